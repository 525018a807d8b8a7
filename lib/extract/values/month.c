/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/extract/month.h"

#include "dx/base/utf8.h"

/* Short and long names, in small letters. */
static const struct {
	const char *name;
	int month;
} months[] = {
	/* English */
	{"january", 1},
	{"jan", 1},
	{"february", 2},
	{"feb", 2},
	{"march", 3},
	{"mar", 3},
	{"april", 4},
	{"apr", 4},
	{"may", 5},
	{"june", 6},
	{"jun", 6},
	{"july", 7},
	{"jul", 7},
	{"august", 8},
	{"aug", 8},
	{"september", 9},
	{"sept", 9},
	{"sep", 9},
	{"october", 10},
	{"oct", 10},
	{"november", 11},
	{"nov", 11},
	{"december", 12},
	{"dec", 12},
	/* Hindi */
	{"जनवरी", 1},
	{"जन", 1},
	{"फ़रवरी", 2},
	{"फरवरी", 2},
	{"फर", 2},
	{"मार्च", 3},
	{"अप्रैल", 4},
	{"अप्रै", 4},
	{"मई", 5},
	{"जून", 6},
	{"जुलाई", 7},
	{"अगस्त", 8},
	{"सितंबर", 9},
	{"सितम्बर", 9},
	{"अक्टूबर", 10},
	{"अक्तूबर", 10},
	{"नवंबर", 11},
	{"नवम्बर", 11},
	{"दिसंबर", 12},
	{"दिसम्बर", 12},
	/* German */
	{"januar", 1},
	{"jänner", 1},
	{"februar", 2},
	{"märz", 3},
	{"mär", 3},
	{"mrz", 3},
	{"mai", 5},
	{"juni", 6},
	{"juli", 7},
	{"oktober", 10},
	{"okt", 10},
	{"dezember", 12},
	{"dez", 12},
	/* Dutch */
	{"januari", 1},
	{"februari", 2},
	{"maart", 3},
	{"mrt", 3},
	{"mei", 5},
	{"augustus", 8},
	/* French */
	{"janvier", 1},
	{"janv", 1},
	{"février", 2},
	{"fevrier", 2},
	{"févr", 2},
	{"fév", 2},
	{"fevr", 2},
	{"mars", 3},
	{"avril", 4},
	{"avr", 4},
	{"juin", 6},
	{"juillet", 7},
	{"juil", 7},
	{"août", 8},
	{"aoû", 8},
	{"aout", 8},
	{"septembre", 9},
	{"octobre", 10},
	{"novembre", 11},
	{"décembre", 12},
	{"decembre", 12},
	{"déc", 12},
	/* Icelandic */
	{"janúar", 1},
	{"febrúar", 2},
	{"apríl", 4},
	{"maí", 5},
	{"júní", 6},
	{"júlí", 7},
	{"ágúst", 8},
	{"nóvember", 11},
	/* Spanish and Italian */
	{"enero", 1},
	{"ene", 1},
	{"febrero", 2},
	{"marzo", 3},
	{"abril", 4},
	{"abr", 4},
	{"mayo", 5},
	{"junio", 6},
	{"julio", 7},
	{"agosto", 8},
	{"ago", 8},
	{"septiembre", 9},
	{"octubre", 10},
	{"noviembre", 11},
	{"diciembre", 12},
	{"dic", 12},
	{"gennaio", 1},
	{"gen", 1},
	{"febbraio", 2},
	{"aprile", 4},
	{"maggio", 5},
	{"mag", 5},
	{"giugno", 6},
	{"giu", 6},
	{"luglio", 7},
	{"lug", 7},
	{"settembre", 9},
	{"set", 9},
	{"ottobre", 10},
	{"ott", 10},
	{"dicembre", 12},
	/* Malay and Indonesian */
	{"mac", 3},
	{"maret", 3},
	{"julai", 7},
	{"ogos", 8},
	{"agustus", 8},
	{"disember", 12},
	{"dis", 12},
	{"desember", 12},
	{"des", 12},
	/* Portuguese */
	{"janeiro", 1},
	{"fevereiro", 2},
	{"fev", 2},
	{"março", 3},
	{"maio", 5},
	{"junho", 6},
	{"julho", 7},
	{"setembro", 9},
	{"outubro", 10},
	{"out", 10},
	{"novembro", 11},
	{"dezembro", 12},
	/* Marathi */
	{"जानेवारी", 1},
	{"फेब्रुवारी", 2},
	{"एप्रिल", 4},
	{"मे", 5},
	{"जुलै", 7},
	{"ऑगस्ट", 8},
	{"सप्टेंबर", 9},
	{"ऑक्टोबर", 10},
	{"नोव्हेंबर", 11},
	{"डिसेंबर", 12},
	/* Swedish, Danish and Norwegian */
	{"marts", 3},
	{"maj", 5},
	{"augusti", 8},
	/* Polish, as days have them */
	{"stycznia", 1},
	{"sty", 1},
	{"lutego", 2},
	{"lut", 2},
	{"marca", 3},
	{"kwietnia", 4},
	{"kwi", 4},
	{"maja", 5},
	{"czerwca", 6},
	{"cze", 6},
	{"lipca", 7},
	{"lip", 7},
	{"sierpnia", 8},
	{"sie", 8},
	{"września", 9},
	{"wrz", 9},
	{"października", 10},
	{"paź", 10},
	{"listopada", 11},
	{"lis", 11},
	{"grudnia", 12},
	{"gru", 12},
	/* Czech, as days have them */
	{"ledna", 1},
	{"února", 2},
	{"března", 3},
	{"dubna", 4},
	{"května", 5},
	{"června", 6},
	{"července", 7},
	{"srpna", 8},
	{"září", 9},
	{"října", 10},
	{"listopadu", 11},
	{"prosince", 12},
	/* Hungarian */
	{"január", 1},
	{"február", 2},
	{"március", 3},
	{"márc", 3},
	{"április", 4},
	{"ápr", 4},
	{"május", 5},
	{"máj", 5},
	{"június", 6},
	{"jún", 6},
	{"július", 7},
	{"júl", 7},
	{"augusztus", 8},
	{"szeptember", 9},
	{"szept", 9},
	{"október", 10},
	/* Romanian */
	{"ianuarie", 1},
	{"februarie", 2},
	{"martie", 3},
	{"aprilie", 4},
	{"iunie", 6},
	{"iulie", 7},
	{"septembrie", 9},
	{"octombrie", 10},
	{"noiembrie", 11},
	{"decembrie", 12},
	/* Finnish, as days have them */
	{"tammikuuta", 1},
	{"helmikuuta", 2},
	{"maaliskuuta", 3},
	{"huhtikuuta", 4},
	{"toukokuuta", 5},
	{"kesäkuuta", 6},
	{"heinäkuuta", 7},
	{"elokuuta", 8},
	{"syyskuuta", 9},
	{"lokakuuta", 10},
	{"marraskuuta", 11},
	{"joulukuuta", 12},
	/* Turkish */
	{"ocak", 1},
	{"şubat", 2},
	{"mart", 3},
	{"nisan", 4},
	{"mayıs", 5},
	{"haziran", 6},
	{"temmuz", 7},
	{"ağustos", 8},
	{"eylül", 9},
	{"ekim", 10},
	{"kasım", 11},
	{"aralık", 12},
	/* Ukrainian, as days have them */
	{"січня", 1},
	{"лютого", 2},
	{"березня", 3},
	{"квітня", 4},
	{"травня", 5},
	{"червня", 6},
	{"липня", 7},
	{"серпня", 8},
	{"вересня", 9},
	{"жовтня", 10},
	{"листопада", 11},
	{"грудня", 12},
	/* Russian, as days have them */
	{"января", 1},
	{"февраля", 2},
	{"марта", 3},
	{"апреля", 4},
	{"мая", 5},
	{"июня", 6},
	{"июля", 7},
	{"августа", 8},
	{"сентября", 9},
	{"октября", 10},
	{"ноября", 11},
	{"декабря", 12},
	/* Bulgarian and Macedonian */
	{"януари", 1},
	{"февруари", 2},
	{"март", 3},
	{"април", 4},
	{"май", 5},
	{"юни", 6},
	{"юли", 7},
	{"август", 8},
	{"септември", 9},
	{"октомври", 10},
	{"ноември", 11},
	{"декември", 12},
	{"јануари", 1},
	{"мај", 5},
	{"јуни", 6},
	{"јули", 7},
	/* Serbian */
	{"јануар", 1},
	{"фебруар", 2},
	{"јун", 6},
	{"јул", 7},
	{"септембар", 9},
	{"октобар", 10},
	{"новембар", 11},
	{"децембар", 12},
	{"avgust", 8},
	{"septembar", 9},
	{"oktobar", 10},
	{"novembar", 11},
	{"decembar", 12},
	/* Slovene and Slovak, as days have them */
	{"januarja", 1},
	{"februarja", 2},
	{"aprila", 4},
	{"junija", 6},
	{"julija", 7},
	{"avgusta", 8},
	{"septembra", 9},
	{"oktobra", 10},
	{"novembra", 11},
	{"decembra", 12},
	{"januára", 1},
	{"februára", 2},
	{"apríla", 4},
	{"mája", 5},
	{"júna", 6},
	{"júla", 7},
	{"augusta", 8},
	{"októbra", 10},
	/* Croatian, as days have them, but for the tenth, which is the eleventh in Polish */
	{"siječnja", 1},
	{"veljače", 2},
	{"ožujka", 3},
	{"travnja", 4},
	{"svibnja", 5},
	{"lipnja", 6},
	{"srpnja", 7},
	{"kolovoza", 8},
	{"rujna", 9},
	{"studenoga", 11},
	{"prosinca", 12},
	/* Lithuanian, Latvian, Estonian */
	{"sausio", 1},
	{"vasario", 2},
	{"kovo", 3},
	{"balandžio", 4},
	{"gegužės", 5},
	{"birželio", 6},
	{"liepos", 7},
	{"rugpjūčio", 8},
	{"rugsėjo", 9},
	{"spalio", 10},
	{"lapkričio", 11},
	{"gruodžio", 12},
	{"janvāris", 1},
	{"februāris", 2},
	{"aprīlis", 4},
	{"maijs", 5},
	{"jūnijs", 6},
	{"jūlijs", 7},
	{"augusts", 8},
	{"septembris", 9},
	{"oktobris", 10},
	{"novembris", 11},
	{"decembris", 12},
	{"janvārī", 1},
	{"februārī", 2},
	{"martā", 3},
	{"aprīlī", 4},
	{"maijā", 5},
	{"jūnijā", 6},
	{"jūlijā", 7},
	{"augustā", 8},
	{"septembrī", 9},
	{"oktobrī", 10},
	{"novembrī", 11},
	{"decembrī", 12},
	{"jaanuar", 1},
	{"veebruar", 2},
	{"märts", 3},
	{"aprill", 4},
	{"juuni", 6},
	{"juuli", 7},
	{"oktoober", 10},
	{"detsember", 12},
	/* Greek, as days have them */
	{"ιανουαρίου", 1},
	{"φεβρουαρίου", 2},
	{"μαρτίου", 3},
	{"απριλίου", 4},
	{"μαΐου", 5},
	{"ιουνίου", 6},
	{"ιουλίου", 7},
	{"αυγούστου", 8},
	{"σεπτεμβρίου", 9},
	{"οκτωβρίου", 10},
	{"νοεμβρίου", 11},
	{"δεκεμβρίου", 12},
	/* Albanian */
	{"janar", 1},
	{"shkurt", 2},
	{"prill", 4},
	{"qershor", 6},
	{"korrik", 7},
	{"gusht", 8},
	{"shtator", 9},
	{"tetor", 10},
	{"nëntor", 11},
	{"dhjetor", 12},
	/* Catalan */
	{"gener", 1},
	{"febrer", 2},
	{"març", 3},
	{"maig", 5},
	{"juny", 6},
	{"juliol", 7},
	{"agost", 8},
	{"setembre", 9},
	{"desembre", 12},
	/* Swahili and Afrikaans */
	{"machi", 3},
	{"aprili", 4},
	{"agosti", 8},
	{"septemba", 9},
	{"oktoba", 10},
	{"novemba", 11},
	{"desemba", 12},
	{"januarie", 1},
	{"junie", 6},
	{"julie", 7},
	/* What recognition makes of short names; a name of nothing in any of these languages */
	{"jui", 7},
	{"auq", 8},
	{"oet", 10},
	{"ocl", 10},
	{"dee", 12},
	{"deo", 12},
};

static bool is_letter(struct dx_str s, size_t at)
{
	unsigned char c;

	if (at >= s.n)
		return false;
	c = (unsigned char)s.p[at];
	return c >= 0x80 || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* The small letter of a capital: Latin with accents, Greek, Cyrillic. */
static uint32_t small(uint32_t cp)
{
	const bool odd = (cp & 1) != 0;

	if (cp < 0x80)
		return cp >= 'A' && cp <= 'Z' ? cp + 32 : cp;
	if ((cp >= 0xc0 && cp <= 0xde && cp != 0xd7) || (cp >= 0x391 && cp <= 0x3a9) || (cp >= 0x410 && cp <= 0x42f))
		return cp + 32;
	if ((cp >= 0x139 && cp <= 0x148) || (cp >= 0x179 && cp <= 0x17e)) /* a capital stands before its letter */
		return odd ? cp + 1 : cp;
	if (cp == 0x130 || cp == 0x131) /* Turkish has one with a dot and one without in either size */
		return 'i';
	if (cp >= 0x100 && cp <= 0x177)
		return odd ? cp : cp + 1;
	return cp >= 0x400 && cp <= 0x40f ? cp + 80 : cp;
}

/* How many bytes of S are NAME at its start, capitals or not; 0: it begins with something else. */
static size_t name_length(struct dx_str s, const char *name)
{
	const struct dx_str n = dx_str(name);
	size_t at = 0;
	size_t of_name = 0;
	uint32_t a;
	uint32_t b;

	while (dx_utf8_next(n, &of_name, &a))
		if (!dx_utf8_next(s, &at, &b) || small(b) != small(a))
			return 0;
	return at;
}

int dx_month_scan(struct dx_str s, size_t *used_r)
{
	const char first = s.n > 0 ? (char)small((unsigned char)s.p[0] & 0x7f) : '\0';
	const bool ascii = s.n > 0 && (unsigned char)s.p[0] < 0x80;

	for (size_t i = 0; i < DX_LEN(months); i++) {
		size_t n;

		/* every cell of a table comes here, and few are months */
		if (ascii != ((unsigned char)months[i].name[0] < 0x80) || (ascii && months[i].name[0] != first))
			continue;
		n = name_length(s, months[i].name);
		if (n && !is_letter(s, n)) {
			*used_r = n;
			return months[i].month;
		}
	}
	return 0;
}
