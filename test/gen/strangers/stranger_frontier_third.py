# SPDX-License-Identifier: AGPL-3.0-or-later
"""Bank statements: Spain, Italy, Netherlands, United Arab Emirates."""
from stranger_frontier_kit import *

ES_POOL = [(-1, 3, 80, 7, "Compra Supermercados La Huerta, Sevilla, tarjeta 4940************"),
    (-1, 25, 140, 4, "Recibo Energía Del Sur S.A. Nº recibo 0015 0#### @@@ ####"), (-1, 20, 300, 3, "Reintegro cajero 0049-#### Sevilla"),
    (1, 1100, 2600, 3, "Transferencia nómina Talleres Giralda S.L. mensualidad"),
    (-1, 300, 800, 2, "Transferencia inmediata a favor de {n} concepto: alquiler"), (1, 10, 200, 3, "Bizum de {n} concepto cena"),
    (-1, 3, 12, 1, "Comisión mantenimiento de cuenta")]
IT_POOL = [(-1, 4, 95, 7, "PAGAMENTO POS|CARTA N. *1### DATA %d/%m/%y ORE 1#:^#|SUPERMERCATO IL GIRASOLE BOLOGNA"),
    (-1, 25, 160, 4, "ADDEBITO DIRETTO SDD|LUCE E GAS PADANA SPA|MANDATO 00####@"), (-1, 50, 250, 3, "PRELIEVO BANCOMAT|SPORTELLO 0#### BOLOGNA"),
    (1, 1200, 2500, 3, "BONIFICO A VOSTRO FAVORE|ORD: OFFICINE MERLANI SRL|EMOLUMENTI MESE %m/%Y"),
    (-1, 300, 900, 2, "BONIFICO SEPA DISPOSTO|BEN: {n}|CAUSALE: AFFITTO"), (-1, 2, 8, 1, "CANONE MENSILE CONTO"),
    (-1, 60, 400, 1, "PAGAMENTO DELEGA F24 ON LINE")]


def spain(path, seed, rows):
    r = rng("spain", seed, rows)
    a, b = period(r)
    op, ib = r.randint(40000, 500000), iban(r, "ES", "21550731##04########")
    who = r.choice(["LUCÍA ROMERO GARRIDO", "JOSÉ MANUEL PRIETO VEGA", "PANADERÍA LA ESPIGA S.L."])
    ts = bookings(r, rows, ES_POOL, a, b, op, ("Carmen Ruiz", "Antonio Soler Mas", "M. Iglesias"), 0)
    end, out, d8 = ts[-1]["bal"], [], lambda d: d.strftime("%d/%m/%Y")
    for t in ts:
        t["p"] = wraps(t["lines"], SANS, 8, 228)

    def draw(c, total):
        n, y, out[:] = 1, 612, []
        box(c, 0, 790, 595, 52, "#c8102e")
        L(c, 40, 808, "Banco Giralda", SANSB, 20, "#ffffff")
        R(c, 555, 810, "Extracto de movimientos de cuenta", SANS, 11, "#ffffff")
        for k, s in enumerate([who, "C/ FERIA 42 2º B", "41003 SEVILLA"]):
            L(c, 330, 750 - 12 * k, s, SANS, 9)
        for x, w, k, v in [(40, 200, "IBAN", ib), (250, 150, "Periodo", f"{d8(a)} - {d8(b)}"), (410, 60, "Divisa", "EUR"), (480, 75, "Oficina", "0731")]:
            box(c, x, 658, w - 5, 32, "#f4f4f4")
            L(c, x + 6, 678, k, SANS, 7, "#777777")
            L(c, x + 6, 664, v, SANSB, 8.5)
        L(c, 40, 700, "Titular", SANS, 7, "#777777")
        L(c, 75, 700, who, SANSB, 8.5)

        def top(y):
            for x, s, fn in [(555, "Saldo", R), (478, "Importe", R), (168, "Concepto", L), (104, "Fecha valor", L), (40, "Fecha oper.", L)]:
                fn(c, x, y, s, SANSB, 8, "#c8102e")
            rule(c, 40, y - 5, 555, lw=1, col="#c8102e")
            M(c, 297, 28, f"Página {n} de {total}", SANS, 7)
            return y - 18
        y = top(y)
        R(c, 555, y, eu(op), SANSB, 8)
        L(c, 168, y, "Saldo anterior", SANSB, 8)
        y -= 17
        for t in ts:
            if y - 10 * len(t["p"]) < 60:
                c.showPage()
                n += 1
                y = top(790)
            R(c, 555, y, eu(t["bal"]), SANS, 8)
            R(c, 478, y, eu(t["a"]), SANS, 8, "#000000" if t["a"] < 0 else "#007a33")
            for i, s in reversed(list(enumerate(t["p"]))):
                L(c, 168, y - 10 * i, s, SANS, 8)
            L(c, 104, y, d8(t["v"]), SANS, 8)
            L(c, 40, y, d8(t["d"]), SANS, 8)
            y -= 10 * len(t["p"])
            rule(c, 40, y + 5, 555, lw=.3, col="#cccccc")
            y -= 7
            out.append(tx(t, True))
        R(c, 555, y, eu(end), SANSB, 8)
        L(c, 168, y, "Saldo final", SANSB, 8)
    twice(path, A4, draw)
    return bank("Banco Giralda", who, "EUR", op, end, out, ib=ib, ab=(a, b))


def italy(path, seed, rows):
    r = rng("italy", seed, rows)
    a, b = period(r)
    op, acc = r.randint(30000, 380000), digits(r, "000010######")
    ib = iban(r, "IT", "X0347302400" + acc)
    who = r.choice(["BONFANTI GIULIA", "RIZZO SALVATORE", "COLOMBO MARCO E FERRI ANNA"])
    ts = bookings(r, rows, IT_POOL, a, b, op, ("CASA VERDE SRL", "PAOLA NERI", "LUCA GALLI"), 0)
    (deb, cre), end, prev = sums(ts), ts[-1]["bal"], a - timedelta(1)
    d8 = lambda d: d.strftime("%d.%m.%y")
    recs = [("", d8(prev), "", eu(op), ["SALDO INIZIALE"])]
    recs += [(d8(t["d"]), d8(t["v"]), eu(-t["a"]) if t["a"] < 0 else "", eu(t["a"]) if t["a"] > 0 else "", t["lines"]) for t in ts]
    recs += [("", "", eu(deb), eu(cre), ["TOTALE MOVIMENTI"]), ("", d8(b), "", eu(end), ["SALDO FINALE"])]
    cols = [(36, 90), (90, 144), (144, 220), (220, 296), (296, 560)]

    def draw(c, total):
        i, n = 0, 0
        while i < len(recs):
            n += 1
            if n > 1:
                c.showPage()
            L(c, 36, 800, "CREDITO FELSINEO", SERIFB, 16)
            L(c, 36, 788, "Società Cooperativa per Azioni - Filiale 0240 Bologna San Donato", SERIF, 7.5)
            R(c, 560, 800, "ESTRATTO CONTO", SERIFB, 13)
            y = 740
            if n == 1:
                for k, (s, v) in enumerate([("al", b.strftime("%d.%m.%Y")), ("Conto corrente n.", acc), ("Divisa", "EURO")]):
                    L(c, 36, 755 - 14 * k, s, SERIF, 8.5)
                    L(c, 122, 755 - 14 * k, v, SERIFB, 8.5)
                L(c, 36, 705, "Coordinate IBAN", SERIF, 8.5)
                L(c, 122, 705, ib, SERIFB, 8.5)
                L(c, 36, 690, "Intestato a", SERIF, 8.5)
                L(c, 122, 690, who, SERIFB, 8.5)
                for k, s in enumerate([who, "VIA MASCARELLA 71", "40126 BOLOGNA BO"]):
                    L(c, 350, 740 - 13 * k, s, SERIF, 9)
                y = 655
            top = y
            box(c, 36, y - 22, 524, 22, "#e8e8e8", "#000000")
            for (x1, x2), s in zip(cols, [["DATA", "OPERAZ."], ["DATA", "VALUTA"], ["MOVIMENTI", "DARE"], ["MOVIMENTI", "AVERE"],
                    ["DESCRIZIONE DELLE OPERAZIONI"]]):
                for k, w in enumerate(s):
                    M(c, (x1 + x2) / 2, y - (9 if len(s) > 1 else 14) - 9 * k, w, SERIFB, 7)
            y, part = y - 34, []
            while i < len(recs) and y - 10 * len(recs[i][4]) > 60:
                part.append((y, recs[i]))
                y -= 10 * len(recs[i][4]) + 4
                i += 1
            for k, (x1, x2) in enumerate(cols):
                for yy, rec in part:
                    bold = SERIFB if rec[0] == "" else SERIF
                    if k == 4:
                        for q, s in enumerate(rec[4]):
                            L(c, x1 + 5, yy - 10 * q, s, bold if q == 0 else SERIF, 8 if q == 0 else 7.5)
                    elif rec[k]:
                        (M if k < 2 else R)(c, (x1 + x2) / 2 if k < 2 else x2 - 4, yy, rec[k], bold, 8)
            box(c, 36, y + 6, 524, top - y - 6, None, "#000000", .7)
            for x1, _ in cols[1:]:
                rule(c, x1, y + 6, x1, top)
            R(c, 560, 36, f"Foglio {n} di {total}", SERIF, 7.5)
    twice(path, A4, draw)
    return bank("CREDITO FELSINEO", who, "EUR", op, end, [tx(t) for t in ts], acc=acc, ib=ib, kind="Conto corrente", deb=deb, cre=cre)


def holland(path, seed, rows):
    r = rng("holland", seed, rows)
    a, b = period(r)
    op, ib = r.randint(30000, 400000), iban(r, "NL", "DELT0#########")
    who = r.choice(["Hr J P van der Berg", "Mw S Yilmaz", "Hr T Hoekstra en/of Mw L de Wit"])
    ts = bookings(r, rows, NL_POOL, a, b, op, ("VvE Kanaalzicht", "M. Jansen", "F Bakker eo"), 0)
    (deb, cre), end, d8 = sums(ts), ts[-1]["bal"], lambda d: d.strftime("%d-%m-%Y")
    for t in ts:
        s, t["code"], t["kind"] = "|".join(t["lines"]).split("~")
        t["lines"] = s.split("|")
    ts.reverse()
    og = "#ff6200"

    def draw(c, total):
        n, y = 1, 560
        L(c, 42, 790, "Deltabank", NSANSB, 22, og)
        L(c, 42, 752, "Afschrift Betaalrekening", NSANSB, 14)
        for k, s in enumerate([who, "Oudegracht 201", "3511 NH UTRECHT"]):
            L(c, 360, 745 - 12 * k, s, NSANS, 9)
        for x, yy, k, v in [(42, 690, "Rekeninghouder", who), (42, 660, "IBAN", ib), (250, 660, "BIC", "DELTNL2U"), (42, 630, "Periode",
                f"{d8(a)} t/m {d8(b)}"), (250, 630, "Valuta", "EUR"),
                            (330, 690, f"Vorig saldo", "€ " + eu(op)), (450, 690, "Nieuw saldo", "€ " + eu(end)), (330, 660, "Totaal bij", "€ " + eu(cre)),
                            (450, 660, "Totaal af", "€ " + eu(deb)), (330, 630, "Aantal transacties", str(len(ts)))]:
            L(c, x, yy, k, NSANS, 7.5, "#767676")
            L(c, x, yy - 12, v, NSANSB, 8.5 if len(v) < 28 else 8)

        def top(y):
            rule(c, 42, y + 13, 553, lw=2, col=og)
            for x, s, fn in [(42, "Datum", L), (110, "Naam / Omschrijving / Mededeling", L), (400, "Type", L), (553, "Bedrag (EUR)", R)]:
                fn(c, x, y, s, NSANSB, 8)
            rule(c, 42, y - 5, 553, lw=.5, col="#767676")
            L(c, 42, 30, f"Deltabank N.V. Statutair gevestigd te Utrecht, KvK 3009 0012", NSANS, 6.5, "#767676")
            R(c, 553, 30, f"{n}/{total}", NSANS, 7)
            return y - 18
        y = top(y)
        for t in ts:
            h = 11 * max(len(t["lines"]), 2) + 5
            if y - h < 50:
                c.showPage()
                n += 1
                y = top(790)
            L(c, 42, y, d8(t["d"]), NSANS, 8)
            for k, s in enumerate(t["lines"]):
                L(c, 110, y - 11 * k, s, NSANSB if k == 0 else NSANS, 8)
            L(c, 400, y, t["kind"], NSANS, 8)
            L(c, 400, y - 11, t["code"], NSANS, 7, "#767676")
            R(c, 553, y, ("+ " if t["a"] > 0 else "- ") + eu(abs(t["a"])), NSANS, 8.5, "#349651" if t["a"] > 0 else "#000000")
            y -= h
            rule(c, 42, y + 9, 553, lw=.25, col="#cccccc")
            y -= 3
    twice(path, A4, draw)
    return bank("Deltabank", who, "EUR", op, end, [tx(t) for t in ts], ib=ib, kind="Betaalrekening", ab=(a, b), deb=deb, cre=cre)


def emirates(path, seed, rows):
    r = rng("emirates", seed, rows)
    a, b = period(r)
    op, ib = r.randint(200000, 3000000), iban(r, "AE", "0470001###########1")
    acc, who = "1" + ib.replace(" ", "")[-12:], r.choice(["MR FAISAL KHALID RAHMAN", "MS JOANNA PEREIRA", "GULF PALM ELECTROMECHANICAL LLC"])
    ts = bookings(r, rows, AE_POOL, a, b, op, ("R MENON", "YUSUF A HADI"), 0)
    (deb, cre), end, d8 = sums(ts), ts[-1]["bal"], lambda d: d.strftime("%d%b%y").upper()
    refs = [digits(r, f"FT{t['d'].strftime('%y%j')}@@@##") if r.random() < .7 else "" for t in ts]
    for t in ts:
        t["v"] = min(b, t["d"] + timedelta(r.choice([0, 0, 0, 1])))

    def draw(c, total):
        i, n, run = 0, 0, op
        while i < len(ts):
            n += 1
            if n > 1:
                c.showPage()
            box(c, 36, 786, 30, 22, "#072447")
            M(c, 51, 792, "PB", HB, 12, "#d4a12a")
            L(c, 74, 792, "Pearl Coast Bank PJSC", HB, 14, "#072447")
            M(c, 297, 752, "STATEMENT OF ACCOUNT", HB, 11)
            M(c, 297, 739, f"FOR THE PERIOD OF {a.strftime('%d %b %Y')} TO {b.strftime('%d %b %Y')}".upper(), HV, 8.5)
            for k, (s, v, s2, v2) in enumerate([("Customer Name", who, "Account No", acc), ("Address", "PO BOX 48112", "IBAN", ib.replace(" ", "")),
                                                ("", "DUBAI, UNITED ARAB EMIRATES", "Account Type", "CURRENT ACCOUNT"), ("Branch", "AL QUOZ MALL", "Currency",
                                                    "AED")]):
                if s:
                    L(c, 40, 710 - 13 * k, s, HV, 8)
                    L(c, 110, 710 - 13 * k, ":", HV, 8)
                L(c, 118, 710 - 13 * k, v, HB, 8)
                L(c, 350, 710 - 13 * k, s2, HV, 8)
                L(c, 415, 710 - 13 * k, ": " + v2, HB, 8)
            top, j, y, ys = 650, i, 604, []
            while j < len(ts) and y - 10 * len(ts[j]["lines"]) > 110:
                ys.append(y)
                y -= 10 * len(ts[j]["lines"]) + 4
                j += 1
            part = list(zip(ys, ts[i:j], refs[i:j]))
            xs = [36, 82, 130, 300, 372, 432, 494, 560]
            box(c, 36, top - 18, 524, 18, "#072447")
            for k, s in enumerate(["Date", "Value Date", "Description", "Reference", "Debit", "Credit", "Balance"]):
                M(c, (xs[k] + xs[k + 1]) / 2, top - 12, s, HB, 8, "#ffffff")
            L(c, 134, 618, "BROUGHT FORWARD", HV, 8)
            R(c, 557, 618, us(run) + "Cr", HV, 8)
            for yy, t, _f in part:
                L(c, 39, yy, d8(t["d"]), HV, 8)
            for yy, t, _f in part:
                L(c, 86, yy, d8(t["v"]), HV, 8)
            for yy, t, _f in part:
                for k, s in enumerate(t["lines"]):
                    L(c, 134, yy - 10 * k, s, HV, 8)
            for yy, _t, f in part:
                L(c, 303, yy, f or "", HV, 7.5)
            for yy, t, _f in part:
                R(c, 430 if t["a"] < 0 else 492, yy, us(abs(t["a"])), HV, 8)
            for yy, t, _f in part:
                R(c, 557, yy, us(t["bal"]) + "Cr", HV, 8)
            run, i = ts[j - 1]["bal"], j
            L(c, 134, y - 3, "CARRIED FORWARD" if i < len(ts) else "CLOSING BALANCE", HV, 8)
            R(c, 557, y - 3, us(run) + "Cr", HV, 8)
            for x in xs:
                rule(c, x, y - 10, x, top, col="#8a97a8")
            rule(c, 36, y - 10, 560, col="#8a97a8")
            if i == len(ts):
                nd = sum(t["a"] < 0 for t in ts)
                L(c, 40, y - 28, f"Total Debits ({nd}) :  {us(deb)}", HB, 8)
                L(c, 300, y - 28, f"Total Credits ({len(ts) - nd}) :  {us(cre)}", HB, 8)
            L(c, 36, 42, "Any discrepancy must be reported to the Bank within 30 days, failing which the balance shall be taken as correct.", HV, 7)
            R(c, 560, 30, f"Page {n} of {total}", HV, 7)
    twice(path, A4, draw)
    return bank("Pearl Coast Bank PJSC", who, "AED", op, end, [tx(t, True, f) for t, f in zip(ts, refs)], acc=acc, ib=ib.replace(" ", ""),
                kind="CURRENT ACCOUNT", ab=(a, b), deb=deb, cre=cre)


BANKS = {"spain": spain, "italy": italy, "holland": holland, "emirates": emirates}
