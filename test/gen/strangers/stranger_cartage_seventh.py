# SPDX-License-Identifier: AGPL-3.0-or-later
"""A seller of a market place and a cloud."""

import io

from stranger_cartage_kit import (Col, H, HB, Page, ROC, RS, a_date, buyer, datetime, flow, fy, half_up, hex64, ind, party, plain, rate_on, rng, rt,
                                  rupees, split_tax, sw, truth, tsum, west)

SHOP = [
    ("Stainless Steel Water Bottle 1 Litre, Leak Proof, Rust Free, Single Walled Fridge Bottle for Office and Gym (Silver, Pack of 2)", "73239390", 29900, 64900, 1200),
    ("Spiral Notebook A5 Ruled 200 Pages 70 GSM - Set of 6", "48202000", 19900, 42000, 1200),
    ("Ergonomic Mesh Office Chair with Lumbar Support, Adjustable Headrest, Mid Back (Black)", "94013000", 389900, 799900, 1800),
    ("Multi Port USB Hub 7-in-1 with 4K HDMI Adapter for Laptop", "84733099", 119900, 249900, 1800),
    ("LED Desk Lamp Rechargeable Touch Control 3 Colour Modes", "94052090", 49900, 119900, 1800),
    ("Microfibre Cleaning Cloth 340 GSM 40x40 cms - 4 Piece Towel Set (Blue)", "63071090", 19900, 39900, 500),
    ("Whiteboard Marker Pens, Assorted Colours, Pack of 10", "96082000", 12000, 24900, 1800),
    ("Extension Board 6 Amp 8 Plug Point 2 Metre Cord", "85366990", 39900, 99900, 1800),
]


def amazon(path, seed, rows):
    n = _amazon(io.BytesIO(), seed, rows, 1)[1]
    return _amazon(path, seed, rows, n)[0]


def _amazon(path, seed, rows, pages):
    r = rng("amazon", seed, rows)
    sup = party(r, ["RETAIL PRIVATE LIMITED", "COMMERCE LLP", "ONLINE STORES"])
    sup.name = sup.name.upper()
    buy = buyer(r, sup, r.random() < .6)
    inter = sup.code != buy.code
    d = a_date(r)
    items = []
    for i in range(rows):
        s = SHOP[(i * 3 + seed) % len(SHOP)]
        it = {"bp": rate_on(s[4], d), "qty": r.choice([1, 1, 1, 2, 3, 5]), "hsn": s[1]}
        sell = r.randrange(s[2], s[3], 100)
        it["tot"] = sell * it["qty"]
        it["asin"] = "B0" + "".join(r.choice("0123456789BCDFGHJKLMNPQRSTVWXYZ") for _ in range(8))
        it["sku"] = f"{r.choice(['NX', 'WD', 'HM'])}-{r.randrange(100, 9999)}"
        if inter:
            it["tv"] = half_up(it["tot"] * 10000, 10000 + it["bp"])
            it["igst"], it["cgst"], it["sgst"] = it["tot"] - it["tv"], 0, 0
        else:
            it["cgst"] = it["sgst"] = half_up(it["tot"] * it["bp"], 2 * (10000 + it["bp"]))
            it["igst"], it["tv"] = 0, it["tot"] - 2 * it["cgst"]
        it["price"] = half_up(it["tv"], it["qty"])
        it["desc"] = f"{s[0]} | {it['asin']} ( {it['sku']} )"
        items.append(it)
    tot = tsum(items, "tot")
    tax = tsum(items, "igst") + 2 * tsum(items, "cgst")
    hub = r.choice(["BOM7", "DEL4", "BLR8", "MAA4", "CCX1"])
    inv = f"{hub}-{r.randrange(1000, 999999)}"
    order = f"40{r.randrange(2, 9)}-{r.randrange(10**6, 10**7)}-{r.randrange(10**6, 10**7)}"
    od = d - datetime.timedelta(days=r.choice([0, 1, 2]))
    pg = Page(path)
    L, R = 36, 560
    F, FB = "dv", "dvb"
    xs = [36, 60, 256, 310, 336, 394, 426, 458, 506, 560]
    cols = [Col(xs[k], xs[k + 1] - xs[k], a, F, 6.8) for k, a in enumerate("lllcrlllr")]
    cols[2].align = cols[7].align = "r"

    def thead(y):
        pg.box(L, y, R - L, 22, (.86, .86, .86), (.3, .3, .3))
        for k, s in zip(cols, ["Sl.\nNo", "Description", "Unit\nPrice", "Qty", "Net\nAmount", "Tax\nRate", "Tax\nType", "Tax\nAmount", "Total\nAmount"]):
            for j, q in enumerate(s.split("\n")):
                pg.text(k.x + 3, y + 9 + 9 * j, q, FB, 6.8)
        return y + 22

    def foot():
        pg.text(L, 800, "*AMART-Marketplace Services Pvt. Ltd., acting as e-commerce operator. Please note that this invoice is not a demand for payment", F, 6)
        pg.text(R, 815, f"Page {pg.n} of {pages}", F, 6.5, "r")

    def brk(y):
        foot()
        pg.next()
        return thead(36)
    pg.text(L, 50, "amart", "dvb", 20)
    pg.text(L + 74, 50, ".in", "dv", 14)
    pg.c.setStrokeColorRGB(.95, .6, .1)
    pg.c.setLineWidth(2)
    pg.c.arc(L + 4, pg.h - 62, L + 70, pg.h - 48, 200, 140)
    pg.text(R, 44, "Tax Invoice/Bill of Supply/Cash Memo", FB, 10, "r")
    pg.text(R, 56, "(Original for Recipient)", F, 8, "r")
    pg.text(L, 82, "Sold By :", FB, 7.6)
    for j, s in enumerate([sup.name, f"* {sup.a1}, {sup.a2}", f"{sup.city.upper()}, {sup.state.upper()}, {sup.pin}", "IN"]):
        pg.text(L, 92 + 9.6 * j, s, F, 7.2)
    pg.text(R, 82, "Billing Address :", FB, 7.6, "r")
    for j, s in enumerate([buy.name, f"{buy.a1}, {buy.a2}", f"{buy.city.upper()}, {buy.state.upper()}, {buy.pin}", "IN"]):
        pg.text(R, 92 + 9.6 * j, s, F, 7.2, "r")

    def lab(x, y, a, b, al="l"):
        if al == "r":
            pg.text(x, y, b, F, 7.2, "r")
            pg.text(x - sw(b, F, 7.2) - 2, y, a, FB, 7.2, "r")
        else:
            pg.text(x, y, a, FB, 7.2)
            pg.text(x + sw(a, FB, 7.2) + 2, y, b, F, 7.2)
    lab(R, 132, "GST Registration No:", buy.gstin, "r")
    lab(R, 142, "State/UT Code:", buy.code, "r")
    lab(L, 146, "PAN No:", sup.pan)
    lab(L, 156, "GST Registration No:", sup.gstin)
    pg.text(R, 162, "Shipping Address :", FB, 7.6, "r")
    for j, s in enumerate([buy.name, f"{buy.a1}, {buy.a2}", f"{buy.city.upper()}, {buy.state.upper()}, {buy.pin}", "IN"]):
        pg.text(R, 172 + 9.6 * j, s, F, 7.2, "r")
    lab(R, 211, "State/UT Code:", buy.code, "r")
    lab(R, 221, "Place of supply:", buy.state.upper(), "r")
    lab(R, 231, "Place of delivery:", buy.state.upper(), "r")
    lab(L, 241, "Order Number:", order)
    lab(L, 251, "Order Date:", f"{od:%d.%m.%Y}")
    lab(R, 243, "Invoice Number :", inv, "r")
    lab(R, 253, "Invoice Details :", f"{ROC[sup.code]}-{hub}-{r.randrange(10**8, 10**9)}-{fy(d)[2:].replace('-', '')}", "r")
    lab(R, 263, "Invoice Date :", f"{d:%d.%m.%Y}", "r")
    y = thead(272)
    body = []
    for i, it in enumerate(items):
        if inter:
            tr, tt, ta = [rt(it["bp"]) + "%"], ["IGST"], [it["igst"]]
        else:
            tr, tt, ta = [rt(it["bp"] / 2) + "%"] * 2, ["CGST", "SGST"], [it["cgst"], it["sgst"]]
        m = lambda ls: [(s, F, 6.8, None) for s in ls]
        body.append([str(i + 1), m([it["desc"], "HSN:" + it["hsn"]]), RS + ind(it["price"]), str(it["qty"]), RS + ind(it["tv"]), m(tr), m(tt),
                     m([RS + ind(v) for v in ta]), RS + ind(it["tot"])])

    def deco(i, y, h):
        for x in xs:
            pg.line(x, y, x, y + h, .4, (.3, .3, .3))
        pg.line(L, y + h, R, y + h, .4, (.3, .3, .3))
    y = flow(pg, cols, body, y, 780, brk, 8.8, 3, 9.5, 4, deco)
    if y + 150 > 790:
        foot()
        pg.next()
        y = 36
    pg.box(L, y, R - L, 14, None, (.3, .3, .3))
    pg.text(L + 3, y + 10, "TOTAL:", FB, 7.4)
    pg.box(xs[7], y, xs[8] - xs[7], 14, (.86, .86, .86), (.3, .3, .3))
    pg.box(xs[8], y, xs[9] - xs[8], 14, (.86, .86, .86), (.3, .3, .3))
    pg.text(xs[8] - 2, y + 10, RS + ind(tax), FB, 6.6, "r")
    pg.text(xs[9] - 2, y + 10, RS + ind(tot), FB, 6.6, "r")
    y += 14
    pg.box(L, y, R - L, 24, None, (.3, .3, .3))
    pg.text(L + 3, y + 10, "Amount in Words:", FB, 7.4)
    pg.text(L + 3, y + 20, rupees(tot, "", suf=" only", paise=" Paise"), FB, 7.4)
    y += 24
    pg.box(L, y, R - L, 54, None, (.3, .3, .3))
    pg.text(R - 4, y + 11, f"For {sup.name}:", FB, 7.4, "r")
    pg.text(R - 4, y + 48, "Authorized Signatory", FB, 7.4, "r")
    y += 54
    pg.text(L, y + 12, "Whether tax is payable under reverse charge - No", F, 7.2)
    pg.box(L, y + 18, R - L, 26, None, (.3, .3, .3))
    for x, a, b in ((L, "Payment Transaction ID:", "".join(r.choice("0123456789abcdefXYZ") for _ in range(18))), (L + 190, "Date & Time:", f"{od:%d/%m/%Y}, {r.randrange(9, 22):02d}:{r.randrange(60):02d}:{r.randrange(60):02d} hrs"),
                    (L + 330, "Invoice Value:", ind(tot)), (L + 422, "Mode of Payment:", "NetBanking")):
        pg.text(x + 3, y + 28, a, FB, 6.6)
        pg.text(x + 3, y + 39, b, F, 6.8)
    foot()
    pg.save()
    li = []
    for i in items:
        o = {"description": i["desc"], "hsn_sac": i["hsn"], "quantity": str(i["qty"]), "unit_price": plain(i["price"]), "taxable_value": plain(i["tv"]), "tax_rate": rt(i["bp"])}
        for k in (["igst"] if inter else ["cgst", "sgst"]):
            o[k] = plain(i[k])
        o["total"] = plain(i["tot"])
        li.append(o)
    t = {"total": plain(tot)}
    if inter:
        t["igst"] = plain(tax)
    return truth({"invoice_number": inv, "invoice_date": d.isoformat(), "document_type": "invoice", "supplier": {"name": sup.name, "gstin": sup.gstin},
                  "recipient": {"name": buy.name, "gstin": buy.gstin}, "place_of_supply": buy.code, "reverse_charge": False, "line_items": li, "totals": t}), pg.n


CLOUD = ["Elastic Compute Service", "Simple Object Storage", "Relational Database Service", "Data Transfer", "Virtual Private Network Gateway", "Cloud Monitoring", "Key Management Service",
         "Elastic Load Balancing", "Container Registry", "Simple Queue Service", "Simple Notification Service", "Managed Search Service", "DNS Hosting (Route)", "Secrets Manager",
         "Backup", "Elastic File System", "Serverless Functions", "API Gateway", "Web Application Firewall", "Premium Support (Business)"]


def cloudbill(path, seed, rows):
    r = rng("cloudbill", seed, rows)
    sup = party(r, ["Web Services India Private Limited", "Cloud India Private Limited"], state="07", kind="C")
    buy = buyer(r, sup, True, ["Infotech Pvt Ltd", "Labs Private Limited", "Fintech Private Limited"])
    d = a_date(r).replace(day=2)
    pe = d - datetime.timedelta(days=2)
    ps = pe.replace(day=1)
    items = []
    for i in range(rows):
        c = CLOUD[i % len(CLOUD)] + ("" if i < len(CLOUD) else f" - linked account {r.randrange(1000, 9999)}")
        it = {"desc": c, "tv": r.choice([r.randrange(5, 900), r.randrange(900, 90000), r.randrange(90000, 5000000)]), "bp": 1800}
        items.append(split_tax(it, True))
    tv, ig, tot = tsum(items, "tv"), tsum(items, "igst"), tsum(items, "tot")
    inv = f"CIN{fy(d)[2:].replace('-', '')}{r.randrange(10**6, 10**7):07d}"
    acct = f"{r.randrange(10**11, 10**12)}"
    irn = hex64(r) if r.random() < .6 else None
    pg = Page(path, 612, 792)
    L, R = 50, 562
    F, FB = H, HB
    ora = (.9, .45, .05)
    g = (.35, .35, .35)

    def foot():
        pg.text(L, 752, "* May include estimated taxes. This document is digitally signed. Charges for services are billed in INR.", F, 6.5, "l", g)
        pg.text(L, 761, f"{sup.name}, {sup.a1} {sup.a2}, {sup.city} {sup.pin}   PAN: {sup.pan}", F, 6.5, "l", g)
        pg.text(R, 770, str(pg.n), F, 7, "r", g)

    def inr(p):
        return "INR " + west(p)
    pg.text(L, 60, "cumulus", FB, 22)
    pg.disc(L + 100, 50, 5, ora)
    pg.disc(L + 108, 53, 7, ora)
    pg.text(L, 82, "Account number:", FB, 8)
    pg.text(L, 93, acct, F, 8)
    pg.text(L, 110, "Bill to Address:", FB, 8)
    for j, s in enumerate([buy.name, "Attn: Accounts Payable", f"{buy.a1}, {buy.a2}", f"{buy.city}, {buy.state}, {buy.pin}, IN", f"GST Number: {buy.gstin}", f"Place of Supply: {buy.state}"]):
        pg.text(L, 121 + 10.5 * j, s, F, 8)
    pg.text(R, 60, "Tax Invoice", FB, 17, "r")
    pg.text(R, 72, "(Original for Recipient)", F, 8, "r", g)
    pg.text(R, 88, "Email or talk to us about your account or bill, visit console/support/", F, 7, "r", g)
    pg.box(330, 98, R - 330, 15, (.93, .93, .93), None)
    pg.text(336, 108, "Invoice Summary", FB, 8.5)
    for j, (a, b) in enumerate([("Invoice Number:", inv), ("Invoice Date:", f"{d:%B} {d.day} , {d.year}"), ("Supplier GST Number:", sup.gstin), ("HSN/SAC:", "998315")]):
        pg.text(336, 124 + 12 * j, a, F, 8)
        pg.text(R - 4, 124 + 12 * j, b, FB if j == 0 else F, 8, "r")
    due = d + datetime.timedelta(days=30)
    pg.box(284, 168, R - 284, 22, (1, .95, .88), ora)
    pg.text(290, 182, f"TOTAL AMOUNT DUE BY {due:%B} {due.day} , {due.year}".upper(), FB, 7.5)
    pg.text(R - 4, 182, inr(tot), FB, 8.5, "r")
    y = 206
    if irn:
        pg.text(L, y, "IRN:", FB, 7)
        pg.text(L + 18, y, irn, F, 7)
        y += 12
    pg.text(L, y, f"This invoice is for the billing period {ps:%B} {ps.day} - {pe:%B} {pe.day} , {pe.year}", FB, 8.5)
    pg.para(L, y + 14, "Greetings from the cloud services team, we are writing to provide you with an electronic invoice for your use of our services. Additional information regarding "
            "your bill, individual service charge details, and your account history are available on the Account Activity Page.", F, 7.5, R - L, 9.5)
    y += 42
    pg.text(L, y, "Summary", FB, 11)
    pg.line(L, y + 4, R, y + 4, 1, ora)
    for a, b, f in [("Service Charges", inr(tot), FB), ("    Charges", inr(tv), F), ("    Credits", "INR 0.00", F), ("    Tax *", inr(ig), F), ("    CGST", "INR 0.00", F), ("    SGST", "INR 0.00", F), ("    IGST", inr(ig), F),
                    ("Total for this invoice", inr(tot), FB)]:
        y += 13
        pg.text(L + (0 if f == FB else 12), y + 3, a.strip(), f, 8.2)
        pg.text(R - 4, y + 3, b, f, 8.2, "r")
    y += 26
    pg.text(L, y, "Detail", FB, 11)
    pg.line(L, y + 4, R, y + 4, 1, ora)
    y += 8
    for it in items:
        if y + 44 > 738:
            foot()
            pg.next()
            y = 50
        pg.box(L, y + 2, R - L, 13, (.95, .95, .95), None)
        pg.text(L + 3, y + 11, it["desc"], FB, 8)
        pg.text(R - 4, y + 11, inr(it["tot"]), FB, 8, "r")
        pg.text(L + 16, y + 23, "Charges", F, 7.8)
        pg.text(R - 4, y + 23, inr(it["tv"]), F, 7.8, "r")
        pg.text(L + 16, y + 34, "IGST (18%)", F, 7.8)
        pg.text(R - 4, y + 34, inr(it["igst"]), F, 7.8, "r")
        y += 38
    if y + 40 > 738:
        foot()
        pg.next()
        y = 50
    pg.text(L, y + 16, "Whether tax is payable on reverse charge basis: No", F, 7.5)
    pg.text(R, y + 16, "Authorised Signatory", F, 7.5, "r")
    foot()
    pg.save()
    data = {"invoice_number": inv, "invoice_date": d.isoformat(), "document_type": "invoice", "supplier": {"name": sup.name, "gstin": sup.gstin},
            "recipient": {"name": buy.name, "gstin": buy.gstin}, "place_of_supply": buy.code, "reverse_charge": False,
            "line_items": [{"description": i["desc"], "taxable_value": plain(i["tv"]), "tax_rate": "18", "igst": plain(i["igst"]), "total": plain(i["tot"])} for i in items],
            "totals": {"taxable_value": plain(tv), "cgst": "0.00", "sgst": "0.00", "igst": plain(ig), "total": plain(tot)}}
    if irn:
        data["irn"] = irn
    return truth(data)
