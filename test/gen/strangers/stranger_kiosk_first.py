# SPDX-License-Identifier: AGPL-3.0-or-later
"""Malaysia, first half: eating house, hardware shop, mini-market, book shop."""
from stranger_kiosk_kit import (Roll, clock, day_in, inside, item, money, pct, picks, rng_for, shown, tendered, to_five)

FOOD = [("NASI LEMAK AYAM", 950), ("MEE GORENG MAMAK", 750), ("KUEY TEOW GRG", 800), ("ROTI CANAI", 150),
        ("ROTI TELUR", 280), ("NASI GORENG KG", 880), ("CLAYPOT YEE MEE", 1050), ("HAINAN CHICKEN RICE", 790),
        ("CURRY LAKSA", 920), ("TEH TARIK", 230), ("KOPI O ICE", 210), ("MILO ICE", 320), ("LIME JUICE", 350),
        ("CHINESE TEA (POT)", 500), ("WAN TAN SOUP", 690), ("BELACAN KANGKUNG", 1280), ("STEAM TILAPIA", 3680),
        ("SWEET SOUR PORK", 1860), ("TOFU SIZZLING", 1590), ("WHITE RICE", 180), ("SATAY (10 STK)", 1100),
        ("BARLEY PENG", 260), ("CENDOL", 480), ("ICE KACANG", 590)]


def makan(path, seed, rows):
    """Courier on 80 mm; quantity in front, amount behind; service charge and GST on top."""
    rng = rng_for("makan", seed, rows)
    name, num, addr = rng.choice([
        ("RESTORAN SERI KEMUNCUP SDN BHD", "(1093427-W)", ["NO 18-G, JALAN PUTERI 4/7,", "BANDAR PUTERI,", "47100 PUCHONG, SELANGOR"]),
        ("KEDAI KOPI WENG HOE LOONG", "(SA0238841-T)", ["112 & 114, JALAN IPOH BATU 3,", "51200 KUALA LUMPUR"]),
        ("DAPUR NENEK WAN SDN. BHD.", "(987120-M)", ["LOT 7, GROUND FLOOR, PLAZA DAMAI,", "JALAN TUN SAMBANTHAN 4,", "50470 KUALA LUMPUR"])])
    r = Roll(80, "Courier", cols=42)
    for t in [name, num] + addr:
        r.mid(t, bold=t == name)
    r.mid(f"TEL: 03-{rng.randint(2000, 9099)} {rng.randint(1000, 9999)}")
    r.mid(f"GST ID: 00{rng.randint(1000000000, 1999999999)}")
    r.gap()
    r.mid("TAX INVOICE", bold=True)
    d, (h, m, s) = day_in(rng, "2015-04-02", "2018-05-30"), clock(rng, 8, 21)
    r.grid(f"INV NO: {rng.randint(10000, 999999):08d}", f"TABLE {rng.randint(1, 42)}")
    r.grid(f"DATE  : {d:%d/%m/%Y}", f"TIME {h:02d}:{m:02d}")
    r.grid(f"CASHIER: {rng.choice(['AMINAH', 'SITI', 'KUMAR', 'LIM'])}", f"PAX {rng.randint(1, 9)}")
    r.dash()
    r.grid("QTY  DESCRIPTION", "AMT (RM)")
    r.dash()
    items, sub, count = [], 0, 0
    for n, p in picks(rng, FOOD, rows):
        q = rng.choice([1, 1, 1, 2, 2, 3, 4])
        a = p * q
        r.grid(f"{q:>3}  {n}", f"{shown(a)} SR")
        items.append(item(n, q, None, a))
        sub, count = sub + a, count + q
    r.dash()
    svc = pct(sub, 100)
    gst = pct(sub + svc, 60)
    rnd = to_five(sub + svc + gst)
    total = sub + svc + gst + rnd
    paid = tendered(rng, total)
    for a, b in (("SUBTOTAL", sub), ("SERVICE CHARGE 10%", svc), ("GST 6%", gst), ("ROUNDING ADJ", rnd)):
        r.grid(" " * 14 + a, shown(b))
    r.dash("=")
    r.big(f"TOTAL   RM {shown(total)}", 13, "r")
    r.gap(0.3)
    r.dash("=")
    r.grid(" " * 14 + "CASH", shown(paid))
    r.grid(" " * 14 + "CHANGE", shown(paid - total))
    r.gap()
    r.grid("GST SUMMARY    AMOUNT(RM)", "TAX(RM)")
    r.grid(f"SR @ 6%        {shown(sub + svc):>10}", shown(gst))
    r.gap()
    r.mid(f"NO. OF ITEMS: {count}")
    r.mid("THANK YOU, PLEASE COME AGAIN")
    r.save(path)
    return {"data": {"merchant": name, "address": " ".join(addr), "date": d.isoformat(), "time": f"{h:02d}:{m:02d}",
                     "currency": "MYR", "line_items": items, "subtotal": money(sub), "service_charge": money(svc),
                     "tax": money(gst), "rounding": money(rnd), "total": money(total), "paid": money(paid),
                     "change": money(paid - total)}}


TOOLS = [("PVC CONDUIT PIPE 20MM X 3M", 480), ("CONCRETE NAIL 2\" (500G)", 650), ("STANLEE CLAW HAMMER 16OZ FIBRE HANDLE", 2890),
         ("WALL PLUG #8 (100PCS/PKT)", 350), ("SILICON SEALANT CLEAR 300ML", 980), ("GLOVE COTTON 750G (DOZ)", 1450),
         ("PAINT ROLLER 9\" REFILL", 720), ("EMULSION PAINT 5L - ROSE WHITE 8021", 5690), ("SANDPAPER 120 GRIT", 120),
         ("LED BULB E27 9W DAYLIGHT", 890), ("13A 3-PIN PLUG TOP", 450), ("EXTENSION SOCKET 4 GANG 2 METER C/W SURGE PROTECTOR", 3980),
         ("CABLE TIE 8\" BLACK (100PCS)", 560), ("PTFE SEAL TAPE", 100), ("BRASS STOP COCK 1/2\"", 1680),
         ("FLEXIBLE HOSE 24\" STAINLESS", 1250), ("PADLOCK 40MM SOLID BRASS", 1890), ("CEMENT 5KG", 490),
         ("HSS DRILL BIT 6MM", 590), ("MEASURING TAPE 5M", 1190), ("BROOM STICK WOODEN", 550), ("HACKSAW BLADE 12\"", 380)]


def hardware(path, seed, rows):
    """Condensed sans on 76 mm; code and name above, quantity x price below, GST inside."""
    rng = rng_for("hardware", seed, rows)
    name, num, addr = rng.choice([
        ("SOON FATT HARDWARE & TRADING SDN BHD", "774102-P", ["No. 31, Jalan Dagang 8/2, Taman Dagang,", "68000 Ampang, Selangor Darul Ehsan"]),
        ("PERNIAGAAN BESI LIAN SENG", "JM0283017-H", ["19A, Jalan Kempas Lama 12,", "81300 Skudai, Johor"]),
        ("MAJU BINA PAINT & HARDWARE SDN BHD", "1120984-D", ["Lot 2041, Jalan Besar Sungai Buloh,", "47000 Sungai Buloh, Selangor"])])
    r = Roll(76, "KioskCond", 7.4, margin_mm=3.5)
    r.lines(r.wrap(name, r.use, True, 9.5), align="c", bold=True, size=9.5)
    r.line(f"Co. Reg. No. {num}", "c")
    r.lines(addr, align="c")
    r.line(f"Tel : 03-{rng.randint(4000, 9999)} {rng.randint(1000, 9999)}   Fax : 03-{rng.randint(4000, 9999)} {rng.randint(1000, 9999)}", "c")
    r.line(f"GST No. : 00{rng.randint(100000000, 199999999)}{rng.randint(0, 9)}32", "c")
    r.gap()
    r.line("TAX INVOICE", "c", True, 10)
    r.rule()
    d, (h, m, s) = day_in(rng, "2015-04-02", "2018-05-30"), clock(rng, 8, 18)
    r.row(f"Bill No : CS-{rng.randint(1000, 99999):06d}", f"Counter : {rng.randint(1, 3)}")
    r.row(f"Date : {d:%d-%m-%Y} {h:02d}:{m:02d}:{s:02d}", f"User : {rng.choice(['ADMIN', 'AH MENG', 'LINDA'])}")
    r.row("Customer : CASH", "")
    r.rule()
    r.cells([(0, "l", "Item"), (36, "r", "Qty"), (62, "r", "Price(RM)"), (90, "r", "Total(RM)"), (100, "r", "Tx")], True)
    r.rule()
    items, total = [], 0
    for n, p in picks(rng, TOOLS, rows):
        q = rng.choice([1, 1, 1, 2, 3, 5, 6, 10])
        a = p * q
        r.lines(r.wrap(n, r.use * 0.9))
        unit = rng.choice(["PCS", "UNIT", "PKT"]) if "DOZ" not in n else "DOZ"
        r.cells([(4, "l", f"{rng.randint(1000, 9999)}-{rng.randint(10, 99)}"), (36, "r", f"{q}"), (62, "r", shown(p)), (90, "r", shown(a)), (100, "r", "SR")])
        items.append(item(n, q, p, a))
        total += a
    r.rule()
    rnd = to_five(total)
    due = total + rnd
    paid = tendered(rng, due, (1000, 5000, 10000))
    gst = inside(total, 60)
    r.row("Total Qty :", f"{sum(int(i['quantity']) for i in items)}")
    r.row("Total Sales (Inclusive of GST 6%) :", shown(total))
    r.row("Rounding Adjustment :", shown(rnd))
    r.row("NET TOTAL (RM) :", shown(due), True, 10)
    r.row("Cash :", shown(paid))
    r.row("Change :", shown(paid - due))
    r.rule()
    r.cells([(0, "l", "GST Summary"), (64, "r", "Amount(RM)"), (100, "r", "Tax(RM)")], True)
    r.cells([(0, "l", "SR (@ 6%)"), (64, "r", shown(total - gst)), (100, "r", shown(gst))])
    r.rule()
    r.line("Goods sold are not returnable.", "c")
    r.line("Thank you.", "c")
    r.save(path)
    return {"data": {"merchant": name, "address": " ".join(addr), "date": d.isoformat(), "time": f"{h:02d}:{m:02d}:{s:02d}",
                     "currency": "MYR", "line_items": items, "tax": money(gst), "rounding": money(rnd),
                     "total": money(due), "paid": money(paid), "change": money(paid - due)}}


SUNDRY = [("GULA PASIR 1KG", 285, "Z"), ("BERAS SUPER 5KG", 1590, "Z"), ("TELUR GRED B 10S", 430, "Z"), ("MINYAK MASAK 1KG", 420, "Z"),
          ("ROTI PUTIH 400G", 270, "S"), ("BISKUT KRIM 137G", 240, "S"), ("MEE SEGERA 5X79G", 465, "S"), ("AIR MINERAL 1.5L", 190, "S"),
          ("SABUN CUCI 800G", 690, "S"), ("UBAT GIGI 175G", 785, "S"), ("BATERI AA 4S", 1090, "S"), ("TISU MUKA 3X", 890, "S"),
          ("SUSU PEKAT 505G", 360, "S"), ("KICAP MANIS 345ML", 415, "S"), ("IKAN SARDIN 425G", 650, "S"), ("GARAM HALUS 500G", 90, "Z"),
          ("TEPUNG GANDUM 1KG", 250, "Z"), ("BAWANG BESAR 500G", 195, "Z"), ("KOPI 3IN1 20S", 1345, "S"), ("AISKRIM KON", 220, "S")]


def minimarket(path, seed, rows):
    """DejaVu Sans Mono on 58 mm; simplified tax invoice with S and Z marks, prices with GST."""
    rng = rng_for("minimarket", seed, rows)
    name, addr = rng.choice([
        ("PASARAYA MINI BERKAT", ["NO 5 JALAN MELATI 2/1,", "TAMAN MELATI, 53100", "KUALA LUMPUR"]),
        ("KIM HIN MINI MART", ["77, LORONG SELAMAT,", "10400 PULAU PINANG"]),
        ("D'KAMPUNG MART", ["LOT PT 338, KG BARU SG", "RAMAL, 43000 KAJANG,", "SELANGOR"])])
    r = Roll(58, "KioskMono", cols=32, margin_mm=4, ink=0.12)
    r.big(name, 12)
    r.lines([f"({rng.randint(1000000, 2999999):010d}-{rng.choice('AKTVX')})"] + addr, align="c")
    r.line(f"GST ID:00{rng.randint(10000, 19999)}{rng.randint(10000, 99999)}", "c")
    r.gap()
    r.line("SIMPLIFIED TAX INVOICE", "c", True)
    d, (h, m, s) = day_in(rng, "2015-04-02", "2018-05-30"), clock(rng, 7, 22)
    r.grid(f"{d:%d/%m/%y} {h:02d}:{m:02d}", f"#{rng.randint(1, 99999):06d}")
    r.dash()
    items, total, by, gst = [], 0, {"S": 0, "Z": 0}, 0
    for n, p, t in picks(rng, SUNDRY, rows):
        q = rng.choice([1, 1, 1, 1, 2, 3])
        a = p * q
        if q == 1:
            r.grid(n, f"{shown(a)} {t}")
            items.append(item(n, None, None, a))
        else:
            r.grid(n)
            r.grid(f"  {q} X {shown(p)}", f"{shown(a)} {t}")
            items.append(item(n, q, p, a))
        by[t] += a
        total += a
    gst = inside(by["S"], 60)
    r.dash()
    rnd = to_five(total)
    due = total + rnd
    paid = tendered(rng, due, (500, 1000, 5000))
    r.grid(f"JUMLAH / TOTAL ({rows})", shown(total))
    r.grid("PELARASAN / ROUNDING", shown(rnd))
    r.big(f"BAYAR RM {shown(due)}", 11, "r")
    r.grid("TUNAI / CASH", shown(paid))
    r.grid("BAKI / CHANGE", shown(paid - due))
    r.dash()
    r.grid("GST     JUMLAH(RM)", "CUKAI(RM)")
    if by["S"]:
        r.grid(f"S = 6%  {shown(by['S'] - gst):>10}", shown(gst))
    if by["Z"]:
        r.grid(f"Z = 0%  {shown(by['Z']):>10}", "0.00")
    r.dash()
    r.line("TERIMA KASIH", "c")
    r.save(path)
    return {"data": {"merchant": name, "address": " ".join(addr), "date": d.isoformat(), "time": f"{h:02d}:{m:02d}",
                     "currency": "MYR", "line_items": items, "tax": money(gst), "rounding": money(rnd),
                     "total": money(due), "paid": money(paid), "change": money(paid - due)}}


BOOKS = [("KAMUS DWIBAHASA EDISI KETIGA", 3990, "ZRL"), ("Matematik Tingkatan 4 Buku Latihan", 1250, "ZRL"), ("Pencil 2B (12's)", 680, "SR"),
         ("Exercise Book F5 120 pages single line", 210, "ZRL"), ("A4 Paper 70gsm 450 sheets", 1090, "SR"), ("Correction Tape 5mm x 8m", 420, "SR"),
         ("THE RIVER KEEPER (PAPERBACK)", 3590, "ZRL"), ("Colour Pencil 24 long", 1490, "SR"), ("Ring File 2D 50mm blue", 790, "SR"),
         ("Sains Tahun 6 Modul Pentaksiran", 1390, "ZRL"), ("Gel Pen 0.5 black", 290, "SR"), ("Glue Stick 21g", 350, "SR"),
         ("Sticky Notes 3x3 yellow", 310, "SR"), ("STORIES FROM THE STRAITS VOL. 2", 4250, "ZRL"), ("Scientific Calculator FX-570", 5990, "SR")]


def bookshop(path, seed, rows):
    """Helvetica on 80 mm; a column of discounts; books without, stationery with GST; paid by card."""
    rng = rng_for("bookshop", seed, rows)
    name, num, addr = rng.choice([
        ("PUSTAKA ILMU JAYA SDN BHD", "312894-X", ["F-12, First Floor, Kompleks Mutiara,", "Jalan Sultan Azlan Shah, 31400 Ipoh, Perak"]),
        ("BAYVIEW BOOKS & STATIONERY SDN BHD", "560218-A", ["3-01 Menara Bayu, Persiaran Gurney Lama,", "10250 George Town, Penang"])])
    r = Roll(80, "Helvetica", 7.6)
    r.big(name, 11.5, "l")
    r.lines([f"(Company No: {num})"] + addr + [f"GST Reg No: 000{rng.randint(100000000, 999999999)}"])
    r.gap()
    r.band("TAX INVOICE", 9)
    d, (h, m, s) = day_in(rng, "2015-04-02", "2018-05-30"), clock(rng, 10, 21)
    ap = f"{(h - 1) % 12 + 1:02d}:{m:02d} {'AM' if h < 12 else 'PM'}"
    r.row("Invoice No", f"PIJ{rng.randint(1, 9)}-{rng.randint(10000, 99999)}")
    r.row("Date", f"{d:%d %b %Y}")
    r.row("Time", ap)
    r.rule(0.9)
    head = [(0, "l", "Qty"), (36, "r", "U.Price"), (56, "r", "Disc%"), (86, "r", "Amount"), (100, "r", "Tax")]
    r.line("Description", bold=True)
    r.cells(head, True)
    r.rule(0.4)
    items, total, by = [], 0, {"SR": 0, "ZRL": 0}
    for n, p, t in picks(rng, BOOKS, rows):
        q, off = rng.choice([1, 1, 1, 2, 4]), rng.choice([0, 0, 0, 5, 10, 20])
        a = pct(p * q, 1000 - off * 10)
        r.lines(r.wrap(n, r.use))
        r.cells([(0, "l", f"{q}"), (36, "r", shown(p)), (56, "r", f"{off}" if off else "-"), (86, "r", shown(a)), (100, "r", t)])
        items.append(item(n, q, p, a))
        by[t] += a
        total += a
    r.rule(0.4)
    gst = inside(by["SR"], 60)
    r.row("Total (RM) incl. GST", shown(total), True, 9.5)
    card = rng.random() < 0.5
    data = {"merchant": name, "address": " ".join(addr), "date": d.isoformat(), "time": ap, "currency": "MYR",
            "line_items": items, "tax": money(gst)}
    if card:
        r.row(f"MASTERCARD  xxxx-{rng.randint(1000, 9999)}", shown(total))
        data.update(total=money(total), paid=money(total))
    else:
        rnd = to_five(total)
        due = total + rnd
        paid = tendered(rng, due)
        r.row("Rounding", shown(rnd))
        r.row("Amount Due (RM)", shown(due), True)
        r.row("Cash Tendered", shown(paid))
        r.row("Change", shown(paid - due))
        data.update(rounding=money(rnd), total=money(due), paid=money(paid), change=money(paid - due))
    r.rule(0.9)
    r.cells([(0, "l", "Tax Code"), (30, "r", "Rate"), (68, "r", "Taxable (RM)"), (100, "r", "GST (RM)")], True)
    if by["SR"]:
        r.cells([(0, "l", "SR"), (30, "r", "6%"), (68, "r", shown(by["SR"] - gst)), (100, "r", shown(gst))])
    if by["ZRL"]:
        r.cells([(0, "l", "ZRL"), (30, "r", "0%"), (68, "r", shown(by["ZRL"])), (100, "r", "0.00")])
    r.row("Total GST", shown(gst))
    r.barcode(f"PIJ{rng.randint(100000, 999999)}")
    r.line("Exchange within 7 days with this invoice.", "c")
    r.save(path)
    return {"data": data}


LAYOUTS = {"makan": makan, "hardware": hardware, "minimarket": minimarket, "bookshop": bookshop}
