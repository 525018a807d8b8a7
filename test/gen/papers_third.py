# SPDX-License-Identifier: AGPL-3.0-or-later
"""A third batch of GST invoices by description, in the form of papers_gst.py: trades and programs that the first two lack."""

THIRD = {
    # a market place's: both taxes of a line in one cell, codes under the names, parties at the right
    "market": {
        "font": "dejavu", "size": 6.5, "date": "%d.%m.%Y", "b2c": True, "exact": True, "cell_cur": "₹", "cur": "₹", "under_item": ["HSN:{i[hsn]}"],
        "head": [(570, 0, ["*|Tax Invoice/Bill of Supply/Cash Memo", "|(Original for Recipient)"]),
                 (40, 3, ["*Sold By :", "{s[name]}", "* {s[street]}", "{s[city]}", "IN", "", "*PAN No: {s[pan]}", "*GST Registration No: {s[gstin]}", "", "*Order Number: 407-1182344-55",
                          "*Order Date: {date}"]),
                 (570, 3, ["*|Billing Address :", "|{b[name]}", "|{b[street]}", "|{b[city]}", "|IN", "*|State/UT Code: {b[code]}", "*|Shipping Address :", "|{b[name]}", "|{b[street]}", "|{b[city]}",
                           "*|State/UT Code: {b[code]}", "*|Place of supply: {b[state]}", "*|Place of delivery: {b[state]}", "*|Invoice Number : {no}", "*|Invoice Details : 27-11823", "*|Invoice Date : {date}"])],
        "table_at": 21,
        "columns": [("Sl.\nNo", "n", 40, "l"), ("Description", "description", 62, "l", 190), ("Unit\nPrice", "price", 310, "r"), ("Qty", "qty", 340, "r"), ("Net\nAmount", "taxable", 395, "r"),
                    ("Tax\nRate", "halves", 425, "r"), ("Tax\nType", "types", 435, "l"), ("Tax\nAmount", "taxes", 510, "r"), ("Total\nAmount", "total", 570, "r")],
        "table_total": "TOTAL:", "total_at": 0, "foot": [], "left": [(40, 0, ["*Amount in Words:", "*{words}", "", "Whether tax is payable under reverse charge - No"])], "words": "{} only"},
    # a chemist's supplier: packs, batches, what is free, rates of taxes only
    "chemist": {
        "font": "mono", "size": 6, "date": "%d-%m-%Y", "intra": True, "disc": "rate", "percent": "", "plain": True, "batch": True, "words1": ["10'S", "1X15", "100ML"],
        "head": [(40, 0, ["*{s[name]}", "{s[street]}", "{s[city]}", "D.L.No. : 20B/21B-1182", "GSTIN : {s[gstin]}"]), (300, 0, ["*^GST INVOICE", "^CREDIT"]),
                 (400, 0, ["Party : {b[name]}", "{b[street]}", "{b[city]}", "GST No. : {b[gstin]}"]), (40, 7, ["Invoice No. : {no}     Date : {date}     Due Date : {due}     L.R.No. :       Cases : 2"])],
        "table_at": 10, "due": True, "no_place": True,
        "columns": [("Sn.", "n", 40, "l"), ("PRODUCT NAME", "description", 58, "l"), ("PACK", "words1", 158, "l"), ("HSN", "hsn", 190, "l"), ("BATCH", "batch", 222, "l"), ("EXP", "exp", 256, "l"),
                    ("MRP", "mrp", 325, "r"), ("QTY", "qty", 345, "r"), ("FREE", "free", 370, "r"), ("RATE", "price", 420, "r"), ("DIS%", "disc_rate", 448, "r"), ("SGST%", "half", 478, "r"), ("CGST%", "half", 508, "r"),
                    ("AMOUNT", "taxable", 570, "r")],
        "foot": [("SUB TOTAL", "gross"), ("DISCOUNT", "disc"), ("SGST PAYBLE", "sgst"), ("CGST PAYBLE", "cgst"), ("ROUND OFF", "round"), ("GRAND TOTAL", "payable")],
        "summary": ("rate", [("CLASS", "rate", 70, "r"), ("TOTAL", "taxable", 150, "r"), ("SGST", "sgst", 220, "r"), ("CGST", "cgst", 290, "r"), ("TOTAL GST", "tax", 360, "r")]),
        "left": [(40, 0, ["Rs. {words}"])], "words": "{} only", "foot_room": 260},
    # the rate of each tax under its amount
    "under": {
        "font": "dejavu", "size": 6.5, "date": "%d %b %Y", "due": True, "cur": "₹ ", "exact": True, "under_tax": "{}%",
        "head": [(40, 0, ["**TAX INVOICE", "{no}"]), (570, 0, ["*|{s[name]}", "|{s[street]}, {s[city]}", "|GSTIN {s[gstin]}"]),
                 (40, 5, ["Billed to", "*{b[name]}", "{b[street]}", "{b[city]}", "GSTIN {b[gstin]}"]), (300, 5, ["Invoice date", "*{date}", "Payment due", "*{due}"]),
                 (430, 5, ["Place of supply", "*{b[state]} ({b[code]})"])],
        "table_at": 13, "gap": 5,
        "columns": [("#", "n", 40, "l"), ("Item", "description", 55, "l"), ("HSN/SAC", "hsn", 190, "l"), ("Qty", "qty", 260, "r"), ("Rate (₹)", "price", 315, "r"), ("Taxable Value (₹)", "taxable", 395, "r"),
                    ("CGST (₹)", "cgststack", 445, "r"), ("SGST (₹)", "sgststack", 500, "r"), ("IGST (₹)", "igststack", 480, "r"), ("Total (₹)", "total", 572, "r")],
        "foot": [("Taxable Value", "taxable"), ("CGST", "cgst"), ("SGST", "sgst"), ("IGST", "igst"), ("Total Value (in figures)", "payable")],
        "left": [(40, 0, ["Total Value (in words)", "{words}"])]},
    # a hotel's: a day at each line, what was paid before
    "stay": {
        "font": "serif", "size": 8.5, "date": "%d/%m/%Y", "received": True, "words1": ["02/06/2025", "03/06/2025", "04/06/2025"], "one_rate": 12, "intra": True,
        "head": [(300, 0, ["**^{s[name]}", "^{s[street]}, {s[city]}", "^Property GST ID: {s[gstin]}", "", "**^TAX INVOICE"]),
                 (40, 7, ["Guest Name", "Address", "GST ID Guest", "Room No."]), (120, 7, [": {b[name]}", ": {b[street]}, {b[city]}", ": {b[gstin]}", ": 204"]),
                 (380, 7, ["Bill No.", "Bill Date", "Arrival", "Departure"]), (450, 7, [": {no}", ": {date}", ": 02/06/2025 13:10", ": 05/06/2025 11:00"])],
        "table_at": 14, "no_place": True,
        "columns": [("Date", "words1", 40, "l"), ("Description", "description", 110, "l"), ("SAC", "hsn", 290, "l"), ("QTY", "qty", 370, "r"), ("Rate", "price", 450, "r"), ("Amount", "taxable", 565, "r")],
        "foot": [("Total Charges", "taxable"), ("CGST @ {half}%", "cgst@"), ("SGST @ {half}%", "sgst@"), ("Round Off", "round"), ("Net Bill Amount", "payable"), ("Advance", "received"), ("Balance Payable", "balance")],
        "left": [(40, 0, ["Amount in Words: {words}", "", "Guest Signature"])]},
    # a transporter's: notes of consignment as lines, tax at the receiver's charge
    "lorry": {
        "font": "sans", "size": 7.5, "date": "%d/%m/%Y", "zero": True, "exact": True, "words1": ["LR-4401", "LR-4402", "LR-4409"], "words2": ["MH12AB1234", "KA05C8811"],
        "head": [(300, 0, ["**^{s[name]}", "^Fleet Owners and Transport Contractors", "^{s[street]}, {s[city]}", "^GSTIN : {s[gstin]}   PAN : {s[pan]}"]),
                 (40, 6, ["To,", "M/s. {b[name]}", "{b[street]}", "{b[city]}", "GSTIN : {b[gstin]}"]), (400, 6, ["Bill No. : {no}", "Bill Date : {date}", "Place of Supply : {b[state]}", "SAC : 996511"])],
        "table_at": 14,
        "columns": [("L.R. No", "words1", 40, "l"), ("Vehicle No", "words2", 90, "l"), ("Particulars", "description", 160, "l"), ("Weight", "qty", 370, "r"), ("Rate", "price", 450, "r"), ("Freight", "taxable", 565, "r")],
        "foot": [("Total Freight", "taxable"), ("Grand Total", "payable")],
        "left": [(40, 0, ["Rs. in words : {words}"]), (40, 4, ["GST payable by consignee under reverse charge mechanism : YES"])]},
    # a jeweller's: weights, what the making costs
    "jewel": {
        "font": "sans", "size": 7.5, "date": "%d-%m-%Y", "weighed": True, "one_rate": 3, "intra": True, "words1": ["22K", "18K", "22K"],
        "head": [(300, 0, ["**^{s[name]}", "^{s[street]}, {s[city]}", "^GSTIN : {s[gstin]}", "*^TAX INVOICE"]), (40, 6, ["Customer : {b[name]}", "{b[street]}, {b[city]}", "GSTIN : {b[gstin]}"]),
                 (400, 6, ["Invoice No : {no}", "Date : {date}", "State Code : {b[code]}"])],
        "table_at": 12, "no_place": True,
        "columns": [("Sr", "n", 40, "l"), ("Item Name", "description", 60, "l"), ("HSN", "hsn", 180, "l"), ("Purity", "words1", 215, "l"), ("Gross Wt", "heavier", 290, "r"), ("Net Wt", "weight", 340, "r"),
                    ("Rate/Gm", "price", 400, "r"), ("Making Charges", "making", 480, "r"), ("Amount", "taxable", 565, "r")],
        "table_total": "Total", "foot": [("Taxable Amount", "taxable"), ("CGST {half}%", "cgst@"), ("SGST {half}%", "sgst@"), ("Round Off", "round"), ("Net Amount", "payable")],
        "left": [(40, 0, ["{words}"])]},
    # a telephone company's: the customer without a heading, charges, what was owed before
    "line": {
        "font": "sans", "size": 8.5, "date": "%d-%b-%Y", "previous": True, "one_rate": 18, "due": True, "exact": True, "foot_cur": "Rs. ", "cur": "Rs. ",
        "head": [(40, 0, ["**{s[name]}", "{s[street]}, {s[city]}", "GSTIN: {s[gstin]}"]), (570, 0, ["*|Tax Invoice", "|Original for Recipient"]),
                 (40, 5, ["{b[name]}", "{b[street]}", "{b[city]}", "State: {b[state]} ({b[code]})", "GSTIN: {b[gstin]}"]),
                 (360, 5, ["Account No.", "Bill No.", "Bill Date", "Bill Period", "Due Date", "Place of Supply"]),
                 (450, 5, ["1009988771", "{no}", "{date}", "01-May-2025 to 31-May-2025", "{due}", "{b[state]}"])],
        "table_at": 14,
        "columns": [("Charges", "description", 40, "l"), ("SAC", "hsn", 340, "l"), ("Amount (Rs.)", "taxable", 565, "r")],
        "foot": [("Total Charges before Tax", "taxable"), ("CGST @ {half}%", "cgst@"), ("SGST @ {half}%", "sgst@"), ("IGST @ {rate}%", "igst@"), ("Total Current Charges", "payable"),
                 ("Previous Balance", "due"), ("Amount Payable by Due Date", "with_due")], "foot_at": (280, 565)},
    # three blocks side by side, the goods go to somebody else
    "trio": {
        "font": "sans", "size": 7.5, "date": "%d/%m/%Y", "third": True, "lined": True,
        "head": [(40, 0, ["**{s[name]}", "{s[street]}, {s[city]}", "{s[state]}", "GSTIN: {s[gstin]}"]), (570, 0, ["**|Tax Invoice", "|# {no}", "|Date {date}", "|Supply: {b[state]} ({b[code]})"]),
                 (40, 7, ["*DISPATCH FROM", "{s[name]} Godown", "Survey 41, Ring Road", "{s[city]}"]), (220, 7, ["*BILL TO", "{b[name]}", "{b[street]}", "{b[city]}", "GSTIN: {b[gstin]}"]),
                 (400, 7, ["*SHIP TO", "{t[name]}", "{t[street]}", "{t[city]}", "GSTIN: {t[gstin]}"])],
        "table_at": 15, "no_place": True,
        "columns": [("No.", "n", 40, "l"), ("Goods / Services", "description", 65, "l"), ("HSN Code", "hsn", 215, "l"), ("Qty & UQC", "qtyglued", 320, "r"), ("Unit Rate", "price", 390, "r"), ("Tax %", "rate", 430, "r"),
                    ("Tax Amt", "tax", 490, "r"), ("Net Value", "total", 570, "r")],
        "foot": [("Value of Goods", "taxable"), ("Total Tax", "tax"), ("R/Off", "round"), ("Bill Value", "payable")], "left": [(40, 0, ["In Words: {words}"])]},
    # an open program's: the customer alone at the right, the number in the title, dates under their labels, names of taxes in a column
    "open": {
        "font": "dejavu", "size": 7.5, "date": "%d/%m/%Y", "due": True, "exact": True, "cur": "₹ ", "foot_cur": "₹ ",
        "head": [(40, 0, ["*{s[name]}", "{s[street]}", "{s[city]}", "{s[state]} {s[code]}", "India", "GSTIN: {s[gstin]}"]), (340, 7, ["{b[name]}", "{b[street]}", "{b[city]}", "{b[state]} {b[code]}", "India", "GSTIN: {b[gstin]}"]),
                 (40, 15, ["**Invoice {no}"]), (40, 17, ["*Invoice Date:", "{date}"]), (160, 17, ["*Due Date:", "{due}"]), (280, 17, ["*Source:", "S00118"]), (400, 17, ["*Place of supply:", "{b[state]}"])],
        "table_at": 22, "qty_tail": ".00 Units",
        "columns": [("Description", "description", 40, "l"), ("HSN/SAC", "hsn", 230, "l"), ("Quantity", "qty", 345, "r"), ("Unit Price", "price", 410, "r"), ("Taxes", "taxname", 430, "l"), ("Amount", "taxable", 570, "r")],
                "foot": [("Untaxed Amount", "taxable"), ("SGST", "sgst"), ("CGST", "cgst"), ("IGST", "igst"), ("Total", "payable")], "left": [(40, 0, ["Payment Communication: {no}", "Total amount in words:", "{words}"])]},
    # registered with the portal: its numbers above, taxes as lines of the table, discount in percent
    "portal": {
        "font": "dejavu", "size": 6.5, "date": "%-d-%b-%y", "disc": "rate", "grid": True, "minus": "word", "words": "INR {} Only", "under_item": ["as per sample"],
        "head": [(300, 0, ["*^Tax Invoice"]), (570, 0, ["|e-Invoice"]), (40, 1, ["IRN", "", "Ack No.", "Ack Date"]), (85, 1, [": {irn1}-", "  {irn2}", ": 162517384950611", ": {date}"]),
                 (40, 6, ["*{s[name]}", "{s[street]}", "{s[city]}", "GSTIN/UIN: {s[gstin]}", "State Name : {s[state]}, Code : {s[code]}"]),
                 (40, 12, ["Consignee (Ship to)", "*{t[name]}", "{t[street]}", "{t[city]}", "GSTIN/UIN : {t[gstin]}", "State Name : {t[state]}, Code : {t[code]}"]),
                 (40, 19, ["Buyer (Bill to)", "*{b[name]}", "{b[street]}", "{b[city]}", "GSTIN/UIN : {b[gstin]}", "State Name : {b[state]}, Code : {b[code]}"]),
                 (310, 6, ["Invoice No.", "*{no}", "Delivery Note", "", "Buyer's Order No.", "PO/118", "Dispatch Doc No.", ""]), (400, 6, ["e-Way Bill No.", "181009922334", "", "", "", ""]),
                 (490, 6, ["Dated", "*{date}", "Mode/Terms of Payment", "30 Days", "Dated", "2-Apr-25", "Delivery Note Date", ""])],
        "third": True, "table_at": 27, "no_place": True, "group": "indian",
        "columns": [("Sl\nNo.", "n", 40, "l"), ("Description of\nGoods and Services", "description", 60, "l"), ("HSN/SAC", "hsn", 215, "l"), ("GST\nRate", "rate", 290, "r"), ("Part No.", "words1", 300, "l"), ("Quantity", "qtyunit", 380, "r"),
                    ("Rate", "price", 440, "r"), ("per", "unit", 446, "l"), ("Disc. %", "disc_rate", 505, "r"), ("Amount", "taxable", 570, "r")],
        "words1": ["AX-118", "BQ-2", "C/77"],
        "foot": [("CGST", "cgst"), ("SGST", "sgst"), ("IGST", "igst"), ("Less : ROUND OFF", "round"), ("Total", "payable")], "foot_at": (150, 570), "cur": "₹ ",
        "after": [(40, 0, ["Amount Chargeable (in words)", "*{words}"])]},
    # a restaurant's, at a table, for nobody by name
    "table": {
        "font": "sans", "size": 8.5, "date": "%d/%m/%y", "b2c": True, "no_buyer": True, "one_rate": 5, "intra": True, "no_place": True,
        "head": [(300, 0, ["**^{s[name]}", "^{s[street]}", "^{s[city]}", "^GSTIN: {s[gstin]}", "^FSSAI Lic No. 11518016000123", "*^TAX INVOICE"]),
                 (150, 8, ["Bill No: {no}", "Table No: 12", "Covers: 3"]), (360, 8, ["Date: {date}", "Time: 21:14", "Waiter: 07"])],
        "table_at": 13,
        "columns": [("Item", "description", 150, "l"), ("Qty", "qty", 330, "r"), ("Rate", "price", 390, "r"), ("Amount", "taxable", 455, "r")], "foot_at": (250, 455),
        "foot": [("Sub Total", "taxable"), ("CGST @ {half}%", "cgst@"), ("SGST @ {half}%", "sgst@"), ("Round Off", "round"), ("Bill Amount", "payable")], "after": [(150, 0, ["Thank You, Visit Again", "SAC 996331"])]},
    # to a zone without tax; the seller at the right, labels and values in a grid
    "zone": {
        "font": "serif", "size": 8.5, "date": "%d.%m.%Y", "zero": True, "exact": True, "words1": ["A-1001", "A-1002", "A-1003"],
        "head": [(300, 0, ["**^TAX INVOICE", "^Supply to SEZ unit under LUT without payment of integrated tax"]), (340, 3, ["*{s[name]}", "{s[street]}", "{s[city]}", "GSTIN: {s[gstin]}"]),
                 (40, 3, ["Inv. No. & Date", "PO Ref.", "LUT No.", "Place of Supply"]), (130, 3, ["{no} / {date}", "4500118822", "AD270425000118Z", "{b[state]}"]),
                 (40, 9, ["*Customer Name & Address", "{b[name]}", "{b[street]}", "{b[city]}", "GSTIN: {b[gstin]}"])],
        "table_at": 16, "grid": True,
        "columns": [("Pos", "n", 40, "l"), ("Material", "words1", 70, "l"), ("Description", "description", 125, "l"), ("HSN", "hsn", 290, "l"), ("Qty", "qty", 355, "r"), ("UoM", "unit", 365, "l"), ("Unit Price", "price", 465, "r"),
                    ("Value (INR)", "taxable", 568, "r")],
        "foot": [("Net Value", "taxable"), ("IGST @ 0%", "igst0"), ("Gross Value", "payable")], "left": [(40, 0, ["Amount in words: {words}"])]},
    # the same paper twice, for two hands
    "copies": {
        "font": "sans", "size": 8, "date": "%d/%m/%Y", "copies": ["ORIGINAL FOR RECIPIENT", "DUPLICATE FOR TRANSPORTER"],
        "head": [(570, 0, ["|({copy})"]), (40, 0, ["**{s[name]}", "{s[street]}, {s[city]}", "GSTIN: {s[gstin]}", "State: {s[state]} ({s[code]})"]), (300, 5, ["*^TAX INVOICE"]),
                 (40, 7, ["Customer Details:", "*{b[name]}", "{b[street]}, {b[city]}", "GSTIN: {b[gstin]}", "State: {b[state]} ({b[code]})"]),
                 (400, 7, ["Invoice No: {no}", "Invoice Date: {date}", "Place of Supply: {b[state]}"])],
        "table_at": 14,
        "columns": [("Sr. No", "n", 40, "l"), ("Description of Goods", "description", 75, "l"), ("HSN/SAC", "hsn", 240, "l"), ("Qty", "qty", 310, "r"), ("Rate", "price", 380, "r"), ("GST %", "rate", 430, "r"), ("Amount", "taxable", 565, "r")],
        "foot": [("Taxable Amount", "taxable"), ("CGST", "cgst"), ("SGST", "sgst"), ("IGST", "igst"), ("Round Off", "round"), ("Total Amount", "payable")], "left": [(40, 0, ["Amount in words:", "{words}"])]},
    # a desktop program's: list price, discount and price; count and sum at the end
    "desktop": {
        "font": "serif", "size": 8, "date": "%d-%m-%Y", "disc": "rate", "percent": " %",
        "head": [(40, 0, ["GSTIN : {s[gstin]}"]), (570, 0, ["|Original Copy"]), (300, 0, ["*^TAX INVOICE", "**^{s[name]}", "^{s[street]}, {s[city]}", "^Tel. : 0120-1182334  email : mail@example.com"]),
                 (40, 6, ["*Party Details :", "{b[name]}", "{b[street]}", "{b[city]}", "", "Party Mobile No : 9820098200", "GSTIN / UIN : {b[gstin]}"]),
                 (320, 6, ["Invoice No.", "Dated", "Place of Supply", "Reverse Charge", "GR/RR No.", "Transport"]), (400, 6, [": {no}", ": {date}", ": {b[state]} ({b[code]})", ": N", ":", ": Self"])],
        "table_at": 15,
        "columns": [("S.N.", "n", 38, "l"), ("Description of Goods", "description", 58, "l"), ("HSN/SAC\nCode", "hsn", 190, "l"), ("Qty.", "qty", 260, "r"), ("Unit", "unit", 266, "l"), ("MRP", "mrp", 330, "r"), ("List Price", "price", 390, "r"),
                    ("Discount", "disc_rate", 435, "r"), ("Tax\nRate", "rate", 475, "r"), ("Amount(`)", "taxable", 570, "r")],
        "foot": [("Add : CGST", "cgst"), ("Add : SGST", "sgst"), ("Add : IGST", "igst"), ("Add : Rounded Off (+)", "round"), ("Grand Total", "payable")], "foot_at": (250, 570),
        "summary": ("rate", [("Tax Rate", "rate", 40, "l"), ("Taxable Amt.", "taxable", 160, "r"), ("CGST Amt.", "cgst", 240, "r"), ("SGST Amt.", "sgst", 320, "r"), ("IGST Amt.", "igst", 280, "r"), ("Total Tax", "tax", 420, "r")]),
        "words": "Rupees {} Only", "after": [(40, 0, ["{words}", "Bank Details : Sahyadri Gramin Bank, A/c 50200012345678"])]},
    # a trader's app: rates of discount, net taxable amounts, kinds of tax with their rates
    "app": {
        "font": "sans", "size": 7.5, "date": "%d %b, %Y", "disc": "rate", "exact": True,
        "head": [(40, 0, ["**{s[name]}", "{s[street]}, {s[city]}", "GSTIN: {s[gstin]}", "FSSAI: 11518016000123"]), (570, 0, ["**|TAX INVOICE", "|Invoice ID: {no}", "|Invoice Date: {date}", "|Order ID: OD-44118-22"]),
                 (40, 6, ["*Bill To:", "{b[name]}", "{b[street]}, {b[city]}", "GSTIN: {b[gstin]}"]), (320, 6, ["*Ship To:", "{b[name]}", "{b[street]}, {b[city]}", "Place of Supply: {b[state]}"])],
        "table_at": 13, "under_item": ["HSN: {i[hsn]} | Pack of 1"],
        "columns": [("Description", "description", 40, "l"), ("Qty", "qty", 250, "r"), ("Rate", "price", 310, "r"), ("Disc. Rate", "disc_rate", 360, "r"), ("Net Taxable Amt.", "taxable", 435, "r"), ("Tax Type", "taxname", 445, "l"), ("Tax", "tax", 524, "r"),
                    ("Total Amt.", "total", 572, "r")],
        "table_total": "Total", "total_at": 0, "foot": [("Total Bill Amount", "payable")], "left": [(40, 0, ["Amount in words: {words}"])]},
    # sums before the discount called totals, headings over two columns
    "spans": {
        "font": "sans", "size": 6.5, "date": "%d.%m.%Y", "both": True, "disc": "amount", "exact": True, "words1": ["P-118", "P-119", "K-2"],
        "head": [(300, 0, ["**^{s[name]}", "^{s[street]}, {s[city]}", "*^TAX INVOICE"]), (40, 5, ["GSTIN Number: {s[gstin]}", "Tax is payable on Reverse Charge (Yes/No): No", "Invoice Number: {no}", "Invoice Date: {date}"]),
                 (320, 5, ["Transportation Mode: Road", "Veh. No.: MH12AB1234", "Date & Time of Supply: {date}", "Place of Supply: {b[state]}"]),
                 (40, 11, ["*Details of Receiver (Billed to)", "Name: {b[name]}", "Address: {b[street]}, {b[city]}", "State: {b[state]}", "State Code: {b[code]}", "GSTIN NUMBER: {b[gstin]}"]),
                 (320, 11, ["*Details of Consignee (Shipped to)", "Name: {b[name]}", "Address: {b[street]}, {b[city]}", "State: {b[state]}", "State Code: {b[code]}", "GSTIN NUMBER: {b[gstin]}"])],
        "table_at": 20,
        "columns": [("S. No\n", "n", 38, "l"), ("Code / \nPart No.", "words1", 58, "l"), ("Description\n", "description", 92, "l"), ("HSN\nCode", "hsn", 175, "l"), ("Qty\n", "qty", 222, "r"), ("Rate\n", "price", 256, "r"), ("Total\n", "gross", 302, "r"),
                    ("Discount\n", "disc", 338, "r"), ("Taxable\nValue", "taxable", 384, "r"), ("CGST\n", "empty", 424, "c"), ("\nRate", "half", 408, "r"), ("\nAmt", "cgst", 448, "r"), ("SGST\n", "empty", 487, "c"), ("\nRate", "half", 470, "r"),
                    ("\nAmt", "sgst", 511, "r"), ("IGST\n", "empty", 549, "c"), ("\nRate", "irate", 532, "r"), ("\nAmt", "igst", 574, "r")],
        "table_total": "Total", "foot": [("Freight Charges", "zero"), ("Packing & Forwarding Charges", "zero"), ("Insurance Charges", "zero"), ("Other Charges", "zero"), ("Invoice Total", "payable")],
        "left": [(40, 0, ["Invoice Value (In Words)", "{words}"])]},
    # an agency's: retainer and fees, long descriptions, number and date in one line
    "agency": {
        "font": "serif", "size": 9, "date": "%d %B %Y", "one_rate": 18, "cur": "Rs. ", "exact": True, "under_item": ["for the month of May 2025", "as agreed in the letter", "of engagement"],
        "head": [(40, 0, ["**{s[name]}", "{s[street]} | {s[city]}", "GSTIN {s[gstin]} | PAN {s[pan]}"]), (40, 5, ["Invoice {no} dated {date}"]),
                 (40, 7, ["The Manager", "{b[name]}", "{b[street]}", "{b[city]}", "GSTIN {b[gstin]}"]), (40, 13, ["Place of supply {b[state]} ({b[code]})"])],
        "table_at": 16,
        "columns": [("Particulars", "description", 40, "l"), ("SAC", "hsn", 330, "l"), ("Amount (Rs.)", "taxable", 565, "r")],
        "foot": [("Fees", "taxable"), ("Add: CGST @ {half}%", "cgst@"), ("Add: SGST @ {half}%", "sgst@"), ("Add: IGST @ {rate}%", "igst@"), ("Total", "payable")],
        "after": [(40, 0, ["(Rupees {words})", "", "for {s[name]}"])], "words": "{} only"},
}
