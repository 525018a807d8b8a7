# SPDX-License-Identifier: AGPL-3.0-or-later
"""A fourth batch of GST invoices by description, in the form of papers_gst.py, written after the readers had learnt from the third."""

FOURTH = {
    # a page of an invoicing app: totals in words beside, taxes as columns of percent and amount by name
    "studio": {
        "font": "sans", "size": 7.5, "date": "%d %b %Y", "intra": True, "due": True, "exact": True,
        "head": [(40, 0, ["**{s[name]}"]), (570, 0, ["**|Invoice"]), (40, 3, ["Billed By", "*{s[name]}", "{s[street]}, {s[city]}", "GSTIN: {s[gstin]}", "PAN: {s[pan]}"]),
                 (230, 3, ["Billed To", "*{b[name]}", "{b[street]}, {b[city]}", "GSTIN: {b[gstin]}", "PAN: {b[pan]}"]), (420, 3, ["Invoice No", "Invoice Date", "Due Date"]), (490, 3, ["{no}", "{date}", "{due}"]),
                 (40, 10, ["Country of Supply: India"]), (230, 10, ["Place of Supply: {b[state]} ({b[code]})"])],
        "table_at": 13,
        "columns": [("", "n", 40, "l"), ("Item", "description", 55, "l"), ("HSN/SAC", "hsn", 190, "l"), ("GST Rate", "rate", 265, "r"), ("Quantity", "qty", 310, "r"), ("Rate", "price", 360, "r"), ("Amount", "taxable", 415, "r"),
                    ("CGST", "cgst", 460, "r"), ("SGST", "sgst", 505, "r"), ("Total", "total", 570, "r")],
        "foot": [("Amount", "taxable"), ("CGST", "cgst"), ("SGST", "sgst"), ("Total (INR)", "payable")], "left": [(40, 0, ["Total (in words) : {words}"])]},
    # a wholesaler of medicines: two lines of heading, discount and scheme, amounts without codes
    "stockist": {
        "font": "mono", "size": 6, "date": "%d/%m/%y", "intra": True, "batch": True, "percent": "", "plain": True, "words1": ["CIP", "SUN", "ABB"],
        "head": [(40, 0, ["*{s[name]}", "{s[street]},{s[city]}", "GSTIN:{s[gstin]} DL:20B-118,21B-118"]), (330, 0, ["*{b[name]}", "{b[street]}", "{b[city]}", "GSTIN:{b[gstin]}"]), (500, 0, ["*TAX INVOICE", "No  {no}", "Dt  {date}"])],
        "table_at": 7, "no_place": True,
        "columns": [("Mfr", "words1", 40, "l"), ("Qty", "qty", 85, "r"), ("Free", "free", 108, "r"), ("Description", "description", 116, "l"), ("Batch", "batch", 215, "l"), ("Exp", "exp", 245, "l"), ("HSN", "hsn", 275, "l"),
                    ("M.R.P.", "mrp", 340, "r"), ("P.T.R.", "price", 395, "r"), ("Amount", "taxable", 460, "r"), ("GST%", "rate", 490, "r"), ("GST Amt", "tax", 535, "r")],
        "foot": [("Goods Value", "taxable"), ("CGST", "cgst"), ("SGST", "sgst"), ("Rnd", "round"), ("Bill Amt", "payable")], "left": [(40, 0, ["{words}"])], "words": "Rs {} Only"},
    # a works contractor's: list price, discounted price, no discount column
    "twoprice": {
        "font": "sans", "size": 7.5, "date": "%d-%m-%Y", "disc": "rate", "one_rate": 18,
        "head": [(300, 0, ["*^TAX INVOICE"]), (40, 2, ["Supplier:", "*{s[name]}", "{s[street]}", "{s[city]}", "GSTIN: {s[gstin]}", "State: {s[state]}, Code: {s[code]}"]),
                 (220, 2, ["Bill To:", "*{b[name]}", "{b[street]}", "{b[city]}", "GSTIN: {b[gstin]}", "State: {b[state]}, Code: {b[code]}"]),
                 (400, 2, ["Invoice Number:", "*{no}", "Invoice Date:", "*{date}", "Place of Supply:", "*{b[state]}"])],
        "table_at": 11,
        "columns": [("Line", "n", 40, "l"), ("Part", "description", 65, "l"), ("HSN", "hsn", 200, "l"), ("Nos.", "qty", 270, "r"), ("List Price", "price", 330, "r"), ("Less %", "disc_rate", 375, "r"), ("Net Amount", "taxable", 450, "r"), ("Tax %", "rate", 490, "r"),
                    ("Gross", "total", 565, "r")],
        "foot": [("Net", "taxable"), ("CGST 9%", "cgst"), ("SGST 9%", "sgst"), ("IGST 18%", "igst"), ("Rounding", "round"), ("Amount Due", "payable")], "left": [(40, 0, ["Say {words}"])]},
    # a hire firm's: one block of everything at the left, number and date in a strip
    "strip": {
        "font": "serif", "size": 8.5, "date": "%d/%m/%Y", "one_rate": 18, "exact": True,
        "head": [(40, 0, ["**{s[name]}", "{s[street]}, {s[city]}", "GSTIN {s[gstin]}"]), (40, 4, ["TAX INVOICE  |  No. {no}  |  Date {date}  |  Place of Supply {b[state]}"]),
                 (40, 6, ["Customer", "{b[name]}, {b[street]}, {b[city]}", "GSTIN {b[gstin]}"])],
        "table_at": 11,
        "columns": [("Description of Service", "description", 40, "l"), ("SAC", "hsn", 260, "l"), ("Days", "qty", 340, "r"), ("Per Day", "price", 430, "r"), ("Value of Supply", "taxable", 565, "r")],
        "foot": [("Taxable value", "taxable"), ("CGST {half}%", "cgst@"), ("SGST {half}%", "sgst@"), ("IGST {rate}%", "igst@"), ("Invoice value", "payable")], "after": [(40, 0, ["Invoice value in words: {words}"])]},
    # an electricity or water company's form: prior dues, numbers in a grid with labels above
    "grid": {
        "font": "sans", "size": 8, "date": "%d-%m-%Y", "previous": True, "one_rate": 18, "due": True, "exact": True,
        "head": [(300, 0, ["**^{s[name]}", "^{s[street]}, {s[city]}, {s[state]}", "^GST No. {s[gstin]}"]), (40, 5, ["Consumer No.", "80011223"]), (150, 5, ["Bill No.", "{no}"]), (270, 5, ["Bill Date", "{date}"]), (380, 5, ["Due Date", "{due}"]),
                 (480, 5, ["Load", "25 KW"]), (40, 8, ["Consumer Name & Address", "{b[name]}", "{b[street]}", "{b[city]}", "GST No. {b[gstin]}"]), (380, 8, ["Place of Supply", "{b[code]} {b[state]}"])],
        "table_at": 15,
        "columns": [("Sr.", "n", 40, "l"), ("Particulars of Charges", "description", 70, "l"), ("SAC Code", "hsn", 280, "l"), ("Units", "qty", 370, "r"), ("Rate/Unit", "price", 450, "r"), ("Amount (Rs.)", "taxable", 565, "r")],
        "foot": [("Total Charges", "taxable"), ("Add CGST @ {half}%", "cgst@"), ("Add SGST @ {half}%", "sgst@"), ("Add IGST @ {rate}%", "igst@"), ("Current Bill Amount", "payable"), ("Arrears", "due"), ("Total Payable", "with_due")],
        "foot_at": (300, 565)},
    # a freight forwarder's: reference columns, currency in the heading, taxes as rate and amount under one heading each
    "cargo": {
        "font": "sans", "size": 7, "date": "%d-%b-%y", "exact": True, "words1": ["USD", "INR", "INR"],
        "head": [(40, 0, ["*{s[name]}", "{s[street]}, {s[city]}", "GSTIN: {s[gstin]}  PAN: {s[pan]}"]), (570, 0, ["*|TAX INVOICE"]), (40, 4, ["Bill To", "*{b[name]}", "{b[street]}", "{b[city]}", "GSTIN: {b[gstin]}"]),
                 (300, 4, ["Invoice #", "Date", "Job No.", "MAWB No.", "Place of Supply"]), (380, 4, ["{no}", "{date}", "JOB-22118", "176-11822345", "{b[state]} [{b[code]}]"])],
        "table_at": 12,
        "columns": [("S#", "n", 40, "l"), ("Charge Head", "description", 60, "l"), ("SAC", "hsn", 180, "l"), ("Curr", "words1", 220, "l"), ("Qty", "qty", 270, "r"), ("Rate", "price", 320, "r"), ("Taxable Amt", "taxable", 385, "r"),
                    ("CGST", "cgststack", 440, "r"), ("SGST", "sgststack", 495, "r"), ("IGST", "igststack", 460, "r"), ("Amount", "total", 570, "r")],
        "under_tax": "@{}%", "gap": 4, "table_total": "Total", "foot": [("Net Payable (INR)", "payable")], "left": [(40, 0, ["{words}"])]},
    # a supplier's invoice of a market place for business: tax kinds in a cell, everything at the right
    "bazaar": {
        "font": "dejavu", "size": 6.5, "date": "%d/%m/%Y", "exact": True, "cell_cur": "₹", "foot_cur": "₹", "cur": "₹",
        "head": [(40, 0, ["**Tax Invoice", "(Triplicate for Supplier)"]), (40, 3, ["Invoice Number: {no}", "Invoice Date: {date}", "Order Number: 118-22344"]), (220, 3, ["Seller", "*{s[name]}", "{s[street]}", "{s[city]}", "GST: {s[gstin]}"]),
                 (400, 3, ["Buyer", "*{b[name]}", "{b[street]}", "{b[city]}", "GST: {b[gstin]}", "Place of Supply: {b[state]}"])],
        "table_at": 11, "under_item": ["SKU: AX-118", "Warranty 1 year"],
        "columns": [("Product Title", "description", 40, "l"), ("HSN", "hsn", 185, "l"), ("Qty", "qty", 245, "r"), ("Unit Price (excl. GST)", "price", 335, "r"), ("Taxable Value", "taxable", 405, "r"), ("GST", "halves", 435, "r"), ("Type", "types", 445, "l"), ("GST Amount", "taxes", 515, "r"),
                    ("Total (incl. GST)", "total", 580, "r")],
        "foot": [("Total Taxable Value", "taxable"), ("Total GST", "tax"), ("Grand Total", "payable")], "left": [(40, 0, ["In words: {words}"])]},
    # a village dealer's: whole form in capitals, seller below the buyer, HSN before names
    "capitals": {
        "font": "serif", "size": 8, "date": "%d.%m.%Y", "minus": "paren",
        "head": [(40, 0, ["CASH / CREDIT MEMO", "NO. {no}", "DATE {date}"]), (340, 0, ["*{s[name]}", "{s[street]}", "{s[city]}", "GSTIN {s[gstin]}"]), (40, 5, ["SOLD TO", "{b[name]}", "{b[street]}, {b[city]}", "GSTIN {b[gstin]}", "STATE {b[state]}"])],
        "table_at": 12, "no_place": True, "grid": True,
        "columns": [("S.NO", "n", 40, "l"), ("HSN", "hsn", 75, "l"), ("NAME OF COMMODITY", "description", 120, "l"), ("QTY", "qty", 330, "r"), ("UNIT", "unit", 340, "l"), ("RATE", "price", 430, "r"), ("GST", "rate", 470, "r"), ("AMOUNT", "taxable", 565, "r")],
        "foot": [("TOTAL", "taxable"), ("CGST", "cgst"), ("SGST", "sgst"), ("IGST", "igst"), ("ADJ.", "round"), ("TO PAY", "payable")], "left": [(40, 0, ["RUPEES {words}"])], "words": "{} ONLY"},
    # an ERP's: positions in tens, long codes, sums by rate beside, the number below its label in a box
    "positions": {
        "font": "sans", "size": 7.5, "date": "%d.%m.%Y", "words1": ["000000000011000118", "000000000011000229"], "due": True,
        "head": [(40, 0, ["{s[name]}", "{s[street]}", "{s[city]}", "GSTIN {s[gstin]}"]), (330, 0, ["*TAX INVOICE"]), (330, 2, ["Document No.", "{no}"]), (430, 2, ["Document Date", "{date}"]), (330, 5, ["Net Due Date", "{due}"]), (430, 5, ["Customer", "1100223"]),
                 (40, 6, ["Bill-to Party", "{b[name]}", "{b[street]}", "{b[city]}", "GSTIN {b[gstin]}", "Place of Supply {b[code]} {b[state]}"])],
        "table_at": 14,
        "columns": [("Item", "n", 40, "l"), ("Material", "words1", 65, "l"), ("Material Description", "description", 165, "l"), ("HSN/SAC", "hsn", 290, "l"), ("Billed Qty", "qty", 370, "r"), ("UoM", "unit", 378, "l"), ("Basic Price", "price", 460, "r"), ("Assessable Value", "taxable", 568, "r")],
        "foot": [("Total Basic Value", "taxable"), ("CGST", "cgst"), ("SGST", "sgst"), ("IGST", "igst"), ("Rounding Difference", "round"), ("Total Invoice Value", "payable")],
        "summary": ("rate", [("Rate", "rate", 40, "l"), ("Assessable Value", "taxable", 150, "r"), ("CGST", "cgst", 220, "r"), ("SGST", "sgst", 290, "r"), ("IGST", "igst", 250, "r")]), "left": [(40, 0, ["{words}"])]},
}
