# SPDX-License-Identifier: AGPL-3.0-or-later
"""Who writes a template: `templates check` names every fault with its line, and the guide's example does what it says."""

import json
import re
import subprocess

import pytest
import slip
from conftest import CLI, ROOT

EXAMPLE = ROOT / "doc/examples/till_slip.json"
GUIDE = ROOT / "doc/templates.md"
SHIPPED = sorted((ROOT / "config/templates").glob("*/*.json"))


def run(*args, **kw):
    return subprocess.run([CLI, *args], capture_output=True, text=True, timeout=120, **kw)


def extract(document, template):
    out = run("extract", document, "--template", template, "--json")
    assert out.returncode == 0, out.stderr
    return json.loads(out.stdout)


def faults(path):
    """[(line, pointer, what)] of a faulty template."""
    out = run("templates", "check", path)
    assert out.returncode == 1 and out.stdout == ""
    found = [re.fullmatch(re.escape(str(path)) + r":(\d+): (/\S*): (.+)", line) for line in out.stderr.splitlines()]
    assert all(found), out.stderr
    return [(int(m[1]), m[2], m[3]) for m in found]


def test_what_is_shipped_is_right():
    assert len(SHIPPED) >= 7
    out = run("templates", "check", EXAMPLE, *SHIPPED)
    assert out.returncode == 0 and out.stderr == ""
    assert out.stdout.splitlines() == [f"{path}: ok" for path in [EXAMPLE, *SHIPPED]]


def test_every_fault_is_named_with_its_line(tmp_path):
    lines = EXAMPLE.read_text().splitlines()
    wrong = {
        '"version": 1': ('"version": "1"', "/version", "whole number"),
        '"locale": "en-GB"': ('"locale": "english"', "/locale", "en-IN, hi-IN, en-GB"),
        '"date": ["date"]': ('"dates": ["date"]', "/labels/dates", "date, time, phone"),
        '"total": ["total", "to pay"]': ('"total": ["total", ""]', "/labels/total/1", "phrase"),
        '"checks": ["line_amount", "line_sum", "total", "change"]': ('"checks": ["line_amount", "sum"]', "/checks/1", "line_amount, line_sum, total, change"),
        '"filing_formats": []': ('"filing_format": []', "/filing_format", "filing_formats"),
        '"tip": {"type": ["string", "null"]}': ('"tip": {"type": "string"}', "/schema/properties/totals/properties/tip/type", '["string", "null"]'),
        '"required": ["description", "quantity", "amount"]': (
            '"required": ["description", "amount"]', "/schema/properties/line_items/items/required", '"quantity"'),
    }
    want = {}
    for right, (put, pointer, allowed) in wrong.items():
        at = [n for n, line in enumerate(lines) if right in line]
        assert len(at) == 1, right
        lines[at[0]] = lines[at[0]].replace(right, put)
        want[pointer] = (at[0] + 1, allowed)
    file = tmp_path / "wrong.json"
    file.write_text("\n".join(lines) + "\n")
    found = {pointer: (line, what) for line, pointer, what in faults(file)}
    # a member with another name is missing under its own as well: that stands at the file's first line
    assert "list" in found.pop("/filing_formats")[1]
    assert found.keys() == want.keys()
    for pointer, (line, allowed) in want.items():
        assert found[pointer][0] == line and allowed in found[pointer][1], (pointer, found[pointer])


def test_good_files_among_bad_ones(tmp_path):
    bad = tmp_path / "bad.json"
    bad.write_text('{\n  "industry": "commerce",\n  "title": "x",\n}\n')
    out = run("templates", "check", bad, EXAMPLE, tmp_path / "none.json")
    assert out.returncode == 1 and out.stdout == f"{EXAMPLE}: ok\n"
    assert out.stderr.startswith(f"{bad}:4:1: this is no JSON: ") and "none.json" in out.stderr.splitlines()[1]


@pytest.mark.parametrize("text, where", [("", "1:1: "), ("[]", "1: must be an object"), ('{"a":1,\n"a":2}', "2:"), ("[" * 40 + "]" * 40, "1: "), (b"\xff", "1:")])
def test_what_is_no_template_at_all(tmp_path, text, where):
    file = tmp_path / "x.json"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    out = run("templates", "check", file)
    assert out.returncode == 1 and out.stdout == "" and out.stderr.startswith(f"{file}:{where}"), out.stderr


def test_the_example_of_the_guide(tmp_path):
    document = tmp_path / "slip.pdf"
    slip.draw(document)
    answer = extract(document, EXAMPLE)
    data = answer["data"]
    assert data["merchant"]["name"] == "CORNER GARDENING LTD" and data["date"] == "2025-03-14" and data["currency"] == "GBP"
    assert [(i["description"], i["quantity"], i["amount"]) for i in data["line_items"]] == [
        ("Watering can", None, "12.50"), ("Clay pot", "2", "6.50"), ("Bag of soil", None, "8.00")]
    assert data["totals"] == {"subtotal": "27.00", "tax": "5.40", "rounding": None, "tip": None, "total": "32.40", "paid": "40.00", "change": "7.60"}
    assert answer["verification"]["state"] == "verified" and answer["status"] == "completed"
    assert extract(ROOT / "samples/till-slip.pdf", EXAMPLE)["data"] == data
    # one digit else, and the arithmetic says so
    slip.draw(document, [line.replace("32.40", "32.90") for line in slip.LINES])
    assert extract(document, EXAMPLE)["verification"]["state"] == "mismatch"


def test_the_commands_of_the_guide(tmp_path):
    """What the guide tells to type is typed here, and the fault that it shows is the one that is reported."""
    section = GUIDE.read_text().split("## Your first template\n")[1].split("\n## ")[0]
    shown = [line[4:] for line in section.splitlines() if line.startswith("    ")]
    (tmp_path / "till_slip.json").write_bytes(EXAMPLE.read_bytes())
    (tmp_path / "till-slip.pdf").write_bytes((ROOT / "samples/till-slip.pdf").read_bytes())
    typed = [line.split()[1:] for line in shown if line.startswith("docextract ")]
    assert [words[0] for words in typed] == ["extract", "templates", "extract", "extract"]
    for words in typed:
        assert run(*words, cwd=tmp_path).returncode == 0, words
    text = EXAMPLE.read_text()
    quoted = [line for line in shown if line.startswith('"')]
    assert len(quoted) == 3 and all(line in text for line in quoted)
    # without "to pay" there is no total
    (tmp_path / "till_slip.json").write_text(text.replace('["total", "to pay"]', '["total"]'))
    assert extract(tmp_path / "till-slip.pdf", tmp_path / "till_slip.json")["status"] == "needs_review"
    (tmp_path / "till_slip.json").write_text(text.replace('"cash": ["cash"]', '"money": ["cash"]'))
    out = run("templates", "check", "till_slip.json", cwd=tmp_path)
    fault = [line for line in shown if line.startswith("till_slip.json:")]
    assert len(fault) == 1 and out.stderr.startswith(fault[0].removesuffix("…"))


def test_explain_says_where_values_are_and_what_gave_none(tmp_path):
    out = run("extract", ROOT / "samples/till-slip.pdf", "--template", EXAMPLE, "--explain")
    assert out.returncode == 0 and out.stderr == ""
    head, values, checks, lines = re.split(r"\n\n\w[^\n]*\n", out.stdout)
    assert head.endswith("completed, verified; covers amounts, quantities")
    assert re.search(r"^  /totals/total +32\.40  \[page 1 at 67\.\d, 41\.\d %: text_layer \"32\.40\"\]$", values, re.M)
    assert re.search(r"^  /merchant/tax_id +-$", values, re.M) and re.search(r"^  /currency +GBP  \[derived\]$", values, re.M)
    assert "passed          line_sum: Sum of the goods (expected 27.00, found 27.00)  /totals/subtotal\n" in checks
    assert lines == "  page 1  Thank you\n"
    # the label that is missing is shown with its amount
    file = tmp_path / "till_slip.json"
    file.write_text(EXAMPLE.read_text().replace('["total", "to pay"]', '["total"]'))
    out = run("extract", ROOT / "samples/till-slip.pdf", "--template", file, "--explain")
    assert re.search(r"^  failed +change: ", out.stdout, re.M) and "  page 1  To pay 32.40\n" in out.stdout.split("lines without a value")[1]
    out = run("extract", ROOT / "samples/till-slip.pdf", "--template", EXAMPLE, "--explain", "--json")
    assert out.returncode == 2 and "choose one of" in out.stderr
