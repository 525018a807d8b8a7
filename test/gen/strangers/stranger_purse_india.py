# SPDX-License-Identifier: AGPL-3.0-or-later
"""Names and kinds of entries for the Indian banks."""
POOLS = {
    "name": ["RAKESH PATIL", "SUNITA DESHMUKH", "IMRAN SHAIKH", "K VENKATESH", "MEENA IYER", "ARVIND KULKARNI",
             "POOJA NAIR", "GURPREET SINGH", "LATA BORKAR", "SANJAY MOHITE"],
    "shop": ["ANNAPURNA STORES", "SHREE MEDICALS", "CITY FUELS", "NEW BHARAT SWEETS", "GALAXY MOBILES", "GREENLEAF MART"],
    "firm": ["VIJAYA ENGINEERING WORKS", "KONKAN AGRO TRADERS", "SUPREMA PACKAGING PVT LTD", "MALHAR TEXTILES",
             "NIRMAN STEEL CORPORATION", "OMKAR POLYMERS LLP", "RUDRA AUTO PARTS"],
    "bk": ["SHYD", "KVNB", "ARVB", "DCGB", "NMDB"], "city": ["PUNE", "NASHIK", "HUBLI", "SURAT", "KOCHI", "INDORE"],
    "vpa": ["rakesh.p@okshy", "meena21@ybk", "galaxy@upi", "annapurna@kvn", "9822xxxx10@arv"],
}
SB_DR = [
    ("UPI/DR/4########/{shop}/{bk}/{vpa}/Payment", 20, 4000, 100), ("ATM WDL ATM CASH #### {city}", 5, 100, 10000),
    ("POS 4216XXXXXXXX#### {shop} {city}", 9900, 480000, 1), ("NEFT {bk}N2####### {name}", 1000, 25000, 100),
    ("SMS CHARGES INCL GST", 1770, 1770, 1), ("TO TRF TO SELF RD 3#########", 10, 50, 10000),
    ("BILLPAY MSEDCL ELECTRICITY ##########", 34000, 420000, 1),
]
SB_CR = [
    ("UPI/CR/4########/{name}/{bk}/{vpa}/Sent", 100, 9000, 100), ("BY CASH", 10, 400, 10000),
    ("NEFT CR {bk}N3####### {firm} SALARY", 2200000, 7800000, 1), ("CREDIT INTEREST", 1200, 48000, 1),
    ("IMPS/P2A/3###########/{name}", 500, 20000, 100),
]
CA_DR = [
    ("CHQ PAID TO {firm}", 10000, 320000, 100, "0#####"), ("RTGS {bk}R5202######## {firm}", 200000, 900000, 100),
    ("NEFT {bk}H2####### {firm} INV ####", 5000, 180000, 100), ("CLG {firm} THRU {bk}", 10000, 200000, 100, "0#####"),
    ("GST PAYMENT CPIN 2##########", 500000, 9000000, 1), ("NEFT CHARGES INCL GST", 295, 2950, 1),
    ("CASH WITHDRAWAL SELF {city}", 10, 150, 10000, "0#####"),
]
CA_CR = [
    ("RTGS CR {bk}R5202######## {firm}", 200000, 1200000, 100), ("NEFT CR {bk}N2####### {firm}", 5000, 300000, 100),
    ("BY CLEARING {firm} {city}", 20000, 260000, 100, "3#####"), ("CASH DEPOSIT AT {city}", 20, 200, 10000),
    ("UPI SETTLEMENT QR {city} ##########", 50000, 4200000, 1),
]
