# SPDX-License-Identifier: AGPL-3.0-or-later
"""What the papers tell: annual statements and certificates, in paise."""
from stranger_withheld_kit import MADE, NATURE, RATE, day, digits, firm, letters, money, pan, party, person, plus, tan, years

MEN = ["Raghunath", "Balakrishna", "Dinkar", "Mahadev", "Sadashiv", "Trilok"]
BANKISH = ["Gramodaya {} Bank Limited", "{} Co-operative Bank Limited", "{} Small Finance Bank"]
KINDS = ["192", "194A", "194C", "194J", "194H", "194I", "194", "194D"]


def split(r, rows, most):
    n = min(rows, r.randint(1 if rows < 3 else 2, most))
    cuts = sorted(r.sample(range(1, rows), n - 1)) if n > 1 else []
    return [b - a for a, b in zip([0] + cuts, cuts + [rows])]


def statement(r, rows, fy, upper=True, tcs_name="collectors", secs=None):
    who = person(r) if r.random() < .7 else firm(r)
    who = party(r, who)
    start = day(fy, 4, 1)
    deductors, seen = [], {who["name"]}
    for count in split(r, rows, 7):
        sec = r.choice(secs or KINDS)
        if sec == "192" and (who["kind"] != "P" or "192" in seen):
            sec = "194J"
        seen.add(sec)
        f = firm(r)
        if sec == "194A":
            n = r.choice(MADE)
            f = {"name": r.choice(BANKISH).format(n), "initial": "", "kind": "C"}
            f["initial"] = f["name"][0]
        while f["name"] in seen:
            f = firm(r)
        seen.add(f["name"])
        f = party(r, f)
        name = f["name"].upper() if upper else f["name"]
        entries, base = [], r.randint(8, 950) * 10000
        for i in range(count):
            s = sec
            if sec in ("194C", "194J") and r.random() < .15:
                s = "194J" if sec == "194C" else "194C"
            when = plus(start, r.randint(0, 364))
            amount = base if sec == "192" else base + r.randint(-700, 900) * r.choice([100, 100, 25])
            tax = (amount * RATE[s] // 10000 + 50) // 100 * 100
            status = r.choice("FFFFFFFFFFUPO" if i else "F")
            put = 0 if status == "U" else tax // 200 * 100 if status == "O" else tax
            entries.append({"section": s, "date": when, "status": status, "booked": plus(when, r.randint(18, 130)),
                            "amount": amount, "tax": tax, "put": put, "remarks": "-"})
        if count > 3 and r.random() < .35:  # a corrected statement takes one entry back
            e = dict(entries[0])
            for k in ("amount", "tax", "put"):
                e[k] = -e[k]
            e.update(remarks="B", booked=plus(e["booked"], r.randint(10, 60)))
            entries[-1] = e
        entries.sort(key=lambda e: (e["date"], e["remarks"] != "-"), reverse=r.random() < .6)
        deductors.append({"name": name, "tan": f["tan"], "entries": entries,
                          **{k: sum(e[k] for e in entries) for k in ("amount", "tax", "put")}})
    paid = []
    for _ in range(r.choice([0, 0, 1, 2, 3])):
        tax = r.randint(5, 900) * 10000
        cess = tax * 4 // 10000 * 100
        paid.append({"major": "0020" if who["kind"] == "C" else "0021", "minor": r.choice(["100", "300"]), "tax": tax, "surcharge": 0,
                     "cess": cess, "others": 0, "total": tax + cess, "bsr": "0" + digits(r, 6),
                     "date": plus(start, r.randint(150, 450)), "challan": f"{r.randint(1, 99999):05d}"})
    refunds = []
    for _ in range(r.choice([0, 1, 1, 2])):
        refunds.append({"ay": years(fy - r.randint(0, 1)), "mode": "ECS", "nature": "-", "amount": r.randint(9, 4000) * 1000,
                        "interest": r.randint(0, 90) * 1000, "date": plus(start, r.randint(80, 340))})
    sft = []
    for _ in range(r.choice([0, 0, 1, 2])):
        sft.append({"type": r.choice(["SFT-005", "SFT-010", "SFT-016"]), "filer": firm(r)["name"].upper(), "date": plus(start, r.randint(1, 360)),
                    "party": r.choice(["S", "J"]), "amount": r.randint(3, 90) * 2500000, "mode": r.choice(["-", "Online"])})
        sft[-1]["number"] = 1 if sft[-1]["party"] == "S" else 2
    tcs = []
    if r.random() < .4:
        f = party(r, firm(r))
        amount = r.randint(11, 40) * 10000000
        tcs.append({"name": f["name"].upper(), "tan": f["tan"], "section": r.choice(["206CL", "206CR"]), "date": plus(start, r.randint(1, 350)),
                    "amount": amount, "tax": amount // 100, "put": amount // 100})
        tcs[-1]["booked"] = plus(tcs[-1]["date"], r.randint(20, 90))
    sale = []
    if r.random() < .35:
        o = person(r)
        amount = r.randint(51, 190) * 10000000
        sale.append({"ack": letters(r, 2) + digits(r, 7), "name": o["name"].upper(), "pan": pan(r, "P", o["initial"]), "date": plus(start, r.randint(1, 330)),
                     "amount": amount, "tax": amount // 100})
        sale[-1]["deposit"] = plus(sale[-1]["date"], r.randint(3, 29))
    return {"who": who, "fy": fy, "made": plus(max(e["booked"] for d in deductors for e in d["entries"]), r.randint(5, 160)), "deductors": deductors, "paid": paid, "refunds": refunds,
            "sft": sft, "tcs": tcs, "sale": sale, "name": who["name"].upper() if upper else who["name"]}


def truth26(s, other):
    return {"data": {
        "assessee_name": s["name"], "pan": s["who"]["pan"], "assessment_year": years(s["fy"] + 1), "financial_year": years(s["fy"]),
        "deductors": [{"name": d["name"], "tan": d["tan"], "total_amount": money(d["amount"]), "total_tax_deducted": money(d["tax"]),
                       "total_tds_deposited": money(d["put"]),
                       "entries": [{"section": e["section"], "transaction_date": e["date"].isoformat(), "status": e["status"],
                                    "booking_date": e["booked"].isoformat(), "amount": money(e["amount"]),
                                    "tax_deducted": money(e["tax"]), "tds_deposited": money(e["put"])} for e in d["entries"]]}
                      for d in s["deductors"]],
        "other_parts": other}}


def others(s, keys):
    """other_parts of the truth, of the parts that the paper prints."""
    def one(row, skip=()):
        out = {}
        for k, v in row.items():
            if k in skip:
                continue
            out[k] = v.isoformat() if hasattr(v, "isoformat") else money(v) if k in (
                "tax", "surcharge", "cess", "others", "total", "amount", "interest", "put") else str(v)
        return out
    names = {"paid": "tax_paid", "refunds": "refunds", "sft": "sft", "tcs": "tax_collected", "sale": "property_26qb"}
    return {names[k]: [one(x) for x in s[k]] for k in keys}


QUARTERS = {1: (4, 6), 2: (7, 9), 3: (10, 12), 4: (1, 3)}


def certificate(r, rows, fy, quarters, secs, paise=True, upper=True, each=False, book=False, payee=None, late=False):
    """Payments of some quarters; one challan a month and section (each: one a payment)."""
    de = party(r, firm(r))
    ee = party(r, payee or (person(r) if r.random() < .5 else firm(r)))
    while ee["name"] == de["name"]:
        ee = party(r, person(r))
    pays = []
    for _ in range(rows):
        q = r.choice(quarters)
        a, z = QUARTERS[q]
        y = fy + 1 if q == 4 else fy
        m = r.randint(a, z)
        when = day(y, m, r.randint(1, 28 if m == 2 else 30))
        amount = r.randint(120, 9800) * (10000 if not paise else 1000) + (r.randint(0, 99999) if paise and r.random() < .6 else 0)
        s = r.choice(secs)
        tax = (amount * RATE[s] // 10000 + 50) // 100 * 100
        pays.append({"q": q, "date": when, "amount": amount, "section": s, "nature": NATURE[s], "tax": tax, "ref": f"V{r.randint(1000, 9999)}"})
    pays.sort(key=lambda p: (p["date"], p["section"]))
    groups = {}
    for i, p in enumerate(pays):
        groups.setdefault(i if each else (p["date"].year, p["date"].month, p["section"]), []).append(p)
    challans = []
    bsr = [r.choice("056") + digits(r, 6) for _ in range(2)]
    for g in groups.values():
        d = g[0]["date"]
        nxt = day(d.year + d.month // 12, d.month % 12 + 1, r.choice([3, 5, 6, 7, 7]))
        if d.month == 3:
            nxt = day(d.year, 4, r.randint(10, 30))
        challans.append({"bsr": r.choice(bsr), "date": nxt, "number": f"{r.randint(1, 99999):05d}", "amount": sum(p["tax"] for p in g),
                         "status": r.choice("FFFFFFP") if book else "F", "receipt": digits(r, 7), "ddo": f"{r.randint(1, 99999):05d}"})
    if not each:  # else they stand beside their payments
        challans.sort(key=lambda c: c["date"])
    used = [q for q in quarters if any(p["q"] == q for p in pays)]
    qs = [{"q": f"Q{q}", "receipt": "Q" + letters(r, 7), "tax": sum(p["tax"] for p in pays if p["q"] == q)} for q in used]
    first, last = QUARTERS[quarters[0]][0], QUARTERS[quarters[-1]][1]
    frm = day(fy + 1 if first == 1 else fy, first, 1)
    to = plus(day(fy + 1 if last == 3 else fy, last + 1 if last < 12 else 12, 1), -1) if last < 12 else day(fy, 12, 31)
    total = sum(p["amount"] for p in pays)
    tax = sum(p["tax"] for p in pays)
    signer = person(r)
    return {"no": letters(r, 7), "updated": plus(to, r.randint(50, 120)), "de": de, "ee": ee, "fy": fy, "from": frm, "to": to, "pays": pays,
            "challans": challans, "qs": qs, "total": total, "tax": tax, "signer": signer, "father": f"{r.choice(MEN)} {signer['name'].split()[-1]}",
            "post": r.choice(["Manager Accounts", "Director", "Chief Finance Officer", "Accounts Officer", "Partner"]),
            "upper": upper, "dename": de["name"].upper() if upper else de["name"], "eename": ee["name"].upper() if upper else ee["name"]}


def address(p, upper=False):
    lines = p["lines"] + [f"{p['city']} - {p['pin']}", p["state"]]
    return [x.upper() for x in lines] if upper else lines


def truth16(c, in_words, address_of=None, drop=(), section=True, nature=False, book=False, qkeys=("amount_deducted", "amount_deposited"), status=True):
    up = c["upper"]
    addr = address_of or (lambda p: ", ".join(address(p, up)))
    d = {"certificate_number": c["no"], "last_updated": c["updated"].isoformat(),
         "deductor": {"name": c["dename"], "tan": c["de"]["tan"], "pan": c["de"]["pan"], "address": addr(c["de"]["place"])},
         "deductee": {"name": c["eename"], "pan": c["ee"]["pan"], "address": addr(c["ee"]["place"])},
         "assessment_year": years(c["fy"] + 1), "period": {"from": c["from"].isoformat(), "to": c["to"].isoformat()},
         "payments": [], "quarters": [], "total_paid": money(c["total"]), "total_deducted": money(c["tax"]), "total_deposited": money(c["tax"]),
         "amount_in_words": in_words}
    for p in c["pays"]:
        x = {"amount": money(p["amount"]), "date": p["date"].isoformat()}
        if section:
            x["section"] = p["section"]
        if nature:
            x["nature"] = p["nature"]
        d["payments"].append(x)
    for q in c["qs"]:
        d["quarters"].append({"quarter": q["q"], "receipt_number": q["receipt"], **{k: money(q["tax"]) for k in qkeys}})
    if book:
        d["book_entries"] = [{"receipt_number": x["receipt"], "ddo_number": x["ddo"], "date": x["date"].isoformat(), "amount": money(x["amount"]),
                              "status": x["status"]} for x in c["challans"]]
    else:
        d["challans"] = [{"bsr_code": x["bsr"], "date": x["date"].isoformat(), "challan_number": x["number"], "amount": money(x["amount"]),
                          **({"status": x["status"]} if status else {})} for x in c["challans"]]
    for k in drop:
        d.pop(k, None)
    return {"data": d}
