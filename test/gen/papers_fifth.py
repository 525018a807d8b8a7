# SPDX-License-Identifier: AGPL-3.0-or-later
"""A fifth batch of GST invoices by description, in the form of papers_gst.py: headings of which few are known."""

FIFTH = {
    # a caterer's: plates at a rate, number and date in a table of labels over values
    "feast": {
        "font": "sans", "size": 8, "date": "%d/%m/%Y", "one_rate": 5, "exact": True,
        "head": [(300, 0, ["**^{s[name]}", "^{s[street]}, {s[city]} | GSTIN {s[gstin]}"]), (40, 4, ["Client Name", "Client Address", "Client GSTIN"]), (130, 4, ["{b[name]}", "{b[street]}, {b[city]}", "{b[gstin]}"]),
                 (400, 4, ["Bill #", "Event Date", "Bill Date", "POS"]), (470, 4, ["{no}", "12/05/2025", "{date}", "{b[code]}-{b[state]}"])],
        "table_at": 10,
        "columns": [("No", "n", 40, "l"), ("Menu / Service", "description", 70, "l"), ("SAC", "hsn", 260, "l"), ("Plates", "qty", 350, "r"), ("Per Plate", "price", 440, "r"), ("Total", "taxable", 565, "r")],
        "foot": [("Bill Value", "taxable"), ("CGST", "cgst"), ("SGST", "sgst"), ("IGST", "igst"), ("Final Bill", "payable")], "left": [(40, 0, ["Rupees {words}"])], "words": "{} only"},
    # a printer's: quotation of the order in the name, taxes named in the heading with amounts only
    "press": {
        "font": "serif", "size": 8.5, "date": "%d-%b-%Y", "intra": True, "one_rate": 12,
        "head": [(40, 0, ["**{s[name]}", "{s[street]}", "{s[city]}", "GST No: {s[gstin]}"]), (400, 0, ["*Tax Invoice", "Inv: {no}", "Dt: {date}"]), (40, 6, ["Kind Attn: Accounts", "{b[name]}", "{b[street]}", "{b[city]}", "GST No: {b[gstin]}"])],
        "table_at": 13, "no_place": True, "under_item": ["Job 118/25"],
        "columns": [("Job", "description", 40, "l"), ("HSN", "hsn", 200, "l"), ("Copies", "qty", 280, "r"), ("Each", "price", 340, "r"), ("Value", "taxable", 410, "r"), ("CGST 6%", "cgst", 465, "r"), ("SGST 6%", "sgst", 520, "r"), ("Payable", "total", 575, "r")],
        "table_total": "Total", "total_at": 0, "foot": [("Rounded", "round"), ("Amount Payable", "payable")], "after": [(40, 0, ["{words}"])]},
    # a school's or club's: two columns of labels, a bill of supply
    "club": {
        "font": "sans", "size": 8.5, "date": "%d %B %Y", "zero": True, "exact": True, "kind": "bill_of_supply", "no_place": True,
        "head": [(300, 0, ["**^Bill of Supply", "^(exempted services)"]), (40, 3, ["From", "{s[name]}", "{s[street]}, {s[city]}", "GSTIN {s[gstin]}"]), (330, 3, ["To", "{b[name]}", "{b[street]}, {b[city]}", "GSTIN {b[gstin]}"]),
                 (40, 8, ["Reference: {no}"]), (330, 8, ["Issued: {date}"])],
        "table_at": 11,
        "columns": [("Ref", "n", 40, "l"), ("Subject", "description", 80, "l"), ("SAC", "hsn", 300, "l"), ("Count", "qty", 380, "r"), ("Fee", "price", 460, "r"), ("Sum", "taxable", 565, "r")],
        "foot": [("Total", "taxable"), ("Amount to be paid", "payable")], "left": [(40, 0, ["In words: {words}"])]},
    # a mill's: bales and kilograms, rate per kilogram, discount as an amount under an unknown name
    "mill": {
        "font": "mono", "size": 6.5, "date": "%d/%m/%Y", "disc": "amount", "words1": ["12", "8", "3"],
        "head": [(300, 0, ["*^{s[name]}", "^{s[street]} {s[city]}", "^GSTIN:{s[gstin]}", "^TAX INVOICE"]), (40, 6, ["Bill No. {no}", "Party: {b[name]}", "       {b[street]} {b[city]}", "GSTIN: {b[gstin]}"]), (420, 6, ["Date {date}", "Supply at {b[state]} ({b[code]})"])],
        "table_at": 12, "no_place": True,
        "columns": [("Quality", "description", 40, "l"), ("HSN", "hsn", 165, "l"), ("Bales", "words1", 220, "r"), ("Kgs", "qty", 265, "r"), ("Rate/Kg", "price", 325, "r"), ("Claim", "disc", 385, "r"), ("Amount", "taxable", 460, "r"), ("GST%", "rate", 500, "r"), ("With GST", "total", 570, "r")],
        "foot": [("Value", "taxable"), ("CGST", "cgst"), ("SGST", "sgst"), ("IGST", "igst"), ("Rounding", "round"), ("Bill Total", "payable")], "left": [(40, 0, ["{words}"])]},
    # a contractor's running bill: seller at the foot of the head, the buyer first, taxes by rate in lines
    "running": {
        "font": "serif", "size": 9, "date": "%d.%m.%Y", "one_rate": 18,
        "head": [(40, 0, ["To", "The Executive Engineer", "{b[name]}", "{b[street]}", "{b[city]}", "GSTIN: {b[gstin]}"]), (380, 0, ["R.A. Bill No: {no}", "Dated: {date}", "Agreement No: 18/2025", "Place of Supply: {b[state]}"]),
                 (40, 7, ["Name of Contractor: {s[name]}", "Address: {s[street]}, {s[city]}", "GSTIN: {s[gstin]}"]), (300, 11, ["*^TAX INVOICE"])],
        "table_at": 14,
        "columns": [("Item No", "n", 40, "l"), ("Item of Work", "description", 90, "l", 140), ("SAC", "hsn", 250, "l"), ("Qty executed", "qty", 350, "r"), ("Unit", "unit", 358, "l"), ("Rate", "price", 450, "r"), ("Amount", "taxable", 565, "r")],
        "foot": [("Gross amount of work done", "taxable"), ("Add CGST {half}%", "cgst@"), ("Add SGST {half}%", "sgst@"), ("Add IGST {rate}%", "igst@"), ("Round off", "round"), ("Total bill amount", "payable")], "after": [(40, 0, ["(In words: {words})"])]},
    # a shop's: MRP with tax, savings, codes in front of names
    "shop": {
        "font": "dejavu", "size": 6.5, "date": "%d/%m/%Y", "incl": True, "b2c": True, "exact": True, "intra": True, "cell_cur": "₹ ", "cur": "₹ ", "words1": ["890118", "890229"],
        "head": [(40, 0, ["**{s[name]}", "{s[street]}, {s[city]}", "GSTIN: {s[gstin]}"]), (400, 0, ["Invoice: {no}", "Date: {date}", "Counter: 4"]), (40, 5, ["Customer: {b[name]}", "Mobile: 98XXXXXX10"])],
        "table_at": 9, "no_place": True,
        "columns": [("Code", "words1", 40, "l"), ("Article", "description", 90, "l"), ("HSN", "hsn", 220, "l"), ("Pcs", "qty", 280, "r"), ("Price (incl. of GST)", "incl", 365, "r"), ("Taxable", "taxable", 430, "r"), ("GST", "rate", 460, "r"), ("GST Amt", "tax", 515, "r"), ("Amount", "total", 575, "r")],
        "foot": [("Total Taxable", "taxable"), ("CGST", "cgst"), ("SGST", "sgst"), ("Bill Amount", "payable")], "left": [(40, 0, ["{words}"])]},
}
