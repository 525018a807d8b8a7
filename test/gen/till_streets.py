# SPDX-License-Identifier: AGPL-3.0-or-later
"""Ten more layouts for till_more.py: discounts with a subtotal and without, suggested gratuities, taxes at two rates of a kitchen, tills of eight lands."""

LAYOUTS = {
    "mamak": {"name": "RESTORAN NASI KANDAR {shop}", "rate": 6, "inside": True, "round": True, "paid": "cash", "date": "%d/%m/%Y", "street": ["NO 45, JALAN TUN RAZAK,", "50400 KUALA LUMPUR"],
              "text": """^{name}
^(002714885-K)
^{street0}
^{street1}
^TEL : 03-4021 7788
<Bil No : 004417   Meja : 7
<Tarikh : {date}   20:41:05
GOODS times
|Jumlah|{gross}
|Pembundaran|{rounding}
|Jumlah Bersih|{total}
|Tunai|{cash}
|Baki|{change}
^Cukai perkhidmatan 6% termasuk
^Sila datang lagi"""},
    "kopitiam": {"name": "{shop} KOPITIAM PTE LTD", "rate": 9, "service": 10, "paid": "card", "date": "%d %b %Y", "street": ["313 Orchard Road #B2-14", "Singapore 238895"],
                 "text": """^{name}
^{street0}
^{street1}
^GST REG NO : 201812345D
^Tel 6733 1122
<TAX INVOICE     # 0004417
<Table 12    Pax 2    Cashier: LINA
<{date} 19:22
GOODS columns
|SUBTOTAL|{net}
|SVC CHG 10%|{service}
|GST 9%|{tax}
|TOTAL|${total}
|NETS|${total}
^Thank you! See you again"""},
    "superbazaar": {"name": "{shop} SUPER BAZAAR", "rate": 5, "off": 10, "whole": True, "paid": "cash", "date": "%d-%m-%Y", "street": ["Shop 12, MG Road, Kothrud,", "Pune 411038"],
               "text": """^{name}
^{street0}
^{street1}
^Ph 020-25441122
^GSTIN 27AABCS1429B1ZB
^TAX INVOICE
<Bill No: SB/4417        Date: {date}
<Counter: 2              Time: 18:05
GOODS columns
<Items: {items}        Qty: {qty}
|Gross Amount|{before}
|Discount 10%|-{off}
|Taxable Value|{net}
|CGST 2.50%|{half}
|SGST 2.50%|{half}
|Round Off|{rounding}
|Bill Amount|{total}
|Cash Paid|{cash}
|Balance Returned|{change}
^No exchange without bill"""},
    "taproom": {"name": "{shop} TAPROOM", "rate": 9, "paid": "card", "date": "%m/%d/%Y", "street": ["418 SE Division St", "Portland, OR 97202"],
                "text": """^{name}
^{street0}
^{street1}
^503-555-0188
<Server: Alex B       Check #417
<Tab: Coleman         Guests: 2
<{date} 8:47 PM
GOODS columns
|Subtotal|${net}
|Tax 9%|${tax}
|Total|${total}
|Visa ending 4242|${total}
<Suggested Tips
<18%: ${tip}
<22%: ${more}
^Come back soon"""},
    "grocer": {"name": "{shop} FRESH MARKET", "rate": 0, "off": 5, "paid": "card", "date": "%m/%d/%y", "street": ["2100 W Broadway", "Columbia, MO 65203"],
               "text": """^{name}
^STORE 0417
^{street0}
^{street1}
^(573) 555-0110
GOODS columns
|MEMBER DISCOUNT|-{off}
|TOTAL|{total}
|DEBIT TEND|{total}
|CHANGE DUE|0.00
<# ITEMS SOLD {qty}
<TC# 4417 0923 1188 2044 7719
<{date}     14:22:19"""},
    "chippy": {"name": "The {shop} Fish Bar", "rate": 20, "inside": True, "paid": "cash", "date": "%d/%m/%Y", "street": ["17 Promenade", "Whitby YO21 3JX"],
               "text": """^{name}
^{street0}
^{street1}
^Tel: 01947 555 119
^VAT Reg: 245 7193 48
<Order 88   Takeaway
<{date} 18:31
GOODS times
|Total|£{total}
|Cash|£{cash}
|Change|£{change}
|VAT @ 20%|£{tax}
^Thank you for your custom"""},
    "apotheke": {"name": "{shop} Apotheke", "rate": 19, "inside": True, "comma": True, "paid": "card", "date": "%d.%m.%Y", "street": ["Marktstra\u00dfe 8", "04109 Leipzig"],
                 "text": """^{name}
^Inh. Dr. Karla Voigt e.K.
^{street0}
^{street1}
^Tel. 0341 / 55 01 17
<Bon 4417     Kasse 2    {date} 11:05
GOODS times
|Gesamt EUR|{total}
|girocard EUR|{total}
<MwSt     Netto     MwSt    Brutto
|19,00%  {net}  {tax}|{total}
<USt-IdNr. DE 287 654 321
^Gute Besserung!"""},
    "cafe": {"name": "Caf\u00e9 {shop}", "rate": 10, "inside": True, "comma": True, "paid": "cash", "date": "%d/%m/%Y", "street": ["22 rue des Martyrs", "75009 Paris"],
             "text": """^{name}
^{street0}
^{street1}
^T\u00e9l : 01 55 50 01 17
^SIRET 404 833 048 00022
<Ticket 004417   Table 6
<{date} 13:12
GOODS times
|TOTAL TTC|{total}
|dont TVA 10,00%|{tax}
|ESPECES|{cash}
|RENDU|{change}
^Merci de votre visite"""},
    "bazar": {"name": "BAZAR {shop} S.L.", "rate": 21, "inside": True, "comma": True, "paid": "cash", "date": "%d/%m/%Y", "street": ["Calle Alcal\u00e1 212", "28028 Madrid"],
              "text": """^{name}
^CIF B66123459
^{street0}
^{street1}
^FACTURA SIMPLIFICADA T-004417
<Fecha {date}  Hora 12:40
GOODS times
|TOTAL|{total}
|Entregado|{cash}
|Cambio|{change}
<Base imp.   %IVA    Cuota
|{net}   21,00|{tax}
^GRACIAS POR SU VISITA"""},
    "bakkerij": {"name": "Bakkerij {shop}", "rate": 9, "inside": True, "comma": True, "paid": "card", "date": "%d-%m-%Y", "street": ["Lange Nieuwstraat 14", "3512 PH Utrecht"],
                 "text": """^{name}
^{street0}
^{street1}
^Tel 030 555 0117
<Bonnr 4417      {date} 09:14
<U bent geholpen door Sanne
GOODS times
|Totaal|{total}
|PIN|{total}
|BTW 9% over {net}|{tax}
^Tot ziens"""},
}
