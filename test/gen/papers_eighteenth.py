# SPDX-License-Identifier: AGPL-3.0-or-later
"""An eighteenth batch of GST invoices by description, in the form of papers_gst.py: prints of programs and trades with a structure of their own, with names and figures of our own."""

BANK = ["Bank Name : Sahyadri Gramin Bank", "A/c No. : 50200012345678", "Branch & IFS Code : Market Yard & SGBK0000123"]

EIGHTEENTH = {
    # the commonest program with alternate units: parts' numbers, a second quantity in another unit, the taxes within the table
    "altqty": {
        "font": "dejavu", "size": 6.5, "date": "%-d-%b-%y", "disc": "rate", "minus": "word", "words": "INR {} Only", "grid": True, "cur": "₹ ", "no_place": True,
        "words1": ["HX-1182", "BR-4410", "LP-2007"], "words2": ["2 BOX", "4 CTN", "1 BOX", "6 CTN"],
        "head": [(300, 0, ["*^TAX INVOICE", "^(DUPLICATE FOR TRANSPORTER)"]), (40, 3, ["*{s[name]}", "{s[street]}", "{s[city]}", "GSTIN/UIN: {s[gstin]}", "State Name :  {s[state]}, Code : {s[code]}", "Contact : 0253-2570118"]),
                 (40, 10, ["Consignee (Ship to)", "*{b[name]}", "{b[street]}", "{b[city]}", "GSTIN/UIN     : {b[gstin]}"]), (40, 16, ["Buyer (Bill to)", "*{b[name]}", "{b[street]}", "{b[city]}", "GSTIN/UIN     : {b[gstin]}"]),
                 (310, 3, ["Invoice No.", "*{no}", "Delivery Note", "DN/118", "Buyer's Order No.", "", "Dispatched through", "Own Vehicle", "Terms of Delivery"]), (450, 3, ["Dated", "*{date}", "Mode/Terms of Payment", "45 Days", "Dated", "", "Destination", "{b[town]}"])],
        "table_at": 23,
        "columns": [("Sl\nNo.", "n", 38, "l"), ("Description of Goods", "description", 58, "l"), ("HSN/SAC", "hsn", 185, "l"), ("Part No.", "words1", 228, "l"), ("Alt.\nQuantity", "words2", 312, "r"), ("Quantity", "qtyunit", 370, "r"), ("Rate", "price", 428, "r"), ("per", "unit", 436, "l"), ("Disc. %", "disc_rate", 492, "r"), ("Amount", "taxable", 570, "r")],
        "foot": [("OUTPUT CGST", "cgst"), ("OUTPUT SGST", "sgst"), ("OUTPUT IGST", "igst"), ("ROUND OFF A/C", "round"), ("Total", "payable")], "foot_at": (130, 570), "foot_room": 300,
        "summary": ("hsn", [("HSN/SAC", "hsn", 40, "l"), ("Taxable\nValue", "taxable", 220, "r"), ("CGST\nRate", "half", 270, "r"), ("CGST\nAmount", "cgst", 340, "r"), ("SGST/UTGST\nRate", "half", 410, "r"), ("SGST/UTGST\nAmount", "sgst", 480, "r"), ("IGST\nRate", "irate", 300, "r"), ("IGST\nAmount", "igst", 420, "r"), ("Total\nTax Amount", "tax", 570, "r")]), "summary_total": True,
        "after": [(40, 0, ["Amount Chargeable (in words)", "*{words}", "", "Company's PAN : {s[pan]}"]), (380, 1, ["Company's Bank Details", *BANK, "for {s[name]}", "", "Authorised Signatory"])]},
    # what a market place of the government makes for its sellers: both parties with their orders, all taxes in columns, no rounding
    "gemseller": {
        "font": "dejavu", "size": 6, "date": "%d-%b-%Y", "exact": True, "lined": True, "percent": "",
        "head": [(300, 0, ["**^Tax Invoice"]), (40, 3, ["Invoice No: {no}", "Invoice Date: {date}", "Contract No: GEMC-511687712345678", "Contract Date: 02-Jan-2025"]), (330, 3, ["Dispatch Mode: By Road", "LR No: 88120", "Place of Supply: {b[state]}"]),
                 (40, 8, ["*Seller Details", "Company Name: {s[name]}", "Address: {s[street]}, {s[city]}, {s[state]}", "GSTIN: {s[gstin]}", "MSME Registered: Yes"]), (330, 8, ["*Buyer Details", "Organisation Name: {b[name]}", "Address: {b[street]}, {b[city]}, {b[state]}", "GSTIN: {b[gstin]}", "Designation: Stores Officer"])],
        "table_at": 15,
        "columns": [("#", "n", 38, "l"), ("Product Name", "description", 52, "l", 100), ("HSN Code", "hsn", 158, "l"), ("Supplied\nQty", "qty", 224, "r"), ("Measurement\nUnit", "unit", 232, "l"), ("Unit Price\n(₹)", "price", 320, "r"), ("Taxable Value\n(₹)", "taxable", 378, "r"), ("Tax Rate\n(%)", "rate", 412, "r"), ("CGST\n(₹)", "cgst", 460, "r"), ("SGST/UTGST\n(₹)", "sgst", 512, "r"), ("IGST\n(₹)", "igst", 480, "r"), ("Total\n(₹)", "total", 574, "r")],
        "foot": [("Total Taxable Value (₹)", "taxable"), ("Total Tax (₹)", "tax"), ("Total Invoice Value (₹)", "payable")], "foot_at": (380, 574), "left": [(40, 0, ["Total Invoice Value (in words)", "{words}"])], "after": [(40, 0, ["I/We hereby certify that the above goods are supplied as per the contract.", "Authorised Signatory of Seller"])]},
    # a distributor of medicines: makers and schemes first, what a scheme takes off, all sums in one strip of boxes
    "chemdist": {
        "font": "mono", "size": 5.6, "date": "%d/%m/%Y", "disc": "amount", "batch": True, "plain": True, "percent": "", "words": "Rs. {} only", "words1": ["10S", "15S", "100ML", "1S"], "words2": ["SUN", "CIP", "MAN", "ALK"], "no_place": True,
        "head": [(40, 0, ["**{s[name]}", "{s[street]}, {s[city]}", "D.L.No: 20B-118820/21B-118821", "GSTIN: {s[gstin]}"]), (300, 0, ["*^GST TAX INVOICE", "^CREDIT MEMO"]), (400, 0, ["To : {b[name]}", "{b[street]}, {b[city]}", "DL: 20B-4410/21B-4411", "GSTIN: {b[gstin]}"]), (40, 6, ["Inv No: {no}"]), (180, 6, ["Inv Dt: {date}"]), (320, 6, ["Rep: RAJU"]), (440, 6, ["Route: CITY-2"])],
        "table_at": 9,
        "columns": [("Mfr", "words2", 38, "l"), ("Qty", "qty", 72, "r"), ("Sch", "free", 92, "r"), ("Item Description", "description", 98, "l"), ("Pack", "words1", 188, "l"), ("HSN", "hsn", 212, "l"), ("Batch No", "batch", 240, "l"), ("Exp", "exp", 272, "l"), ("MRP", "mrp", 328, "r"), ("PTR", "price", 368, "r"), ("Sch.Amt", "disc", 408, "r"), ("Taxable", "taxable", 458, "r"), ("GST%", "rate", 480, "r"), ("GST Amt", "tax", 524, "r"), ("Net Amt", "total", 574, "r")],
        "foot": [], "strip": [("Gross Value", "gross", 90, "r"), ("Scheme", "disc", 160, "r"), ("Taxable", "taxable", 240, "r"), ("CGST", "cgst", 300, "r"), ("SGST", "sgst", 360, "r"), ("IGST", "igst", 360, "r"), ("R.Off", "round", 420, "r"), ("Net Payable", "payable", 520, "r")],
        "after": [(40, 0, ["{words}", "Goods once sold will not be taken back. Subject to Nashik jurisdiction."]), (430, 2, ["For {s[name]}", "Pharmacist"])]},
    # an inn's folio: days and charges with their taxes, an advance taken off below
    "folio": {
        "font": "serif", "size": 8.5, "date": "%d-%b-%Y", "one_rate": 12, "intra": True, "exact": True, "received": True, "words": "Rupees {} Only", "words1": ["01-Jan-2025", "01-Jan-2025", "02-Jan-2025", "03-Jan-2025"], "no_place": True,
        "head": [(300, 0, ["**^{s[name]}", "^{s[street]}, {s[city]}", "^GSTIN : {s[gstin]}", "*^TAX INVOICE / GUEST FOLIO"]), (40, 6, ["Guest Name    : Mr. R K Verma", "Company       : {b[name]}", "Address          : {b[street]}, {b[city]}", "Company GST : {b[gstin]}", "Nationality     : Indian"]), (340, 6, ["Folio No.   : {no}", "Bill Date    : {date}", "Room No.  : 204 / Deluxe", "Arrival      : 01-Jan-2025 14:10", "Departure : 04-Jan-2025 11:02"])],
        "table_at": 13,
        "columns": [("Date", "words1", 40, "l"), ("Description", "description", 105, "l"), ("SAC", "hsn", 265, "l"), ("Charges", "taxable", 370, "r"), ("CGST 6%", "cgst", 435, "r"), ("SGST 6%", "sgst", 500, "r"), ("Total", "total", 570, "r")],
        "table_total": "Total", "foot": [("Total Bill Amount", "payable"), ("Less : Advance Receipt No. 118", "received"), ("Balance Payable", "balance")], "foot_at": (330, 570), "left": [(40, 0, ["{words}"])], "after": [(40, 1, ["Cashier", "", "Guest's Signature"])]},
    # goods sold abroad with the tax paid: marks and packages before the goods, ports, the value free on board
    "igstexport": {
        "font": "sans", "size": 8, "date": "%d.%m.%Y", "one_rate": 18, "intra": False, "b2c": True, "abroad": True, "no_place": True, "exact": True, "words": "Rupees {} Only", "words1": ["MSKU 811882", "MSKU 811882", "MSKU 441028"], "words2": ["12 Cartons", "4 Pallets", "20 Bags"],
        "head": [(300, 0, ["*^EXPORT INVOICE", "^SUPPLY MEANT FOR EXPORT ON PAYMENT OF INTEGRATED TAX"]), (40, 3, ["*Exporter", "{s[name]}", "{s[street]}", "{s[city]}, {s[state]}", "GSTIN : {s[gstin]}", "IEC : 0312345678"]), (330, 3, ["Invoice No. & Date", "{no} dt. {date}", "Buyer's Order No. & Date", "PO-8812 dt. 02.01.2025", "Other Reference(s)", ""]),
                 (40, 10, ["*Consignee", "{b[name]}", "12 Hafenstrasse", "20457 Hamburg", "GERMANY"]), (330, 10, ["Country of Origin of Goods : INDIA", "Country of Final Destination : GERMANY", "Port of Loading : NHAVA SHEVA", "Port of Discharge : HAMBURG", "Terms of Delivery : FOB"])],
        "table_at": 17, "grid": True,
        "columns": [("Marks & Nos./\nContainer No.", "words1", 40, "l"), ("No. & Kind\nof Pkgs.", "words2", 112, "l"), ("Description of Goods", "description", 178, "l"), ("HSN", "hsn", 310, "l"), ("Quantity\n(Nos.)", "qty", 400, "r"), ("Rate\n(INR)", "price", 470, "r"), ("Amount\n(INR)", "taxable", 570, "r")],
        "foot": [("Total F.O.B. Value", "taxable"), ("IGST @ 18%", "igst"), ("Grand Total", "payable")], "foot_at": (380, 570), "left": [(40, 0, ["Amount Chargeable (in words) :", "{words}"])], "after": [(40, 1, ["Declaration : We declare that this invoice shows the actual price of the goods.", "", "For {s[name]}"])]},
    # goods that a shop sends back: a distributor's credit note, taxes reversed, an adjustment of paise
    "creditback": {
        "font": "sans", "size": 8, "date": "%d/%m/%Y", "kind": "credit_note", "words": "Rupees {} Only", "words1": ["A1182", "A4410", "B2007"], "no_place": True,
        "head": [(40, 0, ["**{s[name]}", "{s[street]}, {s[city]}", "GSTIN : {s[gstin]}", "State : {s[state]} ({s[code]})"]), (570, 0, ["**|CREDIT NOTE", "|(Sales Return)"]), (40, 6, ["*Issued to", "{b[name]}", "{b[street]}", "{b[city]}", "GSTIN : {b[gstin]}"]), (340, 6, ["Credit Note No.", "Credit Note Date", "Against Invoice No.", "Against Invoice Date", "Reason for return"]), (440, 6, [": {no}", ": {date}", ": GS/24-25/4410", ": 02/01/2025", ": Damaged in transit"])],
        "table_at": 13, "lined": True,
        "columns": [("S.No", "n", 40, "l"), ("Item Code", "words1", 66, "l"), ("Particulars", "description", 115, "l"), ("HSN", "hsn", 240, "l"), ("Ret. Qty", "qty", 315, "r"), ("Inv. Rate", "price", 370, "r"), ("Return Value", "taxable", 435, "r"), ("GST %", "rate", 465, "r"), ("GST Amt.", "tax", 515, "r"), ("Credit Value", "total", 574, "r")],
        "foot": [("Value of goods returned", "taxable"), ("CGST reversed", "cgst"), ("SGST reversed", "sgst"), ("IGST reversed", "igst"), ("Adjustment (+/-)", "round"), ("Net credit to your account", "payable")], "foot_at": (380, 574), "left": [(40, 0, ["{words}"])], "after": [(40, 0, ["Kindly adjust the above in your next payment."]), (420, 1, ["For {s[name]}", "", "Authorised Signatory"])]},
    # a commission agent of a market for grain: lots, bags and quintals, nothing taxed
    "mandi": {
        "font": "serif", "size": 9, "date": "%d/%m/%Y", "zero": True, "kind": "bill_of_supply", "exact": True, "no_place": True, "words": "Rupees {} only", "words1": ["118", "119", "204", "205"], "words2": ["40", "22", "65", "18"],
        "head": [(300, 0, ["*^BILL OF SUPPLY", "**^{s[name]}", "^Grain Merchants & Commission Agents", "^{s[street]}, {s[city]}", "^GSTIN : {s[gstin]}"]), (40, 7, ["M/s {b[name]}", "{b[street]}, {b[city]}", "GSTIN : {b[gstin]}"]), (400, 7, ["Bill No. : {no}", "Date : {date}", "Gate Pass : 4410"])],
        "table_at": 12, "grid": True,
        "columns": [("Lot No.", "words1", 40, "l"), ("Commodity", "description", 90, "l"), ("HSN", "hsn", 250, "l"), ("Bags", "words2", 330, "r"), ("Weight (Qtl.)", "qty", 405, "r"), ("Rate/Qtl.", "price", 475, "r"), ("Amount", "taxable", 568, "r")],
        "foot": [("Gross Amount", "taxable"), ("Net Payable", "payable")], "foot_at": (380, 568), "left": [(40, 0, ["{words}"])], "after": [(40, 0, ["Exempt supply under the notification. E. & O. E."]), (420, 1, ["For {s[name]}"])]},
    # a contractor's running bill: items of work from a book of measurements, an advance taken off what the taxes make
    "measured": {
        "font": "sans", "size": 8, "date": "%d-%m-%Y", "one_rate": 18, "exact": True, "received": True, "words": "Rupees {} Only",
        "head": [(300, 0, ["*^TAX INVOICE - RUNNING ACCOUNT BILL"]), (40, 2, ["*{s[name]}", "Civil Contractors", "{s[street]}, {s[city]}", "GSTIN : {s[gstin]}", "PAN : {s[pan]}"]), (340, 2, ["RA Bill No.", "Bill Date", "Work Order No.", "Name of Work", "Period"]), (430, 2, [": {no}", ": {date}", ": WO/4410/2024", ": Compound wall", ": Jan 2025"]), (40, 9, ["To", "The Executive Engineer", "*{b[name]}", "{b[street]}, {b[city]}", "GSTIN : {b[gstin]}", "State : {b[state]}  Code : {b[code]}"]), (340, 9, ["Place of Supply : {b[state]}"])],
        "table_at": 17, "grid": True,
        "columns": [("Item\nNo.", "n", 40, "l"), ("Description of Item of Work", "description", 70, "l"), ("SAC", "hsn", 250, "l"), ("Unit", "unit", 300, "l"), ("Qty. as per\nMB", "qty", 390, "r"), ("Agreed\nRate", "price", 460, "r"), ("Amount\n(Rs.)", "taxable", 570, "r")],
        "foot": [("Value of work done", "taxable"), ("Add : CGST @ 9%", "cgst"), ("Add : SGST @ 9%", "sgst"), ("Add : IGST @ 18%", "igst"), ("Gross Bill Amount", "payable"), ("Less : Mobilisation Advance", "received"), ("Net Amount Payable", "balance")], "foot_at": (360, 570), "left": [(40, 0, ["{words}"])], "after": [(40, 0, ["Certified that the above work has been measured and recorded."]), (420, 1, ["For {s[name]}", "", "Authorised Signatory"])]},
}
