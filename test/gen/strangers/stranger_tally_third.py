# SPDX-License-Identifier: AGPL-3.0-or-later
"""Indian tills: restaurant, kirana shop, petrol pump, medical store."""
from stranger_tally_kit import Roll, clock, day, digits, div, m, mc, pick, rng, tender

FOOD = [("Paneer Butter Masala", 28500), ("Garlic Naan", 7500), ("Dal Makhani", 24000), ("Veg Hakka Noodles", 19500), ("Chicken Dum Biryani (Full)", 36500),
        ("Fresh Lime Soda", 9000), ("Tandoori Roti", 3500), ("Jeera Rice", 16000), ("Mutton Rogan Josh", 42500), ("Gulab Jamun 2pc", 9500),
        ("Masala Papad", 5500), ("Sweet Lassi", 8500), ("Mineral Water 1L", 4000), ("Crispy Corn Salt & Pepper", 21000), ("Malai Kofta Curry", 27500),
        ("Chilli Paneer Dry", 26000), ("Kulfi Falooda", 14000), ("Green Salad", 9900), ("Boondi Raita", 10500), ("Cold Coffee with Ice Cream", 15500)]



def dine(path, seed, rows):
    r = rng("dine", seed, rows)
    p = Roll(80, "Cond", 7.8, 4, lead=1.28)
    name, addr = r.choice([
        ("SPICE VERANDAH", ["No. 214, 1st Floor, 100 Feet Road,", "Indiranagar, Bengaluru - 560038"]),
        ("Haveli Tandoor & Grill", ["SCO 41-42, Sector 26, Madhya Marg,", "Chandigarh 160019"]),
        ("THE COPPER HANDI", ["Shop 5, Lotus Court, FC Road,", "Shivajinagar, Pune 411005"])])
    state = "29" if "Bengaluru" in addr[-1] else "04" if "Chandigarh" in addr[-1] else "27"
    firm = r.choice(["A unit of Rasoi Hospitality LLP", "A unit of Annapurna Foods Pvt Ltd"])
    d, t = day(r, "2018-01-02", "2024-03-30"), clock(r, 12, 23)
    p.c(name, bold=True, size=14)
    p.c(firm, size=7)
    for a in addr:
        p.c(a)
    p.c(f"GSTIN: {state}AABC{r.choice('RSTK')}{digits(r, 4)}{r.choice('KLM')}1Z{r.choice('5X9')}")
    p.c(f"FSSAI Lic No. 1{digits(r, 13)}", size=7)
    p.rule(0.5, ([1.5, 1.5], 0))
    p.c("TAX INVOICE", bold=True)
    p.rule(0.5, ([1.5, 1.5], 0))
    p.lr(f"Bill No: {digits(r, 5)}", f"Table: {r.choice(['T', 'G', 'F'])}{r.randrange(1, 30)}")
    p.lr(f"Date: {d:%d/%m/%y} {t:%H:%M}", f"Covers: {r.randrange(1, 9)}")
    p.lr(f"Steward: {r.choice(['Ramesh', 'Bipin', 'Joseph', 'Arun'])}", "Dine In")
    p.rule(0.5, ([1.5, 1.5], 0))
    p.row((0, "Item Name", "l"), (0.6, "Qty", "r"), (0.8, "Rate", "r"), (1, "Amt", "r"), bold=True)
    p.rule(0.5, ([1.5, 1.5], 0))
    items, sub, nq = [], 0, 0
    for what, price in pick(r, FOOD, rows):
        q = r.choice([1, 1, 1, 2, 2, 3, 4])
        a = q * price
        sub += a
        nq += q
        lines = p.wrap(what, p.inner * 0.5)
        p.row((0, lines[0], "l"), (0.6, str(q), "r"), (0.8, m(price), "r"), (1, m(a), "r"))
        for x in lines[1:]:
            p.row((0, x, "l"))
        items.append(dict(description=what, quantity=str(q), unit_price=m(price), amount=m(a)))
    p.rule(0.5, ([1.5, 1.5], 0))
    sc = div(sub * 5, 100)
    half = div((sub + sc) * 25, 1000)
    raw = sub + sc + 2 * half
    tot = div(raw, 100) * 100
    p.row((0, f"Total Qty: {nq}", "l"), (0.8, "Sub Total", "r"), (1, m(sub), "r"))
    p.row((0.8, "Service Charge 5%", "r"), (1, m(sc), "r"))
    p.row((0.8, "CGST @2.5%", "r"), (1, m(half), "r"))
    p.row((0.8, "SGST @2.5%", "r"), (1, m(half), "r"))
    p.row((0.8, "Round off", "r"), (1, m(tot - raw), "r"))
    p.rule(0.5, ([1.5, 1.5], 0))
    p.lr("Grand Total", "\u20b9 " + mc(tot), bold=True, size=12)
    p.rule(0.5, ([1.5, 1.5], 0))
    p.c("Service charge is voluntary. Thank you, visit again!", size=7)
    p.save(path)
    return {"data": dict(merchant=name, address=" ".join(addr), date=d.isoformat(), time=f"{t:%H:%M}", currency="INR", line_items=items,
                         subtotal=m(sub), service_charge=m(sc), tax=m(2 * half), rounding=m(tot - raw), total=m(tot))}


KIRANA = [("TOOR DAL LOOSE", 14500, 1), ("SUGAR M", 4400, 1), ("AATA CHAKKI 5KG", 26500, 0), ("MUSTARD OIL 1L", 16800, 0), ("BASMATI RICE", 11200, 1),
          ("TEA DUST 250G", 11000, 0), ("POHA MEDIUM", 5600, 1), ("DET.POWDER 1KG", 13200, 0), ("BESAN 500G", 6400, 0), ("AGARBATTI PKT", 3000, 0),
          ("SOAP BATH 125G", 4200, 0), ("GROUNDNUT RAW", 12800, 1), ("SALT 1KG", 2800, 0), ("BISCUIT GLUCOSE", 1000, 0), ("TURMERIC PWD 200G", 5800, 0),
          ("MATCH BOX 10S", 2000, 0), ("JAGGERY", 6000, 1), ("CHANA KABULI", 13600, 1), ("PAPAD UDAD 200G", 7200, 0), ("GHEE COW 500ML", 34500, 0)]


def kirana(path, seed, rows):
    r = rng("kirana", seed, rows)
    p = Roll(58, "Courier", 7, 2, lead=1.2)
    name, addr = r.choice([
        ("SHREE BALAJI KIRANA STORES", ["Opp. Bus Stand, Main Road,", "Nashik Road 422101"]),
        ("MAHALAXMI PROVISION STORE", ["12, Gandhi Chowk, Sadar Bazar", "Satara - 415001"])])
    d, t = day(r, "2018-04-02", "2024-05-30"), clock(r, 8, 22)
    p.c("|| SHREE ||")
    p.c(name, bold=True, size=9, hs=76)
    for a in addr:
        p.c(a)
    p.c(f"Mob: 98{digits(r, 8)}")
    p.c("BILL OF SUPPLY")
    W = p.chars()
    p.raw("-" * W)
    p.raw(f"No.{digits(r, 4)}  Dt:{d:%d-%m-%Y} {t:%H:%M}")
    p.raw("-" * W)
    p.raw(f"{'Particulars':<{W}}")
    p.raw(f"{'Qty':>10}{'Rate':>{(W - 10) // 2}}{'Amount':>{W - 10 - (W - 10) // 2}}")
    p.raw("-" * W)
    items, tot = [], 0
    for what, price, loose in pick(r, KIRANA, rows):
        if loose:
            g = r.choice([250, 500, 750, 1000, 1500, 2000, 3250])
            q, a = f"{g // 1000}.{g % 1000:03d}", div(g * price, 1000)
        else:
            n = r.choice([1, 1, 2, 3, 5])
            q, a = f"{n}.000", n * price
        tot += a
        p.raw(what)
        p.raw(f"{q:>10}{m(price):>{(W - 10) // 2}}{m(a):>{W - 10 - (W - 10) // 2}}")
        items.append(dict(description=what, quantity=q, unit_price=m(price), amount=m(a)))
    paid = tender(r, tot, (1000, 10000, 50000))
    p.raw("-" * W)
    p.raw(f"Items: {rows}")
    p.lr("TOTAL Rs.", m(tot), bold=True, size=11)
    p.raw("-" * W)
    p.raw(f"{'Received':<{W - 10}}{m(paid):>10}")
    p.raw(f"{'Return':<{W - 10}}{m(paid - tot):>10}")
    p.gap()
    p.c("Composition dealer - not eligible to collect tax")
    p.c("** DHANYAVAD **")
    p.save(path)
    return {"data": dict(merchant=name, address=" ".join(addr), date=d.isoformat(), time=f"{t:%H:%M}", currency="INR", line_items=items,
                         total=m(tot), paid=m(paid), change=m(paid - tot))}


OILS = [("ENGINE OIL 20W40 900ML", 38500), ("2T OIL POUCH 40ML", 2500), ("DISTILLED WATER 1L", 3000), ("BRAKE FLUID 250ML", 14500), ("COOLANT 500ML", 16500),
        ("GREASE 500G", 21000), ("GEAR OIL 1L", 37500), ("DEF / UREA 10L", 69000)]


def pump(path, seed, rows):
    r = rng("pump", seed, rows)
    p = Roll(58, "Mono", 6.8, 3, hs=88, lead=1.3)
    name, addr = r.choice([
        ("SRI VENKATESWARA FUELS", ["NH-44, BOWENPALLY", "SECUNDERABAD - 500011"]),
        ("M/S KAMAL SERVICE STATION", ["G.T. ROAD, NEAR OCTROI POST", "LUDHIANA 141003"]),
        ("JAI AMBE FILLING STATION", ["S.G. HIGHWAY, SARKHEJ", "AHMEDABAD 382210"])])
    d, t = day(r, "2019-01-05", "2024-05-30"), clock(r, 5, 23)
    p.c("WELCOME!!!")
    p.c(name, bold=True)
    for a in addr:
        p.c(a)
    p.c(f"TEL.NO.: 9{digits(r, 9)}")
    p.gap(6)

    def kv(a, b, **st):
        p.row((0, a, "l"), (0.45, ":", "l"), (0.5, b, "l"), **st)
    kv("Receipt No.", digits(r, 6))
    kv("FCC ID", digits(r, 13))
    kv("FIP No.", f"{r.randrange(1, 9):02d}")
    kv("Nozzle No.", f"{r.randrange(1, 5):02d}")
    items, tot = [], 0
    fuels = {"PETROL": 9672, "DIESEL": 8962, "XTRA PREMIUM": 10431}
    for k in range(rows):
        p.gap(5)
        if k == 0 or r.random() < 0.5:
            what = r.choice(list(fuels))
            rate, ml = fuels[what], r.randrange(1000, 60000, 10)
            a = div(ml * rate, 1000)
            q = f"{ml // 1000}.{ml % 1000 // 10:02d}"
            unit = ("Rate(Rs/L)", "Volume(L)")
        else:
            what, rate = r.choice(OILS)
            n = r.choice([1, 1, 2, 3])
            q, a = str(n), n * rate
            unit = ("Rate(Rs)", "Qty(Nos)")
        lines = p.wrap(what, p.inner * 0.5)
        kv("Product", lines[0])
        for x in lines[1:]:
            p.row((0.5, x, "l"))
        kv(unit[0], m(rate))
        kv(unit[1], q)
        kv("Amount(Rs)", m(a), bold=rows == 1)
        tot += a
        items.append(dict(description=what, quantity=q, unit_price=m(rate), amount=m(a)))
    p.gap(5)
    p.fill("*")
    kv("TOTAL(Rs)", m(tot), bold=True)
    p.fill("*")
    p.gap(4)
    kv("Veh No", r.choice([("TS09EK" if "NH-44" in addr[0] else "PB10GH" if "G.T." in addr[0] else "GJ01RC") + digits(r, 4), "Not Entered"]))
    kv("Mode", r.choice(["CASH", "UPI", "CARD"]))
    kv("Date", f"{d:%d/%m/%y}")
    kv("Time", f"{t:%H:%M:%S}")
    p.gap(5)
    p.raw(f"CST No. : {digits(r, 11)}")
    p.raw(f"LST No. : {digits(r, 11)}")
    p.c("Thank You! Visit Again")
    p.save(path)
    return {"data": dict(merchant=name, address=" ".join(addr), date=d.isoformat(), time=f"{t:%H:%M:%S}", currency="INR", line_items=items, total=m(tot))}


MEDS = [("DOLOPAR 650 TAB", 3090, 15), ("AZIFAST 500", 11950, 3), ("PANTOKIND-D CAP", 19900, 10), ("CETRIZ 10MG", 1890, 10), ("BECOZYM FORTE", 4200, 20),
        ("COFREX SYP 100ML", 12400, 1), ("GLYCOMIN GP2", 16850, 15), ("TELMIVAS 40", 22450, 30), ("ORSAL SACHET", 2190, 1), ("BETADERM OINT 20G", 8600, 1),
        ("CROCIN BABY DROPS", 4130, 1), ("SHELCAL CT 500", 13100, 15), ("ECOSPRIN AV 75", 4760, 15), ("LIV-CARE SYP 200ML", 17500, 1), ("INSU SYRINGE 40U", 1000, 1),
        ("ROSUVA 10MG TAB", 18220, 15), ("VOVELIN GEL 30G", 11300, 1), ("ZINCOVIT GOLD", 11500, 15)]


def medical(path, seed, rows):
    r = rng("medical", seed, rows)
    p = Roll(80, "Helvetica", 7, 2.5, hs=88, lead=1.3)
    name, addr = r.choice([
        ("NEW JANATA MEDICAL & GENERAL STORES", ["Shop No.3, Sai Krupa CHS, L.B.S. Marg,", "Ghatkopar (W), Mumbai 400086"]),
        ("AROGYA PHARMACY", ["7/2 Double Road, Gandhi Nagar,", "Coimbatore, Tamil Nadu 641012"])])
    d, t = day(r, "2018-04-02", "2024-05-30"), clock(r, 8, 22)
    p.c(name, bold=True, size=10.5)
    for a in addr:
        p.c(a)
    p.c(f"Ph: 0{digits(r, 10)}   GSTIN: {'27' if 'Mumbai' in addr[-1] else '33'}AFKPM{digits(r, 4)}Q1Z{r.choice('2K7')}")
    p.c(f"D.L.No. 20B-{digits(r, 6)}  21B-{digits(r, 6)}", size=6.4)
    p.rule(0.8)
    p.lr(f"Patient: {r.choice(['MRS. SHALINI', 'MR. D K RAO', 'BABY OF ANITA', 'CASH'])}", f"GST INVOICE No. M-{digits(r, 5)}")
    p.lr(f"Dr: {r.choice(['S. IYER', 'P. MEHTA', 'SELF'])}", f"Date: {d:%d-%b-%Y}  {t.strftime('%I:%M %p')}")
    p.rule(0.4)
    p.row((0, "Qty", "l"), (0.1, "Product", "l"), (0.51, "Batch", "l"), (0.66, "Exp", "l"), (0.87, "MRP", "r"), (1, "Amt", "r"), bold=True)
    p.rule(0.4)
    items, gross, net5, net12 = [], 0, 0, 0
    for what, mrp, pack in pick(r, MEDS, rows):
        q = r.choice([1, 1, 2, 2, 3])
        a = q * mrp
        gross += a
        lines = p.wrap(what, p.inner * 0.39)
        p.row((0, str(q), "l"), (0.1, lines[0], "l"), (0.51, r.choice("ABKTX") + digits(r, 5), "l"), (0.66, f"{r.randrange(1, 13):02d}/{d.year % 100 + r.choice([1, 2])}", "l"),
              (0.87, m(mrp), "r"), (1, m(a), "r"))
        for x in lines[1:]:
            p.row((0.1, x, "l"))
        items.append(dict(description=what, quantity=str(q), unit_price=m(mrp), amount=m(a)))
    p.rule(0.4)
    gst = div(gross * 12, 112)
    c = gst // 2
    gst = 2 * c
    rd = div(gross, 100) * 100 - gross
    tot = gross + rd
    p.row((0, "Taxable value (12%)", "l"), (0.42, m(gross - gst), "r"), (0.82, "Gross Amount", "r"), (1, m(gross), "r"))
    p.row((0, "CGST 6%", "l"), (0.42, m(c), "r"), (0.82, "Round Off", "r"), (1, m(rd), "r"))
    p.row((0, "SGST 6%", "l"), (0.42, m(c), "r"))
    p.lr("Net Payable Rs.", m(tot), bold=True, size=10)
    p.rule(0.8)
    p.l("Prices are inclusive of all taxes. Cut strips & fridge items will not be taken back.", size=6.2)
    p.gap(14)
    p.row((1, "For " + name, "r"), size=6.4)
    p.row((1, "Regd. Pharmacist", "r"), size=6.4)
    p.save(path)
    return {"data": dict(merchant=name, address=" ".join(addr), date=d.isoformat(), time=f"{t:%H:%M}", currency="INR", line_items=items,
                         subtotal=m(gross), tax=m(gst), rounding=m(rd), total=m(tot))}


LAYOUTS = {"dine": dine, "kirana": kirana, "pump": pump, "medical": medical}
