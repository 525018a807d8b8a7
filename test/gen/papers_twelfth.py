# SPDX-License-Identifier: AGPL-3.0-or-later
"""A twelfth batch of GST invoices by description, in the form of papers_gst.py: what open programs for billing print, each after one of them, with names and figures of our own."""

TWELFTH = {
    # a shop of clothes on the net: a numbered head, receiver and consignee, groups of two columns
    "numbered": {
        "font": "sans", "size": 7, "date": "%d/%m/%Y", "exact": True, "disc": "amount", "cur": "Rs. ", "summary": ("rate", [("GST Tax %", "rate", 60, "l"), ("Taxable Amount", "taxable", 200, "r"), ("CGST Tax", "cgst", 290, "r"), ("SGST Tax", "sgst", 380, "r"), ("IGST Tax", "igst", 330, "r"), ("Total Tax", "tax", 470, "r")]),
        "head": [(300, 0, ["**^Tax INVOICE"]), (40, 3, ["1. GSTIN : {s[gstin]}", "2. Name : {s[name]}", "3. Address : {s[street]}, {s[city]}", "4. Serial No. of Invoice : {no}", "5. Date of Invoice : {date}", "6. Order Number : 100084571"]),
                 (40, 10, ["*Details of Receiver (Billed to)", "Name : {b[name]}", "Address : {b[street]}, {b[city]}", "State : {b[state]}", "Country : India", "Pincode : {b[pin]}", "State Code : {b[code]}", "GSTIN/Unique ID : {b[gstin]}"]),
                 (310, 10, ["*Details of Consignee (Shipped to)", "Name : {b[name]}", "Address : {b[street]}, {b[city]}", "State : {b[state]}", "Country : India", "Pincode : {b[pin]}", "State Code : {b[code]}", "GSTIN/Unique ID : {b[gstin]}"])],
        "table_at": 20, "no_place": True,
        "columns": [("S.No.", "n", 38, "l"), ("DESCRIPTION of Goods", "description", 62, "l", 88), ("HSN", "hsn", 156, "l"), ("Qty", "qty", 206, "r"), ("Unit", "unit", 211, "l"), ("Price", "price", 276, "r"), ("Total", "gross", 328, "r"), ("Discount", "disc", 370, "r"), ("Taxable\nvalue", "taxable", 424, "r"),
                    ("CGST\nRate", "half", 450, "r"), ("\nAmt", "cgst", 490, "r"), ("SGST/UTGST\nRate", "half", 530, "r"), ("\nAmt", "sgst", 574, "r"), ("IGST\nRate", "irate", 470, "r"), ("\nAmt", "igst", 530, "r")],
        "table_total": "Total", "total_at": 1,
        "foot": [("Total Value of invoice (In figure)", "payable"), ("Amount of Tax subject to Reverse Charges", "zero")], "foot_at": (40, 574)},
    # a service provider's: the client without a heading, the seller's address called the one for billing
    "provider": {
        "font": "sans", "size": 8, "date": "%d/%m/%Y", "one_rate": 18, "exact": True, "plain": True,
        "head": [(300, 0, ["**^{s[name]}", "^{s[street]}, {s[city]}", "^CIN NO. : U74999MH2011PTC221104", "^E mail : accounts@example.com", "^GSTIN : {s[gstin]}", "^Contact : 9822011223"]), (300, 7, ["*^TAX INVOICE"]), (480, 7, ["( ORIGINAL )"]),
                 (40, 9, ["*{b[name]}", "{b[street]}", "{b[city]}", "{b[state]}, INDIA", "GSTIN : {b[gstin]}"]),
                 (310, 9, ["*Billing Address ({s[name]}):", "{s[street]}, {s[city]}", "Vendor Code : 4410021", "GSTIN NO: {s[gstin]}", "PAN: {s[pan]}", "INVOICE NO: {no}", "INVOICE DATE: {date}", "P.O.No : 7781/24", "P.O. Date: 02/01/2025", "Place of Supply : {b[state]}", "State Code - {b[code]}"])],
        "table_at": 22, "grid": True,
        "columns": [("Sr.\nNo:", "n", 40, "l"), ("Service Description", "description", 70, "l"), ("SAC Code", "hsn", 250, "l"), ("TOTAL UNIT (NOS)", "qty", 385, "r"), ("RATE/UNIT (NOS).", "price", 475, "r"), ("Bill Amount\nRs.", "taxable", 565, "r")],
        "foot": [("Sub Total", "taxable"), ("Tax: GST : CGST ( {half} % )", "cgst@"), ("Tax: GST: SGST ( {half} % )", "sgst@"), ("Tax: GST: IGST ( {rate} % )", "igst@"), ("Total", "payable"), ("Amount of Tax subject to Reverse charge", "zero")],
        "after": [(40, 0, ["Rupees - {words}", "", "For, {s[name]}", "AUTHORIZED SIGNATORY"])]},
    # an exporter of tiles: number and date in one box, boxes and areas, the code first
    "tiles": {
        "font": "sans", "size": 8, "date": "%d/%m/%Y", "zero": True, "exact": True, "b2c": True, "abroad": True, "no_place": True, "group": "western", "plain": True, "words": "US Dollars {} Only", "words1": ["40", "62", "18"], "cur": "$ ",
        "head": [(300, 0, ["**^CUSTOM INVOICE", "^\"Supply Meant For Export Under Bond & LUT - Letter Of Undertaking Without Payment Of Integrated Tax\""]), (40, 4, ["*Exporter", "{s[name]}", "{s[street]}, {s[city]}", "GSTIN : {s[gstin]}"]),
                 (280, 4, ["*Export Invoice No & Date", "{no}", "{date}"]), (450, 4, ["*Export Ref.", "IEC Code: 0312345678"]), (40, 9, ["*Consignee:-", "{b[name]}", "12 Hafenstrasse", "20457 Hamburg, Germany"]), (280, 9, ["*Buyer (If Not Consignee)", "TO THE ORDER"]),
                 (40, 14, ["*Pre-Carriage By", "By Road"]), (160, 14, ["*Place Of Receipt By Pre-Carrier", "Morbi"]), (310, 14, ["*Country Of Origin Of Good", "INDIA"]), (450, 14, ["*Country Of Final Destination", "GERMANY"]),
                 (40, 17, ["*Vessel / Flight No.", "N/A"]), (160, 17, ["*Port Of Loading", "MUNDRA"]), (310, 17, ["*Port Of Discharge", "HAMBURG"]), (450, 17, ["*Final Destination", "HAMBURG"]), (40, 20, ["*Terms Of Delivery & Payments", "FOB, 30 % advance"])],
        "table_at": 24, "grid": True,
        "columns": [("HSN Code", "hsn", 40, "l"), ("Sr.\nNo", "n", 100, "l"), ("Description Of Goods", "description", 130, "l"), ("Boxes", "words1", 320, "r"), ("Sq.Mtr", "qty", 380, "r"), ("Rate Per SQM\nin $", "price", 465, "r"), ("Total Amount\nIn USD $", "taxable", 568, "r")],
        "foot": [("TOTAL", "payable")], "left": [(40, 0, ["Amount In Words", "{words}"])]},
    # a program for the telephone: a voucher of an invoice, all at the right edge
    "voucher": {
        "font": "sans", "size": 8.5, "date": "%d %b %Y", "exact": True, "disc": "amount", "cur": "INR ", "foot_cur": "INR ",
        "head": [(570, 0, ["**|Tax Invoice", "|(Original for recipient)", "*|{s[name]}", "|Supplier GSTIN: {s[gstin]}", "|Website: www.example.com", "|E-mail: help@example.com", "|Address - {s[street]}, {s[city]}"]),
                 (40, 9, ["*Customer Address:", "{b[name]}", "{b[city]}", "India", "*Place of Supply:", "{b[state]}"]), (570, 9, ["|Transaction Id: 4410027718", "|Payment Id: pay_88120", "|Recipient GSTIN: {b[gstin]}", "|Invoice Voucher No: {no}", "|Invoice Voucher Date: {date}"])],
        "table_at": 17,
        "columns": [("Description", "description", 40, "l", 100), ("Total", "gross", 205, "r"), ("Discount", "disc", 252, "r"), ("Taxable Value", "taxable", 322, "r"), ("SGST\nRate", "half", 352, "r"), ("SGST\nAmount", "sgst", 405, "r"), ("CGST\nRate", "half", 438, "r"), ("CGST\nAmount", "cgst", 490, "r"),
                    ("IGST\nRate", "irate", 400, "r"), ("IGST\nAmount", "igst", 480, "r")],
        "table_total": "Total", "total_at": 0, "foot": [("Total Tax", "tax"), ("Total amount", "payable"), ("Total amount received", "payable")],
        "after": [(40, 0, ["*Other details:"]), (40, 2, ["HSN/SAC", ": 999799"]), (200, 2, ["Whether tax is payable on reverse charge basis", ": No"]), (440, 2, ["PAN Number", ": {s[pan]}"])]},
    # a chemist's goods sent back to who makes them: batches, taxes over their rates in one cell, sums by rate with their base
    "sentin": {
        "font": "sans", "size": 7, "date": "%d-%m-%Y", "batch": True, "disc": "amount", "under_tax": "{}",
        "head": [(40, 0, ["*{s[name]}", "{s[street]}", "{s[city]}"]), (200, 0, ["*Bill to Address :(1044)", "*{b[name]}", "{b[street]}", "{b[city]}"]), (340, 0, ["*Ship to Address :(1044)", "*{b[name]}", "{b[street]}", "{b[city]}"]), (470, 0, ["*SALES RETURN", "Invoice No  : {no}", "Inv Date    : {date}"]),
                 (40, 5, ["Location   : {s[town]}", "Phone      : 9822011223", "GST No     : {s[gstin]}", "DL No1     : MH-20B-4410", "DL No2     : MH-21B-4410"]),
                 (200, 5, ["DELIVERY AT : {b[town]}", "GST NO : {b[gstin]}", "PAN : {b[pan]}", "STATE NAME : {b[state]}", "Place of Supply : {b[state]}"]), (340, 5, ["DELIVERY AT : {b[town]}", "GST NO : {b[gstin]}", "PAN : {b[pan]}", "STATE NAME : {b[state]}", "Place of Supply : {b[state]}"])],
        "table_at": 12, "grid": True,
        "columns": [("Sl.No", "n", 36, "l"), ("Material\nHSN Code", "hsn", 58, "l"), ("Material Description", "description", 100, "l", 80), ("Batch", "batch", 188, "l"), ("Exp Date", "exp", 218, "l"), ("MRP", "mrp", 288, "r"), ("PTS", "price", 332, "r"), ("QTY", "qty", 352, "r"), ("Amount", "gross", 398, "r"),
                    ("Disc.Amt", "disc", 436, "r"), ("Amt/\nCGST%", "cgststack", 476, "r"), ("Amt/\nSGST%", "sgststack", 516, "r"), ("Amt/\nIGST%", "igststack", 500, "r"), ("Net Amt", "total", 574, "r")],
        "foot": [("Total", "taxable"), ("Add SGST {half}% on {base}", "sgst@"), ("Add CGST {half}% on {base}", "cgst@"), ("Add IGST {rate}% on {base}", "igst@"), ("Less Cr. Nt*", "zero"), ("Add Debit Nt*", "zero"), ("Add Rounding off*", "round"), ("Net Payable Amt.", "payable")],
        "foot_at": (340, 574), "left": [(40, 0, ["No of cases", "Weight in Kgs :", "Party Ref No. :", "Rev-Charge :"])]},
    # an inn's front desk: boxes of labels and values, the firm that pays at the end of the box
    "frontdesk": {
        "font": "serif", "size": 9, "date": "%d-%m-%Y", "one_rate": 12, "intra": True, "words1": ["8841", "8852", "8860"],
        "head": [(300, 0, ["**^{s[name]}", "^{s[street]}", "^{s[city]}. {s[state]}", "^0261-2545262,desk@example.com"]), (40, 6, ["Guest Details :", "Mr.R K Verma", "4 Lake Road , Ward 2", "Mobile No:9811000000", "{b[name]} - {b[gstin]}"]),
                 (260, 6, ["Bill No :{no}", "Type :Deluxe", "Arr.Date :02-01-2025-14:10", "Dep.Date :05-01-2025-11:02", "TAX INVOICE - {s[gstin]}"]), (440, 6, ["Bill Date :{date}", "Room :204", "Pax :2", "Days :3"])],
        "table_at": 13, "no_place": True,
        "columns": [("Ref.No", "words1", 40, "l"), ("Particulars", "description", 100, "l"), ("Days", "qty", 340, "r"), ("Rack Tariff", "price", 450, "r"), ("Charges", "taxable", 565, "r")],
        "foot": [("Day Total", "taxable"), ("CGST", "cgst"), ("SGST", "sgst"), ("Roundoff", "round"), ("Net Amount", "payable")],
        "summary": ("hsn", [("HSN Code", "hsn", 60, "l"), ("Tax Amt", "taxable", 200, "r"), ("CGST%", "half", 270, "r"), ("CGST", "cgst", 360, "r"), ("SGST%", "half", 430, "r"), ("SGST", "sgst", 540, "r")]), "after": [(40, 0, ["{words}", "Cashier            Guest Signature"])]},
    # a press: a bar with number and date, receiver and transport side by side, the foot in the table
    "offset": {
        "font": "sans", "size": 8.5, "date": "%d-%b-%Y", "one_rate": 18, "exact": True, "cur": "Rs. ", "qty_tail": " Pcs",
        "head": [(40, 0, ["GSTIN : {s[gstin]}"]), (570, 0, ["|Mob. : 9822011223"]), (300, 1, ["*^TAX INVOICE", "**^{s[name]}", "^Mfd. of : Printed boxes and labels", "^{s[street]}, {s[city]}"]), (40, 6, ["Invoice No. : {no}"]), (570, 6, ["|Invoice Dated : {date}"]),
                 (40, 8, ["*DETAILS OF RECEIVER (BILLED TO)", "Name : {b[name]}", "Address : {b[street]}, {b[city]}", "State : {b[state]}", "GSTIN/Unique ID : {b[gstin]}"]), (330, 8, ["Transportation Mode : By Road", "Vehicle Number : -", "Date Of Supply : {date}", "Place Of Supply : {b[state]}"])],
        "table_at": 15, "grid": True,
        "columns": [("S No.", "n", 40, "l"), ("DESCRIPTION OF GOODS", "description", 75, "l"), ("HSN CODE", "hsn", 270, "l"), ("QTY.", "qty", 380, "r"), ("RATE", "price", 460, "r"), ("Amount (Rs.)", "taxable", 568, "r")],
        "foot": [("Total Amount Before Tax", "taxable"), ("CGST {half} %", "cgst@"), ("SGST {half} %", "sgst@"), ("IGST {rate} %", "igst@"), ("Total Tax Amount", "tax"), ("GST Total Amount After Tax", "payable")], "foot_at": (370, 568),
        "left": [(40, 0, ["Amount Of Tax Subject To Reverse Charge:  Yes [ ]  No [x]"])], "after": [(40, 0, ["Amount In Words : {words}", "Bank Name : SGB   BANK A/C : 50200012345678", "For: {s[name]}"])]},
    # a carrier's program: names of amounts, GST in one line, what was paid before
    "booking": {
        "font": "sans", "size": 9, "date": "%d-%m-%Y", "one_rate": 18, "exact": True, "received": True, "whole": True,
        "head": [(40, 0, ["**{s[name]}", "{s[street]}, {s[city]}", "GSTIN: {s[gstin]}"]), (40, 4, ["*FC Freight Collection Bill", "Bill No: {no}", "Date: {date}", "Booking: BKG-4410"]), (570, 4, ["|To: {b[name]}", "|GSTIN: {b[gstin]}", "|Place of Supply: {b[state]}"])],
        "table_at": 10,
        "columns": [("Description", "description", 40, "l"), ("Amount (Rs.)", "taxable", 568, "r")],
        "foot": [("Taxable subtotal", "taxable"), ("GST (18%)", "tax"), ("Gross total", "payable"), ("Less: Advance received (booking + payments)", "received"), ("Balance due", "balance")], "foot_at": (330, 568), "after": [(40, 0, ["Prepared by", "", "Authorised Signatory"])]},
}

# Eight more, written and read after the work on those above.
THIRTEENTH = {
    # a dealer of cars: a table of label and value boxes, the buyer's data beside those of the vehicle
    "carsale": {
        "font": "sans", "size": 8.5, "date": "%Y-%m-%d", "one_rate": 28, "exact": True,
        "head": [(300, 0, ["**^{s[name]}", "^{s[street]}, {s[city]}", "^Tel: +91-9822011223", "^GSTIN: {s[gstin]}"]), (300, 5, ["**^Tax Invoice"]), (40, 7, ["Invoice No:", "Invoice Date:", "Reverse Charge (Y/N):", "State:"]), (150, 7, ["{no}", "{date}", "N", "{s[state]}"]),
                 (310, 7, ["Transport Mode:", "Vehicle Number:", "Date of Supply:", "Place of Supply:"]), (430, 7, ["NA", "NA", "{date}", "{b[state]}"]), (40, 12, ["*Bill to Party", "Name:", "Address:", "GSTIN:", "State:"]), (110, 13, ["{b[name]}", "{b[street]}, {b[city]}", "{b[gstin]}", "{b[state]}"]),
                 (310, 12, ["*Vehicle Details", "Chassis No:", "Engine No:", "Colour:"]), (390, 13, ["MA3EYD81S00123456", "K10CN1234567", "White"])],
        "table_at": 19, "grid": True,
        "columns": [("S. No.", "n", 40, "l"), ("Product Description", "description", 80, "l"), ("HSN", "hsn", 240, "l"), ("Qty", "qty", 300, "r"), ("Rate", "price", 380, "r"), ("Amount", "gross", 470, "r"), ("Taxable Value", "taxable", 568, "r")],
        "foot": [("Total Amount before Tax:", "taxable"), ("Add: CGST {half}%", "cgst@"), ("Add: SGST {half}%", "sgst@"), ("Add: IGST {rate}%", "igst@"), ("Total Amount after Tax:", "payable"), ("GST on Reverse Charge:", "zero")],
        "foot_at": (360, 568), "left": [(40, 0, ["Total Invoice Amount in words:", "{words}"])]},
    # a housing society's to a shop in it: heads of charges, the flat, who owes
    "society": {
        "font": "serif", "size": 9, "date": "%d/%m/%Y", "one_rate": 18, "exact": True, "due": True, "intra": True,
        "head": [(300, 0, ["**^{s[name]}", "^(Regn. No. BOM/HSG/4410 of 1988)", "^{s[street]}, {s[city]}", "^GSTIN : {s[gstin]}", "*^MAINTENANCE BILL CUM TAX INVOICE"]), (40, 7, ["Name : {b[name]}", "Unit No : Shop 12   Wing : A", "Area : 412 Sq.Ft.", "Member's GSTIN : {b[gstin]}"]),
                 (370, 7, ["Bill No : {no}", "Bill Date : {date}", "Due Date : {due}", "Bill Period : Apr-Jun 2025"])],
        "table_at": 13, "grid": True, "no_place": True,
        "columns": [("Sr.", "n", 40, "l"), ("Particulars of Charges", "description", 80, "l"), ("SAC", "hsn", 340, "l"), ("Amount (Rs.)", "taxable", 565, "r")],
        "foot": [("Sub Total", "taxable"), ("CGST 9%", "cgst"), ("SGST 9%", "sgst"), ("Total Bill Amount", "payable")], "left": [(40, 0, ["{words}"])], "after": [(40, 0, ["E. & O. E.", "For {s[name]}", "Hon. Secretary / Treasurer"])]},
    # a program for a wire harness maker: a sheet with code of the party, the sums beside each other
    "schedule": {
        "font": "mono", "size": 7, "date": "%d-%m-%Y", "one_rate": 18, "words1": ["AX-4410", "AX-4417", "BX-0021"],
        "head": [(40, 0, ["*{s[name]}", "WORKS : {s[street]}, {s[city]}", "GSTIN : {s[gstin]}    PAN : {s[pan]}"]), (420, 0, ["*TAX INVOICE", "ORIGINAL FOR BUYER"]), (40, 5, ["BILLED TO :", "M/S {b[name]}", "{b[street]}", "{b[city]}", "GSTIN : {b[gstin]}", "VENDOR CODE : 118820"]),
                 (340, 5, ["INVOICE NO.   : {no}", "INVOICE DATE  : {date}", "TIME OF REMOVAL : 14:20", "P.O. NO. & DATE : 55120 / 02-01-2025", "ASN NO. : 4400128", "PLACE OF SUPPLY : {b[state]}"])],
        "table_at": 13,
        "columns": [("SR", "n", 40, "l"), ("PART NO.", "words1", 62, "l"), ("PART NAME", "description", 120, "l"), ("HSN", "hsn", 270, "l"), ("QTY.", "qty", 345, "r"), ("UOM", "unit", 352, "l"), ("BASIC RATE", "price", 455, "r"), ("BASIC AMT.", "taxable", 565, "r")],
        "foot": [("TOTAL BASIC AMT.", "taxable"), ("CGST @ {half} %", "cgst@"), ("SGST @ {half} %", "sgst@"), ("IGST @ {rate} %", "igst@"), ("ROUND OFF (+/-)", "round"), ("INVOICE VALUE (RS.)", "payable")], "left": [(40, 0, ["RS. IN WORDS :", "{words}"])]},
    # a line to a house or firm: an account, a period, what was owed before
    "fibre": {
        "font": "sans", "size": 8.5, "date": "%d %b, %Y", "one_rate": 18, "exact": True, "due": True, "previous": True,
        "head": [(40, 0, ["**{s[name]}", "{s[street]}, {s[city]}", "GST No. {s[gstin]}"]), (570, 0, ["*|TAX INVOICE"]), (40, 5, ["*{b[name]}", "{b[street]}", "{b[city]}", "GST No. {b[gstin]}"]),
                 (320, 5, ["Account No.", "Invoice No.", "Invoice Date", "Billing Cycle", "Pay By Date", "Place of Supply"]), (430, 5, ["8812004417", "{no}", "{date}", "01 Apr - 30 Apr", "{due}", "{b[state]}"])],
        "table_at": 13,
        "columns": [("Plan / Service", "description", 40, "l"), ("HSN/SAC", "hsn", 300, "l"), ("Amount (INR)", "taxable", 568, "r")],
        "foot": [("Net Charges", "taxable"), ("CGST (9%)", "cgst"), ("SGST (9%)", "sgst"), ("IGST (18%)", "igst"), ("Current Bill Amount", "payable"), ("Previous Dues", "due"), ("Total Amount Payable", "with_due")], "foot_at": (360, 568)},
    # a jeweller's: weights, purity, making on top, a tax of three in a hundred
    "goldsmith": {
        "font": "serif", "size": 8.5, "date": "%d-%m-%Y", "one_rate": 3, "weighed": True, "intra": True, "words1": ["22K916", "18K750", "22K916"],
        "head": [(300, 0, ["**^{s[name]}", "^BIS Hallmarked Jewellery", "^{s[street]}, {s[city]}", "^GSTIN: {s[gstin]}", "*^TAX INVOICE"]), (40, 7, ["Customer: {b[name]}", "Address: {b[street]}, {b[city]}", "GSTIN: {b[gstin]}"]), (400, 7, ["Invoice No: {no}", "Date: {date}", "State: {b[state]} ({b[code]})"])],
        "table_at": 12, "no_place": True,
        "columns": [("#", "n", 40, "l"), ("Ornament", "description", 58, "l", 90), ("HSN", "hsn", 160, "l"), ("Purity", "words1", 200, "l"), ("Gross Wt (g)", "heavier", 310, "r"), ("Net Wt (g)", "weight", 370, "r"), ("Rate/g", "price", 430, "r"), ("Making", "making", 495, "r"), ("Value", "taxable", 572, "r")],
        "foot": [("Total Value", "taxable"), ("CGST 1.5%", "cgst"), ("SGST 1.5%", "sgst"), ("Round Off", "round"), ("Net Payable", "payable")], "left": [(40, 0, ["Amount in words: {words}"])]},
    # a hospital's to a firm: a bill of supply without any tax
    "ward": {
        "font": "sans", "size": 8.5, "date": "%d-%b-%Y", "zero": True, "exact": True, "kind": "bill_of_supply",
        "head": [(40, 0, ["**{s[name]}", "{s[street]}, {s[city]}", "GSTIN: {s[gstin]}"]), (300, 4, ["*^BILL OF SUPPLY"]), (40, 6, ["Patient Name", "UHID / IP No.", "Sponsor", "Sponsor GSTIN", "Address"]), (140, 6, [": Mr. A K Rao", ": 88120 / IP-4410", ": {b[name]}", ": {b[gstin]}", ": {b[street]}, {b[city]}"]),
                 (340, 6, ["Bill No.", "Bill Date", "Admitted on", "Discharged on"]), (430, 6, [": {no}", ": {date}", ": 01-Jan-2025", ": 04-Jan-2025"])],
        "table_at": 13, "grid": True, "no_place": True,
        "columns": [("S.No", "n", 40, "l"), ("Service Name", "description", 80, "l"), ("SAC", "hsn", 300, "l"), ("Qty", "qty", 380, "r"), ("Rate", "price", 460, "r"), ("Amount", "taxable", 565, "r")],
        "foot": [("Gross Bill Amount", "taxable"), ("Net Bill Amount", "payable")], "left": [(40, 0, ["In Words: {words}"])]},
    # a wholesaler's note for goods that came back
    "inward": {
        "font": "sans", "size": 8, "date": "%d/%m/%Y", "kind": "credit_note", "exact": True,
        "head": [(300, 0, ["**^{s[name]}", "^{s[street]}, {s[city]}", "^GSTIN : {s[gstin]}", "*^Credit Note"]), (40, 6, ["*Party Details", "{b[name]}", "{b[street]}", "{b[city]}", "GSTIN : {b[gstin]}", "Place of Supply : {b[code]} - {b[state]}"]),
                 (370, 6, ["C.N. No.", "C.N. Date", "Against Inv. No.", "Against Inv. Date", "Reason"]), (460, 6, [": {no}", ": {date}", ": S/1187", ": 02/01/2025", ": Sales return"])],
        "table_at": 14,
        "columns": [("Sr", "n", 40, "l"), ("Item", "description", 62, "l"), ("HSN", "hsn", 190, "l"), ("Qty", "qtyunit", 265, "r"), ("Rate", "price", 320, "r"), ("Taxable Amt", "taxable", 395, "r"), ("Tax%", "rate", 430, "r"), ("Tax Amt", "tax", 495, "r"), ("Net Amt", "total", 572, "r")],
        "table_total": "Total", "foot": [("Total Taxable", "taxable"), ("CGST", "cgst"), ("SGST", "sgst"), ("IGST", "igst"), ("Credit Amount", "payable")], "left": [(40, 0, ["In words: {words}"])]},
    # a monthly account of fuel and oils to a carrier: slips and lorries
    "pump": {
        "font": "serif", "size": 8.5, "date": "%d.%m.%y", "one_rate": 18, "words1": ["88121", "88140", "88166"], "words2": ["MH15 GV 4410", "MH15 HH 1021", "GJ05 BX 7781"],
        "head": [(300, 0, ["**^{s[name]}", "^Dealers : Lubricants and Greases", "^{s[street]}, {s[city]}", "^GSTIN/UIN : {s[gstin]}"]), (40, 6, ["*CREDIT BILL / TAX INVOICE", "M/s {b[name]}", "{b[street]}, {b[city]}", "GSTIN/UIN : {b[gstin]}"]), (400, 6, ["Bill No {no}", "Bill Dt {date}", "Supply State {b[state]}"])],
        "table_at": 12, "grid": True,
        "columns": [("Slip No", "words1", 40, "l"), ("Veh. No", "words2", 90, "l"), ("Product", "description", 180, "l"), ("HSN", "hsn", 320, "l"), ("Ltr/Nos", "qty", 400, "r"), ("Rate", "price", 470, "r"), ("Amt", "taxable", 568, "r")],
        "foot": [("Amt before GST", "taxable"), ("CGST {half}%", "cgst@"), ("SGST {half}%", "sgst@"), ("IGST {rate}%", "igst@"), ("Rd. Off", "round"), ("Bill Amt", "payable")], "left": [(40, 0, ["{words}"])]},
}
