# SPDX-License-Identifier: AGPL-3.0-or-later
"""Who has the cards of stranger_cards.py, what they bought, and what it comes to."""

import random
from datetime import date, timedelta

from stranger_card_pen import addm, iso, tru

IN_N = ["Raghav Venkatesan", "Meenal Deshpande", "Arvind Kumar Sethi", "Farah Naqvi", "Jaspreet Singh Gill", "Lakshmi Narayanan R", "Tanmoy Bhattacharjee", "Shalini Oberoi", "Vikram Rathod", "Anjali George Thomas"]
IN_A = [["Flat 402, Shree Residency", "Plot 17 Sector 21D", "Near Metro Station", "FARIDABAD 121001", "HARYANA"], ["B-1203 Lake Vista", "Off Baner Road", "Opp D Mart", "PUNE 411045", "MAHARASHTRA"], ["No 28/4 3rd Cross", "HSR Layout Sector 2", "Behind BDA Complex", "BENGALURU 560102", "KARNATAKA"], ["12/1 Thiru Vi Ka Street", "Mylapore", "Near Kapaleeshwarar Temple", "CHENNAI 600004", "TAMIL NADU"], ["H No 6-3-1099", "Raj Bhavan Road", "Somajiguda", "HYDERABAD 500082", "TELANGANA"], ["45C Ballygunge Place", "2nd Floor", "Near Gariahat Market", "KOLKATA 700019", "WEST BENGAL"]]
US_N = ["Darnell K Whitfield", "Susanna R Okafor", "Miguel A Castellanos", "Beth Ann Lindqvist", "Howard J Pruitt"]
US_A = [["2214 Cottonwood Bend Dr Apt 308", "Plano TX 75023-1148"], ["915 Maple Hollow Rd", "Columbus OH 43215-2207"], ["48 Harbor Point Ln Unit 12", "Quincy MA 02169-5531"], ["7730 Juniper Mesa Ct", "Tempe AZ 85284-9012"]]
UK_N = ["Mr Callum J Hargreaves", "Mrs Priscilla Ashdown", "Dr Owen Llewellyn", "Ms Tamsin R Boyle", "Mr Imran Chaudhry"]
UK_A = [["14 Larkfield Crescent", "HARROGATE", "North Yorkshire", "HG2 8QT"], ["Flat 6, 31 Ferndale Road", "BRISTOL", "BS6 7PW"], ["2 Old Quarry Close", "Penarth", "VALE OF GLAMORGAN", "CF64 3JB"]]
SG_N = ["TAN WEI LING CLARISSA", "MUHAMMAD FAIZAL BIN OSMAN", "LIM BOON KENG", "PRIYA D/O SUBRAMANIAM", "GOH SHU HUI"]
SG_A = [["BLK 318 ANG MO KIO AVE 1", "#11-1427", "SINGAPORE 560318"], ["27 SERANGOON NORTH VIEW", "#05-08 CHARTWELL GREEN", "SINGAPORE 554328"], ["BLK 704B PUNGGOL DRIVE", "#09-266", "SINGAPORE 822704"]]
CA_N = ["MS GENEVIEVE TREMBLAY", "MR KEVIN D MACISAAC", "MRS HARPREET DHALIWAL", "MR ANTON PETRENKO"]
CA_A = [["1807-88 HARBOUR SQ", "TORONTO ON  M5J 2S2"], ["452 SPRUCE GROVE CRES", "HALIFAX NS  B3N 1L9"], ["9914 118 ST NW", "EDMONTON AB  T5K 1Y5"]]
DE_N = ["Herrn Matthias Oberländer", "Frau Svenja Quandt", "Frau Dr. Jutta Kesselring", "Herrn Emre Yıldız".replace("ı", "i"), "Herrn Jörg Pfannenstiel"]
DE_A = [["Lindenallee 43", "04177 Leipzig"], ["Am Mühlbach 7a", "79100 Freiburg"], ["Große Bergstraße 112", "22767 Hamburg"]]
IN_M = [("SWIGGY BANGALORE", 120, 1400), ("AMAZON PAY INDIA PRIVA Bangalore", 199, 8999), ("ZOMATO LTD GURGAON", 150, 1800), ("IRCTC NEW DELHI", 300, 5200), ("RELIANCE FRESH 2214 PUNE", 90, 4300), ("HPCL AUTO CARE CENTRE 41 MUMBAI", 500, 4500), ("BIGBASKET COM BANGALORE", 400, 6100), ("APOLLO PHARMACY 16034 CHENNAI", 80, 2800), ("UBER INDIA SYSTEMS PVT NOIDA", 60, 1250), ("DECATHLON SPORTS INDIA HYDERABAD", 499, 12500), ("PVR INOX LIMITED GURUGRAM", 250, 2200), ("MAKEMYTRIP INDIA PVT LTD NEW DELHI", 2500, 48000), ("CROMA A TATA ENTERPRISE MUMBAI", 999, 74990), ("AIRTEL BROADBAND 01244448121", 589, 1533), ("JIO PREPAID RECHARGE 9988", 149, 3599), ("LIFESTYLE INTL PVT LTD KOLKATA", 599, 9400), ("PHONEPE UTILITY BANGALORE", 100, 3900), ("BLINKIT COMMERCE GURGAON", 99, 2100), ("TITAN COMPANY LTD HOSUR", 1995, 34500), ("RAZ*1MG HEALTHCARE SOLUTIONS PRIVATE LIMITED GURGAON", 199, 3200), ("PAYU*CLEARTRIP TRAVEL SERVICES BANGALORE 560103", 1800, 27000)]
IN_F = [("OPENAI *CHATGPT SUBSCR SAN FRANCISCO", "USD", 2000, 8712), ("BOOKING.COM HOTEL AT BO AMSTERDAM", "EUR", 18450, 9344), ("STEAMGAMES.COM 4259522985", "USD", 1499, 8655), ("LAZADA SINGAPORE", "SGD", 3890, 6588), ("LINKEDIN PRE 0213845 DUBLIN", "USD", 3999, 8690)]
US_M = [("TRADER JOES #552 PLANO TX", 14, 160), ("AMZN Mktp US*2K3AB7YT1 Amzn.com/bill WA", 9, 240), ("SHELL OIL 57444212304 DALLAS TX", 22, 78), ("WHOLEFDS PLN 10214 PLANO TX", 12, 190), ("UBER *TRIP HELP.UBER.COM CA", 8, 64), ("TST* PECAN STREET BREWING AUSTIN TX", 18, 120), ("SPOTIFY USA 877-7781161 NY", 11, 17), ("COSTCO WHSE #0688 COLUMBUS OH", 60, 480), ("SOUTHWES 5262411873302 800-435-9792 TX", 98, 640), ("SQ *CORNER BAKERY QUINCY MA", 4, 38), ("CVS/PHARMACY #07321 TEMPE AZ", 5, 90), ("TARGET 00018754 COLUMBUS OH", 12, 210), ("NETFLIX.COM 866-579-7172 CA", 15, 23), ("THE HOME DEPOT #6512 PLANO TX", 17, 900), ("EXXON SUNRISE FOOD MART 41 WACO TX", 25, 70), ("APPLE.COM/BILL 866-712-7753 CA", 1, 30)]
UK_M = [("TESCO STORES 3217 HARROGATE", 3, 140), ("SAINSBURYS S/MKTS BRISTOL", 4, 120), ("TFL TRAVEL CH TFL.GOV.UK/CP", 2, 18), ("AMZNMktplace*1X4RT7 amazon.co.uk", 5, 210), ("PRET A MANGER 142 LONDON", 3, 19), ("SHELL KNARESBOROUGH HARROGATE", 20, 95), ("BOOTS 1187 LEEDS", 3, 60), ("TRAINLINE.COM LONDON", 9, 165), ("JOHN LEWIS PLC LONDON SW1E", 15, 860), ("DELIVEROO.CO.UK 02036990000", 11, 48), ("B & Q 1342 CARDIFF", 6, 330), ("DVLA VEHICLE TAX SWANSEA", 15, 195), ("GREGGS PLC 2210 YORK", 2, 9)]
UK_F = [("MERCADONA AVDA PUERTO VALENCIA", "EUR", 6412, 1.1684), ("SNCF INTERNET PARIS", "EUR", 11800, 1.1702), ("GITHUB, INC. GITHUB.COM", "USD", 1000, 1.2633)]
SG_M = [("NTUC FAIRPRICE APP PAY SINGAPORE", 6, 180), ("GRAB* A-6FHK2MLWWHQAAV SINGAPORE", 5, 48), ("BUS/MRT 418832217 SINGAPORE", 2, 30), ("SHOPEE SINGAPORE MP SINGAPORE", 4, 160), ("COLD STORAGE-NEX SINGAPORE", 9, 140), ("KOUFU PTE LTD-PUNGGOL SINGAPORE", 4, 28), ("SINGTEL-GIRO 1688 SINGAPORE", 40, 130), ("UNIQLO (ANG MO KIO HUB) SINGAPORE", 19, 150), ("FOODPANDA SINGAPORE 6590 SINGAPORE", 14, 70), ("SHELL BRADDELL STN SINGAPORE", 50, 120), ("GUARDIAN HEALTH & BEAUTY-AMKHUB SINGAPORE", 5, 70), ("SCOOT TR 6681234567890 SINGAPORE", 90, 900)]
SG_F = [("AGODA.COM HOTEL RES INTERNET", "USD", 15420, 1.351), ("KLOOK TRAVEL TECH HONG KONG", "HKD", 48800, 0.1745), ("AEON CO (M) BHD JOHOR BAHRU", "MYR", 21360, 0.3021)]
CA_M = [("TIM HORTONS #2251 TORONTO ON", 3, 19), ("LOBLAWS 1029 TORONTO ON", 8, 210), ("CANADIAN TIRE #174 HALIFAX NS", 9, 340), ("PRESTO APPL/1QX2M TORONTO ON", 10, 60), ("PETRO-CANADA 54412 EDMONTON AB", 25, 110), ("SHOPPERS DRUG MART #832 TORONTO ON", 6, 95), ("LCBO/RAO #0217 TORONTO ON", 14, 130), ("AIR CAN* 0142198877341 WINNIPEG MB", 180, 1400), ("COSTCO WHOLESALE W1316 ETOBICOKE ON", 60, 520), ("ROGERS ******4471 888-764-3771 ON", 65, 160), ("UBER CANADA/UBEREATS TORONTO ON", 15, 72), ("INDIGO 286 HALIFAX NS", 12, 90)]
CA_F = [("AIRBNB * HMQ3XK5T2A SAN FRANCISCO CA", "USD", 41250, 1.4122), ("PATREON* MEMBERSHIP INTERNET CA", "USD", 1000, 1.4087)]
DE_M = [("REWE SAGT DANKE. 43218 LEIPZIG", 4, 130), ("AMAZON.DE*RT4G71XL5 AMAZON.DE", 6, 240), ("DB VERTRIEB GMBH FRANKFURT", 9, 189), ("ARAL STATION 220071 FREIBURG", 30, 110), ("LIDL DIENSTLEISTUNG HAMBURG", 5, 95), ("ROSSMANN 2217 LEIPZIG", 3, 48), ("LIEFERANDO.DE BERLIN", 14, 62), ("IKEA DEUTSCHLAND 147 HALLE", 12, 640), ("SPOTIFY P2F8A0C1D STOCKHOLM", 10, 18), ("EUROWINGS GKXT7Q DUESSELDORF", 59, 480), ("STADTWERKE PARKHAUS 12 HAMBURG", 2, 24)]
DE_F = [("MIGROLINO ZUERICH", "CHF", 2380, 1.0612), ("HOTEL U JELENA PRAHA 1", "CZK", 412000, 0.0397), ("DROPBOX*7TQX2 SAN FRANCISCO", "USD", 1199, 0.9238)]
CTY = {"IN": (IN_M, IN_F, 0.08), "US": (US_M, [], 0), "UK": (UK_M, UK_F, 0.12), "SG": (SG_M, SG_F, 0.14), "CA": (CA_M, CA_F, 0.1), "DE": (DE_M, DE_F, 0.14)}


def luhn(s):
    t = 0
    for i, ch in enumerate(reversed(s)):
        v = int(ch) * (2 if i % 2 == 0 else 1)
        t += v - 9 if v > 9 else v
    return s + str((10 - t % 10) % 10)


def digits(r, n):
    return "".join((r.choice("0123456789") for _ in range(n)))


def gstin(state, pan):
    s = "%s%s1Z" % (state, pan)
    al = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    t = 0
    for i, ch in enumerate(s):
        v = al.index(ch) * (1 if i % 2 == 0 else 2)
        t += v // 36 + v % 36
    return s + al[(36 - t % 36) % 36]


def iban_de(blz, kto):
    b = blz + kto.zfill(10)
    return "DE%02d%s" % (98 - int(b + "131400") % 97, b)


class S:
    """one statement: dates, rows, sums"""

    def __init__(s, word, lot, n, cty, pay, refund, fees, postlag=(0, 2), foreign=True, byp=False, settled=True):
        r = s.r = random.Random("%s/%d/%d" % (word, lot.seed, n))
        y, m = r.choice([(2024, 6), (2024, 8), (2024, 9), (2024, 11), (2025, 1), (2025, 1), (2025, 3), (2025, 4), (2025, 5), (2025, 6)])
        s.end = date(y, m, r.randint(4, 27))
        s.start = addm(s.end, -1) + timedelta(1)
        s.sdate = s.end
        s.due = s.end + timedelta(r.randint(18, 25))
        big = cty == "IN"
        npay = 0 if n == 1 else 1 if n < 14 else r.choice([1, 2, 3])
        nfee = 0 if n < 4 or r.random() < 0.15 else min(len(fees), 1 if n < 7 else r.randint(1, len(fees)))
        nref = 0 if n < 6 else r.choice([0, 1, 1, 2])
        s.prev = r.randint(8000, 96000) * (100 if big else 3) + r.randint(0, 99)
        if n == 1:
            s.prev = 0
        s.rows = []
        days = (s.end - s.start).days

        def add(kind, desc, amt, cr, d=None, **k):
            d = d or s.start + timedelta(r.randint(0, days - 1))
            s.rows.append(dict(kind=kind, date=d, post=min(s.end, d + timedelta(r.randint(*postlag))), desc=desc, amt=amt, cr=cr, **k))
        left = s.prev
        for i in range(npay):
            a = left if i == npay - 1 and r.random() < 0.6 else r.randint(left // 5, left // 2)
            add("pay", r.choice(pay)(r), a, True)
            left -= a
        M, F, fp = CTY[cty]
        npur = n - npay - nfee - nref
        pur = []
        for i in range(npur):
            if foreign and F and (r.random() < fp):
                d, cur, fa, rate = r.choice(F)
                fa = fa + r.randint(0, 40) * 10
                amt = int(round(fa * (rate / 100 if big and rate > 100 else rate if cty != "UK" else 1 / rate)))
                add("pur", d, amt, False, cur=cur, famt=fa, rate=rate)
            else:
                d, lo, hi = r.choice(M)
                x = lo + (hi - lo) * r.random() ** 2.2
                amt = int(x * 100)
                if big and r.random() < 0.6:
                    amt = amt // 100 * 100
                if amt < 100:
                    amt = 149
                add("pur", d, amt, False)
            pur.append(s.rows[-1])
        for i in range(nref):
            p = r.choice(pur)
            d = min(s.end, p["date"] + timedelta(r.randint(1, 6)))
            k = {x: p[x] for x in ("cur", "famt", "rate") if x in p}
            add("ref", refund(p["desc"]), p["amt"], True, d, **k)
        for i in sorted(r.sample(range(len(fees)), nfee)):
            kd, d, a = fees[i](r)
            add(kd, d, a, False, s.end - timedelta(r.randint(0, 1) if not byp else 0))
            s.rows[-1]["post"] = s.rows[-1]["date"]
        s.rows.sort(key=lambda t: t["post"] if byp else t["date"])
        s.lot = lot
        s.total()
        if settled:
            lot.alter(s)

    def sum(s, *kinds):
        return sum((t["amt"] for t in s.rows if t["kind"] in kinds))

    def total(s):
        s.pays = s.sum("pay", "ref")
        s.purs = s.sum("pur")
        s.fees = s.sum("fee", "int")
        s.new = s.prev - s.pays + s.purs + s.fees
        r = s.r
        s.limit = (max(s.new, s.prev) // 5000000 + r.randint(1, 4)) * 5000000 if s.prev > 2400000 or s.new > 3000000 else (max(s.new, s.prev) // 100000 + r.choice([2, 4, 7])) * 100000
        s.avail = s.limit - max(0, s.new)

    def min(s, pct=5, floor=20000):
        if s.new <= 0:
            return 0
        return min(s.new, max(floor, s.new * pct // 100))

    def card(s, first):
        return luhn(first + digits(s.r, 15 - len(first)))


def truth(rows, desc=lambda t: t["desc"], post=False, ref=False):
    out = []
    for t in rows:
        o = {"date": iso(t["date"])}
        if post:
            o["posting_date"] = iso(t["post"])
        o["description"] = " ".join(desc(t).split())
        if ref:
            o["reference"] = t["ref"]
        o["debit"] = None if t["cr"] else tru(t["amt"])
        o["credit"] = tru(t["amt"]) if t["cr"] else None
        out.append(o)
    return out


class Lot:
    """The number that a paper is drawn by, and what is changed in it once it is added up, if anything is."""

    def __init__(self, seed, change=None):
        self.seed = seed
        self.change = change

    def alter(self, s):
        if self.change:
            self.change(s)
