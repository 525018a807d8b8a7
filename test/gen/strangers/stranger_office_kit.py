# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared things: parties, money, words, wrapping, cell rows."""
import datetime
import random

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

T = "/usr/share/fonts/truetype/"
FONTS = {
    "Gst28Cond": "dejavu/DejaVuSansCondensed.ttf",
    "Gst28CondB": "dejavu/DejaVuSansCondensed-Bold.ttf",
    "Gst28Noto": "noto/NotoSans-Regular.ttf",
    "Gst28NotoB": "noto/NotoSans-Bold.ttf",
    "Gst28Deva": "noto/NotoSansDevanagari-Regular.ttf",
    "Gst28DevaB": "noto/NotoSansDevanagari-Bold.ttf",
    "Gst28Serif": "dejavu/DejaVuSerifCondensed.ttf",
    "Gst28SerifB": "dejavu/DejaVuSerifCondensed-Bold.ttf",
}


def font(*names):
    for n in names:
        if n not in pdfmetrics.getRegisteredFontNames():
            pdfmetrics.registerFont(TTFont(n, T + FONTS[n]))


def rng(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")


STATES = {
    "06": ("Haryana", [("Gurugram", "122"), ("Faridabad", "121")]),
    "07": ("Delhi", [("New Delhi", "110")]),
    "09": ("Uttar Pradesh", [("Noida", "201"), ("Kanpur", "208")]),
    "19": ("West Bengal", [("Kolkata", "700"), ("Howrah", "711")]),
    "24": ("Gujarat", [("Ahmedabad", "380"), ("Vadodara", "390"), ("Surat", "395")]),
    "27": ("Maharashtra", [("Pune", "411"), ("Mumbai", "400"), ("Nashik", "422")]),
    "29": ("Karnataka", [("Bengaluru", "560"), ("Mysuru", "570")]),
    "32": ("Kerala", [("Kochi", "682")]),
    "33": ("Tamil Nadu", [("Chennai", "600"), ("Coimbatore", "641")]),
    "36": ("Telangana", [("Hyderabad", "500")]),
}
ABC = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
STREETS = ["Tilak Cross Road", "Industrial Estate, Phase II", "Old Mill Lane", "Station Road",
           "Nehru Market", "Ring Road", "Lakshmi Nagar", "Canal Street", "MIDC Block C",
           "Gandhi Chowk", "Temple View Road", "Export Park"]
BUYERS = ["Meridian Loomworks Private Limited", "Kaveri Valve & Pump Co. Pvt Ltd",
          "Sandstone Analytics LLP", "Harivansh Foods Limited", "Blueleaf Learning Private Limited",
          "Triveni Castings Pvt. Ltd.", "Orchid Mile Logistics Pvt Ltd", "Navkiran Textiles LLP",
          "Pinecrest Engineering Limited", "Suvarna Agro Processors Pvt Ltd"]


def gstin(r, code, entity="C"):
    L = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    pan = "".join(r.choice(L) for _ in range(3)) + entity + r.choice(L)
    pan += f"{r.randint(1, 9999):04d}" + r.choice(L)
    body = code + pan + r.choice("1112") + "Z"
    s = 0
    for i, ch in enumerate(body):
        v = ABC.index(ch) * (1 + i % 2)
        s += v // 36 + v % 36
    return body + ABC[(36 - s % 36) % 36]


def party(r, name, code=None, entity="C"):
    code = code or r.choice(sorted(STATES))
    st, cities = STATES[code]
    city, pre = r.choice(cities)
    g = gstin(r, code, entity)
    return {"name": name, "gstin": g, "pan": g[2:12], "code": code, "state": st, "city": city,
            "pin": f"{pre}{r.randint(1, 98):03d}",
            "street": f"{r.choice(['Plot', 'Shop No.', 'No.', 'Unit'])} {r.randint(2, 480)}, {r.choice(STREETS)}",
            "phone": f"+91 {r.randint(70000, 99999)} {r.randint(10000, 99999)}"}


def two(r, seller, local=None, entity="C"):
    """Seller and buyer; within the state by lot (or as `local` says)."""
    s = party(r, seller, entity=entity)
    if local is None:
        local = r.random() < 0.5
    code = s["code"] if local else r.choice([k for k in sorted(STATES) if k != s["code"]])
    return s, party(r, r.choice(BUYERS), code), not local


def head(s, b, no, date, due=None, pos=None):
    d = {"invoice_number": no, "invoice_date": date.isoformat(), "document_type": "invoice",
         "supplier": {"name": s["name"], "gstin": s["gstin"]},
         "recipient": {"name": b["name"], "gstin": b["gstin"]}}
    if due:
        d["due_date"] = due.isoformat()
    if pos:
        d["place_of_supply"] = pos
    return d


def day(r):
    return datetime.date(2023, 5, 1) + datetime.timedelta(days=r.randint(0, 690))


def fy(d):
    y = d.year if d.month > 3 else d.year - 1
    return f"{y % 100}-{(y + 1) % 100}"


def money(p):
    """Indian grouping: 12,34,567.89"""
    sign, p = ("-", -p) if p < 0 else ("", p)
    n, c = divmod(p, 100)
    s = str(n)
    if len(s) > 3:
        h, t = s[:-3], s[-3:]
        g = []
        while h:
            g.insert(0, h[-2:])
            h = h[:-2]
        s = ",".join(g + [t])
    return f"{sign}{s}.{c:02d}"


def dec(p):
    sign, p = ("-", -p) if p < 0 else ("", p)
    return f"{sign}{p // 100}.{p % 100:02d}"


def half(rate):
    return f"{rate // 2}" if rate % 2 == 0 else f"{rate / 2:.1f}"


def pct(base, n, d=100):
    return (base * n * 2 + d) // (2 * d)


def taxes(v, rate, inter):
    if inter:
        return 0, 0, pct(v, rate)
    h = pct(v, rate, 200)
    return h, h, 0


def rounding(total):
    g = (total + 50) // 100 * 100
    return g, g - total


ONES = ("Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen "
        "Fifteen Sixteen Seventeen Eighteen Nineteen").split()
TENS = "- - Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split()


def say(n):
    for unit, word in ((10000000, "Crore"), (100000, "Lakh"), (1000, "Thousand"), (100, "Hundred")):
        if n >= unit:
            rest = n % unit
            return say(n // unit) + " " + word + (" " + say(rest) if rest else "")
    if n < 20:
        return ONES[n]
    return TENS[n // 10] + (" " + ONES[n % 10] if n % 10 else "")


def words(p, pre="INR ", mid=" and ", post=" paise", end=" Only"):
    n, c = divmod(p, 100)
    return pre + say(n) + (mid + say(c) + post if c else "") + end


def sw(t, f, s):
    return pdfmetrics.stringWidth(t, f, s)


def wrap(text, f, s, w):
    out = []
    for para in text.split("\n"):
        cur = ""
        for word in para.split(" "):
            t = (cur + " " + word) if cur else word
            if cur and sw(t, f, s) > w:
                out.append(cur)
                cur = word
            else:
                cur = t
        out.append(cur)
    return out


def put(c, x, y, t, f="Helvetica", s=8, a="l"):
    c.setFont(f, s)
    {"l": c.drawString, "r": c.drawRightString, "c": c.drawCentredString}[a](x, y, t)


def block(c, x, y, lines, w=999, f="Helvetica", s=8, lead=None, a="l"):
    """Lines of text downwards from baseline y, wrapped; gives the next baseline."""
    lead = lead or s * 1.25
    for t in lines:
        ff = f
        if isinstance(t, tuple):
            t, ff = t
        for u in wrap(t, ff, s, w):
            put(c, x, y, u, ff, s, a)
            y -= lead
    return y


def split(cols, texts, f, s, pad=3):
    return [wrap(t, f, s, x1 - x0 - 2 * pad) if t else [] for (x0, x1, _), t in zip(cols, texts)]


def row(c, cols, y, lines, f, s, lead, pad=3, first=None):
    """Cells (lists of lines) with the top at y; gives the height of the text."""
    for (x0, x1, a), ls in zip(cols, lines):
        yy = y - s
        x = {"l": x0 + pad, "r": x1 - pad, "c": (x0 + x1) / 2}[a]
        for i, t in enumerate(ls):
            put(c, x, yy, t, f, s, a)
            yy -= lead
    return max(len(x) for x in lines) * lead


def cols_of(x, spec):
    out = []
    for w, a in spec:
        out.append((x, x + w, a))
        x += w
    return out


def qr(c, x, y, size, r):
    """A square of random modules, only to look like a code."""
    n = 29
    m = size / n
    for i in range(n):
        for j in range(n):
            corner = (i < 8 or i > n - 9) and j < 8 or i < 8 and j > n - 9
            if not corner and r.random() < 0.48:
                c.rect(x + i * m, y + size - (j + 1) * m, m, m, stroke=0, fill=1)
    for i, j in ((0, 0), (n - 7, 0), (0, n - 7)):
        X, Y = x + i * m, y + size - (j + 7) * m
        c.rect(X, Y, 7 * m, 7 * m, stroke=0, fill=1)
        c.setFillGray(1)
        c.rect(X + m, Y + m, 5 * m, 5 * m, stroke=0, fill=1)
        c.setFillGray(0)
        c.rect(X + 2 * m, Y + 2 * m, 3 * m, 3 * m, stroke=0, fill=1)


def irn(r):
    return "".join(r.choice("0123456789abcdef") for _ in range(64))


def close(D, inter, items, tot, t3, grand, w=None, ro=None, cess=None):
    D["line_items"] = items
    D.update(taxable_total=dec(tot), grand_total=dec(grand))
    D.update({"igst_total": dec(t3[2])} if inter else {"cgst_total": dec(t3[0]), "sgst_total": dec(t3[1])})
    for k, v in (("amount_in_words", w), ("round_off", None if ro is None else dec(ro)),
                 ("cess_total", None if cess is None else dec(cess))):
        if v is not None:
            D[k] = v
    return {"data": D}
