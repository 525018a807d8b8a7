# SPDX-License-Identifier: AGPL-3.0-or-later
"""More layouts for till_more.py, of shops of several lands: summaries of taxes in four forms, half taxes, decimal commas."""

LAYOUTS = {
    "codes": {"name": "{shop} BAKERY SDN. BHD.", "rate": 6, "round": True, "paid": "cash", "date": "%d-%m-%Y", "street": ["LOT 3A-G, JALAN SETIA PRIMA U13,", "SEKSYEN U13, 40170 SHAH ALAM,", "SELANGOR."],
              "text": """^{short}
^{name} (284617-W)
^(GST Reg No: 000417283904)
^{street0}
^{street1}
^{street2}
^Tel: 03-3344 7712
^TAX INVOICE
<Bill No.: B01-0817     Table: 7
<Date: {date}     02:21 PM
GOODS times
<Total Qty: {qty}
|Sub Total (Excl. GST)|{net}
|GST 6%|{tax}
|Total (Incl. GST)|{gross}
|Rounding Adj|{rounding}
|Net Total (RM)|{total}
|CASH|{cash}
|CHANGE|{change}
<Tax Code   Rate %    Amt(RM)   Tax(RM)
|S            6.00|{net}      {tax}
^Goods sold are not refundable"""},
    "franchise": {"name": "{shop} RESOURCES SDN BHD", "rate": 0, "round": True, "paid": "card", "date": "%d %b %Y", "street": ["NO 2-1, JALAN PUTERI 5/1,", "BANDAR PUTERI,", "47100 PUCHONG, SELANGOR"],
                  "text": """^KLINIK & FARMASI SEJAHTERA
^Operated by:
^{name}
^Company Reg: 201801012345 (1274361-X)
^{street0}
^{street1}
^{street2}
^Tel/Fax : 03-8060 1123
<INVOICE NO.   : PUC-18-000817
<DATE/TIME     : {date} 14:21
<SERVED BY     : LIM
GOODS columns
|ITEM COUNT|{items}
|AMOUNT DUE (RM)|{gross}
|ROUNDING|{rounding}
|AMOUNT PAYABLE|{total}
|VISA xxxx xxxx xxxx 4417|{total}
^Get well soon"""},
    "heartland": {"name": "{shop} PTE LTD", "rate": 9, "inside": True, "paid": "card", "date": "%d/%m/%Y", "street": ["BLK 211 TOA PAYOH LOR 8 #01-15", "SINGAPORE 310211"],
                  "text": """^{name}
^{street0}
^{street1}
^UEN: 199801234K
^GST Reg No: M2-0012345-6
^Tel: 6251 7712
<{date} 14:21:40        R#0000817
GOODS times
|TOTAL (GST INCL)|${total}
|NETS|${total}
<GST 9% INCLUDED: ${tax}
^NO EXCHANGE WITHOUT RECEIPT"""},
    "dhaba": {"name": "{shop} RESTAURANT", "rate": 5, "whole": True, "paid": "cash", "date": "%d/%m/%y", "street": ["12, Temple Road, Indiranagar,", "Bengaluru - 560038"],
              "text": """^{name}
^{street0}
^{street1}
^Ph: 080-25251234
^GSTIN: 29AAACB1234C1Z5
^FSSAI Lic No. 11217334000123
<Name: __________________
<Date: {date}          Dine In: 4
<19:04
<Cashier: biller       Bill No.: 817
GOODS columns
|Total Qty: {qty}   Sub Total|{net}
|CGST 2.5%|{half}
|SGST 2.5%|{half}
|Round off|{rounding}
|Grand Total|Rs {total}
^Thanks, visit again"""},
    "medicals": {"name": "{shop} MEDICAL STORES", "rate": 0, "whole": True, "paid": "cash", "date": "%d-%b-%y", "street": ["Shop No. 4, Station Road,", "Thane West 400601"],
                 "text": """^{name}
^CHEMISTS & DRUGGISTS
^{street0}
^{street1}
^D.L. No. 20B-MH-TZ4-112233
^Mob. 98200 12345
<Patient : CASH SALE
<Bill No : A-8817       Dt : {date}
GOODS columns
|Gross Amt|{gross}
|Rounding|{rounding}
|NET PAYABLE|{total}
^Medicines once sold not taken back"""},
    "vatlines": {"name": "{shop} STORES LIMITED", "rate": 20, "inside": True, "paid": "card", "date": "%d/%m/%y", "street": ["Unit 6 Riverside Retail Park", "Leeds LS11 5TZ"],
                 "text": """^{short}
^{name}
^{street0}
^{street1}
^0113 496 0817
^VAT NO. 882 7714 21
GOODS columns
|BALANCE DUE|£{total}
|Visa Debit|£{total}
|CHANGE|£0.00
<VAT RATE       NET      VAT     GROSS
|A 20.00%  {net}  {tax}|{total}
<{date} 14:21  0817 004 1123
^YOUR RECEIPT IS YOUR GUARANTEE"""},
    "diner": {"name": "{shop} DINER", "rate": 8, "paid": "cash", "date": "%m/%d/%Y", "street": ["2200 Lakeview Blvd", "Austin, TX 78703"],
              "text": """^{name}
^{street0}
^{street1}
^(512) 555-0142
<Server: DANA          Station: 3
<Check #: 8817         Guests: 2
<{date}             2:21 PM
GOODS columns
|Sub Total:|{net}
|Tax:|{tax}
|Total:|{total}
|Cash|{cash}
|Change|{change}
<Suggested gratuity: 18% = {service}
^Thank You! Please Come Again"""},
    "markt": {"name": "{shop} Markt GmbH", "rate": 19, "inside": True, "comma": True, "paid": "cash", "date": "%d.%m.%Y", "street": ["Hauptstr. 12", "80331 M\u00fcnchen"],
              "text": """^{name}
^{street0}
^{street1}
^Tel. 089 / 55 01 42
^UID Nr. DE 129 273 398
<                              EUR
GOODS times
|SUMME        EUR|{total}
|Geg. BAR     EUR|{cash}
|R\u00fcckgeld BAR EUR|{change}
<Steuer  %    Netto   Steuer   Brutto
|A= 19,0%  {net}  {tax}|{total}
<{date}  14:21   Bon-Nr.:0817
<Kasse:3   Bed.:141414
^Vielen Dank f\u00fcr Ihren Einkauf"""},
}
