# SPDX-License-Identifier: AGPL-3.0-or-later
"""A cloud billing app's invoice, an ERP form print."""
from stranger_workbench_kit import *


OFFICE = [("Ergonomic Chair EC-200", "Mesh back, adjustable arms", "94013900", 7450, 18, "pcs"),
        ("Website maintenance", "Monthly retainer incl. hosting", "998315", 12500, 18, "hrs"),
          ("Laser Toner 12A", "Compatible cartridge", "84439959", 890, 18, "pcs"), ("A4 Copier Paper 75 GSM", "Ream of 500 sheets", "48025690", 268, 12,
          "box"), ("LED Panel 2x2 40W", "", "94054200", 1340, 18, "pcs"),
          ("Printed Carry Bags", "Two colour print, kraft 120 gsm, with twisted handles and company logo on both sides", "48194000", 11, 12, "pcs"),
          ("Handloom Cushion Covers", "16 x 16", "63049239", 210, 5, "pcs"),
          ("On-site support visit", "", "998713", 1800, 18, "hrs")]


def cloudbook(path, seed, rows):
    """Cloud book-keeping: light rules, two-storey head CGST %/Amt, unit beneath the quantity, grey description beneath the name."""
    rng = random.Random(f"cloudbook/{seed}/{rows}")
    sup = Party(rng)
    buy = Party(rng, at=place(rng, code=sup.code) if seed % 2 == 0 else place(rng, other=sup.code))
    intra, d = sup.code == buy.code, day(rng)
    no, due = f"INV-{rng.randint(1, 4000):06d}", d + timedelta(days=rng.choice([15, 30, 45]))
    S = Sheet(path, title="Tax Invoice")
    sa, ba = [f"{sup.house} {sup.street}", f"{sup.site}", f"{sup.city} {sup.state} {sup.pin}"], [f"{buy.house}, {buy.street}", f"{buy.city}",
            f"{buy.pin} {buy.state}"]
    X = [30, 50, 200, 252, 302, 352, 382, 432, 462, 512, 565] if intra else [30, 50, 250, 310, 370, 430, 465, 515, 565]
    items, tv, c, s, g = [], D(0), D(0), D(0), D(0)
    G = "#9a9a9a"

    def head(y):
        S.box(30, y, 565, y + 28, .5, "#f2f3f4", G)
        for x in X[1:-1]:
            S.line(x, y + (14 if x in ((X[6], X[8]) if intra else (X[6],)) else 0), x, y + 28, .5, G)
        lab = ["#", "Item & Description", "HSN\n/SAC", "Qty", "Rate"]
        for j, w in enumerate(lab):
            for k, v in enumerate(w.split("\n")):
                S.t(X[j] + 4 if j < 3 else X[j + 1] - 4, y + 12 + 10 * k, v, SANSB, 7.5, "l" if j < 3 else "r")
        for j, w in ((5, "CGST"), (7, "SGST")) if intra else ((5, "IGST"),):
            S.t((X[j] + X[j + 2]) / 2, y + 10, w, SANSB, 7.5, "c")
            S.line(X[j], y + 14, X[j + 2], y + 14, .5, G)
            S.t(X[j + 1] - 4, y + 24, "%", SANSB, 7.5, "r")
            S.t(X[j + 2] - 4, y + 24, "Amt", SANSB, 7.5, "r")
        S.t(561, y + 12, "Amount", SANSB, 7.5, "r")
        return y + 28
    S.t(36, 52, sup.name, SANSB, 12)
    S.ts(36, 66, sa + ["India", f"GSTIN {sup.gstin}", sup.email], SANS, 8.5, lead=11)
    S.t(560, 66, "TAX INVOICE", SANS, 21, "r")
    S.box(30, 30, 565, 258, .5, None, G)
    S.line(30, 132, 565, 132, .5, G)
    for k, (a, b) in enumerate((("#", no), ("Invoice Date", f"{d:%d/%m/%Y}"), ("Terms", f"Net {(due - d).days}"), ("Due Date", f"{due:%d/%m/%Y}"))):
        S.t(36, 144 + 12 * k, a, SANS, 8.5)
        S.t(110, 144 + 12 * k, ": " + b, SANSB, 8.5)
    S.line(298, 132, 298, 186, .5, G)
    S.t(303, 144, "Place Of Supply", SANS, 8.5)
    S.t(385, 144, f": {buy.state} ({buy.code})", SANSB, 8.5)
    S.box(30, 186, 565, 200, .5, "#f2f3f4", G)
    S.t(36, 196, "Bill To", SANSB, 8.5)
    S.t(36, 211, buy.name, SANSB, 9)
    S.ts(36, 222, ba + [f"GSTIN {buy.gstin}"], SANS, 8.5, lead=11)
    y = head(258)
    for k, (n, ds, h, p, r, u) in enumerate(pick(rng, OFFICE, rows)):
        q, p = D(rng.randint(1, 40)), q2(D(p) * rng.randint(95, 106) / 100)
        v = q2(q * p)
        a, b, e = gst(v, r, intra)
        dl = wrap(ds, SANS, 7.5, X[2] - X[1] - 8) if ds else []
        nl = wrap(n, SANS, 8.5, X[2] - X[1] - 8)
        hg = max(26, 11 * len(nl) + 10 * len(dl) + 8)
        if y + hg > 780:
            S.t(560, 815, str(S.page), SANS, 8, "r", .4)
            S.next()
            y = head(40)
        S.t(X[0] + 4, y + 12, str(k + 1), SANS, 8)
        yy = S.ts(X[1] + 4, y + 12, nl, SANS, 8.5, lead=11)
        S.ts(X[1] + 4, yy, dl, SANS, 7.5, lead=10, col=.45)
        S.t(X[2] + 4, y + 12, h, SANS, 8)
        S.t(X[4] - 4, y + 12, f"{q:.2f}", SANS, 8, "r")
        S.t(X[4] - 4, y + 22, u, SANS, 7, "r", .45)
        S.t(X[5] - 4, y + 12, inr(p), SANS, 8, "r")
        tx = [(rate(D(r) / 2) + "%", a), (rate(D(r) / 2) + "%", b)] if intra else [(f"{r}%", e)]
        for j, (w, m) in enumerate(tx):
            S.t(X[6 + 2 * j] - 3, y + 12, w, SANS, 8, "r")
            S.t(X[7 + 2 * j] - 3, y + 12, inr(m), SANS, 8, "r", max=46)
        S.t(561, y + 12, inr(v), SANS, 8, "r", max=50)
        for x in X:
            S.line(x, y, x, y + hg, .5, G)
        S.line(30, y + hg, 565, y + hg, .5, G)
        y += hg
        it = dict(description=" ".join(nl + dl), hsn_sac=h, quantity=f"{q:.2f}", unit=u, unit_price=s2(p), gst_rate=str(r), amount=s2(v))
        it.update(dict(cgst_amount=s2(a), sgst_amount=s2(b)) if intra else dict(igst_amount=s2(e)))
        items.append(it)
        tv, c, s, g = tv + v, c + a, s + b, g + e
    if y > 620:
        S.next()
        y = 40
    tot = tv + c + s + g
    grand = tot.quantize(D(1), ROUND_HALF_UP)
    S.t(36, y + 16, "Total In Words", SANS, 8.5)
    S.ts(36, y + 28, wrap(f"Indian Rupee {rupees(grand)} Only", SANSB, 8.5, 260), SANSB, 8.5, lead=11)
    S.t(36, y + 66, "Notes", SANS, 8.5)
    S.t(36, y + 78, "Thanks for your business.", SANS, 8)
    # the app prints one tax line a rate
    rl = [("Sub Total", inr(tv))]
    for r in sorted({int(i["gst_rate"]) for i in items}):
        for nm, key in (("CGST", "cgst_amount"), ("SGST", "sgst_amount")) if intra else (("IGST", "igst_amount"),):
            hr = rate(D(r) / 2) if intra else str(r)
            rl.append((f"{nm}{hr} ({hr}%)", inr(sum(D(i[key]) for i in items if i["gst_rate"] == str(r)))))
    rl += [("Rounding", inr(grand - tot))] * bool(grand - tot) + [("Total", RS + inr(grand)), ("Balance Due", RS + inr(grand))]
    for k, (a, b) in enumerate(rl):
        f = SANSB if a in ("Total", "Balance Due") else SANS
        S.t(455, y + 16 + 14 * k, a, f, 8.5, "r")
        S.t(560, y + 16 + 14 * k, b, f, 8.5, "r")
    S.line(330, y + 24 + 14 * len(rl), 565, y + 24 + 14 * len(rl), .5, G)
    S.t(447, y + 76 + 14 * len(rl), "Authorized Signature", SANS, 8.5, "c")
    S.save()
    data = dict(invoice_number=no, invoice_date=d.isoformat(), due_date=due.isoformat(), place_of_supply=buy.code, supplier=sup.truth(sa),
            recipient=buy.truth(ba), line_items=items,
                taxable_total=s2(tv), grand_total=s2(grand))
    if grand - tot:
        data["round_off"] = s2(grand - tot)
    if len({i["gst_rate"] for i in items}) == 1:
        data.update(dict(cgst_total=s2(c), sgst_total=s2(s)) if intra else dict(igst_total=s2(g)))
    return {"data": data}


PARTS = [("Hex Flange Bolt M10x45 Gr 8.8 ZP", "73181500", "EA", "11.85", 18), ("Bearing Housing Casting FG260", "84839000", "EA", "684.00", 18),
        ("Hydraulic Oil ISO VG 68", "27101980", "L", "142.60", 18),
         ("Gasket Sheet 3 mm Non-Asbestos", "68129922", "M2", "930.50", 18), ("Shaft Seal 45x62x8 NBR", "40169330", "EA", "58.40", 18),
         ("Servo Cable 4G1.5 shielded", "85444999", "M", "216.75", 18),
         ("Corrugated Box 5 Ply 600x400x300", "48191010", "EA", "38.20", 12), ("Spring Pin 6x32", "73182990", "EA", "3.45", 18)]


def erpform(path, seed, rows):
    """Big ERP, landscape: material number over text, IRN and QR, freight and packing, TCS beneath the lines; long rules only."""
    rng = random.Random(f"erpform/{seed}/{rows}")
    sup = Party(rng, rng.choice(["Vajra Forgings Limited", "Nandi Auto Components Ltd.", "Triveni Flowtech Limited"]), kind="C")
    buy = Party(rng, rng.choice(["Garuda Tractors Limited", "Amar Earthmovers Pvt Ltd", "Suvidha Pumps Private Limited"]), kind="C",
            at=place(rng, other=sup.code) if seed % 2 else place(rng, code=sup.code))
    intra, d = sup.code == buy.code, day(rng)
    no, ir = f"9{rng.randint(10 ** 8, 10 ** 9 - 1)}", irn(rng)
    S = Sheet(path, landscape(A4), "Tax Invoice")
    sa, ba = f"{sup.house}, {sup.street}, {sup.site}, {sup.city} {sup.pin}, {sup.state}", [f"{buy.house}", f"{buy.site}", f"{buy.street}",
            f"{buy.pin} {buy.city}", buy.state]
    X = [(34, "Item", "l"), (62, "Material / Description", "l"), (272, "HSN", "l"), (372, "Quantity", "r"), (380, "UoM", "l"), (455, "Unit Price", "r"),
            (525, "Taxable Value", "r"),
         (560, "GST %", "r"), (622, "CGST", "r"), (684, "SGST", "r"), (746, "IGST", "r"), (812, "Total INR", "r")]
    po, ack, ackd = f"45{rng.randint(10 ** 7, 10 ** 8 - 1)}", f"1{rng.randint(10 ** 13, 10 ** 14 - 1)}", d

    def thead(y):
        S.line(30, y, 815, y, 1)
        for x, w, a in X:
            S.t(x, y + 12, w, HB, 8, a)
        S.line(30, y + 18, 815, y + 18, 1)
        return y + 31

    def head():
        S.t(30, 42, sup.name, HB, 13)
        S.t(30, 54, "Regd. Office & Works: " + sa, HV, 7.5)
        S.t(30, 64, f"CIN L{rng2}  GSTIN {sup.gstin}  State Code {sup.code}", HV, 7.5)
        S.t(815, 42, "TAX INVOICE", HB, 13, "r")
        S.t(815, 54, f"Page {S.page}", HV, 8, "r")
        if S.page > 1:
            S.t(815, 64, f"Invoice {no}", HV, 8, "r")
            return thead(76)
        S.t(30, 84, "IRN", HV, 7.5)
        S.t(75, 84, ir, HV, 7.5)
        S.t(30, 95, "Ack No / Dt", HV, 7.5)
        S.t(75, 95, f"{ack} / {ackd:%Y-%m-%d} 17:{rng3}:09", HV, 7.5)
        S.qr(735, 72, 80, "eyJ" + ir[:60])
        S.t(30, 114, "Bill-to Party", HB, 8)
        S.t(30, 125, buy.name, HV, 8.5)
        S.ts(30, 135, ba, HV, 8.5, lead=10)
        S.t(250, 125, f"GSTIN: {buy.gstin}", HV, 8.5)
        S.t(250, 136, f"Customer: {cust}", HV, 8.5)
        for k, (a, b) in enumerate((("Invoice No.", no), ("Invoice Date", f"{d:%d.%m.%Y}"), ("Purchase Order", po),
                ("Payment Terms", "60 days net from GR date"), ("Place of Supply", f"{buy.code} {buy.state}"),
                                    ("Tax payable on reverse charge", "No"))):
            S.t(440, 114 + 11 * k, a, HV, 8)
            S.t(575, 114 + 11 * k, b, HB, 8)
        return thead(190)
    rng2, rng3, cust = f"{rng.randint(10000, 99999)}XX19{rng.randint(70, 99)}PLC{rng.randint(100000, 999999)}", rng.randint(10, 59), rng.randint(100000, 999999)
    y, items, T, rates = head(), [], [D(0)] * 5, set()

    def row(cells, f=HV):
        for (x, _, a), w in zip(X, cells):
            if w:
                S.t(x, y, w, f, 8, a)
    for k, (n, h, u, p, r) in enumerate(pick(rng, PARTS, rows)):
        q = D(rng.randint(4, 900)) if u == "EA" else D(rng.randint(20, 4000)) / 10
        p = q2(D(p) * rng.randint(96, 104) / 100)
        v = q2(p * q)
        c, s, g = gst(v, r, intra)
        mat = f"{rng.choice(['RM', 'FG', 'SP'])}-{rng.randint(100000, 999999)}"
        qs = f"{q:.3f}"
        if y > 540:
            S.t(815, 575, "Carried to next page", HI, 7.5, "r")
            S.next()
            y = head()
        row([f"{(k + 1) * 10:04d}", mat, h, inr(q, places=3), u, inr(p), inr(v), f"{r}.00", inr(c), inr(s), inr(g), inr(v + c + s + g)])
        S.t(62, y + 10, n, HV, 8)
        items.append(dict(description=f"{mat} {n}", hsn_sac=h, quantity=qs, unit=u, unit_price=s2(p), taxable_value=s2(v), gst_rate=str(r), cgst_amount=s2(c),
                sgst_amount=s2(s), igst_amount=s2(g), amount=s2(v + c + s + g)))
        T = [a + b for a, b in zip(T, (v, c, s, g, v + c + s + g))]
        y += 25
    if y > 430:
        S.next()
        y = head()
    S.line(30, y - 8, 815, y - 8)
    row(["", "Items total", "", "", "", "", inr(T[0]), "", inr(T[1]), inr(T[2]), inr(T[3]), inr(T[4])], HB)
    y += 14
    S.line(30, y - 8, 815, y - 8)
    tcs = q2(T[4] / 1000) if seed % 3 == 0 else D(0)
    tot = T[4] + tcs
    grand = tot.quantize(D(1), ROUND_HALF_UP)
    y += 6
    for a, b in [("TCS u/s 206C(1H) 0.1 %", tcs)] * bool(tcs) + [("Rounding difference", grand - tot), ("Invoice value INR", grand)]:
        S.t(684, y, a, HB if a[0] == "I" else HV, 8.5, "r")
        S.t(812, y, inr(b), HB if a[0] == "I" else HV, 8.5, "r")
        y += 13
    S.t(30, y, f"Amount in words: {rupees(grand)} Rupees only".replace(" Rupees only", " only"), HV, 8)
    S.t(30, y + 14, "Certified that the particulars given above are true and correct. "
    "Removal: " + f"{d:%d.%m.%Y} 18:05   Vehicle: {rng.choice(['MH12', 'GJ01', 'TN09'])} AB {rng.randint(1000, 9999)}", HV, 8)
    S.t(815, y + 28, f"For {sup.name}", HV, 8, "r")
    S.t(815, y + 60, "Authorised Signatory", HV, 8, "r")
    S.save()
    data = dict(invoice_number=no, invoice_date=d.isoformat(), place_of_supply=buy.code, reverse_charge=False, irn=ir, supplier=sup.truth([sa]),
            recipient=buy.truth(ba), line_items=items, taxable_total=s2(T[0]),
                cgst_total=s2(T[1]), sgst_total=s2(T[2]), igst_total=s2(T[3]), round_off=s2(grand - tot), grand_total=s2(grand))
    return {"data": data}


LAYOUTS = {"cloudbook": cloudbook, "erpform": erpform}
