# SPDX-License-Identifier: AGPL-3.0-or-later
"""A sixth batch of GST invoices by description, in the form of papers_gst.py: tables as small public invoice makers head them."""

SIXTH = {
    # a page of a script for PDF tables: rate, discount and tax as percentages before the values
    "grids": {
        "font": "sans", "size": 7.5, "date": "%d-%m-%Y", "disc": "rate", "percent": "", "grid": True, "exact": True,
        "head": [(40, 0, ["**{s[name]}", "{s[street]}, {s[city]}", "GSTIN: {s[gstin]}"]), (570, 0, ["**|TAX INVOICE", "|Invoice No: {no}", "|Date: {date}"]),
                 (40, 5, ["BILL TO", "*{b[name]}", "{b[street]}, {b[city]}", "GSTIN: {b[gstin]}"]), (340, 5, ["PLACE OF SUPPLY", "{b[state]} ({b[code]})"])],
        "table_at": 11,
        "columns": [("#", "n", 40, "l"), ("Description", "description", 58, "l"), ("HSN", "hsn", 185, "l"), ("Qty", "qty", 240, "r"), ("Rate", "price", 290, "r"), ("Disc%", "disc_rate", 325, "r"),
                    ("GST%", "rate", 358, "r"), ("Taxable", "taxable", 415, "r"), ("CGST", "cgst", 465, "r"), ("SGST", "sgst", 512, "r"), ("IGST", "igst", 490, "r"), ("Total", "total", 572, "r")],
        "foot": [("Subtotal", "taxable"), ("CGST", "cgst"), ("SGST", "sgst"), ("IGST", "igst"), ("Grand Total", "payable")], "cur": "Rs. ", "left": [(40, 0, ["Amount in Words:", "{words}"])]},
    # a motor workshop's part invoice
    "workshop": {
        "font": "sans", "size": 7.5, "date": "%d/%m/%Y", "disc": "amount", "words1": ["P-10023", "P-20419", "OP-114", "P-33190"],
        "head": [(300, 0, ["**^{s[name]}", "^{s[street]}, {s[city]}", "^GSTIN : {s[gstin]}", "*^PART INVOICE"]),
                 (40, 5, ["Customer Name", "Address", "City", "Customer GSTIN"]), (130, 5, [": {b[name]}", ": {b[street]}", ": {b[city]}", ": {b[gstin]}"]),
                 (360, 5, ["Invoice No", "Invoice Date", "Reg. No", "Odometer"]), (440, 5, [": {no}", ": {date}", ": MH14CX4821", ": 48,212"])],
        "table_at": 11, "no_place": True,
        "columns": [("S.No", "n", 40, "l"), ("Part/OP Code", "words1", 68, "l"), ("Description", "description", 140, "l"), ("HSN/SAC", "hsn", 275, "l"), ("Tax%", "rate", 350, "r"), ("Qty", "qty", 385, "r"),
                    ("Rate/Unit", "price", 445, "r"), ("Disc Amt", "disc", 500, "r"), ("Amount(Rs)", "taxable", 572, "r")],
        "foot": [("Parts Total", "taxable"), ("CGST", "cgst"), ("SGST", "sgst"), ("IGST", "igst"), ("Round Off", "round"), ("Net Bill Amount", "payable")], "left": [(40, 0, ["{words}"])]},
    # a shop's page: central and state tax below each other in one cell
    "counter": {
        "font": "dejavu", "size": 7, "date": "%d/%m/%Y", "intra": True, "exact": True, "gap": 3,
        "head": [(300, 0, ["**^{s[name]}", "^{s[street]}, {s[city]}", "^GSTIN: {s[gstin]}"]), (40, 5, ["Bill No: {no}", "Customer: {b[name]}", "Address: {b[street]}, {b[city]}", "GSTIN: {b[gstin]}"]),
                 (380, 5, ["Date: {date}", "Type: Business Sale", "POS: {b[state]} ({b[code]})", "Payment Mode: Credit"])],
        "table_at": 11, "words1": ["A1021", "B4410", "C2007"],
        "columns": [("Sr.", "n", 40, "l"), ("Product\nID", "words1", 60, "l"), ("Product Description", "description", 105, "l"), ("HSN", "hsn", 240, "l"), ("MRP\n(₹)", "mrp", 315, "r"), ("Qty", "qty", 350, "r"),
                    ("Taxable\nValue (₹)", "taxable", 415, "r"), ("GST%", "rate", 450, "r"), ("CGST ₹ &\nSGST ₹", "taxes", 510, "r"), ("Amount (₹)", "total", 572, "r")],
        "foot": [("Taxable Amount", "taxable"), ("CGST", "cgst"), ("SGST", "sgst"), ("Net Payable", "payable")], "left": [(40, 0, ["{words}"])]},
    # a shop on the net: gross, discount, net, the tax's name and rate in one cell
    "webshop": {
        "font": "sans", "size": 7, "date": "%d %b %Y", "disc": "amount", "exact": True, "words1": ["SKU-118", "SKU-209", "SKU-331"],
        "head": [(40, 0, ["*Tax Invoice/Bill of Supply/Cash Memo", "(Original for Recipient)"]), (40, 3, ["Sold By :", "{s[name]}", "{s[street]}, {s[city]}", "GST Registration No: {s[gstin]}", "PAN No: {s[pan]}"]),
                 (330, 3, ["Billing Address :", "{b[name]}", "{b[street]}, {b[city]}", "State/UT Code: {b[code]}", "GST Registration No: {b[gstin]}"]),
                 (40, 9, ["Order Number: 402-5519-771", "Order Date: {date}"]), (330, 9, ["Invoice Number : {no}", "Invoice Date : {date}", "Place of supply: {b[state]}"])],
        "table_at": 14,
        "columns": [("S.No", "n", 40, "l"), ("Description", "description", 64, "l"), ("HSN Code", "hsn", 175, "l"), ("SKU", "words1", 225, "l"), ("Qty", "qty", 285, "r"), ("Unit Price", "price", 335, "r"), ("Gross Amount", "gross", 395, "r"),
                    ("Discount", "disc", 440, "r"), ("Taxable Value", "taxable", 500, "r"), ("GST Rate\n(CGST/SGST/IGST)", "rate", 545, "r"), ("Total", "total", 590, "r")],
        "table_total": "TOTAL:", "foot": [("Amount Payable", "payable")], "left": [(40, 0, ["Amount in Words:", "*{words}"])],
        "summary": ("rate", [("Tax Rate", "rate", 80, "r"), ("Taxable Amount", "taxable", 200, "r"), ("CGST", "cgst", 280, "r"), ("SGST", "sgst", 360, "r"), ("IGST", "igst", 360, "r"), ("Total Tax", "tax", 450, "r")])},
    # a rolling mill's: weights in the heading, rates per ton
    "rolls": {
        "font": "serif", "size": 8.5, "date": "%d-%b-%Y", "one_rate": 18, "qty_tail": ".000",
        "head": [(300, 0, ["*^TAX INVOICE"]), (40, 2, ["**{s[name]}", "{s[street]}", "{s[city]}", "GSTIN/UIN: {s[gstin]}", "State Name: {s[state]}, Code: {s[code]}"]),
                 (330, 2, ["Invoice No: {no}", "Dated: {date}", "Delivery Note: DN-88", "Dispatched through: Truck", "Destination: {b[city]}"]),
                 (40, 8, ["Buyer (Bill to)", "*{b[name]}", "{b[street]}", "{b[city]}", "GSTIN/UIN: {b[gstin]}", "State Name: {b[state]}, Code: {b[code]}"])],
        "table_at": 16, "no_place": True,
        "columns": [("No.", "n", 40, "l"), ("Description of Goods", "description", 70, "l"), ("HSN/SAC", "hsn", 240, "l"), ("Quantity (KGS)", "qty", 370, "r"), ("Rate", "price", 450, "r"), ("Amount", "taxable", 565, "r")],
        "foot": [("Taxable Amount", "taxable"), ("CGST @ {half}%", "cgst@"), ("SGST @ {half}%", "sgst@"), ("IGST @ {rate}%", "igst@"), ("Round Off", "round"), ("Total", "payable")],
        "left": [(40, 0, ["Amount Chargeable (in words)", "{words}"])]},
    # a guest house: tariff, nights, no serial numbers
    "guests": {
        "font": "serif", "size": 9, "date": "%d-%m-%Y", "one_rate": 12, "intra": True,
        "head": [(300, 0, ["**^{s[name]}", "^{s[street]}, {s[city]}", "^GSTIN : {s[gstin]}", "^ROOM TAX INVOICE"]), (40, 5, ["Invoice Number : {no}", "Date : {date}", "Check In : 02-05-2025 14:00", "Check Out : 05-05-2025 11:00"]),
                 (320, 5, ["Guest Name : {b[name]}", "Company GSTIN : {b[gstin]}", "Address : {b[street]}, {b[city]}", "Persons : 2"])],
        "table_at": 11, "no_place": True,
        "columns": [("Stayed At", "description", 40, "l"), ("SAC", "hsn", 250, "l"), ("Days", "qty", 360, "r"), ("Rate/Day", "price", 450, "r"), ("Total", "taxable", 565, "r")],
        "foot": [("Sub Total", "taxable"), ("SGST @ {half}%", "sgst@"), ("CGST @ {half}%", "cgst@"), ("Round Off", "round"), ("Total Payable", "payable")], "after": [(40, 0, ["({words})"])]},
    # a taxi firm's: kilometres
    "cabs": {
        "font": "sans", "size": 8.5, "date": "%d/%m/%Y", "one_rate": 5, "exact": True,
        "head": [(40, 0, ["**{s[name]}", "{s[street]}", "{s[city]}", "GSTIN - {s[gstin]}"]), (400, 0, ["*INVOICE", "No - {no}", "Date - {date}"]), (40, 6, ["To,", "*{b[name]}", "{b[street]}", "{b[city]}", "GSTIN - {b[gstin]}"]),
                 (400, 6, ["State of Supply - {b[state]}", "State Code - {b[code]}"])],
        "table_at": 13, "under_item": ["Duty slip 4418, MH01AB7712"],
        "columns": [("Sr", "n", 40, "l"), ("Trip", "description", 65, "l"), ("Sac Code", "hsn", 280, "l"), ("Kms", "qty", 370, "r"), ("Rate/Km", "price", 450, "r"), ("Amount", "taxable", 565, "r")],
        "foot": [("Total", "taxable"), ("CGST {half}%", "cgst@"), ("SGST {half}%", "sgst@"), ("IGST {rate}%", "igst@"), ("Grand Total", "payable")], "left": [(40, 0, ["In Words : {words}"])]},
    # a studio's plan: nothing but a name, a code, a number, a price
    "plans": {
        "font": "dejavu", "size": 8, "date": "%B %d, %Y", "one_rate": 18, "cell_cur": "₹", "cur": "₹", "foot_cur": "₹", "exact": True, "due": True,
        "head": [(40, 0, ["**INVOICE"]), (40, 3, ["*{s[name]}", "{s[street]}, {s[city]}", "GSTIN {s[gstin]}"]), (340, 3, ["Invoice #", "Issued", "Due", "Place of supply"]), (440, 3, ["{no}", "{date}", "{due}", "{b[state]}"]),
                 (40, 8, ["BILLED TO", "*{b[name]}", "{b[street]}, {b[city]}", "GSTIN {b[gstin]}"])],
        "table_at": 14,
        "columns": [("ITEM & DESCRIPTION", "description", 40, "l"), ("SAC CODE", "hsn", 270, "l"), ("QTY", "qty", 370, "c"), ("PRICE", "price", 460, "r"), ("AMOUNT (INR)", "taxable", 565, "r")],
        "foot": [("Subtotal", "taxable"), ("CGST ({half}%)", "cgst@"), ("SGST ({half}%)", "sgst@"), ("IGST ({rate}%)", "igst@"), ("Total due", "payable")]},
    # thirteen narrow columns with signs instead of words
    "narrow": {
        "font": "dejavu", "size": 6, "date": "%d/%m/%Y", "intra": True, "disc": "amount", "percent": "%",
        "head": [(300, 0, ["**^{s[name]}", "^{s[street]}, {s[city]} | GSTIN: {s[gstin]}", "*^TAX INVOICE"]), (40, 5, ["Invoice No.: {no}", "Invoice Date: {date}", "Place of Supply: {b[state]} ({b[code]})"]),
                 (320, 5, ["Details of Receiver (Billed to)", "Name: {b[name]}", "Address: {b[street]}, {b[city]}", "GSTIN: {b[gstin]}"])],
        "table_at": 11,
        "columns": [("S.No", "n", 38, "l"), ("Description", "description", 58, "l", 82), ("HSN", "hsn", 142, "l"), ("UOM", "unit", 166, "l"), ("QTY", "qty", 206, "r"), ("Rate", "price", 248, "r"), ("Disc", "disc", 290, "r"), ("Taxable", "taxable", 345, "r"),
                    ("CGST%", "half", 375, "r"), ("CGST₹", "cgst", 420, "r"), ("SGST%", "half", 450, "r"), ("SGST₹", "sgst", 495, "r"), ("Total", "total", 560, "r")],
        "table_total": "Total", "foot": [("Taxable Amount", "taxable"), ("Total CGST", "cgst"), ("Total SGST", "sgst"), ("Round Off", "round"), ("Grand Total", "payable")], "left": [(40, 0, ["Total in words: {words}"])]},
    # a library's example: amounts and taxes side by side, a table of parties
    "report": {
        "font": "sans", "size": 8, "date": "%Y-%m-%d", "exact": True,
        "head": [(40, 0, ["**TAX INVOICE"]), (40, 3, ["*Seller Details", "{s[name]}", "{s[street]}, {s[city]}", "GSTIN: {s[gstin]}"]), (310, 3, ["*Buyer Details", "{b[name]}", "{b[street]}, {b[city]}", "GSTIN: {b[gstin]}"]),
                 (40, 8, ["Invoice Number: {no}", "Invoice Date: {date}", "Place of Supply: {b[state]}"])],
        "table_at": 13, "grid": True,
        "columns": [("S.No", "n", 40, "l"), ("Description", "description", 68, "l"), ("HSN/SAC", "hsn", 195, "l"), ("Qty", "qty", 260, "r"), ("Rate", "price", 310, "r"), ("Amount", "taxable", 380, "r"), ("Tax Rate", "rate", 430, "r"), ("Tax Amount", "tax", 495, "r"),
                    ("Total", "total", 572, "r")],
        "foot": [("Subtotal:", "taxable"), ("CGST:", "cgst"), ("SGST:", "sgst"), ("IGST:", "igst"), ("TOTAL AMOUNT:", "payable")]},
    # a distributor's: the brand beside the name, net and gross
    "brands": {
        "font": "sans", "size": 7, "date": "%d.%m.%y", "disc": "amount", "words1": ["Sona", "Tara", "Roop"], "plain": True,
        "head": [(40, 0, ["**{s[name]}", "{s[street]}, {s[city]}", "GST: {s[gstin]}"]), (40, 4, ["Retailer: {b[name]}", "{b[street]}, {b[city]}", "GST: {b[gstin]}"]), (400, 4, ["Bill: {no}", "Date: {date}", "Beat: Monday"])],
        "table_at": 9, "no_place": True,
        "columns": [("Product", "description", 40, "l"), ("Brand", "words1", 165, "l"), ("HSN", "hsn", 205, "l"), ("Tax %", "rate", 270, "r"), ("Qty", "qty", 305, "r"), ("Price", "price", 350, "r"), ("Gross", "gross", 410, "r"), ("Discount", "disc", 455, "r"), ("Taxable/Net", "taxable", 512, "r"),
                    ("GST", "tax", 545, "r"), ("Net", "total", 590, "r")],
        "foot": [("Taxable", "taxable"), ("CGST", "cgst"), ("SGST", "sgst"), ("IGST", "igst"), ("R/Off", "round"), ("Net Payable", "payable")]},
    # a laboratory's: orders of work beside the names
    "samples": {
        "font": "serif", "size": 8, "date": "%d.%m.%Y", "one_rate": 18, "words1": ["JO/118", "JO/119", "JO/127"],
        "head": [(300, 0, ["**^{s[name]}", "^{s[street]}, {s[city]}"]), (40, 4, ["GSTIN No. {s[gstin]}", "Invoice No. {no}"]), (400, 4, ["PAN {s[pan]}", "Date {date}"]),
                 (40, 7, ["Name of the Agency:", "M/s {b[name]}", "{b[street]}, {b[city]}", "GSTIN No. {b[gstin]}", "Name of Work: Testing of materials"])],
        "table_at": 14, "no_place": True,
        "columns": [("Sample", "description", 40, "l"), ("Job Order No", "words1", 230, "l"), ("SAC Code", "hsn", 310, "l"), ("Tests", "qty", 395, "r"), ("Fee per Test", "price", 475, "r"), ("Amount", "taxable", 565, "r")],
        "foot": [("Total Testing Charges", "taxable"), ("CGST @ {half} %", "cgst@"), ("SGST @ {half} %", "sgst@"), ("IGST @ {rate} %", "igst@"), ("Round Off", "round"), ("Net Payable Amount", "payable")], "after": [(40, 0, ["(Rupees in words: {words})"])]},
    # goods that come back: a credit note with the numbers of lots
    "returns": {
        "font": "mono", "size": 6, "date": "%d-%m-%Y", "batch": True, "disc": "rate", "kind": "credit_note", "intra": True,
        "head": [(40, 0, ["*{s[name]}", "{s[street]} {s[city]}", "GSTIN No : {s[gstin]}"]), (300, 0, ["*CREDIT NOTE (SALE RETURN)", "CN No.  : {no}", "CN Date : {date}", "Against Inv. : S/4411"]), (40, 5, ["Party : {b[name]}", "        {b[street]} {b[city]}", "GSTIN No : {b[gstin]}"])],
        "table_at": 10, "no_place": True,
        "columns": [("Sl.", "n", 40, "l"), ("Item Name", "description", 58, "l"), ("Batch", "batch", 170, "l"), ("Exp.", "exp", 205, "l"), ("HSN", "hsn", 240, "l"), ("Rtn.Qty", "qty", 300, "r"), ("P.Rate", "price", 350, "r"), ("Disc%", "disc_rate", 385, "r"),
                    ("Taxable", "taxable", 445, "r"), ("CGST", "cgst", 490, "r"), ("SGST", "sgst", 530, "r"), ("Net Amt", "total", 585, "r")],
        "foot": [("Gross", "taxable"), ("CGST", "cgst"), ("SGST", "sgst"), ("R.Off", "round"), ("CN Amount", "payable")], "left": [(40, 0, ["{words}"])]},
    # agreed services with the code below the name, no column for it
    "below": {
        "size": 8, "date": "%d-%b-%Y", "exact": True, "under_item": ["SAC: {i[hsn]}"], "gap": 5,
        "head": [(40, 0, ["**{s[name]}", "{s[street]}, {s[city]}", "GSTIN: {s[gstin]}"]), (570, 0, ["**|Tax Invoice", "|{no}"]), (40, 5, ["Bill To", "*{b[name]}", "{b[street]}, {b[city]}", "GSTIN: {b[gstin]}"]), (400, 5, ["Invoice Date :", "Terms :", "Place Of Supply :"]),
                 (480, 5, ["{date}", "Due on Receipt", "{b[state]} ({b[code]})"])],
        "table_at": 12,
        "columns": [("Task", "description", 40, "l"), ("Hours", "qty", 280, "r"), ("Hourly", "price", 350, "r"), ("GST", "rate", 400, "r"), ("Tax", "tax", 470, "r"), ("Amount", "taxable", 565, "r")],
        "foot": [("Sub Total", "taxable"), ("CGST", "cgst"), ("SGST", "sgst"), ("IGST", "igst"), ("Total", "payable"), ("Balance Due", "payable")], "cur": "₹", "font": "dejavu", "left": [(40, 0, ["Total In Words", "*{words}"])]},
}

# Eight more, written and read after the work on those above.
SEVENTH = {
    # a restaurant's to a firm: plates, no codes
    "diner": {
        "font": "mono", "size": 8, "date": "%d/%m/%y", "one_rate": 5, "intra": True,
        "head": [(300, 0, ["*^{s[name]}", "^{s[street]}, {s[city]}", "^GSTIN: {s[gstin]}", "^TAX INVOICE"]), (40, 5, ["Bill No. {no}", "Covers: 6  Table: 12"]), (400, 5, ["Date: {date}", "Steward: Ravi"]),
                 (40, 8, ["Billed to: {b[name]}", "GSTIN: {b[gstin]}"])],
        "table_at": 12, "no_place": True,
        "columns": [("Dishes", "description", 40, "l"), ("Qty", "qty", 350, "r"), ("Rate", "price", 450, "r"), ("Amt", "taxable", 565, "r")],
        "foot": [("Sub Total", "taxable"), ("SGST @{half}%", "sgst@"), ("CGST @{half}%", "cgst@"), ("R/O", "round"), ("Grand Total", "payable")], "after": [(40, 0, ["Thank you, visit again"])]},
    # a goldsmith's: weights, purity, making
    "gold": {
        "font": "serif", "size": 8, "date": "%d-%m-%Y", "weighed": True, "one_rate": 3, "words1": ["22K", "18K"],
        "head": [(300, 0, ["**^{s[name]}", "^{s[street]}, {s[city]}", "^GSTIN {s[gstin]}", "*^TAX INVOICE"]), (40, 6, ["Customer : {b[name]}", "Address : {b[street]}, {b[city]}", "GSTIN : {b[gstin]}"]), (400, 6, ["Invoice No : {no}", "Date : {date}", "State : {b[state]}"])],
        "table_at": 12, "no_place": True,
        "columns": [("Sl", "n", 40, "l"), ("Ornament", "description", 60, "l"), ("HSN", "hsn", 200, "l"), ("Purity", "words1", 240, "l"), ("Gr. Wt", "heavier", 320, "r"), ("Nt. Wt", "weight", 370, "r"), ("Rate/gm", "price", 430, "r"),
                    ("V.A.", "making", 490, "r"), ("Value", "taxable", 565, "r")],
        "foot": [("Taxable Value", "taxable"), ("CGST {half}%", "cgst@"), ("SGST {half}%", "sgst@"), ("IGST {rate}%", "igst@"), ("Round Off", "round"), ("Bill Amount", "payable")], "left": [(40, 0, ["{words}"])]},
    # lines of connections: services without quantities, taxes in columns
    "lines": {
        "font": "sans", "size": 8, "date": "%d %b %Y", "one_rate": 18, "exact": True, "intra": True,
        "head": [(40, 0, ["**{s[name]}", "{s[street]}, {s[city]}", "GSTIN: {s[gstin]}"]), (400, 0, ["Account No: 900118822", "Bill No: {no}", "Bill Date: {date}", "Bill Cycle: Monthly"]),
                 (40, 5, ["{b[name]}", "{b[street]}", "{b[city]}", "GSTIN: {b[gstin]}", "Place of Supply: {b[state]}"])],
        "table_at": 12,
        "columns": [("Plan", "description", 40, "l"), ("SAC", "hsn", 230, "l"), ("Rental", "taxable", 350, "r"), ("CGST 9%", "cgst", 420, "r"), ("SGST 9%", "sgst", 490, "r"), ("Bill Value", "total", 565, "r")],
        "table_total": "Total", "total_at": 0, "foot": [("Amount Payable", "payable")], "after": [(40, 0, ["In words: {words}"])]},
    # a stockist's with free goods and lots
    "drugs": {
        "font": "mono", "size": 6, "date": "%d/%m/%Y", "batch": True, "disc": "rate", "percent": "", "plain": True, "words1": ["10T", "1X15", "60ML"],
        "head": [(40, 0, ["*{s[name]}", "{s[street]},{s[city]}", "GST:{s[gstin]}", "D.L.No.:20B/118"]), (300, 0, ["To: {b[name]}", "{b[street]},{b[city]}", "GST:{b[gstin]}"]), (480, 0, ["*GST INVOICE", "Inv.No:{no}", "Inv.Dt:{date}"])],
        "table_at": 7, "no_place": True,
        "columns": [("Sn.", "n", 40, "l"), ("Particulars", "description", 58, "l"), ("Pack", "words1", 165, "l"), ("HSN", "hsn", 195, "l"), ("Batch", "batch", 230, "l"), ("Exp.", "exp", 262, "l"), ("MRP", "mrp", 330, "r"), ("Qty", "qty", 355, "r"), ("Fr", "free", 375, "r"),
                    ("Rate", "price", 420, "r"), ("Dis%", "disc_rate", 450, "r"), ("GST%", "rate", 480, "r"), ("Net Value", "taxable", 550, "r")],
        "foot": [("GROSS", "taxable"), ("CGST", "cgst"), ("SGST", "sgst"), ("IGST", "igst"), ("ROFF", "round"), ("NET AMT", "payable")], "left": [(40, 0, ["{words}"])], "words": "Rs. {} Only"},
    # a storied heading: the tax over its rate and its amount
    "storeys": {
        "font": "sans", "size": 7, "date": "%d-%m-%Y", "grid": True, "both": True,
        "head": [(300, 0, ["**^{s[name]}", "^{s[street]}, {s[city]}", "^GSTIN : {s[gstin]}", "*^Tax Invoice"]), (40, 6, ["Invoice No. : {no}", "Invoice Date : {date}", "State : {s[state]}  Code {s[code]}"]), (320, 6, ["Place of Supply : {b[state]}", "Vehicle No. : KA01AB1199", "E-way Bill No. : 1812 0044 9911"]),
                 (40, 10, ["Name : {b[name]}", "Address : {b[street]}, {b[city]}", "GSTIN : {b[gstin]}"])],
        "table_at": 16,
        "columns": [("Sr.\nNo.", "n", 38, "l"), ("Name of Goods", "description", 58, "l", 90), ("HSN\nACS", "hsn", 155, "l"), ("Qty.", "qty", 208, "r"), ("Rate", "price", 250, "r"), ("Taxable\nValue", "taxable", 305, "r"),
                    ("CGST\nRate", "half", 335, "r"), ("CGST\nAmt.", "cgst", 375, "r"), ("SGST\nRate", "half", 405, "r"), ("SGST\nAmt.", "sgst", 445, "r"), ("IGST\nRate", "irate", 475, "r"), ("IGST\nAmt.", "igst", 515, "r"), ("Total", "total", 574, "r")],
        "foot": [("Total Amount Before Tax", "taxable"), ("Add : CGST", "cgst"), ("Add : SGST", "sgst"), ("Add : IGST", "igst"), ("Rounded Off", "round"), ("Total Amount After Tax", "payable")], "left": [(40, 0, ["Total Invoice Amount in Words :", "{words}"])]},
    # a weaver's: pieces and metres
    "weaver": {
        "font": "serif", "size": 8.5, "date": "%d.%m.%Y", "one_rate": 5, "words1": ["4", "12", "7"],
        "head": [(300, 0, ["**^{s[name]}", "^Manufacturers of fabrics", "^{s[street]}, {s[city]}", "^GSTIN - {s[gstin]}"]), (40, 6, ["M/s. {b[name]}", "{b[street]}, {b[city]}", "GSTIN - {b[gstin]}"]), (400, 6, ["Invoice No. {no}", "Date {date}", "Haste: Self"])],
        "table_at": 12, "no_place": True,
        "columns": [("No", "n", 40, "l"), ("Quality", "description", 65, "l"), ("HSN", "hsn", 240, "l"), ("Pcs", "words1", 310, "r"), ("Mtrs", "qty", 380, "r"), ("Rate", "price", 460, "r"), ("Amount", "taxable", 565, "r")],
        "foot": [("Taxable Value", "taxable"), ("CGST {half}%", "cgst@"), ("SGST {half}%", "sgst@"), ("IGST {rate}%", "igst@"), ("Kasar", "round"), ("Net Amount", "payable")], "left": [(40, 0, ["Rs. in words : {words}"])]},
    # an agency's page: name of work, tax and total side by side
    "agency2": {
        "font": "sans", "size": 8.5, "date": "%B %d, %Y", "exact": True, "due": True,
        "head": [(40, 0, ["**{s[name]}", "{s[street]}", "{s[city]}", "GST No: {s[gstin]}"]), (570, 0, ["**|INVOICE", "|# {no}"]), (40, 6, ["Prepared for", "*{b[name]}", "{b[street]}, {b[city]}", "GST No: {b[gstin]}"]), (380, 6, ["Date of issue", "Payable by", "Supply to"]),
                 (470, 6, ["{date}", "{due}", "{b[state]}"])],
        "table_at": 13, "no_place": True,
        "columns": [("Deliverable", "description", 40, "l"), ("SAC", "hsn", 220, "l"), ("Units", "qty", 290, "r"), ("Unit Cost", "price", 355, "r"), ("Net", "taxable", 425, "r"), ("Tax", "rate", 465, "r"), ("Tax Value", "tax", 520, "r"), ("Gross", "total", 580, "r")],
        "foot": [("Net Total", "taxable"), ("Tax Total", "tax"), ("Invoice Total", "payable")]},
    # a hardware dealer's: code glued to units, list price less a rate
    "hardware": {
        "font": "sans", "size": 7.5, "date": "%d/%m/%Y", "disc": "rate", "one_rate": 18, "cur": "Rs.",
        "head": [(40, 0, ["*Debit Memo / Tax Invoice", "**{s[name]}", "{s[street]}, {s[city]}", "GSTIN No.: {s[gstin]}"]), (40, 6, ["Party's Name", "{b[name]}", "{b[street]}, {b[city]}", "GSTIN No.: {b[gstin]}"]), (400, 6, ["Invoice No", "{no}", "Invoice Date", "{date}"])],
        "table_at": 13, "no_place": True,
        "columns": [("SN", "n", 40, "l"), ("Goods Name", "description", 62, "l"), ("HSN Code", "hsn", 210, "l"), ("Quantity", "qtyunit", 300, "r"), ("List", "price", 355, "r"), ("Less%", "disc_rate", 400, "r"), ("Taxable Rs.", "taxable", 470, "r"), ("GST Rs.", "tax", 520, "r"), ("Line Total", "total", 580, "r")],
        "foot": [("Total Taxable Rs.", "taxable"), ("CGST Rs.", "cgst"), ("SGST Rs.", "sgst"), ("IGST Rs.", "igst"), ("Rounding", "round"), ("Grand Total Rs.", "payable")], "left": [(40, 0, ["{words}"])]},
}
