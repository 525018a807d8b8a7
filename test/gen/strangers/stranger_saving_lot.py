# SPDX-License-Identifier: AGPL-3.0-or-later
"""Invented customers and account movements."""
from dataclasses import dataclass
from datetime import date, datetime, timedelta

FIRST_M = "Arvind Suresh Nilesh Prakash Devendra Girish Manoj Hemant Rajat Vikas Imran Joseph Senthil Murugan Harpreet Balaji Tushar Sandeep Umesh Yogesh".split()
FIRST_F = "Anjali Meena Kavitha Sunita Rekha Farida Lakshmi Pooja Deepa Shalini Neha Gurpreet Asha Vandana Mridula Jyoti".split()
LAST = "Kulkarni Deshmukh Iyer Pillai Chauhan Mishra Ghosh Bhandari Naik Shetty Reddy Thomas Qureshi Gill Patil Joshi Solanki Tripathi Menon Rawat Wagh Saxena".split()
MID = "A B D G K M N P R S V".split()
FIRM_A = "Shree Ganesh,Om Sai,Navyug,Balaji,Sunrise,Annapurna,Vishwakarma,Kaveri,Deccan,Malwa,Trident,Eastern,Saraswati,Metro,Jai Bhavani,New Bharat".split(",")
FIRM_B = "Traders,Enterprises,Steel Centre,Textiles,Agro Industries,Hardware,Pharma Distributors,Engineering Works,Packaging,Electricals,Polymers,Logistics,Oil Mills,Auto Parts".split(",")
FIRM_C = ["", "", "", " Pvt Ltd", " LLP", " & Sons", " (India)"]
SHOPS = "SWIGGY,BIG BASKET,RELIANCE SMART,HP PETROL PUMP,APOLLO PHARMACY,DMART,IRCTC,AMAZON PAY,JIO RECHARGE,CROMA,ZUDIO,MORE SUPERMARKET,UDUPI UPAHAR,INDIAN OIL KSK".split(",")
BANKS = "HDFC ICIC SBIN UTIB PUNB BARB KKBK CNRB UBIN IDFB YESB FDRL".split()
HANDLES = "okaxis oksbi ybl paytm okhdfcbank ibl axl upi".split()
CITIES = [("Pune", "Maharashtra", "4110", "PUNE"), ("Indore", "Madhya Pradesh", "4520", "INDORE"),
          ("Coimbatore", "Tamil Nadu", "6410", "COIMBATORE"), ("Kochi", "Kerala", "6820", "KOCHI"),
          ("Jaipur", "Rajasthan", "3020", "JAIPUR"), ("Lucknow", "Uttar Pradesh", "2260", "LUCKNOW"),
          ("Mangaluru", "Karnataka", "5750", "MANGALURU"), ("Nashik", "Maharashtra", "4220", "NASHIK"),
          ("Kolkata", "West Bengal", "7000", "KOLKATA"), ("Ludhiana", "Punjab", "1410", "LUDHIANA")]
STREETS = "M G Road,Station Road,Gandhi Chowk,Nehru Nagar,Shivaji Path,Market Yard,Lake View Colony,Old Bus Stand,Civil Lines,Industrial Estate".split(",")
HOUSES = "Sai Residency,Green Park Society,Laxmi Niwas,Shanti Kunj,Orchid Towers,Krishna Apartment".split(",")
PURPOSE = "Rent,Milk bill,School fees,NA,Payment,Loan,Grocery,July maintenance,UPI,Sent using app".split(",")


def person(rng, female=None, mid=True):
    f = rng.random() < 0.45 if female is None else female
    name = rng.choice(FIRST_F if f else FIRST_M)
    if mid and rng.random() < 0.6:
        name += " " + rng.choice(MID)
    return name + " " + rng.choice(LAST)


def firm(rng):
    return rng.choice(FIRM_A) + " " + rng.choice(FIRM_B) + rng.choice(FIRM_C)


def address(rng):
    city, state, pin, _ = rng.choice(CITIES)
    return [f"{rng.choice(['Flat No', 'H No', 'Plot No'])} {rng.randint(1, 480)}, {rng.choice(HOUSES)}",
            rng.choice(STREETS), city, f"{state} {pin}{rng.randint(10, 89)}", city]


def digits(rng, n, lead=None):
    s = lead or ""
    while len(s) < n:
        s += str(rng.randint(0 if s else 1, 9))
    return s


def ifsc(rng, code):
    return f"{code}0{digits(rng, 6, '00')}"


@dataclass
class Event:
    kind: str
    dt: datetime
    vd: date
    amount: int
    debit: bool
    name: str
    bank: str
    vpa: str
    rrn: str
    utr: str
    chq: str
    city: str
    tid: str
    note: str
    mode: str
    balance: int = 0


KINDS = {
    "savings": "upi_out*9 upi_in*4 neft_in*2 imps_out*1 atm*2 pos*3 chq_out*1 chq_in*1 cash_in*1 nach*1 interest*1 charge*1",
    "current": "neft_in*4 rtgs_in*2 neft_out*4 rtgs_out*2 chq_out*4 chq_in*3 cash_in*2 imps_out*1 upi_in*2 charge*2 tax*1",
    "cc": "neft_in*3 rtgs_in*3 neft_out*3 rtgs_out*3 chq_out*5 chq_in*4 cash_in*2 charge*2 loanint*1",
    "nre": "remit_in*3 neft_out*2 imps_out*3 upi_out*4 atm*2 pos*2 nach*2 interest*1 charge*1",
    "rural": "cash_in*4 cash_out*4 dbt_in*2 neft_in*1 chq_out*1 upi_out*3 upi_in*2 aeps*2 interest*1 charge*1",
    "wallet": "upi_out*9 upi_in*5 imps_in*2 bill*2 pos*2 interest*1",
}
IN = {"upi_in", "neft_in", "rtgs_in", "chq_in", "cash_in", "interest", "remit_in", "dbt_in", "imps_in"}
FLIP = {"savings": "neft_in", "current": "rtgs_in", "cc": "rtgs_in", "nre": "remit_in", "rural": "cash_in", "wallet": "upi_in"}
RANGE = {"upi_out": (20, 4500), "upi_in": (50, 9000), "neft_in": (4000, 95000), "imps_out": (1000, 40000),
         "atm": (5, 100), "pos": (120, 7800), "chq_out": (1500, 90000), "chq_in": (2000, 120000),
         "cash_in": (10, 500), "cash_out": (5, 200), "nach": (799, 24000), "interest": (3, 2400), "charge": (5, 900),
         "rtgs_in": (200000, 950000), "rtgs_out": (200000, 700000), "neft_out": (3000, 180000), "tax": (900, 60000),
         "loanint": (4000, 60000), "remit_in": (30000, 400000), "dbt_in": (300, 2000), "aeps": (5, 60),
         "imps_in": (500, 12000), "bill": (99, 2600)}
MODE = {"upi_out": "UPI", "upi_in": "UPI", "neft_in": "NEFT", "imps_out": "IMPS", "imps_in": "IMPS", "atm": "ATM",
        "pos": "CARD", "cash_in": "CASH", "cash_out": "CASH"}


def amount(rng, kind):
    lo, hi = RANGE[kind]
    n = rng.randint(lo, hi)
    if kind in ("atm", "cash_in", "cash_out", "aeps"):
        return n * 100 * 100
    if kind in ("interest", "charge", "loanint", "bill"):
        return n * 100 + rng.choice([0, 18, 36, 54, 70, 80, 90, rng.randint(0, 99)])
    if kind in ("pos", "upi_out", "nach", "neft_out") and rng.random() < 0.35:
        return n * 100 + rng.randint(0, 99)
    return n * 100


def events(rng, n, d0, d1, opening, profile, floor=0, cap=None):
    """n movements between d0 and d1 in time order with running balances."""
    bag = []
    for part in KINDS[profile].split():
        k, w = part.split("*")
        bag += [k] * int(w)
    span = (d1 - d0).days
    stamps = []
    busy = [rng.randint(0, span) for _ in range(max(1, n * 6 // 10))]
    for _ in range(n):
        stamps.append((rng.choice(busy), rng.randint(6, 22), rng.randint(0, 59), rng.randint(0, 59)))
    stamps.sort()
    bal, out, chq = opening, [], rng.randint(100000, 890000)
    for dd, h, m, s in stamps:
        dt = datetime(d0.year, d0.month, d0.day, h, m, s) + timedelta(days=dd)
        kind = rng.choice(bag)
        a = amount(rng, kind)
        if kind not in IN and bal - a < floor:
            kind = FLIP[profile]
            a = amount(rng, kind)
        if kind in IN and cap is not None and bal + a > cap:
            kind = "charge"
            a = amount(rng, kind)
        debit = kind not in IN
        bal += -a if debit else a
        biz = profile in ("current", "cc")
        name = firm(rng) if biz or kind in ("nach", "neft_in") else person(rng)
        if kind in ("pos", "bill") or (kind == "upi_out" and rng.random() < 0.5):
            name = rng.choice(SHOPS)
        chq += 1
        bank = rng.choice(BANKS)
        vd = dt.date()
        if kind in ("chq_in", "remit_in") and vd < d1:
            vd += timedelta(days=1)
        out.append(Event(
            kind, dt, vd, a, debit, name, bank,
            name.lower().replace(" ", "").replace("&", "").replace("(india)", "")[:12] + str(rng.randint(1, 99)) + "@" + rng.choice(HANDLES),
            dt.strftime("%y")[-1] + f"{dt.timetuple().tm_yday:03d}" + digits(rng, 8),
            f"{bank}{rng.choice('NRH')}5{dt.strftime('%Y%m%d')}{digits(rng, 8)}",
            f"{chq:06d}" if kind == "chq_out" else (digits(rng, 6) if kind == "chq_in" else ""),
            rng.choice(CITIES)[3], "S" + digits(rng, 8), rng.choice(PURPOSE), MODE.get(kind, "OTHERS"), bal))
    return out


def period(rng, months=3, years=(2023, 2025)):
    y, m = rng.randint(*years), rng.randint(1, 12)
    d0 = date(y, m, 1)
    m2 = m + months
    y2 = y + (m2 - 1) // 12
    return d0, date(y2, (m2 - 1) % 12 + 1, 1) - timedelta(days=1)
