# SPDX-License-Identifier: AGPL-3.0-or-later
"""Names and goods of stranger_octroi.py."""

import datetime
from decimal import Decimal as D

from stranger_octroi_kit import hup, pct

# name with {} for a variant | variants | hsn | unit | base price | rate | largest quantity
POOLS = {
    "elec": """PVC Insulated Copper Wire {} sq mm FR 90 Mtr Coil|1.0,1.5,2.5,4.0,6.0|85444999|Coil|1640|18|12
LED Batten {}W Cool Day Light 4 Ft|18,20,22,36|94051090|Nos|285|18|60
MCB Single Pole {}A C Curve 10 kA|6,10,16,20,32|85362030|Nos|172.5|18|48
Modular Switch {} One Way White|6A,10A,16A|85365090|Nos|48.75|18|200
RCCB {} Double Pole 30 mA|25A,40A,63A|85362090|Nos|1985|18|10
Ceiling Fan {} mm Sweep Brown|900,1200,1400|84145110|Nos|1425|18|24
Distribution Board TPN {} Way Double Door|4,6,8,12|85371000|Nos|2875|18|6
Flexible Conduit {} mm Heavy Duty|20,25,32|39173290|Mtr|14.4|18|300
Submersible Pump {} HP Single Phase|0.5,1,1.5,2|84137010|Nos|8640|12|4
Exhaust Fan Metal Body {} inch|9,12,15|84145990|Nos|1180|18|12
Cable Tie Nylon {} mm (Pack of 100)|150,200,300|39269099|Pkt|86|18|40""",
    "pharma": """PANTOBAR {} TAB|20,40,DSR|30049099|15'S|62.3|12|40
AMOXYVED {} CAP|250,500,CV 625|30041030|10'S|71.86|12|30
CETRIMED {} SYP|30ML,60ML|30049031|60ML|28.57|12|25
METFOLIN {} SR TAB|500,850,1000|30049099|10'S|19.64|12|80
ROSUVIN {} TAB|5,10,20|30049099|10'S|84.2|12|30
INSUGEN R {} VIAL|40IU,100IU|30043110|10ML|118.1|5|15
DIACOTTON ROLL {} GM|50,100,300|30059040|1PC|31.5|12|24
SUGARLITE PELLETS {}|100,200|21069099|1PC|88|18|12
BABYSOFT LOTION {} ML|100,200|33049910|1PC|112.5|18|12
ONDAWIN {} MD TAB|2,4,8|30049099|10'S|33.4|12|60
NASOFRESH SALINE {}|DROPS,SPRAY|30049099|10ML|41.2|12|30
GLUCOSTRIP METER STRIP {}'S|25,50|38220090|1PC|395|12|8
ORTHO KNEE CAP {}|S,M,L,XL|90211000|1PC|182|5|10""",
    "fmcg": """Sunmeadow Refined Sunflower Oil {}|1 L Pouch,5 L Jar,15 kg Tin|15121910|PCS|128|5|48
Goldleaf Assam Tea {}|250 g,500 g,1 kg|09024020|PCS|142|5|36
Bharati Chakki Atta {}|5 kg,10 kg|11010000|BAG|212|5|30
Nutcrisp Biscuit {}|100 g,250 g,Family Pack|19053100|PCS|22.5|18|144
Purewave Detergent Powder {}|500 g,1 kg,4 kg|34022010|PCS|78|18|60
Dairyrich Ghee {} Pouch|200 ml,500 ml,1 L|04059020|PCS|286|12|24
Mintora Toothpaste {}|80 g,150 g,Saver|33061020|PCS|64|18|72
Cola Spark Aerated Drink {}|600 ml,2 L|22021010|PCS|34|28|48
Tangy Mango Pickle {} Jar|400 g,1 kg|20019000|PCS|92|12|24
Neemglow Bath Soap {}|75 g,125 g x 4|34011190|PCS|41|18|96
Instant Noodles Masala {}|70 g,280 g,560 g|19023010|PCS|13.4|18|120
Roasted Almonds {} Pack|200 g,500 g|20081990|PCS|214|12|20
Toor Dal Unpolished {} Branded|500 g,1 kg|07136000|PCS|118|5|40""",
    "it": """Laptop {} 14 inch i5/16GB/512GB|ProLite 440,ProLite 450,Zenbook S|84713010|Nos|48250|18|5
Wireless Keyboard & Mouse Combo {}|MK220,MK270,KM-88|84716060|Nos|1180|18|20
Laser Printer {} Duplex Network|LP-2321,LP-2701|84433240|Nos|14650|18|4
SSD {} NVMe M.2|500GB,1TB,2TB|84717020|Nos|4120|18|15
UPS {} Line Interactive|600VA,1KVA,2KVA|85044030|Nos|3260|18|8
24 Port Gigabit Switch {}|Unmanaged,L2 Managed|85176290|Nos|9870|18|4
Monitor {} inch IPS Full HD|22,24,27|85285200|Nos|8940|18|10
CAT6 Patch Cord {} Mtr|1,2,3,5|85444299|Nos|118|18|60
Toner Cartridge {} Black|TN-2365,88A,12A|84439959|Nos|1545|18|15
IP Dome Camera {} MP IR|2,4,5|85258900|Nos|2240|18|16
Antivirus Software {} User 1 Year|1,3,10|85238020|Nos|845|18|10""",
    "bear": """Deep Groove Ball Bearing {} ZZ|6204,6205,6308,6310|84821020|EA|412.5|18|60
Spherical Roller Bearing {} E1|22212,22216,22220|84823000|EA|6240|18|8
Oil Seal {} NBR|35x52x7,40x62x10,50x72x8|84879000|EA|58.2|18|100
V-Belt {} Classical|B-52,B-68,C-96|40103190|EA|236|18|40
Hydraulic Hose {} 2-Wire|1/2 in,3/4 in,1 in|40092200|M|318.75|18|50
Hex Head Bolt {} Gr 8.8 Plated|M10x40,M12x50,M16x75|73181500|KG|124.6|18|80
Flexible Coupling {}|FC-90,FC-110,FC-130|84836090|EA|1860|18|10
Pillow Block Unit {}|UCP 205,UCP 208,UCP 211|84833000|EA|684|18|24
Industrial Grease {} 18 KG Pail|EP-2,MP-3|27101989|PAI|3940|18|6
Gear Box Worm Type {}|Ratio 20:1,Ratio 40:1|84834000|EA|11250|18|3
Roller Chain {} Simplex 10 FT|08B-1,10B-1,12B-1|73151100|BOX|1175|18|15""",
    "furn": """[FURN_{}] Office Chair Mesh Back Black|7777,7800,7812|94013900|Units|3450|18|12
[DESK_{}] Customizable Desk (Steel, White)|0004,0005,0006|94033010|Units|11800|18|5
[E-COM_{}] Storage Cabinet Lockable|07,08,12|94031090|Units|7290|18|4
[LAMP_{}] Task Lamp Adjustable Arm|01,02|94052100|Units|895|18|20
[CONF_{}] Meeting Table 8 Seater|88,89|94036000|Units|22400|18|2
[FURN_{}] Acoustic Bloc Screen|6666,6741|94039900|Units|2950|18|10
[BIN_{}] Pedal Bin 12 Litre|09,12|73239390|Units|640|18|15
[SERV_{}] Installation and Levelling at Site|11,12|998739|Hours|750|18|16""",
    "svc": """Retainer for Statutory Compliance, {}|April,May,June,Q1|998221|Hrs|1800|18|24
Website Maintenance and Hosting - {}|Standard,Business|998315|Mths|6500|18|6
Digital Advertising Campaign - {}|Search,Social,Display|998365|Nos|24500|18|2
Training Workshop on {} for Staff|Excel Automation,GST Filing,Safety|999293|Days|14500|18|3
Content Writing - {} Articles|10,20|998395|Nos|8200|18|4
AMC of {} with Spares|Air Conditioners,Lifts,DG Set|998719|Nos|31500|18|2
Translation of {} Pages|50,120|998397|Nos|9400|18|3
Cab Hire for Client Visits ({})|Local,Outstation|996412|Days|2650|5|8""",
    "auto": """Brake Pad Set Front {}|Dzire,Bolero,Innova|87083000|SET|1285|28|10
Clutch Plate Assembly {}|Tata Ace,Eeco,Swift|87089300|NOS|2140|28|6
Engine Oil 20W-40 {}|1 L,3.5 L,5 L|27101972|CAN|385|18|40
Air Filter Element {}|ALF-112,ALF-208,ALF-319|84213100|NOS|212|28|30
Head Lamp Assembly RH {}|Alto,Bolero,WagonR|85122010|NOS|1760|28|6
Shock Absorber Rear {}|Pulsar,Splendor,Activa|87141090|PAIR|1390|28|10
Tyre {} Tubeless|90/90-12,100/90-17|40114010|NOS|1620|28|12
Wiper Blade {}|16 inch,20 inch,24 inch|85124000|NOS|164|28|40
Battery 12V {}|35Ah,65Ah,100Ah|85071000|NOS|4150|28|6
Diesel Filter Kit {}|Twin,Single|84212300|KIT|468|28|24""",
    "build": """M.S. Angle {} IS 2062|40x40x5,50x50x6,65x65x6|72165000|Kgs|58.4|18|900
OPC Cement {} Grade 50 kg|43,53|25232930|Bag|318|28|200
Vitrified Tile {} Double Charge|600x600,800x800|69072100|Box|742|18|60
TMT Bar Fe 550D {}|8 mm,12 mm,16 mm|72142090|Kgs|54.25|18|1200
Interior Emulsion Paint White {}|4 Ltr,10 Ltr,20 Ltr|32091010|Nos|1870|18|16
UPVC Pipe {} SCH 40|1 inch,1.5 inch,2 inch|39172390|Mtr|112|18|150
Fly Ash Brick {}|9x4x3,6 inch|68159910|Nos|6.9|12|4000
River Sand {} Washed|Zone II,Zone III|25059000|MT|1480|5|30
Plywood BWP {} 8x4|12 mm,18 mm|44123110|Nos|2640|18|20""",
    "text": """Cotton Bedsheet Double {} with 2 Pillow Covers|Floral,Stripe,Check|63041910|Pcs|520|5|40
Men's Formal Shirt {}|Size 38,Size 40,Size 42|62052000|Pcs|645|5|60
Grey Fabric 60x60 {} inch|44,58,63|52081990|Mtrs|42.8|5|900
Terry Towel {}|30x60,27x54|63026090|Pcs|186|5|120
Ladies Kurti Rayon {}|M,L,XL,XXL|62114210|Pcs|412|5|48
Polyester Suiting {} GSM|180,220|55151130|Mtrs|174.5|5|200
Wool Blend Blazer {}|Navy,Charcoal|62033100|Pcs|2340|12|12
Curtain Door 7 Ft {}|Beige,Grey,Wine|63031990|Pcs|298|5|50""",
    "gold": """Gold Chain 22K {}|Rope,Box,Singapore|71131910|GMS|5840|3|24
Silver Payal Pair {}|Plain,Meena|71131110|GMS|74.5|3|160
Rough Diamond Parcel {}|-7+11,+11|71023100|CTS|8200|0.25|6""",
}


def pool(name):
    return [l.split("|") for l in POOLS[name].split("\n")]


class Item:
    pass


def items(rng, names, n, inter, date, discs=(0,), step="0.01", maxq=None, qdec=None, mono=None):
    """n lines; discs in percent; the tax of each line rounded half up to the paisa."""
    src = [p for nm in names.split() for p in pool(nm)]
    if mono:
        src = [p for p in src if p[5] == mono]
    out, bag = [], []
    for i in range(n):
        if not bag:
            bag = src[:]
            rng.shuffle(bag)
        nm, var, hsn, unit, base, rate, qm = bag.pop()
        it = Item()
        it.sn = i + 1
        it.name = nm.replace("{}", rng.choice(var.split(",")))
        it.hsn, it.unit = hsn, unit
        it.rate = D(rate)
        if date >= datetime.date(2025, 9, 22):
            it.rate = {D(12): D(5), D(28): D(40) if hsn.startswith("2202") else D(18)}.get(it.rate, it.rate)
        it.qty = D(rng.randint(1, min(int(qm), maxq or 10 ** 6)))
        if qdec and unit in qdec:
            it.qty += D(rng.randint(0, 999)) / 1000
        it.price = (D(base) * D(rng.randint(80, 125)) / 100 / D(step)).quantize(D(1)) * D(step)
        it.disc = D(str(rng.choice(discs)))
        it.ex = {}
        work(it, inter)
        out.append(it)
    return out


def work(it, inter):
    it.gross = hup(it.qty * it.price * 100)
    it.dis = pct(it.gross, it.disc)
    it.txv = it.gross - it.dis
    it.cg = it.sg = it.ig = 0
    if inter:
        it.ig = pct(it.txv, it.rate)
    else:
        it.cg = it.sg = pct(it.txv, it.rate / 2)
    it.tax = it.cg + it.sg + it.ig
    it.tot = it.txv + it.tax


def tot(its, k):
    return sum(getattr(i, k) for i in its)


def groups(its, key):
    """Ordered (key, lines) groups."""
    d = {}
    for i in its:
        d.setdefault(key(i), []).append(i)
    return sorted(d.items())
