# SPDX-License-Identifier: AGPL-3.0-or-later
"""Fictional names, towns and narration templates."""
FIRST = ("Ramesh Anjali Suresh Kavita Mohan Priya Vikram Deepa Arvind Meena Sanjay Lakshmi Farhan Nisha Gopal "
         "Ritu Harish Swati Joseph Shabnam Tarun Pooja Balwant Indira").split()
MID = "Kumar Devi Lal Narayan Rani Chandra Singh Prasad Mohan Bai".split()
LAST = ("Sharma Iyer Kulkarni Bhattacharya Reddy Nair Patel Chauhan Menon Gupta Das Deshpande Qureshi Mishra "
        "Fernandes Rathore Pillai Saxena Hegde Thakur").split()
FIRMS = ["Shree Ganpati Traders", "Navkar Polymers Pvt Ltd", "Kaveri Agro Exports", "Sunrise Packaging Industries",
         "Malhar Textiles LLP", "Omkar Steel Corporation", "Bluepeak Infotech Private Limited",
         "Jai Ambe Hardware Stores", "Vindhya Auto Components"]
SHOPS = ["ANNAPURNA KIRANA", "CITY MEDICALS", "HOTEL SAGAR DELUXE", "GREENLEAF FRESH MART", "MANGAL SWEETS",
         "VELOCITY FUELS", "TARANG ELECTRONICS", "SAI STATIONERY", "QUICKBASKET ONLINE", "METRO CABS",
         "PRAKASH BOOK DEPOT", "URBAN THREADS", "ROYAL BAKERS"]
TOWNS = [("Nashik", "Maharashtra", "422005", "422"), ("Mysuru", "Karnataka", "570009", "570"),
         ("Kanpur", "Uttar Pradesh", "208001", "208"), ("Coimbatore", "Tamil Nadu", "641018", "641"),
         ("Jodhpur", "Rajasthan", "342003", "342"), ("Guntur", "Andhra Pradesh", "522002", "522"),
         ("Ludhiana", "Punjab", "141008", "141"), ("Kollam", "Kerala", "691001", "691"),
         ("Rajkot", "Gujarat", "360002", "360"), ("Siliguri", "West Bengal", "734001", "734")]
STREETS = ["Station Road", "Gandhi Chowk", "Nehru Nagar", "2nd Cross, Shanti Layout", "Temple Street",
           "Civil Lines", "Market Yard", "Lake View Colony"]
AREAS = ["Main Branch", "Civil Lines", "MG Road", "Market Yard", "Industrial Area", "University Road"]
BANKS = [("NVKB", "Navketan Bank"), ("SGRB", "Sagar Bank"), ("UTJB", "Utkal Jan Bank"), ("PRGB", "Pragati Bank"),
         ("HMLB", "Himal Bank")]
NOTES = ["Payment", "rent", "milk bill", "school fee", "UPI", "groceries", "Paid via app", "trip share", "NA"]
EMPLOYERS = ["BLUEPEAK INFOTECH PVT LTD", "VINDHYA AUTO COMPONENTS", "ZENITH HOSPITALS TRUST", "CORAL LOGISTICS LLP"]
BILLERS = ["STATE POWER DISTRIBUTION", "CITY GAS CO", "SKYLINE BROADBAND", "SURAKSHA LIFE INSURANCE", "TRISHUL FINANCE EMI",
           "LOTUS MUTUAL FUND"]

# kind: (weight personal, weight business, sign)
KINDS = {"upiout": (9, 2, -1), "upiin": (4, 2, 1), "pos": (4, 1, -1), "atm": (2, 1, -1), "neftin": (2, 5, 1),
         "neftout": (2, 5, -1), "impsin": (2, 2, 1), "impsout": (2, 2, -1), "chqout": (1, 5, -1), "chqin": (1, 4, 1),
         "cashin": (1, 3, 1), "cashout": (0, 1, -1), "charge": (1, 2, -1), "int": (1, 0, 1), "ach": (2, 2, -1)}

# styles: kind -> (description, reference)
STYLES = {
 "state": {
  "upiout": ("TO TRANSFER-UPI/DR/{rrn}/{party8}/{bk}/{vpa}/{note}--", "TRANSFER TO {n13}"),
  "upiin": ("BY TRANSFER-UPI/CR/{rrn}/{party8}/{bk}/{vpa}/{note}--", "TRANSFER FROM {n13}"),
  "pos": ("by debit card-OTHPG {rrn}{shop} {TOWN}--", ""), "atm": ("ATM WDL-ATM CASH {n4} {BR} {TOWN}--", ""),
  "neftin": ("BY TRANSFER-NEFT*{ifsc}*{utr}*{PARTY}--", "TRANSFER FROM {n13}"),
  "neftout": ("TO TRANSFER-INB NEFT UTR NO: {utr}--{PARTY}", "{n8} TRANSFER TO {n13}"),
  "impsin": ("BY TRANSFER-INB IMPS{rrn}/{n10}/XX{n4}/{note}--", "MAB{n13}"),
  "impsout": ("TO TRANSFER-INB IMPS{rrn}/{n10}/XX{n4}/{note}--", "MAA{n13}"),
  "chqout": ("TO CLEARING-CTS CLG {BANK} {PARTY}--", "{chq}"), "chqin": ("CHEQUE DEPOSIT--{chq}", "{chq}"),
  "cashin": ("CASH DEPOSIT-CASH DEPOSIT SELF--", ""), "cashout": ("CASH CHEQUE-CASH WITHDRAWAL BY CHQ-SELF", "{chq}"),
  "charge": ("DEBIT-SMS CHARGES WITH GST--", ""), "int": ("CREDIT INTEREST--", ""),
  "ach": ("DEBIT-ACHDr {ifsc} {biller}--", "{n13}")},
 "new": {
  "upiout": ("UPI-{PARTY}-{VPA}-{ifsc}-{rrn}-{NOTE}", "0000{rrn}"),
  "upiin": ("UPI-{PARTY}-{VPA}-{ifsc}-{rrn}-{NOTE}", "0000{rrn}"),
  "pos": ("POS 4160XXXXXXXX{n4} {shop}", "0000{rrn}"), "atm": ("ATW-4160XXXXXXXX{n4}-S1AC{n4}-{TOWN}", "000000000{n4}{n3}"),
  "neftin": ("NEFT CR-{ifsc}-{EMP}-{HOLDER}-{utr}", "{utr}"), "neftout": ("NEFT DR-{ifsc}-{PARTY}-NETBANK, {TOWN}-{utr}-{NOTE}", "{utr}"),
  "impsin": ("IMPS-{rrn}-{PARTY}-{bk}-XXXXXXXX{n4}-{NOTE}", "0000{rrn}"), "impsout": ("IMPS-{rrn}-{PARTY}-{bk}-XXXXXXXX{n4}-{NOTE}", "0000{rrn}"),
  "chqout": ("CHQ PAID-CTS S1-{PARTY}", "0000000000{chq}"), "chqin": ("CHQ DEP - MICR CLG - {TOWN} WBO", "0000000000{chq}"),
  "cashin": ("CASH DEPOSIT BY - SELF - {BR}", "000000000000000"), "cashout": ("CHQ PAID-SELF-{BR}", "0000000000{chq}"),
  "charge": ("INSTAALERT CHG JAN-MAR INCL GST MIR{n8}", "MIR{n8}"), "int": ("INTEREST PAID TILL QUARTER END", "000000000000000"),
  "ach": ("ACH D- {biller}-{n8}", "0000{n10}")},
 "slash": {
  "upiout": ("UPI/{rrn}/{note}/{vpa}/{bank}/{lic}", ""), "upiin": ("UPI/{rrn}/{note}/{vpa}/{bank}/{lic}", ""),
  "pos": ("IPS/{shop}/{date}/{rrn}", ""), "atm": ("CAM/{n8}CASH WDL/{ddmm}", ""),
  "neftin": ("NEFT-{utr}-{EMP}-SALARY-{n10}", ""), "neftout": ("INF/NEFT/{utr}/{ifsc}/{note}/{party}", ""),
  "impsin": ("MMT/IMPS/{rrn}/{note}/{party}/{bank}", ""), "impsout": ("MMT/IMPS/{rrn}/{note}/{party}/{bank}", ""),
  "chqout": ("CLG/{PARTY}/{chq}/{bk}", "{chq}"), "chqin": ("CLG/CHQ DEP/{chq}/{BANK}", "{chq}"),
  "cashin": ("BY CASH-{TOWN} - {BR}", ""), "cashout": ("CASH PAID: SELF/{chq}", "{chq}"),
  "charge": ("SMSChgs {mon}-{yy}+GST", ""), "int": ("{n10}:Int.Pd:{date}", ""), "ach": ("ACH/{biller}/{n13}/{ddmm}", "")},
 "old": {
  "upiout": ("UPI TRF TO {PARTY}", "{rrn}"), "upiin": ("UPI TRF FR {PARTY}", "{rrn}"), "pos": ("POS {shop} {TOWN}", "{n8}"),
  "atm": ("ATM WDL {TOWN} {n4}", "{n8}"), "neftin": ("NEFT CR {PARTY} {ifsc}", "{n8}"), "neftout": ("RTGS/NEFT DR {PARTY} {ifsc}", "{n8}"),
  "impsin": ("IMPS INWARD {PARTY}", "{rrn}"), "impsout": ("IMPS OUTWARD {PARTY}", "{rrn}"),
  "chqout": ("To Clg {PARTY}", "{chq}"), "chqin": ("By Clg {BANK}", "{chq}"), "cashin": ("By Cash", ""),
  "cashout": ("To Self", "{chq}"), "charge": ("Service Charges incl. GST", ""), "int": ("By Interest Credited", ""),
  "ach": ("NACH DR {biller}", "{n8}")},
 "app": {
  "upiout": ("Paid to {party}", "{rrn}"), "upiin": ("Received from {party}", "{rrn}"), "pos": ("Paid at {Shop}", "{rrn}"),
  "atm": ("Cash withdrawal at {Town} outlet", "{rrn}"), "neftin": ("Bank transfer from {party}", "{utr}"),
  "neftout": ("Bank transfer to {party}, {bank}", "{utr}"), "impsin": ("Money received from {party}", "{rrn}"),
  "impsout": ("Money sent to {party}", "{rrn}"), "chqout": ("Paid to {party}", "{rrn}"), "chqin": ("Cashback received", "{rrn}"),
  "cashin": ("Cash loaded at {Town} outlet", "{rrn}"), "cashout": ("Recharge of mobile 98XXXXXX{n3}", "{rrn}"),
  "charge": ("Annual card fee including GST", "{rrn}"), "int": ("Interest for the quarter", "{rrn}"), "ach": ("Bill paid: {Biller}", "{rrn}")},
}
