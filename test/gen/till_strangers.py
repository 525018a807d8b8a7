# SPDX-License-Identifier: AGPL-3.0-or-later
"""Layouts of Malaysian and Singaporean tills of 2016 to 2018 as thermal printers set them, for till_more.py; drawn by till_printed.py.

`name` is what the truth calls the merchant: the firm where one is printed, else the name of the shop. FIRST and SECOND
were read as strangers, each twelve once.
"""

FIRST = {
    "kayu": {"face": "typed", "name": "KEDAI PAPAN {shop}", "rate": 6, "round": True, "paid": "cash", "date": "%d/%m/%Y", "street": ["LOT 276 JALAN BANTING", "43800 DENGKIL, SELANGOR."],
             "text": """!KEDAI PAPAN {short}
^(0005583085-K)
^{street0}
^{street1}
^TEL: 03-87686118  FAX: 03-87686119
^GST ID: 000371892224
^TAX INVOICE
_
<CASH
<Doc No.: CS00012817          Date: {date}
<Cashier: USER               Time: 14:21:00
<Salesperson:                Ref.:
GOODS sheet
|Total Qty: {qty}|{gross}
|Total Sales (Excluding GST) :|{net}
|Discount :|0.00
|Total GST :|{tax}
|Rounding :|{rounding}
|Total Sales (Inclusive of GST) :|{total}
|CASH :|{cash}
|Change :|{change}
TAXED sheet
^GOODS SOLD ARE NOT RETURNABLE, THANK YOU."""},
    "buku": {"face": "narrow", "name": "{shop} BOOK CO. (TAMAN DAYA) SDN BHD", "rate": 0, "round": True, "paid": "cash", "date": "%d/%m/%Y %I:%M:%S %p", "street": ["NO.53 55,57 & 59, JALAN SAGU 18,", "TAMAN DAYA,", "81100 JOHOR BAHRU,", "JOHOR."],
             "text": """%{short}
^{short} BOOK CO. (TAMAN DAYA) SDN BHD
^789417-W
^{street0}
^{street1}
^{street2}
^{street3}
<Document No : TD01167104
<Date        : {date}
<Cashier     : MANIS
<Member      :
^CASH BILL
GOODS code
|Total :|{gross}
|Rounding Adjustment :|{rounding}
|Rounded Total (RM):|{total}
|Cash|{cash}
|CHANGE|{change}
^GOODS SOLD ARE NOT RETURNABLE OR
^EXCHANGEABLE"""},
    "hiasan": {"face": "mono", "name": "{shop} GIFT & HOME DECO", "rate": 0, "round": True, "paid": "cash", "date": "%d-%m-%y", "street": ["27,JALAN DEDAP 13,", "TAMAN JOHOR JAYA,", "81100 JOHOR BAHRU,JOHOR."],
               "text": """^{short} GIFT & HOME DECO
^{street0}
^{street1}
^{street2}
^TEL:07-3507405   FAX:07-3558160
^RECEIPT
|{date} 20:49:59|#01 AINUL
<050100035279
GOODS at
~ITEM(S): {items}~QTY(S): {qty}
|ROUNDING|{rounding}
|TOTAL|RM {total}
|CASH|RM {cash}
|CHANGE|RM {change}
^THANK YOU
^PLEASE COME AGAIN"""},
    "kopitiam": {"face": "sans", "name": "RESTORAN {shop}", "rate": 6, "inside": True, "round": True, "paid": "cash", "date": "%d/%m/%Y %I:%M:%S %p", "street": ["NO.2, JALAN TEMENGGUNG 19/9,", "SEKSYEN 9, BANDAR MAHKOTA CHERAS,", "43200 CHERAS, SELANGOR"],
                 "text": """!RESTORAN {short}
^002043319-W
^{street0}
^{street1}
^{street2}
^GST REG NO: 001335787520
^TAX INVOICE
<INVOICE NO: 1219300
<DATE: {date}
<CASHIER: LIM      TABLE: 12
GOODS table
|TOTAL (EXCLUDING GST):|{net}
|GST PAYABLE:|{tax}
|TOTAL (INCLUSIVE OF GST):|{gross}
|ROUNDING ADJ:|{rounding}
|TOTAL:|{total}
^CLOSED: 1 SERVER: WAITER
TAXED code
^THANK YOU & PLEASE COME AGAIN."""},
    "laju": {"face": "mono", "name": "{shop} SPEED MART S/B", "rate": 6, "inside": True, "round": True, "paid": "cash", "date": "%d-%m-%y", "street": ["LOT P.T. 2811, JALAN ANGSA,", "TAMAN BERKELEY", "41150 KLANG, SELANGOR"],
             "text": """^{short} SPEED MART S/B (519537-X)
^{street0}
^{street1}
^{street2}
^1237-TMN PUTRA
^GST ID. NO : 000181747712
<INVOICE NO : 18307/102/T0251
<05:38PM        562133       {date}
GOODS plain
|TOTAL SALES (INCLUSIVE GST) RM|{gross}
|ROUNDING ADJ.|{rounding}
|TOTAL AMT ROUNDED RM|{total}
|CASH|{cash}
|CHANGE RM|{change}
TAXED code
^Thank You. Please come again.
^Keep the invoice for applicable returns"""},
    "licensee": {"face": "narrow", "name": "{shop} RESTAURANTS SDN BHD", "rate": 6, "inside": True, "round": True, "paid": "cash", "date": "%d/%m/%Y %H:%M:%S", "street": ["LEVEL 6, BANGUNAN TH, DAMANSARA UPTOWN3", "NO.3, JALAN SS21/39,47400 PETALING JAYA", "SELANGOR"],
                 "text": """^{short} RESTAURANTS SDN BHD
^(65351-M)
^(LICENSEE OF BURGER STREET)
^{street0}
^{street1}
^{street2}
^(GST ID NO: 000504664064)
^BURGER STREET BANDAR UTAMA #345
^TEL NO. 03-77100321
^TAX INVOICE
<MFY SIDE 1      INV#002200301
<ORD #30 -REG #22- {date}
GOODS table
|TakeOut Total (incl GST)|{gross}
|Total Rounded|{total}
|Cash Tendered|{cash}
|Change|{change}
|TOTAL INCLUDES 6% GST|{tax}
^Thank You and Please Come Again."""},
    "pam": {"face": "bold", "name": "{shop} ENTERPRISE", "rate": 0, "paid": "card", "date": "%d/%m/%y", "street": ["KM 458.4 BKT LANJAN UTARA,", "L/RAYA UTARA SELATAN,SG BULOH", "47000 SUNGAI BULOH"],
            "text": """%MINYAK JAYA
^{short} ENTERPRISE
^CO. REG NO: 001210736-P
^{street0}
^{street1}
^{street2}
^TEL : 03-61572311
^GST NO : 001210736640
^TAX INVOICE
<INVOICE NUMBER: 60000018817
<{date} 18:22:07     SHIFT 3
<PUMP 04
GOODS plain
|TOTAL RM|{total}
|VISA RM|{total}
<CARD : XXXX XXXX XXXX 4417
<APPR CODE : 048812
^DIESEL IS NOT SUBJECT TO GST"""},
    "roti": {"face": "typed", "name": "{shop} BAKERIES (KL) SDN BHD", "rate": 0, "paid": "none", "date": "%d/%m/%Y", "street": ["Lot 3, Jalan Pelabur 23/1,", "40300 Shah Alam, Selangor."],
             "text": """<{short} BAKERIES (KL) SDN BHD (139386 X)
<{street0}
<{street1}
<Tel: 03- 55423228 Fax:03- 55423213
<GST ID: 000381399040
^TAX INVOICE
<CASH INV. NO.: 7826F716
<VE03: MOHD ZAIRI
<DATE:{date} 06:12:34AM
GOODS table
|Total 0% supplies:|{total}
|Total 6% supplies (Inc. GST):|0.00
|GST:|0.00
|TOTAL PAYABLE:|{total}
^RECEIVED ABOVE GOODS IN GOOD ORDER
^CONDITION. THE RECIPIENT IS REQUIRED TO
^MAKE NECESSARY ADJUSTMENTS"""},
    "alat": {"face": "serif", "name": "{shop} STATIONERY SHOP", "rate": 6, "inside": True, "round": True, "paid": "cash", "date": "%d/%m/%Y", "street": ["NO. 31G&33G, JALAN SETIA INDAH X", ",U13/X, 40170 SETIA ALAM"],
             "text": """!{short} STATIONERY SHOP
^{street0}
^{street1}
^Mobile /Whatsapps : +6012-918 7937
^Tel: +603-3362 4137
^GST ID No: 001531760640
^TAX INVOICE
<Owned By :
<{short} SUPPLY SDN BHD (1135772-K)
<CASH SALES COUNTER
GOODS numbered
|Total Sales Inclusive GST @6%|{gross}
|Rounding Adj|{rounding}
|Net Total|{total}
|CASH|{cash}
|Balance|{change}
TAXED code
<INV NO: CS-SA-0117719      Date : {date}
^Goods Sold are not returnable & refundable"""},
    "pohon": {"face": "sans", "name": "{shop} FOODS SDN BHD", "rate": 6, "service": 10, "round": True, "paid": "cash", "date": "%d-%m-%Y %H:%M:%S", "street": ["NO 3, JALAN PERMAS 10/8,", "BANDAR BARU PERMAS JAYA,", "81750 JOHOR BAHRU"],
              "text": """!LEMON GARDEN RESTAURANT
^{short} FOODS SDN BHD (1179227A)
^{street0}
^{street1}
^{street2}
^TEL: 07-382 3456
^GST ID: 001085747200
~PAX(S): 2~TABLE 25
<DATE: {date}
^TAX INVOICE 00018877
GOODS plain
|SUB TOTAL|{net}
|10% SERV CHARGE|{service}
|6% GST|{tax}
|TOTAL SALES|{gross}
|ROUNDING|{rounding}
|NET TOTAL|{total}
|CASH|{cash}
|CHANGE|{change}
^WE HOPE YOU ENJOYED YOUR MEAL"""},
    "klinik": {"face": "narrow", "name": "KLINIK MEDI {shop}", "rate": 0, "paid": "cash", "date": "%d %b %Y", "street": ["NO.16, JALAN PUTERI 5/20,", "BANDAR PUTERI, 47100 PUCHONG", "SELANGOR DARUL EHSAN"],
               "text": """^KLINIK MEDI
^{short}
^(Dr. Tan Boon Hock)
^{street0}
^{street1}
^{street2}
^Tel: 03-8060 1123 / 012-338 4471
^OFFICIAL RECEIPT
<Receipt No.   : OR-004418
<Receipt Date  : {date}
<Patient       : MOHD RAFI BIN ALI
<IC/Passport   : 880412-10-5533
GOODS table
|Total Amount (RM)|{total}
|Cash|{cash}
|Change|{change}
<User: AINA
^This is a computer generated receipt."""},
    "hawker": {"face": "mono", "name": "{shop} F&B PTE LTD", "rate": 7, "inside": True, "paid": "cash", "date": "%Y-%m-%d %H:%M:%S", "street": ["201 VICTORIA STREET #04-01", "BUGIS+ SINGAPORE 188067"],
               "text": """%Noodle Story
^{short} F&B PTE LTD
^{street0}
^{street1}
^GST REG NO : 201422812K
^TEL : 6634 5511
_
<Chk 4417     Tbl 12/1    Gst 2
<{date}
GOODS dollar
|Subtotal|${total}
|TOTAL (INCL GST)|${total}
|CASH|${cash}
|CHANGE|${change}
|GST 7% INCL|${tax}
^THANK YOU"""},
}

SECOND = {
    "besi": {"face": "bold", "name": "{shop} MACHINERY ENTERPRISE", "rate": 0, "round": True, "paid": "cash", "date": "%d/%m/%Y", "street": ["NO.53 JALAN PUTRA 1,", "TAMAN SRI PUTRA,", "81200 JOHOR BAHRU", "JOHOR"],
             "text": """^{short} MACHINERY
^ENTERPRISE
^(JM0352019-K)
^{street0}
^{street1}
^{street2}
^{street3}
^TEL: 07-5547360 / 016-7993391
^GST REG NO : 000593379328
^CASH SALES
<Doc No. : CS00004040
<Date    : {date}   Time : 09:44:00
<Cashier : USER
<Salesperson :      Ref. :
GOODS sheet
|Total Qty : {qty}|{gross}
|Total Sales :|{gross}
|Rounding :|{rounding}
|Nett Total :|{total}
|CASH :|{cash}
|Change :|{change}
^GOODS SOLD ARE NOT RETURNABLE"""},
    "hakka": {"face": "sans", "name": "{shop} INTERNATIONAL SDN BHD", "rate": 6, "round": True, "paid": "cash", "date": "%d/%m/%Y", "street": ["12, Jalan Tampoi 7/4,Kawasan Perindustrian", "Tampoi,81200 Johor Bahru,Johor"],
              "text": """^{date} 21:15:40
!{short} INTERNATIONAL SDN BHD
^{street0}
^{street1}
^Tel : +6012-7780 4417
^Company Reg No.: 867388-U
^GST Reg No.: 000656195584
^TAX INVOICE
<Invoice # : OR18030802170427
GOODS dollar
|Total Amount:|${net}
|GST @6%:|${tax}
|Rounding:|{rounding}
|Nett Total:|${total}
~Payment Mode~Amount
|CASH|${cash}
|Change|${change}
TAXED code
^Like and Follow Us on Facebook! www.hk88.com"""},
    "gudang": {"face": "typed", "name": "{shop} WHOLESALE CO. (M) BHD", "rate": 6, "inside": True, "round": True, "paid": "cash", "date": "%d/%m/%Y %H:%M", "street": ["3RD FLR, TAMAN MALURI SC", "JLN JEJAKA, TAMAN MALURI", "CHERAS, 55100 KUALA LUMPUR"],
               "text": """^{short} WHOLESALE CO. (M) BHD (126926-H)
^{street0}
^{street1}
^{street2}
^GST ID : 002017394688
^SHOPPING HOURS
^SUN-THU:1000 HRS - 2200 HRS
^VALUED CUSTOMER : 2011104417
GOODS at
|Sub-total|{gross}
|Total Sales Incl GST|{gross}
|Rounding Adj|{rounding}
|Total After Adj Incl GST|{total}
|CASH|{cash}
<Item Count {items}
|Change Amt|{change}
<Invoice No: 2018022651010217
TAXED code
<{date} 1021 217 0217044
^{short} PERMAS JAYA
^TEL 1-300-80-4417"""},
    "letak": {"face": "narrow", "name": "{shop} PARKING CORPORATION SDN. BHD.", "rate": 6, "inside": True, "paid": "cash", "date": "%d/%m/%Y %H:%M:%S", "street": ["SUITE 9.3, 9TH FLOOR, WISMA CHINESE", "CHAMBER, 258, JALAN AMPANG,", "50450 KUALA LUMPUR."],
              "text": """^{short} PARKING
^CORPORATION SDN. BHD.
^(313738-P)
^{street0}
^{street1}
^{street2}
^TEL : 03-4256 0818
^GST ID NO: 001857585152
^TAX INVOICE
<Receipt No : 2817/0044
<Ticket No  : 028817730
<Paid Time  : {date}
<Location   : PLAZA MONT KIARA
GOODS plain
|Total (incl. GST)   RM|{total}
|GST 6%   RM|{tax}
|Paid   RM|{cash}
|Change   RM|{change}
^Thank you for parking with us"""},
    "borong": {"face": "mono", "name": "PASARAYA BORONG {shop} SDN BHD", "rate": 6, "round": True, "paid": "cash", "date": "%d.%m.%Y", "street": ["No 19-G& 19-1&19-2", "Jalan Tasik Utama 4,", "Medan Niaga Tasik Damai", "57000 Sg Besi Kuala Lumpur"],
               "text": """^PASARAYA BORONG {short} SDN BHD
^BR No.: (124525-H)
^{street0}
^{street1}
^{street2}
^{street3}
^GST No: 000417283904
<CASHIER NAME : SITI
<BILL NO : 0044-18-2817
^TAX INVOICE
GOODS plain
|SUB TOTAL|{net}
|GST 6%|{tax}
|ROUND|{rounding}
|TOTAL|{total}
|CASH|{cash}
|CHANGE|{change}
^{date} 18:12
^TERIMA KASIH"""},
    "dobi": {"face": "serif", "name": "{shop} LAUNDRY SERVICES", "rate": 0, "round": True, "paid": "card", "date": "%d-%b-%Y", "street": ["G-07, Ground Floor, Plaza Seri Setia,", "No.1 Jalan SS9/2, 47300 Petaling Jaya."],
             "text": """%{short}
^{short} LAUNDRY SERVICES
^(SA0274417-V)
^{street0}
^{street1}
^H/P : 016-338 4471
^{date} 14:21
^CASH BILL : 004418
GOODS numbered
|TOTAL (RM)|{gross}
|ROUNDING ADJ|{rounding}
|AMOUNT DUE (RM)|{total}
|DEBIT CARD|{total}
^COLLECT WITHIN 30 DAYS"""},
    "ikan": {"face": "typed", "name": "KEDAI IKAN BAKAR {shop}", "rate": 0, "round": True, "paid": "cash", "date": "%d/%m/%y", "street": ["MEDAN IKAN BAKAR, UMBAI,", "75460 MELAKA."],
             "text": """^KEDAI IKAN BAKAR
^{short}
^(MA0117728-H)
^{street0}
^{street1}
^TEL 06-261 7728
|TABLE 18|PAX 4
|Date:{date}|Time:20:15
<Bill#:B004418
GOODS table
|Sub Total :|{gross}
|Rounding :|{rounding}
|Total Amt Rounded :|{total}
|Cash :|{cash}
|Balance :|{change}
^JUMPA LAGI"""},
    "gajet": {"face": "narrow", "name": "{shop} MOBILE (M) SDN. BHD.", "rate": 6, "inside": True, "paid": "card", "date": "%d %B %Y", "street": ["Lot 2-41, 2nd Floor, Plaza Low Yat,", "No. 7, Jalan Bintang, 55100 Kuala Lumpur,", "Malaysia."],
              "text": """!{short} MOBILE (M) SDN. BHD.
^Company No. 1044172-T
^{street0}
^{street1}
^{street2}
^Tel: 03-2110 4417 Email: sales@mobile.example
^GST Reg. No.: 001128817664
^SIMPLIFIED TAX INVOICE
<Invoice No  : LY2-18817
<Invoice Date: {date}
<Sales Person: KELVIN
GOODS numbered
|Total Excl. GST (RM)|{net}
|GST 6% (RM)|{tax}
|Total Incl. GST (RM)|{total}
|Payment - MASTER|{total}
^Strictly no refund"""},
    "bengkel": {"face": "sans", "name": "S.K.{shop} MOTOR (SUNGAI RENGIT) SDN. BHD.", "rate": 6, "round": True, "paid": "cash", "date": "%d/%m/%Y", "street": ["NO. 343, JALAN KURAU,", "SUNGAI RENGIT, 81620 PENGERANG,", "JOHOR."],
                "text": """^S.K.{short} MOTOR (SUNGAI RENGIT)
^SDN. BHD. (801580-T)
^{street0}
^{street1}
^{street2}
^TEL: 07-8263841
^GST REG NO : 000881827840
^TAX INVOICE
|INVOICE NO : 18817|DATE : {date}
<VEHICLE NO : JPK 4417
GOODS numbered
|SUB-TOTAL (EXCL GST)|{net}
|GST @ 6%|{tax}
|ROUNDING ADJUSTMENT|{rounding}
|TOTAL (INCL GST)|RM{total}
|CASH|RM{cash}
|CHANGE|RM{change}
<CUSTOMER SIGNATURE"""},
    "kek": {"face": "bold", "name": "{shop} CONFECTIONERY S/B", "rate": 6, "inside": True, "round": True, "paid": "cash", "date": "%d/%m/%y", "street": ["LOT 18, JALAN 51A/223,", "46100 PETALING JAYA, SELANGOR"],
            "text": """!{short} CONFECTIONERY S/B
^273500-U
^{street0}
^{street1}
^GST ID 000878821376
^OUTLET: WANGSA WALK
^TEL 03-4144 7728
^TAX INVOICE
<#018817 C01 {date} 11:42 AINA
GOODS plain
|GROSS TOTAL|{gross}
|ROUNDING|{rounding}
|NETT TOTAL|{total}
|CASH|{cash}
|CHANGE|{change}
TAXED code
^Bread is best on the day it is baked"""},
    "kedai": {"face": "mono", "name": "PERNIAGAAN {shop}", "rate": 6, "inside": True, "round": True, "paid": "cash", "date": "%d/%m/%Y", "street": ["NO.59 JALAN PERMAS 9/5", "BANDAR BARU PERMAS JAYA", "81750 JOHOR BAHRU"],
              "text": """^PERNIAGAAN {short}
^JM0326955-V
^{street0}
^{street1}
^{street2}
^TEL: 07-386 7524  FAX: 07-388 6524
^GST NO: 000800689536
^TAX INVOICE
<CASH
<Doc No. : CS00081562     Date: {date}
<Cashier : USER           Time: 12:40:00
GOODS sheet
|Total Qty: {qty}|{gross}
|Total Sales (Inclusive of GST):|{gross}
|Rounding:|{rounding}
|Net Total:|{total}
|Credit Card:|{total}
TAXED sheet
^GOODS SOLD ARE NOT REFUNDABLE"""},
    "farmasi": {"face": "narrow", "name": "{shop} HEALTHCARE SDN BHD", "rate": 0, "round": True, "paid": "cash", "date": "%d%b%Y", "street": ["16, JALAN SS15/4B,", "47500 SUBANG JAYA, SELANGOR."],
                "text": """!PHARMA PLUS
^{short} HEALTHCARE SDN BHD
^201701004417 (1218582-W)
^{street0}
^{street1}
^TEL: 03-5611 4417
^INVOICE
<No : 18-004417   Counter : 2
<Date : {date} 19:22 Staff : 0044
GOODS code
|Total Item: {items}   Total|{gross}
|Rounding|{rounding}
|Amount To Pay|{total}
|Cash|{cash}
|Change|{change}
^EXCHANGE WITHIN 7 DAYS WITH RECEIPT"""},
}
