# SPDX-License-Identifier: AGPL-3.0-or-later
"""Malaysia (hardware shop, mamak restaurant, airport parking, pharmacy) and the Emirates (pharmacy)."""
from reportlab.lib.enums import TA_CENTER, TA_RIGHT
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

from stranger_checkout_kit import *

TOOLS = [("PVC ELBOW 20MM", "1.20"), ("SUPER GLUE 3G LOCTIGHT", "4.50"), ("CEMENT POWDER WHITE 1KG", "5.80"), ("PAINT BRUSH 2\"", "3.20"),
        ("WALL PLUG 8MM (100PCS)", "6.90"),
         ("EXTENSION SOCKET 4 GANG 2M SIRIM", "29.90"), ("HINGE S/STEEL 4\" X 3\"", "7.50"), ("SILICONE SEALANT CLEAR 280ML", "11.00"),
         ("SANDPAPER #120", "1.50"),
         ("LED BULB 9W DAYLIGHT", "8.40"), ("CABLE TIE 200MM BLACK", "5.30"), ("PADLOCK 50MM", "18.60"), ("WD SPRAY 191ML", "13.75"),
         ("HACKSAW BLADE 12\"", "4.10")]


def perkakas(path, seed, rows):
    r = random.Random(f"perkakas/{seed}/{rows}")
    p = Roll(path, 226, 9)
    F, B = "Helvetica", "Helvetica-Bold"
    name = r.choice(["SYARIKAT PERKAKASAN LIM & ANAK-ANAK SDN. BHD.", "KIM SENG HARDWARE TRADING", "WANG FATT BUILDING MATERIALS SDN BHD"])
    ad = r.choice([["NO. 18, JALAN SS 15/4B,", "47500 SUBANG JAYA,", "SELANGOR."],
        ["LOT 276, JALAN BANDAR,", "KAMPUNG BARU BALAKONG,", "43300 SERI KEMBANGAN, SELANGOR"],
                  ["5 & 7, JALAN TAMAN SRI TEBRAU 2","80050 JOHOR BAHRU, JOHOR"]])
    dt = when(r, "2015-04-02", "2018-05-30", 9, 18)
    for s in wrap(name, B, 9.5, 195):
        p.nl(11).mid(s, B, 9.5)
    for s in [f"(Co. Reg. No : {digits(r, 6)}-{r.choice('HKUX')})"] + ad + [f"TEL : 03-{digits(r, 8)}", f"GST ID : 00{digits(r, 10)}"]:
        p.nl(9.5).mid(s, F, 7.5)
    p.nl(16).mid("TAX INVOICE", B, 9)
    p.row(13, F, 7, 9, "Doc No.", 52, f": CS000{digits(r, 5)}", 128, "Date", 152, f": {dt:%d/%m/%Y}")
    p.row(9.5, F, 7, 9, "Cashier", 52, ": " + r.choice(["USER", "AH MEI", "NORA"]), 128, "Time", 152, f": {dt:%H:%M:%S}")
    p.row(9.5, F, 7, 9, "Salesperson", 52, ":", 128, "Ref.", 152, ":").nl(5).rule(.8)
    p.row(9, B, 7, 9, "Item", -98, "Qty", -140, "S/Price", -190, "Amount", -217, "Tax").nl(4).rule(.8).nl(2)
    its, sub, nq = [], D(0), 0
    for d, pr in pick(r, TOOLS, rows):
        qn, pr = r.choice([1, 1, 2, 3, 4, 10]), D(pr)
        p.nl(9.5).left(d, F, 7)
        p.row(9, F, 7, 9, digits(r, 4) if seed % 2 else digits(r, 9), -98, str(qn), -140, f"{pr:.2f}", -190, c2(pr * qn), -217, "SR")
        sub, nq = sub + pr * qn, nq + qn
        its.append({"description": d, "quantity": str(qn), "unit_price": t2(pr), "amount": t2(pr * qn)})
    tax = q(sub * D("0.06"))
    tot = five(sub + tax)
    p.nl(6).rule(.8).row(10, F, 7, 9, "Total Qty:", -98, str(nq), -190, c2(sub))
    for lab, v in (("Total Sales (Excluding GST) :", sub), ("Discount :", D(0)), ("Total GST :", tax), ("Rounding :", tot - sub - tax)):
        p.row(10, F, 7, -140, lab, -190, c2(v))
    p.row(12, B, 7.6, -140, "Total Sales (Inclusive of GST) :", -190, c2(tot))
    pd = tender(r, tot, [1, 10, 50])
    for lab, v in (("CASH :", pd), ("Change :", pd - tot)):
        p.row(10, F, 7, -140, lab, -190, c2(v))
    p.nl(6).rule(.8).row(10, B, 7, 9, "GST SUMMARY").row(11, F, 7, 9, "Tax Code", 62, "%", -140, "Amt (RM)", -190, "Tax (RM)")
    p.row(9.5, F, 7, 9, "SR", 62, "6", -140, c2(sub), -190, c2(tax)).row(9.5, F, 7, -70, "Total :", -140, c2(sub), -190, c2(tax)).nl(5).rule(.8)
    p.nl(11).mid("GOODS SOLD ARE NOT RETURNABLE, THANK YOU.", F, 6.6)
    p.save("flow" if seed % 3 else "rtl")
    return truth(name, ad, dt, "MYR", its, secs=True, subtotal=sub, tax=tax, rounding=tot - sub - tax, total=tot, paid=pd, change=pd - tot)


MAMAK = [("Roti Canai", "1.80"), ("Teh Tarik", "2.80"), ("Nasi Goreng Kampung", "9.50"), ("Mee Goreng Mamak", "8.50"), ("Milo Ais", "4.20"),
        ("Nasi Kandar Ayam Bawang", "13.90"),
         ("Roti Tisu", "6.50"), ("Maggi Goreng Ayam", "10.50"), ("Limau Ais", "3.20"), ("Tandoori Set (Breast)", "15.90"), ("Murtabak Daging", "11.00"),
         ("Sirap Bandung", "3.80"),
         ("Tosai Masala", "4.50"), ("Sup Kambing", "16.00"), ("Telur Separuh Masak (2)", "4.00")]


def mamak(path, seed, rows):
    r = random.Random(f"mamak/{seed}/{rows}")
    p = Roll(path, 226, 14)
    F, B, grey = "Rec16Noto", "Rec16NotoB", colors.HexColor("#666666")
    name = r.choice(["Restoran Haji Sultan Maidin", "Pelita Kencana Nasi Kandar", "Kopi Sudut @ Bangsar"])
    ad = r.choice([["12, Jalan Telawi 3, Bangsar Baru", "59100 Kuala Lumpur"], ["G-08, Plaza Gurney Walk", "10250 George Town, Pulau Pinang"]])
    dt = when(r, "2022-03-10", "2024-02-25", 8, 23)
    p.nl(8).mid(name, B, 11)
    for s in ad + [f"Tel: 01{r.choice('269')}-{digits(r, 7)}", f"SST No.: W10-{digits(r, 4)}-{digits(r, 8)}"]:
        p.nl(10.5).mid(s, F, 7.5, grey)
    p.nl(24).mid(r.choice(["Dine-in", "Takeaway"]) + f"  #{r.randint(1, 180):03d}", B, 14)
    p.row(16, F, 7.5, 14, "Receipt No.", -212, f"{dt:%y%m%d}{digits(r, 5)}").row(10.5, F, 7.5, 14, "Date", -212, f"{dt.day} {dt:%b %Y}, {dt:%I:%M %p}")
    p.row(10.5, F, 7.5, 14, "Cashier", -212, r.choice(["Siti", "Kumar", "Jia Wen"])).nl(8).rule(.5, ([2, 2], 0)).nl(2)
    its, sub = [], D(0)
    for d, pr in pick(r, MAMAK, rows):
        qn, pr = r.choice([1, 1, 1, 2, 2, 3]), D(pr)
        p.nl(12).left(str(qn), B, 8).t(30, d, F, 8).right(f"{pr * qn:.2f}", F, 8)
        if r.random() < .25:
            p.nl(9.5).t(36, r.choice(["Kurang manis", "Pedas", "Bungkus", "No onion"]), "Rec16NotoI", 7, color=grey)
        sub += pr * qn
        its.append({"description": d, "quantity": str(qn), "amount": t2(pr * qn)})
    svc = q(sub * D("0.10")) if seed % 2 else D(0)
    sst = q((sub + svc) * D("0.06"))
    tot = five(sub + svc + sst)
    p.nl(8).rule(.5, ([2, 2], 0)).nl(3)
    for lab, v in [("Subtotal", sub)] + ([("Service Charge 10%", svc)] if svc else []) + [("SST 6%", sst), ("Rounding", tot - sub - svc - sst)]:
        p.row(11, F, 8, 14, lab, -212, f"{v:.2f}")
    p.row(18, B, 12, 14, "Total", -212, f"RM {tot:.2f}")
    cash = r.random() < .5
    pd = tender(r, tot, [5, 10, 50]) if cash else tot
    p.row(15, F, 8, 14, "Cash" if cash else "E-Wallet (DuitGo)", -212, f"{pd:.2f}")
    if cash:
        p.row(11, F, 8, 14, "Change", -212, f"{pd - tot:.2f}")
    p.nl(18).mid("Terima kasih, sila datang lagi!", F, 8).nl(14).mid("Scan to rate your visit", F, 6.5, grey).nl(6).bars(r, 120, 26)
    p.save()
    return truth(name, ad, dt, "MYR", its, subtotal=sub, tax=sst, rounding=tot - sub - svc - sst, total=tot, paid=pd, change=pd - tot if cash else None)


def parkir(path, seed, rows):
    r = random.Random(f"parkir/{seed}/{rows}")
    p = Roll(path, 165, 10)
    F, B = "Rec16Cond", "Rec16CondB"
    name = r.choice(["Lapangan Parkir Terminal 2", "Utama Parking Systems", "AeroPark Sepang"])
    ad = r.choice([["Aras 1, Blok C, Terminal 2", "64000 KLIA, Sepang"], ["Jalan Lapangan Terbang", "11900 Bayan Lepas, Pulau Pinang"]])
    dt = when(r, "2021-08-01", "2025-04-30", 6, 23)
    ent = dt - datetime.timedelta(days=rows - 1, minutes=r.randint(125, 1150))
    p.nl(6).mid(name, B, 9.5)
    for s in ad:
        p.nl(9).mid(s, F, 6.8)
    p.nl(16).mid("RESIT RASMI / OFFICIAL RECEIPT", B, 7).nl(6).rule(1)
    mins = int((dt.replace(second=0) - ent.replace(second=0)).total_seconds()) // 60
    for lab, v in (("No. Resit / Receipt No.", f"APS-{r.randint(1, 9)}-{digits(r, 8)}"), ("Tarikh & Masa / Date & Time", f"{dt:%d/%m/%Y %H:%M}"),
                   ("No. Kenderaan / Vehicle No.", r.choice(["WXK ", "BPF ", "VCD "]) + digits(r, 4)), ("Masuk / Entry", f"{ent:%d/%m/%Y %H:%M}"),
                   ("Keluar sebelum / Exit before", f"{dt + datetime.timedelta(minutes=15):%d/%m/%Y %H:%M}"),
                   ("Tempoh / Duration", f"{mins // 1440} hari {mins // 60 % 24} jam {mins % 60} min")):
        p.nl(10).left(lab, F, 5.8, colors.HexColor("#555555")).nl(9).left(v, B, 8)
    p.nl(6).rule(1).row(9, B, 6.8, 10, "Butiran / Details", -155, "RM").nl(4).rule(.4)
    day, last = (D("42.00"), D("28.00")) if seed % 2 else (D("53.00"), D("36.50"))
    its, tot = [], D(0)
    for k in range(rows):
        a = ent + datetime.timedelta(days=k)
        am, d = (day, f"Hari {k + 1} ({a:%d/%m %H:%M} +24j)") if k < rows - 1 else (last, f"Baki {mins % 1440 // 60} jam {mins % 60} min")
        p.row(10, F, 7, 10, d, -155, f"{am:.2f}")
        tot += am
        its.append({"description": d, "amount": t2(am)})
    tax = q(tot * 6 / 106)
    p.nl(5).rule(.4).nl(15).box(10, p.y - 12, 145, 17, colors.black, None, 3)
    p.row(0, B, 9, 15, "JUMLAH", -150, f"RM {tot:.2f}", color=colors.white)
    p.nl(13).left(f"Termasuk SST 6%: RM {tax:.2f}", F, 6.6)
    p.nl(13).left("Kaedah bayaran / Payment", F, 5.8, colors.HexColor("#555555"))
    p.row(9, B, 7.5, 10, r.choice(["VISA", "MASTERCARD", "MyDebit"]) + f" **** {digits(r, 4)}", -155, f"{tot:.2f}")
    p.nl(16).mid("Simpan resit ini sehingga keluar.", F, 6.4).nl(8).mid("Kehilangan tiket dikenakan caj RM 80", F, 6.4)
    p.save()
    return truth(name, ad, dt, "MYR", its, tax=tax, total=tot, paid=tot)


FARMASI = [("HERBALUX SHMP ANTI-DANDRUFF 400ML", "18.90"), ("PARACET 500MG 20S", "7.50"), ("COTTON PADS ROUND 100S", "5.20"),
        ("SUNSCREEN GEL SPF50 60G", "42.90"), ("VIT C 1000MG EFFER 2X15S", "36.00"),
           ("FACIAL TISSUE 4X180S", "12.80"), ("MOUTHWASH ICE MINT 750ML", "21.40"), ("PLASTER WATERPROOF 30S", "9.95"),
           ("BABY WIPES UNSCENTED 80S", "8.60"), ("MINYAK ANGIN 25ML", "6.30"),
           ("FACE MASK 3PLY 50S", "14.90"), ("HAND CREAM ALMOND 75ML", "16.75"), ("DEO ROLL-ON SPORT 50ML", "11.15")]


def farmasi(path, seed, rows):
    r = random.Random(f"farmasi/{seed}/{rows}")
    p, n = Roll(path, 226, 11), 38
    out = p.tape("Rec16Mono", "Rec16MonoB", n, 10)
    name = r.choice(["CERGAS FARMASI", "HEALTHLANE PHARMACY", "FARMASI SETIA ALAM"])
    ad = r.choice([["LOT F-21, 1ST FLOOR, IOI BOULEVARD", "47100 PUCHONG, SELANGOR"], ["LG 33, KOTA DAMANSARA MALL", "47810 PETALING JAYA"],
        ["NO 9 JLN INDERA PUTRA", "25300 KUANTAN"]])
    dt = when(r, "2019-01-05", "2025-05-20", 10, 21)
    out(name, b=True, c=True)
    out(*ad, f"TEL:0{r.choice('359')}-{digits(r, 7)}", "", c=True)
    out(f"{dt:%d/%m/%y %H:%M:%S}".ljust(20) + f"TXN {digits(r, 6)}".rjust(18),
        f"STORE {digits(r, 3)} TILL {r.randint(1, 6)}".ljust(20) + f"OP:{digits(r, 7)}".rjust(18))
    its, tot, nq = [], D(0), 0
    out("")
    for d, pr in pick(r, FARMASI, rows):
        qn, pr = r.choice([1, 1, 1, 2, 3]), D(pr)
        out(d, f"955{digits(r, 10)}".ljust(15) + f"{qn} x".rjust(5) + f"{pr:.2f}".rjust(8) + f"{pr * qn:.2f}".rjust(10))
        tot, nq = tot + pr * qn, nq + qn
        its.append({"description": d, "quantity": str(qn), "unit_price": t2(pr), "amount": t2(pr * qn)})
    disc = q(tot * D("0.05")) if seed % 2 == 0 else D(0)
    net = five(tot - disc)
    pay = [("SUB-TOTAL", tot)] + ([("MEMBER DISC 5%", -disc)] if disc else []) + [("ROUNDING ADJ", net - tot + disc)]
    out("-" * n, *(lab.ljust(22) + f"{v:16.2f}" for lab, v in pay))
    out("TOTAL RM".ljust(22) + f"{net:16.2f}", b=True)
    pd = tender(r, net, [1, 10, 50, 100])
    out("CASH".ljust(22) + f"{pd:16.2f}", "CHANGE DUE".ljust(22) + f"{pd - net:16.2f}", "-" * n, f"ITEM(S) SOLD: {nq}", "")
    out(f"MEMBER NO: 6{digits(r, 3)}XXXXXX{digits(r, 4)}", f"POINTS EARNED: {int(net)}", "", "EXCHANGE WITHIN 14 DAYS WITH RECEIPT",
        "MEDICINES ARE NOT EXCHANGEABLE")
    p.nl(8).bars(r, 150, 28)
    p.nl(6)
    p.save("words")
    return truth(name, ad, dt, "MYR", its, secs=True, subtotal=tot, rounding=net - tot + disc, total=net, paid=pd, change=pd - net)


GULF = [("Panadine Extra 500mg Tab 24s", "12.50", 0), ("Augmoxin 1g Tab 14s", "58.00", 0), ("Vitamin D3 5000IU Softgel 60s", "64.00", 5),
        ("Baby Shampoo No Tears 500ml", "31.50", 5),
        ("Nasal Saline Spray 50ml", "27.00", 0), ("Collagen Face Serum 30ml", "119.00", 5), ("Digital Thermometer Flexible Tip", "38.50", 5),
        ("Loratine 10mg Tab 10s", "17.75", 0),
        ("Sugarfree Throat Lozenges Honey Lemon", "14.25", 5), ("Zinc Cream Diaper Rash 100g", "34.00", 5), ("Gaviston Liquid 200ml", "33.50", 0)]


def saydaliya(path, seed, rows):
    r = random.Random(f"saydaliya/{seed}/{rows}")
    name = r.choice(["Al Noor Crescent Pharmacy LLC", "Jumana Care Pharmacy", "Marina Shifa Pharmacy L.L.C"])
    ad = r.choice([["Shop 4, Al Barsha 1, Near Metro Exit 2", "P.O. Box 31877, Dubai, UAE"],
        ["Hamdan Street, Ground Floor, Al Saman Tower", "Abu Dhabi, U.A.E."]])
    dt = when(r, "2019-02-01", "2025-06-10", 9, 23)

    def st(f, s, al, lead=None):
        return ParagraphStyle("s", fontName=f, fontSize=s, leading=lead or s * 1.3, alignment=al)
    C, small, num, bold = st("Rec16Cond", 7, TA_CENTER), st("Rec16Cond", 6.4, 0, 8), st("Rec16Cond", 6.4, TA_RIGHT, 8), st("Rec16CondB", 6.2, TA_CENTER, 8)
    flow = [Paragraph(name, st("Rec16CondB", 10.5, TA_CENTER))] + [Paragraph(a, C) for a in ad]
    flow += [Paragraph(f"Tel: 800 {digits(r, 4)}  TRN: 100{digits(r, 12)}", C), Spacer(1, 5),
             Paragraph("TAX INVOICE " + arabic("فاتورة ضريبية"), st("Rec16CondB", 9, TA_CENTER)), Spacer(1, 4)]
    flow.append(Table([[f"Invoice No: {digits(r, 7)}", f"Date: {dt:%d-%m-%Y}"],
        [f"Cashier: {r.choice(['Fathima', 'Joel', 'Rizwan'])}", f"Time: {dt:%H:%M}"]], [106, 100],
                      11, style=[("FONT", (0, 0), (-1, -1), "Rec16Cond", 6.8), ("LEFTPADDING", (0, 0), (-1, -1), 1), ("VALIGN", (0, 0), (-1, -1), "MIDDLE")]))
    flow.append(Spacer(1, 4))
    heads = [("Description", "الصنف"), ("Qty", "الكمية"), ("Price", "السعر"), ("VAT%", "الضريبة"), ("Amount", "المبلغ")]
    data, its, tot, vat = [[Paragraph(f"{e}<br/>{arabic(a)}", bold) for e, a in heads]], [], D(0), D(0)
    for d, pr, v in pick(r, GULF, rows):
        qn, pr = r.choice([1, 1, 1, 2, 3]), D(pr)
        data.append([Paragraph(d, small)] + [Paragraph(x, num) for x in (str(qn), f"{pr:.2f}", f"{v}", f"{pr * qn:.2f}")])
        tot, vat = tot + pr * qn, vat + q(pr * qn * v / (100 + v))
        its.append({"description": d, "quantity": str(qn), "unit_price": t2(pr), "amount": t2(pr * qn)})
    flow.append(Table(data, [90, 24, 32, 26, 34], repeatRows=1, style=TableStyle(
        [("BOX", (0, 0), (-1, 0), .8, colors.black), ("LINEBELOW", (0, 1), (-1, -1), .3, colors.grey), ("VALIGN", (0, 0), (-1, -1), "TOP"),
        ("LEFTPADDING", (0, 0), (-1, -1), 1),
         ("RIGHTPADDING", (0, 0), (-1, -1), 2), ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 3)])))
    card = r.random() < .5
    pd = tot if card else tender(r, tot, [5, 50, 100])
    foot = [(f"Total Excl. VAT {arabic('المجموع')}", tot - vat), (f"VAT 5% {arabic('الضريبة')}", vat), (f"Net Total AED {arabic('الإجمالي')}", tot),
        ("Card" if card else "Cash Received", pd)]
    foot += [] if card else [("Change", pd - tot)]
    flow += [Spacer(1, 5), Table([[a, c2(v)] for a, v in foot], [146, 60], 12, style=[
        ("FONT", (0, 0), (-1, -1), "Rec16Cond", 7.4), ("FONT", (0, 2), (-1, 2), "Rec16CondB", 8.4), ("ALIGN", (1, 0), (1, -1), "RIGHT"),
        ("LINEABOVE", (0, 2), (-1, 2), .6, colors.black),
        ("LINEBELOW", (0, 2), (-1, 2), .6, colors.black), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("LEFTPADDING", (0, 0), (-1, -1), 1),
        ("RIGHTPADDING", (0, 0), (-1, -1), 2)])]
    flow += [Spacer(1, 8), Paragraph("No exchange or refund on medicines as per MOH rules.", C), Paragraph("Thank you " + arabic("شكرا"), C)]
    SimpleDocTemplate(path, pagesize=(226, 640), leftMargin=4, rightMargin=4, topMargin=8, bottomMargin=10, invariant=1, title="Tax invoice").build(flow)
    return truth(name, ad, dt, "AED", its, subtotal=tot - vat, tax=vat, total=tot, paid=pd, change=None if card else pd - tot)


LAYOUTS = {"perkakas": perkakas, "mamak": mamak, "parkir": parkir, "farmasi": farmasi, "saydaliya": saydaliya}
