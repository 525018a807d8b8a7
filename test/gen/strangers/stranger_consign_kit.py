# SPDX-License-Identifier: AGPL-3.0-or-later
"""Pages, money and parties of stranger_consign.py."""

import datetime as dt
import random
from reportlab.lib.colors import HexColor
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas

A4 = (595.28, 841.89)
LETTER = (612.0, 792.0)

FONTS = {"H": "Helvetica", "HB": "Helvetica-Bold", "HI": "Helvetica-Oblique",
         "T": "Times-Roman", "TB": "Times-Bold", "TI": "Times-Italic",
         "C": "Courier", "CB": "Courier-Bold"}
_DJ = "/usr/share/fonts/truetype/dejavu/"
_NT = "/usr/share/fonts/truetype/noto/"
for _k, _f in {"D": _DJ + "DejaVuSans.ttf", "DB": _DJ + "DejaVuSans-Bold.ttf",
               "DC": _DJ + "DejaVuSansCondensed.ttf", "DCB": _DJ + "DejaVuSansCondensed-Bold.ttf",
               "DS": _DJ + "DejaVuSerif.ttf", "DSB": _DJ + "DejaVuSerif-Bold.ttf",
               "DM": _DJ + "DejaVuSansMono.ttf", "DMB": _DJ + "DejaVuSansMono-Bold.ttf",
               "N": _NT + "NotoSans-Regular.ttf", "NB": _NT + "NotoSans-Bold.ttf",
               "NI": _NT + "NotoSans-Italic.ttf",
               "S": _NT + "NotoSerif-Regular.ttf", "SB": _NT + "NotoSerif-Bold.ttf"}.items():
    try:
        pdfmetrics.registerFont(TTFont("cg" + _k, _f))
        FONTS[_k] = "cg" + _k
    except Exception:
        FONTS[_k] = "Helvetica-Bold" if _k.endswith("B") else "Helvetica"


def width(s, f, z):
    return pdfmetrics.stringWidth(s, FONTS[f], z)


def wrap(s, f, z, w):
    out = []
    for part in s.split("\n"):
        cur = ""
        for word in part.split(" "):
            cand = word if not cur else cur + " " + word
            if cur and width(cand, f, z) > w:
                out.append(cur)
                cur = word
            else:
                cur = cand
        out.append(cur)
    return out


def _col(c):
    if c is None:
        return HexColor("#000000")
    return HexColor(c)


class Doc:
    def __init__(self, path, size=A4, title="", producer=None):
        self.path, self.size, self.title, self.producer = path, size, title, producer
        self.pages = [[]]

    @property
    def n(self):
        return len(self.pages)

    def page(self):
        self.pages.append([])

    def t(self, x, y, s, f="H", z=9, al="l", c=None):
        self.pages[-1].append(("t", x, y, s, f, z, al, c))

    def ts(self, x, y, lines, f="H", z=9, lead=None, al="l", c=None):
        lead = lead or z * 1.22
        for s in lines:
            self.t(x, y, s, f, z, al, c)
            y += lead
        return y

    def para(self, x, y, s, w, f="H", z=9, lead=None, al="l", c=None):
        return self.ts(x, y, wrap(s, f, z, w), f, z, lead, al, c)

    def row(self, y, cols, vals, z=9, c=None):
        for (x, al, f), v in zip(cols, vals):
            if v:
                self.t(x, y, v, f, z, al, c)

    def line(self, x1, y1, x2, y2, w=0.5, c=None, dash=None):
        self.pages[-1].append(("l", x1, y1, x2, y2, w, c, dash))

    def box(self, x, y, w, h, fill=None, stroke=None, lw=0.5, r=0):
        self.pages[-1].append(("b", x, y, w, h, fill, stroke, lw, r))

    def circle(self, x, y, r, fill):
        self.pages[-1].append(("c", x, y, r, fill))

    def save(self):
        H = self.size[1]
        cv = canvas.Canvas(self.path, pagesize=self.size, invariant=1)
        cv.setTitle(self.title or "document")
        if self.producer:
            cv.setCreator(self.producer)
        total = len(self.pages)
        for pno, ops in enumerate(self.pages, 1):
            for op in ops:
                if op[0] == "t":
                    _, x, y, s, f, z, al, c = op
                    if callable(s):
                        s = s(pno, total)
                    cv.setFillColor(_col(c))
                    cv.setFont(FONTS[f], z)
                    if al == "r":
                        cv.drawRightString(x, H - y, s)
                    elif al == "c":
                        cv.drawCentredString(x, H - y, s)
                    else:
                        cv.drawString(x, H - y, s)
                elif op[0] == "l":
                    _, x1, y1, x2, y2, w, c, dash = op
                    cv.setStrokeColor(_col(c))
                    cv.setLineWidth(w)
                    cv.setDash(*(dash or ([], 0))) if dash else cv.setDash()
                    cv.line(x1, H - y1, x2, H - y2)
                elif op[0] == "b":
                    _, x, y, w, h, fill, stroke, lw, r = op
                    if fill:
                        cv.setFillColor(_col(fill))
                    if stroke:
                        cv.setStrokeColor(_col(stroke))
                        cv.setLineWidth(lw)
                        cv.setDash()
                    fn = cv.roundRect if r else cv.rect
                    args = (x, H - y - h, w, h) + ((r,) if r else ())
                    fn(*args, stroke=1 if stroke else 0, fill=1 if fill else 0)
                elif op[0] == "c":
                    _, x, y, r, fill = op
                    cv.setFillColor(_col(fill))
                    cv.circle(x, H - y, r, stroke=0, fill=1)
            cv.showPage()
        cv.save()


def rdiv(n, d):
    s = -1 if (n < 0) != (d < 0) else 1
    n, d = abs(n), abs(d)
    return s * ((2 * n + d) // (2 * d))


def pct(c, p100):
    return rdiv(c * p100, 10000)


def num(v, nd=2, th=".", dec=",", neg="pre"):
    a = abs(v)
    q, r = divmod(a, 10 ** nd)
    s = str(q)
    parts = []
    while len(s) > 3:
        parts.insert(0, s[-3:])
        s = s[:-3]
    parts.insert(0, s)
    out = th.join(parts) + (dec + str(r).zfill(nd) if nd else "")
    if v < 0:
        out = {"pre": "-" + out, "post": out + "-", "paren": "(" + out + ")"}[neg]
    return out


def de(v, nd=2, neg="pre"):
    return num(v, nd, ".", ",", neg)


def fr(v, nd=2, th=" "):
    return num(v, nd, th, ",")


def en(v, nd=2, neg="pre"):
    return num(v, nd, ",", ".", neg)


def plain(v, nd=2):
    return num(v, nd, "", ".")


def iso(d):
    return d.isoformat()


def anydate(rng, y0=2023, y1=2025):
    return dt.date(rng.randint(y0, y1), rng.randint(1, 12), rng.randint(1, 28))


def days(d, n):
    return d + dt.timedelta(days=n)


def digits(rng, n, first=True):
    s = "".join(str(rng.randint(0, 9)) for _ in range(n))
    if first and s[0] == "0":
        s = str(rng.randint(1, 9)) + s[1:]
    return s


def rng_for(layout, seed, rows):
    return random.Random("%s/%s/%s" % (layout, seed, rows))


def truth(doc_type="invoice", **kw):
    data = {"document_type": doc_type}
    data.update({k: v for k, v in kw.items() if v is not None})
    return {"industry": "commerce", "template": "invoice", "data": data}


SKIP = object()


def item(desc, qty=SKIP, price=SKIP, rate=SKIP, amount=SKIP):
    d = {"description": desc, "quantity": qty, "unit_price": price,
         "tax_rate": rate, "amount": amount}
    return {k: v for k, v in d.items() if v is not SKIP}


NAMES = {
    "de": (["Brandlhuber", "Kesselring", "Ostwaldt", "Thiemer", "Wachsmuther", "Lohrengel", "Fichtenau", "Dreyerhof", "Sudbrock", "Mahlkamp"],
           ["Maschinenbau GmbH", "Haustechnik GmbH & Co. KG", "Verlag AG", "Gastronomie e.K.", "Immobilien GmbH", "Logistik GmbH", "Praxisbedarf OHG", "Werbetechnik UG (haftungsbeschränkt)"],
           ["Lindenstraße", "Am Güterbahnhof", "Kirchgasse", "Industriestraße", "Bürgermeister-Harms-Weg", "Mühlbachallee"],
           ["48147 Münster", "90443 Nürnberg", "70565 Stuttgart", "24103 Kiel", "04177 Leipzig", "99084 Erfurt", "65549 Limburg a. d. Lahn"]),
    "at": (["Hochreitner", "Pichlmair", "Stadlbacher", "Gruberauer", "Windischer", "Zehentnerl"],
           ["Handels GmbH", "Tischlerei KG", "Steuerberatung GmbH", "Hotelbetriebs GmbH"],
           ["Mariahilfer Gürtel", "Linzer Straße", "Salzachkai", "Pfarrplatz"],
           ["1150 Wien", "4020 Linz", "5020 Salzburg", "8041 Graz"]),
    "fr": (["Lemarquand", "Vautrelle", "Chastenoy", "Bricourt", "Delaunière", "Kerbrezan", "Montfalcon", "Rouvreau"],
           ["SARL", "SAS", "& Fils SARL", "Distribution SAS", "Bâtiment EURL"],
           ["12 rue des Tanneurs", "ZA de la Croix Blanche", "48 avenue du Maréchal Juin", "3 bis impasse du Moulin", "7 quai de la Loire"],
           ["44300 NANTES", "69007 LYON", "35000 RENNES", "21000 DIJON", "33520 BRUGES", "59810 LESQUIN"]),
    "us": (["Pinecrest", "Harlow & Dunne", "Red Mesa", "Tidewater", "Northgate", "Old Mill"],
           ["Landscaping LLC", "Dental Group PC", "Property Management", "Bakery Inc.", "Design Studio"],
           ["1840 W Palmetto Ave", "77 Quarry Rd Ste 210", "3215 Elmwood Blvd", "PO Box 4419"],
           ["Tucson, AZ 85705", "Macon, GA 31201", "Boise, ID 83702", "Dayton, OH 45402"]),
    "au": (["Wattlebird", "Coolamon Creek", "Burrowa", "Southern Cray", "Ironbark"],
           ["Plumbing Pty Ltd", "Cafes Pty Ltd", "Strata Services", "Building Group Pty Ltd"],
           ["Unit 4, 19 Tannery Rd", "208 Canterbury Pde", "Shop 2, 51 Marine Tce"],
           ["MARRICKVILLE NSW 2204", "GEELONG VIC 3220", "FREMANTLE WA 6160"]),
    "uk": (["Ashcombe", "Thornley Vale", "Pettigrew Marsh", "Castlegate", "Whinfell"],
           ["Holdings Limited", "Engineering Ltd", "Estates LLP", "Developments Ltd"],
           ["14 Wharf Street", "Fairfield House, 2 Bridge Road", "Unit 7 Kestrel Business Park"],
           ["Leeds LS1 4QT", "Exeter EX2 7LD", "Norwich NR3 1PB"]),
    "ca": (["Grand Falls", "Kettle Valley", "Nipigon", "Chaleur Bay", "Prairie Rose"],
           ["Mechanical Ltd.", "HVAC Services Inc.", "Construction Ltd.", "Heating & Cooling"],
           ["455 Dunsmore Cres", "RR 2 STN MAIN", "1290 Industrial Pkwy N"],
           ["SUDBURY ON P3A 4R7", "BARRIE ON L4N 8Z4", "KINGSTON ON K7M 5B2"]),
    "ie": (["Ballyvaughan", "Corrib", "Slieve Bawn", "Liffeyside"],
           ["Foods Ltd", "Pharma Ireland DAC", "Electronics Ltd"],
           ["Unit 12 Parkmore East", "The Old Creamery", "Block C Swords Business Campus"],
           ["Galway H91 X2K4", "Co. Cork P51 AD82", "Co. Dublin K67 F2P9"]),
    "nl": (["Van Oosterwaal", "Brinkhorst", "De Zilverreiger", "Kamphuizen", "Terwolde"],
           ["Bouw B.V.", "Horeca B.V.", "Advies", "Installatietechniek B.V."],
           ["Havenweg", "Prins Mauritslaan", "Korte Veerdam", "Stationsplein"],
           ["3812 RJ  Amersfoort", "7411 HB  Deventer", "4811 CA  Breda"]),
    "pl": (["Bursztynek", "Zielony Dąb", "Wiślanka", "Krzemień", "Jaworzyna"],
           ["Sp. z o.o.", "S.A.", "Sp. j.", "P.P.H.U."],
           ["ul. Składowa", "ul. Żeromskiego", "al. Piłsudskiego", "ul. Długa"],
           ["90-127 Łódź", "31-147 Kraków", "80-309 Gdańsk", "50-020 Wrocław"]),
    "it": (["Valdisole", "Officine Brentari", "Castelmonte", "Ferrandini", "Acquaviva"],
           ["S.r.l.", "S.p.A.", "S.n.c.", "di Rossetto & C. S.a.s."],
           ["Via dell'Artigianato", "Viale Trento", "Via G. Marconi", "Corso Italia"],
           ["36015 SCHIO (VI)", "25126 BRESCIA (BS)", "41122 MODENA (MO)"]),
}


def party(rng, land):
    a, b, s, c = NAMES[land]
    st = rng.choice(s)
    if land in ("de", "at", "nl", "pl"):
        st += " %d" % rng.randint(1, 140)
    elif land == "it":
        st += ", %d" % rng.randint(1, 140)
    return {"name": rng.choice(a) + " " + rng.choice(b), "street": st, "city": rng.choice(c)}
