# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared pieces: fictional parties, GST arithmetic in paise, words, fonts."""
import io
import random
from datetime import date, timedelta

from reportlab.lib.utils import simpleSplit
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.platypus import Paragraph, SimpleDocTemplate
from reportlab.lib.styles import ParagraphStyle

TT = "/usr/share/fonts/truetype/"
FONTS = {
    "DV": "dejavu/DejaVuSans.ttf", "DVB": "dejavu/DejaVuSans-Bold.ttf",
    "DVC": "dejavu/DejaVuSansCondensed.ttf", "DVCB": "dejavu/DejaVuSansCondensed-Bold.ttf",
    "DVM": "dejavu/DejaVuSansMono.ttf", "DVMB": "dejavu/DejaVuSansMono-Bold.ttf",
    "DVS": "dejavu/DejaVuSerifCondensed.ttf", "DVSB": "dejavu/DejaVuSerifCondensed-Bold.ttf",
    "NS": "noto/NotoSans-Regular.ttf", "NSB": "noto/NotoSans-Bold.ttf",
    "NSI": "noto/NotoSans-Italic.ttf",
}
for _n, _p in FONTS.items():
    pdfmetrics.registerFont(TTFont(_n, TT + _p))

STATES = [
    ("27", "Maharashtra", "Pune", "411"), ("24", "Gujarat", "Surat", "395"),
    ("33", "Tamil Nadu", "Coimbatore", "641"), ("29", "Karnataka", "Bengaluru", "560"),
    ("07", "Delhi", "New Delhi", "110"), ("08", "Rajasthan", "Jaipur", "302"),
    ("09", "Uttar Pradesh", "Kanpur", "208"), ("36", "Telangana", "Hyderabad", "500"),
    ("19", "West Bengal", "Kolkata", "700"), ("32", "Kerala", "Kochi", "682"),
    ("06", "Haryana", "Faridabad", "121"), ("03", "Punjab", "Ludhiana", "141"),
    ("21", "Odisha", "Bhubaneswar", "751"), ("23", "Madhya Pradesh", "Indore", "452"),
]
STREETS = ["Plot 14, Phase II Industrial Estate", "3rd Floor, Meridian House, Station Road",
           "Shop 7, Old Mandi Compound", "Survey No. 88/2, Ring Road", "B-41, Nehru Market",
           "No. 212, Lake View Complex", "Gala 9, Shivam Estate, Canal Road",
           "H-17, Sector 4", "1st Cross, Temple Street", "Unit 5, Harbour Point"]
CLIENTS = ["Vardhini Agro Foods Pvt Ltd", "Kaveri Tools & Castings", "Tarangini Infra Projects LLP",
           "Nilgarh Hospitality Pvt Ltd", "Bluepeak Retail Ventures", "Saptarishi Engineers",
           "Ojasvi Healthcare Pvt Ltd", "Manthan Papers & Boards", "Rudrani Exports",
           "Chandrapath Logistics Pvt Ltd", "Eastmoor Plantations Ltd", "Ajanvi Polymers",
           "Dhruvtara Motors Pvt Ltd", "Pushkarni Developers", "Greenfern Foods LLP"]
FIRST = ["Aarav", "Meera", "Rohan", "Ishita", "Kabir", "Lavanya", "Nikhil", "Farah", "Joseph", "Sunita",
         "Tejas", "Ananya", "Harpreet", "Imran", "Divya", "Gautam"]
LAST = ["Kelkar", "Nambiar", "Sodhi", "Bhowmick", "Trivedi", "Qureshi", "Pillai", "Rathore", "Shenoy",
        "Mascarenhas", "Gogoi", "Dalvi"]
MON = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
A36 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
ONES = ("Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen "
        "Sixteen Seventeen Eighteen Nineteen").split()
TENS = "x x Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split()


def rng(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")


def check_char(s14):
    total = 0
    for i, ch in enumerate(s14):
        p = A36.index(ch) * (1 + i % 2)
        total += p // 36 + p % 36
    return A36[-total % 36]


def gstin(r, code, name, kind=None):
    let = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    kind = kind or ("C" if "Ltd" in name else "F")
    pan = ("".join(r.choice(let) for _ in range(3)) + kind + name[0].upper()
           + f"{r.randint(1000, 9999)}" + r.choice(let))
    s = code + pan + "1Z"
    return s + check_char(s)


def party(r, name, state):
    code, sname, city, pin = state
    return {"name": name, "gstin": gstin(r, code, name), "code": code, "state": sname,
            "street": r.choice(STREETS), "city": f"{city} - {pin}{r.randint(1, 99):03d}",
            "phone": f"9{r.randint(100000000, 899999999)}"}


def parties(r, supplier, home=None, clients=CLIENTS):
    """Supplier, recipient, within one state or not by lot."""
    st = home or r.choice(STATES)
    intra = r.random() < 0.55
    other = st if intra else r.choice([s for s in STATES if s[0] != st[0]])
    return party(r, supplier, st), party(r, r.choice(clients), other), intra


def fy(d):
    y = d.year if d.month > 3 else d.year - 1
    return f"{y % 100:02d}-{(y + 1) % 100:02d}"


def a_date(r):
    return date(2024, 4, 3) + timedelta(days=r.randint(0, 640))


def dmy(d, how="/"):
    if how == "mon":
        return f"{d.day:02d}-{MON[d.month - 1]}-{d.year}"
    if how == "monyy":
        return f"{d.day}-{MON[d.month - 1]}-{d.year % 100:02d}"
    return how.join((f"{d.day:02d}", f"{d.month:02d}", str(d.year)))


def div(a, b):
    """a/b rounded half up (half away from nought) in whole numbers."""
    return (2 * a + b) // (2 * b) if a >= 0 else -((-2 * a + b) // (2 * b))


def pl(p):
    """Truth form of paise."""
    return f"{'-' if p < 0 else ''}{abs(p) // 100}.{abs(p) % 100:02d}"


def inr(p):
    """Printed form with lakh commas."""
    s = str(abs(p) // 100)
    head, tail = s[:-3], s[-3:]
    while head:
        tail = head[-2:] + "," + tail
        head = head[:-2]
    return f"{'-' if p < 0 else ''}{tail}.{abs(p) % 100:02d}"


def scaled(n, places):
    """n in 10^-places as text, no commas."""
    b = 10 ** places
    return f"{n // b}.{n % b:0{places}d}"


def pct(hundredths):
    s = scaled(hundredths, 2).rstrip("0")
    return s.rstrip(".")


def _two(n):
    return ONES[n] if n < 20 else TENS[n // 10] + (" " + ONES[n % 10] if n % 10 else "")


def _int_words(n, joiner=" "):
    if not n:
        return "Zero"
    out = []
    for size, nm in ((10 ** 7, "Crore"), (10 ** 5, "Lakh"), (1000, "Thousand"), (100, "Hundred")):
        if n >= size:
            q = n // size
            out.append((_int_words(q) if q > 99 else _two(q)) + " " + nm)
            n %= size
    s = " ".join(out)
    if n:
        s += (joiner if s else "") + _two(n)
    return s


def words(p, form="Rupees {r}{p} Only", paise=" and {} Paise", joiner=" "):
    r, q = divmod(p, 100)
    return form.format(r=_int_words(r, joiner), p=paise.format(_two(q)) if q else "")


def roundoff(p):
    g = div(p, 100) * 100
    return g - p, g


def tax(base, rate, intra):
    """(cgst, sgst, igst) of a base at a rate in hundredths of a per cent."""
    if intra:
        h = div(base * rate, 20000)
        return h, h, 0
    return 0, 0, div(base * rate, 10000)


def truth(no, d, sup, rec, lines, taxable, c, s, i, intra, grand, **more):
    t = {"invoice_number": no, "invoice_date": d.isoformat(), "document_type": "invoice",
         "supplier": {"name": sup["name"], "gstin": sup["gstin"]},
         "recipient": {"name": rec["name"], "gstin": rec["gstin"]},
         "line_items": lines, "taxable_total": pl(taxable)}
    if intra:
        t["cgst_total"], t["sgst_total"] = pl(c), pl(s)
    else:
        t["igst_total"] = pl(i)
    t["grand_total"] = pl(grand)
    t.update({k: v for k, v in more.items() if v is not None})
    return {"data": t}


def row_tax(c, s, i, intra):
    return {"cgst_amount": pl(c), "sgst_amount": pl(s)} if intra else {"igst_amount": pl(i)}


def split(text, font, size, width):
    return simpleSplit(text, font, size, width)


def put(c, x, y, text, font, size, align="l"):
    c.setFont(font, size)
    {"l": c.drawString, "r": c.drawRightString, "c": c.drawCentredString}[align](x, y, text)


def irn(r):
    return "".join(r.choice("0123456789abcdef") for _ in range(64))


def par(text, font, size, align=0, lead=None, color="#000000"):
    st = ParagraphStyle("p", fontName=font, fontSize=size, leading=lead or size * 1.2,
                        alignment=align, textColor=color)
    return Paragraph(text.replace("&", "&amp;").replace("\n", "<br/>"), st)


def build(path, size, margins, story, page):
    """Build twice: once to count pages, once with page(canvas, number, of)."""
    l, r, t, b = margins
    count = [0]

    def run(target, total):
        def on(cv, doc):
            count[0] = doc.page
            page(cv, doc.page, total)
        SimpleDocTemplate(target, pagesize=size, leftMargin=l, rightMargin=r, topMargin=t,
                          bottomMargin=b, invariant=1).build(story(), onFirstPage=on, onLaterPages=on)
    run(io.BytesIO(), 99)
    run(path, count[0])
