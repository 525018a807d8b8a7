# SPDX-License-Identifier: AGPL-3.0-or-later
"""The operator's command line: exit codes, help, extraction without a server, migrations."""

import json
import os
import pty
import random
import re
import shutil
import subprocess
import threading

import degrade
import make
import pytest
from conftest import CLI, ROOT, Cluster

VERBS = ["extract", "migrate", "plans", "teams", "users", "keys", "industries", "templates", "settings", "queue"]


def run(*args, **kw):
    return subprocess.run([CLI, *args], capture_output=True, text=True, timeout=120, **kw)


@pytest.fixture(scope="module")
def cluster(tmp_path_factory):
    c = Cluster(tmp_path_factory.mktemp("cli") / "pg")
    try:
        yield c
    finally:
        c.run("stop")


@pytest.fixture(scope="module")
def db(cluster, tmp_path_factory):
    """Runs a verb against a migrated database."""
    pepper = tmp_path_factory.mktemp("pepper") / "pepper"

    def call(*args, code=0):
        out = run(*args, "--database", cluster.conninfo(), "--pepper-file", pepper)
        assert out.returncode == code, (args, out)
        return out.stdout if code == 0 else out.stderr

    call("migrate")
    return call


# ---- the command line itself ----


def test_help_and_usage():
    assert run("--help").returncode == 0 and all(v in run("--help").stdout for v in VERBS)
    assert run().returncode == 2 and run("frobnicate").returncode == 2
    assert "frobnicate" in run("frobnicate").stderr
    for verb in VERBS:
        out = run(verb, "--help")
        assert out.returncode == 0 and out.stdout.startswith(f"usage: docextract {verb}") and out.stderr == ""
        out = run(verb, "--no-such-option")
        assert out.returncode == 2 and out.stdout == "" and "--help" in out.stderr
    for wrong in (["teams"], ["teams", "fly"], ["teams", "add"], ["teams", "add", "a", "b"], ["keys", "revoke"], ["migrate", "now"], ["extract"],
                  ["users", "limit", "a@b", "many"], ["queue", "cancel", "no-uuid"], ["keys", "create", "--team", "x"]):
        assert run(*wrong).returncode == 2, wrong


def test_a_wrong_configuration_is_named(tmp_path):
    conf = tmp_path / "wrong.conf"
    conf.write_text("listen = 127.0.0.1:8080\nworkers = many\n")
    out = run("teams", "list", "-c", conf)
    assert out.returncode == 1 and f"{conf}:2" in out.stderr


def test_no_database():
    out = run("teams", "list", "--database", "host=/nonexistent")
    assert out.returncode == 1 and out.stdout == "" and out.stderr.startswith("docextract teams: ")


# ---- extract ----


def test_extract_json_csv_words(statement, tmp_path):
    content, truth = statement
    file = tmp_path / "stmt.pdf"
    file.write_bytes(content)
    out = run("extract", file, "--template", "finance/bank_statement", "--evidence")
    assert out.returncode == 0 and out.stderr == ""
    d = json.loads(out.stdout)
    assert d["status"] in ("completed", "needs_review") and d["data"]["account_number"] == truth["account_number"]
    assert d["rows_total"] == len(truth["transactions"]) and d["file"]["name"] == "stmt.pdf" and d["file"]["size_bytes"] == len(content)
    assert d["evidence"]["/account_number"]["page"] == 1 and d["engine"]["pages_ocr"] == 0
    again = json.loads(run("extract", file, "--template", "finance/bank_statement", "--json").stdout)
    assert "evidence" not in again and again["data"] == d["data"] and again["checks"] == d["checks"]
    lines = run("extract", file, "--template", "finance/bank_statement", "--csv").stdout.splitlines()
    assert lines[0].startswith("date,value_date,description") and len(lines) == 1 + len(truth["transactions"])
    words = json.loads(run("extract", file, "--words").stdout)
    assert words["page"] == 1 and truth["account_number"] in [w[0] for w in words["words"]]


@pytest.fixture(scope="module")
def scan(tmp_path_factory):
    """Two short scanned pages."""
    folder = tmp_path_factory.mktemp("scan")
    rng = random.Random(3)
    pages = []
    for seed in (3, 4):
        page = make.make(folder, "statement", "classic", "text", seed, 4, 150)
        pages += [degrade.scan(picture, rng) for picture in degrade.rasterise(str(page), 150)]
    degrade.to_pdf(pages, 150, folder / "scan.pdf")
    return folder / "scan.pdf"


def on_a_terminal(*args):
    """Exit code and what a person sees on standard output and standard error, both a terminal."""
    parent, child = pty.openpty()
    proc = subprocess.Popen([CLI, *args], stdout=child, stderr=child)
    os.close(child)
    seen = b""
    while True:
        try:
            chunk = os.read(parent, 65536)
        except OSError:  # the terminal's end on Linux
            break
        if not chunk:
            break
        seen += chunk
    os.close(parent)
    return proc.wait(60), seen.decode().replace("\r\n", "\n")


def test_extract_for_people(statement, tmp_path):
    file = tmp_path / "stmt.pdf"
    file.write_bytes(statement[0])
    compact = run("extract", file, "--template", str(ROOT / "config/templates/finance/bank_statement.json")).stdout
    code, seen = on_a_terminal("extract", file, "--template", "finance/bank_statement")
    drop = ("engine",)  # its timings differ
    a, b = ({k: v for k, v in json.loads(text).items() if k not in drop} for text in (compact, seen))
    assert code == 0 and a == b
    assert compact.count("\n") == 1 and len(seen.splitlines()) > 50 and max(map(len, seen.splitlines())) < 200


def test_progress_is_for_terminals(scan):
    code, seen = on_a_terminal("extract", scan, "--words", "--jobs", "1")
    assert code == 0 and "\rread 1 of 2 pages" in seen and "read 2 of 2 pages\n" in seen


def test_extract_is_what_the_service_answers(rig, statement, tmp_path):
    file = tmp_path / "stmt.pdf"
    file.write_bytes(statement[0])
    here = json.loads(run("extract", file, "--template", "finance/bank_statement", "--evidence").stdout)
    there = rig.post("/extract?include=evidence", ("industry", "finance"), ("template", "bank_statement"), ("file", statement[0], "stmt.pdf")).json
    for member in ("status", "template_version", "file", "data", "rows_total", "verification", "checks", "corrections", "evidence"):
        assert here[member] == there[member], member


def test_extract_reads_scanned_pages_on_several_engines(scan):
    one = run("extract", scan, "--words", "--jobs", "1")
    two = run("extract", scan, "--words", "--jobs", "2")
    assert one.returncode == 0 and one.stderr == "" and one.stdout == two.stdout and len(one.stdout.splitlines()) >= 2
    only = run("extract", scan, "--words", "--pages", "2")
    assert only.stdout.splitlines() == [one.stdout.splitlines()[1]]


def test_extract_refuses(tmp_path, statement):
    empty, text, pdf = tmp_path / "empty.pdf", tmp_path / "text.pdf", tmp_path / "a.pdf"
    empty.write_bytes(b"")
    text.write_text("no PDF at all")
    pdf.write_bytes(statement[0])
    for args, code, message in [([tmp_path / "none.pdf", "--words"], 1, "none.pdf"), ([empty, "--words"], 1, "empty_file"),
                                ([text, "--words"], 1, "unsupported_media_type"), ([pdf], 2, "--template"),
                                ([pdf, "--words", "--csv"], 2, "one of"), ([pdf, "--template", "finance/none"], 1, "finance/none"),
                                ([pdf, "--template", "../../etc/passwd"], 1, "industry/name"), ([pdf, "--words", "--pages", "3-1"], 1, "bad_request"),
                                ([pdf, "--words", "--jobs", "0"], 2, "--jobs"), ([pdf, pdf, "--words"], 2, "one file"),
                                ([pdf, "--words", "--engine", "/nonexistent"], 1, "/nonexistent")]:
        out = run("extract", *args)
        assert out.returncode == code and message in out.stderr and out.stdout == "", (args, out)


def test_extract_with_a_password(tmp_path):
    from test_api import encrypted_pdf

    encrypted_pdf(tmp_path)
    locked, password = tmp_path / "locked.pdf", tmp_path / "password"
    assert "password_required" in run("extract", locked, "--words").stderr
    password.write_text("wrong\n")
    out = run("extract", locked, "--words", "--password-file", password)
    assert out.returncode == 1 and "password" in out.stderr
    password.write_text("let-me-in\n")
    assert "1234567890" in run("extract", locked, "--words", "--password-file", password).stdout


def test_templates_check(tmp_path):
    good = ROOT / "config/templates/finance/bank_statement.json"
    assert run("templates", "check", good).returncode == 0
    folder = tmp_path / "finance"
    folder.mkdir()
    template = json.loads(good.read_text())
    for name, change in [("no_title", {"title": None}), ("no_version", {"version": 0}), ("no_schema", {"schema": 1})]:
        bad = folder / f"{name}.json"
        bad.write_text(json.dumps({**template, **change}))
        out = run("templates", "check", good, bad)
        assert out.returncode == 1 and str(bad) in out.stderr and str(good) in out.stdout
    broken = folder / "broken.json"
    broken.write_text("{")
    assert run("templates", "check", broken).returncode == 1
    listed = run("templates", "files", "--template-dir", tmp_path)
    assert listed.returncode == 1 and "finance/bank_statement@" in run("templates", "files").stdout


# ---- migrate ----


def test_migrate_twice_at_once_and_again(tmp_path):
    c = Cluster(tmp_path / "pg")
    try:
        outs = []
        threads = [threading.Thread(target=lambda: outs.append(run("migrate", "--database", c.conninfo())), daemon=True) for _ in range(2)]
        [t.start() for t in threads]
        [t.join() for t in threads]
        assert [o.returncode for o in outs] == [0, 0], outs
        applied = sorted(o.stdout.count("applied migrations/") for o in outs)
        assert applied[0] == 0 and applied[1] >= 3
        out = run("migrate", "--database", c.conninfo())
        assert out.returncode == 0 and ": 0 applied" in out.stdout
    finally:
        c.run("stop")


def test_migrate_refuses_changed_history_and_rolls_back(tmp_path):
    c = Cluster(tmp_path / "pg")
    sql = tmp_path / "sql"
    shutil.copytree(ROOT / "sql", sql)
    try:
        (sql / "migrations/0900_bad.sql").write_text("SET LOCAL ROLE docextract_owner; CREATE TABLE docextract.half_done (x int); SELECT 1/0;\n")
        out = run("migrate", "--database", c.conninfo(), "--sql-dir", sql)
        assert out.returncode == 1 and "division by zero" in out.stderr and "0900_bad.sql was not applied" in out.stderr
        first = sorted((sql / "migrations").glob("*.sql"))[0]
        first.write_text(first.read_text() + "-- changed\n")
        out = run("migrate", "--database", c.conninfo(), "--sql-dir", sql)
        assert out.returncode == 1 and first.name in out.stderr and "changed" in out.stderr
        first.write_text(first.read_text().removesuffix("-- changed\n"))
        (sql / "migrations/0900_bad.sql").unlink()
        assert run("migrate", "--database", c.conninfo(), "--sql-dir", sql).returncode == 0
        # a function whose text changed is applied again, alone
        one = sorted((sql / "functions").glob("*.sql"))[0]
        one.write_text(one.read_text() + "-- changed\n")
        out = run("migrate", "--database", c.conninfo(), "--sql-dir", sql)
        assert out.returncode == 0 and ": 1 applied" in out.stdout and f"functions/{one.name}" in out.stdout
        (sql / "migrations/nonumber.sql").write_text("SELECT 1;\n")
        assert run("migrate", "--database", c.conninfo(), "--sql-dir", sql).returncode == 1
        (sql / "migrations/nonumber.sql").unlink()
        # nothing of the migration that failed is left
        (sql / "migrations/0900_bad.sql").write_text("SET LOCAL ROLE docextract_owner; CREATE TABLE docextract.half_done (x int);\n")
        out = run("migrate", "--database", c.conninfo(), "--sql-dir", sql)
        assert out.returncode == 0 and out.stdout.count("applied migrations/") == 1
    finally:
        c.run("stop")


def test_migrate_loads_templates(db, cluster, tmp_path):
    folder = tmp_path / "finance"
    folder.mkdir()
    file = folder / "slip.json"
    file.write_text(json.dumps({"title": "Slip", "version": 1, "schema": {}, "filing_formats": ["a", {"name": "b"}]}))

    def migrate(*args):
        return run("migrate", "--database", cluster.conninfo(), "--template-dir", tmp_path, *args)

    assert "template finance/slip@1 loaded" in migrate().stdout
    assert ": 0 applied" in migrate().stdout
    file.write_text(file.read_text().replace("Slip", "Paper slip"))
    out = migrate()
    assert out.returncode == 1 and "version" in out.stderr
    assert "replaced" in migrate("--replace-templates").stdout
    file.write_text(file.read_text().replace('"version": 1', '"version": 2'))
    assert "slip@2 loaded" in migrate().stdout
    slips = [t for t in json.loads(db("templates", "list", "--json")) if t["name"] == "slip"]
    assert [(t["version"], t["current"], t["title"]) for t in slips] == [(1, False, "Paper slip"), (2, True, "Paper slip")]
    assert slips[0]["filing_formats"] == ["a", "b"]


# ---- accounts ----


def test_accounts_and_keys(db):
    db("teams", "add", "red", "--plan", "standard")
    assert "taken" in db("teams", "add", "red", code=1)
    assert "plan" in db("teams", "add", "blue", "--plan", "none", code=1)
    db("users", "add", "a@red.example", "--name", "A", "--team", "red", "--role", "admin")
    assert "taken" in db("users", "add", "A@red.example", code=1)
    assert "no team" in db("users", "add", "b@red.example", "--team", "none", code=1)
    assert "b@red.example" not in db("users", "list")  # nothing of a half-done command stays
    db("users", "add", "b@red.example")
    assert "not in team" in db("keys", "create", "--team", "red", "--user", "b@red.example", code=1)
    db("teams", "member", "red", "b@red.example")
    key = json.loads(db("keys", "create", "--team", "red", "--user", "b@red.example", "--scopes", "documents:read", "--expires", "30d", "--json"))
    assert key["key"].startswith("dx_live_") and len(key["key"]) == 44 and key["prefix"] == key["key"][:12]
    assert "scope" in db("keys", "create", "--team", "red", "--user", "b@red.example", "--scopes", "documents:fly", code=2)
    assert "expires" in db("keys", "create", "--team", "red", "--user", "b@red.example", "--expires", "soon", code=2)
    listed = next(k for k in json.loads(db("keys", "list", "--team", "red", "--json")) if k["id"] == key["id"])
    assert listed["prefix"] == key["prefix"] and listed["scopes"] == ["documents:read"] and listed["state"] == "active" and listed["expires_at"]
    assert key["key"] not in db("keys", "list")
    assert "revoked" in db("keys", "revoke", key["prefix"]) and "no key" in db("keys", "revoke", "999999", code=1)
    db("keys", "create", "--team", "red", "--user", "b@red.example")
    assert "keys revoked: 1" in db("teams", "member", "red", "b@red.example", "--remove")
    db("users", "limit", "a@red.example", "7")
    db("users", "disable", "a@red.example")
    user = next(u for u in json.loads(db("users", "list", "--json")) if u["email"] == "a@red.example")
    assert user["own_limit"] == 7 and user["disabled"] is True and user["teams"] == "red (admin)"
    db("users", "limit", "a@red.example", "default")
    db("plans", "set", "tiny", "--pages", "5", "--requests-per-minute", "2")
    db("teams", "plan", "red", "tiny")
    team = next(t for t in json.loads(db("teams", "list", "--json")) if t["name"] == "red")
    assert team["plan"] == "tiny" and team["pages_limit"] == 5
    db("teams", "quota", "red", "9")
    assert next(t for t in json.loads(db("teams", "list", "--json")) if t["name"] == "red")["pages_limit"] == 9


def test_queue_and_industries(db):
    assert "kind" in db("queue", "status")
    assert "no document" in db("queue", "cancel", "0198f6a0-0000-7000-8000-000000000000", code=1)
    assert "no industry" in db("industries", "disable", "none", code=1)
    db("industries", "disable", "finance")
    assert next(i for i in json.loads(db("industries", "list", "--json")) if i["slug"] == "finance")["enabled"] is False
    db("industries", "enable", "finance")


def test_the_program_asks_for_the_newest_schema():
    header = (ROOT / "include/dx/store/catalog.h").read_text()
    newest = max(int(f.name.split("_")[0]) for f in (ROOT / "sql/migrations").glob("*.sql"))
    assert int(re.search(r"#define DX_SCHEMA_VERSION (\d+)", header).group(1)) == newest
