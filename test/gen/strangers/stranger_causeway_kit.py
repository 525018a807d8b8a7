# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared helpers: fonts, money, dates, wrapping, made-up people and account histories."""
import datetime as dt
import os
import random
import textwrap
from types import SimpleNamespace as NS

from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, landscape, letter
from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas

D = "/usr/share/fonts/truetype/dejavu/"
N = "/usr/share/fonts/truetype/noto/"
FALL = {"Sans": D + "DejaVuSans.ttf", "SansB": D + "DejaVuSans-Bold.ttf", "Mono": D + "DejaVuSansMono.ttf", "MonoB": D + "DejaVuSansMono-Bold.ttf",
        "Serif": D + "DejaVuSerif.ttf", "SerifB": D + "DejaVuSerif-Bold.ttf", "Noto": N + "NotoSans-Regular.ttf", "NotoB": N + "NotoSans-Bold.ttf"}
for _n, _p in FALL.items():
    if not os.path.exists(_p):
        _p = D + ("DejaVuSans-Bold.ttf" if _n.endswith("B") else "DejaVuSans.ttf")
    pdfmetrics.registerFont(TTFont("Bank30" + _n, _p))
SANS, SANSB, MONO, MONOB = "Bank30Sans", "Bank30SansB", "Bank30Mono", "Bank30MonoB"
SERIF, SERIFB, NOTO, NOTOB = "Bank30Serif", "Bank30SerifB", "Bank30Noto", "Bank30NotoB"
H, HB, T, TB, C, CB = "Helvetica", "Helvetica-Bold", "Times-Roman", "Times-Bold", "Courier", "Courier-Bold"


def m2(p):
    return f"{'-' if p < 0 else ''}{abs(p) // 100}.{abs(p) % 100:02d}"


def inr(p):
    """Paise with lakh grouping: 1,23,456.50 (no sign)."""
    p = abs(p)
    s, tail = str(p // 100), ""
    if len(s) > 3:
        s, tail = s[:-3], "," + s[-3:]
        while len(s) > 2:
            s, tail = s[:-2], "," + s[-2:] + tail
    return f"{s}{tail}.{p % 100:02d}"


def west(p):
    return f"{abs(p) // 100:,}.{abs(p) % 100:02d}"


def wrap(text, font, size, w):
    """Greedy lines within w points; words that are too long break inside."""
    out, cur = [], ""
    for word in text.split():
        while word:
            cand = (cur + " " + word).strip()
            if stringWidth(cand, font, size) <= w:
                cur, word = cand, ""
            elif cur:
                out.append(cur)
                cur = ""
            else:
                k = len(word)
                while k > 1 and stringWidth(word[:k], font, size) > w:
                    k -= 1
                out.append(word[:k])
                word = word[k:]
    return out + [cur] if cur else out


def chop(text, n):
    return textwrap.wrap(text, n, break_on_hyphens=False)


def one(lines):
    return " ".join(" ".join(lines).split())


def text(c, x, y, s, font=H, size=9, al="l", col=None):
    if col is not None:
        c.setFillColor(col)
    c.setFont(font, size)
    {"l": c.drawString, "r": c.drawRightString, "c": c.drawCentredString}[al](x, y, s)
    if col is not None:
        c.setFillColor(colors.black)


MEN = "RAJESH SURESH AMIT VIKRAM HARISH DEEPAK MANOJ NITIN ARVIND KARTHIK SANJAY IMRAN JOSEPH GURPREET PRAKASH".split()
WOMEN = "ANITA SUNITA PRIYA KAVITA MEENAKSHI FATIMA LAKSHMI REKHA POOJA SHALINI NEHA GEETA".split()
LAST = "SHARMA PATIL NAIR IYER REDDY SINGH GUPTA KULKARNI DAS MENON CHAUDHARY SHAIKH THOMAS PILLAI JOSHI DESAI RAO VERMA GHOSH".split()
FIRMS = ["SHREE BALAJI TRADERS", "OMKAR STEEL FABRICATORS", "NILGIRI AGRO FOODS PVT LTD", "KRISHNA TEXTILES", "ALFA ENGINEERING WORKS", "SAI POLYMERS",
         "MAHAVIR ELECTRICALS", "ROYAL TILES AND SANITARY", "PRAGATI PACKAGING LLP", "BLUE LOTUS EXPORTS PVT LTD", "VASANT PHARMA DISTRIBUTORS"]
COMP = ["STARLIFE INSURANCE", "BHOOMI HOUSING FIN", "ZENFUND MUTUAL FUND", "JYOTI FINSERV LTD", "ANAND CREDIT CARDS", "TEJAS BROADBAND"]
MERCH = ["FRESHKART", "CHAI JUNCTION", "METRO CASH N CARRY", "APNA MEDICALS", "SWAD FOODS", "BOOKWALA", "CITY FUELS", "RIDEXPRESS", "GREEN BASKET",
         "TICKETGHAR"]
CITY = ["PUNE", "NAGPUR", "KOCHI", "MYSURU", "JAIPUR", "INDORE", "COIMBATORE", "LUCKNOW", "SURAT", "GUWAHATI", "VIJAYAWADA", "RANCHI"]
STATE = dict(zip(CITY, ["MAHARASHTRA", "MAHARASHTRA", "KERALA", "KARNATAKA", "RAJASTHAN", "MADHYA PRADESH", "TAMIL NADU", "UTTAR PRADESH", "GUJARAT", "ASSAM",
                        "ANDHRA PRADESH", "JHARKHAND"]))
AREA = ["M G ROAD", "STATION ROAD", "GANDHI CHOWK", "SHIVAJI NAGAR", "CIVIL LINES", "LAKE VIEW", "NEHRU MARG", "MARKET YARD", "SECTOR 14", "RING ROAD"]
CODES = ["VNBK", "MLCB", "TRSH", "KGBX", "UDSF", "PPPB", "CEBI", "DKNB"]
NOTE = ["RENT", "PAYMENT FROM PHONE", "UPI", "GROCERY", "FEES", "MILK", "NA", "LUNCH", "LOAN", "GIFT"]

# template | reference kind (c cheque, r rrn, u utr, - none) | lowest | highest rupees
BOOK = {
    "hdfc": (["UPI-{name}-{vpa}-{ifsc}-{rrn}-{note}|r|20|4500", "UPI-{merch}-{mvpa}-{ifsc}-{rrn}-{note}|r|35|2600", "POS {card} {merch} POS DEBIT|r|150|6000",
              "ATW-{card}-{atm}-{city}|r|500|10000", "ACH D- {comp}-{code}|r|999|9500", "CHQ PAID-MICR CTS-{city}-{name}|c|2000|40000",
              "EMI {code} CHQ S{code}|r|2000|12000"],
             ["NEFT CR-{ifsc}-{firm}-{utr}|u|15000|95000", "UPI-{name}-{vpa}-{ifsc}-{rrn}-{note}|r|50|9000",
              "IMPS-{rrn}-{name}-{bank}-XXXXXXX{d3}-{note}|r|500|25000",
              "CREDIT INTEREST CAPITALISED|-|90|900", "CASH DEP {city}|-|2000|30000"]),
    "sbi": (["TO TRANSFER-UPI/DR/{rrn}/{name}/{bank}/{vpa}/{note}--|t|20|5000", "ATM WDL-ATM CASH {atm} {area} {city}--|-|500|10000",
             "DEBIT-ACHDr {code} {comp}--|-|800|9000",
             "TO CLEARING-{name}--|c|1500|30000", "DEBIT-SMS CHARGES--|-|12|18", "by debit card-OTHPG {rrn} {merch} {city}--|-|100|7000"],
            ["BY TRANSFER-NEFT*{ifsc}*{utr}*{firm}--|t|12000|80000", "BY TRANSFER-UPI/CR/{rrn}/{name}/{bank}/{vpa}/{note}--|t|30|9000",
             "CREDIT INTEREST--|-|60|800",
             "CASH DEPOSIT-CASH DEPOSIT SELF--|-|1000|40000"]),
    "icici": (["UPI/{rrn}/{note}/{vpa}/{bank}/{code}|r|20|5000", "BIL/ONL/{rrn}/{comp}/{code}|r|200|9000", "ATM/CASH WDL/{atm}/{city}|-|500|10000",
               "MMT/IMPS/{rrn}/{note}/{name}/{bank}|r|400|20000", "CMS/ {comp}/{code}|-|900|8000", "VPS/{merch}/{code}/{city}|-|80|4500"],
              ["NEFT-{utr}-{firm}-{note}|u|15000|90000", "UPI/{rrn}/{note}/{vpa}/{bank}/{code}|r|40|8000", "CLG/{name}/{bank}|c|2000|50000",
               "{code}:Int.Pd:{mon}|-|80|900"]),
    "plain": (["To Cash Self|c|1000|15000", "To Clg {name}|c|1500|30000", "To Trf {name}|-|500|9000", "SMS Chgs|-|15|18", "ATM Wdl {city}|-|500|9500",
               "To ACH {comp}|-|700|6500", "Loan Inst A/c {code}|-|1500|7000"],
              ["By Cash|-|1000|30000", "By NEFT {firm}|-|4000|60000", "By Clg {firm}|c|3000|45000", "By Int|-|70|900", "DBT PM KISAN {mon}|-|2000|2000"]),
    "corp": (["RTGS/{utr}/{firm}/{bank}|u|200000|900000", "NEFT/{utr}/{firm}|u|12000|190000", "CHQ PAID/{firm}|c|9000|160000",
              "GST PAYMENT/CPIN {rrn}|r|15000|120000",
              "TDS CBDT/{code}/{mon}|r|3000|40000", "CHRGS/RTGS OUT/{code}|-|29|58", "INT.COLL {mon}|-|5000|30000",
              "SALARY {mon} BATCH {code}|-|90000|300000"],
             ["RTGS CR/{utr}/{firm}/{bank}|u|200000|1200000", "NEFT CR/{utr}/{firm}|u|15000|190000", "CLG CHQ DEP/{firm}/{bank}|c|10000|180000",
              "UPI COLL SETTLEMENT {code}|-|2000|60000"]),
    "app": (["{Merch}|r|30|2500", "{Name}|r|50|5000", "Electricity bill {City}|r|400|3500", "Mobile recharge 9{code}{d3}|r|199|899",
             "FASTag recharge|r|500|2000"],
            ["{Name}|r|50|6000", "Added from bank a/c XX{d3}|r|500|9000", "Cashback|r|5|75", "Refund {Merch}|r|99|1900"]),
    "broker": (["BEING BILL FOR NSE CM SETT NO {code} EQ|v|2000|90000", "DP CHARGES {mon} INCL GST|v|16|160",
                "FUNDS PAYOUT TO {bank} A/C XX{d3}|v|3000|80000", "AMC CHARGES QTR {mon}|v|88|354"],
               ["BEING BILL FOR NSE CM SETT NO {code} EQ|v|2000|95000", "RECD FROM {bank} VIA UPI {rrn}|v|5000|60000",
                "RECD FROM {bank} NEFT {utr}|v|10000|90000"]),
}


def fill(r, tpl):
    nm = r.choice(MEN + WOMEN)
    ln = r.choice(LAST)
    mc = r.choice(MERCH)
    ct = r.choice(CITY)
    v = dict(name=f"{nm} {ln}", vpa=f"{nm.lower()}{r.randint(10, 999)}@ok{r.choice(['trsh', 'mlcb', 'kav'])}", rrn=str(r.randint(300000000000, 499999999999)),
             mvpa=mc.lower().replace(" ", "") + ".pay@" + r.choice(["udb", "ybt"]), merch=mc, card=f"4{r.randint(10000, 99999)}XXXXXX{r.randint(1000, 9999)}",
             utr=r.choice(CODES) + r.choice("NRH") + str(r.randint(10 ** 10, 10 ** 11 - 1)), ifsc=r.choice(CODES) + f"0{r.randint(100, 9999):06d}",
             comp=r.choice(COMP),
             code=str(r.randint(100000, 999999)), atm=r.choice("SPNT") + f"1{r.choice('ACEN')}W{r.randint(1000, 9999)}", city=ct, City=ct.title(),
             bank=r.choice(CODES),
             note=r.choice(NOTE), mon=r.choice("JAN FEB MAR APR MAY JUN".split()), firm=r.choice(FIRMS), d3=str(r.randint(100, 999)), area=r.choice(AREA),
             Name=f"{nm} {ln}".title(), Merch=mc.title())
    d = tpl.format(**v)
    return d, v


def history(r, rows, book, open_, od=0, share=0.34, months=None):
    """Chained transactions in date order; od is the overdraft limit in paise."""
    n = months or max(1, min(6, 1 + rows // 12))
    y, m = r.choice([2022, 2023, 2024, 2025]), r.randint(1, 12 - n + 1)
    a = dt.date(y, m, 1)
    b = (dt.date(y + (m + n - 1) // 12, (m + n - 1) % 12 + 1, 1)) - dt.timedelta(days=1)
    days = sorted(r.randint(0, (b - a).days) for _ in range(rows))
    bal, out, chq = open_, [], r.randint(1200, 880000)
    for k in days:
        cr = r.random() < share
        d = t = None
        for turn in range(30):
            t = r.choice(BOOK[book][1 if cr else 0]).split("|")
            lo, hi = int(t[2]), int(t[3])
            amt = r.randint(lo, hi) * 100 + (r.choice([0, 0, 0, r.randint(1, 99)]) if hi < 100000 and lo != hi else 0)
            if any(w in t[0].upper() for w in ("CASH", "ATM", "ATW", "KISAN")):
                amt = max(lo, amt // 10000 * 100) * 100 if lo >= 500 else amt // 100 * 100
            if cr or bal - amt >= -od:
                break
            if turn > 8:
                cr = True
        d, v = fill(r, t[0])
        ref = {"c": f"{chq:06d}", "r": v["rrn"], "u": v["utr"], "-": "", "t": f"TRANSFER {'FROM' if cr else 'TO'} {r.randint(10 ** 9, 4 * 10 ** 9)}",
               "v": f"{r.choice(['BP', 'BR', 'JV', 'SB'])}{v['code']}"}[t[1]]
        chq += t[1] == "c"
        bal += amt if cr else -amt
        out.append(NS(date=a + dt.timedelta(days=k), desc=d, ref=ref, kind=t[1], cr=cr, amt=amt, bal=bal, mode=t[0].split("/")[0].split("-")[0].split(" ")[0],
                      val=a + dt.timedelta(days=k), time=f"{r.randint(7, 22):02d}:{r.randint(0, 59):02d}", utr=v["rrn"]))
    return NS(a=a, b=b, tx=out, open=open_, close=bal, dr=sum(x.amt for x in out if not x.cr), crs=sum(x.amt for x in out if x.cr),
              ndr=sum(not x.cr for x in out), ncr=sum(x.cr for x in out))


def person(r):
    w = r.random() < 0.4
    n, s = r.choice(WOMEN if w else MEN), r.choice(LAST)
    ct = r.choice(CITY)
    return NS(pre="MRS." if w else "MR.", first=n, last=s, name=f"{n} {r.choice('ABDKMPRSV')} {s}", joint=f"{r.choice(MEN if w else WOMEN)} {s}", city=ct,
              state=STATE[ct],
              area=r.choice(AREA), house=f"{r.choice(['FLAT NO', 'H NO', 'PLOT NO', 'DOOR NO'])} {r.randint(1, 420)}", pin=str(r.randint(110001, 799999)),
              soc=r.choice(["GANESH APARTMENTS", "SUNRISE CHS LTD", "PALM GROVE", "LAXMI NIWAS", "SILVER OAKS"]),
              mob=f"9{r.randint(0, 9)}XXXXXX{r.randint(10, 99)}",
              cust=str(r.randint(10 ** 7, 10 ** 9)), firm=r.choice(FIRMS), micr=str(r.randint(110000000, 799999999)),
              mail=f"{n.lower()}.{s.lower()}@example.in")


def digits(r, n):
    return str(r.randint(1, 9)) + "".join(str(r.randint(0, 9)) for _ in range(n - 1))


def row(t, desc, date=None, ref=None, bal=True):
    d = {"date": (date or t.date).isoformat(), "description": desc}
    if ref:
        d["reference"] = ref
    d["credit" if t.cr else "debit"] = m2(t.amt)
    if bal:
        d["balance"] = m2(t.bal)
    return d


def truth(rows, h=None, period=True, **kw):
    d = {k: v for k, v in kw.items() if v}
    if period and h:
        d["statement_period"] = {"from": h.a.isoformat(), "to": h.b.isoformat()}
    d["transactions"] = rows
    return {"data": d}
