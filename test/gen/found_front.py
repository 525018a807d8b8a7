# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements that are more than their table: front pages, sections with columns of their own, cheques several to a line, balances by day.

Draws what found.py draws. A line of a block whose first cell is (name, text) with a name instead of a place is one of these: "page" begins a new
page, "daily" is a table of balances at the end of each day (text: headings, how many side by side). Sections are (title, side, which, columns,
how many side by side): WHICH of (k, n) takes the rows whose number in the account leaves k by n, None all of that side.
"""

import found
import found_card
from found import day_text, digits, printed


def of_section(row, section):
    _, side, which = section[:3]
    return row[side] is not None and (which is None or row["place"] % which[1] == which[0])


def finish(spec, doc):
    """As found.finish(), for sections that divide a side; the rows' text is what their section's columns show of it."""
    for i, row in enumerate(doc["rows"]):
        row["place"] = i
    cut = spec.get("parts")
    truth = found.finish({k: v for k, v in spec.items() if k != "sections"} if cut else spec, doc)
    if not cut:
        return truth
    told = dict(zip((r["place"] for r in doc["shown"]), truth))
    doc["shown"], out = [], []
    for section in cut:
        for row in (r for r in doc["rows"] if of_section(r, section)):
            doc["shown"].append(row)
            if section[3] and "description" not in [c[0] for c in section[3]]:
                told[row["place"]]["description"] = digits(row["description"], 4)
            out.append(told[row["place"]])
    return out


class Paper(found.Paper):
    def values(self):
        out = super().values()
        for i, a in enumerate(self.doc.get("accounts", [self.doc]), 1):
            out.update({f"account{i}": a["printed_account"], f"closing{i}": self.balance(a["closing"]), f"opening{i}": self.balance(a["opening"])})
        for i, section in enumerate(self.spec.get("parts", ()), 1):
            mine = [r for r in self.account["rows"] if of_section(r, section)]
            out.update({f"sum{i}": printed(sum(r[section[1]] for r in mine), self.spec["number"]), f"count{i}": len(mine)})
        days = len({r["date"] for r in self.account["rows"]})
        form = self.spec["date"]
        return {**out, "days": days, "first_day": day_text(self.account["from"], form), "last_day": day_text(self.account["to"], form), "average": printed((self.account["opening"] + self.account["closing"]) // 2, self.spec["number"])}

    def block(self, lines):
        for cells in lines:
            if cells and isinstance(cells[0][0], str):
                getattr(self, "part_" + cells[0][0])(cells[0][1])
            else:
                super().block([cells])

    def part_page(self, _):
        self.next()

    def part_daily(self, how):
        date, amount, across = how
        ends = [r for r in self.account["rows"] if r["day_ends"]]
        self.side_by_side([("date", date, 40, 0), ("balance", amount, -190, 0)], ends, across)

    def side_by_side(self, columns, rows, across):
        """Rows from the top of one group of columns to its foot, then the next group."""
        shift = (self.width - 80) / across
        deep = -(-len(rows) // across)
        if self.y + (deep + 1) * self.step > self.height - 60:
            self.next()
        top = self.y
        for group in range(across):
            self.y = top
            for n in range(-1, deep):
                place = group * deep + n
                if n >= 0 and place >= len(rows):
                    break
                for key, title, x, _ in columns:
                    text = "*" + title if n < 0 else self.cell({**rows[place], "n": place + 1, "same_day": False}, key)
                    self.put(x + group * shift * (1 if x > 0 else -1), self.y, text)
                self.y += self.step
        self.y = top + (deep + 1) * self.step

    def cell(self, row, key):
        if key == "number":
            return digits(row["description"], 4)
        if key == "ccy":
            return self.spec.get("currency", "INR")
        if key == "twice":  # booked on, and below valid on
            return "|".join([day_text(row["date"], self.spec["date"])] * 2)
        return super().cell(row, key)

    def table(self, account):
        if "parts" not in self.spec:
            super().table(account)
            return
        self.account, self.reached = account, account["opening"]
        self.block(self.spec["account_head"])
        own = self.spec["columns"]
        for section in self.spec["parts"]:
            title, side, _, columns, across = section
            rows = [r for r in account["shown"] if of_section(r, section)]
            if not rows:
                continue
            if self.y > self.height - 130:
                self.next()
            self.y += self.step
            self.block([[(40, "*" + title)]])
            self.y += self.step * 0.5
            self.spec["columns"] = columns or own
            if across > 1:
                self.side_by_side(columns, rows, across)
            else:
                self.table_header()
                self.rows(rows)
            if self.spec.get("section_total"):
                total = printed(sum(r[side] for r in rows), self.spec["number"])
                self.block([[(40, "*" + self.spec["section_total"].format(title)), (-555, "*" + self.spec["debit" if side == "debit" else "credit"][0] + self.spec.get("total_sign", "") + total)]])
            self.spec["columns"] = own
        self.special(self.spec["after"])


class CardPaper(found_card.Paper):
    """A card's payments, purchases and fees in tables of their own, each with its sum."""

    def draw(self):
        spec = self.spec
        if "parts" not in spec:
            return super().draw()
        if spec.get("named", True):
            self.block([[(40, "*" + self.doc["issuer"])]])
        self.block(spec["head"])
        for kind, title, total in spec["parts"]:
            self.y += self.step
            if self.y > self.height - 130:
                self.next()
            self.block([[(40, "*" + title)]])
            self.table_header()
            self.rows([r for r in self.doc["shown"] if kind_of(r) == kind])
            if total:
                self.special([{"description": "*" + total, "amount": "*" + spec.get("total_form", "{}").format("{" + kind + "}")}])
        self.y += self.step
        self.block(spec["foot"])
        self.s.save()
        return self.s.page

    def cell(self, row, key):
        return self.card[-4:] if key == "last4" else super().cell(row, key)

    def block(self, lines):
        for cells in lines:
            if cells and cells[0][0] == "page":
                self.next()
            else:
                super().block([cells])


def kind_of(row):
    return "fees" if row["fee"] else "payments" if row["credit"] is not None else "purchases"


def by_kind(spec, rows):
    return [r for kind, *_ in spec["parts"] for r in rows if kind_of(r) == kind]


def usual(row):
    """A payment's text without what is Indian in it."""
    who = ("GREEN LEAF STORES", "CITY POWER LTD", "R K MEDICALS", "ORBIT TELECOM", "FRESH BASKET", "METRO CABS")[found.hash_of(row["description"]) % 6]
    return who, digits(row["description"], 9)


found.NARRATIONS.update({
    # a date and a card's last digits in the text
    "card day": lambda row, date: [f"Card Purchase {row['date']:%m/%d} {usual(row)[0]} Card 4411" if row["credit"] is None else f"{usual(row)[0]} Payroll PPD ID: {usual(row)[1]}"],
    "three lines": lambda row, date: [("Inward Credit-FAST" if row["debit"] is None else "PAYNOW-FAST"), usual(row)[1] + "/OTHR", usual(row)[0]],
    # who, then a line of what
    "two lines": lambda row, date: [usual(row)[0], ("Bank credit" if row["debit"] is None else "Card payment") + " ref " + usual(row)[1]],
    "dated below": lambda row, date: [("Received money from " if row["debit"] is None else "Card transaction of 21.78 USD issued by ") + usual(row)[0],
                                      f"{date} {'' if row['debit'] is None else 'Card ending in 4411 '}Transaction: CARD-{usual(row)[1]}"],
    "mandate": lambda row, date: [("Gutschrift " if row["debit"] is None else "Lastschrift ") + usual(row)[0], "Rechnung " + usual(row)[1], "Mandat: DE0001" + usual(row)[1]],
    "from to": lambda row, date: [usual(row)[0], ("From: " if row["debit"] is None else "To: ") + usual(row)[0] + ", Card: 535400******4411"],
    "spei": lambda row, date: [("SPEI RECIBIDO" if row["debit"] is None else "PAGO CUENTA DE TERCERO"), usual(row)[1] + " Referencia " + usual(row)[1], usual(row)[0]],
})
