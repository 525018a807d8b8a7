# SPDX-License-Identifier: AGPL-3.0-or-later
"""Quebec (law firm)."""
from reportlab.lib import colors
from reportlab.lib.pagesizes import letter

import stranger_parcel_kit as kit
from stranger_parcel_kit import Grid, div, lines, num, put, true

# ---------------------------------------------------------------- Quebec
QC = ["Appel téléphonique avec le client; suivi", "Rédaction de la mise en demeure", "Étude du bail commercial et des annexes", "Recherche jurisprudentielle sur la clause pénale",
      "Préparation de la demande introductive d'instance et des pièces à l'appui", "Vacation à la Cour du Québec, chambre civile", "Correspondance avec Me Thivierge",
      "Révision du projet de transaction et quittance", "Rencontre au bureau du client à Rimouski", "Examen des états financiers"]


def quebec(path, seed, rows):
    r = kit.rng("quebec", seed, rows)
    R, B, I = "Times-Roman", "Times-Bold", "Times-Italic"
    PW, PH = letter
    c = kit.make(path, letter, "Note d'honoraires")
    sup = r.choice(["Bellefeuille Gagnon-Roy avocats inc.", "Létourneau, Crête et associés s.e.n.c.r.l.", "Étude Marsolais avocats"])
    cus = r.choice(["Fromagerie du Bas-du-Fleuve inc.", "9414-0023 Québec inc.", "Quincaillerie Théberge ltée"])
    tps, tvq = kit.digits(r, 9) + " RT0001", kit.digits(r, 10) + " TQ0001"
    d = kit.day(r)
    n = f"{r.randrange(20000, 49000)}"
    nb = "\u00a0"
    m = lambda v: num(v, nb, ",") + nb + "$"
    items, data, fees = [], [], 0
    at = kit.later(d, -2 * rows - 5)
    for name in kit.pick(r, QC, rows):
        at = kit.later(at, r.choice([0, 1, 2]))
        q, who = r.choice([25, 30, 50, 75, 100, 150, 220, 400]), r.choice([("MBG", 32500), ("JCR", 24000), ("TEC", 14500)])
        a = div(q * who[1], 100)
        fees += a
        items.append([at.isoformat(), who[0], name, num(q, "", ","), m(who[1]), m(a)])
        data.append({"description": name, "quantity": true(q), "unit_price": true(who[1]), "amount": true(a)})
    deb = r.choice([0, 4850, 11725])
    sub = fees + deb
    a5, a9 = div(sub * 5, 100), div(sub * 9975, 100000)
    total = sub + a5 + a9
    prov = min(total, r.choice([0, 50000, 25000]))
    cols = [(65, 122, "l"), (122, 160, "c"), (160, 365, "l"), (365, 415, "r"), (415, 480, "r"), (480, 550, "r")]
    g = Grid(c, cols, R, 9.5, 11.5, 2)
    green = colors.HexColor("#1f4d3a")

    def foot(k):
        c.setStrokeColor(green)
        c.line(65, 58, 550, 58)
        put(c, 307, 46, "410, rue de la Gare, bureau 300, Rimouski (Québec)  G5L 0Z9   |   418 555-0119", R, 8, "c")
        put(c, 307, 36, f"No TPS : {tps}   |   No TVQ : {tvq}   |   Page {k}", R, 8, "c")

    c.setFillColor(green)
    put(c, 550, PH - 60, sup, B, 17, "r")
    c.setFillGray(0)
    put(c, 550, PH - 74, "Droit des affaires et litige commercial", I, 10, "r")
    put(c, 65, PH - 120, "Le " + ("1er " if d.day == 1 else f"{d.day} ") + "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split()[d.month - 1] + f" {d.year}", R, 11)
    lines(c, 65, PH - 150, [cus, "À l'attention de Mme Odile Desrosiers", "75, route 132 Ouest", "Trois-Pistoles (Québec)  G0L 4K0"], R, 11, 13.5)
    put(c, 65, PH - 225, f"Note d'honoraires no {n}", B, 13)
    put(c, 65, PH - 241, f"Notre dossier : {int(n) % 997 + 1000}-02     Objet : Litige — bail commercial", R, 10)

    def thead(y):
        y = g.row(y, ["Date", "Init.", "Services professionnels", "Heures", "Taux horaire", "Honoraires"], f=B)
        c.setStrokeColor(green)
        c.setLineWidth(1)
        c.line(65, y - 2, 550, y - 2)
        return y - 6

    y, k = thead(PH - 262), 1
    for cells in items:
        if y - g.height(cells) < 75:
            foot(k)
            c.showPage()
            k += 1
            y = thead(PH - 55)
        y = g.row(y, cells) - 3
    tot = [("Total des honoraires", fees)]
    if deb:
        tot += [("Débours taxables (huissier, photocopies)", deb)]
    tot += [("Sous-total", sub), ("TPS (5 %)", a5), ("TVQ (9,975 %)", a9), ("Total", total)]
    if prov:
        tot += [("Moins : provision en fidéicommis appliquée", -prov)]
    tot += [("SOLDE DÛ", total - prov)]
    if y < 90 + len(tot) * 15 + 30:
        foot(k)
        c.showPage()
        k += 1
        y = PH - 60
    c.setStrokeColor(green)
    c.line(300, y - 2, 550, y - 2)
    y -= 16
    for t, v in tot:
        f = B if t in ("Total", "SOLDE DÛ") else R
        put(c, 465, y, t, f, 10, "r")
        put(c, 548, y, m(v), f, 10, "r")
        y -= 15
    put(c, 65, y - 12, "Payable sur réception. Intérêt de 12 % l'an sur tout compte en souffrance depuis plus de 30 jours.", I, 9)
    foot(k)
    c.save()
    return {"data": {"invoice_number": n, "invoice_date": d.isoformat(), "currency": "CAD",
                     "supplier": {"name": sup, "tax_id": tps}, "customer": {"name": cus}, "line_items": data,
                     "subtotal": true(sub), "total": true(total), "amount_due": true(total - prov)}}


LAYOUTS = {"quebec": quebec}
