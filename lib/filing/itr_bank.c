/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Bank statements in itr_prep_json: what narrations say of salary, interest, dividends, refunds and taxes. */
#include <string.h>

#include "dx/extract/ident.h"
#include "itr_int.h"

#define YEARS_MAX 4

enum kind {
	KIND_SALARY,
	KIND_SAVINGS_INTEREST,
	KIND_DEPOSIT_INTEREST,
	KIND_DIVIDEND,
	KIND_REFUND_INTEREST,
	KIND_REFUND,
	KIND_CASH,
	KIND_BANK,
	KIND_OTHER,
	KIND_TAX,
	KIND_TDS,
	KIND_NONE,
	KIND_COUNT,
};

/* The quarters by which advance tax is due: a return asks dividends by them. */
static const char *const quarters[] = {"Upto15Of6", "Upto15Of9", "Up16Of9To15Of12", "Up16Of12To15Of3",
				       "Up16Of3To31Of3"};

struct year {
	int first;
	struct dx_dec sum[KIND_COUNT];
	struct dx_dec dividends[DX_LEN(quarters)];
};

/* One of the statement's accounts. */
struct account {
	const json_t *data;
	const char *prefix; /* of its rows' paths: "", "/accounts/1" */
	const char *type;   /* SB, CA, …; NULL: it is not said */
	bool is_foreign;    /* kept in another currency: its figures are no rupees */
};

struct bank {
	struct dx_fil *f;
	struct account *accounts;
	size_t n_accounts;
	struct year years[YEARS_MAX];
	size_t n_years;
};

/* Is WORD in TEXT, standing alone (letters around it would make it another word)? Both in capitals. */
static bool has_word(const char *text, const char *word)
{
	size_t n = strlen(word);
	for (const char *p = strstr(text, word); p != NULL; p = strstr(p + 1, word)) {
		bool before = p == text || p[-1] < 'A' || p[-1] > 'Z';
		bool after = p[n] < 'A' || p[n] > 'Z';
		if (before && after)
			return true;
	}
	return false;
}

static bool has_any(const char *text, const char *const *words)
{
	for (; *words != NULL; words++)
		if (has_word(text, *words))
			return true;
	return false;
}

static const char *const salary_words[] = {"SALARY", "PAYROLL", "SAL", "WAGES", NULL};
static const char *const interest_words[] = {"INTEREST", "INT.PD",     "INT PD",     "INT.CR", "INT CR",
					     "INT PAID", "INT CREDIT", "INT.CREDIT", NULL};
static const char *const deposit_words[] = {
	"FD", "RD", "TD", "FDR", "FIXED DEPOSIT", "TERM DEPOSIT", "RECURRING DEPOSIT", NULL};
static const char *const dividend_words[] = {"DIVIDEND", "DIV", NULL};
static const char *const tax_words[] = {"INCOME TAX", "CBDT",   "ADVANCE TAX", "SELF ASSESSMENT TAX",
					"OLTAS",      "ITDTAX", NULL};
static const char *const cash_words[] = {"CASH", "CDM", NULL};
static const char *const bank_words[] = {"UPI", "NEFT",   "RTGS", "IMPS",     "ACH",      "NACH", "ECS", "POS",
					 "CHQ", "CHEQUE", "CLG",  "CLEARING", "TRANSFER", "TRF",  "FT",  NULL};

static const char *capitals(struct dx_arena *a, const char *s)
{
	char *out = dx_strdup(a, s != NULL ? s : "");
	for (char *p = out; *p != '\0'; p++)
		if (*p >= 'a' && *p <= 'z')
			*p = (char)(*p - 'a' + 'A');
	return out;
}

static bool is_category(const json_t *t, const char *name)
{
	const char *c = dx_json_str(t, "category");
	return c != NULL && strcmp(c, name) == 0;
}

static enum kind kind_of_credit(const struct account *acc, const json_t *t, const char *text)
{
	if (is_category(t, "salary") || has_any(text, salary_words))
		return KIND_SALARY;
	if (has_word(text, "REFUND") && has_any(text, tax_words))
		return has_any(text, interest_words) ? KIND_REFUND_INTEREST : KIND_REFUND;
	if (is_category(t, "dividend") || has_any(text, dividend_words))
		return KIND_DIVIDEND;
	if (is_category(t, "interest") || has_any(text, interest_words))
		return has_any(text, deposit_words) || (acc->type && strcmp(acc->type, "SB") != 0)
			       ? KIND_DEPOSIT_INTEREST
			       : KIND_SAVINGS_INTEREST;
	if (is_category(t, "cash") || has_any(text, cash_words))
		return KIND_CASH;
	return has_any(text, bank_words) ? KIND_BANK : KIND_OTHER;
}

static enum kind kind_of_debit(const json_t *t, const char *text)
{
	if (has_word(text, "TDS"))
		return KIND_TDS;
	return is_category(t, "tax") || has_any(text, tax_words) ? KIND_TAX : KIND_NONE;
}

static size_t quarter_of(struct dx_date d)
{
	int day = d.month * 100 + d.day;
	if (day >= 401 && day <= 615)
		return 0;
	if (day > 615 && day <= 915)
		return 1;
	if (day > 915 && day <= 1215)
		return 2;
	return day > 1215 || day <= 315 ? 3 : 4;
}

static struct year *year_of(struct bank *b, struct dx_date d)
{
	int first = dx_fil_year(d);
	for (size_t i = 0; i < b->n_years; i++)
		if (b->years[i].first == first)
			return &b->years[i];
	if (b->n_years == YEARS_MAX)
		return NULL;
	struct year *y = &b->years[b->n_years++];
	*y = (struct year){.first = first};
	for (size_t i = 0; i < KIND_COUNT; i++)
		y->sum[i] = dx_dec(0, 2);
	for (size_t i = 0; i < DX_LEN(quarters); i++)
		y->dividends[i] = dx_dec(0, 2);
	return y;
}

static enum kind kind_of(struct dx_arena *a, const struct account *acc, const json_t *t, struct dx_dec *amount_r)
{
	struct dx_inv_amount credit = dx_fil_amount(t, "credit"), debit = dx_fil_amount(t, "debit");
	const char *text = capitals(a, dx_json_str(t, "description"));
	*amount_r = credit.has ? credit.v : debit.v;
	if (credit.has)
		return kind_of_credit(acc, t, text);
	return debit.has ? kind_of_debit(t, text) : KIND_NONE;
}

/* True when a row of ACC could not be put into a year. */
static bool sum_up(struct bank *b, const struct account *acc)
{
	bool lost = false;
	size_t i;
	json_t *t;
	json_array_foreach (json_object_get(acc->data, "transactions"), i, t) {
		struct dx_dec amount;
		struct dx_date d = dx_fil_date(t, "date");
		enum kind k = kind_of(b->f->arena, acc, t, &amount);
		struct year *y = d.year != 0 ? year_of(b, d) : NULL;
		lost = lost || y == NULL;
		if (y == NULL || k == KIND_NONE)
			continue;
		y->sum[k] = dx_dec_add(y->sum[k], amount);
		if (k == KIND_DIVIDEND)
			y->dividends[quarter_of(d)] = dx_dec_add(y->dividends[quarter_of(d)], amount);
	}
	return lost;
}

static void amount(struct dx_jw *w, const char *key, struct dx_dec v)
{
	dx_jw_key(w, key);
	dx_jw_dec(w, v);
}

static void write_account_rows(struct dx_jw *w, struct dx_arena *a, const struct account *acc, const struct year *y,
			       enum kind kind)
{
	size_t i;
	json_t *t;
	json_array_foreach (json_object_get(acc->data, "transactions"), i, t) {
		struct dx_dec v;
		struct dx_date d = dx_fil_date(t, "date");
		if (d.year == 0 || dx_fil_year(d) != y->first || kind_of(a, acc, t, &v) != kind)
			continue;
		dx_jw_obj(w);
		dx_jw_kcstr(w, "path", dx_asprintf(a, "%s/transactions/%zu", acc->prefix, i));
		dx_jw_kcstr(w, "date", dx_json_str(t, "date"));
		dx_jw_kcstr(w, "description", dx_json_str(t, "description"));
		amount(w, "amount", v);
		dx_jw_obj_end(w);
	}
}

/* Rows of one kind and year: date, narration and amount, so that a person can judge. */
static void write_rows(struct dx_jw *w, struct bank *b, const struct year *y, const char *key, enum kind kind)
{
	dx_jw_key(w, key);
	dx_jw_arr(w);
	for (size_t i = 0; i < b->n_accounts; i++)
		if (!b->accounts[i].is_foreign)
			write_account_rows(w, b->f->arena, &b->accounts[i], y, kind);
	dx_jw_arr_end(w);
}

static void write_interest(struct dx_jw *w, const struct year *y)
{
	dx_jw_key(w, "interest");
	dx_jw_obj(w);
	amount(w, "savings", y->sum[KIND_SAVINGS_INTEREST]);
	amount(w, "deposits", y->sum[KIND_DEPOSIT_INTEREST]);
	dx_jw_key(w, "deduction_limits"); /* of the old regime only */
	dx_jw_raw(w, DX_STR("{\"80TTA\":\"10000.00\",\"80TTB\":\"50000.00\"}"));
	dx_jw_obj_end(w);
}

static void write_other_source(struct dx_jw *w, const char *nature, const struct year *y, struct dx_dec sum)
{
	if (dx_itr_rupees(sum) == 0)
		return;
	dx_jw_obj(w);
	dx_jw_kcstr(w, "OthSrcNatureDesc", nature);
	dx_jw_kint(w, "OthSrcOthAmount", dx_itr_rupees(sum));
	if (strcmp(nature, "DIV") == 0) {
		dx_jw_key(w, "DividendInc");
		dx_jw_obj(w);
		dx_jw_key(w, "DateRange");
		dx_jw_obj(w);
		for (size_t i = 0; i < DX_LEN(quarters); i++)
			dx_jw_kint(w, quarters[i], dx_itr_rupees(y->dividends[i]));
		dx_jw_obj_end(w);
		dx_jw_obj_end(w);
	}
	dx_jw_obj_end(w);
}

/* SB, CA, …; NULL when the statement does not say. */
static const char *account_type(struct dx_arena *a, const json_t *data)
{
	const char *text = capitals(a, dx_json_str(data, "account_type"));
	if (has_word(text, "NRO"))
		return "NRO";
	if (has_word(text, "SAVINGS") || has_word(text, "SAVING") || has_word(text, "SB"))
		return "SB";
	if (has_word(text, "CURRENT") || has_word(text, "CA"))
		return "CA";
	if (has_word(text, "OVERDRAFT") || has_word(text, "OD"))
		return "OD";
	if (has_word(text, "CASH CREDIT") || has_word(text, "CC"))
		return "CC";
	return *text != '\0' ? "OTH" : NULL;
}

/* Letters and digits, not more than 20, not all zeros, a digit at the end: what the official schema takes. */
static bool is_account_number(const char *n)
{
	bool other = false;
	size_t len = n != NULL ? strlen(n) : 0;
	for (size_t i = 0; i < len; i++) {
		bool digit = n[i] >= '0' && n[i] <= '9';
		if (!digit && !((n[i] >= 'A' && n[i] <= 'Z') || (n[i] >= 'a' && n[i] <= 'z')))
			return false;
		other = other || n[i] != '0';
	}
	return len > 0 && len <= 20 && other && n[len - 1] >= '0' && n[len - 1] <= '9';
}

static bool account_complete(const struct account *acc)
{
	const char *ifsc = dx_json_str(acc->data, "ifsc");
	return ifsc != NULL && dx_ident_ifsc(dx_str(ifsc)) && dx_json_str(acc->data, "bank_name") != NULL &&
	       acc->type != NULL && is_account_number(dx_json_str(acc->data, "account_number"));
}

static void write_account_fragment(struct dx_jw *w, const struct account *acc)
{
	dx_jw_obj(w);
	dx_jw_kcstr(w, "IFSCCode", dx_json_str(acc->data, "ifsc"));
	dx_jw_kstr(w, "BankName", dx_str_sub(dx_str(dx_json_str(acc->data, "bank_name")), 0, 125));
	dx_jw_kcstr(w, "BankAccountNo", dx_json_str(acc->data, "account_number"));
	dx_jw_kcstr(w, "AccountType", acc->type);
	dx_jw_kcstr(w, "UseForRefund", "false");
	dx_jw_obj_end(w);
}

/* The accounts that the official schema takes, if there are any. */
static void write_account_fragments(struct dx_jw *w, const struct bank *b)
{
	bool any = false;
	for (size_t i = 0; i < b->n_accounts; i++)
		any = any || account_complete(&b->accounts[i]);
	if (!any)
		return;
	dx_jw_key(w, "BankAccountDtls");
	dx_jw_obj(w);
	dx_jw_key(w, "AddtnlBankDetails");
	dx_jw_arr(w);
	for (size_t i = 0; i < b->n_accounts; i++)
		if (account_complete(&b->accounts[i]))
			write_account_fragment(w, &b->accounts[i]);
	dx_jw_arr_end(w);
	dx_jw_obj_end(w);
}

static void write_fragments(struct dx_jw *w, struct bank *b, const struct year *y)
{
	dx_jw_key(w, "itr_fragments");
	dx_jw_obj(w);
	dx_jw_key(w, "OthersInc");
	dx_jw_obj(w);
	dx_jw_key(w, "OthersIncDtlsOthSrc");
	dx_jw_arr(w);
	write_other_source(w, "SAV", y, y->sum[KIND_SAVINGS_INTEREST]);
	write_other_source(w, "IFD", y, y->sum[KIND_DEPOSIT_INTEREST]);
	write_other_source(w, "TAX", y, y->sum[KIND_REFUND_INTEREST]);
	write_other_source(w, "DIV", y, y->sum[KIND_DIVIDEND]);
	dx_jw_arr_end(w);
	dx_jw_obj_end(w);
	write_account_fragments(w, b);
	dx_jw_obj_end(w);
}

static void write_year(struct dx_jw *w, struct bank *b, const struct year *y)
{
	dx_jw_obj(w);
	dx_itr_year(w, b->f->arena, y->first);
	write_rows(w, b, y, "salary_credits", KIND_SALARY);
	write_interest(w, y);
	write_rows(w, b, y, "dividends", KIND_DIVIDEND);
	amount(w, "refund_interest", y->sum[KIND_REFUND_INTEREST]);
	amount(w, "tax_refunds", y->sum[KIND_REFUND]);
	dx_jw_key(w, "business_receipts_44ad");
	dx_jw_obj(w);
	amount(w, "bank", y->sum[KIND_BANK]);
	amount(w, "cash", y->sum[KIND_CASH]);
	amount(w, "other", y->sum[KIND_OTHER]);
	dx_jw_obj_end(w);
	write_rows(w, b, y, "tds_seen", KIND_TDS);
	write_rows(w, b, y, "tax_payments", KIND_TAX);
	write_fragments(w, b, y);
	dx_jw_obj_end(w);
}

static void write_account(struct dx_jw *w, const json_t *data)
{
	static const char *const members[] = {"bank_name",      "branch",          "ifsc",
					      "account_number", "account_holder",  "account_type",
					      "currency",       "opening_balance", "closing_balance"};
	const json_t *period = json_object_get(data, "statement_period");
	dx_jw_obj(w);
	for (size_t i = 0; i < DX_LEN(members); i++)
		dx_jw_kcstr(w, members[i], dx_json_str(data, members[i]));
	dx_jw_kcstr(w, "from", dx_json_str(period, "from"));
	dx_jw_kcstr(w, "to", dx_json_str(period, "to"));
	dx_jw_obj_end(w);
}

/* The statement's accounts: those of a list, or the one that it is of. */
static void find_accounts(struct bank *b, const json_t *data)
{
	const json_t *list = json_object_get(data, "accounts");
	struct dx_arena *a = b->f->arena;
	b->n_accounts = json_array_size(list) > 1 ? json_array_size(list) : 1;
	b->accounts = dx_alloc_array(a, b->n_accounts, sizeof(*b->accounts));
	for (size_t i = 0; i < b->n_accounts; i++) {
		const json_t *one = b->n_accounts > 1 ? json_array_get(list, i) : data;
		const char *currency = dx_json_str(one, "currency");
		b->accounts[i] = (struct account){
			.data = one,
			.prefix = b->n_accounts > 1 ? dx_asprintf(a, "/accounts/%zu", i) : "",
			.type = account_type(a, one),
			.is_foreign = b->n_accounts > 1 && currency != NULL && strcmp(currency, "INR") != 0,
		};
	}
}

static void warn(struct dx_jw *warnings, const struct bank *b, bool lost)
{
	bool unknown = false, incomplete = false, foreign = false;
	for (size_t i = 0; i < b->n_accounts; i++) {
		unknown = unknown || b->accounts[i].type == NULL;
		incomplete = incomplete || !account_complete(&b->accounts[i]);
		foreign = foreign || b->accounts[i].is_foreign;
	}
	if (lost)
		dx_itr_warn(warnings, "some rows have no date, or lie in more than four years: they are in no sum");
	if (unknown)
		dx_itr_warn(warnings,
			    "the statement does not say what kind of account it is: interest without the word "
			    "deposit is taken for a savings account's");
	if (incomplete)
		dx_itr_warn(warnings, "no fragment BankAccountDtls: IFSC, bank, number or kind of account is missing");
	if (foreign)
		dx_itr_warn(warnings, "accounts in other currencies are in no sum");
	dx_itr_warn(warnings,
		    "salary and dividends are what was credited, after tax deducted; business_receipts_44ad are "
		    "all other credits, transfers between own accounts included");
}

void dx_itr_bank(struct dx_jw *w, struct dx_jw *warnings, struct dx_fil *f)
{
	struct bank *b = DX_NEW(f->arena, struct bank);
	bool lost = false;
	*b = (struct bank){.f = f};
	find_accounts(b, f->doc->data);
	dx_jw_key(w, "bank_accounts");
	dx_jw_arr(w);
	for (size_t i = 0; i < b->n_accounts; i++)
		write_account(w, b->accounts[i].data);
	dx_jw_arr_end(w);
	for (size_t i = 0; i < b->n_accounts; i++)
		if (!b->accounts[i].is_foreign)
			lost = sum_up(b, &b->accounts[i]) || lost;
	warn(warnings, b, lost);
	dx_jw_key(w, "years");
	dx_jw_arr(w);
	for (size_t i = 0; i < b->n_years; i++)
		write_year(w, b, &b->years[i]);
	dx_jw_arr_end(w);
	dx_jw_key(w, "continuity");
	if (f->doc->continuity != NULL)
		dx_jw_json(w, f->doc->continuity);
	else
		dx_jw_null(w);
}
