# SPDX-License-Identifier: AGPL-3.0-or-later
"""Credit cards: Brazil and Turkey."""
import datetime as dt
import random

from stranger_credit_west import crow, spread
from stranger_globe_pen import (A4, card, digits, iso, money, period, plain, render, width)

PT = "JAN FEV MAR ABR MAI JUN JUL AGO SET OUT NOV DEZ".split()
PTL = "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split()
TR = "Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık".split()


def nubank(path, seed, rows):
    r = random.Random("nubank%s" % seed)
    y, m = r.choice([2022, 2023, 2024]), r.choice([1, 1, 4, 8, 12])
    b = dt.date(y, m, r.randint(3, 8))
    a = (b - dt.timedelta(days=33)).replace(day=b.day)
    due = b + dt.timedelta(days=7)
    last4 = digits(r, 4)
    num = "•••• " + last4
    who = r.choice(["Iracema Fontoura Duarte", "Caíque Munhoz Sobral", "Dandara Vilela Assunção"])
    prev = r.randint(30000, 420000)
    shop = ["Mercado Bom Vizinho", "Pg *Ton Barbearia", "Uberr *Trip", "Ifoodz *Sushi Kampai", "Posto Ipirango 44", "Drogaria São Brás", "Mp *Papelaria", "Conta Vivaz"]

    def buy(r, d):
        n = r.choice([0, 0, 0, 3, 6, 10])
        s = r.choice(shop)
        return s + (" - Parcela %d/%d" % (r.randint(1, n), n) if n else "")
    pool = [(16, 1, 500, 38000, buy), (1, -1, 900, 12000, lambda r, d: 'Estorno de "%s"' % r.choice(shop))]
    tx = spread(r, a, b - dt.timedelta(days=1), rows, pool, lambda r, d: ("Pagamento em %02d %s" % (d.day, PT[d.month - 1]), -prev))
    pays = [t for t in tx if t[1].startswith("Pagamento")]
    moves = [t for t in tx if not t[1].startswith("Pagamento")]
    other = []
    iof = r.choice([0, r.randint(50, 900)])
    if iof:
        other = [(b - dt.timedelta(days=1), "IOF de compra internacional", iof)]
    pc, pu, po = -sum(t[2] for t in pays), sum(t[2] for t in moves), iof
    new = prev - pc + pu + po
    minimum = max(0, new) * 15 // 100
    limit = r.choice([150000, 500000, 1230000])
    f, fb = "ND", "NDB"

    def dm(d):
        return "%02d %s" % (d.day, PT[d.month - 1])

    def rs(v):
        return ("−" if v < 0 else "") + "R$ " + money(v, ".", ",")

    def fn(p):
        L, R = 56, 540
        pur = "#820ad1"

        def head():
            p.t(L, 46, "nubanco", fb, 16, k=pur)
            p.t(R, 40, who.upper(), fb, 7.5, "r")
            p.t(R, 51, "FATURA %s   EMISSÃO E ENVIO %s" % ("%s %d" % (dm(due), due.year), "%s %d" % (dm(b), b.year)), f, 7, "r", "#666666")
            p.t(R, 812, "%d de %d" % (p.page, p.total), f, 7, "r", "#666666")
            p.t(L, 812, "Nubanco Pagamentos S.A. - CNPJ 18.236.120/0001-%s" % last4[:2], f, 6, k="#666666")
        head()
        p.t(L, 104, "Olá, %s." % who.split()[0], f, 20)
        p.t(L, 128, "Esta é a sua fatura de", f, 14)
        p.t(L, 146, "%s, no valor de" % PTL[due.month - 1], f, 14)
        p.t(L, 178, rs(new), fb, 24, k=pur)
        yy = 212
        for l, v in [("Data de vencimento:", "%s %d" % (dm(due), due.year)), ("Período vigente:", "%s a %s" % (dm(a), dm(b))), ("Limite total do cartão de crédito:", rs(limit))]:
            p.t(L, yy, l, f, 8.5, k="#666666")
            p.t(L + width(l, f, 8.5) + 4, yy, v, fb, 8.5)
            yy += 14
        def rr(x, y__, v, ff, z):
            s = rs(v).lstrip("−")
            p.t(x, y__, s, ff, z, "r")
            if v < 0:
                p.t(x - width(s, ff, z), y__, "−", "DVCB" if ff == fb else "DVC", z, "r")
        p.box(320, 84, 220, 108, "#f5eafb", r=8)
        p.para(332, 104, 196, "Pague sua fatura com o saldo da conta do Nubanco, direto no app, e receba a confirmação na hora.", f, 9, 12)
        p.t(332, 168, "App › Fatura › Pagar", fb, 9, k=pur)
        y_ = 286
        p.t(L, y_, "RESUMO DA FATURA ATUAL", fb, 9)
        p.line(L, y_ + 6, R, y_ + 6, .6)
        y_ += 22
        for l, v, k in [("Fatura anterior", prev, f), ("Pagamento recebido", -pc, f), ("Total de compras de todos os cartões, %s a %s" % (dm(a), dm(b)), pu, f), ("Outros lançamentos", po, f), ("Total a pagar", new, fb),
                        ("Pagamento mínimo para não ficar em atraso", minimum, f)]:
            p.t(L, y_, l, k, 9)
            rr(R, y_, v, k, 9)
            p.line(L, y_ + 5, R, y_ + 5, .25, "#bbbbbb")
            y_ += 17
        y_ += 10
        p.t(L, y_, "PRÓXIMAS FATURAS", fb, 9)
        p.line(L, y_ + 6, R, y_ + 6, .6)
        p.t(L, y_ + 20, "Total em parcelas das próximas faturas", f, 9)
        p.t(R, y_ + 20, rs(max(0, pu) // 3), f, 9, "r")
        p.para(L, y_ + 46, 480, "Em caso de não pagamento do valor total, incidem juros rotativos de 14,00% ao mês (CET 412,15% ao ano), multa de 2% e IOF. A data limite de pagamento é a data de vencimento.", f, 7, 9, "#666666")
        p.new()
        head()

        def hdr():
            p.t(L, 92, "TRANSAÇÕES", fb, 9)
            p.t(L + width("TRANSAÇÕES ", fb, 9) + 4, 92, "DE %s A %s" % (dm(a), dm(b)), f, 9, k="#666666")
            p.line(L, 99, R, 99, .6)
            return 118
        y_ = hdr()
        for title, ts, tot in [(who, moves, pu), ("Outros lançamentos", other, po), ("Pagamentos", pays, -pc)]:
            if not ts:
                continue
            if y_ > 740:
                p.new(); head(); y_ = hdr()
            p.t(L, y_, title, fb, 8.5)
            rr(R, y_, tot, fb, 8.5)
            y_ += 18
            for d, s, v in ts:
                if y_ > 785:
                    p.new(); head(); y_ = hdr()
                p.t(L, y_, dm(d), f, 8.5, k="#666666")
                if title == who:
                    p.t(L + 48, y_, num, f, 8.5, k="#666666")
                p.t(L + 104, y_, s, f, 8.5)
                rr(R, y_, v, f, 8.5)
                y_ += 16
            y_ += 8

    render(path, A4, fn)
    return card({"issuer": "nubanco", "card_number": num, "card_holder": who, "currency": "BRL", "statement_date": iso(b), "due_date": iso(due), "statement_period": period(a, b), "credit_limit": plain(limit),
                 "previous_balance": plain(prev), "new_balance": plain(new), "minimum_due": plain(minimum), "payments": plain(pc), "purchases": plain(pu),
                 "transactions": [crow(*t) for t in moves + other + pays]})


def bonus(path, seed, rows):
    r = random.Random("bonus%s" % seed)
    y, m = r.choice([2022, 2023, 2024]), r.choice([1, 2, 5, 9, 12])
    b = dt.date(y, m, r.randint(4, 18))
    a = b - dt.timedelta(days=30)
    due = b + dt.timedelta(days=10)
    num = "5549 %s** **** %s" % (digits(r, 2), digits(r, 4))
    who = r.choice(["GÜLŞEN İNCEDERE", "OĞUZHAN ÇALIŞKANTÜRK", "ŞÜKRAN AĞAOĞLU"])
    prev = r.randint(150000, 3500000)
    shop = ["MİGROSS TİC.A.Ş. İZMİR", "BİMM A.Ş. BORNOVA", "TRENDYALL.COM İSTANBUL", "OPAT ÇİĞLİ AKARYAKIT", "ESHOT İZMİRİMM KART", "KAHVE DÜNYASSI ALSANCAK"]

    def inst(r, d):
        n = r.choice([3, 6, 9])
        k = r.randint(1, n)
        return ["%s" % r.choice(["TEKNOSAY KARŞIYAKA", "VATANN BİLGİSAYAR", "KOÇTAŞŞ MAVİBAHÇE"]), "%d/%d taksit" % (k, n)]
    pool = [(14, 1, 2500, 260000, lambda r, d: [r.choice(shop)]), (4, 1, 20000, 400000, inst), (1, -1, 4000, 90000, lambda r, d: ["İADE %s" % r.choice(shop)])]
    tx = spread(r, a, b - dt.timedelta(days=1), rows, pool, lambda r, d: (["ÖDEMENİZ İÇİN TEŞEKKÜR EDERİZ"], -(prev * r.choice([100, 40]) // 100)))
    fee = []
    if rows >= 3 and -min(t[2] for t in tx) < prev:
        i = prev * 3 // 100
        fee = [(b, ["DÖNEM FAİZİ"], i), (b, ["KKDF"], i * 15 // 100), (b, ["BSMV"], i * 15 // 100)]
    tx = tx + fee
    bon = [(t[2] // 200 if t[2] > 0 and t not in fee and r.random() < .6 else 0) for t in tx]
    pc, pu = -sum(t[2] for t in tx if t[2] < 0), sum(t[2] for t in tx if t[2] >= 0)
    new = prev - pc + pu
    minimum = max(0, new) * 20 // 100
    limit = r.choice([2500000, 6000000, 15000000])
    f, fb = "DVC", "DVCB"
    green = "#1b8a3a"

    def tl(d):
        return "%02d %s %d" % (d.day, TR[d.month - 1], d.year)

    def n(v):
        return money(v, ".", ",") + ("+" if v < 0 else "")

    def fn(p):
        L, R = 32, 562

        def foot():
            p.t(L, 818, "T. Garantör Bankası A.Ş.  Nispetiye Mah. Aytar Cad. No:2 Beşiktaş 34340 İstanbul   Mersis No: 0879 0017 5660 0%s   www.garantor.example" % num[-3:], f, 5.5)
            p.t(R, 818, "Sayfa: %d / %d" % (p.page, p.total), f, 6.5, "r")

        def hdr(y_):
            p.box(L, y_, R - L, 17, green)
            for x, s, al in [(L + 6, "İşlem Tarihi", "l"), (112, "İşlem", "l"), (372, "Etiket", "l"), (478, "Bonus(TL)", "r"), (R - 6, "Tutar(TL)", "r")]:
                p.t(x, y_ + 11.5, s, fb, 8, al, "#ffffff")
            return y_ + 30
        foot()
        p.t(L, 50, "Garantör", fb, 17, k=green)
        p.t(124, 50, "BONUSCARD", fb, 10, k="#e2001a")
        p.t(R, 46, "KREDİ KARTI HESAP ÖZETİ", fb, 11, "r")
        p.ts(L, 84, ["SAYIN " + who, "KEMALPAŞA CAD. NO:%d D:%d" % (prev % 200 + 1, prev % 12 + 1), "BORNOVA / İZMİR"], f, 8.5, 11.5)
        p.box(300, 70, 262, 92, None, green, 1, 6)
        for i, (l, v) in enumerate([("Kart Numarası", num), ("Hesap Kesim Tarihi", tl(b)), ("Son Ödeme Tarihi", tl(due)), ("Dönem Borcu", n(new) + " TL"), ("Ödenmesi Gereken Asgari Tutar", n(minimum) + " TL"), ("Kart Limiti", n(limit) + " TL")]):
            p.t(308, 84 + 14 * i, l, f, 8)
            p.t(430, 84 + 14 * i, ":", f, 8)
            p.t(556, 84 + 14 * i, v, fb, 8, "r")
        y_ = 182
        w = (R - L) / 4
        for i, (l, v) in enumerate([("Önceki Dönem Borcu", n(prev)), ("Ödemeler / Alacaklar", n(-pc) if pc else n(0)), ("Dönem İçi Harcama ve Borçlar", n(pu)), ("Toplam Dönem Borcu", n(new))]):
            p.box(L + w * i, y_, w, 17, "#e4f3e7", green, .5)
            p.box(L + w * i, y_ + 17, w, 18, None, green, .5)
            p.t(L + w * (i + .5), y_ + 11, l, f, 7.5, "c")
            p.t(L + w * (i + .5), y_ + 29, v, fb, 9, "c")
        p.para(L, y_ + 52, 528, "Son ödeme tarihine kadar asgari tutarı ödemeniz halinde kalan borcunuza aylık %3,66 akdi faiz, ödemediğiniz takdirde aylık %3,96 gecikme faizi uygulanır. Faiz tutarlarına KKDF ve BSMV ilave edilir.", f, 7, 9)
        y_ = hdr(264)
        p.t(112, y_, "BİR ÖNCEKİ HESAP ÖZETİNİZDEKİ BORÇ", f, 8)
        p.t(R - 6, y_, n(prev), f, 8, "r")
        y_ += 15
        for i, ((d, ls, v), bo) in enumerate(zip(tx, bon)):
            h = 10 * len(ls) + 4
            if y_ + h > 800:
                p.new()
                foot()
                p.t(L, 40, num, f, 7.5); p.t(R, 40, tl(b), f, 7.5, "r")
                y_ = hdr(50)
            if i % 2 == 0:
                p.box(L, y_ - 9.5, R - L, h, "#f3f3f3")
            p.t(L + 6, y_, tl(d), f, 8)
            p.t(112, y_, ls[0], f, 8)
            if len(ls) > 1:
                p.t(112, y_ + 9.5, ls[1], f, 7)
            if bo:
                p.t(372, y_, r"Market" if "MİGROSS" in ls[0] or "BİMM" in ls[0] else "Diğer", f, 7.5)
                p.t(478, y_, money(bo, ".", ","), f, 8, "r")
            p.t(R - 6, y_, n(v), f, 8, "r")
            y_ += h
        if y_ > 770:
            p.new()
            foot()
            y_ = hdr(50)
        p.line(L, y_ - 8, R, y_ - 8, .7, green)
        p.t(112, y_ + 4, "DÖNEM BORCUNUZ", fb, 8)
        p.t(R - 6, y_ + 4, n(new), fb, 8, "r")
        p.t(112, y_ + 18, "KAZANDIĞINIZ BONUS", f, 8)
        p.t(478, y_ + 18, money(sum(bon), ".", ","), f, 8, "r")

    render(path, A4, fn)
    return card({"issuer": "T. Garantör Bankası A.Ş.", "card_number": num, "card_holder": who, "currency": "TRY", "statement_date": iso(b), "due_date": iso(due), "credit_limit": plain(limit),
                 "previous_balance": plain(prev), "new_balance": plain(new), "minimum_due": plain(minimum), "payments": plain(pc), "purchases": plain(pu),
                 "transactions": [crow(t[0], " ".join(t[1]), t[2]) for t in tx]})
