# SPDX-License-Identifier: AGPL-3.0-or-later
"""An eighth batch of GST invoices by description, in the form of papers_gst.py: notes, bills of supply, exports, reverse charge, and heads as small programs print them."""

EIGHTH = {
    # a printer's supply bill: consignor and consignee side by side, their numbers below in boxes of their own
    "consignor": {
        "font": "serif", "size": 9, "date": "%d.%m.%Y", "one_rate": 12, "whole": False,
        "head": [(40, 0, ["*GST INVOICE / SUPPLY BILL"]), (250, 0, ["Invoice No.", "*{no}"]), (430, 0, ["Date", "*{date}"]), (250, 3, ["Purchase Order No.", "*3200138361"]), (430, 3, ["Mode/Terms of Payment", "*by Cheque"]),
                 (40, 6, ["Consignor", "*{s[name]}", "{s[street]}", "{s[city]}"]), (320, 6, ["Consignee", "*{b[name]}", "{b[street]}", "{b[city]}"]),
                 (40, 11, ["Consignor's GSTIN :", "{s[gstin]}"]), (320, 11, ["Consignee's GSTIN :", "{b[gstin]}"])],
        "table_at": 15, "no_place": True,
        "columns": [("S.No.", "n", 40, "l"), ("Particular", "description", 75, "l"), ("HSN", "hsn", 260, "l"), ("Quantity", "qty", 360, "r"), ("Rate", "price", 430, "r"), ("Per", "unit", 440, "l"), ("Amount", "taxable", 565, "r")],
        "foot": [("Total", "taxable"), ("Add CGST @ {half}%", "cgst@"), ("Add SGST @ {half}%", "sgst@"), ("Add IGST @ {rate}%", "igst@"), ("Rounded off", "round"), ("Grand Total", "payable")],
        "left": [(40, 0, ["Rupees (in words)", "{words}"])]},
    # a bill of supply with a strip on top and boxes of labels with colons
    "topstrip": {
        "font": "sans", "size": 8.5, "date": "%d-%m-%Y", "zero": True, "exact": True, "kind": "bill_of_supply", "due": True,
        "head": [(40, 0, ["Page No. 1 of 1"]), (300, 0, ["*^Bill of Supply"]), (570, 0, ["|Original Copy"]), (300, 2, ["**^{s[name]}", "^{s[street]}, {s[city]}", "^Mobile: +91 9822011223 | Email: sales@example.com", "^GSTIN - {s[gstin]} | PAN - {s[pan]}"]),
                 (40, 8, ["Invoice Number", "Invoice Date", "Due Date", "Place of Supply", "Reverse Charge"]), (130, 8, [": {no}", ": {date}", ": {due}", ": {b[state]} ({b[code]})", ": No"]),
                 (320, 8, ["Transport", "Vehicle No.", "Station", "E-Way Bill No."]), (410, 8, [": By Road", ": RJ14GB2210", ": {b[town]}", ": -"]),
                 (40, 14, ["*Billing Details", "Name       : {b[name]}", "GSTIN      : {b[gstin]}", "Mobile     : 9811000000", "Address    : {b[street]}, {b[city]}"]),
                 (320, 14, ["*Shipping Details", "Name       : {b[name]}", "GSTIN      : {b[gstin]}", "Address    : {b[street]}, {b[city]}"])],
        "table_at": 20, "grid": True,
        "columns": [("Sr.", "n", 40, "l"), ("Item Description", "description", 70, "l"), ("HSN/SAC", "hsn", 250, "l"), ("Qty", "qty", 345, "r"), ("Unit", "unit", 355, "l"), ("Price", "price", 460, "r"), ("Amount (Rs)", "taxable", 565, "r")],
        "foot": [("Sub Total", "taxable"), ("Net Amount", "payable")], "left": [(40, 0, ["{words}"])]},
    # a travel portal's: small labels over their values in three columns
    "traveller": {
        "font": "sans", "size": 8.5, "date": "%d %b %Y", "exact": True, "one_rate": 18, "intra": True, "cell_cur": "INR ", "foot_cur": "INR ", "cur": "INR ",
        "head": [(40, 0, ["**{s[name]}"]), (570, 0, ["**|TAX INVOICE"]), (40, 3, ["Invoice No.", "*{no}", "Place of Supply", "*{b[state]}", "Transactional Type/Category", "*REG/B2B"]),
                 (230, 3, ["Date", "*{date}", "PAN", "*{s[pan]}", "Service Description", "*Reservation service for accommodation"]), (430, 3, ["GSTIN", "*{s[gstin]}", "HSN/SAC", "*998552", "Tax Payable under RCM", "*No"]),
                 (40, 10, ["Customer Name", "*{b[name]}"]), (230, 10, ["Customer Address", "*{b[street]}, {b[town]}"]), (430, 10, ["Customer GSTIN", "*{b[gstin]}"])],
        "table_at": 14,
        "columns": [("Particulars", "description", 40, "l"), ("Taxable Value", "taxable", 330, "r"), ("CGST 9%", "cgst", 420, "r"), ("SGST 9%", "sgst", 500, "r"), ("Total", "total", 570, "r")],
        "foot": [("Total Amount", "taxable"), ("CGST", "cgst"), ("SGST", "sgst"), ("Grand Total", "payable")], "after": [(40, 0, ["This is not a valid travel document."])]},
    # a parcel service's bill: who gets it pays the tax
    "parcels": {
        "font": "serif", "size": 9, "date": "%d %b %Y", "zero": True, "exact": True, "rcm": True,
        "head": [(300, 0, ["**^{s[name]}", "^{s[street]}, {s[city]}", "*^FREIGHT BILL / TAX INVOICE"]), (40, 5, ["To", "{b[name]}", "{b[street]}", "{b[city]}"]),
                 (40, 10, ["GST No :", "SAC CODE :", "TAXABLE :"]), (130, 10, ["{s[gstin]}", "996511", "Tax Payable Under RCM : Yes"]), (330, 10, ["GST No :", "Invoice Number :", "Invoice Period :", "Invoice Date :"]), (430, 10, ["{b[gstin]}", "{no}", "Mar - 2025", "{date}"])],
        "table_at": 16, "no_place": True, "words1": ["LR 4418", "LR 4422", "LR 4431"],
        "columns": [("S.No", "n", 40, "l"), ("LR No", "words1", 80, "l"), ("Description", "description", 140, "l"), ("Parcels", "qty", 350, "r"), ("Rate", "price", 440, "r"), ("Amount", "taxable", 565, "r")],
        "foot": [("Total Freight", "taxable"), ("Total Amount", "payable")], "left": [(40, 0, ["Amount In Words : {words}"])]},
    # an exporter's: number and date in one box, consignee and buyer, in dollars under a letter of undertaking
    "bonded": {
        "font": "sans", "size": 8, "date": "%d.%m.%Y", "zero": True, "exact": True, "b2c": True, "abroad": True, "group": "western", "words": "US Dollars {} Only", "no_place": True,
        "head": [(300, 0, ["**^EXPORT INVOICE", "^Supply Meant For Export Under LUT Without Payment Of Integrated Tax"]), (40, 3, ["Exporter", "*{s[name]}", "{s[street]}", "{s[city]}, {s[state]}, India", "GSTIN: {s[gstin]}"]),
                 (300, 3, ["Invoice No. & Date", "*{no} dt. {date}"]), (470, 3, ["Exporter's Ref.", "IEC 0312345678"]), (300, 6, ["Buyer's Order No. & Date", "PO-7719 dt. 02.01.2025"]), (300, 8, ["LUT ARN No. AD270325012345X"]),
                 (40, 9, ["Consignee", "*{b[name]}", "12 Hafenstrasse", "20457 Hamburg, Germany"]), (300, 9, ["Buyer (if other than Consignee)", "SAME AS CONSIGNEE"]),
                 (40, 14, ["Country of Origin of Goods", "India"]), (170, 14, ["Port of Loading", "Nhava Sheva"]), (300, 14, ["Country of Final Destination", "Germany"]), (470, 14, ["Terms", "FOB"])],
        "table_at": 18, "grid": True,
        "columns": [("Sr.", "n", 40, "l"), ("Description of Goods", "description", 70, "l"), ("HSN Code", "hsn", 280, "l"), ("Quantity", "qty", 380, "r"), ("Rate USD", "price", 470, "r"), ("Amount USD", "taxable", 570, "r")],
        "foot": [("Total FOB", "taxable"), ("Invoice Total USD", "payable")], "left": [(40, 0, ["Amount Chargeable (in words): {words}"])]},
    # a page with tables of two rows: supplier and recipient as headings of columns
    "tworows": {
        "font": "serif", "size": 9, "date": "%Y-%m-%d", "exact": True, "percent": "%",
        "head": [(40, 0, ["**Tax Invoice", "Original for recipient"]), (40, 4, ["*Invoice No.", "*Place of supply"]), (130, 4, ["{no}", "{b[state]} ({b[code]})"]), (320, 4, ["*Invoice date", "*Reverse charge"]), (430, 4, ["{date}", "No"]),
                 (40, 7, ["*Supplier", "{s[name]}", "{s[street]}, {s[city]}", "GSTIN: {s[gstin]}", "State: {s[state]} ({s[code]})"]), (320, 7, ["*Recipient", "{b[name]}", "{b[street]}, {b[city]}", "GSTIN: {b[gstin]}", "State: {b[state]} ({b[code]})"])],
        "table_at": 14, "grid": True,
        "columns": [("#", "n", 40, "l"), ("Description", "description", 60, "l"), ("HSN/SAC", "hsn", 200, "l"), ("Qty", "qty", 265, "r"), ("Rate", "price", 325, "r"), ("Taxable", "taxable", 395, "r"), ("GST", "rate", 430, "r"), ("Tax", "tax", 490, "r"), ("Total", "total", 572, "r")],
        "foot": [("Taxable value", "taxable"), ("CGST", "cgst"), ("SGST", "sgst"), ("IGST", "igst"), ("Invoice total", "payable")]},
    # a credit note against an invoice that it names
    "reversal": {
        "font": "sans", "size": 8.5, "date": "%d/%m/%Y", "exact": True, "kind": "credit_note",
        "head": [(300, 0, ["**^CREDIT NOTE"]), (40, 3, ["*{s[name]}", "{s[street]}, {s[city]}", "GSTIN : {s[gstin]}"]), (340, 3, ["Credit Note # : {no}", "Credit Note Date : {date}", "Original Invoice No : INV-4410", "Original Invoice Date : 02/01/2025", "Reason : Goods returned"]),
                 (40, 9, ["Issued to", "*{b[name]}", "{b[street]}, {b[city]}", "GSTIN : {b[gstin]}", "Place of Supply : {b[code]}-{b[state]}"])],
        "table_at": 16,
        "columns": [("Sl No", "n", 40, "l"), ("Description of Goods", "description", 75, "l"), ("HSN", "hsn", 240, "l"), ("Qty Returned", "qty", 330, "r"), ("Rate", "price", 390, "r"), ("Taxable Value", "taxable", 460, "r"), ("GST %", "rate", 500, "r"), ("Amount", "total", 572, "r")],
        "foot": [("Total Taxable Value", "taxable"), ("CGST", "cgst"), ("SGST", "sgst"), ("IGST", "igst"), ("Total Credit Amount", "payable")], "left": [(40, 0, ["Amount in words : {words}"])]},
    # a hotel's: boxes with a label and a value in each
    "cells": {
        "font": "sans", "size": 8, "date": "%d-%m-%Y", "one_rate": 12, "intra": True,
        "head": [(300, 0, ["**^TAX INVOICE"]), (40, 2, ["*Property Details"]), (40, 3, ["Property Name", "Address", "GSTIN", "State"]), (130, 3, ["{s[name]}", "{s[street]}, {s[city]}", "{s[gstin]}", "{s[state]}"]),
                 (340, 3, ["Invoice No.", "Invoice Date", "Booking ID", "Check In"]), (440, 3, ["{no}", "{date}", "BK-88120", "02-01-2025"]),
                 (40, 8, ["*Details of Receiver (Bill to)"]), (40, 9, ["Name", "Address", "GSTIN"]), (130, 9, ["{b[name]}", "{b[street]}, {b[city]}", "{b[gstin]}"]), (340, 9, ["State", "PIN Code", "No. of Guests"]), (440, 9, ["{b[state]}", "{b[pin]}", "2"])],
        "table_at": 14, "no_place": True,
        "columns": [("Room Type", "description", 40, "l"), ("SAC", "hsn", 220, "l"), ("Nights", "qty", 300, "r"), ("Tariff", "price", 380, "r"), ("Room Charges", "taxable", 470, "r"), ("GST", "tax", 520, "r"), ("Total", "total", 575, "r")],
        "foot": [("Room Charges", "taxable"), ("CGST", "cgst"), ("SGST", "sgst"), ("Round Off", "round"), ("Total Invoice Amount", "payable")], "left": [(40, 0, ["In Words : {words}"])]},
    # a memo of the west: bill type in the middle, registration numbers of the house in the foot
    "memo": {
        "font": "dejavu", "size": 7.5, "date": "%d/%m/%Y", "one_rate": 18,
        "head": [(300, 0, ["**^{s[name]}", "^{s[street]}, {s[city]}"]), (40, 3, ["Debit Memo"]), (300, 3, ["*^TAX INVOICE"]), (570, 3, ["|Original"]), (40, 5, ["M/s. : {b[name]}", "{b[street]}", "{b[city]}", "Place of Supply : {b[code]}-{b[state]}", "GSTIN No. : {b[gstin]}"]),
                 (400, 5, ["Invoice No. : {no}", "Date : {date}", "Challan No. : 112"])],
        "table_at": 12,
        "columns": [("SrNo", "n", 40, "l"), ("Product Name", "description", 70, "l"), ("HSN/SAC", "hsn", 240, "l"), ("Qty", "qty", 330, "r"), ("Rate", "price", 410, "r"), ("GST %", "rate", 460, "r"), ("Amount", "taxable", 565, "r")],
        "foot": [("Sub Total", "taxable"), ("Taxable Amount", "taxable"), ("Central Tax {half}%", "cgst@"), ("State/UT Tax {half}%", "sgst@"), ("Integrated Tax {rate}%", "igst@"), ("Round Off", "round"), ("Grand Total", "payable")],
        "left": [(40, 0, ["GSTIN No.: {s[gstin]}", "Bank Name : Sahyadri Gramin Bank", "Total GST : as below", "Bill Amount :", "{words}"])]},
    # an accounting program's print: posting dates, customers, bare totals
    "posting": {
        "size": 8.5, "date": "%d-%m-%Y", "due": True, "exact": True, "cell_cur": "₹ ", "foot_cur": "₹ ", "cur": "₹ ", "font": "dejavu", "words": "INR {} only.",
        "head": [(570, 0, ["**|Sales Invoice", "|{no}"]), (40, 3, ["Customer", "Customer GSTIN", "Billing Address", ""]), (140, 3, ["*{b[name]}", "{b[gstin]}", "{b[street]}, {b[city]}"]), (360, 3, ["Company", "Company GSTIN", "Posting Date", "Payment Due Date", "Place of Supply"]),
                 (450, 3, ["*{s[name]}", "{s[gstin]}", "{date}", "{due}", "{b[code]}-{b[state]}"])],
        "table_at": 10, "lined": True,
        "columns": [("No", "n", 40, "l"), ("Item", "description", 65, "l"), ("HSN/SAC", "hsn", 240, "l"), ("Quantity", "qty", 350, "r"), ("Rate", "price", 440, "r"), ("Amount", "taxable", 565, "r")],
        "foot": [("Net Total", "taxable"), ("Output Tax CGST", "cgst"), ("Output Tax SGST", "sgst"), ("Output Tax IGST", "igst"), ("Grand Total", "payable")],
        "left": [(40, 0, ["In Words", "{words}"])]},
    # a landlord's
    "rent": {
        "font": "serif", "size": 10, "date": "%d %B %Y", "one_rate": 18, "exact": True, "intra": True,
        "head": [(300, 0, ["**^INVOICE FOR RENT"]), (40, 3, ["Landlord", "*{s[name]}", "{s[street]}", "{s[city]}", "GSTIN: {s[gstin]}"]), (330, 3, ["Tenant", "*{b[name]}", "{b[street]}", "{b[city]}", "GSTIN: {b[gstin]}"]),
                 (40, 9, ["Invoice Ref: {no}", "Raised on: {date}"]), (330, 9, ["Rent period: January 2025", "State of supply: {b[state]}"])],
        "table_at": 13,
        "columns": [("Sr", "n", 40, "l"), ("Premises", "description", 70, "l"), ("SAC", "hsn", 280, "l"), ("Months", "qty", 370, "r"), ("Monthly Rent", "price", 460, "r"), ("Amount", "taxable", 565, "r")],
        "foot": [("Rent", "taxable"), ("CGST @ {half}%", "cgst@"), ("SGST @ {half}%", "sgst@"), ("Total Rent Payable", "payable")], "after": [(40, 0, ["({words})"])]},
    # a lorry supplier's debit note for charges
    "claims": {
        "font": "mono", "size": 7, "date": "%d/%m/%y", "kind": "debit_note", "one_rate": 18,
        "head": [(40, 0, ["*{s[name]}", "{s[street]}, {s[city]}", "GSTIN:{s[gstin]}"]), (300, 4, ["*^DEBIT NOTE"]), (40, 6, ["Debit A/c: {b[name]}", "           {b[street]}, {b[city]}", "GSTIN:{b[gstin]}"]), (400, 6, ["D/N No : {no}", "D/N Dt : {date}", "Ag. Bill: S/4411"])],
        "table_at": 11, "no_place": True,
        "columns": [("Sn", "n", 40, "l"), ("Narration", "description", 65, "l"), ("HSN", "hsn", 240, "l"), ("Qty", "qty", 310, "r"), ("Diff. Rate", "price", 400, "r"), ("Debit Value", "taxable", 500, "r")],
        "foot": [("Total", "taxable"), ("CGST {half}%", "cgst@"), ("SGST {half}%", "sgst@"), ("IGST {rate}%", "igst@"), ("R/off", "round"), ("Total Debit", "payable")], "left": [(40, 0, ["{words}"])]},
}

# Eight more, written and read after the work on those above.
NINTH = {
    # a silk shop's bill to a firm: discount, rate and tax of each line
    "silks": {
        "font": "sans", "size": 7.5, "date": "%d/%m/%Y", "disc": "rate", "intra": True, "exact": True,
        "head": [(300, 0, ["**^{s[name]}", "^{s[street]}, {s[city]}", "^Phone: +91-9876543210 | GSTIN: {s[gstin]}", "*^CASH BILL / TAX INVOICE"]), (40, 6, ["Bill No : {no}", "Cashier : Meena"]), (400, 6, ["Date : {date}", "Place of Supply : {b[state]}"]),
                 (40, 9, ["Cust. Name : {b[name]}", "Cust. GSTIN : {b[gstin]}"])],
        "table_at": 13, "words1": ["5407", "5408", "5513"],
        "columns": [("SN", "n", 40, "l"), ("Product Code", "words1", 60, "l"), ("Item Name", "description", 120, "l"), ("Qty", "qty", 270, "r"), ("Price", "price", 330, "r"), ("Disc%", "disc_rate", 365, "r"), ("Taxable", "taxable", 425, "r"), ("GST%", "rate", 455, "r"), ("GST Amt", "tax", 510, "r"), ("Total", "total", 572, "r")],
        "foot": [("Subtotal", "taxable"), ("CGST", "cgst"), ("SGST", "sgst"), ("TOTAL", "payable")], "after": [(40, 0, ["No exchange. Thank you."])]},
    # a co-operative mill's sale memo with totals of each tax
    "coop": {
        "font": "serif", "size": 8.5, "date": "%d/%m/%Y", "one_rate": 5,
        "head": [(300, 0, ["**^{s[name]}", "^{s[street]}, {s[city]}", "^GST No. {s[gstin]}", "*^SALE MEMO / TAX INVOICE"]), (40, 6, ["Purchaser : {b[name]}", "Address : {b[street]}, {b[city]}", "GST No. : {b[gstin]}"]), (380, 6, ["Memo No. : {no}", "Memo Date : {date}", "Tender No. : 18/2025", "D.O. No. : 4471"])],
        "table_at": 12, "no_place": True,
        "columns": [("Sr.No.", "n", 40, "l"), ("Goods", "description", 80, "l"), ("HSN", "hsn", 250, "l"), ("Qty. Qtl", "qty", 340, "r"), ("Rate", "price", 430, "r"), ("Amount", "taxable", 565, "r")],
        "foot": [("Total Taxable Amt", "taxable"), ("Total CGST Amt", "cgst"), ("Total SGST Amt", "sgst"), ("Total IGST Amt", "igst"), ("Round Off", "round"), ("Net Receivable", "payable")], "left": [(40, 0, ["In words Rs.: {words}"])]},
    # a sheet of sections with numbers, amounts beside their names
    "sections": {
        "font": "sans", "size": 8, "date": "%d/%m/%Y", "exact": True,
        "head": [(40, 0, ["*e-Invoice", "1. Document Details"]), (40, 3, ["Document Type : Tax Invoice", "Document No : {no}", "Document Date : {date}"]), (320, 3, ["Category : B2B", "POS : {b[state]} ({b[code]})", "IGST on Intra : No"]),
                 (40, 7, ["2. From", "GSTIN : {s[gstin]}", "{s[name]}", "{s[street]}", "{s[city]}"]), (320, 7, ["3. To", "GSTIN : {b[gstin]}", "{b[name]}", "{b[street]}", "{b[city]}"]), (40, 13, ["4. Goods"])],
        "table_at": 15, "grid": True,
        "columns": [("S.No", "n", 40, "l"), ("Product", "description", 70, "l"), ("HSN", "hsn", 220, "l"), ("Qty", "qty", 280, "r"), ("Unit Price", "price", 340, "r"), ("Taxable Amount (Rs.)", "taxable", 430, "r"), ("Tax Rate (I/C/S)", "rate", 490, "r"), ("Item Total", "total", 570, "r")],
        "foot": [("Total Taxable Amt :", "taxable"), ("CGST Amt :", "cgst"), ("SGST Amt :", "sgst"), ("IGST Amt :", "igst"), ("Total Inv. Amt :", "payable")]},
    # a designer's page
    "freelance": {
        "font": "dejavu", "size": 8, "date": "%d %b, %Y", "one_rate": 18, "exact": True, "due": True, "cell_cur": "₹", "foot_cur": "₹", "cur": "₹",
        "head": [(40, 0, ["**Invoice"]), (40, 3, ["Invoice No #", "Invoice Date", "Due Date"]), (130, 3, ["*{no}", "*{date}", "*{due}"]), (40, 7, ["*Billed By", "{s[name]}", "{s[street]}", "{s[city]}", "GSTIN: {s[gstin]}", "PAN: {s[pan]}"]),
                 (320, 7, ["*Billed To", "{b[name]}", "{b[street]}", "{b[city]}", "GSTIN: {b[gstin]}"]), (40, 14, ["Country of Supply: India"]), (320, 14, ["Place of Supply: {b[state]} ({b[code]})"])],
        "table_at": 17,
        "columns": [("Item", "description", 40, "l"), ("HSN/SAC", "hsn", 200, "l"), ("GST Rate", "rate", 270, "r"), ("Quantity", "qty", 325, "r"), ("Rate", "price", 390, "r"), ("Amount", "taxable", 475, "r"), ("Total", "total", 572, "r")],
        "foot": [("Amount", "taxable"), ("CGST", "cgst"), ("SGST", "sgst"), ("IGST", "igst"), ("Total (INR)", "payable")], "after": [(40, 0, ["Total (in words): {words}"])]},
    # goods sent back to who sold them
    "sentback": {
        "font": "sans", "size": 8.5, "date": "%d-%b-%y", "kind": "debit_note", "one_rate": 18,
        "head": [(300, 0, ["*^Debit Note"]), (40, 2, ["**{s[name]}", "{s[street]}", "{s[city]}", "GSTIN/UIN: {s[gstin]}", "State Name : {s[state]}, Code : {s[code]}"]), (340, 2, ["Debit Note No.", "*{no}", "Original Invoice No. & Date.", "118 dt. 2-Jan-25"]), (470, 2, ["Dated", "*{date}", "Other References", ""]),
                 (40, 8, ["Party : {b[name]}", "{b[street]}", "{b[city]}", "GSTIN/UIN : {b[gstin]}", "State Name : {b[state]}, Code : {b[code]}"])],
        "table_at": 15, "no_place": True,
        "columns": [("Sl No.", "n", 40, "l"), ("Particulars", "description", 75, "l"), ("HSN/SAC", "hsn", 250, "l"), ("Quantity", "qtyunit", 360, "r"), ("Rate", "price", 430, "r"), ("per", "unit", 440, "l"), ("Amount", "taxable", 565, "r")],
        "foot": [("Input CGST", "cgst"), ("Input SGST", "sgst"), ("Input IGST", "igst"), ("Round Off", "round"), ("Total", "payable")], "left": [(40, 5, ["Amount (in words) :", "*{words}"])]},
    # labour for a firm's site, tax paid by who receives it
    "labour": {
        "font": "serif", "size": 9.5, "date": "%d.%m.%Y", "zero": True, "exact": True, "rcm": True,
        "head": [(300, 0, ["**^{s[name]}", "^Labour & Civil Contractors", "^{s[street]}, {s[city]}", "^GSTIN: {s[gstin]}", "*^INVOICE"]), (40, 7, ["To,", "M/s. {b[name]},", "{b[street]},", "{b[city]}.", "GSTIN: {b[gstin]}"]), (400, 7, ["Bill No: {no}", "Bill Date: {date}", "W.O. No: 4411", "Site: Unit 2"]),
                 (40, 13, ["Whether tax is payable under reverse charge: Yes"])],
        "table_at": 16, "no_place": True,
        "columns": [("Sl. No.", "n", 40, "l"), ("Description of work", "description", 90, "l"), ("SAC", "hsn", 290, "l"), ("Mandays", "qty", 370, "r"), ("Rate", "price", 450, "r"), ("Amount Rs.", "taxable", 565, "r")],
        "foot": [("Total", "taxable"), ("Net Payable", "payable")], "after": [(40, 0, ["(Rupees in words: {words})", "For {s[name]}", "Authorised Signatory"])]},
    # a subscription: seller's data in the foot of the head, charges under names of plans
    "subscription": {
        "font": "sans", "size": 8.5, "date": "%b %d, %Y", "one_rate": 18, "exact": True, "foot_cur": "INR ", "cur": "INR ", "cell_cur": "INR ",
        "head": [(40, 0, ["**Tax Invoice"]), (570, 0, ["*|{s[name]}"]), (40, 3, ["Invoice Number: {no}", "Invoice Date: {date}", "Subscription ID: sub_4411", "Place of Supply: {b[state]}"]), (40, 8, ["*BILL TO", "{b[name]}", "{b[street]}", "{b[city]}", "GSTIN {b[gstin]}"]),
                 (340, 8, ["*SOLD BY", "{s[name]}", "{s[street]}", "{s[city]}", "GSTIN {s[gstin]}"])],
        "table_at": 15,
        "columns": [("Description", "description", 40, "l"), ("SAC", "hsn", 250, "l"), ("Units", "qty", 340, "r"), ("Price per unit", "price", 450, "r"), ("Amount", "taxable", 570, "r")],
        "foot": [("Total excluding tax", "taxable"), ("CGST ({half}%)", "cgst@"), ("SGST ({half}%)", "sgst@"), ("IGST ({rate}%)", "igst@"), ("Total", "payable"), ("Amount due", "payable")]},
    # a spinner's: agent and lorry between the parties
    "yarns": {
        "font": "mono", "size": 7, "date": "%d-%m-%Y", "one_rate": 5, "qty_tail": ".000",
        "head": [(40, 0, ["*{s[name]}", "{s[street]}, {s[city]}", "GSTIN : {s[gstin]}"]), (420, 0, ["*TAX INVOICE", "Inv.No : {no}", "Date   : {date}", "Lorry  : TN38AZ1199"]), (40, 5, ["Billing Party :", "{b[name]}", "{b[street]}", "{b[city]}", "GSTIN : {b[gstin]}"]), (320, 5, ["Through Agent :", "Sahyadri Agencies", "Commission 1%"])],
        "table_at": 12, "no_place": True, "words1": ["10", "4", "25"],
        "columns": [("S.No", "n", 40, "l"), ("Count / Description", "description", 70, "l"), ("HSN", "hsn", 240, "l"), ("Bags", "words1", 310, "r"), ("Net Kgs", "qty", 380, "r"), ("Rate/Kg", "price", 450, "r"), ("Value", "taxable", 565, "r")],
        "foot": [("Total Value", "taxable"), ("CGST @ {half}%", "cgst@"), ("SGST @ {half}%", "sgst@"), ("IGST @ {rate}%", "igst@"), ("Rounding", "round"), ("Invoice Value", "payable")], "left": [(40, 0, ["{words}"])]},
}
