# SPDX-License-Identifier: AGPL-3.0-or-later
"""A third set of tills of Malaysia and Singapore, for till_more.py: what names, addresses and dates of theirs have beside them."""

THIRD = {
    "kertas": {"face": "typed", "name": "{shop} PAPER PRODUCTS (M) SDN. BHD.", "rate": 6, "inside": True, "round": True, "paid": "cash", "date": "%d/%m/%Y", "street": ["NO. 9 & 11, JALAN PJU 3/48,", "SUNWAY DAMANSARA TECHNOLOGY PARK,", "47810 PETALING JAYA, SELANGOR."],
               "text": """^{short} PAPER PRODUCTS
^(M) SDN. BHD. (417728-K)
^{street0}
^{street1}
^{street2}
^TEL : 03-7804 4417 FAX : 03-7804 4418
^GST REG NO. : 000817728512
^TAX INVOICE
|NO : CB-180044|DATE : {date}
|CASHIER : 02|TIME : 11:42
GOODS numbered
|TOTAL QTY|{qty}
|TOTAL SALES INCL. GST|{gross}
|ROUNDING ADJ.|{rounding}
|TOTAL PAYABLE|{total}
|CASH TENDERED|{cash}
|CHANGE DUE|{change}
TAXED code
^THANK YOU"""},
    "ayam": {"face": "narrow", "name": "{shop} FOOD SERVICES SDN BHD", "rate": 6, "inside": True, "round": True, "paid": "cash", "date": "%Y-%m-%d %H:%M:%S", "street": ["Level 10, Menara TSR, No 12,", "Jalan PJU 7/3, Mutiara Damansara,", "47810 Petaling Jaya, Selangor."],
             "text": """%AYAM RIA
^{short} FOOD SERVICES SDN BHD
^(Formerly known as Ria Foods Sdn Bhd)
^Co. No. 770044-W
^{street0}
^{street1}
^{street2}
^GST ID : 000441773056
^Ayam Ria Setia Alam   Tel : 03-3358 4417
^Tax Invoice
|{date}|Trx : 00448
<Queue No : 044   Server : AIDA
GOODS table
|Total (Incl 6% GST)|{gross}
|Rounding|{rounding}
|Grand Total|{total}
|Cash|{cash}
|Change|{change}
^Tell us about your visit: www.ayamria.example"""},
    "kopi": {"face": "sans", "name": "{shop} CAFE", "rate": 0, "round": True, "paid": "cash", "date": "%d %b %y", "street": ["23, Ground Floor, Jalan SS 2/64,", "47300 Petaling Jaya."],
             "text": """%{short} CAFE
^(SA0417728-T)
^{street0}
^{street1}
^Tel 012-277 4417
<Bill No  : 0044-17
<Date     : {date}   09:22AM
<Table    : 9
GOODS table
|Sub Total|{gross}
|Round Adj|{rounding}
|TOTAL RM|{total}
|Received|{cash}
|Balance|{change}
^See You Again"""},
    "stesen": {"face": "bold", "name": "{shop} SERVICE STATION SDN BHD", "rate": 0, "paid": "card", "date": "%d/%m/%Y %I:%M %p", "street": ["LOT 4417, BATU 6 1/2 JALAN CHERAS,", "56000 KUALA LUMPUR"],
               "text": """^PETROMAS
^{short} SERVICE STATION SDN BHD
^(Co. Reg: 277441-X)
^{street0}
^{street1}
^Tel: 03-9130 4417
^GST No: 001277441024
^Tax Invoice
<Receipt 0044-1772
<{date}   POS 2
GOODS at
|Amount Due RM|{total}
|MASTERCARD RM|{total}
<XXXX XXXX XXXX 7728
<Approval 044177
^Relief under Section 56(3)(b) GST Act 2014"""},
    "wangsa": {"face": "mono", "name": "{shop} GROCER SDN BHD", "rate": 6, "inside": True, "round": True, "paid": "cash", "date": "%d/%m/%Y", "street": ["LOT F03 & F04, 1ST FLOOR,", "WANGSA WALK MALL, JALAN WANGSA PERDANA 1,", "53300 KUALA LUMPUR."],
               "text": """!{short}
^{short} GROCER SDN BHD
^WANGSA WALK OUTLET
^COMPANY REG. NO.: 441772-M
^{street0}
^{street1}
^{street2}
^GST ID: 000772844288
^CUSTOMER SERVICE: 03-4142 7728
^TAX INVOICE
|DATE:{date}|TIME:17:44:02
|POS:03|BILL:0044177
GOODS plain
<ITEM COUNT : {items}
|TOTAL AMT INCL. GST|{gross}
|ROUNDING ADJ|{rounding}
|NET TOTAL (RM)|{total}
|CASH|{cash}
|CHANGE|{change}
TAXED code
^GOODS SOLD NOT REFUNDABLE"""},
    "ubat": {"face": "narrow", "name": "FARMASI {shop} (SS 15)", "rate": 0, "round": True, "paid": "cash", "date": "%d/%m/%Y", "street": ["No. 47-G, Jalan SS15/4D,", "47500 Subang Jaya, Selangor."],
             "text": """!FARMASI {short} (SS 15)
^(0044177-H)
^{street0}
^{street1}
^H/P : 019-277 4417
^CASH SALES
<No.: CS1800441
<Date:{date}Time:14:22
GOODS code
|Total RM|{gross}
|Rounding RM|{rounding}
|Net Amount RM|{total}
|Paid RM|{cash}
|Change RM|{change}
^Get Well Soon"""},
    "kain": {"face": "serif", "name": "SYARIKAT KAIN {shop}", "rate": 6, "round": True, "paid": "cash", "date": "%d-%b-%Y", "street": ["NO. 44, JALAN TUANKU ABDUL RAHMAN,", "50100 KUALA LUMPUR."],
             "text": """!SYARIKAT KAIN {short}
^(SINCE 1958)
^{street0}
^{street1}
^Tel: 03-2692 4417, 2692 7728
^GST Reg. No.: 000417728000
^TAX INVOICE
|Inv. No. : 04417|Date : {date}
<Sold by : RAMLAH
GOODS numbered
|Sub-Total|{net}
|Add GST 6%|{tax}
|Rounding|{rounding}
|Total|{total}
|Cash|{cash}
|Change|{change}
<Received by : ____________"""},
    "dulang": {"face": "typed", "name": "{shop} DELIGHTS SDN. BHD.", "rate": 6, "round": True, "paid": "cash", "date": "%d/%m/%Y", "street": ["75, JALAN SS 22/19,", "DAMANSARA JAYA, 47400 PJ"],
               "text": """!{short} DELIGHTS SDN. BHD.
^1177284-P
^{street0}
^{street1}
^TEL : 03-7731 4417
^(GST ID : 001044177280)
<Doc No  : INV20180044
|TABLE A10|PAX 3
|Cashier : USER|Date : {date}
|Salesperson :|Time : 12:06:00
GOODS plain
|Total Qty : {qty}|{net}
|Total Sales (Excluding GST) :|{net}
|Discount :|0.00
|Total GST :|{tax}
|Rounding :|{rounding}
|Total Sales (Inclusive GST) :|{total}
|CASH|{cash}
|CHANGE|{change}
TAXED sheet"""},
    "kiriman": {"face": "mono", "name": "{shop} EXPRESS SDN BHD", "rate": 6, "inside": True, "paid": "cash", "date": "%d/%m/%Y", "street": ["NO 12, JALAN ASTAKA U8/83,", "BUKIT JELUTONG, SEKSYEN U8,", "40150 SHAH ALAM, SELANGOR"],
                "text": """^{short} EXPRESS SDN BHD
^(44177-D)
^{street0}
^{street1}
^{street2}
^GST NO : 000044177280
^CAREPLINE : 1300-88-4417
^TAX INVOICE
<Invoice No   : SA180044177
<Invoice Date : {date}
<Counter      : 2 (SITI)
GOODS numbered
|Total Incl. GST (RM)|{total}
|GST @6% (RM)|{tax}
|Cash (RM)|{cash}
|Change (RM)|{change}
<Item Count : {items}
^Keep this receipt for enquiries"""},
    "gunting": {"face": "sans", "name": "{shop} HAIR SALON", "rate": 0, "paid": "card", "date": "%d.%m.%y", "street": ["G-18, Jalan Solaris 3,", "Solaris Mont Kiara,", "50480 Kuala Lumpur"],
                "text": """!{short}
!HAIR SALON
^002277441-A
^{street0}
^{street1}
^{street2}
^(603) 6206 4417
<Bill: 44177      {date} 15:32
<Stylist: JOE
GOODS table
|TTL|RM{total}
|VISA|RM{total}
^Like us on Facebook"""},
    "sayur": {"face": "typed", "name": "{shop} FRESH MART PTE LTD", "rate": 7, "inside": True, "paid": "card", "date": "%d/%m/%y", "street": ["BLK 44 TIONG BAHRU ROAD #01-77", "SINGAPORE 168728"],
              "text": """^{short} FRESH MART PTE LTD
^{street0}
^{street1}
^TEL: 6277 4417
^CO/GST REG NO: 200844177K
|TRN: 004417|{date} 18:22
GOODS plain
|TOTAL S$|{total}
|NETS S$|{total}
<ITEMS: {items}
|GST 7% INCLUDED|{tax}
^NO REFUND, THANK YOU"""},
    "lampu": {"face": "narrow", "name": "{shop} ELECTRICAL & LIGHTING SDN BHD", "rate": 6, "round": True, "paid": "cash", "date": "%d.%m.%Y", "street": ["No. 41, 43 & 45,", "Jalan Temenggung 21/9,", "Bandar Mahkota Cheras,", "43200 Cheras,", "Selangor Darul Ehsan."],
              "text": """^{short} ELECTRICAL & LIGHTING SDN BHD
^(Co. Reg. No. 1044177-U)
^{street0}
^{street1}
^{street2}
^{street3}
^{street4}
^Tel : 03-9010 4417  Fax : 03-9010 4418
^(GST Reg No : 001441772032)
^TAX INVOICE / CASH BILL
<Bill No : 0044177
GOODS sheet
|Gross Amount|{net}
|GST 6%|{tax}
|Total Amount|{gross}
|Rounding Adjustment|{rounding}
|Amount Payable (RM)|{total}
|Cash|{cash}
|Change|{change}
<{date} 3:44PM  Printed by ADMIN
^Goods sold are not returnable"""},
}
