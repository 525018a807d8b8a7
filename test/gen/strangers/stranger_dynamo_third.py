# SPDX-License-Identifier: AGPL-3.0-or-later
"""A contractor's running bill and a foundry's castings."""
from reportlab.lib.colors import HexColor, black
from reportlab.lib.pagesizes import A4, landscape
from reportlab.platypus import KeepTogether, Spacer, Table

import stranger_dynamo_kit as kit
from stranger_dynamo_kit import P, amt, div, inr, milli, sty

BOQ = [("Earth work excavation in foundation up to 3.0 m depth incl. dressing of sides", "Cum", 21500),
       ("Backfilling with selected excavated earth in layers of 200 mm, watering and ramming", "Cum", 14200),
       ("PCC M10 levelling course below footings, 100 mm thick", "Cum", 518000),
       ("RCC M30 in columns and shear walls, excluding reinforcement and shuttering", "Cum", 684000),
       ("RCC M25 in slabs and beams", "Cum", 652500),
       ("Reinforcement Fe 550D, cutting, bending and binding", "MT", 7240000),
       ("Shuttering to slabs, soffits and beams with ply", "Sqm", 48500),
       ("Solid block masonry 200 mm in CM 1:6", "Sqm", 96500),
       ("Internal plaster 12 mm in CM 1:4", "Sqm", 31000),
       ("Anti-termite treatment at plinth level", "Sqm", 6850),
       ("Waterproofing of sunken slabs, two coats polymer modified", "Sqm", 42800),
       ("Providing hold-fasts for door frames", "Nos", 18500)]


def rabill(path, seed, rows):
    r = kit.rng_of("rabill", seed, rows)
    intra = r.random() < 0.6
    d = kit.day(r)
    n_ra = r.randrange(2, 14)
    no = f"NBC/VISTA/RA-{n_ra:02d}/{kit.fy(d)}"
    sup = kit.party("Nilgiri Build-Con Projects", kit.gstin(r, "33", "F"))
    st, nm, ad, site = (("33", "Marina Vista Developers LLP", "4th Floor, 88 Cathedral Road, Chennai 600086", "Marina Vista Phase II, Sholinganallur, Chennai") if intra
                        else ("29", "Lalbagh Greens Realty Private Limited", "No. 31, Kanakapura Road, Bengaluru 560070", "Lalbagh Greens Tower C, Anekal, Bengaluru"))
    rec = kit.party(nm, kit.gstin(r, st))
    F, B = "Times-Roman", "Times-Bold"
    n, b, h = sty(F, 8.5, 10), sty(B, 8.5, 10), sty(B, 8.5, 10, "c")
    head1 = ["Item\nNo.", P("Description of Work", h), "SAC", "Unit", P("Rate<br/>(Rs.)", h), P("Quantity", h), "", "", P("Amount (Rs.)", h), "", ""]
    head2 = ["", "", "", "", "", P("Upto<br/>Prev. Bill", h), P("This<br/>Bill", h), P("Upto<br/>Date", h), P("Upto Date", h), P("Upto Prev. Bill", h), P("This Bill", h)]
    data, items = [head1, head2], []
    T = [0, 0, 0]
    for k in range(rows):
        ds, u, rate = BOQ[k % len(BOQ)]
        if k >= len(BOQ):
            ds += f" - {['Tower A', 'Tower B', 'podium', 'ramp and services block', 'clubhouse'][(k // len(BOQ) - 1) % 5]}"
        rate += r.randrange(0, 40) * 50
        places = 0 if u == "Nos" else 1000
        top = 400000 if u in ("Cum", "Sqm") else 60000
        prev = r.randrange(0, top) if r.random() < 0.7 else 0
        this = r.randrange(900, top // 2)
        if not places:
            prev, this = prev // 1000 * 1000, max(1, this // 1000) * 1000
        q = (lambda v: str(v // 1000)) if not places else (lambda v: milli(v, 3))
        pa, ta = div(prev * rate, 1000), div(this * rate, 1000)
        data.append([str(k + 1), P(ds, n), "995411" if k % 12 != 9 else "998531", u, inr(rate), q(prev), q(this), q(prev + this), inr(pa + ta), inr(pa), inr(ta)])
        items.append({"description": ds, "hsn_sac": data[-1][2], "quantity": q(this), "unit": u, "unit_price": amt(rate), "amount": amt(ta)})
        T = [T[0] + pa + ta, T[1] + pa, T[2] + ta]
    data.append(["", "Total value of work done", "", "", "", "", "", ""] + [inr(v) for v in T])
    w = [30, 218, 42, 32, 60, 56, 56, 58, 84, 80, 80]
    tab = Table(data, colWidths=w, repeatRows=2, style=[
        ("FONT", (0, 0), (-1, 1), B, 8.5), ("FONT", (0, 2), (-1, -2), F, 8.5), ("FONT", (0, -1), (-1, -1), B, 8.5), ("SPAN", (5, 0), (7, 0)), ("SPAN", (8, 0), (10, 0)),
        *[("SPAN", (i, 0), (i, 1)) for i in range(5)], ("GRID", (0, 0), (-1, -1), 0.4, black), ("VALIGN", (0, 0), (-1, 1), "MIDDLE"), ("VALIGN", (0, 2), (-1, -1), "TOP"),
        ("ALIGN", (0, 0), (4, 1), "CENTER"), ("ALIGN", (4, 2), (-1, -1), "RIGHT"), ("ALIGN", (2, 2), (3, -1), "CENTER"), ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3),
        ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 3), ("BACKGROUND", (10, 0), (10, -1), HexColor("#f3f0e2")), ("BACKGROUND", (8, 0), (10, 0), HexColor("#ffffff"))])
    cg, sg, ig = kit.split_tax(T[2], 18, intra)
    ro, grand = kit.to_rupee(T[2] + cg + sg + ig)
    ret, adv, tds = div(T[2] * 5, 100), div(T[2] * r.choice((5, 10)), 100), div(T[2] * 2, 100)
    wd = "Rupees " + kit.words(grand // 100, conj="and") + " only"
    R = sty(F, 9, 11, "r")
    RB = sty(B, 9, 11, "r")
    s = [("A", "Value of work in this bill", T[2])] + ([("B", "CGST @ 9%", cg), ("", "SGST @ 9%", sg)] if intra else [("B", "IGST @ 18%", ig)]) + \
        [("", "Rounding off", ro), ("C", "Total invoice value", grand)]
    rc = [("D", "Less: Retention money 5% on A", -ret), ("", "Less: Mobilisation advance recovery on A", -adv), ("", "Less: TDS u/s 194C 2% on A", -tds), ("E", "Net amount payable", grand - ret - adv - tds)]
    mk = lambda L: Table([[P(a, n), P(x, b if a in "CE" and a else n), P(inr(v), RB if a in "CE" and a else R)] for a, x, v in L], colWidths=[18, 190, 90],
                         style=[("GRID", (0, 0), (-1, -1), 0.4, black), ("TOPPADDING", (0, 0), (-1, -1), 1.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 2.5)])
    foot = KeepTogether([Spacer(1, 8), Table([[mk(s), mk(rc)]], colWidths=[398, 398], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (0, 0), 0), ("RIGHTPADDING", (1, 0), (1, 0), 0), ("ALIGN", (0, 0), (0, 0), "LEFT"), ("ALIGN", (1, 0), (1, 0), "RIGHT")]),
                         Spacer(1, 5), P(f"Invoice value in words: <b>{wd}</b>", n), Spacer(1, 26),
                         Table([["Prepared by (Billing Engr.)", "Checked by (PMC)", "Certified by (Client)", "For Nilgiri Build-Con Projects"]], colWidths=[199] * 4, style=[("FONT", (0, 0), (-1, -1), F, 8.5), ("ALIGN", (-1, 0), (-1, 0), "RIGHT")])])
    title = Table([[P("NILGIRI BUILD-CON PROJECTS", sty(B, 14, 17)), P(f"TAX INVOICE &nbsp;-&nbsp; RUNNING ACCOUNT BILL No. {n_ra}", sty(B, 12, 15, "r"))]], colWidths=[380, 416])
    sup["name"] = "NILGIRI BUILD-CON PROJECTS"
    info = Table([[P(f"19 Second Avenue, Anna Nagar, Chennai 600040, Tamil Nadu<br/>GSTIN: {sup['gstin']}<br/>Name of work: Civil and structural works<br/>Site: {site}", n),
                   P(f"<b>Client:</b> {rec['name']}<br/>{ad}<br/>GSTIN: {rec['gstin']}<br/>Place of supply: {kit.STATES[st]} ({st})", n),
                   P(f"Invoice No: <b>{no}</b><br/>Date: <b>{d.strftime('%d-%b-%Y')}</b><br/>W.O. No: WO/{r.randrange(100, 999)}/{d.year - 1} dt. 11-Jun-{d.year - 1}<br/>Work done up to: {kit.plus(d, -4).strftime('%d-%b-%Y')}", n)]], colWidths=[290, 278, 228],
                 style=[("BOX", (0, 0), (-1, -1), 0.6, black), ("INNERGRID", (0, 0), (-1, -1), 0.4, black), ("VALIGN", (0, 0), (-1, -1), "TOP")])
    kit.doc(path, landscape(A4), (22, 22, 24, 24), "RA bill").build([title, Spacer(1, 3), info, Spacer(1, 6), tab, foot])
    t = {"invoice_number": no, "invoice_date": d.isoformat(), "place_of_supply": st, "supplier": sup, "recipient": rec, "line_items": items, "taxable_total": amt(T[2]),
         "round_off": amt(ro), "grand_total": amt(grand), "amount_in_words": wd}
    t.update({"cgst_total": amt(cg), "sgst_total": amt(sg)} if intra else {"igst_total": amt(ig)})
    return {"data": t}


PARTS = [("Flywheel Housing", "FG 260", "73251000", 9800), ("Bearing Cap RH", "SG 450/10", "73259910", 11600), ("Brake Drum 310 dia", "FG 220", "87083000", 9250), ("Pump Volute Casing 80-50", "FG 260", "84139120", 12350),
         ("Gear Box Cover", "FG 220", "73251000", 10100), ("Valve Body DN100 PN16", "SG 500/7", "84819090", 13400), ("Counter Weight, ring type", "FG 150", "73251000", 7600), ("Hub, 5 stud", "SG 450/10", "87089900", 12100)]


def castings(path, seed, rows):
    r = kit.rng_of("castings", seed, rows)
    intra = r.random() < 0.5
    d = kit.day(r)
    no = f"{r.randrange(100, 5000)}"
    sup = kit.party("Panchganga Ferro Cast", kit.gstin(r, "27", "F"))
    st, nm, ad = (("27", "Indrayani Auto Components Ltd", "Plot C-9, Chakan MIDC Phase II, Khed, Pune 410501") if intra else ("29", "Ghataprabha Pumps and Valves", "KIADB Industrial Area, Honaga, Belagavi 591156"))
    rec = kit.party(nm, kit.gstin(r, st))
    F, B = "Helvetica", "Helvetica-Bold"
    n, b, h = sty(F, 8), sty(B, 8), sty(B, 7.5, 8.8, "c", "#1d3557")
    data = [[P(x, h) for x in ["Sr.<br/>No.", "Part Name &amp; Drg. No.", "Grade", "HSN", "Heat No.", "Qty.<br/>(Nos.)", "Unit Wt.<br/>(Kg.)", "Total Wt.<br/>(Kg.)", "Rate per<br/>Kg. (Rs.)", "Amount<br/>(Rs.)"]]]
    items, sub, nos, kgs = [], 0, 0, 0
    for k in range(rows):
        nm_, gr, hsn, rate = r.choice(PARTS)
        uw = r.randrange(2200, 42000, 50)
        q = r.randrange(4, 160)
        tw = uw * q
        rate += r.randrange(-6, 7) * 25
        v = div(tw * rate, 1000)
        drg = f"{r.choice(('IA', 'GP', 'CD'))}-{r.randrange(1000, 9999)}"
        rv = r.choice("ABC")
        data.append([str(k + 1), P(f"{nm_}<br/>Drg. {drg} Rev {rv}", n), gr, hsn, f"{d.strftime('%y')}{r.choice('ABCDEFGH')}{r.randrange(100, 999)}", str(q), milli(uw), milli(tw), amt(rate), inr(v)])
        items.append({"description": f"{nm_} Drg. {drg} Rev {rv}", "hsn_sac": hsn, "quantity": milli(tw), "unit": "Kg.", "unit_price": amt(rate), "amount": amt(v)})
        sub += v
        nos += q
        kgs += tw
    cg, sg, ig = kit.split_tax(sub, 18, intra)
    ro, grand = kit.to_rupee(sub + cg + sg + ig)
    wd = "Rs. " + kit.words(grand // 100) + " Only"
    first = len(data)
    data.append(["", "Total", "", "", "", str(nos), "", milli(kgs), "", inr(sub)])
    tx = [("CGST 9 %", cg), ("SGST 9 %", sg)] if intra else [("IGST 18 %", ig)]
    for a, v in tx + [("Round Off (+/-)", ro), ("Grand Total", grand)]:
        data.append(["", "", "", "", "", "", "", a, "", inr(v)])
    w = [24, 142, 54, 50, 46, 38, 48, 58, 46, 66]
    navy = HexColor("#1d3557")
    tab = Table(data, colWidths=w, repeatRows=1, style=[
        ("FONT", (0, 1), (-1, -1), F, 8), ("FONT", (0, first), (-1, first), B, 8), ("FONT", (0, -1), (-1, -1), B, 9), ("BOX", (0, 0), (-1, -1), 0.9, navy), ("LINEBELOW", (0, 0), (-1, 0), 0.9, navy),
        *[("LINEBEFORE", (i, 0), (i, first), 0.4, navy) for i in range(1, 10)], ("LINEBEFORE", (9, 0), (9, -1), 0.4, navy), ("LINEABOVE", (0, first), (-1, first), 0.6, navy), ("LINEBELOW", (0, first), (-1, first), 0.6, navy),
        *[("SPAN", (7, i), (8, i)) for i in range(first + 1, len(data))], ("ALIGN", (5, 1), (-1, -1), "RIGHT"), ("VALIGN", (0, 0), (-1, 0), "MIDDLE"), ("VALIGN", (0, 1), (-1, -1), "TOP"), ("NOSPLIT", (0, first), (-1, -1)),
        ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3), ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 3)])
    top = Table([[P(sup["name"], sty(B, 16, 19, 0, "#1d3557")), P("Tax Invoice", sty(B, 13, 16, "r", "#1d3557"))],
                 [P("Grey iron and S.G. iron castings up to 250 kg<br/>L-27, Gokul Shirgaon MIDC, Kolhapur 416234, Maharashtra", n), P(f"GSTIN : {sup['gstin']}<br/>MSME : UDYAM-MH-16-00{r.randrange(10000, 99999)}", sty(F, 8, al="r"))]], colWidths=[360, 212], style=[("LEFTPADDING", (0, 0), (-1, -1), 0), ("RIGHTPADDING", (0, 0), (-1, -1), 0)])
    info = Table([[P("Buyer", b), "", P("Invoice No.", n), P(no, b), P("Date", n), P(d.strftime("%d/%m/%Y"), b)],
                  [P(f"<b>{rec['name']}</b><br/>{ad}<br/>GSTIN : {rec['gstin']}", n), "", P("P.O. No.", n), P(f"45{r.randrange(10**7, 10**8)}", n), P("P.O. Date", n), P(kit.plus(d, -r.randrange(9, 60)).strftime("%d/%m/%Y"), n)],
                  ["", "", P("Place of Supply", n), P(f"{st} {kit.STATES[st]}", n), P("Vendor Code", n), P(f"V{r.randrange(1000, 9999)}", n)],
                  ["", "", P("Vehicle", n), P(kit.vehicle(r, "MH"), n), P("T.C. No.", n), P(f"TC/{r.randrange(100, 999)}", n)]], colWidths=[200, 50, 72, 100, 62, 88],
                 style=[("SPAN", (0, 1), (1, 3)), ("BOX", (0, 0), (-1, -1), 0.9, navy), ("BOX", (0, 0), (1, -1), 0.6, navy), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 2)])
    end = KeepTogether([Spacer(1, 5), P("Amount in words : <b>" + wd + "</b>", n), Spacer(1, 4),
                        P("Weights as per our weighment. Castings rejected in machining are replaced against return within 90 days; machining cost is not admitted. Test certificate enclosed.", sty(F, 7)), Spacer(1, 6),
                        Table([["Customer's seal and sign", "Despatch Incharge", "For Panchganga Ferro Cast"], ["", "", ""], ["", "", "Partner"]], colWidths=[190, 190, 192], style=[("FONT", (0, 0), (-1, -1), F, 8), ("ALIGN", (2, 0), (2, -1), "RIGHT")])])
    kit.doc(path, A4, (12, 11, 24, 24), "Castings").build([top, Spacer(1, 4), info, Spacer(1, 5), tab, end])
    t = {"invoice_number": no, "invoice_date": d.isoformat(), "place_of_supply": st, "supplier": sup, "recipient": rec, "line_items": items, "taxable_total": amt(sub), "round_off": amt(ro), "grand_total": amt(grand), "amount_in_words": wd}
    t.update({"cgst_total": amt(cg), "sgst_total": amt(sg)} if intra else {"igst_total": amt(ig)})
    return {"data": t}


LAYOUTS = {"rabill": rabill, "castings": castings}
