# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements of Indian banks as somebody drew them who knows nothing of this project.

Real issuers' headings, labels, furniture, wrapping and page breaks as that person knows them; names, numbers and amounts
are invented. Here is what the layouts of stranger_banks_first.py and stranger_banks_second.py share: an account's rows by
lot (build), their narrations (nar), the truth, and how text is drawn. The drawing is as it came, but for its cut into
files; it was read once before anything was changed for it (doc/accuracy/statements.md).
"""

import calendar
import datetime as dt
import random
import re
from xml.sax.saxutils import escape

from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas
from reportlab.platypus import BaseDocTemplate, Frame, PageTemplate, Paragraph

T = '/usr/share/fonts/truetype/'
for n, f in [('DV', 'dejavu/DejaVuSans.ttf'), ('DVB', 'dejavu/DejaVuSans-Bold.ttf'), ('DVC', 'dejavu/DejaVuSansCondensed.ttf'),
             ('DVCB', 'dejavu/DejaVuSansCondensed-Bold.ttf'), ('DVM', 'dejavu/DejaVuSansMono.ttf'), ('NS', 'noto/NotoSans-Regular.ttf'), ('NSB', 'noto/NotoSans-Bold.ttf'),
             ('DEV', 'noto/NotoSansDevanagari-Regular.ttf'), ('DEVB', 'noto/NotoSansDevanagari-Bold.ttf')]:
    pdfmetrics.registerFont(TTFont(n, T + f))
SW = pdfmetrics.stringWidth
A4L = landscape(A4)

# ---------------------------------------------------------------- helpers
def ind(p):            # 1,23,456.78
    s = '-' if p < 0 else ''; p = abs(p); r, q = divmod(p, 100); t = str(r)
    if len(t) > 3:
        h, l = t[:-3], t[-3:]; g = []
        while h: g.insert(0, h[-2:]); h = h[:-2]
        t = ','.join(g) + ',' + l
    return f'{s}{t}.{q:02d}'
def west(p): return f'{p/100:,.2f}'
def plain(p): return f"{'-' if p<0 else ''}{abs(p)//100}.{abs(p)%100:02d}"
def crdr(p, sep=' ', cr='Cr', dr='Dr', f=ind): return f(abs(p)) + sep + (dr if p < 0 else cr)
def iso(d): return d.isoformat()
def wrap(s, font, size, width, mode='word'):
    s = re.sub(r'\s+', ' ', s).strip()
    if mode == 'char': toks = list(s)
    elif mode == 'slash': toks = [t for t in re.findall(r'[^\s/\-]*(?:[/\-]+\s*|\s+|$)', s) if t]
    else: toks = re.findall(r'\S+\s*', s)
    out, cur = [], ''
    for t in toks:
        if SW((cur + t).rstrip(), font, size) <= width: cur += t; continue
        if cur.strip(): out.append(cur.strip())
        cur = t.lstrip()
        while SW(cur.rstrip(), font, size) > width:
            k = len(cur)
            while SW(cur[:k], font, size) > width: k -= 1
            out.append(cur[:k].strip()); cur = cur[k:]
    if cur.strip(): out.append(cur.strip())
    return out
def hv(s):             # visual order of the short i
    out = []
    for ch in s:
        if ch == '\u093f': out.insert(len(out) - 1, ch)
        else: out.append(ch)
    return ''.join(out)
A36 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
def gst(state, pan, ent='1'):
    b = f'{state}{pan}{ent}Z'; t = 0
    for i, ch in enumerate(b):
        v = A36.index(ch) * (2 if i % 2 else 1); t += v // 36 + v % 36
    return b + A36[(36 - t % 36) % 36]
def digits(R, n): return str(R.randint(1, 9)) + ''.join(R.choice('0123456789') for _ in range(n - 1))
def pan(R, k='P', l=None):
    L = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
    return ''.join(R.choice(L) for _ in range(3)) + k + (l or R.choice(L)) + f'{R.randint(1, 9999):04d}' + R.choice(L)

MF = 'Aarav Vihaan Rohit Sandeep Manish Suresh Prakash Karthik Imran Gurpreet Nilesh Deepak Anirban Joseph Tushar Harish Vinod Ajay Mohit Salim'.split()
FF = 'Anjali Kavita Meera Sunita Pooja Lakshmi Farida Harleen Sneha Divya Rekha Nandini Ishita Swapna Geeta Priyanka Aparna Shalini'.split()
LN = 'Deshpande Iyer Chatterjee Malhotra Kulkarni Reddy Pillai Saxena Bhardwaj Naidu Gokhale Shaikh Mukherjee Trivedi Rathore Hegde Fernandes Solanki Barua Mahapatra Chaudhary Wagle Tandon Menon'.split()
MERCH = ['Sri Balaji Stores', 'Annapurna Sweets', 'Green Basket Mart', 'City Medicals', 'Metro Fuel Point', 'Shree Ganesh Kirana', 'Cafe Madras Corner', 'Urban Laundry', 'Khanna Electricals', 'Navrang Textiles',
         'Zomato', 'Swiggy', 'Bigbasket', 'Irctc Uts', 'Uber India', 'Reliance Fresh', 'Amul Parlour', 'Apna Bazaar', 'Sagar Ratna Foods', 'Book Nook', 'Blinkit', 'Meesho', 'Nykaa Retail', 'Pragati Hardware']
COMP = ['Trinetra Software Pvt Ltd', 'Kalpataru Agro Foods Ltd', 'Nirmal Polymers', 'Omkar Engineering Works', 'Bluepeak Logistics Pvt Ltd', 'Sahyadri Traders', 'Vindhya Cements Ltd', 'Pearl Garments', 'Arunodaya Infra Ltd', 'Deccan Auto Parts', 'Hindon Chemicals', 'Padma Printers']
BK = [('SBIN', 'State Bank Of India', 'SBI'), ('HDFC', 'HDFC Bank Ltd', 'HDFC'), ('ICIC', 'ICICI Bank', 'ICICI'), ('UTIB', 'Axis Bank', 'AXIS'), ('PUNB', 'Punjab National Bank', 'PNB'), ('BARB', 'Bank Of Baroda', 'BOB'), ('KKBK', 'Kotak Mahindra Bank', 'KOTAK'), ('CNRB', 'Canara Bank', 'CANARA'), ('YESB', 'Yes Bank', 'YES'), ('IDIB', 'Indian Bank', 'INDB')]
HND = ['okaxis', 'oksbi', 'ybl', 'paytm', 'okicici', 'okhdfcbank', 'ibl', 'axl', 'upi', 'ptyes']
NOTE = ['Payment', 'UPI', 'Rent', 'Groceries', 'NA', 'Dinner', 'Milk bill', 'Sent via app', 'Fees', 'Payment for 2 items', 'Auto', 'Gift', 'Pay to merchant', 'Medicines']
CITY = [('Mumbai', 'Maharashtra', '400069', '27', ['Andheri East', 'Borivali West', 'Dadar TT']), ('Pune', 'Maharashtra', '411038', '27', ['Kothrud', 'Camp', 'Hadapsar']), ('Bengaluru', 'Karnataka', '560034', '29', ['Koramangala', 'Jayanagar', 'Yelahanka']),
        ('Chennai', 'Tamil Nadu', '600017', '33', ['T Nagar', 'Adyar', 'Velachery']), ('New Delhi', 'Delhi', '110024', '07', ['Lajpat Nagar', 'Karol Bagh', 'Dwarka Sector 12']), ('Kolkata', 'West Bengal', '700029', '19', ['Gariahat', 'Salt Lake', 'Behala']),
        ('Ahmedabad', 'Gujarat', '380015', '24', ['Satellite', 'Maninagar', 'Navrangpura']), ('Kochi', 'Kerala', '682016', '32', ['Ernakulam North', 'Edappally', 'Fort Kochi']), ('Jaipur', 'Rajasthan', '302017', '08', ['Malviya Nagar', 'Vaishali Nagar', 'C Scheme']), ('Lucknow', 'Uttar Pradesh', '226010', '09', ['Gomti Nagar', 'Hazratganj', 'Aliganj'])]
STREET = ['Flat {a}, {s} Residency', 'H No {a}/{b}, {s} Colony', '{b}, {s} Apartments', 'Plot {a}, {s} Nagar', 'Door No {b}-{a}-12, {s} Street']
SN = ['Shanti', 'Gulmohar', 'Ashirwad', 'Lotus', 'Saraswati', 'Neelkanth', 'Tulsi', 'Park View', 'Sai Krupa']

def person(R):
    f = R.random() < .5
    return (R.choice(FF) if f else R.choice(MF)) + ' ' + (R.choice('ABDGKMNPRSV') + ' ' if R.random() < .25 else '') + R.choice(LN), ('Ms', 'Mrs')[R.random() < .4] if f else 'Mr'

def build(layout, seed, rows, acct='sb', density=1.6, start=None):
    R = random.Random(f'{layout}/{seed}')
    D = dict(R=R, acct=acct)
    city, state, pin, sc, areas = R.choice(CITY); area = R.choice(areas)
    D.update(city=city, state=state, pin=pin, sc=sc, area=area)
    if acct == 'sb': D['holder'], D['pfx'] = person(R)
    else: D['holder'], D['pfx'] = R.choice(COMP), 'M/s'
    D['joint'] = person(R)[0] if R.random() < .3 else None
    D['addr'] = [R.choice(STREET).format(a=R.randint(3, 904), b=R.randint(1, 60), s=R.choice(SN)), f'Near {R.choice(["Water Tank", "Bus Depot", "City Hospital", "Old Post Office", "Metro Pillar 112"])}, {area}']
    D['brno'] = f'{R.randint(101, 4899):06d}'; D['micr'] = pin[:3] + f'{R.randint(100, 899)}{R.randint(1, 99):03d}'
    D['cif'] = digits(R, 9); D['mob'] = 'XXXXXX' + digits(R, 4); D['pan'] = pan(R, 'P' if acct == 'sb' else 'C', D['holder'].split()[-1][0].upper() if acct == 'sb' else D['holder'][0].upper())
    y, m = start or R.choice([(2024, 4), (2024, 7), (2024, 9), (2024, 11), (2025, 1), (2025, 2), (2025, 4), (2025, 5), (2025, 3)])
    d0 = dt.date(y, m, 1); D['from'] = d0; d = d0 + dt.timedelta(days=R.choice([0, 0, 1, 2]))
    scale = 1 if acct == 'sb' else 9
    bal = R.randint(1200000, 18000000) * (1 if acct == 'sb' else 2)
    if acct == 'cc': bal = -R.randint(500000, 6000000)
    D['opening'] = bal
    K = [('upi_out', 42), ('upi_in', 12), ('neft_in', 4), ('neft_out', 3), ('imps_in', 3), ('imps_out', 5), ('atm', 5), ('pos', 6), ('ach', 3), ('chq_out', 3), ('chq_in', 2), ('cash_in', 2), ('int', 1), ('chg', 2), ('bill', 4), ('refund', 2), ('self', 1)]
    if acct != 'sb': K = [('upi_out', 10), ('upi_in', 16), ('neft_in', 14), ('neft_out', 12), ('imps_in', 6), ('imps_out', 8), ('rtgs_in', 5), ('ach', 4), ('chq_out', 12), ('chq_in', 9), ('cash_in', 8), ('chg', 5), ('self', 4), ('bill', 3)]
    kinds, wts = zip(*K); tx = []; lastsal = None; psec = 0; emp = R.choice(COMP); chq = R.randint(100, 899) * 1000 + R.randint(1, 80)
    card = f'{R.choice(["416021", "512967", "608001", "652150"])}XXXXXX{digits(R, 4)}'
    for i in range(rows):
        if i:
            d += dt.timedelta(days=R.choices([0, 1, 2], [max(.2, density), 1, .35])[0] if density >= 1 else R.choices([0, 1, 2, 3, 4], [1, 2, 2, 1, .6])[0])
        k = R.choices(kinds, wts)[0]
        if acct == 'sb' and lastsal != (d.year, d.month) and i > 1: k = 'sal'; lastsal = (d.year, d.month)
        out = k in ('upi_out', 'neft_out', 'imps_out', 'atm', 'pos', 'ach', 'chq_out', 'chg', 'bill', 'self')
        odd = R.randint(0, 99) if R.random() < .35 else 0
        amt = {'upi_out': R.choice([R.randint(10, 900), R.randint(20, 2500)]) * 100 + odd, 'upi_in': R.randint(1, 60) * 10000, 'neft_in': R.randint(2000, 45000) * 100 + odd, 'neft_out': R.randint(10, 90) * 50000, 'imps_in': R.randint(5, 90) * 10000, 'imps_out': R.randint(5, 120) * 10000,
               'atm': R.choice([500, 1000, 2000, 3000, 5000, 10000]) * 100, 'pos': R.randint(150, 6500) * 100 + odd, 'ach': R.randint(900, 14500) * 100 + odd, 'chq_out': R.randint(1500, 25000) * 100, 'chq_in': R.randint(1500, 60000) * 100, 'cash_in': R.randint(4, 80) * 50000,
               'int': R.randint(90, 1900) * 100 + R.randint(0, 99), 'chg': R.choice([1770, 2360, 1475, 29500, 5900, 1180, 23600]), 'bill': R.randint(199, 3800) * 100 + odd, 'refund': R.randint(100, 1500) * 100, 'self': R.randint(5, 40) * 50000, 'sal': R.randint(32000, 148000) * 100, 'rtgs_in': R.randint(200000, 900000) * 100}[k]
        if k not in ('chg', 'upi_out', 'upi_in', 'bill', 'int', 'refund', 'sal', 'atm', 'rtgs_in'): amt *= R.choice([1, scale])
        if acct == 'cc' and not out and bal + amt > 4000000: k = R.choice(['neft_out', 'chq_out', 'imps_out']); out = True; amt = R.randint(200, 3000) * 10000
        if acct != 'cc' and out and bal - amt < 5000:
            out = False; k = R.choice(['upi_in', 'imps_in', 'cash_in']); amt = R.randint(80, 400) * 10000
        if acct == 'cc' and out and bal - amt < -95000000: out = False; k = 'neft_in'
        bal += -amt if out else amt
        b = R.choice(BK); nm = person(R)[0]
        n = {'upi_out': R.choice(MERCH + [nm] * 12), 'neft_in': R.choice(COMP), 'sal': emp, 'rtgs_in': R.choice(COMP), 'chq_in': R.choice([nm, R.choice(COMP)]), 'pos': R.choice(MERCH), 'refund': R.choice(MERCH),
             'ach': R.choice(['Bharat Finserv', 'Suraksha Life', 'Indian Clearing Corp', 'Home First Loan', 'Motor Finance Ltd']), 'bill': R.choice(['Jio Prepaid', 'BESCOM', 'Airtel Postpaid', 'MSEDCL', 'Tata Power', 'Mahanagar Gas'])}.get(k, nm)
        if acct != 'sb' and k in ('neft_out', 'chq_out', 'upi_in'): n = R.choice(COMP + [nm] * 4)
        if k in ('chq_out', 'self'): chq += R.choice([1, 1, 2]); cq = f'{chq:06d}'
        else: cq = digits(R, 6) if k == 'chq_in' else None
        rrn = f'{d.year%10}{d.timetuple().tm_yday:03d}' + digits(R, 8); ifsc = b[0] + '0' + f'{R.randint(10, 9899):06d}'
        hs = re.sub('[^a-z]', '', n.lower())[:R.randint(5, 12)]
        vpa = R.choice([hs + str(R.randint(1, 99)) + '@' + R.choice(HND), digits(R, 10) + '@' + R.choice(HND), 'q' + digits(R, 9) + '@ybl', hs + '@' + R.choice(HND)])
        vd = d
        if k == 'chq_in': vd = d + dt.timedelta(days=1)
        elif R.random() < .03 and d > d0: vd = d - dt.timedelta(days=1)
        sec = R.randint(psec if tx and tx[-1]['date'] == d else 22000, 86300 if not tx or tx[-1]['date'] != d else min(86399, psec + 14000)); psec = sec; tm = (sec // 3600, sec // 60 % 60, sec % 60)
        e = dict(kind=k, date=d, vdate=vd, dr=amt if out else 0, cr=0 if out else amt, bal=bal, n=n, N=n.upper(), vpa=vpa, VPA=vpa.upper(), bk=b[0], bank=b[1], bs=b[2], ifsc=ifsc, rrn=rrn, chq=cq or '', note=R.choice(NOTE), card=card, c4=card[-4:],
                 utr=R.choice([b[0] + 'N5' + d.strftime('%Y%m%d')[2:] + digits(R, 8), b[0] + 'H' + d.strftime('%y') + f'{d.timetuple().tm_yday:03d}' + digits(R, 6)]), term=R.choice('SPDN') + digits(R, 1) + R.choice(['ACNJ', 'BWKR', 'CPMB', 'ANDL']) + f'{R.randint(1, 99):02d}',
                 city=city.upper(), area=area.upper(), H=D['holder'].upper(), s4=digits(R, 4), s6=digits(R, 6), s8=digits(R, 8), s11=digits(R, 11), s16='ICI' + digits(R, 29), mon=(d.replace(day=1) - dt.timedelta(days=1)).strftime('%b').upper(), MY=(d.replace(day=1) - dt.timedelta(days=1)).strftime('%b%y').upper(),
                 prev=(d.replace(day=1) - dt.timedelta(days=1)), ts=d.strftime('%d/%m/%Y') + ' %02d:%02d:%02d' % tm, ddmm=d.strftime('%d/%m'), tm=tm, dmy=d.strftime('%d-%m-%Y'), pdmy=(d.replace(day=1) - dt.timedelta(days=1)).strftime('%d-%m-%Y'), sol=f'{R.randint(1, 4200):04d}', tid=digits(R, 8), init=str(R.randint(12, 4890)))
        tx.append(e)
    D['tx'] = tx; last = tx[-1]['date']
    to = dt.date(last.year, last.month, calendar.monthrange(last.year, last.month)[1])
    if R.random() < .5: to = min(to, last + dt.timedelta(days=R.randint(0, 5)))
    D['to'] = to; D['closing'] = bal; D['td'] = sum(t['dr'] for t in tx); D['tc'] = sum(t['cr'] for t in tx); D['nd'] = sum(1 for t in tx if t['dr']); D['nc'] = sum(1 for t in tx if t['cr'])
    D['gen'] = to + dt.timedelta(days=R.randint(1, 6)); D['gt'] = '%02d:%02d:%02d' % (R.randint(8, 21), R.randint(0, 59), R.randint(0, 59))
    assert D['opening'] - D['td'] + D['tc'] == D['closing']
    return D
def nar(D, style, mode, font, size, width, refs=None):
    for t in D['tx']:
        s = style.get(t['kind']) or style['neft_in']
        if isinstance(s, list): s = s[int(t['rrn'][-1]) % len(s)]
        parts = s.format(**t).split('\n'); t['lines'] = sum([wrap(p, font, size, width, mode) for p in parts], [])
        t['desc'] = ' '.join(t['lines'])
        t['ref'] = refs(t) if refs else None
def truth(D, rev=False, value=False, ref=False, eod=False, **kw):
    T = []
    for t in (reversed(D['tx']) if rev else D['tx']):
        o = dict(date=iso(t['date']))
        if value: o['value_date'] = iso(t['vdate'])
        o['description'] = t['desc']
        if ref and t['ref']: o['reference'] = t['ref']
        o['debit'] = plain(t['dr']) if t['dr'] else None; o['credit'] = plain(t['cr']) if t['cr'] else None
        o['balance'] = None if eod and not t['eod'] else plain(t['bal'])
        T.append(o)
    d = dict(kw); d['statement_period'] = dict([('from', iso(D['from'])), ('to', iso(D['to']))])
    order = 'bank_name branch ifsc account_number account_holder account_type currency statement_period opening_balance closing_balance total_debits total_credits'.split()
    d = {k: (plain(d[k]) if isinstance(d[k], int) else d[k]) for k in order if k in d}
    d['transactions'] = T
    return d
def txt(c, x, y, s, f='Helvetica', z=8, col=colors.black, a='l', cs=None, words=False, dbl=False):
    c.setFillColor(col); c.setFont(f, z)
    w = SW(s, f, z)
    if a == 'r': x -= w
    elif a == 'c': x -= w / 2
    if words:
        xx = x; sp = SW(' ', f, z)
        for wd in s.split(' '):
            if wd: c.drawString(xx, y, wd)
            xx += SW(wd, f, z) + sp
    elif cs: c.drawString(x, y, s, charSpace=cs)
    else:
        c.drawString(x, y, s)
        if dbl: c.drawString(x + .35, y, s)
def cell(c, x0, x1, yt, h, lines, f, z, ld, a='l', va='t', pad=3, **kw):
    n = len(lines); th = n * ld
    y = {'t': yt, 'm': yt - (h - th) / 2, 'b': yt - (h - th)}[va] - z * .95
    for s in lines:
        txt(c, {'l': x0 + pad, 'r': x1 - pad, 'c': (x0 + x1) / 2}[a], y, s, f, z, a=a, **kw); y -= ld

# ---------------------------------------------------------------- Platypus frame
def platy(c_size, story_f, first, later, margins):
    """returns a draw-like callable writing to a path"""
    def write(path, tot, title):
        l, r, t1, t2, b = margins; w, h = c_size; cnt = [0]
        def p1(c, d): cnt[0] += 1; first(c, d, d.page, tot)
        def p2(c, d): cnt[0] += 1; later(c, d, d.page, tot)
        doc = BaseDocTemplate(path, pagesize=c_size, invariant=1, title=title)
        f1 = Frame(l, b, w - l - r, h - t1 - b, 0, 0, 0, 0, id='a'); f2 = Frame(l, b, w - l - r, h - t2 - b, 0, 0, 0, 0, id='b')
        doc.addPageTemplates([PageTemplate('one', [f1], onPage=p1, autoNextPageTemplate='two'), PageTemplate('two', [f2], onPage=p2)])
        doc.build(story_f()); return cnt[0]
    return write
def P(lines, st): return Paragraph('<br/>'.join(escape(s) for s in ([lines] if isinstance(lines, str) else lines)), st)
def PS(f, z, ld, a=0, col=colors.black, **k): return ParagraphStyle('x', fontName=f, fontSize=z, leading=ld, alignment=a, textColor=col, **k)


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH, twice, for the number of its pages; what is true of it."""
    size, paper, data = layouts[name](seed, rows)
    pages = 99
    for _ in range(2):
        if paper.__name__ == "write":
            pages = paper(path, pages, "Statement")
            continue
        c = canvas.Canvas(path, pagesize=size, invariant=1)
        c.setTitle("Account Statement")
        pages = paper(c, pages)
        c.save()
    return data
