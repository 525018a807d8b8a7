# SPDX-License-Identifier: AGPL-3.0-or-later
"""A fourteenth batch of GST invoices by description, in the form of papers_gst.py: what small programs for one trade print, each after one of them, with names and figures of our own."""

FOURTEENTH = {
    # a forwarder of goods by rail: the consignor's own number and date beside those of the invoice, a column for what bears no tax
    "docket": {
        "font": "sans", "size": 8.5, "date": "%d-%b-%Y", "one_rate": 18, "exact": True, "words": "Indian Rupees {} Only",
        "head": [(40, 0, ["**{s[name]}", "REGD. OFF.: {s[street]}", "{s[city]}", "GSTIN/UIN: {s[gstin]}", "State Name : {s[state]}, Code : {s[code]}", "CIN No.: U63020MH2014PTC263449", "E-Mail: billing@example.com"]),
                 (40, 8, ["Invoice No.: {no}", "Invoice Date: {date}", "Consignor Invoice No.: HV/DN/20/002", "Consignor Invoice Date: 02-Jan-2025", "Despatch Details (if Applicable):", "E-Way Bill No.:", "Docket No.: 103184", "Place of Supply: {b[state]}", "Date of Supply: {date}"]),
                 (320, 8, ["Bill To: {b[name]}", "{b[street]}", "{b[city]}", "State: {b[state]} State Code: {b[code]}", "PIN Code: {b[pin]}", "GST No.: {b[gstin]}"]),
                 (40, 18, ["Origin: HYDERABAD"]), (170, 18, ["Destination: MANESAR"]), (310, 18, ["Total Pkt: 131"]), (450, 18, ["WT. (KG.): 2250"])],
        "table_at": 20, "grid": True,
        "columns": [("Description of Goods", "description", 40, "l"), ("SAC/HSD", "hsn", 230, "l"), ("WT.", "qty", 320, "r"), ("Rate", "price", 385, "r"), ("Non Taxable", "empty", 470, "r"), ("Taxable", "taxable", 568, "r")],
        "foot": [("Total", "taxable"), ("CGST", "cgst"), ("SGST", "sgst"), ("IGST", "igst"), ("Net Amount after Tax", "payable")],
        "after": [(40, 0, ["Total Payable in words inclusive tax: {words}", "1. JURISDICTION: All disputes arising under this bill shall be subject to local jurisdiction.", "2. PAYMENT: Interest @ 22% per annum will be charged if payment is not made within 15 days.", "3. PAN NO.: {s[pan]}; TAN NO.: DELS54477D; GST NO.: {s[gstin]}", "For {s[name]}", "Authorised Signatory"])]},
    # a carrier's to one of its customers, who pays the tax: receipts of lorries, the name as a picture and below alone
    "lorries": {
        "font": "sans", "size": 8.5, "date": "%d-%m-%Y", "zero": True, "exact": True, "b2c": True, "rcm": True, "words1": ["4410", "4417", "4432"], "words2": ["02-01-2025", "03-01-2025", "07-01-2025"], "words3": ["MH15GV4410", "GJ05BX7781", "MH12AB1021"],
        "head": [(300, 0, ["^Address: {s[street]}, {s[city]}", "^Ph No.: 2350144,2350287   Fax: 2350211", "^PAN No. {s[pan]}   Account Helpline: 9822218090"]), (300, 4, ["*^GSTIN : {s[gstin]}   SAC Code : 996511"]),
                 (40, 6, ["*To, {b[name]}", "Address : {b[street]}, {b[city]}", "State Name : {b[state]}", "State Code : {b[code]}"]), (340, 6, ["Please Make Payment By Cheque/ NEFT/RTGS only", "Bill No.: {no}", "Bill Date : {date}", "Page No.: 1"])],
        "table_at": 12, "lined": True, "no_place": True,
        "columns": [("LR No.", "words1", 40, "l"), ("LR Date", "words2", 80, "l"), ("Particular", "description", 145, "l"), ("Vehicle No.", "words3", 265, "l"), ("Quantity", "qty", 375, "r"), ("Freight", "gross", 440, "r"), ("Hamali", "empty", 490, "r"), ("Amount", "taxable", 568, "r")],
        "table_total": "Total", "total_at": 3, "foot": [("Total Bill", "payable")],
        "after": [(40, 0, ["In Words: {words}", "", "*BANK DETAILS", "BANK : Sahyadri Gramin Bank", "ACCOUNT NO. : 50200012345678", "RTGS CODE : SGBK0000123"]), (340, 2, ["*GST Payable By CONSIGNEE", "", "*For {s[name]}"])]},
    # a workshop's for work alone: labels and values in two rows of boxes, both taxes in the line, no quantities
    "jobcard": {
        "font": "serif", "size": 8, "date": "%d/%m/%Y", "one_rate": 18, "intra": True, "disc": "amount", "words1": ["L-4410", "L-4417", "L-0021"],
        "head": [(40, 0, ["*Branch Address:", "{s[street]}", "{s[city]}", "PH : 9822011223"]), (300, 0, ["**{s[name]}", "*{s[city]}", "*{s[state]} [State Code :{s[code]}]"]), (40, 5, ["GSTIN:", "*{s[gstin]}"]), (260, 5, ["**TAX INVOICE (Labour)"]),
                 (40, 8, ["*Invoice No.", "*Invoice Date", "*Billed TO", "", "*Customer GSTIN", "*Mobile No.", "*Delivery Address", "*Advisor Name", "*Sale Date"]), (130, 8, [": {no}", ": {date}", ": {b[name]}", "  {b[street]}, {b[city]}", ": {b[gstin]}", ": 9811000000", ": {s[city]}", ": Anil", ": 04/02/2022"]),
                 (350, 8, ["*Invoice Type", "*Jobcard No.", "*Jobcard Date", "*Repair Type", "*KM Reading", "*Registration No.", "*Chassis No.", "*Model Name"]), (450, 8, [": Credit", ": JC/4410", ": 02/01/2025", ": Paid", ": 22140", ": MH15GV4410", ": MD2A11CZ8KCA12345", ": 150 DTS"])],
        "table_at": 19, "lined": True, "no_place": True, "percent": "",
        "columns": [("S.\nNo.", "n", 38, "l"), ("LABOUR\nCODE", "words1", 58, "l"), ("LABOUR NAME", "description", 102, "l", 84), ("SAC\nCODE", "hsn", 192, "l"), ("RATE", "gross", 270, "r"), ("DISC", "disc", 310, "r"), ("TAXABLE\nAMOUNT", "taxable", 365, "r"), ("SGST/U\nTGST(%)", "half", 403, "r"), ("SGST/\nUTGST", "sgst", 446, "r"), ("CGST(%)", "half", 490, "r"), ("CGST", "cgst", 526, "r"), ("AMOUNT", "total", 574, "r")],
        "table_total": "TOTAL", "total_at": 2, "foot": [("Round Off", "round"), ("Total Amount", "payable")], "foot_at": (330, 574),
        "after": [(40, 0, ["*AMOUNT IN WORDS", "", "*Tax amount payable on reverse charges (in Rs.) : Nil", "", "Sign of Customer Or His Agent"]), (150, 0, ["RS: {words}"]), (420, 4, ["{s[name]}", "Authorised Signatory"])]},
    # men for guard: a letter, its date without a label, the taxes of the state in the foot, who sells below it
    "duties": {
        "font": "serif", "size": 9, "date": "%d-%m-%Y", "one_rate": 18, "exact": True, "freight": True, "intra": True, "cur": "Rs. ",
        "head": [(300, 0, ["**^{s[name]}", "^(A Government Undertaking)", "^{s[street]}, {s[city]}", "^Phone: 044-22352947, 22301792"]), (40, 6, ["*Bill No :  {no}", "*Month and Year :  January 2025", "", "*Project No : 4410"]), (570, 6, ["|{date}"]), (40, 11, ["*To:", "{b[name]},", "{b[street]},", "{b[city]}"]),
                 (40, 16, ["*Customer GST IN : {b[gstin]}"]), (300, 18, ["*^TAX INVOICE", "^Claim for the month of January 2025"]), (40, 21, ["1. As per the attendance received for the above period, invoice as follows"])],
        "table_at": 23, "lined": True, "no_place": True,
        "columns": [("S.No", "n", 40, "l"), ("Description", "description", 80, "l"), ("No Of Duties", "qty", 350, "r"), ("Rate", "price", 440, "r"), ("Total (Rs.)", "taxable", 565, "r")],
        "foot": [("Sub Total", "goods"), ("Service Charge", "freight"), ("Total", "taxable"), ("CGST 9.00 %", "cgst"), ("SGST 9.00 %", "sgst"), ("IGST 0 %", "zero"), ("Grand Total", "payable")], "foot_at": (260, 565),
        "after": [(40, 0, ["GST Regn No. {s[gstin]}     PAN No. {s[pan]}     CIN No. U70101TN1986SGC012609", "2. GST has been claimed as per the Central & State GST Act", "3. The bill may be passed and cheque forwarded at the earliest", "", "*E. & O. E."])]},
    # what a market place takes from who sells there: one line an order, the rate in a column, the seller's data without headings
    "marketfees": {
        "font": "dejavu", "size": 6.5, "date": "%d/%m/%Y", "one_rate": 18, "exact": True, "both": True, "cur": "₹ ", "plain": True, "words1": ["ORD77101", "ORD77108", "ORD77121", "ORD77140"], "words2": ["02/Jan/2025", "03/Jan/2025", "07/Jan/2025", "09/Jan/2025"],
        "head": [(300, 0, ["**^Tax Invoice"]), (40, 2, ["{s[name]}", "{s[street]},", "{s[city]}", "GST NO- {s[gstin]}", "Contact No-9822011223"]), (40, 8, ["*Bill To: {b[name]},"]), (570, 8, ["|Invoice Number: {no}", "|Invoice Date : {date}"]),
                 (40, 10, ["Address: {b[street]}, {b[city]}, {b[state]}, {b[pin]}", "Vendor Contact Number 9811000000", "GSTIN - {b[gstin]}"])],
        "table_at": 15, "no_place": True,
        "columns": [("Date", "words2", 40, "l"), ("Order Id", "words1", 90, "l"), ("Particulars", "description", 140, "l"), ("Total Fees", "taxable", 330, "r"), ("GST RATE", "rate", 385, "r"), ("IGST", "igst", 445, "r"), ("CGST", "cgst", 510, "r"), ("SGST", "sgst", 570, "r")],
        "table_total": "Total", "foot": [("Grand Total", "payable")], "foot_at": (430, 570), "after": [(40, 0, ["CIN NO: U51909DL2018PTC341611 | Contact support@example.com", "This is computer generated invoice no need for signature."])]},
    # a printer's: labels above their values in boxes, another date beside, the two parties' numbers in a row of their own
    "printline": {
        "font": "sans", "size": 9, "date": "%d.%m.%Y", "one_rate": 12, "exact": True, "intra": True, "words": "Rupees {} only.",
        "head": [(40, 0, ["**GST INVOICE /", "**SUPPLY BILL"]), (270, 0, ["Invoice No.", "*{no}"]), (430, 0, ["Date", "*{date}"]), (270, 3, ["ITC-HS Codes", "*4802"]), (430, 3, ["Mode/Terms of Payment", "*by Cash / Cheque"]), (270, 6, ["Purchase Order No.", "*3200138361"]), (430, 6, ["Date", "*04-01-2025"]),
                 (40, 9, ["*Consignor", "*{s[name]}", "{s[street]}, {s[city]}"]), (330, 9, ["*Consignee", "*{b[name]}", "{b[street]}", "{b[city]}"]), (40, 14, ["*Consignor's GSTIN :", "*{s[gstin]}"]), (330, 14, ["*Consignee's GSTIN :", "*{b[gstin]}"])],
        "table_at": 18, "lined": True, "no_place": True,
        "columns": [("S.No.", "n", 40, "l"), ("Particular", "description", 80, "l"), ("Quantity", "qty", 330, "r"), ("Rate", "price", 410, "r"), ("Per", "unit", 430, "l"), ("Amount", "taxable", 565, "r")],
        "foot": [("Total", "taxable"), ("OUTPUT GST  CGST 6.00%", "cgst"), ("OUTPUT GST  SGST 6.00%", "sgst"), ("Net Amount", "payable"), ("Spl Discount.", "zero"), ("Net Payable Amount", "payable")], "foot_at": (250, 565),
        "after": [(40, 0, ["*Amount Chargeable (in words)", "*{words}", "Company's", "SSI (EM) No. : 100281105722 [PART - II]", "PAN NO. : {s[pan]}", "*Declaration :-", "*  Goods once sold will not be taken back"])]},
    # an agent for customs: the number in the title, jobs and bills of lading, taxes in a table of their own, the total after the words
    "customs": {
        "font": "sans", "size": 8, "date": "%d-%b-%y", "one_rate": 18, "exact": True, "words": "Rupee {} Only",
        "head": [(300, 0, ["*{s[name]}", "Address: {s[street]}, {s[city]}", "Phone Number: (042) 4856236", "GSTIN No. : {s[gstin]}"]), (300, 5, ["**^TAX INVOICE - {no}"]),
                 (40, 8, ["*Bill To:", "", "", "", "*Shipper:", "*Job No. :", "*MBL / MAWB No. :", "*Port of Discharge:", "*Vessel / Voyage:", "*Reference No.:"]), (125, 8, ["{b[name]}", "{b[street]}, {b[city]}", "GSTIN No. : {b[gstin]}", "Credit Term : CASH", "{b[name]}", "CEXP190148", "MBLC9878909999", "JEBEL ALI", "MSC MARINA / 876", "8987777"]),
                 (340, 8, ["*Invoice Date:", "*Place of Supply:", "*HBL / HAWB No:", "*Port of Loading:", "*ETD:", "*ETA:", "*Currency:", "*SB / BOE No. :"]), (440, 8, ["{date}", "{b[state]}", "PLMAAJEA00080", "CHENNAI", "28-JAN-25", "05-FEB-25", "INR 1.000000", "SB - 234567"])],
        "table_at": 20, "grid": True,
        "columns": [("Charges", "description", 40, "l", 90), ("SAC Code", "hsn", 140, "l"), ("Qty", "qty", 215, "r"), ("Amount /\nQty", "price", 270, "r"), ("Currency", "words1", 285, "l"), ("Taxable\nAmount", "taxable", 385, "r"), ("SGST %", "half", 420, "r"), ("SGST", "sgst", 462, "r"), ("CGST %", "half", 456, "r"), ("CGST", "cgst", 510, "r"), ("IGST %", "irate", 440, "r"), ("IGST", "igst", 500, "r"), ("Total\nAmount\n(INR)", "total", 572, "r")],
        "words1": ["INR"], "foot": [("GST18-SGST9%", "sgst"), ("GST18-CGST9%", "cgst"), ("GST18-IGST18%", "igst")], "foot_at": (40, 250), "after": [(40, 0, ["{words}"]), (570, 0, ["*|{payable}"]), (40, 3, ["Terms and conditions", "Payment shall be made for full amount on or prior to due date, free of charges."])]},
    # space in newspapers: a sheet of labels and values, sums with signs before their names, who sells and where at the end
    "publication": {
        "font": "sans", "size": 9, "date": "%d/%m/%Y", "one_rate": 5, "exact": True, "intra": True,
        "head": [(300, 0, ["**^{s[name]}", "^{s[street]}, {s[city]}"]), (40, 4, ["*BILL NUMBER", "*BILL DATE", "*CLIENT NAME", "*CLIENT ADDRESS", "*CLIENT GST NUMBER", "*CLIENT STATE CODE", "*RELEASE ORDER NUMBER", "*RELEASE ORDER DATE", "*SAC CODE"]),
                 (220, 4, ["{no}", "{date}", "{b[name]}", "{b[street]}, {b[city]}", "{b[gstin]}", "{b[code]}", "RO-4410", "02/01/2025", "998363"])],
        "table_at": 15, "lined": True,
        "columns": [("SR. NO.", "n", 40, "l"), ("PUBLICATION", "description", 90, "l"), ("SIZE", "qty", 370, "r"), ("RATE", "price", 450, "r"), ("AMOUNT (in Rs)", "taxable", 565, "r")],
        "foot": [("NET AMOUNT", "taxable"), ("+ CGST (2.5%)", "cgst"), ("+ SGST (2.5%)", "sgst"), ("GRAND TOTAL", "payable")], "foot_at": (370, 565),
        "after": [(40, 0, ["*AMOUNT IN WORDS", "{words}"]), (300, 3, ["*AUTHORISED SIGNATURE", "*SUPPLIER GST", "*PLACE OF SUPPLY", "*STATE CODE", "*PAN NUMBER"]), (440, 4, ["{s[gstin]}", "{b[state]}", "{b[code]}", "{s[pan]}"])]},
    # a builder's to an office: who sells in a list, what the work is, columns of both schemes
    "wall": {
        "font": "sans", "size": 7.5, "date": "%d.%m.%Y", "one_rate": 18, "exact": True, "both": True, "plain": True,
        "head": [(300, 0, ["**^TAX INVOICE"]), (40, 2, ["*GSTIN {s[gstin]}", "*Name : {s[name]}", "*Address : {s[street]}, {s[city]}", "*S.no. of Invoice: {no}", "*Date of Invoice : {date}"]),
                 (40, 9, ["*Details of Receiver (Billed to)", "*Name : {b[name]}", "*Address :", "*{b[street]},", "*{b[city]}", "*State: {b[state]}", "*State Code: {b[code]}", "*GSTIN/Unique ID: {b[gstin]}"]),
                 (310, 9, ["*Details of Consignee (Shipped to)", "*Name : {b[name]}", "*Address :", "*{b[street]},", "*{b[city]}", "*State: {b[state]}", "*State Code: {b[code]}", "*GSTIN/Unique ID: {b[gstin]}"]),
                 (40, 19, ["Name of work :- Provision of wall around technical facility", "Job No. CE/DIR/13/2024-25/0338"])],
        "table_at": 23, "lined": True, "no_place": True,
        "columns": [("S.no.", "n", 38, "l"), ("Description", "description", 62, "l", 80), ("HSN", "hsn", 146, "l"), ("Qty", "qty", 194, "r"), ("Unit", "unit", 202, "l"), ("Rate", "price", 265, "r"), ("Taxable\nValue", "taxable", 325, "r"), ("\nRate", "half", 355, "r"), ("\nAmt.", "cgst", 405, "r"), ("\nRate", "half", 435, "r"), ("\nAmt.", "sgst", 485, "r"), ("\nRate", "irate", 518, "r"), ("\nAmt.", "igst", 574, "r")],
        "groups": [("CGST", 372), ("SGST", 452), ("IGST", 545)],
        "foot": [("TOTAL", "payable")], "foot_at": (300, 405), "after": [(40, 0, ["*Amount in INR: {words}", "", "Company's Bank Detail", "Bank Name : Sahyadri Gramin Bank", "A/c no. : 50200012345678", "IFSC: SGBK0000123"]), (400, 8, ["For {s[name]}", "", "Authorised Signatory"])]},
    # an engineer's: provider and receiver side by side, the rate before the quantity, a label misspelt
    "associates": {
        "font": "sans", "size": 8.5, "date": "%d-%m-%Y", "one_rate": 18, "exact": True,
        "head": [(40, 0, ["*Invoice No: {no}", "*Invoice Date: {date}"]), (300, 0, ["**^TAX INVOICE"]), (130, 3, ["*^Service Provider"]), (440, 3, ["*^Service Receiver"]), (40, 5, ["*Name: {s[name]}", "Plot No. : {s[street]}", "{s[city]}", "phone : +91 6742741383"]),
                 (310, 5, ["*Name & Address of the party", "{b[name]}", "Address : {b[street]}, {b[city]}", "phone : +91 6742741300"]), (40, 10, ["*GST No : {s[gstin]}"]), (310, 10, ["*GST No : {b[gstin]}"])],
        "table_at": 13, "grid": True, "no_place": True,
        "columns": [("Sl. No.", "n", 40, "l"), ("Details", "description", 80, "l"), ("HSN/SAC", "hsn", 245, "l"), ("Unit", "unit", 300, "l"), ("Rate (Rs.)", "price", 400, "r"), ("Qty.", "qty", 455, "r"), ("Amount", "taxable", 568, "r")],
        "foot": [("Total", "taxable"), ("Add SGST @{half}%", "sgst@"), ("Add IGST @{rate}%", "igst@"), ("Add CGST @{half}%", "cgst@"), ("Net payble", "payable")], "left": [(40, 2, ["Total Invoice Amount In words", "*{words}"])],
        "after": [(40, 0, ["*Bank Deteils", "Account No : 301201230123", "Bank Name : Sahyadri Gramin Bank", "IFSC Code : SGBK0000123"]), (400, 0, ["For {s[name]}.", "", "Authorised Signatory"])]},
}

# Eight more, written and read after the work on those above.
FIFTEENTH = {
    # a carrier's for tolls: labels that end with a dash and a colon, values at the right edge, who signs below "For M/S:"
    "tolls": {
        "font": "sans", "size": 8.5, "date": "%d-%m-%Y", "one_rate": 12, "exact": True,
        "head": [(300, 0, ["*^INVOICE FOR TRANSPORTATION OF GOODS", "", "**^{s[name]}", "*^Head office :- {s[street]}, {s[city]}", "*^STATE :- {s[state]}", "*^Mob :- 9822011223", "*^PAN  NO :- {s[pan]}"]), (40, 8, ["*GSTIN :- {s[gstin]}"]), (568, 8, ["*|SAC Code:- 996511"]),
                 (40, 10, ["Name & Address of Receiver", "*{b[name]}", "{b[street]}", "{b[city]}", "State-{b[state]}", "*GSTIN :-{b[gstin]}"]), (568, 10, ["|TOLL CHARGES BILL"]), (320, 11, ["BILL NO.-", "BILL DATE.-", "Tax Payable under RCM- :", "Mode of Transportation- :", "Distribution Channel-:"]), (568, 11, ["|{no}", "|{date}", "|NO", "|TRUCK", "|DEPOT"])],
        "table_at": 18, "grid": True, "no_place": True,
        "columns": [("Description of Goods/Services", "description", 40, "l"), ("HSN/code", "hsn", 260, "l"), ("QTY", "qty", 400, "r"), ("Total Freight (Rs.)", "taxable", 568, "r")],
        "foot": [("TOTAL TAXABLE VALUE", "taxable"), ("CGST     @6%", "cgst"), ("SGST     @6%", "sgst"), ("IGST     @12%", "igst"), ("TOTAL BILL AMOUNT", "payable")],
        "after": [(40, 0, ["In Words-: {words}"]), (568, 2, ["|For M/S:", "*|{s[name]}", "|Authorised Signatory"])]},
    # cars with drivers: pairs of labels in two columns, what was paid before taken off below the total
    "chauffeur": {
        "font": "serif", "size": 9.5, "date": "%d-%m-%Y", "one_rate": 5, "exact": True, "received": True, "intra": True,
        "head": [(300, 0, ["**^{s[name]}"]), (40, 2, ["Head Office: {s[street]}, {s[city]}", "Mob: 9822011223   GST No: {s[gstin]}"]), (40, 5, ["*DS No.: 4410"]), (300, 5, ["*^Duty Slip"]), (430, 5, ["*Booking Ref No: 88120"]),
                 (40, 7, ["Bill To : {b[name]}", "Add : {b[street]}, {b[city]}", "GST No : {b[gstin]}", "Report To : Mr. R K Verma", "Mobile No : 9811000000"]), (320, 7, ["Invoice No : {no}", "Invoice Date : {date}", "Report Date : 02-01-2025", "Vehicle Type : Sedan", "Vehicle No : MH12AB1021"])],
        "table_at": 14, "grid": True, "no_place": True,
        "columns": [("Particulars", "description", 40, "l", 200), ("SAC", "hsn", 260, "l"), ("Days", "qty", 350, "r"), ("Package", "price", 450, "r"), ("Amount", "taxable", 568, "r")],
        "foot": [("Gross Amt :", "taxable"), ("CGST 2.5 % :", "cgst"), ("SGST 2.5 % :", "sgst"), ("Total Amount:", "payable"), ("Advance Amount :", "received"), ("Net Payable :", "balance")], "after": [(40, 0, ["Amt. in words : {words}", "", "1. Please mention if any cash paid to driver.", "2. Kms & Hrs will be counted from Garage to Garage."])]},
    # an open program's with boxes of labels over values, sums by rate with what they are on, the seller's number at the page's end
    "reference": {
        "font": "sans", "size": 8, "date": "%Y-%m-%d", "exact": True, "due": True, "disc": "rate",
        "head": [(40, 0, ["**{s[name]}", "{s[street]}, {s[city]}"]), (40, 4, ["To,", "*{b[name]}", "{b[street]}", "{b[city]}", "{b[state]},India", "GST:{b[gstin]}", "Tel:+91 9811000000"]), (40, 13, ["*INVOICE NO", "{no}"]), (180, 13, ["*INVOICE DATE", "{date}"]), (320, 13, ["*DUE DATE", "{due}"]), (450, 13, ["*YOUR REFERENCE", "PO-8812"])],
        "table_at": 17, "no_place": True,
        "columns": [("S.No", "n", 40, "l"), ("DESCRIPTION", "description", 70, "l", 90), ("HSN/SAC", "hsn", 165, "l"), ("QTY", "qty", 230, "r"), ("RATE", "price", 285, "r"), ("DISC%", "disc_rate", 325, "r"), ("CGST\nRate", "half", 360, "r"), ("CGST\nAmt", "cgst", 410, "r"), ("SGST\nRate", "half", 445, "r"), ("SGST\nAmt", "sgst", 495, "r"), ("IGST\nRate", "irate", 400, "r"), ("IGST\nAmt", "igst", 470, "r"), ("PRICE", "taxable", 570, "r")],
        "foot": [("Subtotal", "taxable"), ("SGST {half}% on {base}", "sgst@"), ("CGST {half}% on {base}", "cgst@"), ("IGST {rate}% on {base}", "igst@"), ("Total", "payable")], "foot_at": (390, 570), "after": [(40, 0, ["Payment Term : 30 Days"]), (300, 3, ["^GSTIN: {s[gstin]} | PAN: {s[pan]} | accounts@example.com"])]},
    # a dealer in stones, with the commonest program: a consignee alone, the tax within the table's foot, a sum by code
    "carat": {
        "font": "sans", "size": 8.5, "date": "%-d-%b-%Y", "one_rate": 3, "exact": True, "words": "INR {} Only",
        "head": [(300, 0, ["*^Tax Invoice"]), (40, 2, ["*{s[name]}", "{s[street]},", "{s[city]}", "Ph.No-0261-2545262", "Email Id-desk@example.com", "GSTIN/UIN: {s[gstin]}", "State Name : {s[state]}, Code : {s[code]}", "CIN: U36999GJ2019PTC110417"]), (320, 2, ["Invoice No.", "*{no}", "Delivery Note", "", "Supplier's Ref.", "*{no}"]), (450, 2, ["Dated", "*{date}", "Mode/Terms of Payment", "", "Other Reference(s)"]),
                 (40, 11, ["Consignee", "*{b[name]}", "{b[street]},", "{b[city]}", "GSTIN/UIN : {b[gstin]}", "State Name : {b[state]}, Code : {b[code]}"]), (320, 9, ["Buyer's Order No.", "", "Despatch Document No.", "", "Despatched through"]), (450, 9, ["Dated", "", "Delivery Note Date", "", "Destination"])],
        "table_at": 19, "lined": True, "no_place": True,
        "columns": [("Sl\nNo.", "n", 40, "l"), ("Description of Goods", "description", 65, "l"), ("HSN/SAC", "hsn", 250, "l"), ("Quantity", "qtyunit", 370, "r"), ("Rate", "price", 440, "r"), ("per", "unit", 450, "l"), ("Amount", "taxable", 568, "r")],
        "foot": [("CGST", "cgst"), ("SGST", "sgst"), ("IGST", "igst"), ("Total", "payable")], "foot_at": (200, 568), "summary": ("hsn", [("HSN/SAC", "hsn", 40, "l"), ("Taxable\nValue", "taxable", 200, "r"), ("Central Tax\nRate", "half", 260, "r"), ("Central Tax\nAmount", "cgst", 340, "r"), ("State Tax\nRate", "half", 400, "r"), ("State Tax\nAmount", "sgst", 480, "r"), ("Integrated Tax\nRate", "irate", 300, "r"), ("Integrated Tax\nAmount", "igst", 420, "r"), ("Total\nTax Amount", "tax", 568, "r")]), "summary_total": True,
        "left": [(40, 5, ["Amount Chargeable (in words)  E. & O.E", "*{words}"])], "after": [(40, 0, ["Company's PAN : {s[pan]}"]), (568, 2, ["|for {s[name]}", "|Authorised Signatory"])]},
    # a bakery's for goods that came back from a shop: a label misspelt, both taxes in groups of columns, the sum alone at the right
    "bakery": {
        "font": "sans", "size": 7.5, "date": "%d-%m-%Y", "kind": "credit_note", "exact": True, "intra": True, "percent": "",
        "head": [(300, 0, ["*^Credit Note", "", "**^{s[name]}", "^Factory Add: {s[street]}, {s[city]}", "^Phone:0240-2466217, Email: desk@example.com", "^GSTIN : {s[gstin]}"]), (40, 8, ["To,     {b[name]}", "GSTIIN:    {b[gstin]}    State: {b[code]} {b[state]}"]), (370, 8, ["Credit Note No. :    {no}", "Date :               {date}"]), (40, 11, ["*Being the amount Credited to your Account towards goods returned"])],
        "table_at": 14, "groups": [("CGST", 445), ("SGST", 535)], "no_place": True,
        "columns": [("\nNo.", "n", 38, "l"), ("\nItem Decription", "description", 62, "l", 100), ("\nHSN Code", "hsn", 170, "l"), ("\nQty", "qty", 240, "r"), ("\nUOM", "unit", 250, "l"), ("\nRate", "price", 330, "r"), ("\nAmount", "taxable", 395, "r"), ("\nRate%", "half", 430, "r"), ("\nAmount", "cgst", 482, "r"), ("\nRate%", "half", 520, "r"), ("\nAmount", "sgst", 572, "r")],
        "table_total": "Total", "foot": [("Total:", "payable")], "foot_at": (490, 572), "after": [(40, 0, ["Narration", "Being goods returned for the period of 01-04-2025 to 30-04-2025"]), (400, 3, ["Authorised Signature"])]},
    # sheets of a table calculation: a document's number, two dates, boxes for both parties, one of them empty
    "document": {
        "font": "serif", "size": 8.5, "date": "%d-%b-%Y", "one_rate": 18, "exact": True,
        "head": [(300, 0, ["**^{s[name]}", "*^{s[street]}, {s[city]}", "*^Email:desk@example.com", "*^GSTIN:{s[gstin]}| PAN:{s[pan]}"]), (300, 6, ["**^Invoice"]), (40, 8, ["*Document No:{no}", "*Date of Issue: {date}", "*State:{s[state]}     Code {s[code]}"]), (320, 8, ["*Against invoice: S/1187", "*Date of Invoice:{date}"]),
                 (170, 12, ["*^Bill to Party"]), (450, 12, ["*^Ship to Party"]), (40, 13, ["*Name:{b[name]}", "*Address:{b[street]}, {b[city]}", "*GSTIN: {b[gstin]}", "*State:{b[state]}     Code {b[code]}"]), (320, 13, ["*Name:", "*Address:", "*GSTIN:", "*State:"])],
        "table_at": 19, "lined": True, "no_place": True,
        "columns": [("S. No.", "n", 40, "l"), ("Product Description", "description", 78, "l"), ("HSN code", "hsn", 230, "l"), ("UOM", "unit", 285, "l"), ("Qty", "qty", 350, "r"), ("Rate", "price", 420, "r"), ("Amount", "gross", 490, "r"), ("Taxable Value", "taxable", 568, "r")],
        "table_total": "Total", "foot": [("Total Amount before Tax", "taxable"), ("Add: CGST", "cgst"), ("Add: SGST", "sgst"), ("Add: IGST", "igst"), ("Total Tax Amount", "tax"), ("Total Amount after Tax:", "payable"), ("GST on Reverse Charge", "zero")], "left": [(40, 1, ["Total Invoice amount in words", "{words}"])], "after": [(400, 0, ["Ceritified that the particulars given above are true", "*For {s[name]}", "", "Authorised signatory"])]},
    # a house by a hill: a bill of vouchers by day, the guest's name over the firm's, taxes as lines of the foot
    "resort": {
        "font": "sans", "size": 8.5, "date": "%d/%b/%Y", "one_rate": 12, "exact": True, "intra": True, "words1": ["01/JAN", "01/JAN", "02/JAN", "02/JAN"], "words2": ["3199", "3201", "3202", "3210"],
        "head": [(150, 0, ["**^{s[name]}", "^GST NO: {s[gstin]} PAN NO:{s[pan]}"]), (340, 0, ["{s[street]},", "{s[city]}", "Tel:02114-270055", "www.example.com"]), (40, 6, ["*Bill No.", "*Name:", "*Company:", "*Cust GST ID:", "*Address:", "*City:"]), (120, 6, ["{no}", "Mr. Ajay Pandey", "{b[name]}", "{b[gstin]}", "{b[street]}", "{b[city]}"]),
                 (340, 6, ["Bill Date:", "Check-in:", "Check-Out:", "Room No.", "Category:", "Reg No."]), (430, 6, ["{date}", "01/Jan/2025", "03/Jan/2025", "101/102", "DEL", "1935"])],
        "table_at": 14, "grid": True, "no_place": True,
        "columns": [("VDate", "words1", 40, "l"), ("V.No.", "words2", 100, "l"), ("Description", "description", 150, "l", 200), ("SAC", "hsn", 380, "l"), ("Amount", "taxable", 568, "r")],
        "foot": [("Total", "taxable"), ("SGST on TARIF 6%", "sgst"), ("CGST on TARIF 6%", "cgst"), ("Bill Amount:", "payable")], "foot_at": (330, 568), "after": [(40, 1, ["Bill Clerk Signature"]), (570, 1, ["|Guest Signature"])]},
    # one who works for customers abroad: hours, dollars, an undertaking instead of a tax
    "hours": {
        "font": "sans", "size": 9, "date": "%B %d, %Y", "zero": True, "exact": True, "b2c": True, "abroad": True, "no_place": True, "due": True, "group": "western", "cur": "$", "words": "US Dollars {} Only",
        "head": [(40, 0, ["**{s[name]}", "{s[street]}, {s[city]}", "GSTIN: {s[gstin]}", "LUT No.: AD240101234567X"]), (570, 0, ["**|EXPORT INVOICE", "|Invoice #: {no}", "|Date: {date}", "|Due: {due}"]), (40, 7, ["*BILL TO", "{b[name]}", "12 Hafenstrasse", "20457 Hamburg, Germany"]), (330, 7, ["*EXPORT DETAILS", "Supply meant for export under LUT", "without payment of IGST", "Country of destination: Germany"])],
        "table_at": 14,
        "columns": [("#", "n", 40, "l"), ("Service", "description", 65, "l"), ("SAC", "hsn", 290, "l"), ("Hours", "qty", 380, "r"), ("Rate (USD)", "price", 470, "r"), ("Amount (USD)", "taxable", 570, "r")],
        "foot": [("Subtotal", "taxable"), ("IGST (0% - LUT)", "igst0"), ("Total Due (USD)", "payable")], "after": [(40, 0, ["{words}", "", "Bank: Sahyadri Gramin Bank   SWIFT: SGBKINBB"])]},
}
