# SPDX-License-Identifier: AGPL-3.0-or-later
"""Receipts as public programs of tills print them (POS programs, their templates and tests), with invented shops.

Each layout is lines of text: `<` at the left, `^` centred, `|` parts what is left from what is right. What
stands in braces comes from the receipt; GOODS and TAXED are whole blocks.
"""

from model import grouped, half_up, money
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfgen import canvas
import till_printed
import till_strangers
import till_strangers_more
from till_lands import LAYOUTS as LANDS
from till_streets import LAYOUTS as STREETS
from till_world import LAYOUTS as WORLD

WIDE = 42
GOODS = ("GREEN TEA 500ML", "BASMATI RICE 1KG", "DISH SOAP LEMON", "NOTEBOOK A5 80S", "OLIVE OIL 250ML", "BATTERY AA 4S", "LED BULB 9W", "KOPI O KAW", "NASI AYAM", "DOOR HINGE 3IN")
SHOPS = ("BINTANG TIMUR", "SERI MELATI", "HOCK LIAN", "KIAN SENG", "MEGA RIA", "SINAR PERMAI", "GOLDEN LOTUS", "TANJUNG EMAS")
MALAY = ("JAN", "FEB", "MAC", "APR", "MEI", "JUN", "JUL", "OGOS", "SEP", "OKT", "NOV", "DIS")

LAYOUTS = {
    # rate: of the tax; inside: it is in the prices; service: percent; round: to five cents; whole: to the unit; paid: how; comma: of decimals
    "brand": {"name": "{shop} MART SDN. BHD.", "rate": 6, "inside": True, "round": True, "paid": "cash", "date": "%d/%m/%Y",
              "street": ["NO. 18 & 20, JALAN MAWAR 3/2,", "TAMAN MAWAR, 47100 PUCHONG,", "SELANGOR DARUL EHSAN."],
              "text": """^{short}
^{name}
^(Co. No.: 284617-W)
^{street0}
^{street1}
^{street2}
^Tel: 03-8061 7712  Fax: 03-8061 7713
^GST Reg. No.: 000417283904
^TAX INVOICE
<Receipt No : CS-0028817
<Date : {date}  Time : 14:21:40
<Cashier : 003 AINA
GOODS times
|Total Sales (Incl. GST)|{gross}
|Rounding Adj.|{rounding}
|Total Amount Payable|{total}
|Cash Received|{cash}
|Change Due|{change}
TAXED
^THANK YOU, PLEASE COME AGAIN"""},
    "bistro": {"name": "RESTORAN {shop}", "rate": 6, "service": 10, "round": True, "paid": "cash", "date": "%d-%b-%Y", "street": ["LOT G-12, GROUND FLOOR, PLAZA INDAH,", "JALAN BUKIT 2, 10250 PULAU PINANG"],
               "text": """^{name}
^({short} F&B ENTERPRISE)
^{street0}
^{street1}
^SST ID : W10-1808-31002217
<Check No: 11827   Table: 12  Pax: 4
<Opened: {date} 19:04:11
<Server: MEI
GOODS columns
|Sub-Total|{net}
|10% Service Charge|{service}
|6% SST|{tax}
|Bill Rounding|{rounding}
|NETT TOTAL|RM {total}
|CASH|{cash}
|CHANGE|{change}
^Thank You"""},
    "chemist": {"name": "FARMASI {shop} SDN BHD", "rate": 0, "paid": "card", "date": "%d.%m.%Y", "street": ["23-G, Jalan Kenanga 5, Bandar Baru,", "43000 Kajang, Selangor"],
                "text": """^{name}
^201801028841 (1290867-T)
^{street0}
^{street1}
^H/P: 012-338 4471
^CASH BILL
<Bill#: 0008812 |{date}
GOODS times
<Items: {items}
|TOTAL (MYR)|{total}
|VISA ************4417|{total}
<Approval Code: 048812
^Goods sold are not returnable"""},
    "malay": {"name": "KEDAI RUNCIT {shop}", "rate": 0, "round": True, "paid": "cash", "date": "malay", "street": ["NO 7, LORONG 4, KAMPUNG BARU,", "81200 JOHOR BAHRU, JOHOR"],
              "text": """^{name}
^(NO. PENDAFTARAN: JM0712288-P)
^{street0}
^{street1}
^TEL: 07-236 1180
^RESIT RASMI
<TARIKH: {date}    MASA: 09:15
<NO RESIT: 004418
GOODS times
|JUMLAH|{gross}
|PELARASAN|{rounding}
|JUMLAH BESAR|{total}
|TUNAI|{cash}
|BAKI|{change}
^TERIMA KASIH, SILA DATANG LAGI"""},
    "hardware": {"name": "{shop} HARDWARE & MACHINERY TRADING", "rate": 6, "inside": False, "round": True, "paid": "cash", "date": "%d/%m/%y", "street": ["LOT 4021, BATU 3, JALAN KLANG LAMA,", "41000 KLANG, SELANGOR D.E."],
                 "text": """<{name}
<(COMPANY REG NO: 002118834-M)
<{street0}
<{street1}
<TEL/FAX: 03-3371 8820
<GST ID NO: 001288371648
^SIMPLIFIED TAX INVOICE
<INV NO: INV-118827|DATE: {date}
<SALESPERSON: AH MENG
GOODS columns
|TOTAL EXCL. GST|{net}
|TOTAL GST|{tax}
|TOTAL INCL. GST|{gross}
|ROUNDING|{rounding}
|AMT PAYABLE|{total}
|AMT TENDERED|{cash}
|CHANGE|{change}
TAXED"""},
    "petrol": {"name": "STESEN MINYAK {shop}", "rate": 0, "paid": "card", "date": "%Y/%m/%d", "street": ["KM 14, LEBUHRAYA TIMUR,", "26070 KUANTAN, PAHANG"],
               "text": """^{name}
^{street0}
^{street1}
^No. GST 000882716544
<{date} 18:22:07  SLIP 0918822
<PUMP 04
GOODS times
|Total Due|RM{total}
|Credit Card|RM{total}
<MASTERCARD XXXX XXXX XXXX 8841
<RRN 000218827711
^CUSTOMER COPY"""},
    "register": {"name": "{shop} TRADING CO", "rate": 8, "paid": "cash", "date": "%Y-%m-%d", "street": ["118 Orchard Lane", "Portland, OR 97205"],
                 "text": """^{name}
^{street0}
^{street1}
^503-555-0147
<Opened:   {date} 14:21:40
<Terminal: 002 Clerk: Dana
GOODS times
|Subtotal:|{net}
|Tax:|{tax}
|Total:|{total}
|Received:|{cash}
|CHANGE:|{change}
^Thank you for shopping at {short}!"""},
    "open": {"name": "{shop} STORES", "rate": 5, "paid": "cash", "date": "%m/%d/%Y", "street": ["48 Garden Street, Suite 2", "Denver, CO 80203"],
             "text": """^{name}
^{street0}
^{street1}
^(303) 555-0190
^Sales Receipt
<{date} 02:21:40 PM
<Sale ID: POS 1188   Employee: John D
GOODS columns
|Sub Total|${net}
|5.00% Sales Tax|${tax}
|Total|${total}
|Payment Type|
|Cash|${cash}
|Amount Tendered|${cash}
|Change Due|${change}
^Return Policy: 30 days"""},
    "server": {"name": "{shop} LTD", "rate": 20, "inside": True, "paid": "card", "date": "%d %b %Y", "street": ["14 Mill Road", "Cambridge CB1 2AD"],
               "text": """^{name}
^{street0}
^{street1}
^VAT No. GB 882 7714 21
^Served by Kate
<Order 00028-003-0012|{date} 14:21
GOODS times
|TOTAL|£ {total}
|Card|£ {total}
|Includes VAT 20%|£ {tax}
^Powered by our till"""},
    "balance": {"name": "{shop} CAFE PTY LTD", "rate": 10, "inside": True, "paid": "card", "date": "%a %d %B %Y", "street": ["Shop 6/220 King Street", "Newtown NSW 2042"],
                "text": """^{short} CAFE
^{name}
^ABN 51 824 753 556
^{street0}
^{street1}
^Tax Invoice #88271
<{date} 9:14 am
GOODS times
|Balance Due (incl GST)|${total}
|EFTPOS|${total}
|GST Included|${tax}
^Thanks, see you soon"""},
    "sst": {"name": "{shop} ENTERPRISE", "rate": 0, "round": True, "paid": "wallet", "date": "%d %b %Y", "street": ["B-2-8, JALAN PJU 1/3B, SUNWAY MAS,", "47301 PETALING JAYA"],
            "text": """^{name}
^({short} GROUP)
^CAWANGAN SUNWAY
^{street0}
^{street1}
^03 7805 1882
^INVOICE
<Invoice: 20180305-0188
<Date    : {date}, 8:14 PM
GOODS columns
<No. of Item(s): {items}
|Total Amount|{gross}
|Rounding|{rounding}
|Total After Rounding|{total}
|Touch 'n Go eWallet|{total}
|Balance|0.00"""},
    "wholesale": {"name": "SYARIKAT {shop} (M) SDN. BHD.", "rate": 6, "inside": True, "round": True, "paid": "cash", "date": "%d/%m/%Y %H:%M:%S", "street": ["PT 288, KAWASAN PERINDUSTRIAN RINGAN,", "JALAN TAMING 4, 43300 SERI KEMBANGAN"],
                  "text": """^{name}
^(CO. REG : 118827-A)
^{street0}
^{street1}
^(GST ID : 000118827648)
^-TAX INVOICE-
GOODS below
<Item(s) : {items}  Qty(s) : {qty}
|TOTAL INCL. GST@6%|RM {gross}
|ROUNDING ADJUSTMENT|RM {rounding}
|TOTAL ROUNDED|RM {total}
|CASH|RM {cash}
|CHANGE|RM {change}
|GST @6% INCLUDED IN TOTAL|RM {tax}
<{date} SH01 B881 T2 R000118827
^EXCHANGE ARE ALLOWED WITHIN 7 DAY"""},
}

LAYOUTS.update(LANDS)
LAYOUTS.update(STREETS)
LAYOUTS.update(WORLD)
LAYOUTS.update(till_strangers.FIRST)
LAYOUTS.update(till_strangers.SECOND)
LAYOUTS.update(till_strangers_more.THIRD)


def order(rng, lines):
    import datetime
    items = []
    for name in rng.sample(GOODS, min(max(lines, 2), len(GOODS))):
        qty, price = rng.choice((1, 1, 2, 3)), rng.randrange(90, 4200)
        items.append({"description": name, "qty": qty, "price": price, "amount": qty * price})
    return {"shop": rng.choice(SHOPS), "items": items, "date": datetime.datetime(2018, 1, 3, 14, 21, 40) + datetime.timedelta(days=rng.randrange(0, 340))}


def prepare(layout, doc):
    spec = LAYOUTS[layout]
    before = sum(i["amount"] for i in doc["items"])
    off = half_up(before * spec.get("off", 0), 100)
    goods = before - off
    rate = spec["rate"]
    service = half_up(goods * spec.get("service", 0), 100)
    net, tax, gross = goods, 0, goods
    if spec.get("inside"):
        tax = half_up(goods * rate, 100 + rate)
        net = goods - tax
    else:
        tax = half_up((goods + service) * rate, 100)
        gross = goods + service + tax
        if spec.get("whole"):
            tax = half_up((goods + service) * rate, 200) * 2
            gross = goods + service + tax
    total = (gross + 2) // 5 * 5 if spec.get("round") else (gross + 50) // 100 * 100 if spec.get("whole") else gross
    cash = (total // 50_00 + 1) * 50_00
    day = doc["date"].strftime(spec["date"]) if spec["date"] != "malay" else f"{doc['date'].day:02} {MALAY[doc['date'].month - 1]} {doc['date'].year}"
    name = spec["name"].format(shop=doc["shop"])
    texts = {k: money(v) for k, v in {"net": net, "tax": tax, "gross": gross, "service": service, "rounding": total - gross, "total": total, "cash": cash, "change": cash - total, "half": tax // 2, "before": before, "off": off,
                                           "tip": half_up(net * 18, 100), "more": half_up(net * 22, 100)}.items()}
    texts = {k: v.replace(".", ",") for k, v in texts.items()} if spec.get("comma") else texts
    texts.update({f"street{i}": s for i, s in enumerate(spec["street"])})
    texts.update(name=name, short=doc["shop"], date=day.upper() if layout == "bistro" else day, items=len(doc["items"]), qty=sum(i["qty"] for i in doc["items"]))
    doc["texts"], doc["taxed"] = texts, (rate, net, tax)
    doc["truth"] = {"merchant": {"name": name, "address": " ".join(spec["street"])}, "date": doc["date"].date().isoformat(), "totals": {"total": money(total)}}
    return doc


def _pair(left, right):
    return left + right.rjust(WIDE - len(left))


def _goods(doc, how, comma):
    out = ["-" * WIDE]
    for i in doc["items"]:
        amount, price = (money(i[k]).replace(".", ",") if comma else grouped(i[k], "western") for k in ("amount", "price"))
        if how == "times":
            out += [i["description"], _pair(f"  {i['qty']} x {price}", amount)]
        elif how == "equals":
            out += [i["description"], f"{i['qty']} x R{price} = R{amount}"]
        elif how == "below":
            out += [_pair(f"{i['description'][:18]}", ""), _pair(f"9064{i['price']:04}  {i['qty']}X {price}", amount)]
        else:
            out.append(_pair(f"{i['qty']:>2} {i['description'][:18]:18} {price:>8}", amount))
    return [*out, "-" * WIDE]


def text_of(doc, layout):
    lines = []
    rate, net, tax = doc["taxed"]
    for line in LAYOUTS[layout]["text"].splitlines():
        if line.startswith("GOODS"):
            lines += _goods(doc, line.split()[1], LAYOUTS[layout].get("comma"))
        elif line == "TAXED":
            lines += ["GST Summary     Amount(RM)     Tax(RM)", f"SR @ {rate}%        {money(net):>10}  {money(tax):>10}"]
        elif line[0] == "|":
            left, right = line[1:].split("|")
            lines.append(_pair(left.format(**doc["texts"]), right.format(**doc["texts"])))
        elif "|" in line:
            left, right = line[1:].format(**doc["texts"]).split("|")
            lines.append(_pair(left, right))
        else:
            text = line[1:].format(**doc["texts"])
            lines.append(text.center(WIDE).rstrip() if line[0] == "^" else text)
    return lines


def draw(path, doc, layout):
    if "face" in LAYOUTS[layout]:
        till_printed.draw(path, doc, LAYOUTS[layout])
        return
    lines = text_of(doc, layout)
    c = canvas.Canvas(str(path), pagesize=(226, 60 + 12 * len(lines)), invariant=1)
    c.setFont("Courier", 8)
    width = pdfmetrics.stringWidth("M", "Courier", 8)
    for i, line in enumerate(lines):
        for word, at in _words(line):
            c.drawString(10 + at * width, 30 + 12 * (len(lines) - i), word)
    c.save()


def _words(line):
    """Runs of letters with the column where they begin; a till prints no blanks."""
    at = 0
    for part in line.split(" "):
        if part:
            yield part, at
        at += len(part) + 1
