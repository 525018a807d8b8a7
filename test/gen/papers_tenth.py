# SPDX-License-Identifier: AGPL-3.0-or-later
"""A tenth batch of GST invoices by description, in the form of papers_gst.py: what shops on the net, carriers, hotels and suppliers of gas print, after public programs and parsers."""

TENTH = {
    # a page of a script for PDF tables: boxes of goods, the amount with its tax
    "boxer": {
        "font": "sans", "size": 9, "date": "%d/%m/%Y", "exact": True, "cell_cur": "Rs.", "foot_cur": "Rs.", "cur": "Rs.", "plain": True,
        "head": [(180, 0, ["**{s[name]}", "GSTIN: {s[gstin]}", "*TAX INVOICE"]), (420, 4, ["Invoice No: {no}", "Date: {date}", "Supplier's State Code: {s[code]}"]),
                 (40, 9, ["*Billed To", "{b[name]}", "{b[street]}, {b[city]}", "GSTIN: {b[gstin]}"]), (310, 9, ["*Shipped To", "{b[name]}", "{b[street]}, {b[city]}", "Place of Supply: {b[state]}", "State Code: {b[code]}"])],
        "table_at": 16, "grid": True,
        "columns": [("Product", "description", 40, "l"), ("HSN", "hsn", 230, "l"), ("Qty (Boxes)", "qty", 340, "r"), ("Rate / Box", "price", 420, "r"), ("GST", "rate", 460, "r"), ("Total", "total", 565, "r")],
        "foot": [("Taxable Subtotal", "taxable"), ("CGST Payable", "cgst"), ("SGST Payable", "sgst"), ("IGST Payable", "igst"), ("NET TOTAL", "payable")], "left": [(40, 0, ["{words}"])]},
    # a seller of clothes on the net: packets, orders, who sends and who sells
    "apparel": {
        "font": "sans", "size": 8, "date": "%d %b %Y", "exact": True, "disc": "amount", "cell_cur": "Rs ", "foot_cur": "Rs ", "cur": "Rs ",
        "head": [(40, 0, ["**Tax Invoice"]), (40, 3, ["Invoice Number:", "Order Number:", "Nature of Transaction:", "Place of Supply:"]), (150, 3, ["{no}", "1184471-8820114", "Sale of goods", "{b[state]}"]),
                 (320, 3, ["Packet ID:", "Invoice Date:", "Order Date:", "Nature of Supply:"]), (420, 3, ["88120074", "{date}", "01 Jan 2025", "Goods"]),
                 (40, 8, ["*Bill to / Ship to:", "{b[name]}", "{b[street]}, {b[city]}", "Customer Type: Registered", "GSTIN Number: {b[gstin]}"]), (320, 8, ["*Bill From:", "{s[name]}", "{s[street]}, {s[city]}", "GSTIN Number: {s[gstin]}"])],
        "table_at": 15,
        "columns": [("Product", "description", 40, "l", 110), ("HSN", "hsn", 160, "l"), ("Qty", "qty", 215, "r"), ("Gross Amount", "gross", 290, "r"), ("Discount", "disc", 340, "r"), ("Taxable Amount", "taxable", 415, "r"), ("Tax %", "rate", 450, "r"), ("Tax", "tax", 510, "r"), ("Total Amount", "total", 585, "r")],
        "table_total": "TOTAL", "total_at": 0,
        "foot": [("Total Taxable Amount", "taxable"), ("CGST", "cgst"), ("SGST/UGST", "sgst"), ("IGST", "igst"), ("Total Payable", "payable")]},
    # a carrier of calls and lines to a firm: registration in a strip, charges by name
    "trunk": {
        "font": "sans", "size": 8.5, "date": "%d-%b-%Y", "due": True, "one_rate": 18, "exact": True,
        "head": [(40, 0, ["**{s[name]}", "{s[street]}, {s[city]}", "GST Registration: {s[gstin]}"]), (300, 0, ["*Tax Invoice (Original for Recipient)"]), (40, 5, ["*{b[name]}", "{b[street]}", "{b[city]}", "Your GST Registration: {b[gstin]}"]),
                 (330, 5, ["Bill number", "Bill generated", "Bill plan", "Please pay by", "State of service"]), (450, 5, ["{no}", "{date}", "Enterprise 100 Mbps", "{due}", "{b[code]} {b[state]}"])],
        "table_at": 13,
        "columns": [("Details of charges", "description", 40, "l"), ("SAC", "hsn", 330, "l"), ("Charges (Rs.)", "taxable", 565, "r")],
        "foot": [("Charges for the month", "taxable"), ("CGST @ {half}%", "cgst@"), ("SGST @ {half}%", "sgst@"), ("IGST @ {rate}%", "igst@"), ("Amount payable for the month", "payable")]},
    # a haulier's bill: notes of consignment with what was paid for each
    "haulier": {
        "font": "serif", "size": 9, "date": "%d-%m-%Y", "one_rate": 12, "exact": True, "words1": ["4471", "4480", "4502"], "words2": ["MH15 GV 4410", "MH15 HH 1021", "GJ05 BX 7781"],
        "head": [(300, 0, ["**^{s[name]}", "^Address: {s[street]}, {s[city]}", "^PAN No. {s[pan]}   Account Helpline: 9822011223", "*^GSTIN : {s[gstin]}   SAC Code : 996511"]),
                 (40, 6, ["*To, {b[name]}", "Address : {b[street]}, {b[city]}", "State Name : {b[state]}", "State Code : {b[code]}", "GST Number : {b[gstin]}"]), (360, 6, ["Please Make Payment By NEFT/RTGS only", "Bill No.: {no}", "Bill Date :{date}", "Page No.: 1"])],
        "table_at": 13, "no_place": True,
        "columns": [("LR No.", "words1", 40, "l"), ("Particular", "description", 90, "l"), ("Vehicle No.", "words2", 240, "l"), ("Quantity", "qty", 380, "r"), ("Freight/Unit", "price", 460, "r"), ("Amount", "taxable", 565, "r")],
        "table_total": "Total", "total_at": 1,
        "foot": [("CGST {half}%", "cgst@"), ("SGST {half}%", "sgst@"), ("IGST {rate}%", "igst@"), ("Bill Total", "payable")], "left": [(40, 0, ["In Words: {words}"])]},
    # a guest house by a script: headings over the parties, the stay, rates by day
    "rooms": {
        "font": "sans", "size": 9, "date": "%d-%b-%Y", "one_rate": 12, "intra": True, "exact": True,
        "head": [(300, 0, ["**^ROOM TAX INVOICE"]), (40, 3, ["Invoice Number : {no}", "Date : {date}"]), (40, 6, ["*Company Details", "Company Name : {b[name]}", "Company Address : {b[street]}, {b[city]}", "GSTIN : {b[gstin]}"]),
                 (330, 3, ["*{s[name]}", "{s[street]}", "{s[city]}", "GSTIN : {s[gstin]}"]), (330, 8, ["Check In", "Check Out"]), (420, 8, ["01-01-2025 12:00", "04-01-2025 11:00"])],
        "table_at": 13, "no_place": True, "words1": ["Deluxe 204", "Deluxe 206", "Suite 301"],
        "columns": [("Service", "description", 40, "l"), ("Stayed At", "words1", 220, "l"), ("SAC", "hsn", 300, "l"), ("Days", "qty", 370, "r"), ("Rate/Day", "price", 460, "r"), ("Total", "taxable", 565, "r")],
        "foot": [("Stay Total", "taxable"), ("SGST @ {half}%", "sgst@"), ("CGST @ {half}%", "cgst@"), ("Total Payable", "payable")], "left": [(40, 0, ["({words})"])]},
    # a supplier of gas to a works: readings, charges, the date to pay by
    "gasline": {
        "font": "sans", "size": 8.5, "date": "%d.%m.%Y", "due": True, "one_rate": 18, "exact": True,
        "head": [(300, 0, ["**^{s[name]}", "^{s[street]}, {s[city]}", "^GSTIN {s[gstin]}"]), (40, 5, ["Consumer", "*{b[name]}", "{b[street]}", "{b[city]}", "GSTIN {b[gstin]}"]),
                 (330, 5, ["BP No.", "Invoice Ref. No.", "Billed on", "Pay on or before", "Supply in state"]), (450, 5, ["1000442211", "{no}", "{date}", "{due}", "{b[state]}"])],
        "table_at": 13, "grid": True,
        "columns": [("Sr", "n", 40, "l"), ("Charge head", "description", 70, "l"), ("SAC", "hsn", 260, "l"), ("SCM", "qty", 340, "r"), ("Rate/SCM", "price", 430, "r"), ("Value", "taxable", 565, "r")],
        "foot": [("Charges before GST", "taxable"), ("CGST", "cgst"), ("SGST", "sgst"), ("IGST", "igst"), ("Payable this cycle", "payable")], "left": [(40, 0, ["Say {words}"])]},
    # a public works supplier's form: natures of everything, labels and values in two columns
    "natures": {
        "font": "serif", "size": 8.5, "date": "%d/%m/%Y", "one_rate": 18,
        "head": [(300, 0, ["**^{s[name]}", "^{s[street]}, {s[city]}"]), (40, 4, ["Party Name", "Party Address", "Party GSTN", "Nature of Supply", "Customer Type", "State of Delivery"]), (140, 4, [": {b[name]}", ": {b[street]}, {b[city]}", ": {b[gstin]}", ": Services", ": Government", ": {b[state]}"]),
                 (340, 4, ["Invoice No", "Dt of Invoice", "Billing Period", "Nature of Invoice", "Company GSTN", "Company PAN"]), (440, 4, [": {no}", ": {date}", ": Jan 2025", ": Tax", ": {s[gstin]}", ": {s[pan]}"])],
        "table_at": 13, "grid": True,
        "columns": [("S.No", "n", 40, "l"), ("Work done", "description", 70, "l"), ("SAC", "hsn", 260, "l"), ("Nos.", "qty", 340, "r"), ("Unit rate", "price", 430, "r"), ("Amount Rs.", "taxable", 565, "r")],
        "foot": [("Total (A)", "taxable"), ("CGST @ {half}% (B)", "cgst@"), ("SGST @ {half}% (C)", "sgst@"), ("IGST @ {rate}% (D)", "igst@"), ("Rounding", "round"), ("Gross Bill", "payable")], "left": [(40, 0, ["Rupees : {words}"])]},
    # a courier's to its customer: fuel on top, taxed as the rest
    "courier": {
        "font": "sans", "size": 8, "date": "%d-%m-%y", "one_rate": 18, "freight": True,
        "head": [(40, 0, ["**{s[name]}", "{s[street]}, {s[city]}", "GSTIN-{s[gstin]} PAN-{s[pan]}"]), (400, 0, ["*INVOICE", "No. {no}", "Dt. {date}"]), (40, 5, ["Client", "*{b[name]}", "{b[street]}, {b[city]}", "GSTIN-{b[gstin]}", "POS-{b[state]}"])],
        "table_at": 12, "words1": ["BLR", "MAA", "DEL"],
        "columns": [("Sl", "n", 40, "l"), ("Service", "description", 65, "l"), ("Zone", "words1", 220, "l"), ("SAC", "hsn", 270, "l"), ("Dockets", "qty", 350, "r"), ("Rate", "price", 440, "r"), ("Basic", "taxable", 565, "r")],
        "foot": [("Basic Freight", "goods"), ("Fuel Surcharge", "freight"), ("Taxable", "taxable"), ("CGST 9%", "cgst"), ("SGST 9%", "sgst"), ("IGST 18%", "igst"), ("Round", "round"), ("Net", "payable")]},
}

# Four more, written and read after the work on those above.
ELEVENTH = {
    # guards sent to a works: duties at a rate
    "guards": {
        "font": "serif", "size": 9, "date": "%d/%m/%Y", "one_rate": 18,
        "head": [(300, 0, ["**^{s[name]}", "^{s[street]}, {s[city]}", "^GST Regn. {s[gstin]}", "*^Tax Invoice"]), (40, 6, ["The Manager", "*{b[name]}", "{b[street]}", "{b[city]}", "Client GST Regn. {b[gstin]}"]),
                 (380, 6, ["Bill Ref {no}", "Raised dt. {date}", "Unit code NSK-04", "Location of service {b[state]}"])],
        "table_at": 13, "grid": True,
        "columns": [("S.N.", "n", 40, "l"), ("Designation / service", "description", 75, "l"), ("SAC", "hsn", 270, "l"), ("Duties", "qty", 350, "r"), ("Wage per duty", "price", 450, "r"), ("Amount", "taxable", 565, "r")],
        "foot": [("Wages and services", "taxable"), ("CGST @{half}%", "cgst@"), ("SGST @{half}%", "sgst@"), ("IGST @{rate}%", "igst@"), ("Rounded", "round"), ("Bill amount for the month", "payable")], "left": [(40, 0, ["Rupees {words}"])]},
    # a lift's yearly upkeep: a page of boxes with small labels over their values
    "upkeep": {
        "font": "sans", "size": 8.5, "date": "%d %b %Y", "one_rate": 18, "exact": True, "cur": "INR ", "foot_cur": "INR ",
        "head": [(40, 0, ["**{s[name]}", "{s[street]}, {s[city]}", "GSTIN {s[gstin]}"]), (430, 0, ["*Tax Invoice"]), (40, 5, ["Invoice Nr.", "*{no}"]), (160, 5, ["Invoice of", "*{date}"]), (280, 5, ["Contract Nr.", "*AMC-7710"]), (430, 5, ["Place of consumption", "*{b[state]}"]),
                 (40, 9, ["Purchaser", "*{b[name]}", "{b[street]}, {b[city]}", "GSTIN {b[gstin]}"])],
        "table_at": 15,
        "columns": [("Pos.", "n", 40, "l"), ("Scope", "description", 80, "l"), ("SAC", "hsn", 280, "l"), ("Units", "qty", 350, "r"), ("Fee", "price", 440, "r"), ("Net", "taxable", 565, "r")],
        "foot": [("Net", "taxable"), ("CGST {half}%", "cgst@"), ("SGST {half}%", "sgst@"), ("IGST {rate}%", "igst@"), ("Gross", "payable")]},
    # a newspaper's bill for advertisements
    "adverts": {
        "font": "sans", "size": 8, "date": "%d.%m.%Y", "one_rate": 5, "words1": ["RO/118", "RO/119", "RO/127"],
        "head": [(40, 0, ["**{s[name]}", "{s[street]}", "{s[city]}", "GST: {s[gstin]}"]), (350, 0, ["*ADVERTISEMENT BILL / TAX INVOICE", "Bill : {no}", "Dt : {date}", "Supply to : {b[state]} ({b[code]})"]),
                 (40, 6, ["Advertiser : {b[name]}", "{b[street]}, {b[city]}", "Customer's GST : {b[gstin]}"])],
        "table_at": 11,
        "columns": [("Insertion", "description", 40, "l"), ("R.O.", "words1", 210, "l"), ("SAC", "hsn", 270, "l"), ("Sq. cm", "qty", 350, "r"), ("Card rate", "price", 440, "r"), ("Value", "taxable", 565, "r")],
        "foot": [("Value of insertions", "taxable"), ("CGST @ {half}%", "cgst@"), ("SGST @ {half}%", "sgst@"), ("IGST @ {rate}%", "igst@"), ("R/off", "round"), ("Payable", "payable")], "left": [(40, 0, ["{words}"])]},
    # a store of parts: labels in capitals, loading on top and taxed
    "parts": {
        "font": "mono", "size": 7, "date": "%d-%b-%y", "one_rate": 28, "freight": True,
        "head": [(40, 0, ["*{s[name]}", "{s[street]} {s[city]}", "GSTIN NO-{s[gstin]}"]), (40, 5, ["SOLD TO-{b[name]}", "        {b[street]}", "        {b[city]}", "        GSTIN NO-{b[gstin]}"]), (400, 5, ["INV {no}", "DTD {date}", "STATE OF SUPPLY-{b[state]}"])],
        "table_at": 11,
        "columns": [("SR", "n", 40, "l"), ("PART", "description", 65, "l"), ("HSN", "hsn", 240, "l"), ("QTY", "qty", 310, "r"), ("N.D.P.", "price", 400, "r"), ("AMT", "taxable", 500, "r")],
        "foot": [("GOODS", "goods"), ("HAMALI", "freight"), ("TAXABLE", "taxable"), ("CGST {half}%", "cgst@"), ("SGST {half}%", "sgst@"), ("IGST {rate}%", "igst@"), ("R.O.", "round"), ("NET", "payable")]},
}
