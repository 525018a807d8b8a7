# SPDX-License-Identifier: AGPL-3.0-or-later
"""Truth against answer: what is right, what is wrong, and whether `verified` lied."""

import re
import unicodedata
from decimal import Decimal, InvalidOperation
from difflib import SequenceMatcher

# What must agree for a row to be exactly right; descriptions are counted apart.
ROW_MEMBERS = {
    "transactions": ("date", "debit", "credit", "balance"),
    "line_items": ("hsn_sac", "quantity", "unit_price", "taxable_value", "tax_rate", "cgst", "sgst", "igst", "amount", "total"),
}
# Its other members, counted apart as well: no truth of the corpora has them, strangers' papers do.
ROW_OTHERS = {
    "transactions": ("value_date", "posting_date", "reference", "foreign_amount", "foreign_currency"),
    "line_items": ("unit", "discount", "cess"),
}
# The values that `verified` speaks for: the last name of their paths.
COVERED = {
    "debit", "credit", "balance", "opening_balance", "closing_balance", "total_debits", "total_credits", "quantity", "unit_price",
    "taxable_value", "tax_rate", "cgst", "sgst", "igst", "cess", "total", "round_off", "discount", "subtotal", "tax", "amount", "paid", "due",
    "previous_balance", "new_balance", "payments", "purchases", "fees", "amount_paid", "tds_deducted", "tds_deposited", "total_paid",
    "total_deducted", "total_deposited", "taxable", "shipping", "change", "tip", "rounding",
}


def decimal(value):
    try:
        return Decimal(str(value))
    except InvalidOperation:
        return None


def letters(value):
    """Upper-case letters and digits only: how names are compared."""
    text = unicodedata.normalize("NFKD", str(value)).upper()
    return "".join(c for c in text if c.isalnum())


def distance(a, b):
    """Edit distance as a share of the longer one's length."""
    if not a or not b:
        return float(a != b)
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        last, row[0] = row[0], i
        for j, y in enumerate(b, 1):
            last, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, last + (x != y))
    return row[-1] / max(len(a), len(b))


def number_equal(truth, found):
    return found is not None and decimal(found) is not None and decimal(found) == decimal(truth)


TITLE = re.compile(r"^(mr|mrs|ms|miss|m/s|messrs|mme|m|herr|herrn|frau)\b[. ]*", re.IGNORECASE)


def untitled(value):
    """A customer's name as printed, without the title before it ("Mrs", "M/s"): truths differ in whether it belongs to the name."""
    return TITLE.sub("", str(value).strip())


CURRENCY = r"(?:indian rupees|rupees|rs|inr)"
AROUND_WORDS = re.compile(rf"^\(?\s*(?:{CURRENCY}\b[.: ]*)?|(?:\s*\b{CURRENCY}\b)?[\s.)]*$", re.IGNORECASE)


def in_words(value):
    """An amount in words without the currency before or behind it, and brackets around both: truths differ in whether they belong to it."""
    return AROUND_WORDS.sub("", str(value).strip())


# How a field is compared, by the name that the truth gives.
KINDS = {
    "exact": lambda t, f: t == f,
    "number": number_equal,
    "magnitude": lambda t, f: number_equal(abs(decimal(t)), abs(decimal(f)) if f is not None and decimal(f) is not None else None),
    "minutes": lambda t, f: f is not None and f.startswith(t),
    "letters": lambda t, f: f is not None and letters(t) == letters(f),
    "words": lambda t, f: f is not None and in_words(t) == in_words(f),
    "untitled": lambda t, f: f is not None and untitled(t) == untitled(f),
    "name": lambda t, f: f is not None and distance(letters(t), letters(f)) <= 0.1,
    "starts": lambda t, f: f is not None and (letters(f).startswith(letters(t)) or letters(t).startswith(letters(f))) and letters(f) != "",
    "address": lambda t, f: f is not None and distance(letters(t), letters(f)) <= 0.2,
    "ends": lambda t, f: f is not None and letters(f).endswith(letters(t)),
}


def lookup(data, path):
    for key in path.split("/")[1:]:
        if isinstance(data, list):
            data = data[int(key)] if key.isdigit() and int(key) < len(data) else None
        else:
            data = data.get(key) if isinstance(data, dict) else None
    return data


class Score:
    """Counts of one document, or of several added up."""

    KEYS = ("documents", "pages", "fields", "fields_right", "rows", "rows_right", "rows_read", "rows_before", "rows_silent", "descriptions", "descriptions_right", "others", "others_right", "whole",
            "verified", "mismatch", "unverifiable", "failed", "false_verified", "needs_review", "corrected")

    def __init__(self):
        for key in self.KEYS:
            setattr(self, key, 0)
        self.seconds = 0.0
        self.by_field = {}
        self.open = {}    # what right documents lack for verified → how often
        self.chosen = {}  # (what it is, what it was taken for, was that called a guess) → how often

    def add(self, other):
        for key in (*self.KEYS, "seconds"):
            setattr(self, key, getattr(self, key) + getattr(other, key))
        for name, (right, n) in other.by_field.items():
            mine = self.by_field.get(name, (0, 0))
            self.by_field[name] = (mine[0] + right, mine[1] + n)
        for mine, more in ((self.chosen, other.chosen), (self.open, other.open)):
            for key, n in more.items():
                mine[key] = mine.get(key, 0) + n

    def dict(self):
        return {key: getattr(self, key) for key in self.KEYS}


def wrong_members(members, row, mine):
    return [m for m in members if m in row and row[m] != mine.get(m) and not (row[m] is not None and number_equal(row[m], mine.get(m)))]


def is_apart(path):
    """Whether PATH is a value of a row that is counted apart from what makes the row, and the document, right."""
    name, row, member = ("///" + path).rsplit("/", 3)[1:]
    return name in ROW_OTHERS and row.isdigit() and member in ("description", *ROW_OTHERS[name])


def key_of(row):
    return tuple(None if row.get(m) is None else decimal(row[m]) for m in ("debit", "credit", "balance", "amount", "taxable_value", "total"))


def aligned(truth, got):
    """(index of the row that was read or None, row) for each row of the truth: one row lost does not make all behind it wrong."""
    if len(truth) == len(got):
        return list(enumerate(got))
    pairs = []
    for tag, a, b, c, d in SequenceMatcher(None, [key_of(r) for r in truth], [key_of(r) for r in got], autojunk=False).get_opcodes():
        if tag != "insert":
            pairs += [(c + k, got[c + k]) if c + k < d else (None, {}) for k in range(b - a)]
    return pairs


def compare_rows(name, truth, got, score, wrong, answer):
    """True when an amount or quantity of a row of list NAME ("accounts/1/transactions") is wrong, or a row is missing or too many."""
    members, beside = (kinds[name.rsplit("/", 1)[-1]] for kinds in (ROW_MEMBERS, ROW_OTHERS))
    corrected = {c["path"] for c in answer.get("corrections") or []}
    failed = {p for c in answer["checks"] if c["state"] == "failed" for p in c["paths"]}
    warned = {p for w in answer.get("warnings") or [] for p in w.get("paths", [])}
    calm = answer["verification"]["state"] == "verified" or answer.get("status") == "completed"
    score.rows += len(truth)
    score.rows_read += len(got)
    covered_wrong = len(truth) != len(got)
    for i, (row, (at, mine)) in enumerate(zip(truth, aligned(truth, got))):
        bad = wrong_members(members, row, mine)
        score.rows_right += not bad
        # what was corrected was not right before
        score.rows_before += not bad and not any(f"/{name}/{at}/{m}" in corrected for m in members)
        # a failed check doubts the whole row, a warning only what it names
        told = any(p.startswith(f"/{name}/{at}/") for p in failed) or all(f"/{name}/{at}/{m}" in warned for m in bad)
        score.rows_silent += calm and not told
        covered_wrong |= any(m in COVERED for m in bad)
        known = [m for m in beside if m in row and m in mine]  # the others are no members of ours
        others = wrong_members(known, row, mine)
        score.others += len(known)
        score.others_right += len(known) - len(others)
        covered_wrong |= any(m in COVERED for m in others)
        wrong += [(f"/{name}/{i}/{m}", row[m], mine.get(m)) for m in bad + others]
        if row.get("description") is None:
            continue
        score.descriptions += 1
        score.descriptions_right += letters(row["description"]) == letters(mine.get("description") or "")
        if row["description"] != mine.get("description"):
            wrong.append((f"/{name}/{i}/description", row["description"], mine.get("description")))
    if len(got) > len(truth):
        wrong.append((f"/{name}", f"{len(truth)} rows", f"{len(got)} rows"))
    return covered_wrong


def compare(document, answer):
    """Score of one answer, and what is wrong with it as (path, truth, found)."""
    score, wrong, covered_wrong = Score(), [], False
    data = answer["data"]
    score.documents, score.pages = 1, answer["file"]["pages"] or 1
    for path, value, kind in document.fields:
        found = lookup(data, path)
        right = KINDS[kind](value, found) if value is not None else found is None
        score.fields += 1
        score.fields_right += right
        name = path.rsplit("/", 1)[1] if path.count("/") == 1 else path[1:]
        score.by_field[name] = (int(right), 1)
        if not right:
            wrong.append((path, value, found))
            covered_wrong |= path.rsplit("/", 1)[1] in COVERED
    for name, truth in document.rows.items():
        covered_wrong |= compare_rows(name, truth, lookup(data, f"/{name}") or [], score, wrong, answer)
    for name, n in document.counts.items():
        score.fields += 1
        got = sum(len(part.get(name) or []) for part in data.get("accounts") or [data])
        score.fields_right += got == n
        if got != n:
            wrong.append((f"/{name}", f"{n} rows", f"{got} rows"))
            covered_wrong = True
    state = answer["verification"]["state"]
    setattr(score, state, 1)
    if document.never_verified:
        covered_wrong = True
    score.false_verified = int(state == "verified" and covered_wrong)
    score.needs_review = int(answer.get("status") == "needs_review")
    score.corrected = len(answer.get("corrections") or [])
    score.whole = int(all(is_apart(path) for path, _, _ in wrong))
    return score, wrong
