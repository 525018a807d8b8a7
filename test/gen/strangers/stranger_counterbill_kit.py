# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared things of the drawn tax bills: parties, money, words, a canvas table."""
import random
from datetime import date, timedelta
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.pdfmetrics import stringWidth as sw
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas
from reportlab.lib.colors import HexColor, black, white

D = "/usr/share/fonts/truetype/"
for n, f in (("Gst30Cond", "dejavu/DejaVuSansCondensed"), ("Gst30CondBold", "dejavu/DejaVuSansCondensed-Bold"),
             ("Gst30Noto", "noto/NotoSans-Regular"), ("Gst30NotoBold", "noto/NotoSans-Bold"),
             ("Gst30Serif", "dejavu/DejaVuSerifCondensed"), ("Gst30SerifBold", "dejavu/DejaVuSerifCondensed-Bold")):
    pdfmetrics.registerFont(TTFont(n, D + f + ".ttf"))

STATES = {"27": ("Maharashtra", "MH", "Pune", "411"), "24": ("Gujarat", "GJ", "Rajkot", "360"), "29": ("Karnataka", "KA", "Hubballi", "580"),
          "33": ("Tamil Nadu", "TN", "Coimbatore", "641"), "07": ("Delhi", "DL", "New Delhi", "110"), "09": ("Uttar Pradesh", "UP", "Kanpur", "208"),
          "08": ("Rajasthan", "RJ", "Jodhpur", "342"), "19": ("West Bengal", "WB", "Howrah", "711"), "36": ("Telangana", "TS", "Secunderabad", "500"),
          "32": ("Kerala", "KL", "Kochi", "682"), "06": ("Haryana", "HR", "Faridabad", "121"), "23": ("Madhya Pradesh", "MP", "Indore", "452")}
STREETS = ["Shop No. 7, Ganesh Complex", "14/2 Station Road", "Plot No. 88, Phase II, Industrial Area", "2nd Floor, Shanti Chambers",
           "Gala No. 5, Bhagwati Estate", "Old No. 31, New No. 64, Temple Street", "Survey No. 112/3, Ring Road", "H-19, Transport Nagar"]
AREAS = ["Nr. Water Tank", "Opp. Bus Depot", "M.G. Road", "Gandhi Nagar", "Market Yard", "Behind Town Hall", "Shivaji Chowk"]
BUYERS = ["Navrang Build Mart", "Suryodaya Enterprises", "Kalpavriksha Infra Projects LLP", "Trinetra Foods Private Limited", "Maruthi Agencies",
          "Ekveera Engineering Works", "Dhanlaxmi Traders", "Vasundhara Hospitality Pvt. Ltd.", "Ashirwad & Sons", "Blue Lotus Textiles Pvt Ltd",
          "Parijat Educational Trust", "Northfield Auto Components Ltd."]
CH = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def gstin(r, st):
    s = st + "".join(r.choice(CH[10:]) for _ in range(3)) + r.choice("CFPH") + r.choice(CH[10:]) + f"{r.randint(1, 9999):04d}" + r.choice(CH[10:]) + "1Z"
    tot = 0
    for i, c in enumerate(s):
        p = CH.index(c) * (1 + i % 2)
        tot += p // 36 + p % 36
    return s + CH[-tot % 36]


def party(r, name, st):
    nm, ab, city, pin = STATES[st]
    return dict(name=name, a1=r.choice(STREETS) + ",", a2=f"{r.choice(AREAS)}, {city} - {pin}{r.randint(1, 99):03d}", city=city, state=nm, ab=ab, code=st,
                gstin=gstin(r, st), ph=f"{r.randint(70000, 98999)} {r.randint(10000, 99999)}")


def start(name, seed, rows, names, inter=None):
    r = random.Random(f"{name}/{seed}/{rows}")
    a = r.choice(list(STATES))
    if inter is None:
        inter = r.random() < .45
    b = r.choice([s for s in STATES if s != a]) if inter else a
    return r, inter, party(r, r.choice(names), a), party(r, r.choice(BUYERS), b), date(2023, 4, 3) + timedelta(r.randint(0, 700))


def fy(d):
    y = d.year if d.month > 3 else d.year - 1
    return f"{y % 100}-{(y + 1) % 100}"


def plain(p):
    return f"{'-' if p < 0 else ''}{abs(p) // 100}.{abs(p) % 100:02d}"


def inr(p):
    w, s = str(abs(p) // 100), ""
    if len(w) > 3:
        h, s = w[:-3], "," + w[-3:]
        while len(h) > 2:
            h, s = h[:-2], "," + h[-2:] + s
        w = h
    return f"{'-' if p < 0 else ''}{w}{s}.{abs(p) % 100:02d}"


def rnd(n, d):
    return (2 * n + d) // (2 * d)


def taxes(v, rate, inter):
    """(cgst, sgst, igst) of paise at a whole rate."""
    return (0, 0, rnd(v * rate, 100)) if inter else (rnd(v * rate, 200), rnd(v * rate, 200), 0)


def put(t, inter, c, s, i, total=False):
    for k, v in ((("igst", i),) if inter else (("cgst", c), ("sgst", s))):
        t[k + ("_total" if total else "_amount")] = plain(v)


ON = "Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen".split()
TE = "x x Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split()


def num(n):
    for d, w in ((10000000, "Crore"), (100000, "Lakh"), (1000, "Thousand"), (100, "Hundred")):
        if n >= d:
            return num(n // d) + " " + w + (" " + num(n % d) if n % d else "")
    return ON[n] if n < 20 else TE[n // 10] + (" " + ON[n % 10] if n % 10 else "")


def words(p, fmt="Rupees {} Only", paise=" and Paise {}"):
    return fmt.format(num(p // 100) + (paise.format(num(p % 100)) if p % 100 else ""))


def base(no, d, sup, rec, due=None, pos=True):
    t = dict(invoice_number=no, invoice_date=d.isoformat(), supplier=dict(name=sup["name"], gstin=sup["gstin"]),
             recipient=dict(name=rec["name"], gstin=rec["gstin"]), line_items=[])
    if due:
        t["due_date"] = due.isoformat()
    if pos:
        t["place_of_supply"] = rec["code"]
    return t


def wrap(s, font, size, w):
    out = []
    for part in str(s).split("\n"):
        cur = ""
        for word in part.split(" "):
            n = (cur + " " + word) if cur else word
            if cur and sw(n, font, size) > w:
                out.append(cur)
                n = word
            if sw(word, font, size) > w + .5:
                raise ValueError(f"too wide: {word!r} in {w}")
            cur = n
        out.append(cur)
    return out


class Sheet:
    def __init__(self, path, size, head, foot, bottom, font="Helvetica", bold="Helvetica-Bold", fs=8):
        self.c = Canvas(path, pagesize=size, invariant=1)
        self.W, self.H = size
        self.head, self.foot, self.bottom, self.font, self.bold, self.fs = head, foot, bottom, font, bold, fs
        self.page = 1
        self.y = head(self)

    def brk(self):
        self.foot(self, False)
        self.c.showPage()
        self.page += 1
        self.y = self.head(self)

    def need(self, h):
        if self.y - h < self.bottom:
            self.brk()

    def end(self):
        self.foot(self, True)
        self.c.save()

    def t(self, x, y, s, b=False, size=None, al="l", col=black):
        f, size = self.bold if b else self.font, size or self.fs
        self.c.setFont(f, size)
        self.c.setFillColor(col)
        {"l": self.c.drawString, "r": self.c.drawRightString, "c": self.c.drawCentredString}[al](x, y, s)
        self.c.setFillColor(black)

    def para(self, x, y, w, s, b=False, size=None, lead=None):
        size = size or self.fs
        for ln in wrap(s, self.bold if b else self.font, size, w):
            self.t(x, y, ln, b, size)
            y -= lead or size * 1.25
        return y

    def table(self, x, cols, rows, fs=None, vr=True, hr=True, frame=True, fill=None, ink=black, band=None, groups=(), repeat=True,
              carry=None, lw=.5, pad=2.5, boldlast=False, hfs=None):
        c, fs = self.c, fs or self.fs
        hfs = hfs or fs
        W, lead = sum(k[1] for k in cols), fs * 1.22
        if x + W > self.W - 10:
            raise ValueError(f'table runs off the sheet: {x + W}')
        xs = [x]
        for k in cols:
            xs.append(xs[-1] + k[1])

        def header():
            hl = [wrap(k[0].replace("|", "\n"), self.bold, hfs, k[1] - 2 * pad + 1) for k in cols]
            gh = hfs * 1.22 + 3 if groups else 0
            gm = set(i for a, b, _ in groups for i in range(a, b + 1))
            h = max([len(l) * hfs * 1.22 + 2 * pad + (gh if i in gm else 0) for i, l in enumerate(hl)])
            c.setLineWidth(lw)
            if fill:
                c.setFillColor(fill)
                c.rect(x, self.y - h, W, h, stroke=0, fill=1)
            if frame or hr:
                c.line(x, self.y, x + W, self.y)
            c.line(x, self.y - h, x + W, self.y - h)
            for i, l in enumerate(hl):
                top = self.y - (gh if i in gm else 0)
                for j, s in enumerate(l):
                    yy = top - pad - hfs * .9 - j * hfs * 1.22
                    if vr or cols[i][2] == "c":
                        self.t((xs[i] + xs[i + 1]) / 2, yy, s, True, hfs, "c", ink)
                    elif cols[i][2] == "r":
                        self.t(xs[i + 1] - pad, yy, s, True, hfs, "r", ink)
                    else:
                        self.t(xs[i] + pad, yy, s, True, hfs, "l", ink)
            for a, b, s in groups:
                self.t((xs[a] + xs[b + 1]) / 2, self.y - hfs - 1.5, s, True, hfs, "c", ink)
                c.line(xs[a], self.y - gh, xs[b + 1], self.y - gh)
            if vr:
                for i, q in enumerate(xs):
                    low = any(a < i <= b for a, b, _ in groups)
                    c.line(q, self.y - (gh if low else 0), q, self.y - h)
            self.y -= h

        def line(cells, b=False, shade=False):
            if isinstance(cells, str):
                ls, h = None, lead + 2 * pad
            else:
                f = self.bold if b else self.font
                ls = [wrap(s, f, fs, k[1] - 2 * pad + 1) for s, k in zip(cells, cols)]
                h = max(map(len, ls)) * lead + 2 * pad
            return ls, h

        def paint(ls, h, cells, b, shade):
            if shade:
                c.setFillColor(band)
                c.rect(x, self.y - h, W, h, stroke=0, fill=1)
            if ls is None:
                self.t(x + pad + 2, self.y - pad - fs * .9, cells, True, fs)
                for q in (x, x + W) if vr else ():
                    c.line(q, self.y, q, self.y - h)
            else:
                for i, l in enumerate(ls):
                    for j, s in enumerate(l):
                        yy = self.y - pad - fs * .9 - j * lead
                        al = cols[i][2]
                        self.t({"l": xs[i] + pad, "r": xs[i + 1] - pad, "c": (xs[i] + xs[i + 1]) / 2}[al], yy, s, b, fs, al)
                if vr:
                    for q in xs:
                        c.line(q, self.y, q, self.y - h)
            self.y -= h
            if hr:
                c.line(x, self.y, x + W, self.y)

        self.need(70)
        header()
        for n, cells in enumerate(rows):
            b = boldlast and n == len(rows) - 1
            ls, h = line(cells, b)
            more = 0
            if isinstance(cells, str) and n + 1 < len(rows):
                more = line(rows[n + 1])[1]
            extra = (lead + 2 * pad) if carry else 0
            if self.y - h - more - extra < self.bottom:
                if carry:
                    cl, ch = line(carry(n, False), True)
                    c.line(x, self.y, x + W, self.y)
                    paint(cl, ch, None, True, False)
                c.line(x, self.y, x + W, self.y)
                self.brk()
                c.setLineWidth(lw)
                if repeat:
                    header()
                else:
                    c.line(x, self.y, x + W, self.y)
                if carry:
                    cl, ch = line(carry(n, True), True)
                    paint(cl, ch, None, True, False)
            if b:
                c.line(x, self.y, x + W, self.y)
            paint(ls, h, cells, b, band is not None and n % 2)
        c.line(x, self.y, x + W, self.y)
        return xs
