# SPDX-License-Identifier: AGPL-3.0-or-later
"""Ten more layouts for till_more.py: what stands around a name (welcomes, invocations, owners, former names), and tills of more lands."""

LAYOUTS = {
    "spaza": {"name": "{shop} SPAZA SHOP", "rate": 15, "inside": True, "paid": "cash", "date": "%d/%m/%Y", "street": ["123 Acacia Street, Soweto"],
              "text": """^{name}
^{street0}
^+27 11 555 4567
<Receipt: RCP-1728934567890
<Date: {date}, 14:35:22
<Cashier: Thabo
GOODS equals
|Items:|{items}
|TOTAL:|R{total}
|VAT (15%) incl:|R{tax}
|Cash:|R{cash}
|Change:|R{change}
^Enjoy your day"""},
    "loyalty": {"name": "{shop} Supermarket", "rate": 0, "paid": "card", "date": "%Y/%m/%d", "street": ["147-4800 Maple Way,", "Burnaby, BC V5H 4J2"],
                "text": """^NOT A MEMBER YET? JOIN NOW!
^GET EXCLUSIVE OFFERS AND EARN REWARDS
^{name}
^{street0}
^{street1}
^Ph: (604) 555-4112 / GST# 135747137RT
<{date} 10:37:39 AM
<01LANE06 SC006
GOODS columns
|TOTAL|${total}
|Mastercard|${total}
<Item count: {items}
<Trans:703038   Terminal:050108013-001006
<PURCHASE
<AUTH# 004412   00 APPROVED"""},
    "trattoria": {"name": "The {shop} Kitchen", "rate": 8, "paid": "card", "date": "%m/%d/%Y", "street": ["456 Elm Street", "Albany, NY 12207"],
                  "text": """^{name}
^{street0}
^{street1}
<Server: John
<Table: 12
<Date: {date}
<Time: 7:30 PM
GOODS columns
|Subtotal|${net}
|Tax (8%)|${tax}
|Total|${total}
<Suggested Tip:
|18%|${service}
<Payment Method: VISA ****1234
^Thank you for dining with us!"""},
    "slogan": {"name": "{shop} FOODS LIMITED", "rate": 0, "paid": "cash", "date": "%d/%m/%y", "street": ["41-43 High Street", "Otley LS21 3AA"],
               "text": """^{short}
^Fresh for less since 1962
^{name}
^{street0}
^{street1}
^Tel: 01943 555 817
^VAT Number: 882 7714 21
GOODS columns
<----- {items} ITEMS -----
|TOTAL TO PAY|£{total}
|CASH|£{cash}
|CHANGE DUE|£{change}
<{date} 14:21 0817 TILL 04 OP 12
^TELL US HOW WE DID TODAY"""},
    "kirana": {"name": "SHREE {shop} TRADERS", "rate": 5, "whole": True, "paid": "cash", "date": "%d-%b-%y", "street": ["14/2, M. G. Road, Camp,", "Pune - 411001"],
               "text": """^!! Shree Ganeshay Namah !!
^{name}
^{street0}
^{street1}
^Mob: 98220 12345
^GSTIN: 27AAACB1234C1Z9
^TAX INVOICE
<Bill No: 1188   Date: {date} 07:45 PM
<Customer: CASH
GOODS columns
<Total Items: {items}     Total Qty: {qty}
|Sub Total|{net}
|CGST @ 2.50 %|{half}
|SGST @ 2.50 %|{half}
|Round Off|{rounding}
|Net Amount|{total}
|Cash Received|{cash}
|Return Amount|{change}
^Goods once sold will not be taken back"""},
    "former": {"name": "KEDAI KOPI {shop} SDN BHD", "rate": 6, "inside": True, "round": True, "paid": "cash", "date": "%d/%m/%Y", "street": ["NO. 2 JALAN SS 15/4D,", "47500 SUBANG JAYA", "SELANGOR"],
               "text": """^{name}
^(FORMERLY KNOWN AS BUKIT KOPI SDN BHD)
^1188271-K
^{street0}
^{street1}
^{street2}
^TEL : 03-5631 4471
^GST NO : 000882716544
<Table : 12          Pax : 3
<Bill# : 0018827     {date} 20:14
GOODS columns
|Bill Amount|{gross}
|Rounding|{rounding}
|Nett Amount|{total}
|Cash|{cash}
|Change|{change}
<GST Summary      Amount    Tax
<SR = 6%       {net}   {tax}
^Please Come Again"""},
    "goods": {"name": "{shop} AUTO PARTS TRADING", "rate": 0, "paid": "cash", "date": "%d-%m-%Y", "street": ["12-A, LORONG PERUSAHAAN 3,", "KAWASAN PERUSAHAAN KECIL,", "14000 BUKIT MERTAJAM, P. PINANG."],
              "text": """<{name}
<({short} GROUP)  REG.NO: PG0188271-T
<{street0}
<{street1}
<{street2}
<H/P : 012-488 1177  TEL : 04-538 8271
^CASH SALES
<NO : CS00018827|DATE : {date}
<QTY DESCRIPTION        U/PRICE     AMOUNT
GOODS columns
<E. & O. E.
|TOTAL RM|{total}
<Goods received in good order and condition
<Authorised Signature"""},
    "imbiss": {"name": "{shop} Imbiss", "rate": 19, "inside": True, "comma": True, "paid": "cash", "date": "%d.%m.%y", "street": ["Gartenweg 4", "50667 K\u00f6ln"],
               "text": """^Willkommen bei
^{name}
^Inh. M. Berger
^{street0}
^{street1}
^St.-Nr. 215/1234/5678
<Rechnung Nr. 4711     {date} 14:21
<Es bediente Sie: Eva
GOODS times
|Gesamt EUR|{total}
|enth. MwSt 19%|{tax}
|Bar EUR|{cash}
|Zur\u00fcck EUR|{change}
^Auf Wiedersehen"""},
    "pain": {"name": "BOULANGERIE {shop}", "rate": 6, "inside": True, "comma": True, "paid": "cash", "date": "%d/%m/%Y", "street": ["12 rue des Lilas", "69003 LYON"],
             "text": """^{name}
^SARL au capital de 8000 EUR
^{street0}
^{street1}
^SIRET 812 345 678 00012
^T\u00e9l. 04 72 00 11 22
<Ticket 0042 du {date} 14:21
GOODS times
|TOTAL TTC|{total} EUR
|Dont TVA|{tax}
|Esp\u00e8ces|{cash}
|Rendu|{change}
^Merci de votre visite"""},
    "fuel": {"name": "{shop} FUEL STOP", "rate": 0, "paid": "card", "date": "%m/%d/%y", "street": ["1200 Hwy 62 E", "Mountain Home, AR 72653"],
             "text": """^WELCOME TO
^{name} #4471
^{street0}
^{street1}
<DATE {date}   14:21
<TRAN# 9081827
<PUMP# 04
GOODS columns
|TOTAL SALE|${total}
|CREDIT|${total}
<ACCT # XXXXXXXXXXXX4417
<APPROVAL: 048812   SEQ# 0817
^THANKS, COME AGAIN"""},
}
