# SPDX-License-Identifier: AGPL-3.0-or-later
"""A sixteenth batch of GST invoices by description, in the form of papers_gst.py: the prints of common programs, apps and market places, with names and figures of our own."""

BANK = ["Bank Name : Sahyadri Gramin Bank", "A/c No. : 50200012345678", "Branch & IFS Code : Market Yard & SGBK0000123"]

SIXTEENTH = {
    # the commonest program's electronic invoice: registration above, three boxes in a row, taxes and rounding inside of the table, sums by code in groups
    "eprint": {
        "font": "dejavu", "size": 6.5, "date": "%-d-%b-%y", "disc": "rate", "minus": "word", "words": "INR {} Only", "grid": True, "cur": "₹ ",
        "head": [(300, 0, ["*^Tax Invoice"]), (570, 0, ["*|e-Invoice"]), (40, 1, ["IRN        : {irn1}-", "                 {irn2}", "Ack No.  : 122510036563310", "Ack Date : {date}"]),
                 (40, 6, ["*{s[name]}", "{s[street]}", "{s[city]}", "GSTIN/UIN: {s[gstin]}", "State Name : {s[state]}, Code : {s[code]}", "E-Mail : accounts@example.com"]),
                 (40, 13, ["Consignee (Ship to)", "*{b[name]}", "{b[street]}", "{b[city]}", "GSTIN/UIN       : {b[gstin]}", "State Name      : {b[state]}, Code : {b[code]}"]),
                 (40, 20, ["Buyer (Bill to)", "*{b[name]}", "{b[street]}", "{b[city]}", "GSTIN/UIN       : {b[gstin]}", "State Name      : {b[state]}, Code : {b[code]}"]),
                 (310, 6, ["Invoice No.", "*{no}", "Delivery Note", "", "Reference No. & Date.", "", "Buyer's Order No.", "PO/118", "Dispatch Doc No.", "", "Dispatched through", "By Road", "Bill of Lading/LR-RR No."]),
                 (400, 6, ["e-Way Bill No.", "*271008812044"]), (480, 6, ["Dated", "*{date}", "Mode/Terms of Payment", "30 Days", "Other References", "", "Dated", "2-Jan-25", "Delivery Note Date", "", "Destination", "{b[town]}", "Motor Vehicle No."])],
        "table_at": 28, "no_place": True,
        "columns": [("Sl\nNo.", "n", 40, "l"), ("Description of\nGoods", "description", 62, "l"), ("HSN/SAC", "hsn", 215, "l"), ("Quantity", "qtyunit", 325, "r"), ("Rate", "price", 395, "r"), ("per", "unit", 405, "l"), ("Disc. %", "disc_rate", 478, "r"), ("Amount", "taxable", 565, "r")],
        "foot": [("Output CGST", "cgst"), ("Output SGST", "sgst"), ("Output IGST", "igst"), ("Less : ROUND OFF", "round"), ("Total", "payable")], "foot_at": (120, 565),
        "summary": ("hsn", [("HSN/SAC", "hsn", 40, "l"), ("Taxable\nValue", "taxable", 220, "r"), ("CGST\nRate", "half", 270, "r"), ("CGST\nAmount", "cgst", 340, "r"), ("SGST/UTGST\nRate", "half", 410, "r"), ("SGST/UTGST\nAmount", "sgst", 480, "r"), ("IGST\nRate", "irate", 300, "r"), ("IGST\nAmount", "igst", 420, "r"), ("Total\nTax Amount", "tax", 565, "r")]), "summary_total": True,
        "foot_room": 330, "after": [(40, 0, ["Amount Chargeable (in words)", "*{words}", "", "Company's PAN : {s[pan]}", "Declaration", "We declare that this invoice shows the actual price of the goods described."]), (380, 2, ["Company's Bank Details", *BANK, "for {s[name]}", "", "Authorised Signatory"])]},
    # a market place's for who sells there: prices with tax, numbers behind a sign, quantities and price in a last line
    "cartorder": {
        "font": "dejavu", "size": 7, "date": "%d-%m-%Y", "one_rate": 18, "disc": "amount", "exact": True, "plain": True, "lined": True,
        "head": [(40, 0, ["*Tax Invoice", "Order Id: OD118820044178001", "Order Date: 01-01-2025, 11:32 AM"]), (300, 1, ["Invoice No: {no}", "Invoice Date: {date}, 04:10 PM"]), (570, 1, ["|GSTIN: {s[gstin]}", "|PAN: {s[pan]}"]),
                 (40, 5, ["*Sold By", "{s[name]},", "{s[street]},", "{s[city]}, {s[state]}"]), (220, 5, ["*Shipping Address", "{b[name]},", "{b[street]},", "{b[city]}, IN-{b[state]}"]), (400, 5, ["*Billing Address", "{b[name]},", "{b[street]},", "{b[city]}, IN-{b[state]}", "GSTIN: {b[gstin]}"])],
        "table_at": 12, "no_place": True,
        "columns": [("Product", "description", 40, "l", 110), ("HSN", "hsn", 160, "l"), ("Qty", "qty", 220, "r"), ("Gross\nAmount ₹", "gross", 285, "r"), ("Discount\n₹", "disc", 340, "r"), ("Taxable\nValue ₹", "taxable", 400, "r"), ("CGST\n₹", "cgst", 450, "r"), ("SGST\n₹", "sgst", 505, "r"), ("IGST\n₹", "igst", 480, "r"), ("Total\n₹", "total", 570, "r")],
        "table_total": "Total", "foot": [("Grand Total ₹", "payable")], "foot_at": (420, 570), "after": [(570, 0, ["|{s[name]}", "", "|Authorized Signatory"]), (40, 4, ["*Returns Policy: At all times, goods can be returned within the policy of the seller.", "The goods sold are intended for end user consumption and not for re-sale.", "Contact: 1800 208 9898 || www.example.com/helpcentre"])]},
    # a wholesaler of medicines: narrow columns of pack, batch, expiry and MRP, the number of strips first, free ones beside, classes of tax below
    "strips": {
        "font": "mono", "size": 5.6, "date": "%d-%m-%Y", "one_rate": 12, "disc": "rate", "batch": True, "intra": True, "plain": True, "percent": "", "words": "Rs. {} only", "words1": ["10S", "15S", "100ML", "1S"], "words2": ["SUNP", "CIPL", "MANK", "ALKE"],
        "head": [(40, 0, ["**{s[name]}", "{s[street]}, {s[city]}", "Phone : 0253-2570118", "D.L.No. : 20B-118820, 21B-118821", "GSTIN : {s[gstin]}"]), (300, 0, ["**^GST INVOICE", "^CREDIT"]), (400, 0, ["*{b[name]}", "{b[street]}", "{b[city]}", "D.L.No. : 20B/4410, 21B/4411", "GSTIN : {b[gstin]}"]), (40, 7, ["Invoice No. : {no}", "L.R. No.    :"]), (250, 7, ["Date  : {date}", "Cases : 1"]), (400, 7, ["Due Date : {due}", "Salesman : DIRECT"])],
        "table_at": 10, "due": True, "no_place": True,
        "columns": [("SN.", "n", 38, "l"), ("MFG", "words2", 54, "l"), ("QTY.", "qty", 92, "r"), ("FREE", "free", 112, "r"), ("PACK", "words1", 118, "l"), ("PRODUCT NAME", "description", 142, "l"), ("HSN", "hsn", 238, "l"), ("BATCH", "batch", 268, "l"), ("EXP.", "exp", 294, "l"), ("M.R.P.", "mrp", 350, "r"), ("RATE", "price", 392, "r"), ("DIS.", "disc_rate", 416, "r"), ("SGST", "half", 440, "r"), ("CGST", "half", 464, "r"), ("AMOUNT", "taxable", 520, "r"), ("NET AMT", "total", 572, "r")],
        "summary": ("rate", [("CLASS", "taxname", 40, "l"), ("TOTAL", "taxable", 140, "r"), ("SGST", "sgst", 210, "r"), ("CGST", "cgst", 280, "r"), ("TOTAL GST", "tax", 350, "r")]), "summary_first": True,
        "foot": [("SUB TOTAL", "taxable"), ("SGST PAYBLE", "sgst"), ("CGST PAYBLE", "cgst"), ("ROUND OFF", "round"), ("GRAND TOTAL", "payable")], "foot_at": (430, 572), "after": [(40, 0, ["{words}", "Terms & Conditions", "Goods once sold will not be taken back or exchanged.", "Bills not paid due date will attract 24% interest."]), (400, 2, ["For {s[name]}", "Authorised signatory"])]},
    # what an app for cars with drivers gives to firms: a tax point beside each line, the rate before the taxes, net amounts last
    "rides": {
        "font": "sans", "size": 8.5, "date": "%d/%m/%Y", "one_rate": 5, "exact": True, "words1": ["01/01/2025", "03/01/2025", "07/01/2025"],
        "head": [(40, 0, ["**Tax Invoice", "Original for recipient"]), (40, 4, ["*{b[name]}", "{b[street]}", "{b[city]}", "GST Number: {b[gstin]}"]), (330, 4, ["Invoice Number: {no}", "Invoice Date: {date}", "Category of services: Passenger Transport Services", "SAC: 996412", "Place of Supply (State): {b[state]}"]), (40, 10, ["Invoice issued by:", "*{s[name]}", "{s[street]}, {s[city]}", "GST Number: {s[gstin]}"])],
        "table_at": 16,
        "columns": [("Tax Point Date", "words1", 40, "l"), ("Description", "description", 115, "l"), ("Qty", "qty", 290, "r"), ("Tax", "rate", 330, "r"), ("CGST Amount", "cgst", 410, "r"), ("SGST Amount", "sgst", 490, "r"), ("IGST Amount", "igst", 490, "r"), ("Net Amount", "taxable", 568, "r")],
        "foot": [("Total Net Amount", "taxable"), ("Total CGST 2.5%", "cgst"), ("Total SGST 2.5%", "sgst"), ("Total IGST 5%", "igst"), ("Total Amount Payable", "payable")], "foot_at": (380, 568), "after": [(40, 0, ["Whether tax is payable on reverse charge basis: No", "This is a digitally signed computer generated invoice."])]},
    # an app of small traders: number and dates in one line, tax and rate in one cell, number of goods and pieces below
    "quickbill": {
        "font": "dejavu", "size": 7, "date": "%d %b %Y", "due": True, "cur": "₹", "foot_cur": "₹", "words": "INR {} Only.", "lined": True,
        "head": [(40, 0, ["*TAX INVOICE"]), (570, 0, ["|ORIGINAL FOR RECIPIENT"]), (40, 2, ["**{s[name]}", "*GSTIN {s[gstin]}", "{s[street]}, {s[city]}, {s[state]}", "Mobile +91 9822011223   Email desk@example.com"]),
                 (40, 8, ["Invoice #: {no}"]), (220, 8, ["Invoice Date: {date}"]), (420, 8, ["Due Date: {due}"]), (40, 10, ["*Customer Details:", "{b[name]}", "GSTIN: {b[gstin]}", "Ph: 9811000000"]), (220, 10, ["*Billing Address:", "{b[street]}", "{b[city]}, {b[state]}"]), (420, 10, ["*Shipping Address:", "{b[street]}", "{b[city]}, {b[state]}"]), (40, 15, ["Place of Supply: {b[code]}-{b[state]}"])],
        "table_at": 18,
        "columns": [("#", "n", 40, "l"), ("Item", "description", 60, "l"), ("HSN/SAC", "hsn", 220, "l"), ("Rate/Item", "price", 315, "r"), ("Qty", "qtyunit", 365, "r"), ("Taxable Value", "taxable", 435, "r"), ("Tax Amount", "taxpair", 505, "r"), ("Amount", "total", 572, "r")],
        "foot": [("Taxable Amount", "taxable"), ("CGST {half}%", "cgst@"), ("SGST {half}%", "sgst@"), ("IGST {rate}%", "igst@"), ("Round Off", "round"), ("Total", "payable"), ("Amount Payable:", "payable")], "foot_at": (400, 572),
        "left": [(40, 9, ["Total amount (in words): {words}"])], "after": [(40, 0, ["*Bank Details:", "Bank: Sahyadri Gramin Bank", "Account #: 50200012345678", "IFSC Code: SGBK0000123"]), (400, 0, ["For {s[name]}", "", "Authorized Signatory"])]},
    # a page for free lancers: billed by and to, rate of the tax before price and amount, totals in small
    "billedby": {
        "font": "dejavu", "size": 7.5, "date": "%b %d, %Y", "exact": True, "due": True, "cur": "₹", "foot_cur": "₹", "cell_cur": "₹",
        "head": [(40, 0, ["**Invoice"]), (40, 3, ["Invoice No #", "Invoice Date", "Due Date"]), (130, 3, ["*{no}", "*{date}", "*{due}"]), (40, 7, ["*Billed By", "*{s[name]}", "{s[street]}, {s[city]},", "{s[state]}, India", "GSTIN: {s[gstin]}", "PAN: {s[pan]}"]), (320, 7, ["*Billed To", "*{b[name]}", "{b[street]}, {b[city]},", "{b[state]}, India", "GSTIN: {b[gstin]}", "PAN: {b[pan]}"]),
                 (40, 14, ["Country of Supply: India"]), (320, 14, ["Place of Supply: {b[state]} ({b[code]})"])],
        "table_at": 17,
        "columns": [("", "n", 40, "l"), ("Item", "description", 55, "l", 105), ("HSN/\nSAC", "hsn", 170, "l"), ("GST\nRate", "rate", 235, "r"), ("Quantity", "qty", 280, "r"), ("Rate", "price", 345, "r"), ("Amount", "taxable", 415, "r"), ("CGST", "cgst", 465, "r"), ("SGST", "sgst", 515, "r"), ("IGST", "igst", 490, "r"), ("Total", "total", 574, "r")],
        "foot": [("Amount", "taxable"), ("CGST", "cgst"), ("SGST", "sgst"), ("IGST", "igst"), ("Total (INR)", "payable")], "foot_at": (400, 574), "left": [(40, 0, ["Total (in words) : {words}"])], "after": [(40, 0, ["*Terms and Conditions", "1. Please quote invoice number when remitting funds."])]},
    # a maker with a large program: number and date in one value, materials, basic and assessable values, taxes called central and state
    "assessable": {
        "font": "sans", "size": 7, "date": "%d.%m.%Y", "one_rate": 18, "disc": "rate", "words": "RUPEES {} ONLY", "words1": ["000010", "000020", "000030", "000040", "000050"], "lined": True,
        "head": [(300, 0, ["*^TAX INVOICE", "^(Issued under Section 31 of CGST Act, 2017)"]), (40, 3, ["*{s[name]}", "Plant : {s[street]}", "{s[city]}", "State : {s[state]} ({s[code]})", "GSTIN : {s[gstin]}", "CIN : L28100MH1988PLC004410"]), (330, 3, ["Invoice No. & Date", "Sales Order No. & Date", "Cust. PO No. & Date", "Delivery No.", "Transporter", "Vehicle No.", "Terms of Payment"]), (430, 3, [": {no} / {date}", ": 4100118820 / 02.01.2025", ": PO-4410 / 30.12.2024", ": 8000441022", ": SELF", ": MH12AB1021", ": 45 days from invoice"]),
                 (40, 11, ["*Sold-to Party", "{b[name]}", "{b[street]}", "{b[city]}", "State Code : {b[code]}  {b[state]}", "GSTIN : {b[gstin]}", "Cust. Code : 1100442"]), (330, 11, ["*Ship-to Party", "{b[name]}", "{b[street]}", "{b[city]}", "State Code : {b[code]}  {b[state]}", "GSTIN : {b[gstin]}"])],
        "table_at": 20, "no_place": True,
        "columns": [("Item", "words1", 38, "l"), ("Material\nDescription", "description", 70, "l", 90), ("HSN", "hsn", 170, "l"), ("Qty", "qty", 225, "r"), ("UoM", "unit", 232, "l"), ("Basic\nPrice", "price", 300, "r"), ("Basic\nValue", "gross", 365, "r"), ("Disc.", "disc", 410, "r"), ("Assessable\nValue", "taxable", 475, "r"), ("GST\n%", "rate", 505, "r"), ("GST\nAmount", "tax", 572, "r")],
        "foot": [("Total Basic Value", "gross"), ("Less: Discount", "disc"), ("Total Assessable Value", "taxable"), ("Central GST @ 9.00 %", "cgst"), ("State GST @ 9.00 %", "sgst"), ("Integrated GST @ 18.00 %", "igst"), ("Rounding Diff.", "round"), ("Total Invoice Value (INR)", "payable")], "foot_at": (370, 572), "left": [(40, 0, ["Invoice Value in Words", "{words}"])]},
    # a cloth merchant: pieces and cut before the metres, agent and lorry's receipt, days of credit
    "taka": {
        "font": "serif", "size": 8.5, "date": "%d/%m/%Y", "one_rate": 5, "exact": False, "words1": ["12", "8", "20", "5"], "words2": ["95.50", "110.00", "102.25", "98.00"],
        "head": [(300, 0, ["^|| Shree Ganeshay Namah ||", "**^{s[name]}", "^{s[street]}, {s[city]}", "^GSTIN : {s[gstin]}   PAN : {s[pan]}", "*^TAX INVOICE"]), (40, 7, ["M/s. : {b[name]}", "         {b[street]}", "         {b[city]}", "State : {b[state]}  Code : {b[code]}", "GSTIN : {b[gstin]}", "Agent : RAMESH AGENCY"]), (370, 7, ["Bill No. : {no}", "Date : {date}", "Challan No. : 4410", "L.R. No. : 88120", "Transport : NAVKAR ROADLINES", "Due Days : 60"])],
        "table_at": 15, "grid": True, "no_place": True,
        "columns": [("Sr.", "n", 40, "l"), ("Quality", "description", 65, "l"), ("HSN", "hsn", 235, "l"), ("Taka", "words1", 305, "r"), ("Cut", "words2", 350, "r"), ("Mtrs.", "qty", 410, "r"), ("Rate", "price", 475, "r"), ("Amount", "taxable", 568, "r")],
        "foot": [("Total", "taxable"), ("Less : Discount 0.00 %", "zero"), ("Taxable Amount", "taxable"), ("CGST 2.50 %", "cgst"), ("SGST 2.50 %", "sgst"), ("IGST 5.00 %", "igst"), ("Round Off", "round"), ("Net Amount", "payable")], "foot_at": (370, 568), "left": [(40, 1, ["Rupees in words :", "{words}"])], "after": [(40, 0, ["Terms : 1) Complaints within 3 days only.", "2) Interest @ 24% after due date."]), (420, 0, ["For {s[name]}", "", "Auth. Sign."])]},
    # a restaurant's to a firm that entertained there: table, covers, steward; taxes in the foot, to pay
    "covers": {
        "font": "mono", "size": 8, "date": "%d/%m/%y", "one_rate": 5, "intra": True, "plain": True, "words": "Rupees {} Only",
        "head": [(300, 0, ["*^{s[name]}", "^{s[street]}", "^{s[city]}", "^GSTIN : {s[gstin]}", "^FSSAI : 11518004000441", "*^TAX INVOICE"]), (140, 7, ["Bill No   : {no}", "Table No  : 12", "Steward   : RAJU"]), (330, 7, ["Date   : {date} 21:42", "Covers : 4", "KOT No : 118,121"]), (140, 11, ["Guest  : {b[name]}", "GSTIN  : {b[gstin]}"])],
        "table_at": 15, "no_place": True,
        "columns": [("Item", "description", 140, "l"), ("Qty", "qty", 330, "r"), ("Rate", "price", 400, "r"), ("Amount", "taxable", 480, "r")],
        "foot": [("Food Total", "taxable"), ("CGST @ 2.5%", "cgst"), ("SGST @ 2.5%", "sgst"), ("Round Off", "round"), ("Net To Pay", "payable")], "foot_at": (250, 480), "after": [(300, 0, ["^SAC : 996331", "^Thank you, visit again"])]},
    # a bank's for its charges in a month: dates of transactions, value of service, each tax with its rate beside
    "bankcharge": {
        "font": "sans", "size": 7.5, "date": "%d-%b-%Y", "one_rate": 18, "exact": True, "both": True, "words1": ["01-Jan-2025", "03-Jan-2025", "07-Jan-2025", "15-Jan-2025"],
        "head": [(40, 0, ["**{s[name]}", "{s[street]}, {s[city]}"]), (570, 0, ["*|TAX INVOICE", "|(Original for Recipient)"]), (40, 4, ["GSTIN of Supplier", "State of Supplier", "Invoice Number", "Invoice Date"]), (150, 4, [": {s[gstin]}", ": {s[state]} ({s[code]})", ": {no}", ": {date}"]), (320, 4, ["Customer Name", "Customer ID", "Account No.", "Customer GSTIN", "Customer Address", "Place of Supply"]), (420, 4, [": {b[name]}", ": 88120441", ": XXXXXXXX4410", ": {b[gstin]}", ": {b[street]}, {b[city]}", ": {b[state]} ({b[code]})"])],
        "table_at": 13, "lined": True,
        "columns": [("Sr\nNo", "n", 38, "l"), ("Transaction\nDate", "words1", 58, "l"), ("Description of\nService", "description", 112, "l", 95), ("SAC", "hsn", 212, "l"), ("Value of\nService", "taxable", 298, "r"), ("CGST\n%", "half", 335, "r"), ("CGST\nAmt", "cgst", 385, "r"), ("SGST\n%", "half", 412, "r"), ("SGST\nAmt", "sgst", 460, "r"), ("IGST\n%", "irate", 485, "r"), ("IGST\nAmt", "igst", 525, "r"), ("Total", "total", 574, "r")],
        "table_total": "Total", "total_at": 2, "foot": [("Total Invoice Value", "payable")], "foot_at": (400, 574), "after": [(40, 0, ["Total Invoice Value (in words) : {words}", "Whether tax payable under reverse charge : No", "This is a computer generated invoice and does not require signature."])]},
}

# Eight more, written and read after the work on those above.
SEVENTEENTH = {
    # an app of a shop for telephones: counts and prices, a table by kind of tax with its rate and amount beside the foot
    "phoneshop": {
        "font": "dejavu", "size": 7, "date": "%d/%m/%Y", "disc": "rate", "received": True, "cur": "₹ ", "foot_cur": "₹ ", "cell_cur": "₹ ", "words": "{} Rupees only", "words1": ["356112", "356118", "356140"],
        "head": [(300, 0, ["*^Tax Invoice"]), (40, 2, ["**{s[name]}", "{s[street]}, {s[city]}", "Ph. no.: 9822011223", "GSTIN: {s[gstin]}", "State: {s[code]}-{s[state]}"]), (40, 8, ["*Bill To:", "{b[name]}", "{b[street]}, {b[city]}", "Contact No.: 9811000000", "GSTIN: {b[gstin]}", "State: {b[code]}-{b[state]}"]), (250, 8, ["*Ship To:", "{b[street]}, {b[city]}"]), (420, 8, ["*Invoice Details:", "No: {no}", "Date: {date}", "Place of Supply: {b[code]}-{b[state]}"])],
        "table_at": 16, "lined": True,
        "columns": [("#", "n", 40, "l"), ("Item Name", "description", 55, "l"), ("HSN/SAC", "hsn", 170, "l"), ("Serial No.", "words1", 215, "l"), ("Qty", "qty", 280, "r"), ("Unit", "unit", 290, "l"), ("Price/Unit(₹)", "price", 375, "r"), ("Discount(₹)", "discpair", 440, "r"), ("GST(₹)", "taxpair", 508, "r"), ("Amount(₹)", "total", 574, "r")],
        "table_total": "Total", "foot": [("Sub Total", "with_tax"), ("Round off", "round"), ("Total", "payable"), ("Received", "received"), ("Balance", "balance")], "foot_at": (410, 574),
        "summary": ("rate", [("Tax Type", "taxname", 40, "l"), ("Taxable Amount (₹)", "taxable", 190, "r"), ("Rate(%)", "rate", 250, "r"), ("Tax Amount (₹)", "tax", 340, "r")]),
        "after": [(40, 0, ["*Invoice Amount In Words", "{words}", "*Terms and conditions:", "Thanks for doing business with us!"])]},
    # seats of a software, from a service that bills for others: prices without tax, a tax for a country with what it is on
    "seats": {
        "font": "sans", "size": 9, "date": "%B %-d, %Y", "one_rate": 18, "exact": True, "due": True, "group": "western", "cur": "Rs. ", "foot_cur": "Rs. ", "cell_cur": "Rs. ", "no_place": True,
        "head": [(40, 0, ["**Tax invoice"]), (40, 3, ["*Invoice number", "Date of issue", "Date due"]), (140, 3, ["*{no}", "{date}", "{due}"]), (40, 7, ["*{s[name]}", "{s[street]}", "{s[city]}", "{s[state]}", "India", "IN GST {s[gstin]}"]), (300, 7, ["*Bill to", "{b[name]}", "{b[street]}", "{b[city]}", "{b[state]}", "India", "IN GST {b[gstin]}"])],
        "table_at": 18,
        "columns": [("Description", "description", 40, "l"), ("Qty", "qty", 310, "r"), ("Unit price\n(excl. tax)", "price", 400, "r"), ("Tax", "rate", 450, "r"), ("Amount\n(excl. tax)", "taxable", 565, "r")],
        "foot": [("Subtotal", "taxable"), ("Total excluding tax", "taxable"), ("CGST - India ({half}% on Rs. {base})", "cgst@"), ("SGST - India ({half}% on Rs. {base})", "sgst@"), ("IGST - India ({rate}% on Rs. {base})", "igst@"), ("Total", "payable"), ("Amount due", "payable")], "foot_at": (300, 565)},
    # a chain of stores to firms: articles, prices from a list with tax, savings, a rate with the value on it
    "megastore": {
        "font": "sans", "size": 7.5, "date": "%d-%m-%Y", "exact": True, "incl": True, "plain": True, "intra": True, "words1": ["490118", "490244", "581102"],
        "head": [(300, 0, ["*^{s[name]}", "^{s[street]}, {s[city]}", "^GSTIN No: {s[gstin]}   FSSAI: 11518004000441", "*^TAX INVOICE"]), (40, 6, ["Invoice No.", "Invoice Date", "Till / Cashier", "Loyalty Card"]), (120, 6, [": {no}", ": {date}", ": 4 / 88120", ": 99110044"]), (320, 6, ["Customer Name", "Customer Address", "Customer GSTIN", "Place of Supply"]), (410, 6, [": {b[name]}", ": {b[street]}, {b[city]}", ": {b[gstin]}", ": {b[state]} ({b[code]})"])],
        "table_at": 12, "lined": True,
        "columns": [("Article", "words1", 40, "l"), ("Article Description", "description", 85, "l"), ("HSN", "hsn", 205, "l"), ("MRP", "mrp", 275, "r"), ("Selling\nPrice", "incl", 325, "r"), ("Qty", "qty", 350, "r"), ("Taxable\nValue", "taxable", 410, "r"), ("GST%", "rate", 440, "r"), ("CGST", "cgst", 485, "r"), ("SGST", "sgst", 528, "r"), ("Net\nAmount", "total", 576, "r")],
        "table_total": "Total", "foot": [("Total Invoice Amount", "payable")], "foot_at": (380, 576), "after": [(40, 0, ["Amount in words : {words}", "Tender Type : Credit Card", "E & O E", "Goods sold are as per the terms on the reverse."])]},
    # an open program of many countries: title with the number, labels over their values, taxes by name in the line, an untaxed amount
    "untaxed": {
        "font": "sans", "size": 9, "date": "%d/%m/%Y", "exact": True, "disc": "rate", "due": True, "words": "Total amount in words: {} Rupees",
        "head": [(40, 0, ["**{s[name]}", "{s[street]}", "{s[city]}", "{s[state]} {s[code]}", "India", "GSTIN: {s[gstin]}"]), (360, 7, ["{b[name]}", "{b[street]}", "{b[city]}", "{b[state]}", "India", "GSTIN: {b[gstin]}"]), (40, 12, ["Place of supply: {b[state]}"]), (40, 14, ["**Tax Invoice {no}"]), (40, 17, ["*Invoice Date:", "{date}"]), (170, 17, ["*Due Date:", "{due}"]), (300, 17, ["*Source:", "S00441"]), (430, 17, ["*Reference:", "PO-8812"])],
        "table_at": 21, "lined": True,
        "columns": [("Description", "description", 40, "l"), ("HSN/SAC", "hsn", 200, "l"), ("Quantity", "qtyunit", 300, "r"), ("Unit Price", "price", 370, "r"), ("Disc.%", "disc_rate", 415, "r"), ("Taxes", "taxname", 430, "l"), ("Amount", "taxable", 570, "r")],
        "foot": [("Untaxed Amount", "taxable"), ("CGST", "cgst"), ("SGST", "sgst"), ("IGST", "igst"), ("Total", "payable"), ("Amount Due", "payable")], "foot_at": (380, 570), "after": [(40, 0, ["{words}", "Payment terms: 30 Days", "Payment Communication: {no}"])]},
    # a portal's print of an electronic invoice with the registration at the top, quantity with its unit, all taxes in the line
    "cleargrid": {
        "font": "sans", "size": 7, "date": "%d/%m/%Y", "disc": "amount", "both": True, "percent": "",
        "head": [(40, 0, ["*IRN: {irn}", "Ack No: 132510036563310    Ack Date: {date}"]), (300, 3, ["*^TAX INVOICE"]), (40, 5, ["*Supplier Details", "Legal Name: {s[name]}", "Address: {s[street]}, {s[city]}", "State: {s[state]} ({s[code]})", "GSTIN: {s[gstin]}"]), (230, 5, ["*Recipient Details", "Legal Name: {b[name]}", "Address: {b[street]}, {b[city]}", "State: {b[state]} ({b[code]})", "GSTIN: {b[gstin]}"]),
                 (430, 5, ["*Document Details", "Document Type: Invoice", "Document No: {no}", "Document Date: {date}", "Place of Supply: {b[state]}", "Supply Type: B2B", "Reverse Charge: No"])],
        "table_at": 14, "lined": True,
        "columns": [("S. No", "n", 38, "l"), ("Product / Service", "description", 62, "l", 82), ("HSN / SAC", "hsn", 148, "l"), ("Qty / UQC", "qtyunit", 230, "r"), ("Unit Price", "price", 282, "r"), ("Discount", "disc", 325, "r"), ("Taxable Value", "taxable", 385, "r"), ("Tax Rate\n(%)", "rate", 432, "r"), ("CGST", "cgst", 472, "r"), ("SGST", "sgst", 508, "r"), ("IGST", "igst", 545, "r"), ("Total", "total", 590, "r")],
        "foot": [("Total Taxable Value", "taxable"), ("Total CGST", "cgst"), ("Total SGST", "sgst"), ("Total IGST", "igst"), ("Round Off", "round"), ("Total Invoice Value", "payable")], "foot_at": (420, 590), "left": [(40, 0, ["Invoice value in words: {words}"])]},
    # a distributor of books: no tax, the price of a list less a discount, numbers of thirteen digits
    "titles": {
        "font": "serif", "size": 9, "date": "%d.%m.%Y", "zero": True, "exact": True, "disc": "rate", "kind": "bill_of_supply", "words1": ["9789350118820", "9788172244177", "9780143441021"],
        "head": [(300, 0, ["**^{s[name]}", "^Publishers & Distributors", "^{s[street]}, {s[city]}", "^GSTIN {s[gstin]}", "", "*^BILL OF SUPPLY"]), (40, 8, ["To", "*M/s {b[name]}", "{b[street]}", "{b[city]}", "GSTIN {b[gstin]}"]), (400, 8, ["Bill No. {no}", "Date {date}", "Order No. Verbal", "Despatch Through : Courier"])],
        "table_at": 15, "lined": True, "no_place": True,
        "columns": [("S.No.", "n", 40, "l"), ("ISBN", "words1", 70, "l"), ("Title", "description", 150, "l"), ("HSN", "hsn", 290, "l"), ("Qty.", "qty", 350, "r"), ("Price", "price", 420, "r"), ("Disc%", "disc_rate", 470, "r"), ("Net Amount", "taxable", 568, "r")],
        "table_total": "Total", "total_at": 2, "foot": [("Net Payable", "payable")], "foot_at": (400, 568), "after": [(40, 0, ["{words}", "Composition / exempt supply: no tax is charged on this bill."])]},
    # a buyer's to the supplier, for goods that were short: number and date of the invoice against, rates and taxes in groups
    "shortage": {
        "font": "sans", "size": 8, "date": "%d-%b-%Y", "exact": True, "kind": "debit_note", "one_rate": 18, "both": True,
        "head": [(300, 0, ["**^{s[name]}", "^{s[street]}, {s[city]}", "^GSTIN : {s[gstin]} | PAN : {s[pan]}", "*^DEBIT NOTE"]), (40, 6, ["*To,", "*{b[name]}", "{b[street]}", "{b[city]}", "GSTIN : {b[gstin]}", "State : {b[state]} ({b[code]})"]), (360, 6, ["Debit Note No.", "Debit Note Date", "Original Invoice No.", "Original Invoice Date", "Reason"]), (460, 6, [": {no}", ": {date}", ": S/4410", ": 02-Jan-2025", ": Short receipt"])],
        "table_at": 14, "lined": True, "no_place": True, "groups": [("CGST", 405), ("SGST", 470), ("IGST", 535)],
        "columns": [("\nSr", "n", 40, "l"), ("\nParticulars", "description", 60, "l", 100), ("\nHSN", "hsn", 165, "l"), ("\nShort Qty", "qty", 240, "r"), ("\nRate", "price", 300, "r"), ("\nValue", "taxable", 365, "r"), ("\n%", "half", 392, "r"), ("\nAmt", "cgst", 437, "r"), ("\n%", "half", 458, "r"), ("\nAmt", "sgst", 502, "r"), ("\n%", "irate", 523, "r"), ("\nAmt", "igst", 572, "r")],
        "table_total": "Total", "foot": [("Total Debit Amount", "payable")], "foot_at": (400, 572), "after": [(40, 0, ["In words : {words}", "We have debited your account with the above amount. Kindly acknowledge."]), (400, 3, ["For {s[name]}", "", "Authorised Signatory"])]},
    # a line between two offices: circuits, a period of charges, a summary of the bill beside
    "circuit": {
        "font": "sans", "size": 8, "date": "%d-%b-%y", "one_rate": 18, "exact": True, "due": True, "words1": ["CKT-4410", "CKT-4417", "CKT-0021"], "words2": ["01-Jan-25 to 31-Mar-25"],
        "head": [(40, 0, ["**{s[name]}", "{s[street]}, {s[city]}"]), (570, 0, ["*|Tax Invoice", "|Original for Recipient"]), (40, 4, ["*Customer Name & Address", "{b[name]}", "{b[street]}", "{b[city]}", "{b[state]}", "Customer GSTIN : {b[gstin]}"]), (330, 4, ["Invoice Number", "Invoice Date", "Payment Due Date", "Customer Account No.", "PO Number", "Supplier GSTIN", "Place of Supply"]), (440, 4, [": {no}", ": {date}", ": {due}", ": 70011882", ": PO/22/118", ": {s[gstin]}", ": {b[state]}"])],
        "table_at": 14, "lined": True,
        "columns": [("Circuit ID", "words1", 40, "l"), ("Service Description", "description", 95, "l"), ("Charge Period", "words2", 230, "l"), ("SAC", "hsn", 345, "l"), ("Charges\n(INR)", "taxable", 430, "r"), ("GST\n(%)", "rate", 464, "r"), ("GST Amount\n(INR)", "tax", 526, "r"), ("Total\n(INR)", "total", 574, "r")],
        "foot": [("Total Charges", "taxable"), ("CGST @ 9%", "cgst"), ("SGST @ 9%", "sgst"), ("IGST @ 18%", "igst"), ("Total Amount Payable", "payable")], "foot_at": (380, 574), "left": [(40, 0, ["Amount in words :", "{words}"])], "after": [(40, 0, ["Please pay by NEFT to A/c 50200012345678, IFSC SGBK0000123.", "Registered Office : {s[street]}, {s[city]}"])]},
}
