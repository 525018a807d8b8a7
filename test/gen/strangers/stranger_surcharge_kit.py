# SPDX-License-Identifier: AGPL-3.0-or-later
"""Pages, money and parties of stranger_surcharge.py."""

import random
import datetime as dt

from stranger_deposit_kit import (C, CB, H, HB, HI_, Page, T, TB, TI, chop, d2, div, inr, pct, q3, west, wrap)  # noqa: F401: for the trades


def rs_round(p):
    return ((p + 50) // 100) * 100 - p


ONES = ("Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen "
        "Seventeen Eighteen Nineteen").split()
TENS = "- - Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split()


def words(n):
    if n < 20:
        return ONES[n]
    if n < 100:
        return TENS[n // 10] + ("" if n % 10 == 0 else " " + ONES[n % 10])
    for v, name in ((10000000, "Crore"), (100000, "Lakh"), (1000, "Thousand"), (100, "Hundred")):
        if n >= v:
            return words(n // v) + " " + name + ("" if n % v == 0 else " " + words(n % v))


def words_w(n):
    for v, name in ((1000000, "Million"), (1000, "Thousand"), (100, "Hundred")):
        if n >= v:
            return words_w(n // v) + " " + name + ("" if n % v == 0 else " " + words_w(n % v))
    return words(n)


def rupees(p, tail="Only"):
    s = words(p // 100)
    if p % 100:
        s += " and Paise " + words(p % 100)
    return (s + " " + tail).strip()


AL = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def check36(s):
    tot = 0
    for i, ch in enumerate(s):
        v = AL.index(ch) * (1 + i % 2)
        tot += v // 36 + v % 36
    return AL[(36 - tot % 36) % 36]


LET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def pan(r, kind, name):
    return "".join(r.choice(LET) for _ in range(3)) + kind + name[0].upper() + f"{r.randint(1, 9999):04d}" + r.choice(LET)


def gstin(r, state, kind, name):
    s = state + pan(r, kind, name) + r.choice("1111123") + "Z"
    return s + check36(s)


PLACES = {
    "27": ("Maharashtra", [("Pune", "411026", "Bhosari MIDC"), ("Nagpur", "440018", "Wardhaman Nagar"), ("Thane", "400604", "Wagle Estate"), ("Nashik", "422007", "Satpur")]),
    "29": ("Karnataka", [("Bengaluru", "560058", "Peenya 2nd Stage"), ("Hubballi", "580030", "Gokul Road"), ("Mysuru", "570016", "Hebbal Industrial Area")]),
    "33": ("Tamil Nadu", [("Coimbatore", "641021", "SIDCO Kurichi"), ("Chennai", "600058", "Ambattur"), ("Hosur", "635126", "SIPCOT Phase II")]),
    "24": ("Gujarat", [("Surat", "395002", "Ring Road"), ("Vadodara", "390010", "Makarpura"), ("Rajkot", "360004", "Gondal Road")]),
    "07": ("Delhi", [("New Delhi", "110020", "Okhla Phase I"), ("Delhi", "110035", "Lawrence Road")]),
    "09": ("Uttar Pradesh", [("Noida", "201301", "Sector 63"), ("Kanpur", "208012", "Dada Nagar")]),
    "19": ("West Bengal", [("Kolkata", "700046", "Tangra"), ("Howrah", "711204", "Liluah")]),
    "36": ("Telangana", [("Hyderabad", "500037", "Balanagar"), ("Secunderabad", "500003", "Ranigunj")]),
    "08": ("Rajasthan", [("Jaipur", "302013", "VKI Area"), ("Jodhpur", "342003", "Basni Phase II")]),
    "32": ("Kerala", [("Ernakulam", "682025", "Edappally"), ("Thrissur", "680001", "Round South")]),
    "22": ("Chhattisgarh", [("Raipur", "492001", "Urla"), ("Bhilai", "490026", "Hathkhoj")]),
    "06": ("Haryana", [("Faridabad", "121003", "Sector 24"), ("Gurugram", "122016", "Udyog Vihar")]),
    "03": ("Punjab", [("Ludhiana", "141003", "Focal Point"), ("Jalandhar", "144004", "Basti Nau")]),
}
A1 = "Varsha Kesar Nimbus Udaan Pragati Sarvodaya Meghna Trishul Ashwini Kaveri Vindhya Girnar Sahyadri Malwa Konark Nilgiri Aravali Panchal Deccan Sindhura".split()
A2 = "Polymers|Forgings|Agro Foods|Auto Components|Electricals|Packaging|Castings|Textiles|Ceramics|Pharmachem|Infraspaces|Engineering Works|Switchgears|Wires & Cables|Bio Sciences".split("|")
A3 = (("Pvt. Ltd.", "C"), ("Private Limited", "C"), ("Ltd.", "C"), ("LLP", "F"), ("& Co.", "F"), ("Industries", "P"))
FIRST = "Harish Meenal Sudhir Kavita Rajan Lalitha Farhan Gurpreet Anindita Joseph Nandini Omkar Prerna Vikrant Shobha Yusuf Charulata Dinesh".split()
LAST = "Waghmare Pillai Chaturvedi Banerji Solanki Hegde Qureshi Dhillon Fernandes Nadar Mhatre Tripathi Reddi Bhosle Kulshreshtha Saikia".split()


def person(r):
    return r.choice(FIRST) + " " + r.choice(LAST)


def party(r, state=None, avoid=None):
    if state is None:
        state = r.choice([s for s in PLACES if s != avoid])
    sname, cities = PLACES[state]
    city, pin, area = r.choice(cities)
    suffix, kind = r.choice(A3)
    name = f"{r.choice(A1)} {r.choice(A2)} {suffix}"
    plot = f"Plot No. {r.choice(['A-', 'B-', 'C-', 'W-', 'F-'])}{r.randint(4, 210)}"
    return {"name": name, "state": state, "sname": sname, "city": city, "pin": pin, "area": area, "plot": plot,
            "gstin": gstin(r, state, kind, name)}


def day(r, a, b):
    a, b = dt.date.fromisoformat(a), dt.date.fromisoformat(b)
    return a + dt.timedelta(days=r.randrange((b - a).days + 1))


def irn(r):
    return "".join(r.choice("0123456789abcdef") for _ in range(64))


def fy(d):
    y = d.year if d.month > 3 else d.year - 1
    return f"{y % 100:02d}-{(y + 1) % 100:02d}"


def iso(d):
    return d.isoformat()


def truth(data):
    return {"industry": "tax", "template": "gst_invoice", "data": data}


def rng(name, seed):
    return random.Random(f"surcharge/{name}/{seed}")
