# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared helpers: fonts, amounts in cents, number shapes, made-up movements."""
import random
import unicodedata
from datetime import date, timedelta

from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, letter
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.cidfonts import UnicodeCIDFont
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas

ROOT = "/usr/share/fonts/truetype/"
for _name, _file in {
    "Bank25Deja": "dejavu/DejaVuSans.ttf", "Bank25DejaB": "dejavu/DejaVuSans-Bold.ttf",
    "Bank25Cond": "dejavu/DejaVuSansCondensed.ttf", "Bank25CondB": "dejavu/DejaVuSansCondensed-Bold.ttf",
    "Bank25Serif": "dejavu/DejaVuSerifCondensed.ttf", "Bank25SerifB": "dejavu/DejaVuSerifCondensed-Bold.ttf",
    "Bank25Mono": "dejavu/DejaVuSansMono.ttf", "Bank25MonoB": "dejavu/DejaVuSansMono-Bold.ttf",
    "Bank25Noto": "noto/NotoSans-Regular.ttf", "Bank25NotoB": "noto/NotoSans-Bold.ttf",
}.items():
    pdfmetrics.registerFont(TTFont(_name, ROOT + _file))
pdfmetrics.registerFont(UnicodeCIDFont("HeiseiMin-W3"))
width = pdfmetrics.stringWidth

EN = "January February March April May June July August September October November December".split()
EN3 = [m[:3] for m in EN]
FR = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split()
NL = "januari februari maart april mei juni juli augustus september oktober november december".split()


def rng(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")


def new(path, size=A4):
    return canvas.Canvas(path, pagesize=size, invariant=1)


def T(c, x, y, text, font="Helvetica", size=9, color=None, align="l"):
    c.setFont(font, size)
    c.setFillColor(colors.HexColor(color) if color else colors.black)
    {"l": c.drawString, "r": c.drawRightString, "c": c.drawCentredString}[align](x, y, text)
    return width(text, font, size)


def words(c, x, y, text, font, size):
    c.setFont(font, size)
    c.setFillColor(colors.black)
    for w in text.split(" "):
        c.drawString(x, y, w)
        x += width(w + " ", font, size)


def box(c, x, y, w, h, fill=None, stroke=None, lw=.6, radius=0):
    if fill:
        c.setFillColor(colors.HexColor(fill))
    if stroke:
        c.setStrokeColor(colors.HexColor(stroke))
    c.setLineWidth(lw)
    if radius:
        c.roundRect(x, y, w, h, radius, stroke=bool(stroke), fill=bool(fill))
    else:
        c.rect(x, y, w, h, stroke=bool(stroke), fill=bool(fill))
    c.setFillColor(colors.black)


def rule(c, x1, y1, x2, y2, color="#000000", lw=.5, dash=None):
    c.setStrokeColor(colors.HexColor(color))
    c.setLineWidth(lw)
    c.setDash(*(dash or ([], 0)))
    c.line(x1, y1, x2, y2)
    c.setDash([], 0)


def wrap(text, font, size, w):
    """Lines of text; '|' is a fixed break."""
    out = []
    for part in text.split("|"):
        line = ""
        for word in part.split(" "):
            new_ = word if not line else line + " " + word
            if line and width(new_, font, size) > w:
                out.append(line)
                line = word
            else:
                line = new_
        out.append(line)
    return out


def s(cents):
    """Truth: cents -> '1234.50'."""
    return f"{'-' if cents < 0 else ''}{abs(cents) // 100}.{abs(cents) % 100:02d}"


def us(cents, th=",", dec="."):
    v = abs(cents)
    return f"{'-' if cents < 0 else ''}{v // 100:,}".replace(",", th) + f"{dec}{v % 100:02d}"


def eu(cents):
    return us(cents, ".", ",")


def period(r, kind="month"):
    y, m = r.choice([2022, 2023, 2024, 2025]), r.randint(1, 12)
    d = 1 if kind == "month" else r.randint(5, 24)
    n = date(y + (m == 12), m % 12 + 1, d)
    return date(y, m, d), n - timedelta(days=1)


def fill(r, text):
    """'#' a digit, '@' a capital, '`' a '#' (in gen also '~' month/day, '^' monthday)."""
    return "".join(str(r.randint(0, 9)) if ch == "#" else r.choice("ABCDEFGHJKLMNPRSTUVWXYZ") if ch == "@" else "#" if ch == "`" else ch
                   for ch in text)


def amount(r, lo, hi):
    return r.randint(lo, hi) * 100 if r.random() < .25 else r.randint(lo * 100 + 1, hi * 100)


def gen(r, rows, a, b, opening, debits, credits, share=.25, floor=None, week=True):
    """Movements in date order: dicts d, desc, amt (signed cents), bal, last (last one of its day)."""
    pool = [a + timedelta(days=i) for i in range((b - a).days + 1)]
    pool = [d for d in pool if not week or d.weekday() < 5]
    bal, out = opening, []
    for d in sorted(r.choice(pool) for _ in range(rows)):
        cr = r.random() < share
        text, lo, hi = r.choice(credits if cr else debits)
        amt = amount(r, lo, hi)
        if not cr and floor is not None and bal - amt < floor:
            text, lo, hi = r.choice(credits)
            amt, cr = amount(r, lo, hi), True
        amt = amt if cr else -amt
        bal += amt
        out.append({"d": d,
                    "desc": fill(r, text).replace("~", f"{d:%m/%d}").replace("^", f"{d:%m%d}"), "amt": amt, "bal": bal, "last": True})
    for t, n in zip(out, out[1:]):
        t["last"] = t["d"] != n["d"]
    return out


def sums(txs):
    return -sum(t["amt"] for t in txs if t["amt"] < 0), sum(t["amt"] for t in txs if t["amt"] > 0)


def row(t, lines=None, bal=False, ref=None):
    out = {"date": t["d"].isoformat()}
    if lines is not None:
        out["description"] = " ".join(lines)
    if ref:
        out["reference"] = ref
    out["debit" if t["amt"] < 0 else "credit"] = s(abs(t["amt"]))
    if bal:
        out["balance"] = s(t["bal"])
    return out


def span(a, b):
    return {"from": a.isoformat(), "to": b.isoformat()}


def iban(r, country, bban):
    """A full IBAN with right check digits, in groups of four."""
    digits = "".join(str(int(ch, 36)) for ch in bban + country)
    full = f"{country}{98 - int(digits + '00') % 97:02d}{bban}"
    return " ".join(full[i:i + 4] for i in range(0, len(full), 4))


def arabic(text):
    """Joined shapes in drawing (left to right) order, as old layout engines write them."""
    def form(ch, kind):
        try:
            return unicodedata.lookup(f"{unicodedata.name(ch)} {kind} FORM")
        except KeyError:
            return None
    out = []
    for i, ch in enumerate(text):
        left = i > 0 and form(text[i - 1], "INITIAL") is not None and form(ch, "FINAL") is not None
        right = i + 1 < len(text) and form(ch, "INITIAL") is not None and form(text[i + 1], "FINAL") is not None
        kind = "MEDIAL" if left and right else "FINAL" if left else "INITIAL" if right else "ISOLATED"
        out.append(form(ch, kind) or ch)
    return "".join(reversed(out)).replace("\ufe8e\ufedf", "\ufefb").replace("\ufe8e\ufee0", "\ufefc")


def cols(c, y, cells, font="Helvetica", size=8, color=None):
    """Several pieces on one line: (x, text) or (x, text, align)."""
    for x, text, *al in cells:
        T(c, x, y, text, font, size, color, *al)


def bank(name, acct, holder, out, a, b, opening, closing, **more):
    return {"data": {"bank_name": name, "account_number": acct, "account_holder": holder, "statement_period": span(a, b),
                     "opening_balance": s(opening), "closing_balance": s(closing), **more, "transactions": out}}


def eng(d):
    return f"{EN[d.month - 1]} {d.day}, {d.year}"


def pool(text):
    """'lo hi text' entries, parted by ';'."""
    return [(p[2], int(p[0]), int(p[1])) for p in (line.split(" ", 2) for line in text.replace("\n", ";").strip(";").split(";"))]


POOLS = {k: (pool(d), pool(c)) for k, (d, c) in {
    "us1": ("""8 160 CHECKCARD ^ HOLLIS MARKET #### DAYTON OH ######################;4 22 PURCHASE AUTHORIZED ON CARD BRIAR & STONE COFFEE DAYTON OH
60 240 MIAMI CREEK ENERGY DES:BILL PAY ID:######### INDN:CUSTOMER CO ID:########## PPD
50 600 Online Banking transfer to SAV #### Confirmation` ##########
900 1900 RIDGELINE MORTGAGE DES:MTG PYMT ID:########## INDN:CUSTOMER CO ID:####### WEB
20 250 Zelle payment to Casey Brandt Conf` @@#@@@#@@""",
"""1400 2900 NORTHERN VALVE CORP DES:PAYROLL ID:###### INDN:CUSTOMER CO ID:########## PPD;40 700 Mobile Deposit Ref Nbr #########
20 300 Zelle payment from Robin Ott Conf` @@#@@@#@@"""),
    "us2": ("""9 90 Purchase authorized on ~ Juniper Grill Boise ID P############### Card ####
9 20 Recurring Payment authorized on ~ Loamstream Music ############ CA S############### Card ####
45 190 Sawtooth Power Web Pmt ###### ########## Customer;50 900 Check
20 300 ATM Withdrawal authorized on ~ #### Fairview Boise ID ####### ATM ID ####@ Card ####""",
"""100 1400 Teller Deposit;1200 2600 Crag & Pine Outfit Payroll ###### XXXXX#### Customer
80 900 eDeposit IN Branch ~ 10:14:01 Am #### Vista Ave Boise ID ####"""),
    "ca": ("""6 150 Contactless Interac purchase - ####|LOON LAKE GROCER;20 400 e-Transfer sent|A. Fournier @#@@#@;60 210 Insurance|NORTHSHORE MUTUAL
4 16 Monthly fee;40 190 Online Banking payment - ####|GRANITE HYDRO;20 300 ATM withdrawal - @@######
9 80 Visa Debit purchase - ####|TUNDRA BOOKS""",
"""1100 2600 Payroll Deposit|BIRCH FORESTRY LTD;25 500 e-Transfer received|K. Osei @@#@##;200 600 Canada child benefit|Canada
40 900 Mobile cheque deposit - ####"""),
    "uk1": ("""12 190 VIS|PENNYWELL STORES|LEEDS;30 160 DD|AIREDALE WATER;20 400 BP|M HARGREAVES|RENT SHARE;4 60 )))|THE CROOKED LOAF|ILKLEY
20 200 ATM|CASH BRIGGATE|LEEDS @@#@ AT 12:40;8 35 SO|RIVERS TRUST""",
"""900 2400 CR|DALES TEXTILES LTD|SALARY;10 300 CR|P A LINDLEY|FROM PAUL"""),
    "uk2": ("""3 40 Oat & Anchor LONDON GBR;20 300 Priya Nair (Faster Payments) Reference: Groceries and half of the gas bill;10 90 Transfer to Pot
4 25 Velo Hire LONDON GBR;20 80 Lumen Broadband (Direct Debit) Reference: ##########@@""",
"""800 2500 FERNHILL STUDIOS LIMITED (Faster Payments) Reference: SALARY;5 90 Transfer from Pot;5 120 Sam Achterberg (P2P Payment)"""),
    "fr": ("""15 140 PAIEMENT CB ^ LE FOURNIL DES HALLES|CARTE 4978XXXXXXXX##
40 190 PRLV SEPA ENERGIE DU VALLON|ECH/^ ID EMETTEUR/FR##ZZZ######|MDT/@@########;20 200 RETRAIT DAB AGENCE PLACE DU MARCHE
50 700 VIR SEPA EMIS|/BEN MME CLOTILDE VASSEUR|/MOTIF LOYER;30 400 CHEQUE #######;6 12 COTISATION ESPRIT LIBRE""",
"""1300 2900 VIR SEPA RECU|/DE ATELIERS BRANCION SAS|/MOTIF SALAIRE;20 400 REMISE CHEQUES BORDEREAU #######;15 90 VIR CPAM REMB SOINS"""),
    "es": ("""8 120 COMPRA TARJ. ####XXXXXXXX#### MERCADO OLIVARES-SORIA;30 150 RECIBO ELECTRICA DEL DUERO SA NUM. FACTURA @@########
200 800 TRANSFERENCIA A FAVOR DE INMACULADA REQUENA CONCEPTO ALQUILER VIVIENDA CALLE ARRABAL;20 200 REINTEGRO CAJERO ####
3 12 COMISION MANTENIMIENTO""",
"""1200 2600 NOMINA TALLERES NUMANCIA SL;10 300 BIZUM DE ANDREU CASALS CONCEPTO CENA;50 600 INGRESO EN EFECTIVO"""),
    "it": ("""10 140 PAGAMENTO POS CARTA N. ***####|C/O BOTTEGA DEL COLLE|VITERBO;30 180 ADDEBITO DIRETTO SDD|ACQUE DELLA TUSCIA SPA|MANDATO @@########
300 900 BONIFICO DISPOSTO|BEN. GIACOMO FERRANTI|AFFITTO;2 9 IMPOSTA DI BOLLO;20 250 PRELIEVO BANCOMAT ATM ####""",
"""1200 2700 BONIFICO A VOSTRO FAVORE|ORD. MANIFATTURA SELCI SRL|STIPENDIO;30 500 VERSAMENTO ASSEGNI N. ##########"""),
    "nl": ("""5 90 BEA, Betaalpas|Bakkerij de Wiek,PAS###|NR:######## ELST
40 220 SEPA Incasso algemeen doorlopend|Incassant: NL##ZZZ############|Naam: Veluwe Energie BV
20 300 SEPA Overboeking|IBAN: NL##VLWB##########|Naam: J. Terpstra|Omschrijving: huur;20 150 GEA, Betaalpas|Geldmaat Dorpsstraat ##""",
"""1400 3000 SEPA Overboeking|Naam: Hoogland Machines BV|Omschrijving: salaris;15 200 SEPA iDEAL|Naam: M. de Ruyter|Kenmerk: ############"""),
    "ae": ("""20 600 POS-PURCHASE CARD NO.4#####XXXXXX#### AL NAKHEEL HYPERMARKET DUBAI:AE;100 2000 ATM WITHDRAWAL ######## DEIRA BR
200 5000 OUTWARD REMITTANCE FT######## MARIAM AL SUWAIDI FAMILY SUPPORT;25 26 MONTHLY ACCOUNT FEE
300 1500 DUNEWATER UTILITIES BILL PAYMENT ##########""",
"""6000 18000 SALARY TRANSFER WPS ######## FALCON CREST TRADING LLC;500 4000 CASH DEPOSIT CDM ####;100 3000 INWARD IPP TRANSFER REF ########"""),
    "sg": ("""8 150 NETS QR|KOPI CORNER ######;50 800 FAST PAYMENT|OTHR - MEI XUAN|via PayNow-Mobile;20 200 CASH WITHDRAWAL|ATM ####;100 2000 CHEQUE
40 160 GIRO|MERLION POWER""",
"""2500 6000 GIRO - SALARY|STRAITS ROBOTICS PTE LTD;20 500 FAST PAYMENT|FROM TAN BOON KIAT;1 9 INTEREST CREDIT"""),
    "au": ("""5 120 JACARANDA FOODS 0### PADDINGTON QL AU|Card xx####;40 300 Direct Debit ###### BUSHLAND ENERGY|##########
100 700 Transfer to xx#### NetApp|Rent;20 300 Wdl ATM BRANCH ######""",
"""1200 2900 Salary WOMBAT LOGISTICS PTY|PAY #####;15 300 Fast Transfer From B Yunupingu|dinner"""),
    "hk": ("""50 900 AUTOPAY OUT|LANTAU GAS CO;100 3000 FPS TO CHEUNG WAI MAN|FRN############;20 500 EPS PEARL MART;200 2000 ATM WITHDRAWAL
500 6000 CHEQUE ######""",
"""14000 32000 AUTOPAY IN|VICTORIA PEAK DESIGN LTD;100 4000 FPS FROM LAM SZE KI;500 8000 CASH DEPOSIT"""),
    "in": ("""99 2400 SAFFRON BASKET ONLINE MUMBAI;150 1800 HIMGIRI FUELS NEW DELHI;499 9000 NIRVAAN ELECTRONICS BENGALURU IN;120 900 TIFFIN TALES PUNE
299 1499 JALTARANG DTH RECHARGE;800 6000 UDAAN TRAVELS GURGAON IND;1 40 IGST 18 PCT""",
"""1000 20000 NETBANKING TRANSFER (Ref` 000000#########);500 9000 UPI PAYMENT RECEIVED 0#########"""),
    "usc": ("""6 90 BLUE HERON DINER PORTLAND OR;20 300 CASCADE OUTFITTERS 503-555-0177 OR;9 20 REELHOUSE STREAMING reelhouse.example CA
30 70 TRAILHEAD GAS #### BEND OR;15 240 LUMEN & OAK HOME GOODS SEATTLE WA""",
"""100 900 Payment Thank You-Mobile;12 90 CASCADE OUTFITTERS 503-555-0177 OR RETURN"""),
    "ukc": ("""5 60 The Gilded Crumpet, Bath;12 150 Oakenshaw Supermarket, Bristol;20 300 Severn Rail Tickets;8 40 Quillfeather Books, Bath
30 190 Pension Bellavista, Como EUR 1##.##""",
"""50 600 Payment By Direct Debit, Thank You;10 80 Refund Quillfeather Books, Bath"""),
}.items()}
