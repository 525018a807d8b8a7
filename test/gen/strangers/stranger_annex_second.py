# SPDX-License-Identifier: AGPL-3.0-or-later
"""Form 16A: as TRACES makes it, book entries, firms' own programs."""
import datetime as dt
from stranger_annex_kit import *
from reportlab.platypus import KeepTogether

QUARTERS = {"Q1": (4, 6), "Q2": (7, 9), "Q3": (10, 12), "Q4": (1, 3)}


def case(name, seed, rows, sections, book=False, long=False, whole=False, qs=("Q1", "Q2", "Q3", "Q4"), span=1):
    """All the facts of one certificate; span is the number of quarters it covers."""
    r = rng(name, seed, rows)
    y = r.choice([2021, 2022, 2023, 2024])
    first = r.randrange(0, 5 - span) if span > 1 else list(QUARTERS).index(r.choice(qs))
    ad, c = addr(r)
    dd, dc = addr(r)
    if book:
        nm = r.choice(["OFFICE OF THE EXECUTIVE ENGINEER, MINOR IRRIGATION DIVISION", "DISTRICT TREASURY OFFICER (SOUTH)", "GOVERNMENT MEDICAL COLLEGE AND HOSPITAL"])
    else:
        nm = r.choice(LONG if long else FIRMS)
    if long:
        de = r.choice(["MESSRS CHANDRASHEKHARA SUBRAMANIAM VENKATARAMANI AND ASSOCIATES, CONSULTING STRUCTURAL ENGINEERS AND VALUERS",
                       "RASHTRIYA KHADI GRAMODYOG VIKAS SAHAKARI MANDALI (REGISTERED) MULTI PURPOSE MARKETING DIVISION"])
        dp = pan(r, "F" if de[0] == "M" else "A", de)
    elif r.random() < .5:
        a, b = r.choice(PEOPLE)
        de, dp = f"{a} {b}", pan(r, "P", b)
    else:
        de = r.choice([x for x in FIRMS if x != nm and x.endswith("LIMITED")])
        dp = pan(r, "C", de)
    months = [(y + (m < 4), m) for q in list(QUARTERS)[first:first + span] for m in range(QUARTERS[q][0], QUARTERS[q][1] + 1)]
    pays = []
    sec = r.sample(sections, min(len(sections), r.randint(1, 3)))
    for _ in range(rows):
        yy, mm = r.choice(months)
        am = r.randint(2500, 240000) * 100
        if not whole:
            am += r.choice([0, 0, r.randint(1, 99)])
        s = r.choice(sec)
        pays.append(dict(d=dt.date(yy, mm, r.randint(1, 28)), am=am, sec=s, tx=(am * RATES[s] // 10000 + 50) // 100 * 100))
    pays.sort(key=lambda p: p["d"])
    qt, ch = [], []
    for q in list(QUARTERS)[first:first + span]:
        t = sum(p["tx"] for p in pays if QUARTERS[q][0] <= p["d"].month <= QUARTERS[q][1])
        if t:
            qt.append(dict(quarter=q, receipt_number="Q" + "".join(r.choices(L, k=7)), t=t))
    for yy, mm in months:
        t = sum(p["tx"] for p in pays if (p["d"].year, p["d"].month) == (yy, mm))
        if not t:
            continue
        ny, nm_ = (yy, mm + 1) if mm < 12 else (yy + 1, 1)
        if book:
            ch.append(dict(t=t, rec=f"{r.randint(1000000, 9999999)}", ddo=f"{r.randint(1, 99999):05d}", d=dt.date(ny, nm_, 1) - dt.timedelta(days=1)))
        else:
            k = t * r.randint(30, 70) // 10000 * 100 if t > 500000 and r.random() < .3 else 0
            for part in ([k, t - k] if k else [t]):
                ch.append(dict(t=part, bsr=f"{r.randint(10000, 9999999):07d}", d=dt.date(ny, nm_, r.randint(3, 7)), no=f"{r.randint(1, 99999):05d}"))
    z = months[-1]
    to = dt.date(z[0] + (z[1] == 12), z[1] % 12 + 1, 1) - dt.timedelta(days=1)
    return dict(r=r, y=y, name=nm, ad=ad, c=c, tan=tan(r, c, nm), pan=pan(r, "G" if book else "C" if nm.endswith("PRIVATE LIMITED") or nm.endswith(" LIMITED") and "SAHAKARI" not in nm and "CO-OP" not in nm else "F" if nm.endswith(("LLP", "SONS")) else "A", nm), de=de, dp=dp, dd=dd, pays=pays, qt=qt, ch=ch,
                frm=dt.date(*months[0], 1), to=to, cert="".join(r.choices(L, k=7)), upd=to + dt.timedelta(days=r.randint(35, 60)), book=book,
                tp=sum(p["am"] for p in pays), tt=sum(p["tx"] for p in pays), signer=r.choice(PEOPLE), father=r.choice(["SRINIVAS", "MOHAN", "BALDEV", "IQBAL"]),
                post=r.choice(["MANAGER (ACCOUNTS)", "FINANCE CONTROLLER", "DEPUTY GENERAL MANAGER"]) if not book else "DRAWING AND DISBURSING OFFICER")


def truth(k, wd, secname=lambda s: s, key="section", sep=", ", dedpan=True, status="F", upd=True):
    t = dict(certificate_number=k["cert"], deductor=dict(name=k["name"], tan=k["tan"], address=sep.join(k["ad"]), address_lines=k["ad"]),
             deductee=dict(name=k["de"], pan=k["dp"], address=sep.join(k["dd"]), address_lines=k["dd"]), assessment_year=f"{k['y'] + 1}-{(k['y'] + 2) % 100:02d}",
             period={"from": k["frm"].isoformat(), "to": k["to"].isoformat()},
             payments=[{"amount": plain(p["am"]), key: secname(p["sec"]), "date": p["d"].isoformat()} for p in k["pays"]],
             quarters=[dict(quarter=q["quarter"], receipt_number=q["receipt_number"], amount_deducted=plain(q["t"]), amount_deposited=plain(q["t"])) for q in k["qt"]],
             total_paid=plain(k["tp"]), total_deducted=plain(k["tt"]), total_deposited=plain(k["tt"]), amount_in_words=wd)
    if dedpan:
        t["deductor"]["pan"] = k["pan"]
    if upd:
        t["last_updated"] = k["upd"].isoformat()
    if k["book"]:
        t["book_entries"] = [dict(receipt_number=c["rec"], ddo_number=c["ddo"], date=c["d"].isoformat(), amount=plain(c["t"])) for c in k["ch"]]
    else:
        t["challans"] = [dict(bsr_code=c["bsr"], date=c["d"].isoformat(), challan_number=c["no"], amount=plain(c["t"])) for c in k["ch"]]
    if status:
        for c in t.get("challans") or t["book_entries"]:
            c["status"] = status
    return {"data": t}


def form(path, k, f, b, s, fmt=plain, secname=lambda s: s, shade=None, line=.5, date="-", lcol=colors.black, pre="Rs. ", wd=None, status="F",
         logo=True, sechead="Nature of Payment**", ref=True, upd=True, dedpan=True, foot="traces", join="\n", m=30):
    W = 595 - 2 * m
    H = lambda t: P(t, s, b, 1)
    C = lambda t: P(t, s, f, 1)
    M = lambda v, bb=None: P(fmt(v), s, bb or f, 2)
    st0 = [("BACKGROUND", (0, 0), (-1, 0), shade)] if shade else []
    G = lambda d, w, st=(), rep=0: grid(d, [W * x for x in w], st, line=line, repeat=rep, lc=lcol)
    ay = f"{k['y'] + 1}-{(k['y'] + 2) % 100:02d}"
    S = []
    if logo:
        S += [grid([[P("TRACES", 13, b, 0, colors.HexColor("#1B4F8A")), P("Government of India\nIncome Tax Department", 7, f, 2)]], [W / 2, W / 2], line=0)]
    S += [P("FORM NO. 16A", s + 4, b, 1, lead=s + 9), P("[See rule 31(1)(b)]", s, f, 1),
          P("Certificate under section 203 of the Income-tax Act, 1961 for tax deducted at source", s + 1, b, 1, lead=s + 6), Spacer(1, 4)]
    r1 = [P(f"<b>Certificate No.</b> &nbsp; {k['cert']}", s, f), P(f"<b>Last updated on</b> &nbsp; {dmony(k['upd'])}", s, f) if upd else ""]
    if f not in ("Helvetica", "Times-Roman"):
        r1 = [P("Certificate No.   " + k["cert"], s, b), P("Last updated on   " + dmony(k["upd"]), s, b) if upd else ""]
    S += [G([r1, [H("Name and address of the deductor"), H("Name and address of the deductee")],
             [P(k["name"] + "\n" + join.join(k["ad"]), s, f), P(k["de"] + "\n" + join.join(k["dd"]), s, f)]], (.5, .5),
            [("VALIGN", (0, 2), (-1, 2), "TOP")] + ([("BACKGROUND", (0, 1), (-1, 1), shade)] if shade else []))]
    if dedpan:
        S.append(G([[H("PAN of the deductor"), H("TAN of the deductor"), H("PAN of the deductee")], [C(k["pan"]), C(k["tan"]), C(k["dp"])]], (.33, .34, .33), st0))
    else:
        S.append(G([[H("TAN of the deductor"), H("PAN of the deductee")], [C(k["tan"]), C(k["dp"])]], (.5, .5), st0))
    city = k["c"]
    S.append(G([[H("CIT (TDS)"), H("Assessment Year"), H("Period"), ""],
                [P(f"The Commissioner of Income Tax (TDS)\nAayakar Bhawan, {city[0].title()} - {city[2]}", s, f), C(ay), H("From"), H("To")],
                ["", "", C(dmony(k["frm"]) if date == "mon" else dmy(k["frm"], date)), C(dmony(k["to"]) if date == "mon" else dmy(k["to"], date))]],
               (.46, .18, .18, .18), st0 + [("SPAN", (2, 0), (3, 0)), ("SPAN", (0, 1), (0, 2)), ("SPAN", (1, 1), (1, 2))]))
    dd = lambda d: dmony(d) if date == "mon" else dmy(d, date)
    fm = "(dd-mmm-yyyy)" if date == "mon" else f"(dd{date}mm{date}yyyy)"
    T = lambda t: P(t, s + .5, b, 1)
    S += [Spacer(1, 5), T("Summary of payment")]
    heads = [H("Sl. No."), H("Amount paid/credited"), H(sechead)] + ([H("Deductee Reference No. provided by the Deductor (if any)")] if ref else []) + [H("Date of payment/credit " + fm)]
    w = (.08, .23, .19, .27, .23) if ref else (.08, .24, .44, .24)
    body = [[C(str(i)), M(p["am"]), C(secname(p["sec"]))] + ([""] if ref else []) + [C(dd(p["d"]))] for i, p in enumerate(k["pays"], 1)]
    S.append(G([heads] + body + [[H("Total (Rs.)"), M(k["tp"], b)] + [""] * (len(w) - 2)], w, st0 + [("SPAN", (2, -1), (-1, -1))], 1))
    S.append(KeepTogether([Spacer(1, 5), T("Summary of tax deducted at source in respect of Deductee"),
          G([[H("Quarter"), H("Receipt Numbers of original quarterly statements of TDS under sub-section (3) of section 200"),
              H("Amount of tax deducted in respect of Deductee"), H("Amount of tax deposited / remitted in respect of Deductee")]]
            + [[C(q["quarter"]), C(q["receipt_number"]), M(q["t"]), M(q["t"])] for q in k["qt"]]
            + ([[H("Total"), "", M(k["tt"], b), M(k["tt"], b)]] if len(k["qt"]) > 1 else []), (.12, .38, .25, .25), st0), Spacer(1, 6)]))
    stc = status is not None
    bk = [[H("Sl. No."), H("Tax deposited in respect of deductee (Rs.)"), H("Book Identification Number (BIN)"), "", ""] + ([""] if stc else []),
          ["", "", H("Receipt Numbers of Form No. 24G"), H("DDO serial number in Form No. 24G"), H(f"Date of transfer voucher {fm}")] + ([H("Status of matching with Form No. 24G*")] if stc else [])]
    cn = [[H("Sl. No."), H("Tax deposited in respect of deductee (Rs.)"), H("Challan Identification Number (CIN)"), "", ""] + ([""] if stc else []),
          ["", "", H("BSR Code of the Bank Branch"), H(f"Date on which tax deposited {fm}"), H("Challan Serial Number")] + ([H("Status of matching with OLTAS*")] if stc else [])]
    n = 6 if stc else 5
    w = (.08, .2, .2, .18, .18, .16) if stc else (.08, .25, .25, .22, .2)
    sp = [("SPAN", (0, 0), (0, 1)), ("SPAN", (1, 0), (1, 1)), ("SPAN", (2, 0), (-1, 0))] + st0
    stv = [C(status)] if stc else []
    tot = [[H("Total (Rs.)"), M(k["tt"], b)] + [""] * (n - 2)]
    none = [[H("Total (Rs.)")] + [""] * (n - 1)]
    if k["book"]:
        bk += [[C(str(i)), M(c["t"]), C(c["rec"]), C(c["ddo"]), C(dd(c["d"]))] + stv for i, c in enumerate(k["ch"], 1)]
    else:
        cn += [[C(str(i)), M(c["t"]), C(c["bsr"]), C(dd(c["d"])), C(c["no"])] + stv for i, c in enumerate(k["ch"], 1)]
    note = "(The deductor to provide payment wise details of tax deducted and deposited with respect to the deductee)"
    if k["book"] or foot == "traces":
        S.append(KeepTogether([T("I. DETAILS OF TAX DEDUCTED AND DEPOSITED IN THE CENTRAL GOVERNMENT ACCOUNT THROUGH BOOK ADJUSTMENT"), P(note, s - .5, f, 1),
                               G(bk + (tot if k["book"] else none), w, sp), Spacer(1, 6)]))
    if not k["book"] or foot == "traces":
        nr = "II. " if foot == "traces" else ""
        S.append(KeepTogether([T(nr + "DETAILS OF TAX DEDUCTED AND DEPOSITED IN THE CENTRAL GOVERNMENT ACCOUNT THROUGH CHALLAN"), P(note, s - .5, f, 1),
                               G(cn + (none if k["book"] else tot), w, sp), Spacer(1, 6)]))
    wd = wd or words(k["tt"])
    who = " ".join(k["signer"])
    ver = (f"I, {who}, son / daughter of {k['father']} {k['signer'][1]} working in the capacity of {k['post']} (designation) do hereby certify that a sum of "
           f"{pre}{fmt(k['tt'])} [{'' if wd.startswith('Rupees') else 'Rs. '}{wd} (in words)] has been deducted and deposited to the credit of the Central Government. I further certify that "
           "the information given above is true, complete and correct and is based on the books of account, documents, TDS statements, TDS deposited and other available records.")
    S.append(KeepTogether([T("Verification"), G([[P(ver, s, f)]], (1,)),
                           G([[P("Place", s, b), P(city[0], s, f), P("(Signature of person responsible for deduction of tax)", s, f, 1)],
                              [P("Date", s, b), P(dd(k["upd"] + dt.timedelta(days=3)), s, f), ""],
                              [P("Designation: " + k["post"], s, f), "", P("Full Name: " + who, s, f)]], (.15, .3, .55),
                             [("SPAN", (0, 2), (1, 2)), ("BOTTOMPADDING", (2, 0), (2, 0), 8)])]))
    if foot == "traces":
        used = sorted({p["sec"] for p in k["pays"]})
        S.append(KeepTogether([Spacer(1, 5), P("* Status of matching: F - Final, P - Provisional, U - Unmatched, O - Overbooked.   ** Nature of payment: "
                                               + "; ".join(f"{x} - {NATURE[x]}" for x in used), s - .8, f)]))

    def ft(cv, d):
        cv.setFont(f, s - .5)
        if foot == "traces":
            cv.drawString(m, 20, f"Certificate Number: {k['cert']}   TAN of Deductor: {k['tan']}   PAN of Deductee: {k['dp']}   Assessment Year: {ay}")
            cv.drawRightString(595 - m, 20, f"Page {d.page}")
        else:
            cv.drawCentredString(297, 20, f"{foot} - {d.page} -")
    build(path, S, A4, (m, m, 30, 36), ft)


def traces(path, seed, rows):
    k = case("traces", seed, rows, ["194A", "194C", "194JB", "194H"])
    form(path, k, "Helvetica", "Helvetica-Bold", 7.4, shade=colors.HexColor("#E6E6E6"))
    return truth(k, words(k["tt"]), sep=" ")


def bookentry(path, seed, rows):
    k = case("bookentry", seed, rows, ["194C", "194JB", "194I(b)"], book=True)
    form(path, k, "NS", "NSB", 6.8, date="mon")
    return truth(k, words(k["tt"]), sep=" ")


def ownprogram(path, seed, rows):
    k = case("ownprogram", seed, rows, ["194C", "194J", "194I", "194H", "194A"], span=2)
    wd = "Rupees " + words(k["tt"])
    form(path, k, "Times-Roman", "Times-Bold", 8.6, fmt=lakh, secname=lambda s: f"{s} - {NATURE[s]}", date="/", logo=False, ref=False, upd=False, status=None,
         sechead="Nature of payment", wd=wd, foot="Printed from TDS Register, Accounts Department", join=", ", m=42)
    return truth(k, wd, lambda s: f"{s} - {NATURE[s]}", "nature", status=None, upd=False)


def nopaise(path, seed, rows):
    k = case("nopaise", seed, rows, ["194A"], whole=True)
    wd = "Rupees " + words(k["tt"])
    form(path, k, "DC", "DCB", 7.2, fmt=lambda p: lakh(p, False), secname=lambda s: NATURE[s], shade=colors.HexColor("#D5E8D4"), lcol=colors.HexColor("#5B8A5B"), date="/",
         logo=False, ref=False, dedpan=False, status="Matched", sechead="Nature of payment", wd=wd, foot="DEPOSIT INTEREST TDS CELL", join=", ", line=.7, m=36)
    return truth(k, wd, lambda s: NATURE[s], "nature", dedpan=False, status="Matched")


def longnames(path, seed, rows):
    k = case("longnames", seed, rows, ["194C", "194JB", "194H"], long=True, span=4)
    form(path, k, "DV", "DVB", 6.6, fmt=lakh, logo=False, date="mon", ref=True, sechead="Nature of payment", foot="This is a system generated certificate", m=48, lcol=colors.HexColor("#999999"))
    return truth(k, words(k["tt"]), sep=" ")


FORMS16A = {"traces": traces, "bookentry": bookentry, "ownprogram": ownprogram, "nopaise": nopaise, "longnames": longnames}
