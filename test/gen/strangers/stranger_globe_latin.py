# SPDX-License-Identifier: AGPL-3.0-or-later
"""Mexico and Brazil."""
import datetime as dt
import random

from stranger_globe_pen import (A4, C, H, HB, alnum, bank, digits, letter, letters, money, month_end, period, plain, render, row, series, sgn, totals)

ES = "ENE FEB MAR ABR MAY JUN JUL AGO SEP OCT NOV DIC".split()


def bbvamx(path, seed, rows):
    r = random.Random("bbvamx%s" % seed)
    y, m = r.choice([2022, 2023, 2024]), r.randint(1, 12)
    a = dt.date(y, m, 1)
    b = month_end(a)
    acct = "0" + digits(r, 9)
    cli = letters(r, 1) + digits(r, 7)
    clabe = "012 %s %s %s" % (digits(r, 3), "0" + acct, digits(r, 1))
    who = r.choice(["XOCHITL NAVARRETE BARRIENTOS", "TORNILLOS Y MAS DEL BAJIO SA DE CV", "EUSEBIO CANUL TZEC"])
    nm = ["LETICIA OROPEZA RUIZ", "FERRETERIA EL YUNQUE", "RAMIRO CHI POOT", "GRUPO ABARROTERO SUR"]

    def spei_in(r, d):
        return ("T20", "SPEI RECIBIDO%s" % r.choice(["BANAMAX", "SANTANDRE", "BANORTHE"]), [
            "%s %s%s" % (digits(r, 10), d.strftime("%y%m%d"), r.choice(["pago factura", "nomina", "renta depto"])), "00%s" % digits(r, 18), alnum(r, 20), r.choice(nm)], "0%s 0%s" % (digits(r, 9), digits(r, 2)), 1)

    def spei_out(r, d):
        return ("T17", "SPEI ENVIADO %s" % r.choice(["AZTEKA", "HSBZ", "STP"]), [
            "%s%s %s" % ("0000001", r.choice(["pago", "material", "prestamo"]), d.strftime("%d%m%y")), "00%s" % digits(r, 18), "MBAN010024%s" % digits(r, 14), r.choice(nm)], "0%s 0%s" % (digits(r, 9), digits(r, 2)), 1)

    def buy(r, d):
        return ("A15", r.choice(["OXXA TULIPANES", "GASOL STA ROSA", "SORIANNA 412", "FARM GUADALAJAR", "MERPAGO*TIENDA"]), [
            "RFC: %s %s%s %02d:%02d AUT: %s" % (letters(r, 3), r.choice(["840315", "991108", "050523"]), alnum(r, 3), r.randint(7, 22), r.randint(0, 59), digits(r, 6))], "******%s" % digits(r, 4), 2)
    pool = [
        (4, 1, 50000, 4500000, 1, spei_in),
        (1, 1, 20000, 900000, 5000, lambda r, d: ("C02", "DEPOSITO EN EFECTIVO", ["FOLIO:%s" % digits(r, 4)], None, 0)),
        (10, -1, 2500, 220000, 1, buy),
        (4, -1, 10000, 1800000, 100, spei_out),
        (3, -1, 20000, 400000, 10000, lambda r, d: ("C07", "RETIRO CAJERO AUTOMATICO", ["%s %02d:%02d %s FOLIO:%s" % (ES[d.month - 1] + "%02d" % d.day, r.randint(7, 22), r.randint(0, 59), "BVA %s" % alnum(r, 4), digits(r, 4))], "******%s" % digits(r, 4), 0)),
        (3, -1, 10000, 600000, 100, lambda r, d: ("N06", "PAGO CUENTA DE TERCERO", ["BNET %s %s" % (digits(r, 10), r.choice(["renta", "luz", "tanda sem 4"]))], "0%s" % digits(r, 9), 0)),
        (1, -1, 500, 1000, 500, lambda r, d: ("S39", "SERV BANCA INTERNET", ["IVA COM SERV BCA INTERNET INCLUIDO"], None, 0)),
    ]
    opening = r.randint(50000, 6000000)
    txs = series(r, a, b, rows, pool, opening, 0)
    liq = [x.date - dt.timedelta(days=(r.choice([1, 2]) if x.what[4] == 2 else 0)) for x in txs]
    deb, cre = totals(txs)
    closing = opening + cre - deb
    nd = sum(x.amt < 0 for x in txs)
    blue = "#004481"

    def de(d):
        return "%02d/%s" % (d.day, ES[d.month - 1])

    def fn(p):
        L, R = 30, 582
        OX, LX, CX, DX, FX, GX, AX, B1, B2 = 32, 66, 100, 122, 306, 430, 480, 532, 580

        def head():
            p.t(L, 44, "BVA NORTE", HB, 18, k=blue)
            p.t(R, 36, "Estado de Cuenta", HB, 10, "r", blue)
            p.t(R, 48, "CUENTA LIBRETA BASICA", HB, 8, "r")
            p.t(R, 59, "PAGINA %d / %d" % (p.page, p.total), H, 7, "r")
            p.t(L, 770, "BVA NORTE MEXICO, S.A., INSTITUCION DE BANCA MULTIPLE, GRUPO FINANCIERO BVA NORTE", H, 5.5)
            p.t(L, 777, "Av. Paseo de la Reforma 5%s, Col. Juárez, Alcaldía Cuauhtémoc, C.P. 06600, Ciudad de México. R.F.C. BNM830831LJ2" % acct[-2:], H, 5.5)
            if p.page > 1:
                p.t(L, 70, "No. de Cuenta", HB, 7); p.t(92, 70, acct, H, 7)
                p.t(L, 80, "No. de Cliente", HB, 7); p.t(92, 80, cli, H, 7)

        def hdr(y_):
            p.box(L, y_, R - L, 26, blue)
            for x, s, al in [(65, "FECHA", "c"), (506, "SALDO", "l")]:
                p.t(x, y_ + 9, s, HB, 6.5, al, "#ffffff")
            for x, s, al in [(OX, "OPER", "l"), (LX, "LIQ", "l"), (CX, "COD.", "l"), (DX, "DESCRIPCIÓN", "l"), (FX, "REFERENCIA", "l"), (GX, "CARGOS", "r"), (AX, "ABONOS", "r"), (B1, "OPERACIÓN", "r"), (B2, "LIQUIDACIÓN", "r")]:
                p.t(x, y_ + 20, s, HB, 6.2, al, "#ffffff")
            return y_ + 37
        head()
        p.ts(L, 82, [who, "C %d NUM %d" % (closing % 60 + 1, opening % 900), "COL CENTRO", "MERIDA                          YU", "CP 97000                        MEXICO"], C, 8, 10)
        y0 = 72
        for l, v in [("Periodo", "DEL %s AL %s" % (a.strftime("%d/%m/%Y"), b.strftime("%d/%m/%Y"))), ("Fecha de Corte", b.strftime("%d/%m/%Y")), ("No. de Cuenta", acct), ("No. de Cliente", cli),
                     ("R.F.C", who[:4].replace(" ", "X") + "8%s" % acct[-5:] + "AB1"), ("No. Cuenta CLABE", clabe)]:
            p.box(352, y0, 230, 13, None, "#9fb4c8", .4)
            p.box(352, y0, 84, 13, "#e3ebf3")
            p.t(356, y0 + 9, l, HB, 7)
            p.t(578, y0 + 9, v, H, 7, "r")
            y0 += 13
        p.ts(L, 150, ["SUCURSAL : 0%s MERIDA CENTRO" % acct[2:5], "DIRECCION: CALLE 58 NUM 503 X 65 COL. CENTRO MEX YU", "PLAZA: MERIDA", "TELEFONO: 5550%s" % acct[-3:]], H, 6.5, 8.5)
        p.t(L, 200, "Información Financiera", HB, 10, k=blue)
        p.line(L, 204, R, 204, .8, blue)
        p.t(L, 218, "Rendimiento", HB, 8, k=blue)
        for i, (l, v) in enumerate([("Saldo Promedio", money((opening + closing) // 2)), ("Días del Periodo", str(b.day)), ("Tasa Bruta Anual %", "0.000"), ("Saldo Promedio Gravable", "0.00"), ("Intereses a Favor (+)", "0.00"), ("ISR Retenido (-)", "0.00")]):
            p.t(L, 231 + 11 * i, l, H, 7.5)
            p.t(270, 231 + 11 * i, v, H, 7.5, "r")
        p.t(320, 218, "Comportamiento", HB, 8, k=blue)
        for i, (l, c_, v) in enumerate([("Saldo Anterior", "", opening), ("Depósitos / Abonos (+)", str(len(txs) - nd), cre), ("Retiros / Cargos (-)", str(nd), deb), ("Saldo Final", "", closing), ("Saldo Promedio Mínimo Mensual:", "", 0)]):
            p.t(320, 231 + 11 * i, l, H, 7.5)
            p.t(490, 231 + 11 * i, c_, H, 7.5, "r")
            p.t(R, 231 + 11 * i, money(v), H, 7.5, "r")
        p.t(L, 312, "Detalle de Movimientos Realizados", HB, 10, k=blue)
        y_ = hdr(318)
        for x, l in zip(txs, liq):
            code, name, extra, ref, _ = x.what
            h = 9 * (1 + len(extra)) + 2
            if y_ + h > 755:
                p.new()
                head()
                y_ = hdr(90)
            p.t(OX, y_, de(x.date), H, 7)
            p.t(LX, y_, de(l), H, 7)
            p.t(CX, y_, code, H, 7)
            p.t(DX, y_, name, H, 7)
            p.ts(DX, y_ + 9, extra, H, 7, 9)
            if ref:
                p.t(FX, y_ + 9, ref, H, 7)
            p.t(GX if x.amt < 0 else AX, y_, money(x.amt), H, 7, "r")
            if x.last:
                p.t(B1, y_, money(x.bal), H, 7, "r")
                p.t(B2, y_, money(x.bal), H, 7, "r")
            y_ += h
        if y_ > 690:
            p.new()
            head()
            y_ = 110
        p.t(L, y_ + 10, "Total de Movimientos", HB, 9, k=blue)
        p.line(L, y_ + 14, R, y_ + 14, .6, blue)
        y_ += 28
        for x, l, v, l2, v2 in [(L, "TOTAL IMPORTE CARGOS", money(deb), "TOTAL MOVIMIENTOS CARGOS", nd), (L, "TOTAL IMPORTE ABONOS", money(cre), "TOTAL MOVIMIENTOS ABONOS", len(txs) - nd)]:
            p.t(x, y_, l, HB, 7.5); p.t(250, y_, v, H, 7.5, "r")
            p.t(330, y_, l2, HB, 7.5); p.t(R, y_, str(v2), H, 7.5, "r")
            y_ += 12

    render(path, letter, fn)
    return bank({"bank_name": "BVA NORTE MEXICO, S.A.", "account_number": acct, "account_holder": who, "account_type": "CUENTA LIBRETA BASICA",
                 "statement_period": period(a, b), "opening_balance": plain(opening), "closing_balance": plain(closing), "total_debits": plain(deb), "total_credits": plain(cre),
                 "transactions": [row(x, " ".join([x.what[1]] + x.what[2]), x.bal if x.last else None, reference=x.what[3]) for x in txs]})


def itau(path, seed, rows):
    r = random.Random("itau%s" % seed)
    y, m = r.choice([2022, 2023, 2024]), r.randint(1, 12)
    a = dt.date(y, m, 1)
    b = month_end(a)
    ag, cc = digits(r, 4), "%s-%s" % (digits(r, 5), digits(r, 1))
    who = r.choice(["Jussara Tavares Pimentel", "Waldemir Kowalski Neto", "Padaria Três Irmãos Ltda"])
    nm = ["MARIA C", "JOSE AL", "IVONETE", "CONDOM", "CLINICA"]
    pool = [
        (3, 1, 180000, 950000, 1, lambda r, d: "%s" % r.choice(["SISPAG METALURGICA ABC", "REMUNERACAO/SALARIO", "TED 001.4321.FUND PREV"])),
        (4, 1, 1000, 90000, 100, lambda r, d: "PIX TRANSF  %s%s" % (r.choice(nm), d.strftime("%d/%m"))),
        (1, 1, 1, 300, 1, lambda r, d: "REND PAGO APLIC AUT MAIS"),
        (9, -1, 800, 30000, 1, lambda r, d: "PAY %s-%s" % (r.choice(["ZAFFRARI   ", "POSTO SHEL", "PAO ACUCAR ", "DROGASILVA "]), (d - dt.timedelta(days=r.randint(0, 2))).strftime("%d/%m"))),
        (6, -1, 500, 120000, 100, lambda r, d: "PIX QRS %s%s" % (r.choice(["IFOODZ COM", "UBERR DO B", "SHOPY PAG "]), d.strftime("%d/%m"))),
        (3, -1, 4000, 60000, 1, lambda r, d: "DA  %s %s" % (r.choice(["VIVA FIXO", "SABESPE", "ENEL SPO"]), digits(r, 8))),
        (2, -1, 10000, 400000, 1, lambda r, d: "BOLETO PAGO %s" % r.choice(["COND ED SOLAR", "NU PAGAM", "UNIMED SP"])),
        (1, -1, 1990, 5900, 10, lambda r, d: "TAR PACOTE ITU    %s" % d.strftime("%m/%y")),
        (1, -1, 2, 600, 1, lambda r, d: "IOF"),
    ]
    opening = r.randint(-40000, 700000)
    txs = series(r, a, b, rows, pool, opening, -90000, True)
    closing = opening + sum(x.amt for x in txs)
    stamp = dt.datetime(b.year, b.month, b.day, r.randint(8, 21), r.randint(0, 59), r.randint(0, 59)) + dt.timedelta(days=r.randint(1, 8))

    def n(v):
        return sgn(v, ".", ",")

    def dd(d):
        return d.strftime("%d/%m/%Y")

    def fn(p):
        L, R = 50, 545
        f, fb = "DV", "DVB"

        def chrome():
            p.t(24, 22, stamp.strftime("%d/%m/%Y, %H:%M"), H, 7)
            p.t(300, 22, "Banco Itaúna | Extrato", H, 7, "c")
            p.t(24, p.H - 18, "https://internetpf.itauna.example/router-app/router#extrato-conta", H, 7)
            p.t(571, p.H - 18, "%d/%d" % (p.page, p.total), H, 7, "r")
        chrome()
        p.box(L, 44, 30, 30, "#ec7000", r=6)
        p.t(L + 15, 63, "itú", HB, 12, "c", "#003399")
        p.t(L + 42, 56, who, fb, 8)
        p.t(L + 42, 68, "agência: %s   conta: %s" % (ag, cc), f, 8)
        p.t(L, 104, "extrato conta corrente", f, 15, k="#333333")
        p.t(L, 120, "emitido em %s" % stamp.strftime("%d/%m/%Y %H:%M:%S"), f, 7, k="#666666")
        p.box(L, 132, R - L, 52, "#f6f4f1", r=4)
        for x, l, v in [(L + 10, "saldo em conta", closing), (L + 175, "limite da conta contratado", 100000), (L + 345, "saldo + limite disponível", closing + 100000)]:
            p.t(x, 150, l, f, 7.5, k="#666666")
            p.t(x, 168, ("-" if v < 0 else "") + "R$ " + money(v, ".", ","), fb, 10.5)
        p.t(L, 206, "lançamentos", f, 11, k="#ec7000")
        p.t(L, 220, "período de visualização: %s até %s" % (dd(a), dd(b)), f, 7.5)

        def hdr(y_):
            for x, s, al in [(L + 4, "data", "l"), (L + 90, "lançamentos", "l"), (440, "valor (R$)", "r"), (R - 4, "saldo (R$)", "r")]:
                p.t(x, y_, s, fb, 7.5, al, "#666666")
            p.line(L, y_ + 5, R, y_ + 5, .8, "#ec7000")
            return y_ + 18

        def put(y_, d, s, v, bal, bold=False):
            if y_ > 800:
                p.new()
                chrome()
                y_ = 52
            if bold:
                p.box(L, y_ - 10, R - L, 14, "#f6f4f1")
            ff = fb if bold else f
            p.t(L + 4, y_, dd(d), ff, 7.5)
            p.t(L + 90, y_, s, ff, 7.5)
            if v is not None:
                p.t(440, y_, n(v), ff, 7.5, "r", "#c0392b" if v < 0 else None)
            if bal is not None:
                p.t(R - 4, y_, n(bal), ff, 7.5, "r")
            p.line(L, y_ + 4.5, R, y_ + 4.5, .25, "#cccccc")
            return y_ + 14.5
        y_ = hdr(240)
        for x in reversed(txs):
            if x.last:
                y_ = put(y_, x.date, "SALDO TOTAL DISPONÍVEL DIA", None, x.bal, True)
            y_ = put(y_, x.date, x.what, x.amt, None)
        y_ = put(y_, a - dt.timedelta(days=1), "SALDO ANTERIOR", None, opening, True)
        if y_ > 750:
            p.new()
            chrome()
            y_ = 52
        p.para(L, y_ + 12, 490, "Em caso de dúvidas, de posse do comprovante, contate seu gerente ou a Central no 4004 5555 (capitais e regiões metropolitanas) ou 0800 555 4828 (demais localidades). "
               "Reclamações, cancelamentos e informações gerais, ligue para o SAC: 0800 555 0728. Os saldos acima são baseados nas informações disponíveis até esse instante e poderão ser alterados a qualquer momento em função de novos lançamentos.", f, 6, 8, "#666666")

    render(path, A4, fn)
    return bank({"bank_name": "Banco Itaúna", "account_number": cc, "account_holder": who, "account_type": "conta corrente", "currency": "BRL",
                 "statement_period": period(a, b), "opening_balance": plain(opening), "closing_balance": plain(closing),
                 "transactions": [row(x, x.what, None) for x in reversed(txs)]})
