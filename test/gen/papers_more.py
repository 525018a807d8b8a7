# SPDX-License-Identifier: AGPL-3.0-or-later
"""More descriptions of GST invoices, in the form of papers_gst.py; they were written after the readers had learnt from those."""

SECOND = {
    # a transporter's bill: no quantities, tax in the foot, words above the sums
    "haulage": {
        "font": "sans", "size": 8, "date": "%d/%m/%Y", "one_rate": 12, "words": "(Rupees {} Only)",
        "head": [(300, 0, ["**^{s[name]}", "^{s[street]}, {s[city]}", "^GSTIN: {s[gstin]} | PAN: {s[pan]}", "*^TAX INVOICE (Original for Recipient)"]),
                 (40, 6, ["Bill No. {no}"]), (430, 6, ["Bill Date {date}"]), (40, 8, ["M/s {b[name]}", "{b[street]}, {b[city]}", "GSTIN {b[gstin]}", "Place of Supply {b[state]} ({b[code]})"])],
        "table_at": 14, "grid": True,
        "columns": [("S.No", "n", 40, "l"), ("Particulars", "description", 80, "l"), ("SAC Code", "hsn", 330, "l"), ("Amount Rs.", "taxable", 565, "r")],
        "foot": [("Amount before Tax", "taxable"), ("Add CGST @{half}%", "cgst@"), ("Add SGST @{half}%", "sgst@"), ("Add IGST @{rate}%", "igst@"), ("Round off (+/-)", "round"), ("Total Bill Amount", "payable")],
        "left": [(40, 0, ["{words}"])]},
    # a counter's form with a table of slabs
    "slabs": {
        "font": "mono", "size": 6.5, "date": "%d-%m-%y", "plain": True, "percent": "", "qty_tail": ".000",
        "head": [(300, 0, ["*^{s[name]}", "^{s[street]} {s[city]}", "^GSTIN {s[gstin]}"]), (40, 5, ["Inv No : {no}", "Party : {b[name]}", "GSTIN : {b[gstin]}"]),
                 (400, 5, ["Dt : {date}", "POS : {b[code]}-{b[state]}"])],
        "table_at": 10,
        "columns": [("SN", "n", 40, "l"), ("Item Name", "description", 62, "l"), ("HSN", "hsn", 190, "l"), ("Qty", "qty", 275, "r"), ("UOM", "unit", 283, "l"), ("Rate", "price", 365, "r"),
                    ("GST%", "rate", 405, "r"), ("Taxable", "taxable", 480, "r"), ("Amount", "total", 565, "r")],
        "foot": [("Total", "total"), ("R/off", "round"), ("Net Amount", "payable")],
        "summary": ("rate", [("GST%", "rate", 60, "r"), ("Taxable", "taxable", 150, "r"), ("CGST", "cgst", 230, "r"), ("SGST", "sgst", 310, "r"), ("IGST", "igst", 260, "r"), ("Tax Amt", "tax", 400, "r")]),
        "summary_total": True},
    # a shop on the net: price with tax, discount, taxable value, split taxes
    "parcel": {
        "font": "dejavu", "size": 6.5, "date": "%d-%m-%Y", "b2c": True, "exact": True, "one_rate": 18, "cell_cur": "₹", "foot_cur": "₹", "cur": "₹",
        "head": [(300, 0, ["*^Tax Invoice"]), (40, 2, ["*Sold By: {s[name]},", "Ship-from Address: {s[street]}, {s[city]}", "GSTIN - {s[gstin]}"]),
                 (420, 2, ["Invoice Number # {no}"]), (40, 6, ["Order ID: OD112233445566", "Order Date: {date}", "Invoice Date: {date}", "PAN: {s[pan]}"]),
                 (220, 6, ["*Bill To", "{b[name]}", "{b[street]}", "{b[city]}, {b[state]}"]), (400, 6, ["*Ship To", "{b[name]}", "{b[street]}", "{b[city]}, {b[state]}"]),
                 (40, 11, ["Total items: 4", "Place of Supply: {b[state]}"])],
        "table_at": 14,
        "columns": [("Product", "description", 40, "l"), ("HSN/SAC", "hsn", 165, "l"), ("Qty", "qty", 230, "r"), ("Rate ₹", "price", 285, "r"), ("Gross\nAmount ₹", "gross", 345, "r"),
                    ("Discount ₹", "disc", 395, "r"), ("Taxable\nValue ₹", "taxable", 450, "r"), ("CGST\n₹", "cgst", 490, "r"), ("SGST\n₹", "sgst", 530, "r"), ("IGST\n₹", "igst", 510, "r"),
                    ("Total ₹", "total", 578, "r")],
        "disc": "amount", "table_total": "Total", "total_at": 0, "foot": [("Grand Total", "payable")]},
    # credit note of an accounting program
    "returned": {
        "font": "serif", "size": 9, "date": "%-d-%b-%Y", "kind": "credit_note", "minus": "word",
        "head": [(300, 0, ["*^Credit Note"]), (40, 2, ["*{s[name]}", "{s[street]}", "{s[city]}", "GSTIN/UIN: {s[gstin]}", "State Name : {s[state]}, Code : {s[code]}"]),
                 (330, 2, ["Credit Note No.", "*{no}", "Original Invoice No. & Date.", "A/118 dt. 2-Apr-2025"]), (470, 2, ["Dated", "*{date}", "Other References", ""]),
                 (40, 8, ["Buyer", "*{b[name]}", "{b[street]}", "{b[city]}", "GSTIN/UIN : {b[gstin]}", "State Name : {b[state]}, Code : {b[code]}", "Place of Supply : {b[state]}"])],
        "table_at": 17,
        "columns": [("Sl\nNo.", "n", 40, "l"), ("Particulars", "description", 70, "l"), ("HSN/SAC", "hsn", 230, "l"), ("GST\nRate", "rate", 310, "r"), ("Quantity", "qtyunit", 380, "r"), ("Rate", "price", 440, "r"),
                    ("per", "unit", 450, "l"), ("Amount", "taxable", 565, "r")],
        "foot": [("CGST", "cgst"), ("SGST", "sgst"), ("IGST", "igst"), ("ROUND OFF", "round"), ("Total", "payable")], "foot_at": (160, 565), "cur": "Rs. ",
        "after": [(40, 0, ["Amount Chargeable (in words)", "*{words}", "Company's PAN : {s[pan]}", "Declaration"])]},
    # labels in one column, values in the next, both parties in boxes with their labels
    "boxes": {
        "font": "sans", "size": 7.5, "date": "%d-%b-%Y", "due": True, "grid": True, "lined": True, "freight": True, "one_rate": 18,
        "head": [(300, 0, ["**^GST INVOICE"]), (40, 2, ["Seller Name", "Address", "GSTIN", "State"]), (120, 2, ["{s[name]}", "{s[street]}, {s[city]}", "{s[gstin]}", "{s[state]} ({s[code]})"]),
                 (330, 2, ["Invoice Number", "Invoice Date", "Due Date", "Place of Supply"]), (430, 2, ["{no}", "{date}", "{due}", "{b[state]} ({b[code]})"]),
                 (40, 7, ["Buyer Name", "Address", "GSTIN", "State"]), (120, 7, ["{b[name]}", "{b[street]}, {b[city]}", "{b[gstin]}", "{b[state]} ({b[code]})"])],
        "table_at": 13,
        "columns": [("#", "n", 40, "l"), ("Description", "description", 60, "l"), ("HSN", "hsn", 210, "l"), ("Quantity", "qty", 300, "r"), ("Unit", "unit", 310, "l"), ("Unit Price", "price", 400, "r"),
                    ("GST Rate", "rate", 460, "r"), ("Taxable Amount", "taxable", 568, "r")],
        "foot": [("Sub-Total", "goods"), ("Packing & Forwarding", "freight"), ("Total Taxable Value", "taxable"), ("CGST", "cgst"), ("SGST", "sgst"), ("IGST", "igst"), ("Rounding", "round"), ("Invoice Total", "payable")],
        "left": [(40, 0, ["Bank: Narmada Valley Bank", "Account: 001122334455", "IFSC: NVBK0000456"])]},
    # rates as plain numbers, each tax with its own pair of columns, a row of totals that names them all
    "pairs2": {
        "font": "sans", "size": 7, "date": "%d.%m.%Y", "intra": True, "disc": "amount", "percent": "",
        "head": [(40, 0, ["**{s[name]}", "{s[street]}, {s[city]}", "GSTIN: {s[gstin]}"]), (420, 0, ["*TAX INVOICE", "No: {no}", "Date: {date}"]),
                 (40, 5, ["Customer: {b[name]}", "{b[street]}, {b[city]}", "GSTIN: {b[gstin]}", "Place of supply: {b[state]}"])],
        "table_at": 11,
        "columns": [("Sr", "n", 38, "l"), ("Item", "description", 55, "l"), ("HSN", "hsn", 160, "l"), ("Qty", "qty", 215, "r"), ("Rate", "price", 260, "r"), ("Disc.", "disc", 305, "r"),
                    ("Taxable Val.", "taxable", 365, "r"), ("CGST%", "half", 400, "r"), ("CGST Amt", "cgst", 450, "r"), ("SGST%", "half", 485, "r"), ("SGST Amt", "sgst", 530, "r"), ("Total", "total", 577, "r")],
        "table_total": "TOTAL", "foot": [("Rounding off", "round"), ("TOTAL AMOUNT", "payable")], "left": [(40, 0, ["Amount in words : {words}"])]},
    # a builder's bill: measures, wide descriptions that wrap
    "works": {
        "font": "serif", "size": 8.5, "date": "%d/%m/%Y", "one_rate": 18, "under_item": ["including labour and", "material as per order"],
        "head": [(40, 0, ["**{s[name]}", "{s[street]}, {s[city]}", "GSTIN No. {s[gstin]}"]), (300, 5, ["*^TAX INVOICE"]), (40, 7, ["To", "{b[name]}", "{b[street]}", "{b[city]}", "GSTIN No. {b[gstin]}"]),
                 (400, 7, ["Invoice No. {no}", "Date {date}", "Work Order No. WO/118", "Place of Supply: {b[code]} - {b[state]}"])],
        "table_at": 14,
        "columns": [("Sl.No.", "n", 40, "l"), ("Description of Work", "description", 80, "l"), ("SAC", "hsn", 240, "l"), ("Unit", "unit", 300, "l"), ("Qty.", "qty", 365, "r"), ("Rate", "price", 450, "r"), ("Amount", "taxable", 565, "r")],
        "foot": [("Gross Amount", "taxable"), ("CGST {half}%", "cgst@"), ("SGST {half}%", "sgst@"), ("IGST {rate}%", "igst@"), ("Round off", "round"), ("Net Amount Payable", "payable")],
        "after": [(40, 0, ["Amount in Words : {words}"])]},
    # prices with tax beside those without, discount in percent
    "dealer": {
        "font": "sans", "size": 7, "date": "%d-%m-%Y", "incl": True, "exact": True, "cur": "Rs.", "words": "Rs. {} only",
        "head": [(40, 0, ["*{s[name]}", "{s[street]}", "{s[city]}", "{s[state]} - State Code {s[code]}", "GSTIN: {s[gstin]}"]), (400, 0, ["*TAX INVOICE", "Invoice No: {no}", "Date: {date}", "Place of Supply: {b[state]}"]),
                 (40, 7, ["Bill To", "{b[name]}", "{b[street]}", "{b[city]}", "GSTIN: {b[gstin]}"]), (300, 7, ["Ship To", "{b[name]}", "{b[street]}", "{b[city]}"])],
        "table_at": 14,
        "columns": [("No.", "n", 40, "l"), ("Item Description", "description", 62, "l"), ("HSN Code", "hsn", 180, "l"), ("Qty", "qty", 245, "r"), ("Rate\n(Inc. GST)", "incl", 300, "r"), ("Rate\n(Ex. GST)", "price", 355, "r"),
                    ("Taxable", "taxable", 420, "r"), ("GST", "rate", 450, "r"), ("GST Amt", "tax", 505, "r"), ("Total", "total", 572, "r")],
        "table_total": "Total", "foot": [("Taxable Amount", "taxable"), ("Total Tax", "tax"), ("Invoice Amount", "payable")], "left": [(40, 0, ["In Words: {words}"])]},
    # long, with page totals and no head on later pages
    "list": {
        "font": "sans", "size": 7, "date": "%d/%m/%Y", "lines": 90, "carry": "taxable", "carry_words": ("C/F", "B/F"),
        "head": [(40, 0, ["*{s[name]}", "{s[street]}, {s[city]}", "GSTIN : {s[gstin]}"]), (400, 0, ["*TAX INVOICE", "Invoice No. : {no}", "Date : {date}"]),
                 (40, 5, ["Buyer : {b[name]}", "{b[street]}, {b[city]}", "GSTIN : {b[gstin]}", "Place of Supply : {b[state]}"])],
        "table_at": 11,
        "columns": [("S.No.", "n", 40, "l"), ("Product", "description", 75, "l"), ("HSN", "hsn", 240, "l"), ("Qty", "qty", 320, "r"), ("Price", "price", 400, "r"), ("GST %", "rate", 450, "r"), ("Amount", "taxable", 565, "r")],
        "foot": [("Total before tax", "taxable"), ("CGST", "cgst"), ("SGST", "sgst"), ("IGST", "igst"), ("Rounded off", "round"), ("Total amount", "payable")], "left": [(40, 0, ["In words: {words}"])]},
    # two totals, an advance taken off, dates in words
    "advance": {
        "font": "dejavu", "size": 7, "date": "%d %B %Y", "received": True, "group": "western", "exact": True, "foot_cur": "INR ", "cur": "INR ",
        "head": [(40, 0, ["**Tax Invoice", "", "Invoice no: {no}", "Issued on: {date}"]), (330, 0, ["*{s[name]}", "{s[street]}", "{s[city]}", "GSTIN: {s[gstin]}"]),
                 (40, 6, ["*Client", "{b[name]}", "{b[street]}", "{b[city]}", "GSTIN: {b[gstin]}", "Place of supply: {b[state]}"])],
        "table_at": 14,
        "columns": [("Service", "description", 40, "l"), ("SAC", "hsn", 220, "l"), ("Hours", "qty", 300, "r"), ("Rate", "price", 380, "r"), ("GST", "rate", 430, "r"), ("Amount", "taxable", 565, "r")],
        "foot": [("Subtotal", "taxable"), ("CGST", "cgst"), ("SGST", "sgst"), ("IGST", "igst"), ("Total", "payable"), ("Advance paid", "received"), ("Balance due", "balance")],
        "after": [(40, 0, ["Amount in words: {words}"])]},
}
