# SPDX-License-Identifier: AGPL-3.0-or-later
"""Passwords of files: given with the upload or later, tried, counted, and never to be found anywhere."""

import contextlib
import csv
import json
import os
import re
import signal
import subprocess
import threading
import time
import uuid
from pathlib import Path

import psycopg2
import pytest
from conftest import ROOT, end_rig, form, make_rig

PASSWORD = "Zebra-7%Ünlock-"  # and something random: it must not be found by chance
FORM = [("industry", "finance"), ("template", "bank_statement")]
HOSTILE = ROOT.parent / "shared/corpora/hostile"


@pytest.fixture(scope="module")
def rig(tmp_path_factory):
    r = make_rig(tmp_path_factory.mktemp("passwords"), ["api = 2", "workers = 2", "log.level = debug"])
    try:
        r.start().wait_ready()
        end = time.monotonic() + 60
        while r.log().count("database reached") < 2 or r.log().count("registered") < 2:
            assert time.monotonic() < end, r.log()[-2000:]
            time.sleep(0.05)
        yield r
    finally:
        end_rig(r)


def encrypt(tmp_path, content, user, owner="owner-password"):
    plain, locked = tmp_path / "plain.pdf", tmp_path / "locked.pdf"
    plain.write_bytes(content)
    subprocess.run(["mutool", "clean", "-E", "aes-256", "-O", owner, *(["-U", user] if user else []), plain, locked], check=True)
    return locked.read_bytes()


def upload(rig, content, path="/documents", extra=(), **kw):
    return rig.post(path, *FORM, *extra, ("file", content, "a.pdf"), **kw)


def unlock(rig, u, password, **kw):
    return rig.request("POST", f"/documents/{u}/unlock", json.dumps({"password": password}), {"Content-Type": "application/json"}, **kw)


def ended(rig, u):
    for _ in range(20):
        d = rig.get(f"/documents/{u}?wait=10").json
        if d["status"] not in ("queued", "processing"):
            return d
    raise AssertionError(d)


def test_with_the_upload(rig, statement, tmp_path):
    content, truth = statement
    locked = encrypt(tmp_path, content, "open sesame")
    a = upload(rig, locked, "/extract", [("password", "open sesame")])
    assert a.status == 200 and a.json["data"]["transactions"] == upload(rig, content, "/extract").json["data"]["transactions"]
    u = upload(rig, locked, extra=[("password", "open sesame")]).json["uuid"]
    assert ended(rig, u)["status"] in ("completed", "needs_review")


def test_an_owner_password_alone_keeps_nobody_out(rig, statement, tmp_path):
    a = upload(rig, encrypt(tmp_path, statement[0], ""), "/extract")
    assert a.status == 200 and a.json["data"]["transactions"]


def test_scanned_pages_need_it_too(rig, tmp_path):
    import make
    scan = make.make(tmp_path, "statement", "classic", "scan", 3, 12, 100)
    pdf = scan if scan.suffix == ".pdf" else None
    if pdf is None:
        pytest.skip("the generator makes no scanned PDF")
    a = upload(rig, encrypt(tmp_path, pdf.read_bytes(), "scanned"), extra=[("password", "scanned")])
    d = ended(rig, a.json["uuid"])
    assert d["status"] in ("completed", "needs_review"), d["error"]
    assert d["data"]["transactions"]


def test_later(rig, statement, tmp_path):
    locked = encrypt(tmp_path, statement[0], "later")
    p = upload(rig, locked, "/extract").problem(422, "password_required")
    assert p["meta"]["status"] == "password_required" and p["meta"]["attempts_left"] == 5
    u = p["meta"]["uuid"]
    d = rig.get(f"/documents/{u}").json
    assert d["status"] == "password_required" and d["error"]["code"] == "password_required"
    p = unlock(rig, u, "no").problem(422, "wrong_password")
    assert p["meta"] == {"uuid": u, "status": "password_required", "attempts_left": 4}
    body, headers = form(("password", "later"))
    a = rig.request("POST", f"/documents/{u}/unlock", body, headers)
    assert a.status == 202 and a.json["uuid"] == u
    d = ended(rig, u)
    assert d["status"] in ("completed", "needs_review") and d["error"] is None and d["revision"] == 1
    unlock(rig, u, "later").problem(409, "invalid_state")


def test_five_wrong_ones(rig, statement, tmp_path):
    locked = encrypt(tmp_path, statement[0], "five")
    p = upload(rig, locked, "/extract", [("password", "wrong")]).problem(422, "wrong_password")
    u = p["meta"]["uuid"]
    assert p["meta"]["attempts_left"] == 4
    left = [unlock(rig, u, f"wrong {i}").problem(422, "wrong_password")["meta"] for i in range(4)]
    assert [m["attempts_left"] for m in left] == [3, 2, 1, 0] and left[-1]["status"] == "failed"
    d = rig.get(f"/documents/{u}").json
    assert d["status"] == "failed" and d["error"]["code"] == "wrong_password"
    assert unlock(rig, u, "five").problem(409, "invalid_state")["meta"] == {"status": "failed"}


def test_what_is_no_password(rig, statement, tmp_path):
    u = upload(rig, encrypt(tmp_path, statement[0], "x"), "/extract").json["meta"]["uuid"]
    path = f"/documents/{u}/unlock"
    js = {"Content-Type": "application/json"}
    for body, code, pointer in [(b"{}", "missing_field", "/password"), (b'{"password":1}', "bad_request", "/password"), (b'{"password":""}', "bad_request", "/password"),
                                (b'{"password":"x","y":1}', "bad_request", "/y"), (b"[]", "bad_request", ""), (b"{", "bad_request", ""),
                                (json.dumps({"password": "x" * 256}).encode(), "bad_request", "/password")]:
        p = rig.request("POST", path, body, js).problem(400, code)
        assert [e["pointer"] for e in p["errors"]] == [pointer]
    rig.request("POST", path, b"password=x", {"Content-Type": "application/x-www-form-urlencoded"}).problem(415, "unsupported_media_type")
    body, headers = form(("pass", "x"))
    p = rig.request("POST", path, body, headers).problem(400, "bad_request")
    assert {e["pointer"]: e["code"] for e in p["errors"]} == {"/pass": "unknown", "/password": "missing"}
    rig.request("POST", path + "?wait=0", b'{"password":"x"}', js).problem(400, "bad_request")
    rig.request("POST", path, b'{"password":"' + b"x" * 9000 + b'"}', js).problem(413, "file_too_large")
    unlock(rig, uuid.uuid4(), "x").problem(404, "document_not_found")
    theirs = rig.key(rig.team("snoopers"))
    unlock(rig, u, "x", key=theirs).problem(404, "document_not_found")
    unlock(rig, u, "x", key=rig.key("acme", scopes="documents:read")).problem(403, "forbidden_scope")
    upload(rig, statement[0], extra=[("password", "x" * 256)]).problem(400, "bad_request")
    upload(rig, statement[0], extra=[("password", b"\xff")]).problem(400, "bad_request")
    # nobody tried it
    assert rig.sql("SELECT password_attempts FROM docextract.document WHERE uuid = %s", u) == [(0,)]


def test_when_the_process_that_has_it_is_gone_it_is_asked_for_again(rig, statement, tmp_path):
    locked = encrypt(tmp_path, statement[0], "forgotten")
    u = upload(rig, locked, "/extract").json["meta"]["uuid"]
    # as if an API process had taken the password and died
    rig.sql("SELECT docextract.unlock_document((SELECT team FROM docextract.document WHERE uuid = %s), %s, 'of-nobody', '')", u, u)
    rig.sql("SELECT docextract.notify_job()")
    d = ended(rig, u)
    assert d["status"] == "password_required" and d["error"]["meta"]["attempts_left"] == 5
    assert unlock(rig, u, "forgotten").status == 202
    assert ended(rig, u)["status"] in ("completed", "needs_review")


def test_after_24_hours_without_one_it_has_failed(rig, statement, tmp_path):
    u = upload(rig, encrypt(tmp_path, statement[0], "slow"), "/extract").json["meta"]["uuid"]
    rig.sql("UPDATE docextract.document SET retire_at = now() WHERE uuid = %s", u)
    rig.sql("SELECT docextract.retire()")
    d = rig.get(f"/documents/{u}").json
    assert d["status"] == "failed" and d["error"]["code"] == "password_required"


@pytest.mark.skipif(not HOSTILE.exists(), reason=f"SKIPPED LOUDLY: no corpus at {HOSTILE}")
def test_encrypted_files_of_others(rig):
    opened = 0
    for row in csv.DictReader(open(HOSTILE / "MANIFEST.csv", encoding="utf-8")):
        if not row["category"].startswith("encrypted-"):
            continue
        content = (HOSTILE / row["file"]).read_bytes()
        a = upload(rig, content, extra=[("password", row["password"])] if row["password"] else [])
        d = ended(rig, a.json["uuid"])
        code = d["error"]["code"] if d["error"] else None
        if row["category"] == "encrypted-unknown-password":
            assert d["status"] == "password_required", (row["file"], d["status"], code)
        else:
            # whatever is wrong with it besides, its password was right, or none was needed
            assert code not in ("password_required", "wrong_password"), (row["file"], code)
            opened += 1
        if row["password"]:
            b = ended(rig, upload(rig, content).json["uuid"])
            assert b["status"] == "password_required" or row["file"].startswith("005"), row["file"]
    assert opened >= 8


def find_bytes(folder, needles):
    """Files below FOLDER with one of NEEDLES in them."""
    found = []
    for path in Path(folder).rglob("*"):
        if path.is_file() and not path.is_symlink():
            data = path.read_bytes()
            found += [(str(path), n) for n in needles if n in data]
    return found


def test_a_late_notice_of_an_earlier_end_takes_no_password(rig, statement, tmp_path):
    """Notices that the document has ended come while it is unlocked: of its first end, which may reach another process late."""
    locked = encrypt(tmp_path, statement[0], PASSWORD)
    for _ in range(6):
        u = upload(rig, locked, "/extract", [("password", "wrong")]).problem(422, "wrong_password")["meta"]["uuid"]
        over = threading.Event()

        def tell(u=u, over=over):
            with contextlib.closing(psycopg2.connect(rig.cluster.conninfo())) as conn, conn.cursor() as cur:
                conn.autocommit = True
                while not over.is_set():
                    cur.execute("SELECT docextract.notify_done(%s)", (u,))

        tellers = [threading.Thread(target=tell, daemon=True) for _ in range(2)]
        for teller in tellers:
            teller.start()
        try:
            assert unlock(rig, u, PASSWORD).status == 202
        finally:
            over.set()
            for teller in tellers:
                teller.join()
        assert ended(rig, u)["status"] in ("completed", "needs_review")


def test_it_is_nowhere(rig, statement, tmp_path):
    """Neither in logs, nor in any table, nor in the cluster's files (write-ahead log included), nor in a core."""
    good, bad = PASSWORD + uuid.uuid4().hex, PASSWORD + uuid.uuid4().hex
    needles = [w for p in (good, bad) for w in (p.encode(), p[-32:].encode(), p[-32:].encode("utf-16-le"), p[-32:].encode().hex().encode())]
    locked = encrypt(tmp_path, statement[0], good)
    p = upload(rig, locked, "/extract", [("password", bad)]).problem(422, "wrong_password")
    assert unlock(rig, p["meta"]["uuid"], good).status == 202
    assert ended(rig, p["meta"]["uuid"])["status"] in ("completed", "needs_review")
    assert upload(rig, locked, "/extract", [("password", good)], headers={"Idempotency-Key": "k-" + uuid.uuid4().hex}).status == 200
    upload(rig, locked, "/documents", [("password", good), ("pages", "0")]).problem(400, "bad_request")
    rig.request("POST", f"/documents/{p['meta']['uuid']}/unlock", '{"password":"' + bad, {"Content-Type": "application/json"}).problem(400, "bad_request")
    held = upload(rig, locked, extra=[("password", good)]).json["uuid"]
    # the processes that had it crash, with cores allowed
    cores = set(rig.folder.rglob("core*"))
    pids = [int(pid) for pid in re.findall(r"(?:api|worker)[^\[\n]*\[(\d+)\]", rig.log())]
    senders = re.findall(r"sender[^\[\n]*\[(\d+)\]", rig.log())
    everybody = set(pids) | {int(pid) for pid in senders}
    limits = {Path(f"/proc/{pid}/limits").read_text() for pid in everybody if Path(f"/proc/{pid}").exists()}
    filters = {Path(f"/proc/{pid}/coredump_filter").read_text().strip() for pid in everybody if Path(f"/proc/{pid}").exists()}
    assert senders and limits and all(re.search(r"Max core file size +0 +0", text) for text in limits) and {int(f, 16) for f in filters} == {0}
    victim = next(pid for pid in pids if Path(f"/proc/{pid}").exists())
    os.kill(victim, signal.SIGABRT)
    ended(rig, held)
    assert set(rig.folder.rglob("core*")) == cores
    rig.sql("CHECKPOINT")
    dump = subprocess.run(["pg_dump", "--inserts", rig.cluster.conninfo()], capture_output=True, check=True).stdout
    assert b"INSERT INTO docextract.document" in dump
    assert not [n for n in needles if n in dump]
    assert not [n for n in needles if n in rig.log().encode()]
    assert find_bytes(rig.folder, needles) == []
    # the search finds what is there
    assert find_bytes(rig.folder, [held.encode()])
