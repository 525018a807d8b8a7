# SPDX-License-Identifier: AGPL-3.0-or-later
"""What the shops sell: (name, price in cents)."""


def _read(text):
    out = []
    for line in text.strip().splitlines():
        name, price = line.rsplit(" ", 1)
        out.append((name.strip(), int(price)))
    return out


HARDWARE = _read("""
PVC PIPE 15MM CLASS D 6FT 480
CONCRETE NAIL 2" 500G 350
MASKING TAPE 24MM X 20Y 290
WD SILICONE SEALANT CLEAR 300ML 1150
CUTTING DISC 4" X 1MM 210
HAMMER CLAW FIBRE HANDLE 16OZ 1890
PAINT BRUSH 2.5" 420
EMULSION PAINT 5L MAGNOLIA 5490
ROLLER REFILL 7" 385
BALL VALVE 1/2" BRASS 1275
WATER TAP GARDEN 1/2" 1580
SCREW DRIVER 6" (+) 720
EXTENSION SOCKET 3 GANG 2M 2990
LED BULB 9W E27 DAYLIGHT 890
CEMENT 50KG 1780
SAND PAPER #120 90
TEFLON TAPE 12MM 110
HINGE S/STEEL 4" (PAIR) 1340
PADLOCK 50MM 1690
ANGLE BRACKET 3" 180
WIRE MESH 3' X 5M 3250
GLOVE COTTON DOTTED 320
""")
PHARMACY = _read("""
Paracetamol 500mg Tab 10's 490
Vitamin C 1000mg Effervescent 20's 2890
Antiseptic Cream 30g 1250
Surgical Face Mask 3ply 50's 1590
Digital Thermometer 1990
Lozenges Honey Lemon 24's 1190
Oral Rehydration Salts Orange 5's 650
Medicated Plaster Asst 100's 890
Cough Syrup Adult 100ml 1380
Eye Drops Lubricant 10ml 2450
Baby Wipes Unscented 80's x 3 1690
Loratadine 10mg Tab 30's 2100
Sunscreen SPF50 PA+++ 50ml 4290
Fish Oil 1000mg Softgel 100's 5990
Hand Sanitizer 500ml 1450
Cotton Buds 200 tips 450
Povidone Iodine Solution 30ml 720
Glucosamine 1500mg 60's 7890
Adult Diapers M 10's 2590
Chest Rub Ointment 50g 1290
""")
BAKERY = _read("""
Coconut Bun 190
Butter Sugar Bun 180
Sausage Roll 320
Tuna Mayo Bun 350
Wholemeal Loaf 420
Chiffon Pandan 880
Egg Tart 260
Curry Puff 220
Kaya Toast Box 490
Red Bean Bun 200
Garlic Baguette 590
Croissant 390
Blueberry Muffin 450
Cheese Danish 480
Swiss Roll Mocha 980
Chicken Floss Bun 380
Donut Choc Rice 250
Cream Puff (6 pcs) 790
Banana Walnut Slice 430
Pizza Slice Hawaiian 550
""")
MAMAK = _read("""
Roti Canai 150
Roti Telur 250
Roti Bom 280
Tosai Masala 350
Nasi Lemak Ayam 750
Mee Goreng Mamak 650
Maggi Goreng Ayam 800
Nasi Goreng Kampung 700
Nasi Kandar Ayam Madu 1050
Murtabak Daging 800
Teh Tarik 200
Teh O Ais Limau 220
Kopi Tarik Kaw 230
Milo Ais 320
Sirap Bandung 250
Ayam Goreng Berempah 550
Kari Ikan Tenggiri 900
Papadom (2 pcs) 100
Telur Mata 150
Sambal Sotong 950
Capati 180
Air Suam 30
Naan Cheese Garlic 600
Tandoori Set 1290
""")
FORECOURT = _read("""
MINERAL WATER 1.5L 280
ISOTONIC DRINK 500ML 350
CHEWING GUM PEPPERMINT 290
ENGINE OIL 10W40 4L 8990
WINDSCREEN WASH 1L 790
ICED COFFEE CAN 240ML 320
SANDWICH EGG MAYO 490
POTATO CHIPS ORI 60G 380
TISSUE POCKET 4'S 250
CAR FRESHENER LEMON 1190
CHOC BAR WAFER 45G 270
INSTANT NOODLE CUP 310
BATTERY AA 4'S 990
""")
BOOKS = _read("""
The Lantern Maker's Daughter 4590
Sejarah Tingkatan 4 (Buku Teks) 1890
Matematik SPM: Koleksi Soalan Topikal 1690
Kamus Dwibahasa Edisi Ketiga 5200
A Quiet Street in Ipoh and Other Stories 3990
Cooking with Pandan 6990
Komik Misteri Jilid 12 990
Little Tiger Learns to Count (Board Book) 2490
Practical Python for Clerks 11900
Hujan di Kuala Selangor 2800
Tasik Biru 2500
The Accountant Who Counted Stars 4290
Physics Form 5 Revision Notes 1490
Atlas Dunia Bergambar 3690
Gel Pen Set Pastel (6 Colours) 1490
Mandarin in 15 Minutes a Day 4450
Buku Latihan Jawi Tahun 2 690
Notes from the Ferry: A Penang Memoir 4900
""")
SUPER = _read("""
FRESH MILK FULL CREAM 1L 690
WHITE BREAD JUMBO 600G 380
EGGS GRADE B 30'S 1190
COOKING OIL 5KG 2590
SUGAR COARSE 1KG 285
BASMATI RICE 5KG 3290
CANNED SARDINES 425G 799
CHOC MALT DRINK 1.5KG 2690
TOILET ROLL 10R X 2 1890
DISHWASH LIQ LEMON 900ML 649
INSTANT NOODLE CURRY 5S 459
SOY SAUCE 640ML 525
CORN FLAKES 275G 849
DETERGENT POWDER 3.8KG 1999
YOGURT STRAWBERRY 135G 199
BUTTER SALTED 250G 1149
ORANGE JUICE 1L 599
FROZEN NUGGETS 850G 1690
TOOTHPASTE 2X225G 1290
SHAMPOO ANTI DANDRUFF 320ML 1549
CREAM CRACKERS 428G 579
PEANUT BUTTER CRUNCHY 500G 1090
""")
FRESH = _read("""
TOMATO 450
HOLLAND ONION 320
CARROT AUSTRALIA 520
CHICKEN WHOLE 790
BANANA BERANGAN 680
PRAWN M 3690
POTATO CHINA 380
WATERMELON RED 290
""")
STATIONERY = _read("""
A4 PAPER 80GSM (REAM) 1090
BALL PEN 0.7 BLUE (12'S) 840
STAPLES NO.10 (20BOX) 1360
LEVER ARCH FILE 3" BLK 495
CORRECTION TAPE 6M 310
HIGHLIGHTER YELLOW 190
WHITEBOARD MARKER BLK 215
ENVELOPE DL WHITE 500'S 2850
CLEAR TAPE 18MMX40M 125
BROWN TAPE 48MMX80M 330
EXERCISE BOOK F5 120PG (10'S) 1180
PUNCHER 2 HOLE 1490
CALCULATOR 12 DIGIT 2650
STAMP PAD INK VIOLET 445
RING FILE 2D 25MM 380
STICKY NOTE 3X3 (12'S) 1520
PAPER CLIP 28MM 95
CARBONLESS BILL BOOK 3PLY 560
THERMAL ROLL 80X80 240
MANILA CARD A4 ASST 100'S 980
""")
DINER_IN = _read("""
Paneer Butter Masala 29500
Dal Makhani 24500
Butter Naan 5500
Tandoori Roti 3000
Jeera Rice 17500
Veg Hyderabadi Biryani 26500
Gobi Manchurian Dry 21000
Masala Dosa 12000
Idli Sambar (2 Pcs) 7000
Filter Coffee 4500
Sweet Lassi 8500
Gulab Jamun (2 Pcs) 9000
Chicken Chettinad 34500
Mutton Rogan Josh 42500
Fresh Lime Soda 9500
Mineral Water 1 Ltr 4000
Veg Manchow Soup 13500
Malai Kofta 28500
Raita Boondi 8000
""")
KIRANA = _read("""
TOOR DAL 1KG 16500
SONA MASOORI RICE 5KG 38500
ATTA CHAKKI 5KG 26800
SUNFLOWER OIL 1L PCH 14200
SALT IODISED 1KG 2800
SUGAR LOOSE 1KG 4600
TEA DUST 250G 13500
COFFEE POWDER 200G 18900
BISCUIT GLUCOSE 250G 3000
BATH SOAP SANDAL 3X100G 14400
WASHING POWDER 1KG 12800
MAIDA 500G 3100
CHILLI POWDER 100G 5200
JEERA 100G 6400
POHA THICK 500G 4100
GHEE JAR 500ML 33500
RAVA 1KG 5600
TOOTHPASTE 150G 9800
MATCH BOX PKT 1000
AGARBATTI 100G 5500
""")
MEDICAL = _read("""
CETIRIZINE 10MG TAB 10S 1850
AMOXYCLAV 625 TAB 10S 20150
PANTOPRAZOLE 40 TAB 15S 14200
METFORMIN SR 500 TAB 20S 4480
TELMISARTAN 40 TAB 15S 11325
ATORVASTATIN 10 TAB 15S 9860
COUGH SYR DX 100ML 12500
VIT D3 60K CAP 4S 13140
ORS SACHET LEMON 21G 2200
PARACETAMOL 650 TAB 15S 3360
DICLOFENAC GEL 30G 9700
AZITHROMYCIN 500 TAB 5S 11990
B COMPLEX CAP 20S 4150
INSULIN SYRINGE 1ML 1200
COTTON ROLL 100G 6500
CREPE BANDAGE 6CM 14800
EYE DROPS CMC 10ML 16250
DOMPERIDONE 10 TAB 10S 3275
""")
HAWKER = _read("""
Hainanese Chicken Rice 780
Laksa Special 850
Char Kway Teow 720
Salted Egg Prawn Balls 1880
Sambal Kangkong 1200
Cereal Tofu 1380
Kopi Siew Dai 220
Lime Juice 350
Chilli Crab (per 100g) 980
Fried Mantou (6 pcs) 600
Hor Fun Seafood Gravy 1480
Bak Kut Teh Claypot 1180
Steamed Rice 120
Barley Iced 280
Ngoh Hiang Platter 1080
Yam Ring with Cashew Chicken 2280
""")
MINIMART = _read("""
OAT MILK BARISTA 1L 495
KAYA SPREAD 400G 380
FROZEN DUMPLING 20S 720
INSTANT COFFEE 3IN1 30S 850
JASMINE RICE 2.5KG 890
EGGS OMEGA 10S 415
FISH CAKE 200G 265
TOFU SILKEN 300G 110
CHILLI SAUCE 320G 340
LAUNDRY LIQ REFILL 1.6L 795
GREEN TEA BTL 500ML 170
SEAWEED SNACK 8S 460
PAPER TOWEL 4R 390
BANANA PKT 245
CUP NOODLE TOM YUM 180
""")
PUB = _read("""
Cask Bitter Pint 480
Lager Pint 545
Cider Half 275
Fish & Chips 1495
Steak & Ale Pie 1575
Ploughman's Lunch 1225
Soup of the Day 650
Sticky Toffee Pudding 695
Lime & Soda Pint 190
House Red 175ml 585
Scampi Fries 150
Sunday Roast Beef 1795
Kids Sausage & Mash 795
Tonic Slimline 215
Gin London Dry 25ml 410
Flat White 320
""")
GARDEN_AU = _read("""
Potting Mix Premium 25L 1295
Tomato Seedling Punnet 398
Secateurs Bypass 210mm 2450
Garden Hose 18mm x 15m 3890
Slow Release Fertiliser 2.5kg 1745
Terracotta Pot 30cm 1698
Watering Can 9L Galv. 2995
Sugar Cane Mulch 50L 1150
Citrus Spray RTU 750ml 1420
Gloves Leather Lge 1875
Bird Seed Mix 5kg 1360
Hose Fitting 12mm Click 425
Lavender 140mm Pot 895
Free Range Eggs 12pk 750
""")
DINER_US = _read("""
Buttermilk Pancakes 1095
Western Omelet 1295
Bottomless Coffee 349
Patty Melt 1345
Turkey Club 1425
Chili Cup 575
Side Hash Browns 399
Biscuits & Gravy 899
Iced Tea 299
Meatloaf Dinner 1649
Grilled Cheese Kids 695
Cherry Pie Slice 549
Vanilla Malt 625
Chicken Fried Steak 1725
Root Beer Float 599
Cobb Salad 1399
""")
COFFEE_US = _read("""
Drip Coffee 12 oz 325
Oat Latte 16 oz 595
Cortado 425
Cold Brew 16 oz 495
Almond Croissant 475
Everything Bagel w/ Scallion Cream Cheese 625
Avocado Toast on Sourdough 1150
Chai Latte 12 oz 525
Lemon Poppy Loaf 395
Whole Bean: Yirgacheffe Washed 12 oz Bag 1900
Sparkling Water 300
Matcha Latte 16 oz 625
Breakfast Burrito, Chorizo 995
Kids Steamer 275
""")
DROGERIE = _read("""
Zahnpasta Kräuter 75ml 145
Duschgel Meersalz 300ml 195
Haushaltstücher 4er 279
Bio Haferflocken 500g* 125
Geschirrtabs 40 St. 495
Handcreme Olive 100ml 225
Bio Dinkelnudeln 500g* 199
Shampoo Birke 250ml 295
Windeln Gr.4 44St 895
Wattestäbchen 200St 95
Bio Apfelmark 360g* 165
Sonnenmilch LSF30 200ml 445
Müllbeutel 35L 50St 185
Kerzen weiß 10er 249
Fruchtriegel Dattel* 75
Vollwaschmittel 20WL 465
""")
MANILA = _read("""
CHICKEN INASAL PAA 18500
PORK SISIG SIZZLING 23500
SINIGANG NA HIPON 32000
GARLIC RICE 4500
PLAIN RICE 3000
HALO-HALO ESPESYAL 13500
LECHON KAWALI 29500
PANCIT BIHON (S) 19500
KARE-KARE OXTAIL 38500
CALAMANSI JUICE 8500
SOFTDRINK CAN 7500
LUMPIANG SHANGHAI 12PC 21000
LECHE FLAN 9500
BANGUS BELLY GRILLED 26500
BOTTLED WATER 4000
""")
