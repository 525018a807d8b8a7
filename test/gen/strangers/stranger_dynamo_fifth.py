# SPDX-License-Identifier: AGPL-3.0-or-later
"""Stores to a ship by a chandler."""
from reportlab.lib.colors import HexColor, black
from reportlab.lib.pagesizes import A4
from reportlab.platypus import KeepTogether, Spacer, Table

import stranger_dynamo_kit as kit
from stranger_dynamo_kit import P, amt, div, inr, sty

STORES = [("000714", "Basmati rice, 5 kg bag", "1006", 5, "BAG", 61000), ("001520", "Chicken whole frozen, 1.2 kg", "0207", 5, "PCS", 27500),
          ("003304", "Onions red", "0703", 0, "KG", 4200), ("003318", "Tomatoes fresh", "0702", 0, "KG", 5600), ("004212", "Sunflower oil, 5 L can", "1512", 5, "CAN", 79000),
          ("005110", "Tea bags, box of 100", "0902", 5, "BOX", 18500), ("005204", "Instant coffee 200 g", "2101", 18, "JAR", 62000),
          ("174285", "Bath towels, white, cotton", "6302", 5, "PCS", 34000), ("190105", "Working gloves, cotton, rubber grip", "6116", 5, "PRS", 4800),
          ("210256", "Polypropylene rope 24 mm dia, coil of 220 m", "5607", 12, "COIL", 1640000), ("232441", "Cotton rags, mixed colour, washed", "6310", 5, "KG", 7400),
          ("250139", "Anti-corrosive primer, red oxide, 20 L", "3208", 18, "PAIL", 548000), ("270113", "Gasket sheet non-asbestos 3 mm, 1270 x 1270", "4016", 18, "SHT", 415000),
          ("330205", "Life jacket light, lithium", "8513", 18, "PCS", 128000), ("370301", "Navigational chart, paper", "4905", 12, "SHT", 265000),
          ("450801", "Hand cleaner with grit, 4 kg tin", "3402", 18, "TIN", 71500), ("490312", "Shackle bow type, galv., SWL 6.5 T", "7318", 18, "PCS", 92000),
          ("510304", "Deck scrubbing brush with handle", "9603", 18, "PCS", 23500), ("792451", "LED tube 18 W, 220 V", "8539", 18, "PCS", 34500), ("550612", "Descaling liquid, 25 L", "3824", 18, "CAN", 312500)]


def chandler(path, seed, rows):
    r = kit.rng_of("chandler", seed, rows)
    intra = r.random() < 0.5
    d = kit.day(r, "2023-05-01", 800)
    no = f"MSC/{d.year}/{r.randrange(1000, 9999)}"
    sup = kit.party("Mormugao Ship Chandlers", kit.gstin(r, "30", "F"))
    st, nm, ad = (("30", "Zuari Bulk Carriers Private Limited", "Dempo Trade Square, Panaji, Goa 403001") if intra
                  else ("27", "Konkan Coastal Shipping Limited", "5th Floor, Ballard Pier House, Mumbai 400001"))
    rec = kit.party(nm, kit.gstin(r, st))
    berth = f"Berth {r.randrange(1, 11)}, Mormugao Harbour" if intra else "Dighi Port, Raigad, Maharashtra"
    vessel = r.choice(("M.V. KONKAN PRIDE", "M.V. ZUARI STAR", "M.T. AGUADA"))
    F, B = "Gst26Noto", "Gst26NotoB"
    n, b = sty(F, 7.8, 10), sty(B, 7.8, 10)
    h, hr = sty(B, 7.5, 9), sty(B, 7.5, 9, "r")
    teal = HexColor("#00606b")
    data = [[P(x, hr if i > 3 and i != 6 else h) for i, x in enumerate(["No.", "IMPA<br/>Code", "Description of Stores", "HSN", "GST<br/>%", "Qty", "Unit", "Rate<br/>₹", "Less<br/>Disc. ₹", "Value<br/>₹"])]]
    items, groups, total, dt = [], {}, 0, 0
    price = {x[0]: x[5] + x[5] // 100 * r.randrange(-6, 7) for x in STORES}
    order = sorted(r.sample(STORES, rows) if rows <= len(STORES) else STORES + [r.choice(STORES) for _ in range(rows - len(STORES))])
    for k, (code, ds, hsn, gr, u, rate) in enumerate(order):
        rate = price[code]
        q = r.randrange(2, 150) if u not in ("KG", "COIL") else r.randrange(1, 9) if u == "COIL" else r.randrange(10, 400) / 2
        qs = f"{q:.1f}" if u == "KG" else str(q)
        gross = div(int(q * 2) * rate, 2)
        disc = div(gross * r.choice((0, 0, 3, 5)), 100)
        v = gross - disc
        data.append([str(k + 1), code, P(ds, n), hsn, str(gr), qs, u, inr(rate), inr(disc) if disc else "-", inr(v)])
        it = {"description": ds, "hsn_sac": hsn, "gst_rate": str(gr), "quantity": qs, "unit": u, "unit_price": amt(rate), "amount": amt(v)}
        if disc:
            it["discount"] = amt(disc)
        items.append(it)
        groups[gr] = groups.get(gr, 0) + v
        total += v
        dt += disc
    tab = Table(data, colWidths=[22, 42, 178, 36, 28, 38, 34, 58, 52, 70], repeatRows=1, style=[
        ("FONT", (0, 1), (-1, -1), F, 7.8), ("ALIGN", (4, 1), (5, -1), "RIGHT"), ("ALIGN", (7, 1), (-1, -1), "RIGHT"), ("VALIGN", (0, 0), (-1, 0), "BOTTOM"), ("VALIGN", (0, 1), (-1, -1), "TOP"),
        ("LINEABOVE", (0, 0), (-1, 0), 1.2, teal), ("LINEBELOW", (0, 0), (-1, 0), 1.2, teal), ("LINEBELOW", (0, 1), (-1, -1), 0.25, HexColor("#a9c6c9")), ("LINEBELOW", (0, -1), (-1, -1), 1.2, teal),
        ("LEFTPADDING", (0, 0), (-1, -1), 2.5), ("RIGHTPADDING", (0, 0), (-1, -1), 2.5), ("TOPPADDING", (0, 0), (-1, -1), 1.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 3)])
    c = s = i_ = 0
    sm = [["GST %", "Taxable ₹"] + (["CGST ₹", "SGST ₹"] if intra else ["IGST ₹"])]
    for gr in sorted(groups):
        x = kit.split_tax(groups[gr], gr, intra)
        c, s, i_ = c + x[0], s + x[1], i_ + x[2]
        sm.append([f"{gr}", inr(groups[gr])] + ([inr(x[0]), inr(x[1])] if intra else [inr(x[2])]))
    sm.append(["All", inr(total)] + ([inr(c), inr(s)] if intra else [inr(i_)]))
    ro, grand = kit.to_rupee(total + c + s + i_)
    smt = Table(sm, colWidths=[34, 70] + ([56, 56] if intra else [64]), hAlign="LEFT", style=[("FONT", (0, 0), (-1, -1), F, 7.5), ("FONT", (0, 0), (-1, 0), B, 7.5), ("FONT", (0, -1), (-1, -1), B, 7.5), ("ALIGN", (1, 0), (-1, -1), "RIGHT"), ("GRID", (0, 0), (-1, -1), 0.3, teal),
                                                                                             ("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 2)])
    tt = [["Stores value", inr(total)]] + ([["CGST", inr(c)], ["SGST", inr(s)]] if intra else [["IGST", inr(i_)]]) + [["Round off", inr(ro)], ["Invoice amount ₹", inr(grand)]]
    ttt = Table(tt, colWidths=[110, 90], hAlign="RIGHT", style=[("FONT", (0, 0), (-1, -1), F, 8.5), ("FONT", (0, -1), (-1, -1), B, 9.5), ("ALIGN", (1, 0), (1, -1), "RIGHT"), ("LINEABOVE", (0, -1), (-1, -1), 0.8, teal), ("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 2.5)])
    wd = "Rupees " + kit.words(grand // 100, hyphen=True, conj="and") + " only"
    head = Table([[P(sup["name"], sty(B, 17, 20, 0, "#00606b")), P("TAX INVOICE", sty(B, 13, 16, "r"))],
                  [P(f"Shop 11, Swatantra Path, Vasco da Gama, Goa 403802 &nbsp; | &nbsp; GSTIN {sup['gstin']}", n), P("Provisions, cabin, deck and engine stores", sty(F, 7.8, al="r"))]], colWidths=[370, 188], style=[("LEFTPADDING", (0, 0), (-1, -1), 2), ("RIGHTPADDING", (0, 0), (-1, -1), 2)])
    info = Table([[P(f"Master and Owners of<br/><b>{vessel}</b><br/><b>{rec['name']}</b><br/>{ad}<br/>GSTIN {rec['gstin']}", n),
                   P(f"Invoice<br/>Dated<br/>Place of supply<br/>Delivered at<br/>Requisition", n), P(f"<b>{no}</b><br/><b>{d.strftime('%d-%b-%y')}</b><br/>{st} {kit.STATES[st]}<br/>{berth}<br/>{vessel[5:8]}-{r.randrange(10, 99)}/{d.year}", n)]],
                 colWidths=[318, 78, 162], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 2)])
    foot = KeepTogether([Spacer(1, 6), Table([[smt, ttt]], colWidths=[300, 258], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 2), ("RIGHTPADDING", (0, 0), (-1, -1), 2), ("ALIGN", (1, 0), (1, 0), "RIGHT")]),
                         Spacer(1, 4), P(wd, b), Spacer(1, 30), Table([["Received on board in good order", "for Mormugao Ship Chandlers"], ["Chief Officer / Chief Steward (ship's stamp)", "Partner"]], colWidths=[300, 258], style=[("FONT", (0, 0), (-1, -1), F, 7.8), ("ALIGN", (1, 0), (1, -1), "RIGHT")])])

    def page(cv, dd):
        cv.setFont(F, 7)
        cv.drawCentredString(A4[0] / 2, 20, f"Invoice {no}  -  {vessel}  -  page {dd.page}")
    kit.doc(path, A4, (18, 18, 24, 36), "Ship stores").build([head, Spacer(1, 6), info, Spacer(1, 6), tab, foot], onFirstPage=page, onLaterPages=page)
    t = {"invoice_number": no, "invoice_date": d.isoformat(), "place_of_supply": st, "supplier": sup, "recipient": rec, "line_items": items, "taxable_total": amt(total), "round_off": amt(ro), "grand_total": amt(grand), "amount_in_words": wd}
    t.update({"cgst_total": amt(c), "sgst_total": amt(s)} if intra else {"igst_total": amt(i_)})
    return {"data": t}


LAYOUTS = {"chandler": chandler}
