# SPDX-License-Identifier: AGPL-3.0-or-later
"""Two templates of Zoho Books."""

from stranger_cartage_kit import (Col, Page, RS, a_date, buyer, compose, datetime, flow, fy, group, half_up, ind, party, plain, put, rng, rt, split_tax,
                                  truth, tsum, words)

GREY = (0.45, 0.45, 0.45)
PACK = [
    ("Corrugated Box 5 Ply", "48191010", "pcs", 2200, 7800, 400, 1200, "Size 18x12x12 inch, brown, plain"),
    ("BOPP Tape 48mm x 65m", "39191000", "rolls", 2800, 5200, 144, 1800, "Transparent, 40 micron"),
    ("Stretch Film 18\" 23 Micron", "39201099", "kgs", 13500, 19000, 60, 1800, ""),
    ("Air Bubble Roll 1m x 100m", "39232990", "rolls", 62000, 98000, 20, 1800, "10 mm bubble"),
    ("Wooden Pallet (Heat Treated)", "44152000", "nos", 72000, 125000, 30, 1200, "ISPM-15 stamped, 4 way entry\n1200 x 1000 mm"),
    ("Paper Courier Bag", "48194000", "pcs", 450, 1600, 1000, 1200, ""),
    ("Barcode Label 50x25 mm 2 Across", "48211020", "rolls", 14000, 24000, 50, 1800, "Chromo, 1\" core, 4000 labels / roll"),
    ("Strapping Clip 12mm", "73269099", "kgs", 9000, 14000, 40, 1800, ""),
    ("Silica Gel Pouch 5g", "28112200", "pkt", 24000, 39000, 25, 1800, "Packet of 500 pouches"),
]
SAAS = [
    ("Website Development - Phase II", "998314", "", 2500000, 9000000, 1, 1800, "Milestone 2: UI build of catalogue, cart and checkout screens as per SOW dated 14 March"),
    ("SEO Retainer", "998365", "months", 1800000, 4500000, 3, 1800, "On-page, off-page and monthly reporting"),
    ("Cloud Server - 4 vCPU / 8 GB", "998315", "months", 420000, 780000, 12, 1800, "Mumbai region. Backup included."),
    ("Google Workspace Business Starter (Annual)", "997331", "licences", 162000, 210000, 40, 1800, ""),
    ("UI/UX Design Hours", "998391", "hrs", 120000, 250000, 60, 1800, "Timesheet enclosed"),
    ("SSL Certificate Wildcard", "998319", "nos", 480000, 990000, 2, 1800, "Validity 1 year"),
    ("Bulk SMS Pack (1,00,000 credits)", "998413", "pack", 1300000, 1900000, 2, 1800, "DLT scrubbing charges extra"),
    ("Training - On site", "999293", "days", 800000, 1500000, 4, 1800, ""),
]


def zwords(p):
    def hy(n):
        out, toks = [], words(n).split(" ")
        i = 0
        while i < len(toks):
            if toks[i] in ("Twenty", "Thirty", "Forty", "Fifty", "Sixty", "Seventy", "Eighty", "Ninety") and \
                    i + 1 < len(toks) and toks[i + 1] in "One Two Three Four Five Six Seven Eight Nine".split():
                out.append(toks[i] + "-" + toks[i + 1])
                i += 2
            else:
                out.append(toks[i])
                i += 1
        return " ".join(out)
    s = "Indian Rupee " + hy(p // 100)
    return s + (f" and {hy(p % 100)} Paise" if p % 100 else "") + " Only"


def zohosheet(path, seed, rows):
    r = rng("zohosheet", seed, rows)
    sup = party(r, ["Packaging Solutions Private Limited", "Packwell LLP", "Packmate Industries"])
    buy = buyer(r, sup, False)
    d = a_date(r)
    items = []
    src = {p[0]: p[7] for p in PACK}
    for it in compose(r, [p[:7] for p in PACK], rows, d):
        it["tv"] = it["qty"] * it["price"]
        items.append(split_tax(it, False))
    sub = tsum(items, "tv")
    gs = sorted(group(items, lambda i: i["bp"]).items(), reverse=True)
    raw = sub + tsum(items, "tax")
    rounding = r.random() < .6
    tot = half_up(raw, 100) * 100 if rounding else raw
    inv = r.choice([f"INV-{r.randrange(100, 9000):06d}", f"{sup.name[:2].upper()}/{fy(d)}/{r.randrange(10, 999):03d}"])
    term = r.choice([0, 15, 30, 45])
    pg = Page(path)
    L, R = 32, 563
    F, FB = "noto", "notob"
    xs = [32, 54, 206, 256, 304, 352, 382, 430, 460, 508, 563]
    al = ["c", "l", "l", "r", "r", "r", "r", "r", "r", "r"]
    cols = [Col(xs[k], xs[k + 1] - xs[k], al[k], F, 7.5) for k in range(10)]
    st = {}

    def thead(y):
        pg.box(L, y, R - L, 28, (0.95, 0.95, 0.96), (0.6, 0.6, 0.6))
        st["hy"] = y
        for k, s in zip((0, 1, 2, 3, 4, 9), ("#", "Item & Description", "HSN\n/SAC", "Qty", "Rate", "Amount")):
            for j, q in enumerate(s.split("\n")):
                put(pg, cols[k], y + (17 if "\n" not in s else 12 + 10 * j), q, FB)
        for a, nm in ((5, "CGST"), (7, "SGST")):
            pg.text((xs[a] + xs[a + 2]) / 2, y + 10, nm, FB, 7.5, "c")
            pg.line(xs[a], y + 14, xs[a + 2], y + 14, .5, (.6, .6, .6))
            pg.text((xs[a] + xs[a + 1]) / 2, y + 24, "%", FB, 7.5, "c")
            pg.text((xs[a + 1] + xs[a + 2]) / 2, y + 24, "Amt", FB, 7.5, "c")
        return y + 28

    def rules(yb):
        for k in range(1, 10):
            pg.line(xs[k], st["hy"] + (14 if k in (6, 8) else 0), xs[k], yb, .5, (.6, .6, .6))
        pg.line(L, yb, R, yb, .5, (.6, .6, .6))

    def frame(t, b):
        pg.box(L, t, R - L, b - t, None, (.6, .6, .6))

    def brk(y):
        rules(y)
        frame(st["t"], y)
        pg.text(R, 822, str(pg.n), F, 7, "r", GREY)
        pg.next()
        st["t"] = 30
        return thead(30)

    st["t"] = 30
    pg.box(40, 38, 34, 34, (0.86, 0.33, 0.2), None, r=4)
    pg.box(48, 46, 18, 18, (1, 1, 1), None)
    pg.text(84, 44, sup.name, FB, 10)
    for j, s in enumerate([f"{sup.a1} {sup.a2}", f"{sup.city} {sup.state} {sup.pin}", "India", f"GSTIN {sup.gstin}", f"{sup.phone}", sup.mail]):
        pg.text(84, 56 + 10 * j, s, F, 7.5)
    pg.text(R - 8, 108, "TAX INVOICE", F, 19, "r")
    pg.line(L, 116, R, 116, .5, (.6, .6, .6))
    mid = 298
    due = d + datetime.timedelta(days=term)
    left = [("#", inv), ("Invoice Date", f"{d:%d/%m/%Y}"), ("Terms", f"Net {term}" if term else "Due on Receipt"), ("Due Date", f"{due:%d/%m/%Y}")]
    right = [("Place Of Supply", f"{buy.state} ({buy.code})")] + ([("P.O.#", f"PO-{r.randrange(1000, 9999)}")] if r.random() < .5 else [])
    for k, rows_ in ((L + 6, left), (mid + 6, right)):
        for j, (a, b) in enumerate(rows_):
            pg.text(k, 128 + 11 * j, a, F, 7.5)
            pg.text(k + 84, 128 + 11 * j, ": " + b, FB, 7.5)
    pg.line(mid, 116, mid, 168, .5, (.6, .6, .6))
    pg.box(L, 168, R - L, 14, (0.95, 0.95, 0.96), (0.6, 0.6, 0.6))
    pg.line(mid, 168, mid, 244, .5, (.6, .6, .6))
    for x, h in ((L + 6, "Bill To"), (mid + 6, "Ship To")):
        pg.text(x, 178, h, FB, 7.5)
        pg.text(x, 193, buy.name if x < mid else f"{buy.a1}, {buy.a2}", FB if x < mid else F, 8)
        for j, s in enumerate(([f"{buy.a1}, {buy.a2}"] if x < mid else []) + [buy.city, f"{buy.pin} {buy.state}", "India", f"GSTIN {buy.gstin}"]):
            pg.text(x, 203.5 + 9.5 * j, s, F, 7.5)
    y = thead(244)
    body = []
    for i, it in enumerate(items):
        ds = [(it["desc"], F, 7.5, None)] + ([(src[it["desc"]], F, 6.5, GREY)] if src[it["desc"]] else [])
        hr = rt(it["bp"] / 2) + "%"
        body.append([str(i + 1), ds, it["hsn"], [(f"{it['qty']}.00", F, 7.5, None), (it["unit"], F, 6.5, None)], ind(it["price"]),
                     hr, ind(it["cgst"]), hr, ind(it["sgst"]), ind(it["tv"])])

    def deco(i, y, h):
        if i:
            pg.line(L, y, R, y, .4, (.75, .75, .75))
    y = flow(pg, cols, body, y, 800, brk, 9.2, 3, 10, 4, deco)
    rules(y)
    need = 44 + 13 * (3 + 2 * len(gs)) + 40
    if y + need > 800:
        frame(st["t"], y)
        pg.text(R, 822, str(pg.n), F, 7, "r", GREY)
        pg.next()
        st["t"] = y = 30
    sx = 350
    yy = y + 13
    rowsx = [("Sub Total", ind(sub), F)]
    for nm, k in (("CGST", "cgst"), ("SGST", "sgst")):
        for bp, its in gs:
            rowsx.append((f"{nm}{rt(bp / 2)} ({rt(bp / 2)}%)", ind(tsum(its, k)), F))
    if rounding:
        rowsx.append(("Rounding", ind(tot - raw), F))
    rowsx += [("Total", RS + ind(tot), FB), ("Balance Due", RS + ind(tot), FB)]
    for a, b, f in rowsx:
        pg.text(480, yy, a, f, 8, "r")
        pg.text(R - 5, yy, b, f, 8, "r")
        yy += 13
    pg.line(sx, yy - 6, R, yy - 6, .5, (.6, .6, .6))
    pg.text(R - 60, yy + 44, "Authorized Signature", F, 7.5, "c")
    pg.text(L + 6, y + 13, "Total In Words", F, 7.5)
    q = pg.para(L + 6, y + 24, zwords(tot), "notoi", 8, sx - L - 14, 10)
    pg.text(L + 6, q + 8, "Notes", F, 7.5)
    pg.text(L + 6, q + 18, "Thanks for your business.", F, 7)
    pg.text(L + 6, q + 34, "Bank: Canopy Bank | A/c 50200" + f"{r.randrange(10**8, 10**9)} | IFSC CNPY000{r.randrange(1000, 9999)}", F, 7)
    yb = max(yy + 50, q + 42)
    pg.line(sx, y, sx, yb, .5, (.6, .6, .6))
    frame(st["t"], yb)
    pg.text(R, 822, str(pg.n), F, 7, "r", GREY)
    pg.save()
    t = {"taxable_value": plain(sub)}
    if len(gs) == 1:
        t["cgst"] = t["sgst"] = plain(tsum(items, "cgst"))
    if rounding:
        t["round_off"] = plain(tot - raw)
    t["total"] = plain(tot)
    return truth({
        "invoice_number": inv, "invoice_date": d.isoformat(), "document_type": "invoice",
        "supplier": {"name": sup.name, "gstin": sup.gstin}, "recipient": {"name": buy.name, "gstin": buy.gstin},
        "place_of_supply": buy.code,
        "line_items": [{"description": (i["desc"] + " " + src[i["desc"]].replace("\n", " ")).strip(), "hsn_sac": i["hsn"],
                        "quantity": f"{i['qty']}.00", "unit": i["unit"], "unit_price": plain(i["price"]), "taxable_value": plain(i["tv"]),
                        "tax_rate": rt(i["bp"]), "cgst": plain(i["cgst"]), "sgst": plain(i["sgst"])} for i in items],
        "totals": t})


def zohostd(path, seed, rows):
    r = rng("zohostd", seed, rows)
    sup = party(r, ["Digital Private Limited", "Webcraft LLP", "Cloud Technologies Pvt Ltd"])
    buy = buyer(r, sup, True)
    d = a_date(r)
    src = {p[0]: p[7] for p in SAAS}
    items = []
    for it in compose(r, [p[:7] for p in SAAS], rows, d):
        it["tv"] = it["qty"] * it["price"]
        items.append(split_tax(it, True))
    sub = tsum(items, "tv")
    ig = tsum(items, "igst")
    tot = sub + ig
    paid = half_up(tot, 2) // 10000 * 10000 if r.random() < .3 else 0
    inv = f"INV-{r.randrange(1, 9999):06d}"
    term = r.choice([7, 15, 30])
    pg = Page(path)
    L, R = 40, 555
    xs = [40, 62, 262, 312, 362, 424, 484, 555]
    al = ["c", "l", "l", "r", "r", "r", "r"]
    F, FB = "dv", "dvb"
    cols = [Col(xs[k], xs[k + 1] - xs[k], al[k], F, 7.5) for k in range(7)]

    def thead(y):
        pg.box(L, y, R - L, 21, (0.235, 0.239, 0.227), None)
        for k, s in zip(cols, ["#", "Item & Description", "HSN/SAC", "Qty", "Rate", "IGST", "Amount"]):
            put(pg, k, y + 13.5, s, F, 7.8, (1, 1, 1))
        return y + 21

    def brk(y):
        pg.text(R, 820, str(pg.n), F, 6.5, "r", GREY)
        pg.next()
        return thead(40)
    pg.disc(62, 62, 20, (0.2, 0.55, 0.75))
    pg.disc(70, 58, 11, (0.95, 0.75, 0.2))
    pg.text(R, 62, "TAX INVOICE", F, 22, "r")
    pg.text(R, 78, "# " + inv, FB, 8.5, "r")
    pg.text(R, 104, "Balance Due", FB, 7, "r")
    pg.text(R, 118, RS + ind(tot - paid), FB, 11, "r")
    pg.text(L, 100, sup.name, FB, 8.5)
    for j, s in enumerate([f"{sup.a1} {sup.a2}", f"{sup.city} {sup.state} {sup.pin}", "India", f"GSTIN {sup.gstin}"]):
        pg.text(L, 112 + 10.5 * j, s, F, 7.5, "l", (.2, .2, .2))
    pg.text(L, 178, "Bill To", F, 7.8, "l", GREY)
    pg.text(L, 190, buy.name, FB, 8, "l", (0.13, 0.4, 0.7))
    for j, s in enumerate([f"{buy.a1}, {buy.a2}", buy.city, f"{buy.pin} {buy.state}", "India", f"GSTIN {buy.gstin}"]):
        pg.text(L, 201 + 10.5 * j, s, F, 7.5, "l", (.2, .2, .2))
    pg.text(L, 262, f"Place Of Supply: {buy.state} ({buy.code})", F, 7.8)
    for j, (a, b) in enumerate([("Invoice Date :", f"{d:%d %b %Y}"), ("Terms :", f"Net {term}"),
                                ("Due Date :", f"{d + datetime.timedelta(days=term):%d %b %Y}")]):
        pg.text(450, 206 + 17 * j, a, F, 7.8, "r", GREY)
        pg.text(R, 206 + 17 * j, b, F, 7.8, "r")
    y = thead(274)
    body = []
    for i, it in enumerate(items):
        ds = [(it["desc"], F, 7.8, None)] + ([(src[it["desc"]], F, 6.8, GREY)] if src[it["desc"]] else [])
        qc = [(f"{it['qty']}.00", F, 7.5, None)] + ([(it["unit"], F, 6.5, GREY)] if it["unit"] else [])
        body.append([str(i + 1), ds, it["hsn"], qc, ind(it["price"]), [(ind(it["igst"]), F, 7.5, None), ("18%", F, 6.5, GREY)], ind(it["tv"])])

    def deco(i, y, h):
        pg.line(L, y + h, R, y + h, .4, (.72, .72, .72))
    y = flow(pg, cols, body, y, 795, brk, 10, 3, 13, 7, deco)
    if y + 190 > 800:
        pg.text(R, 820, str(pg.n), F, 6.5, "r", GREY)
        pg.next()
        y = 40
    y += 16
    for a, b, f in [("Sub Total", ind(sub), F), ("IGST18 (18%)", ind(ig), F), ("Total", RS + ind(tot), FB)] + (
            [("Payment Made", "(-) " + ind(paid), F)] if paid else []):
        pg.text(460, y, a, f, 8, "r")
        pg.text(R - 5, y, b, f, 8, "r", (.8, .1, .1) if a == "Payment Made" else None)
        y += 17
    pg.box(330, y - 11, R - 330, 20, (.95, .95, .94), None)
    pg.text(460, y + 2, "Balance Due", FB, 8, "r")
    pg.text(R - 5, y + 2, RS + ind(tot - paid), FB, 8, "r")
    y += 24
    pg.text(330, y, "Total In Words:", F, 7)
    q = pg.para(394, y, zwords(tot), FB, 6.8, R - 396, 9)
    pg.text(L, q + 18, "Notes", F, 8, "l", GREY)
    pg.text(L, q + 29, "It was great doing business with you.", F, 7)
    pg.text(L, q + 46, "Terms & Conditions", F, 8, "l", GREY)
    pg.text(L, q + 57, "Please make the payment by the due date. TDS certificate to be shared every quarter.", F, 7)
    pg.text(L, q + 84, "Authorized Signature", F, 7.5)
    pg.line(L + 86, q + 84, L + 220, q + 84, .4)
    pg.text(R, 820, str(pg.n), F, 6.5, "r", GREY)
    pg.save()
    li = []
    for i in items:
        o = {"description": (i["desc"] + " " + src[i["desc"]]).strip(), "hsn_sac": i["hsn"], "quantity": f"{i['qty']}.00"}
        if i["unit"]:
            o["unit"] = i["unit"]
        o.update(unit_price=plain(i["price"]), taxable_value=plain(i["tv"]), tax_rate="18", igst=plain(i["igst"]))
        li.append(o)
    return truth({
        "invoice_number": inv, "invoice_date": d.isoformat(), "document_type": "invoice",
        "supplier": {"name": sup.name, "gstin": sup.gstin}, "recipient": {"name": buy.name, "gstin": buy.gstin},
        "place_of_supply": buy.code, "line_items": li,
        "totals": {"taxable_value": plain(sub), "igst": plain(ig), "total": plain(tot)}})
