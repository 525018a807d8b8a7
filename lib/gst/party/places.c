/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "Golden Night Crackers, Kottayam", "Sunayana Eye Wear, Main Bazaar, Nagpur, Maharashtra": somebody's place in the
 * line of the name, told by a state, a town of some size, or what streets and quarters are called. A comma in "Smith,
 * Jones & Co" parts no place off.
 */
#include <string.h>

#include "dx/extract/ident.h"

#include "party_int.h"

/* What streets, quarters and buildings end with, and what stands before what they are near to. */
static const char *const streets[] = {
	"road",   "rd",    "street",   "st",     "marg",    "lane",    "bazaar",    "bazar",   "market",
	"chowk",  "nagar", "pura",     "colony", "layout",  "extn",    "extension", "circle",  "highway",
	"estate", "area",  "zone",     "vihar",  "enclave", "complex", "ganj",      "gunj",    "peth",
	"wadi",   "dist",  "district", "taluk",  "taluka",  "tehsil",  "mandal",    "village", "phase",
	"sector", "plaza", "arcade",   "bhavan", "tower",   "towers",  "chambers"};
static const char *const near[] = {"near",   "opp", "opposite", "behind", "dist", "district", "village", "taluk",
				   "taluka", "tal", "via",      "at",     "po",   "p.o",      "off"};

/* Cities, and towns that trade, of India. */
static const char *const towns[] = {
	"agartala",     "agra",        "ahmedabad",    "ahmednagar",    "aizawl",      "ajmer",       "akola",
	"alappuzha",    "aligarh",     "allahabad",    "alwar",         "ambala",      "amravati",    "amritsar",
	"anantapur",    "ankleshwar",  "asansol",      "aurangabad",    "bangalore",   "bareilly",    "baroda",
	"bathinda",     "belagavi",    "belgaum",      "bellary",       "bengaluru",   "berhampur",   "bharuch",
	"bhavnagar",    "bhilai",      "bhilwara",     "bhiwadi",       "bhiwandi",    "bhopal",      "bhubaneswar",
	"bhuj",         "bikaner",     "bilaspur",     "bokaro",        "bombay",      "burdwan",     "calcutta",
	"calicut",      "chandigarh",  "chandrapur",   "chennai",       "chittoor",    "cochin",      "coimbatore",
	"cuddalore",    "cuttack",     "daman",        "darbhanga",     "davangere",   "dehradun",    "delhi",
	"deoghar",      "dewas",       "dhanbad",      "dharwad",       "dhule",       "dibrugarh",   "dindigul",
	"durgapur",     "eluru",       "ernakulam",    "erode",         "etawah",      "faridabad",   "firozabad",
	"gandhidham",   "gandhinagar", "gangtok",      "gaya",          "ghaziabad",   "gorakhpur",   "gulbarga",
	"guntur",       "gurgaon",     "gurugram",     "guwahati",      "gwalior",     "haldia",      "haldwani",
	"haridwar",     "hassan",      "hisar",        "hosur",         "howrah",      "hubballi",    "hubli",
	"hyderabad",    "imphal",      "indore",       "itanagar",      "jabalpur",    "jaipur",      "jaisalmer",
	"jalandhar",    "jalgaon",     "jalna",        "jammu",         "jamnagar",    "jamshedpur",  "jhansi",
	"jodhpur",      "jorhat",      "junagadh",     "kadapa",        "kakinada",    "kanchipuram", "kannur",
	"kanpur",       "karimnagar",  "karnal",       "karur",         "katni",       "kharagpur",   "kochi",
	"kohima",       "kolhapur",    "kolkata",      "kollam",        "korba",       "kota",        "kottayam",
	"kozhikode",    "kurnool",     "latur",        "lucknow",       "ludhiana",    "madras",      "madurai",
	"mangalore",    "mangaluru",   "mathura",      "meerut",        "mehsana",     "moradabad",   "morbi",
	"mumbai",       "muzaffarpur", "mysore",       "mysuru",        "nadiad",      "nagercoil",   "nagpur",
	"namakkal",     "nanded",      "nashik",       "nasik",         "navsari",     "nellore",     "nizamabad",
	"noida",        "ongole",      "palakkad",     "palanpur",      "panaji",      "panipat",     "panvel",
	"paradip",      "patiala",     "patna",        "pimpri",        "pondicherry", "porbandar",   "puducherry",
	"pune",         "purnia",      "raichur",      "raigarh",       "raipur",      "rajahmundry", "rajkot",
	"ramgarh",      "ranchi",      "ratlam",       "ratnagiri",     "rewa",        "rohtak",      "roorkee",
	"rourkela",     "saharanpur",  "salem",        "sambalpur",     "sangli",      "satara",      "satna",
	"secunderabad", "shillong",    "shimla",       "shimoga",       "sikar",       "silchar",     "siliguri",
	"silvassa",     "sivakasi",    "solapur",      "sonipat",       "srinagar",    "surat",       "thane",
	"thanjavur",    "thoothukudi", "thrissur",     "tirunelveli",   "tirupati",    "tiruppur",    "tirupur",
	"trichur",      "trichy",      "trivandrum",   "tumakuru",      "tumkur",      "tuticorin",   "udaipur",
	"udupi",        "ujjain",      "vadodara",     "vapi",          "varanasi",    "vasai",       "vellore",
	"veraval",      "vijayawada",  "virudhunagar", "visakhapatnam", "vizag",       "warangal",    "wardha",
	"yamunanagar"};

/* The word of S that ends before END, without what stands around it. */
static struct dx_str last_word(struct dx_str s)
{
	size_t from;

	while (s.n && strchr(" .,()", s.p[s.n - 1]))
		s.n--;
	for (from = s.n; from && s.p[from - 1] != ' ';)
		from--;
	return dx_str_sub(s, from, SIZE_MAX);
}

/* S without the number and the dash that a town may end with ("Nagpur - 440 010"), and what stands around it. */
static struct dx_str without_number(struct dx_str s)
{
	while (s.n && s.p[0] == ' ')
		s = dx_str_sub(s, 1, SIZE_MAX);
	while (s.n && strchr(" .-()0123456789", s.p[s.n - 1]))
		s.n--;
	return s;
}

/* Is PART, which stands between two commas, a place? */
static bool is_place(struct dx_str part)
{
	const struct dx_str s = without_number(part);
	const void *blank = s.n ? memchr(s.p, ' ', s.n) : NULL;
	const struct dx_str first = dx_strn(s.p, blank ? (size_t)((const char *)blank - s.p) : s.n);
	const struct dx_str last = last_word(s);

	if (s.n == 0)
		return false;
	return dx_ident_state(s) || dx_str_is_one_of(s, towns, DX_LEN(towns)) ||
	       dx_str_is_one_of(dx_strn(first.p, first.n - (first.p[first.n - 1] == '.')), near, DX_LEN(near)) ||
	       (blank && dx_str_is_one_of(last, streets, DX_LEN(streets)));
}

size_t dx_gst_name_before_place(const char *text)
{
	size_t end = strlen(text);
	size_t name = end;

	for (size_t i = end; i-- > 0;) {
		if (text[i] != ',')
			continue;
		if (!is_place(dx_strn(text + i + 1, end - i - 1)))
			break;
		name = end = i;
	}
	return name;
}
