# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared things: names, GSTINs, sums, words. Money in paise, quantities in thousandths."""
import datetime
import os
import random
from reportlab.lib.utils import simpleSplit
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

D = "/usr/share/fonts/truetype/"


def font(name, *files, fall="Helvetica"):
    """Register the first file that is there under a name of our own; else a standard font."""
    for f in files:
        if os.path.exists(D + f):
            if name not in pdfmetrics.getRegisteredFontNames():
                pdfmetrics.registerFont(TTFont(name, D + f))
            return name
    return fall


# name: (code, [(city, pin)])
STATES = {
    "Gujarat": ("24", [("Rajkot", "360002"), ("Ahmedabad", "382415"), ("Surat", "395003")]),
    "Maharashtra": ("27", [("Pune", "411026"), ("Nagpur", "440018"), ("Mumbai", "400063")]),
    "Karnataka": ("29", [("Bengaluru", "560058"), ("Hubballi", "580030"), ("Mysuru", "570016")]),
    "Tamil Nadu": ("33", [("Coimbatore", "641006"), ("Chennai", "600032"), ("Madurai", "625009")]),
    "Rajasthan": ("08", [("Jaipur", "302013"), ("Jodhpur", "342005"), ("Kota", "324005")]),
    "Delhi": ("07", [("New Delhi", "110020"), ("Delhi", "110006")]),
    "Punjab": ("03", [("Ludhiana", "141003"), ("Jalandhar", "144004")]),
    "Haryana": ("06", [("Faridabad", "121004"), ("Gurugram", "122015")]),
    "Uttar Pradesh": ("09", [("Kanpur", "208012"), ("Noida", "201301"), ("Aligarh", "202001")]),
    "West Bengal": ("19", [("Kolkata", "700016"), ("Howrah", "711101")]),
    "Telangana": ("36", [("Hyderabad", "500037"), ("Warangal", "506002")]),
    "Kerala": ("32", [("Kochi", "682024"), ("Kozhikode", "673004")]),
    "Madhya Pradesh": ("23", [("Indore", "452015"), ("Bhopal", "462023")]),
    "Andhra Pradesh": ("37", [("Vijayawada", "520007"), ("Guntur", "522004")]),
}
CH = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
A1 = ["Tilvarna", "Keshadri", "Amrutvel", "Dhruvanti", "Zarokha", "Ojasmit", "Nilgaura", "Parvasya", "Rudrayug",
      "Savitrika", "Ushmala", "Vatsaran", "Chandvani", "Balmukti", "Ekvrat", "Girnari", "Hemkund Vale", "Inderlok",
      "Jayvardh", "Lohitaksh", "Mantharaj", "Yashobal", "Trishanku", "Fulmala", "Kaveripriya", "Sonbhadri"]
STREET = ["Plot No. 14, Phase II, GIDC Estate", "Shop 7, Sardar Market, Station Road", "2nd Floor, Shivam Arcade, Ring Road",
          "Survey No. 88/2, Old Highway", "No. 41, 3rd Cross, Industrial Area", "B-112, Sector 6", "18/3, Nehru Marg, Opp. Water Tank",
          "Godown No. 5, Transport Nagar", "H. No. 6-1-204, Gandhi Chowk", "Unit 302, Trade Square, Link Road"]
PEOPLE = ["R. K. Joshi", "Meena Pillai", "S. Balakrishnan", "Harpreet Gill", "Anil Deshmukh", "Farah Qureshi", "T. Venkat Rao"]


def rng_of(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")


def gstin(r, state, name):
    pan = "".join(r.choice(CH[10:]) for _ in range(3)) + r.choice("CFP") + name[0].upper()
    pan += f"{r.randint(1, 9999):04d}" + r.choice(CH[10:])
    s = STATES[state][0] + pan + r.choice("1112") + "Z"
    t = 0
    for i, c in enumerate(s):
        v = CH.index(c) * (1 + i % 2)
        t += v // 36 + v % 36
    return s + CH[-t % 36]


def firm(r, state, kinds, not_like=""):
    first = r.choice([a for a in A1 if not not_like.startswith(a)])
    name = first + " " + r.choice(kinds)
    city, pin = r.choice(STATES[state][1])
    return {"name": name, "gstin": gstin(r, state, name), "street": r.choice(STREET), "city": city, "pin": pin,
            "state": state, "code": STATES[state][0], "phone": f"{r.randint(70000, 98999)} {r.randint(10000, 99999)}",
            "mail": "accounts@" + first.lower().replace(" ", "") + ".example"}


def parties(r, sk, bk):
    """Seller, buyer, place of delivery (may differ), and whether the tax is IGST."""
    ss = r.choice(sorted(STATES))
    inter = r.random() < 0.45
    bs = r.choice([s for s in sorted(STATES) if s != ss]) if inter else ss
    s = firm(r, ss, sk)
    b = firm(r, bs, bk, s["name"])
    if b["street"] == s["street"]:
        b["street"] = STREET[(STREET.index(s["street"]) + 3) % len(STREET)]
    ship = dict(b)
    if r.random() < 0.6:
        ship["street"] = r.choice([x for x in STREET if x not in (b["street"], s["street"])])
        city, pin = r.choice(STATES[bs][1])
        ship.update(city=city, pin=pin)
    return s, b, ship, inter


def date(r):
    return datetime.date(2023, 4, 3) + datetime.timedelta(days=r.randint(0, 840))


def fy(d):
    y = d.year if d.month > 3 else d.year - 1
    return f"{y % 100:02d}-{(y + 1) % 100:02d}"


def div(a, b):
    """Round half away from zero, integers only."""
    return (abs(a) * 2 + b) // (2 * b) * (1 if a >= 0 else -1)


def plain(p):
    return ("-" if p < 0 else "") + f"{abs(p) // 100}.{abs(p) % 100:02d}"


def ind(p):
    """12,34,567.50"""
    n = str(abs(p) // 100)
    head, tail = n[:-3], n[-3:]
    out = []
    while head:
        out.insert(0, head[-2:])
        head = head[:-2]
    return ("-" if p < 0 else "") + ",".join(out + [tail]) + f".{abs(p) % 100:02d}"


def pct(h):
    """Hundredths of a percent: 250 -> 2.5, 900 -> 9"""
    s = f"{h // 100}.{h % 100:02d}"
    return s.rstrip("0").rstrip(".")


def qty(q, dec):
    return str(q // 1000) if dec == 0 else f"{q // 1000}.{q % 1000:03d}"[: dec - 3 or None]


ONES = ("Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen "
        "Seventeen Eighteen Nineteen").split()
TENS = "x x Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split()


def say(n):
    if n < 20:
        return ONES[n]
    if n < 100:
        return TENS[n // 10] + (" " + ONES[n % 10] if n % 10 else "")
    for size, word in ((10000000, "Crore"), (100000, "Lakh"), (1000, "Thousand"), (100, "Hundred")):
        if n >= size:
            return say(n // size) + " " + word + (" " + say(n % size) if n % size else "")


def words(p, pre="Rupees ", post=" Only", paise=" and {} Paise"):
    return pre + say(p // 100) + (paise.format(say(p % 100)) if p % 100 else "") + post


def round_off(total):
    g = div(total, 100) * 100
    return g, g - total


def lines(text, fnt, size, width):
    return simpleSplit(text, fnt, size, width)


def put(c, x, w, y, text, al="l", pad=2):
    if al == "l":
        c.drawString(x + pad, y, text)
    elif al == "r":
        c.drawRightString(x + w - pad, y, text)
    else:
        c.drawCentredString(x + w / 2, y, text)


def block(c, x, y, w, texts, fnt, size, lead):
    """Lines of text, wrapped, downwards; gives the y below."""
    c.setFont(fnt, size)
    for t in texts:
        for l in lines(t, fnt, size, w):
            c.drawString(x, y, l)
            y -= lead
    return y


def item(desc, hsn, q, dec, unit, price, rate, disc=0, disc2=0, **more):
    """disc and disc2 in hundredths of a percent, one after the other."""
    gross = div(q * price, 1000)
    d1 = div(gross * disc, 10000)
    d2 = div((gross - d1) * disc2, 10000)
    return dict(desc=desc, hsn=hsn, q=q, dec=dec, unit=unit, price=price, rate=rate, disc=disc, disc2=disc2,
                gross=gross, d1=d1, d2=d2, tv=gross - d1 - d2, **more)


def tax(it, inter):
    """Tax on every row, put into the row."""
    full = it["rate"] * 100
    it["ig"] = div(it["tv"] * full, 10000) if inter else 0
    it["cg"] = it["sg"] = 0 if inter else div(it["tv"] * full, 20000)
    it["tot"] = it["tv"] + it["ig"] + 2 * it["cg"]
    return it


def group(items, key, inter):
    """Per key (must hold the rate last): taxable, cgst, sgst, igst reckoned on the group's sum."""
    out = {}
    for i in items:
        out.setdefault(key(i), 0)
        out[key(i)] += i["tv"]
    res = []
    for k, tv in out.items():
        rate = (k if isinstance(k, int) else k[-1]) * 100
        ig = div(tv * rate, 10000) if inter else 0
        h = 0 if inter else div(tv * rate, 20000)
        res.append((k, tv, h, h, ig))
    return res


def party_truth(p):
    return {"name": p["name"], "gstin": p["gstin"]}


def base(no, d, s, b, pos):
    return {"invoice_number": no, "invoice_date": d.isoformat(), "place_of_supply": pos,
            "supplier": party_truth(s), "recipient": party_truth(b)}


def row_truth(i, *keys):
    t = {"description": i["desc"], "hsn_sac": i["hsn"], "quantity": qty(i["q"], i["dec"]), "unit": i["unit"],
         "unit_price": plain(i["price"]), "discount": plain(i["d1"]), "taxable_value": plain(i["tv"]),
         "gst_rate": str(i["rate"]), "cgst_amount": plain(i.get("cg", 0)), "sgst_amount": plain(i.get("sg", 0)),
         "igst_amount": plain(i.get("ig", 0)), "cess_amount": plain(i.get("cess", 0)),
         "amount": plain(i.get("last", i.get("tot", i["tv"])))}
    always = ("description", "hsn_sac", "quantity", "unit_price", "amount")
    return {k: v for k, v in t.items() if k in always or k in keys}


def S(items, k):
    return sum(i[k] for i in items)


def total_truth(data, inter, tv, cg, sg, ig):
    data["taxable_total"] = plain(tv)
    if inter:
        data["igst_total"] = plain(ig)
    else:
        data["cgst_total"], data["sgst_total"] = plain(cg), plain(sg)


def hexes(r, n):
    return "".join(r.choice("0123456789abcdef") for _ in range(n))


def pick(r, pool, rows):
    """rows entries of a pool; later rounds with a mark behind the name."""
    out = []
    for more in ["", " (Lot B)", " - New", " Special", " (Lot C)", " Super", " II", " III"]:
        out += [(p[0] + more,) + p[1:] for p in r.sample(pool, len(pool))]
    return out[:rows]


def account(r):
    bank = r.choice(["Janhit Sahakari Bank", "Northline Bank", "Deccan Merchants Bank", "Udyog Bank of India"])
    return bank, str(r.randint(10 ** 11, 10 ** 12 - 1)), "".join(w[0] for w in bank.split())[:4].ljust(4, "B").upper() + f"0{r.randint(0, 999999):06d}"


def vehicle(r, code="MH"):
    return f"{code} {r.randint(1, 49):02d} {r.choice('ABCDEFGH')}{r.choice('JKLMNPRT')} {r.randint(1000, 9999)}"
