# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared things: parties, GSTINs, money, words, text on a canvas."""
import random
from datetime import date, timedelta
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

D = "/usr/share/fonts/truetype/"
for nm, fl in (("DV", "dejavu/DejaVuSans"), ("DVB", "dejavu/DejaVuSans-Bold"),
               ("DVC", "dejavu/DejaVuSansCondensed"), ("DVCB", "dejavu/DejaVuSansCondensed-Bold"),
               ("DVS", "dejavu/DejaVuSerif"), ("DVSB", "dejavu/DejaVuSerif-Bold"),
               ("NS", "noto/NotoSans-Regular"), ("NSB", "noto/NotoSans-Bold"),
               ("ND", "noto/NotoSansDisplay-Regular"), ("NDB", "noto/NotoSansDisplay-Bold")):
    pdfmetrics.registerFont(TTFont(nm, D + fl + ".ttf"))

ALNUM = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
STATES = [("27", "Maharashtra", [("Pune", "411"), ("Nagpur", "440"), ("Nashik", "422")]),
          ("24", "Gujarat", [("Surat", "395"), ("Rajkot", "360"), ("Vadodara", "390")]),
          ("29", "Karnataka", [("Bengaluru", "560"), ("Hubballi", "580")]),
          ("33", "Tamil Nadu", [("Coimbatore", "641"), ("Chennai", "600"), ("Madurai", "625")]),
          ("09", "Uttar Pradesh", [("Kanpur", "208"), ("Lucknow", "226")]),
          ("08", "Rajasthan", [("Jaipur", "302"), ("Kota", "324")]),
          ("07", "Delhi", [("New Delhi", "110")]),
          ("23", "Madhya Pradesh", [("Indore", "452"), ("Bhopal", "462")]),
          ("36", "Telangana", [("Hyderabad", "500"), ("Warangal", "506")]),
          ("19", "West Bengal", [("Kolkata", "700"), ("Howrah", "711")]),
          ("03", "Punjab", [("Ludhiana", "141"), ("Jalandhar", "144")]),
          ("32", "Kerala", [("Kochi", "682"), ("Kozhikode", "673")])]
SUR = ["Kalyanvi", "Deshpatra", "Ranjeevan", "Mohitara", "Suryansh", "Bhavtosh", "Irawadi", "Tarangini", "Navrekha",
       "Chandrika", "Veerbhumi", "Omkareshwari", "Pallavan", "Sindhura", "Gajraj", "Malhari", "Anvaya", "Kesaria",
       "Triveni Path", "Dhanvarsha", "Eklavyam", "Jaladhar", "Lokmitra", "Udaybhan"]
BUY = ["Traders", "Enterprises", "Stores", "Agencies", "Industries Pvt. Ltd.", "& Sons", "Marketing", "Infra LLP",
       "Corporation", "Engineers Private Limited", "Foods Pvt Ltd", "Associates"]
ROADS = ["Station Road", "M.G. Road", "Industrial Estate, Phase II", "Old Market Yard", "Nehru Chowk", "Ring Road",
         "Gandhi Nagar", "Opp. Town Hall", "Civil Lines", "Transport Nagar", "Shivaji Path", "Lake View Colony"]
FIRST = ["Asha", "Ramesh", "Farida", "Joseph", "Kavita", "Sanjay", "Meenal", "Harpreet", "Lakshmi", "Imran", "Sunita", "Vivek"]
LAST = ["Kulgaonkar", "Patelia", "Menonath", "Singhara", "Raoji", "Dastoor", "Iyenkar", "Chatterya", "Vermani", "Solankar"]


def rng_for(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")


def check_char(g14):
    s = 0
    for i, ch in enumerate(g14):
        p = ALNUM.index(ch) * (1 + i % 2)
        s += p // 36 + p % 36
    return ALNUM[(36 - s % 36) % 36]


def make_gstin(r, code, kind, initial):
    L = "ABCDEFGHIJKLMNPRSTUVWXYZ"
    pan = "".join(r.choice(L) for _ in range(3)) + kind + initial + "%04d" % r.randint(1, 9999) + r.choice(L)
    g = code + pan + r.choice("1112") + "Z"
    return g + check_char(g), pan


def party(r, tail=None, state=None, person=False, not_state=None):
    if state is None:
        state = r.choice([s for s in STATES if s[0] != not_state])
    elif isinstance(state, str):
        state = [s for s in STATES if s[0] == state][0]
    city, pin = r.choice(state[2])
    if person:
        name = r.choice(FIRST) + " " + r.choice(LAST)
    else:
        name = r.choice(SUR) + " " + (tail or r.choice(BUY))
    kind = "P" if person else "C" if "Ltd" in name or "Limited" in name else r.choice("PFF")
    g, pan = make_gstin(r, state[0], kind, name[0].upper())
    return {"name": name, "gstin": g, "pan": pan, "code": state[0], "state": state[1], "city": city,
            "pin": pin + "%03d" % r.randint(1, 99),
            "street": f"{r.choice(['Plot No. ', 'Shop No. ', 'Gala ', 'H.No. ', ''])}{r.randint(2, 240)}{r.choice(['', '', '/A', '-B'])}, {r.choice(ROADS)}",
            "phone": "9%d" % r.randint(100000000, 899999999)}


def two(r, tail, inter_share=0.45, buyer_tail=None, person=False):
    s = party(r, tail)
    inter = r.random() < inter_share
    b = party(r, buyer_tail, not_state=s["code"]) if inter and not person else \
        party(r, buyer_tail, state=None if inter else s["code"], person=person, not_state=s["code"] if inter else None)
    while b["name"].split()[0] == s["name"].split()[0]:
        b["name"] = b["name"].replace(b["name"].split()[0], r.choice(SUR).split()[0], 1)
    return s, b, inter


def day(r, a=date(2023, 4, 3), n=900):
    return a + timedelta(days=r.randint(0, n))


def fy(d, long=False):
    y = d.year if d.month > 3 else d.year - 1
    return f"{y}-{(y + 1) % 100:02d}" if long else f"{y % 100}-{(y + 1) % 100:02d}"


def m(p):
    return ("-" if p < 0 else "") + f"{abs(p) // 100}.{abs(p) % 100:02d}"


def rs(p, lakh=True):
    a, sign = abs(p), "-" if p < 0 else ""
    w = str(a // 100)
    if lakh and len(w) > 3:
        h, t = w[:-3], w[-3:]
        parts = []
        while h:
            parts.insert(0, h[-2:])
            h = h[:-2]
        w = ",".join(parts) + "," + t
    elif not lakh:
        w = f"{a // 100:,}"
    return f"{sign}{w}.{a % 100:02d}"


ONES = ("Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen "
        "Seventeen Eighteen Nineteen").split()
TENS = "x x Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split()


def below(n, hyphen):
    if n < 20:
        return ONES[n]
    return TENS[n // 10] + ((hyphen + ONES[n % 10]) if n % 10 else "")


def words(n, hyphen=" ", andw=False):
    out = []
    for size, nm in ((10 ** 7, "Crore"), (10 ** 5, "Lakh"), (1000, "Thousand"), (100, "Hundred")):
        if n >= size:
            q = n // size
            out.append((words(q, hyphen) if q > 99 else below(q, hyphen)) + " " + nm)
            n %= size
    if n or not out:
        out.append(("and " if andw and out else "") + below(n, hyphen))
    return " ".join(out)


def qty(q, dec):
    """q in thousandths"""
    if dec == 0:
        assert q % 1000 == 0
        return str(q // 1000)
    assert q % 10 ** (3 - dec) == 0
    return f"{q // 1000}.{q % 1000 // 10 ** (3 - dec):0{dec}d}"


def ext(q, price):
    return (q * price + 500) // 1000


def half(tx, rate):
    return (tx * rate + 100) // 200


def full(tx, rate):
    return (tx * rate + 50) // 100


def tax(it, inter):
    t = it["tx"]
    it["c"] = it["s"] = 0 if inter else half(t, it["rate"])
    it["i"] = full(t, it["rate"]) if inter else 0
    return it["c"] + it["s"] + it["i"]


def hr(rate):
    return f"{rate / 2:g}"


def nearest(p):
    return (p + 50) // 100 * 100 - p


def ends(inter, c, s, i, data):
    if inter:
        data["igst_total"] = m(i)
    else:
        data["cgst_total"], data["sgst_total"] = m(c), m(s)


def who(p):
    return {"name": p["name"], "gstin": p["gstin"]}


# --- text on a canvas -------------------------------------------------------------------------------------------
def sw(s, f, z):
    return pdfmetrics.stringWidth(s, f, z)


def put(c, x, y, s, f="Helvetica", z=8, al="l", col=None):
    c.setFont(f, z)
    if col is not None:
        c.setFillColor(col)
    if al == "l":
        c.drawString(x, y, s)
    elif al == "r":
        c.drawRightString(x, y, s)
    else:
        c.drawCentredString(x, y, s)
    if col is not None:
        c.setFillColor("black")


def wrap(s, f, z, w):
    out = []
    for piece in s.split("\n"):
        cur = ""
        for t in piece.split(" "):
            n = (cur + " " + t) if cur else t
            if cur and sw(n, f, z) > w:
                out.append(cur)
                cur = t
            else:
                cur = n
        out.append(cur)
    return out


def para(c, x, y, w, s, f="Helvetica", z=8, lead=None, al="l", col=None):
    lead = lead or z * 1.22
    for ln in wrap(s, f, z, w):
        put(c, {"l": x, "r": x + w, "c": x + w / 2}[al], y, ln, f, z, al, col)
        y -= lead
    return y


def row_h(cells, cols, f, z, lead, pad=3):
    return max(len(wrap(t, f, z, b - a - 2 * pad)) for t, (a, b, _) in zip(cells, cols)) * lead


def row(c, y, cells, cols, f, z, lead, pad=3, col=None):
    """y is the top of the row; baselines start at y - z"""
    for t, (a, b, al) in zip(cells, cols):
        para(c, a + pad, y - z, b - a - 2 * pad, t, f, z, lead, al, col)
    return row_h(cells, cols, f, z, lead, pad)


def heads(c, y, h, texts, cols, f, z, lead, al="c", col=None):
    """headings centred vertically in the band (y top, h high)"""
    for t, (a, b, _) in zip(texts, cols):
        ls = wrap(t, f, z, b - a - 3)
        para(c, a + 1.5, y - (h - len(ls) * lead) / 2 - z * 0.9, b - a - 3, t, f, z, lead, al, col)


def columns(x, widths, aligns):
    out = []
    for w, a in zip(widths, aligns):
        out.append((x, x + w, a))
        x += w
    return out


def vlines(c, cols, y0, y1):
    for a, b, _ in cols:
        c.line(a, y0, a, y1)
    c.line(cols[-1][1], y0, cols[-1][1], y1)


def qr(c, x, y, size, text):
    from reportlab.graphics.barcode.qr import QrCodeWidget
    from reportlab.graphics.shapes import Drawing
    from reportlab.graphics import renderPDF
    w = QrCodeWidget(text)
    b = w.getBounds()
    d = Drawing(size, size, transform=[size / (b[2] - b[0]), 0, 0, size / (b[3] - b[1]), 0, 0])
    d.add(w)
    renderPDF.draw(d, c, x, y)


def irn(r):
    return "".join(r.choice("0123456789abcdef") for _ in range(64))


def esc(s):
    return s.replace("&", "&amp;").replace("<", "&lt;")
