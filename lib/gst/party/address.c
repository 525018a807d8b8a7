/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Addresses of parties whose names are known: what stands between the lines of one and is none of it (registrations,
 * telephones, the name once more) is left out, and where no block of lines with one edge had an address, it is looked
 * for under the name: a letterhead is centred, and says between the two what the firm does. A seller's may stand in the
 * foot of the page.
 */
#include <string.h>

#include "dx/extract/ident.h"

#include "party.h"
#include "party_int.h"
#include "record/record.h"

#define UNDER_LINES   8  /* lines of the page under a name in which its address may begin */
#define ADDRESS_LINES 5  /* of one address */
#define LINES_FAR     3  /* heights between two of its lines, at most */
#define EDGE_NEAR     2  /* heights between the edges, or the middles, of a name and what is its address */
#define ADDRESS_WORDS 64 /* of one address */
#define HOUSE_MAX     8  /* bytes of the number of a house */
#define STATE_DIGITS  2

/* ---- under the name ---- */

/* "334-B", "12/3": the number of a house, alone on its line; digits alone may be anything. */
static bool is_house(const char *text)
{
	const size_t n = strlen(text);

	return n <= HOUSE_MAX && dx_is_digit(text[0]) && !strchr(text, ' ') && strpbrk(text, "-/") &&
	       !strchr("-/", text[n - 1]);
}

struct found {
	const struct dx_word *words[ADDRESS_WORDS];
	size_t n;
	const char *text;
};

/* A name, the last words of SEG of LINE: "To : M/s Sura and Sons". */
struct named {
	const struct dx_line *line;
	struct dx_seg seg;
	struct dx_place box; /* of the name alone */
};

/* Do SEG of LINE and a name have an edge or their middle in common? */
static bool is_under(const struct named *name, const struct dx_line *line, const struct dx_seg *seg)
{
	const struct dx_place *box = &name->box;
	const int32_t near = EDGE_NEAR * line->height;
	const int32_t right = seg->x1 - box->x1;
	const int32_t middle = (seg->x0 - box->x0 + right) / 2;

	if ((right > -near && right < near) || (middle > -near && middle < near))
		return true;
	for (size_t k = 0; k < name->seg.n; k++) { /* "M/s" before it */
		const int32_t left = seg->x0 - name->line->words[name->seg.first + k]->x0;

		if (name->line->words[name->seg.first + k]->x0 <= box->x0 && left > -near && left < near)
			return true;
	}
	return false;
}

/* Does LINE, number AT, begin what is another party's: a heading of one? */
static bool is_others(const struct dx_job *job, size_t at)
{
	const struct dx_labels *l = &job->labels;

	for (size_t k = l->line_first[at]; k < l->line_first[at + 1]; k++)
		if ((!l->v[k].inner || l->v[k].has_colon) && /* "Next to Fire Station" */
		    (l->v[k].field == GL_RECIPIENT || l->v[k].field == GL_SUPPLIER || l->v[k].field == GL_SHIP_TO))
			return true;
	return false;
}

/* Is LINE the next one under what ends at Y1, a line of an address or the name? */
static bool follows(const struct dx_line *line, int32_t y1)
{
	return line->y0 - y1 < LINES_FAR * line->height;
}

static void take(struct dx_job *job, struct found *f, const struct dx_line *line, const struct dx_seg *seg,
		 const char *text)
{
	for (size_t i = 0; i < seg->n && f->n < ADDRESS_WORDS; i++)
		f->words[f->n++] = line->words[seg->first + i];
	f->text = f->text ? dx_asprintf(job->arena, "%s, %s", f->text, text) : text;
}

/* The address under NAME, which line AT of the page has; WIDE: in letters of one width. */
static bool look_under(struct dx_job *job, size_t at, const struct named *name, const char *text_of_name, bool wide,
		       struct dx_val *v)
{
	const size_t page = name->line->page;
	struct found f = {.n = 0};
	size_t lines = 0;
	int32_t y1 = name->box.y1;
	bool ended = false;

	for (size_t i = at + 1; i < job->lines.n && i <= at + UNDER_LINES && lines < ADDRESS_LINES && !ended; i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t n;
		struct dx_seg *segs;

		if (line->page != page || line->used || !follows(line, y1) || (f.n == 0 && is_others(job, i)))
			break;
		segs = wide ? dx_gst_wide_runs(job->arena, line, &n) : dx_lines_segments(job->arena, line, &n);
		for (size_t k = 0; k < n; k++) {
			const char *whole = dx_lines_text(job->arena, line->words + segs[k].first, segs[k].n);
			const char *text = dx_gst_kept(job, whole, text_of_name);

			if (!is_under(name, line, &segs[k]))
				continue;
			y1 = line->y1;
			if (f.n == 0 && !(*text && (dx_gst_says_where(text) || is_house(text))))
				break; /* what the firm does, its registrations */
			ended = f.n && (!*text || dx_gst_is_heading(text));
			if (ended)
				break;
			take(job, &f, line, &segs[k], text);
			ended = dx_gst_address_ends(job, whole) < strlen(whole) &&
				dx_gst_has_pin(f.text); /* by a telephone */
			lines++;
			break;
		}
	}
	if (!f.n || !dx_gst_says_where(f.text))
		return false;
	*v = dx_lines_val(job->arena, &job->pages[page], f.words, f.n);
	v->text = f.text;
	return true;
}

/* "Sura Telecom Limited | Regd. office: 12 Ring Road, Kochi 682087 | GSTIN …": the address behind the name in LINE from
 * word FROM to word TO on. */
static bool look_behind(struct dx_job *job, const struct dx_line *line, size_t from, size_t to, struct dx_val *v)
{
	const char *text = dx_gst_kept(job, dx_lines_text(job->arena, line->words + from, to - from), "-");

	if (!dx_gst_has_pin(text))
		return false;
	*v = dx_lines_val(job->arena, &job->pages[line->page], line->words + from, to - from);
	v->text = text;
	return true;
}

/* Do the N words of LINE from word FROM on say NAME, or that and a comma? */
static bool says(struct dx_job *job, const struct dx_line *line, size_t from, size_t n, const char *name)
{
	const struct dx_str text = dx_str(dx_lines_text(job->arena, line->words + from, n));
	const bool comma = dx_str_ends(text, ",") && !dx_str_ends(dx_str(name), ",");

	return dx_str_ieq(dx_strn(text.p, text.n - comma), dx_str(name));
}

/* The address of P, under or behind its name on the first page, wherever else that name was found. */
static void near_name(struct dx_job *job, struct gst_party *p)
{
	const char *name = p->name.text;
	size_t words = 1;
	bool head = true; /* above the table */

	for (const char *c = name; *c; c++)
		words += *c == ' ';
	for (size_t i = 0; i < job->lines.n && job->lines.v[i].page == 0; i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t n;
		struct dx_seg *segs;

		head = head && !line->used;
		if (line->used || line->n < words)
			continue;
		segs = dx_lines_segments(job->arena, line, &n);
		for (size_t k = 0; k < n; k++) {
			const size_t end = segs[k].first + segs[k].n;
			struct named at = {.line = line, .seg = segs[k]};

			if (segs[k].n < words)
				continue;
			if (head && says(job, line, end - words, words, name)) {
				at.box = dx_lines_place(&job->pages[line->page], line->words + end - words, words);
				if (look_under(job, i, &at, name, false, &p->address) ||
				    (p->name.source == DX_VAL_OCR && look_under(job, i, &at, name, true, &p->address)))
					return;
			} else if (segs[k].n > words && says(job, line, segs[k].first, words, name) &&
				   look_behind(job, line, segs[k].first + words, end, &p->address)) {
				return;
			}
		}
	}
}

/* ---- in the foot ---- */

/* Is TEXT of a bank, or of a court? Those have addresses, too. */
static bool is_of_others(const char *text)
{
	static const char *const others[] = {"bank", "branch", "ifsc", "a/c", "jurisdiction", "courts", "court"};
	const char *at = text;
	struct dx_str w;

	while ((w = dx_gst_next_word(&at)).n)
		if (dx_str_is_one_of(dx_str_strip(w, "", ".:"), others, DX_LEN(others)))
			return true;
	return false;
}

const char *dx_gst_whole_address(struct dx_job *job, size_t at, size_t first, size_t n)
{
	const struct dx_line *line = &job->lines.v[at];
	const char *whole = n ? dx_lines_text(job->arena, line->words + first, n) : "";
	const char *text;

	if (line->used || is_of_others(whole) || is_others(job, at))
		return NULL;
	text = dx_gst_kept(job, whole, "-");
	return dx_gst_has_pin(text) && dx_gst_is_address(text) ? text : NULL;
}

/* "Factory : Plot No. 12, Ring Road, Kochi - 682087" below the items: the only address that stands there, perhaps on
 * each page. */
static void in_foot(struct dx_job *job, struct gst_party *p)
{
	struct dx_val found = {0};
	size_t below = dx_gst_head_end(job);

	for (size_t i = below; i < job->lines.n; i++)
		if (job->lines.v[i].used)
			below = i + 1;
	for (size_t i = below; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		const char *text = dx_gst_whole_address(job, i, 0, line->n);

		if (!text)
			continue;
		if (dx_val_has(&found) && strcmp(found.text, text) != 0)
			return;
		found = dx_lines_val(job->arena, &job->pages[line->page], line->words, line->n);
		found.text = text;
	}
	if (dx_val_has(&found))
		p->address = found;
}

/* ---- */

/* Has PART more digits than the code of a state, and no PIN code: "RA-1/NAR/24-25", a day? */
static bool has_number(const char *part)
{
	size_t digits = 0;

	for (const char *p = part; *p; p++)
		digits += dx_is_digit(*p);
	return digits > STATE_DIGITS && !dx_gst_has_pin(part);
}

/* "India", "India.": as all that have a PIN code. */
static bool is_home(const char *part)
{
	return dx_str_ieq_c(dx_strn(part, strcspn(part, ".")), "india");
}

/* The state that PART names, "Telangana IN", "(Rajasthan)", "Tamil Nadu - 33"; NULL: it is none. */
static const char *state_of(struct dx_job *job, const char *part)
{
	const char *plain = part + strspn(part, " (");
	const char *last = strrchr(plain, ' ');
	const char *code;

	if (has_number(part))
		return NULL;
	code = dx_ident_state_in(job->arena, dx_str(plain));
	if (!code && last)
		code = dx_ident_state_in(job->arena, dx_strn(plain, (size_t)(last - plain)));
	return code;
}

/* PART, "Tamil Nadu - 33" or "Tamil Nadu (33)", without the code that the law has for its state. */
static const char *without_code(struct dx_job *job, const char *part)
{
	size_t n = strlen(part);
	struct dx_str digits;
	const char *code;

	n -= n && part[n - 1] == ')';
	if (n < 4 || !dx_is_digit(part[n - 1]) || !dx_is_digit(part[n - 2]) || !strchr(" -(", part[n - 3]))
		return part;
	digits = dx_strn(part + n - 2, 2);
	for (n -= 2; n && strchr(" -(", part[n - 1]);)
		n--;
	code = dx_ident_state_in(job->arena, dx_strn(part, n));
	return code && dx_str_eq_c(digits, code) ? dx_strndup(job->arena, part, n) : part;
}

/* The address TEXT without the stop that ends it behind a PIN code or a state. */
static const char *without_stop(struct dx_job *job, const char *text)
{
	const size_t n = strlen(text);
	const char *last = strrchr(text, ',');
	const char *plain;

	if (n < 2 || text[n - 1] != '.')
		return text;
	plain = dx_strndup(job->arena, text, n - 1);
	last = plain + (last ? (size_t)(last - text) + 1 : 0);
	return dx_is_digit(text[n - 2]) || dx_ident_state_in(job->arena, dx_str(last)) ? plain : text;
}

/* "12 Ring Road, New" over "Delhi - 110001": does OUT, an address so far, end in the first word of a place's name? */
static bool breaks_place(const char *out)
{
	static const char *const first[] = {"new",    "navi", "greater",  "tamil",     "uttar", "madhya",
					    "andhra", "west", "himachal", "arunachal", "upper", "lower"};
	const char *last = strrchr(out, ',');

	last = last ? last + 1 + strspn(last + 1, " ") : out;
	return dx_str_is_one_of(dx_str(last), first, DX_LEN(first));
}

/* P's address without what is none of it; absent where nothing of a place is left. Behind a PIN code stand its state
 * and country, which is no news, and nothing else. */
static void clean(struct dx_job *job, struct gst_party *p)
{
	const char *rest = p->address.text;
	const char *out = "";
	const char *name = dx_val_has(&p->name) ? p->name.text : "-";
	bool pin = false;
	bool state = false;

	while (*rest) {
		const size_t n = strcspn(rest, ",");
		const char *part = dx_gst_kept(job, dx_strndup(job->arena, rest, n), name);
		const bool again = pin && state && state_of(job, part);

		part = dx_gst_up_to_pin(job, part);

		if (*part && pin && !state_of(job, part) && !is_home(part))
			break;
		if (*part && pin)
			part = without_code(job, part);
		if (*part && !again && !dx_gst_is_no_place(job, part) && !(pin && is_home(part)) &&
		    !(*out == '\0' && dx_gst_is_only_trade(part)))
			out = dx_asprintf(job->arena, "%s%s%s", out,
					  *out == '\0'        ? ""
					  : breaks_place(out) ? " "
							      : ", ",
					  part);
		state |= pin && *part && state_of(job, part);
		pin |= dx_gst_has_pin(part);
		rest += n;
		rest += strspn(rest, ", ");
	}
	if (dx_gst_says_where(out))
		p->address.text = without_stop(job, out);
	else
		p->address.source = DX_VAL_ABSENT;
}

void dx_gst_address(struct dx_job *job, struct gst_party *p, bool sells)
{
	if (dx_val_has(&p->address))
		clean(job, p);
	if (!dx_val_has(&p->address) && dx_val_has(&p->name)) {
		near_name(job, p);
		if (!dx_val_has(&p->address) && sells)
			in_foot(job, p);
		if (dx_val_has(&p->address))
			clean(job, p);
	}
	if (dx_val_has(&p->address))
		dx_gst_address_goes_on(job, p);
}
