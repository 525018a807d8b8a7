# SPDX-License-Identifier: AGPL-3.0-or-later
"""Descriptions of GST invoices, as programs for billing print them; only the facts: labels, columns, order.

head: (x, line, lines) with fields of seller s, buyer b, no, date, due; a star is bold, two are large, | right, ^ centred.
columns: (heading, what, x, l|r|c[, width to wrap to]); groups: (heading over several columns, x) on their first line; foot: (label, what), what@ for one line a rate; summary: ("rate" or "hsn", columns); strip: (label, what, x, l|r) for sums that stand in one line below their labels.
"""

import random
import re

import nonsense
import papers
import papers_eighteenth
import papers_eighth
import papers_fifth
import papers_fourteenth
import papers_fourth
import papers_more
import papers_sixteenth
import papers_sixth
import papers_tenth
import papers_third
import papers_twelfth

SELLER = ["**{s[name]}", "{s[street]}, {s[city]}", "{s[state]}", "GSTIN : {s[gstin]}"]
BUYER = ["*{b[name]}", "{b[street]}", "{b[city]}, {b[state]}", "GSTIN : {b[gstin]}"]
BANK = ["Bank Details", "Bank Name : Sahyadri Gramin Bank", "A/c No. : 50200012345678", "IFSC : SGBK0000123"]
TERMS = ["Terms & Conditions", "1. Goods once sold will not be taken back.", "2. Interest @ 18% p.a. is charged if not paid in 30 days.",
         "3. Subject to local jurisdiction."]

FIRST = {
    # rates with and without tax side by side, taxes under the amounts, summary by HSN
    "inclusive": {
        "font": "sans", "size": 8, "date": "%-d-%b-%y", "incl": True, "grid": True, "minus": "word", "words": "INR {} Only",
        "head": [(300, 0, ["*^Tax Invoice"]), (40, 2, ["*{s[name]}", "{s[street]}", "{s[city]}", "GSTIN/UIN: {s[gstin]}", "State Name : {s[state]}, Code : {s[code]}",
                                                       "E-Mail : accounts@example.com"]),
                 (310, 2, ["Invoice No.", "*{no}", "Delivery Note", "", "Reference No. & Date.", ""]),
                 (440, 2, ["Dated", "*{date}", "Mode/Terms of Payment", "", "Other References", ""]),
                 (40, 9, ["Consignee (Ship to)", "*{b[name]}", "{b[street]}", "{b[city]}", "GSTIN/UIN : {b[gstin]}", "State Name : {b[state]}, Code : {b[code]}"]),
                 (40, 16, ["Buyer (Bill to)", "*{b[name]}", "{b[street]}", "{b[city]}", "GSTIN/UIN : {b[gstin]}", "State Name : {b[state]}, Code : {b[code]}",
                           "Place of Supply : {b[state]}"])],
        "table_at": 25,
        "columns": [("Sl\nNo.", "n", 40, "l"), ("Description of Goods", "description", 62, "l"), ("HSN/SAC", "hsn", 220, "l"), ("Quantity", "qtyunit", 320, "r"),
                    ("Rate\n(Incl. of Tax)", "incl", 385, "r"), ("Rate", "price", 440, "r"), ("per", "unit", 450, "l"), ("Amount", "taxable", 565, "r")],
        "foot": [("Output CGST", "cgst"), ("Output SGST", "sgst"), ("Output IGST", "igst"), ("Less : Round Off", "round"), ("Total", "payable")],
        "foot_at": (150, 565), "cur": "Rs. ", "left": [(40, 6, ["Amount Chargeable (in words)", "*{words}"])],
        "summary": ("hsn", [("HSN/SAC", "hsn", 40, "l"), ("Taxable\nValue", "taxable", 240, "r"), ("Central Tax\nRate", "half", 290, "r"), ("Central Tax\nAmount", "cgst", 360, "r"),
                            ("State Tax\nRate", "half", 410, "r"), ("State Tax\nAmount", "sgst", 480, "r"), ("Integrated Tax\nRate", "irate", 330, "r"),
                            ("Integrated Tax\nAmount", "igst", 420, "r"), ("Total\nTax Amount", "tax", 565, "r")]),
        "summary_total": True, "after": [(40, 0, ["Company's PAN : {s[pan]}", "Declaration", "We declare that this invoice shows the actual price of the goods."])]},
    # "before tax", "after tax", the foot beside words and bank
    "beforetax": {
        "font": "sans", "size": 8, "date": "%d-%m-%Y", "grid": True, "lined": True,
        "head": [(300, 0, ["**^{s[name]}", "^{s[street]}, {s[city]}", "^GSTIN: {s[gstin]}", "", "**^TAX INVOICE"]),
                 (40, 7, ["Invoice No : {no}", "Invoice Date : {date}", "Reverse Charge (Y/N) : N", "State : {s[state]}   Code : {s[code]}"]),
                 (320, 7, ["Transport Mode : By Road", "Vehicle Number : MH12AB1234", "Date of Supply : {date}", "Place of Supply : {b[state]}"]),
                 (40, 12, ["*Bill to Party", "Name : {b[name]}", "Address : {b[street]}, {b[city]}", "GSTIN : {b[gstin]}", "State : {b[state]}   Code : {b[code]}"]),
                 (320, 12, ["*Ship to Party", "Name : {b[name]}", "Address : {b[street]}, {b[city]}", "GSTIN : {b[gstin]}", "State : {b[state]}   Code : {b[code]}"])],
        "table_at": 19,
        "columns": [("S. No.", "n", 40, "l"), ("Product Description", "description", 70, "l"), ("HSN\ncode", "hsn", 210, "l"), ("UOM", "unit", 250, "l"), ("Qty", "qty", 305, "r"),
                    ("Rate", "price", 360, "r"), ("Amount", "gross", 430, "r"), ("Discount", "disc", 490, "r"), ("Taxable\nValue", "taxable", 570, "r")],
        "disc": "amount", "table_total": "Total",
        "foot": [("Total Amount before Tax", "taxable"), ("Add: CGST", "cgst"), ("Add: SGST", "sgst"), ("Add: IGST", "igst"), ("Total Tax Amount", "tax"), ("Round Off", "round"),
                 ("Total Amount after Tax", "payable"), ("GST on Reverse Charge", "zero")],
        "left": [(40, 0, ["Total Invoice amount in words", "{words}", "", *BANK])]},
    # pairs of amount and rate in one cell, currency signs, received and balance
    "mobile": {
        "font": "dejavu", "size": 7, "date": "%d-%m-%Y", "disc": "rate", "received": True, "cur": "₹ ", "foot_cur": "₹ ", "cell_cur": "₹ ", "words": "{} Rupees only",
        "head": [(40, 0, ["**{s[name]}", "{s[street]}, {s[city]}", "Phone no. : 9822012345", "GSTIN : {s[gstin]}, State: {s[code]}-{s[state]}"]), (300, 5, ["**^Tax Invoice"]),
                 (40, 7, ["*Bill To", "*{b[name]}", "{b[street]}, {b[city]}", "GSTIN : {b[gstin]}", "State: {b[code]}-{b[state]}"]),
                 (570, 7, ["*|Invoice Details", "|Invoice No. : {no}", "|Date : {date}", "|Place of Supply: {b[code]}-{b[state]}"])],
        "table_at": 14,
        "columns": [("#", "n", 40, "l"), ("Item name", "description", 55, "l"), ("HSN/ SAC", "hsn", 190, "l"), ("Quantity", "qty", 270, "r"), ("Unit", "unit", 280, "l"),
                    ("Price/ unit", "price", 360, "r"), ("Discount", "discpair", 430, "r"), ("GST", "taxpair", 505, "r"), ("Amount", "total", 572, "r")],
        "table_total": "Total",
        "foot": [("Taxable Amount", "taxable"), ("SGST@{half}%", "sgst@"), ("CGST@{half}%", "cgst@"), ("IGST@{rate}%", "igst@"), ("Round off", "round"), ("Total", "payable"),
                 ("Received", "received"), ("Balance", "balance")],
        "left": [(40, 0, ["Invoice Amount In Words", "{words}", "", "Terms and conditions", "Thank you for doing business with us."])]},
    # rate and amount of each tax in columns of their own, names of taxes with their rates in the foot
    "cloud": {
        "font": "sans", "size": 8, "date": "%d/%m/%Y", "due": True, "cur": "Rs.", "words": "Indian Rupee {} Only", "percent": "%",
        "head": [(40, 0, ["**{s[name]}", "{s[street]}", "{s[city]} {s[state]}", "India", "GSTIN {s[gstin]}"]), (570, 0, ["**|TAX INVOICE"]),
                 (40, 7, ["#", "Invoice Date", "Terms", "Due Date"]), (120, 7, [": {no}", ": {date}", ": Net 30", ": {due}"]),
                 (320, 7, ["Place Of Supply"]), (410, 7, [": {b[state]} ({b[code]})"]),
                 (40, 12, ["*Bill To", "*{b[name]}", "{b[street]}", "{b[city]} {b[state]}", "India", "GSTIN {b[gstin]}"]),
                 (320, 12, ["*Ship To", "{b[street]}", "{b[city]} {b[state]}", "India", "GSTIN {b[gstin]}"])],
        "table_at": 20, "exact": True,
        "columns": [("#", "n", 40, "l"), ("Item & Description", "description", 58, "l"), ("HSN\n/SAC", "hsn", 200, "l"), ("Qty", "qty", 270, "r"), ("Rate", "price", 325, "r"),
                    ("CGST\n%", "half", 360, "r"), ("CGST\nAmt", "cgst", 415, "r"), ("SGST\n%", "half", 445, "r"), ("SGST\nAmt", "sgst", 500, "r"),
                    ("IGST\n%", "irate", 420, "r"), ("IGST\nAmt", "igst", 480, "r"), ("Amount", "taxable", 570, "r")],
        "foot": [("Sub Total", "taxable"), ("CGST{half} ({half}%)", "cgst@"), ("SGST{half} ({half}%)", "sgst@"), ("IGST{rate} ({rate}%)", "igst@"), ("Total", "payable"),
                 ("Balance Due", "balance")],
        "left": [(40, 0, ["Total In Words", "*{words}", "", "Notes", "Thanks for your business.", "", *TERMS])]},
    # a desk's form: labels with colons, rounding adjustment and rounded total
    "desk": {
        "font": "serif", "size": 9, "date": "%d-%m-%Y", "due": True, "words": "INR {} only.", "foot_at": (360, 565), "foot_cur": "Rs. ", "cur": "Rs. ",
        "head": [(40, 0, ["**{s[name]}"]), (565, 0, ["**|TAX INVOICE", "|{no}"]),
                 (40, 3, ["Customer Name: {b[name]}", "Billing Address: {b[street]}", "{b[city]}", "{b[state]}, State Code: {b[code]}", "Billing GSTIN: {b[gstin]}"]),
                 (340, 3, ["Company Address: {s[street]}", "{s[city]}", "Company GSTIN: {s[gstin]}", "Date: {date}", "Payment Due Date: {due}", "Place of Supply: {b[code]}-{b[state]}"])],
        "table_at": 11, "lined": True,
        "columns": [("Sr", "n", 40, "l"), ("Item", "description", 65, "l"), ("HSN/SAC", "hsn", 235, "l"), ("Quantity", "qtyunit", 350, "r"), ("Rate", "price", 440, "r"),
                    ("Amount", "taxable", 565, "r")],
        "cell_cur": "Rs. ",
        "foot": [("Total:", "taxable"), ("Output Tax CGST @ {half}:", "cgst@"), ("Output Tax SGST @ {half}:", "sgst@"), ("Output Tax IGST @ {rate}:", "igst@"),
                 ("Grand Total:", "with_tax"), ("Rounding Adjustment:", "round"), ("Rounded Total:", "payable"), ("In Words:", "words")],
        "summary": ("hsn", [("HSN/SAC", "hsn", 40, "l"), ("Taxable\nAmount", "taxable", 220, "r"), ("CGST\nRate", "half", 280, "r"), ("CGST\nAmount", "cgst", 360, "r"),
                            ("SGST\nRate", "half", 420, "r"), ("SGST\nAmount", "sgst", 500, "r"), ("IGST\nRate", "irate", 320, "r"), ("IGST\nAmount", "igst", 420, "r")])},
    # a wholesaler's bill: batch and expiry, free goods, quantities before names
    "wholesale": {
        "font": "mono", "size": 6.5, "date": "%d/%m/%y", "disc": "rate", "intra": True, "percent": "", "plain": True,
        "head": [(40, 0, ["*{s[name]}", "{s[street]}, {s[city]}", "GSTIN: {s[gstin]}  DL No.: 20B-123456"]), (570, 0, ["*|GST INVOICE", "|Inv.No.: {no}", "|Date: {date}"]),
                 (40, 4, ["To: {b[name]}", "{b[street]}, {b[city]}", "GSTIN: {b[gstin]}", "Place of Supply: {b[state]} ({b[code]})"])],
        "table_at": 10, "both": False,
        "columns": [("Qty", "qty", 60, "r"), ("Free", "free", 88, "r"), ("Product Name", "description", 98, "l"), ("HSN", "hsn", 205, "l"), ("MRP", "mrp", 278, "r"),
                    ("Rate", "price", 325, "r"), ("Disc%", "disc_rate", 358, "r"), ("Taxable", "taxable", 415, "r"), ("CGST%", "half", 445, "r"), ("Amt", "cgst", 485, "r"),
                    ("SGST%", "half", 515, "r"), ("Amt", "sgst", 555, "r")],
        "foot": [("GROSS AMT", "gross"), ("LESS DISCOUNT", "disc"), ("TAXABLE AMT", "taxable"), ("CGST PAYABLE", "cgst"), ("SGST PAYABLE", "sgst"), ("R.OFF", "round"),
                 ("NET AMOUNT", "payable")],
        "left": [(40, 0, ["{words}", "", *TERMS])], "words": "Rs. {} only"},
    # freight below the items is taxed too
    "freight": {
        "font": "sans", "size": 8, "date": "%d.%m.%Y", "freight": True, "one_rate": 18,
        "head": [(40, 0, ["**{s[name]}", "{s[street]}, {s[city]}", "GSTIN No.: {s[gstin]}"]), (380, 0, ["**INVOICE", "Invoice No.: {no}", "Invoice Date: {date}", "PO No.: 4500012345"]),
                 (40, 6, ["Billed To:", "*{b[name]}", "{b[street]}", "{b[city]}", "GSTIN No.: {b[gstin]}", "State: {b[state]} ({b[code]})"]),
                 (380, 6, ["Shipped To:", "*{b[name]}", "{b[street]}", "{b[city]}"]), (40, 13, ["Place of Supply: {b[state]}"])],
        "table_at": 16,
        "columns": [("Sr.No.", "n", 40, "l"), ("Particulars", "description", 80, "l"), ("HSN Code", "hsn", 260, "l"), ("Qty.", "qty", 340, "r"), ("Unit", "unit", 350, "l"),
                    ("Rate (Rs.)", "price", 450, "r"), ("Amount (Rs.)", "taxable", 570, "r")],
        "foot": [("Sub Total", "goods"), ("Freight Charges", "freight"), ("Taxable Value", "taxable"), ("CGST @ {half}%", "cgst@"), ("SGST @ {half}%", "sgst@"),
                 ("IGST @ {rate}%", "igst@"), ("Round Off", "round"), ("Grand Total", "payable")],
        "left": [(40, 0, [*BANK, "", "Amount in Words : {words}"])]},
    # no tax: composition dealer
    "supply": {
        "font": "serif", "size": 9, "date": "%d/%m/%Y", "zero": True, "kind": "bill_of_supply", "exact": True, "no_place": True,
        "head": [(300, 0, ["**^BILL OF SUPPLY", "^Composition taxable person, not eligible to collect tax on supplies"]), (40, 3, SELLER),
                 (380, 3, ["Bill No. : {no}", "Date : {date}"]), (40, 9, ["To,", *BUYER])],
        "table_at": 16,
        "columns": [("S.No.", "n", 40, "l"), ("Description of Goods", "description", 75, "l"), ("HSN", "hsn", 270, "l"), ("Qty", "qty", 360, "r"), ("Unit", "unit", 372, "l"),
                    ("Rate", "price", 460, "r"), ("Value", "taxable", 565, "r")],
        "foot": [("Total", "taxable"), ("Grand Total", "payable")], "left": [(40, 0, ["Rupees in words :", "{words}"])]},
    # export under a letter of undertaking
    "export": {
        "font": "sans", "size": 8, "date": "%d %b %Y", "zero": True, "exact": True, "b2c": True, "abroad": True, "group": "western", "words": "US Dollars {} Only",
        "head": [(300, 0, ["**^EXPORT INVOICE", "^(Supply meant for export under bond or letter of undertaking without payment of integrated tax)"]),
                 (40, 3, ["Exporter", "*{s[name]}", "{s[street]}", "{s[city]}, {s[state]}", "GSTIN: {s[gstin]}", "IEC: 0312345678", "LUT ARN: AD270325012345X"]),
                 (330, 3, ["Invoice No: {no}", "Invoice Date: {date}", "Buyer's Order No: PO-8812", "Port of Loading: Nhava Sheva", "Country of Destination: Germany",
                           "Place of Supply: Other Country (96)"]),
                 (40, 11, ["Buyer", "*{b[name]}", "12 Hafenstrasse", "20457 Hamburg, Germany"])],
        "table_at": 17,
        "columns": [("S.No", "n", 40, "l"), ("Description of Goods", "description", 75, "l"), ("HS Code", "hsn", 270, "l"), ("Quantity", "qty", 370, "r"),
                    ("Unit Price (USD)", "price", 470, "r"), ("Amount (USD)", "taxable", 570, "r")],
        "foot": [("Total FOB Value", "taxable"), ("IGST @ 0%", "igst0"), ("Total Invoice Value (USD)", "payable")],
        "left": [(40, 0, ["Amount in words: {words}"])]},
    # prices with tax for a consumer, the value before tax beside
    "consumer": {
        "font": "dejavu", "size": 7, "date": "%d %B %Y", "incl": True, "b2c": True, "exact": True, "cur": "₹",
        "head": [(40, 0, ["**{s[name]}", "{s[street]}, {s[city]}", "GSTIN - {s[gstin]}"]), (400, 0, ["*Tax Invoice", "Invoice No. {no}", "Invoice Date {date}"]),
                 (40, 5, ["*Customer", "{b[name]}", "{b[street]}", "{b[city]}, {b[state]}"]), (400, 5, ["*Place of Supply", "{b[state]}"])],
        "table_at": 11,
        "columns": [("No", "n", 40, "l"), ("Product", "description", 60, "l"), ("HSN", "hsn", 190, "l"), ("Qty", "qty", 250, "r"), ("Unit Price\n(incl. tax)", "incl", 310, "r"),
                    ("Taxable\nValue", "taxable", 375, "r"), ("GST\nRate", "rate", 415, "r"), ("CGST", "cgst", 460, "r"), ("SGST", "sgst", 505, "r"), ("IGST", "igst", 480, "r"),
                    ("Total", "total", 572, "r")],
        "table_total": "Total", "foot": [("Total Amount (incl. of all taxes)", "payable")], "left": [(40, 1, ["Amount in words: {words}"])]},
    # columns of both schemes always there
    "bothschemes": {
        "font": "sans", "size": 6.5, "date": "%d-%b-%Y", "both": True, "grid": True, "exact": True,
        "head": [(300, 0, ["**^{s[name]}", "^{s[street]}, {s[city]}, {s[state]}", "^GSTIN/UIN: {s[gstin]}", "*^TAX INVOICE"]),
                 (40, 6, ["Serial No. of Invoice : {no}", "Date of Invoice : {date}", "Place of Supply : {b[state]} - {b[code]}"]),
                 (40, 10, ["Details of Receiver (Billed to)", "Name : {b[name]}", "Address : {b[street]}, {b[city]}", "State : {b[state]}", "State Code : {b[code]}", "GSTIN/Unique ID : {b[gstin]}"]),
                 (320, 10, ["Details of Consignee (Shipped to)", "Name : {b[name]}", "Address : {b[street]}, {b[city]}", "State : {b[state]}", "State Code : {b[code]}",
                            "GSTIN/Unique ID : {b[gstin]}"])],
        "table_at": 18,
        "columns": [("Sr.\nNo.", "n", 38, "l"), ("Name of Product/\nService", "description", 54, "l", 95), ("HSN\nACS", "hsn", 155, "l"), ("Qty", "qty", 208, "r"), ("Rate", "price", 246, "r"),
                    ("Taxable\nValue", "taxable", 300, "r"), ("CGST\nRate", "half", 330, "r"), ("CGST\nAmt", "cgst", 376, "r"), ("SGST\nRate", "half", 404, "r"), ("SGST\nAmt", "sgst", 450, "r"),
                    ("IGST\nRate", "irate", 478, "r"), ("IGST\nAmt", "igst", 524, "r"), ("Total", "total", 574, "r")],
        "table_total": "Total", "foot": [("Total Invoice Value (In Figure)", "payable"), ("Amount of Tax subject to Reverse Charge", "zero")],
        "left": [(40, 2, ["Total Invoice Value (In Words) : {words}"])]},
    "debit": {
        "font": "sans", "size": 8, "date": "%d-%m-%Y", "kind": "debit_note",
        "head": [(300, 0, ["**^DEBIT NOTE"]), (40, 2, SELLER), (380, 2, ["Debit Note No. : {no}", "Dated : {date}", "Original Invoice No. : A/1187", "Original Invoice Date : 02-04-2025"]),
                 (40, 8, ["Party Details :", *BUYER]), (380, 8, ["Place of Supply : {b[state]} ({b[code]})", "Reason : Rate difference"])],
        "table_at": 15,
        "columns": [("S.N.", "n", 40, "l"), ("Description of Goods", "description", 65, "l"), ("HSN/SAC Code", "hsn", 220, "l"), ("Qty.", "qty", 330, "r"), ("Unit", "unit", 340, "l"),
                    ("Price", "price", 420, "r"), ("Amount(`)", "taxable", 565, "r")],
        "foot": [("Add : CGST @ {half} %", "cgst@"), ("Add : SGST @ {half} %", "sgst@"), ("Add : IGST @ {rate} %", "igst@"), ("Add : Rounded Off", "round"), ("Grand Total", "payable")],
        "foot_at": (250, 565),
        "summary": ("rate", [("Tax Rate", "rate", 40, "l"), ("Taxable Amt.", "taxable", 160, "r"), ("CGST Amt.", "cgst", 250, "r"), ("SGST Amt.", "sgst", 340, "r"), ("IGST Amt.", "igst", 300, "r"),
                             ("Total Tax", "tax", 430, "r")]), "words": "Rupees {} Only", "after": [(40, 0, ["{words}"])]},
    # several pages, sums carried
    "pages": {
        "font": "serif", "size": 8, "date": "%d/%m/%Y", "carry": "taxable", "repeat_head": True, "lines": 60,
        "head": [(40, 0, SELLER), (380, 0, ["*TAX INVOICE", "Invoice No.: {no}", "Date: {date}"]), (40, 6, ["Bill To:", *BUYER]), (380, 6, ["Place of Supply: {b[state]}"])],
        "table_at": 13,
        "columns": [("Sl.", "n", 40, "l"), ("Description", "description", 70, "l"), ("HSN/SAC", "hsn", 260, "l"), ("Qty", "qty", 340, "r"), ("Rate", "price", 420, "r"), ("GST%", "rate", 465, "r"),
                    ("Taxable Value", "taxable", 565, "r")],
        "foot": [("Total Taxable Value", "taxable"), ("Total CGST", "cgst"), ("Total SGST", "sgst"), ("Total IGST", "igst"), ("Round Off", "round"), ("Invoice Total", "payable")],
        "left": [(40, 0, ["Rs. {words}"])]},
    "cess": {
        "font": "sans", "size": 7, "date": "%d-%m-%Y", "cess": True,
        "head": [(40, 0, SELLER), (380, 0, ["**Tax Invoice", "Invoice Number: {no}", "Invoice Date: {date}"]), (40, 7, ["Customer Details", *BUYER]),
                 (380, 7, ["Place of Supply", "{b[code]} - {b[state]}"])],
        "table_at": 14,
        "columns": [("#", "n", 40, "l"), ("Item", "description", 55, "l"), ("HSN", "hsn", 175, "l"), ("Qty", "qtyunit", 250, "r"), ("Rate", "price", 300, "r"), ("Taxable\nValue", "taxable", 360, "r"),
                    ("Tax %", "rate", 392, "r"), ("CGST", "cgst", 432, "r"), ("SGST", "sgst", 472, "r"), ("IGST", "igst", 460, "r"), ("Cess\n%", "cess_rate", 492, "r"), ("Cess\nAmt", "cess", 528, "r"),
                    ("Total", "total", 575, "r")],
        "foot": [("Taxable Amount", "taxable"), ("CGST", "cgst"), ("SGST", "sgst"), ("IGST", "igst"), ("Cess", "cess"), ("Rounding Off", "round"), ("Total Amount", "payable")],
        "left": [(40, 0, ["Total amount in words", "{words}"])]},
    # tax collected at source on top of the total
    "collected": {
        "font": "sans", "size": 8, "date": "%d-%b-%Y", "tcs": True,
        "head": [(40, 0, SELLER), (360, 0, ["**TAX INVOICE", "Invoice No. {no}", "Dt. {date}"]), (40, 6, ["M/s. {b[name]}", "{b[street]}", "{b[city]}", "GSTIN : {b[gstin]}",
                                                                                                         "Place of Supply : {b[code]} {b[state]}"])],
        "table_at": 13,
        "columns": [("Sr", "n", 40, "l"), ("Particulars", "description", 65, "l"), ("HSN", "hsn", 230, "l"), ("Weight", "qtyunit", 330, "r"), ("Rate", "price", 400, "r"), ("GST %", "rate", 450, "r"),
                    ("Amount", "taxable", 565, "r")],
        "foot": [("Taxable Value", "taxable"), ("CGST", "cgst"), ("SGST", "sgst"), ("IGST", "igst"), ("TCS @ 0.1%", "tcs"), ("Round Off", "round"), ("Net Payable", "payable")],
        "left": [(40, 0, ["In words : {words}"])]},
    # who buys stands first, who sells last
    "buyerfirst": {
        "font": "dejavu", "size": 7, "date": "%d/%m/%Y", "exact": True,
        "head": [(40, 0, ["*Invoice To", "{b[name]}", "{b[street]}", "{b[city]}", "State: {b[state]} (Code {b[code]})", "GSTIN: {b[gstin]}"]),
                 (340, 0, ["*Invoice From", "{s[name]}", "{s[street]}", "{s[city]}", "State: {s[state]} (Code {s[code]})", "GSTIN: {s[gstin]}"]), (300, 8, ["**^GST Tax Invoice"]),
                 (40, 10, ["Invoice #", "*{no}"]), (180, 10, ["Date", "*{date}"]), (320, 10, ["Place of Supply", "*{b[state]}"]), (460, 10, ["Reverse Charge", "*No"])],
        "table_at": 15,
        "columns": [("Sr.", "n", 40, "l"), ("Details", "description", 65, "l"), ("SAC/HSN", "hsn", 220, "c"), ("Rate", "price", 320, "r"), ("Qty", "qty", 365, "r"), ("Taxable Amt", "taxable", 440, "r"),
                    ("GST %", "rate", 480, "r"), ("GST Amt", "tax", 525, "r"), ("Total", "total", 575, "r")],
        "foot": [("Total Taxable Amount", "taxable"), ("Total GST", "tax"), ("Total Payable", "payable")], "left": [(40, 0, ["({words})"])]},
    # services without quantities
    "fees": {
        "font": "serif", "size": 9, "date": "%B %d, %Y", "cur": "INR ", "foot_cur": "INR ", "words": "Rupees {} only", "one_rate": 18,
        "head": [(40, 0, ["**{s[name]}", "{s[street]}, {s[city]}", "PAN: {s[pan]}", "GSTIN: {s[gstin]}"]), (300, 6, ["*^INVOICE FOR PROFESSIONAL SERVICES"]),
                 (40, 8, ["Invoice No.: {no}"]), (400, 8, ["Date: {date}"]), (40, 10, ["To,", "{b[name]}", "{b[street]}", "{b[city]}", "GSTIN: {b[gstin]}"]),
                 (40, 16, ["Place of supply: {b[state]} ({b[code]})", "Service Accounting Code (SAC): 998221"])],
        "table_at": 20,
        "columns": [("S. No.", "n", 40, "l"), ("Description of Services", "description", 90, "l"), ("SAC", "hsn", 350, "l"), ("Amount (INR)", "taxable", 565, "r")],
        "foot": [("Total professional fees", "taxable"), ("CGST @ {half}%", "cgst@"), ("SGST @ {half}%", "sgst@"), ("IGST @ {rate}%", "igst@"), ("Rounding off", "round"),
                 ("Total amount payable", "payable")], "left": [(40, 8, ["Amount in words: {words}", "", *BANK])]},
    # the portal's own sheet with numbers of registration, one line a value
    "registered": {
        "font": "sans", "size": 7, "date": "%d/%m/%Y", "exact": True,
        "head": [(40, 0, ["*1. e-Invoice Details", "IRN : {irn}", "Ack. No. : 122510036563310", "Ack. Date : {date} 14:52:00"]),
                 (40, 5, ["*2. Transaction Details", "Supply type Code : B2B", "Document No. : {no}"]), (300, 6, ["Place of Supply : {b[state]}", "Document Date : {date}"]),
                 (40, 9, ["*3. Party Details", "Supplier :", "GSTIN : {s[gstin]}", "{s[name]}", "{s[street]}", "{s[city]} {s[state]}"]),
                 (320, 10, ["Recipient :", "GSTIN : {b[gstin]}", "{b[name]}", "{b[street]}", "{b[city]} {b[state]}"]), (40, 16, ["*4. Details of Goods / Services"])],
        "table_at": 18, "grid": True,
        "columns": [("SlNo", "n", 38, "l"), ("Item Description", "description", 60, "l", 90), ("HSN Code", "hsn", 155, "l"), ("Quantity", "qty", 225, "r"), ("Unit", "unit", 232, "l"),
                    ("Unit Price\n(Rs)", "price", 305, "r"), ("Discount\n(Rs)", "disc", 345, "r"), ("Taxable Amount\n(Rs)", "taxable", 420, "r"), ("Tax Rate(GST+Cess|\nState Cess+Non.Advol)", "rate", 495, "r"),
                    ("Total", "total", 572, "r")],
        "disc": "amount",
        "foot": [("Tax'ble Amt", "taxable"), ("CGST Amt", "cgst"), ("SGST Amt", "sgst"), ("IGST Amt", "igst"), ("CESS Amt", "zero"), ("State CESS", "zero"), ("Discount", "zero"),
                 ("Other Charges", "zero"), ("Round off Amt", "round"), ("Tot Inv. Amt", "payable")]},
}


def _merged(*batches):
    """All of them as one; a name that is used twice would hide a layout."""
    names = [name for batch in batches for name in batch]
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise ValueError(f"layouts with one name: {', '.join(twice)}")
    return {name: spec for batch in batches for name, spec in batch.items()}


PAPERS = _merged(FIRST, papers_more.SECOND, papers_third.THIRD, papers_fourth.FOURTH, papers_fifth.FIFTH, papers_sixth.SIXTH, papers_sixth.SEVENTH, papers_eighth.EIGHTH, papers_eighth.NINTH, papers_tenth.TENTH, papers_tenth.ELEVENTH, papers_twelfth.TWELFTH, papers_twelfth.THIRTEENTH, papers_fourteenth.FOURTEENTH, papers_fourteenth.FIFTEENTH, papers_sixteenth.SIXTEENTH, papers_sixteenth.SEVENTEENTH, papers_eighteenth.EIGHTEENTH)


MADE_UP = "Vakmun Tirgla Nyxhul Wobdro Feshbek Zorpli Glatir Hulwob Drovak Beknyx Plizor Munfesh Tirtir Vakvak Glahul Zorbek Feshla Nyxwob".split()
PARTLY = {"one": 1, "two": 2}


def unheaded(layout):
    """The description of LAYOUT with headings that nobody knows, one for each column."""
    made_up = iter(MADE_UP)
    spec = PAPERS[layout]
    return {**spec, "columns": [(next(made_up), *c[1:]) for c in spec["columns"]]}


def partly_unheaded(layout, doc, n):
    """The same for N of the columns that DOC prints, taken at random."""
    spec = PAPERS[layout]
    rng = random.Random(f"partly/{layout}/{doc['number']}/{n}")
    lost = dict(zip(rng.sample(papers.printed_columns(spec, doc), n), rng.sample(MADE_UP, n)))
    return {**spec, "columns": [(lost.get(c, c[0]), *c[1:]) for c in spec["columns"]]}


TITLE = re.compile(r"(invoice|bill of supply|(credit|debit) note|memo)\b(?! *\S*(no|num|date|ref|#|id))", re.IGNORECASE)
TAXES = ("cgst", "sgst", "igst", "utgst", "cess", "tax")


def _made_up(line):
    """LINE of a head with nonsense for its labels; a paper's title and what stands between labels and values remain."""
    return line if "{" not in line and TITLE.search(line) else nonsense.words(line)


def unlabelled(spec):
    """SPEC with labels that nobody knows, in the head and in the foot; taxes keep their names."""
    foot = [(label if any(tax in label.lower() for tax in TAXES) else nonsense.words(label), key) for label, key in spec["foot"]]
    return {**spec, "head": [(x, y, [_made_up(line) for line in lines]) for x, y, lines in spec["head"]], "foot": foot}


def _spec(layout, without):
    return unlabelled(PAPERS[layout]) if without == "labels" else unheaded(layout) if without == "heads" else PAPERS[layout]


def prepare(layout, ordered, without=None):
    return papers.prepare(_spec(layout, without), ordered)


def draw(path, doc, layout, without=None):
    papers.draw(path, doc, partly_unheaded(layout, doc, PARTLY[without]) if without in PARTLY else _spec(layout, without))
