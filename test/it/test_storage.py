# SPDX-License-Identifier: AGPL-3.0-or-later
"""Uploaded bytes in the database, in a folder and in S3: kept, read, given back, deleted, moved while the service runs; and
what happens when the storage is full, away, slow or says no."""

import json
import os
import subprocess
import sys
import threading
import uuid as uuids
from pathlib import Path

import psycopg2
import pytest

from conftest import CLI, Cluster, Rig

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "test/lib"))

from daemon import wait_for  # noqa: E402
from s3 import S3  # noqa: E402

DRIVERS = ("postgres", "file", "s3")


class Store(Rig):
    """A daemon that knows all three, with a folder and a bucket of its own."""

    def __init__(self, folder, cluster, driver="postgres", *options, server=None):
        self.s3 = server or S3()
        self.dir = folder / "store"
        self.dir.mkdir(mode=0o700)
        self.secret = folder / "s3-secret"
        self.secret.write_text(self.s3.secret + "\n")
        self.secret.chmod(0o600)
        super().__init__(folder, cluster, [
            "api = 1", "workers = 1", f"storage.driver = {driver}", f"storage.dir = {self.dir}", f"storage.s3_url = {self.s3.url}",
            f"storage.s3_bucket = {self.s3.bucket}", "storage.s3_prefix = dx/", f"storage.s3_region = {self.s3.region}",
            f"storage.s3_key_id = {self.s3.key_id}", f"storage.s3_secret_file = {self.secret}", *options])
        self.default_team = self.team("acme-" + os.urandom(4).hex())
        self.default_key = self.key(self.default_team)

    def restart(self, **changes):
        self.stop()
        for name, value in changes.items():
            name = name.replace("__", ".")
            self.options = [o for o in self.options if not o.startswith(f"{name} =")] + [f"{name} = {value}"]
        return self.start().wait_ready()

    def content(self, *args, code=0):
        """Standard output of docextract content; its standard error is in self.said."""
        out = subprocess.run([CLI, "content", *args, "-c", self.folder / "docextract.conf", "--database", self.cluster.conninfo()],
                             capture_output=True, text=True)
        assert out.returncode == code, (args, out.returncode, out.stdout, out.stderr)
        self.said = out.stderr
        return out.stdout

    def upload(self, data):
        return self.post("/documents", ("industry", "finance"), ("template", "bank_statement"), ("file", data, "s.pdf"))

    def accepted(self, data):
        a = self.upload(data)
        assert a.status == 202, a.body
        return a.json["uuid"]

    def finish(self, uuid, seconds=120):
        def ended():
            doc = self.get(f"/documents/{uuid}?wait=10").json
            return doc if doc["status"] in ("completed", "needs_review", "failed") else None
        return wait_for(ended, seconds)

    def original(self, uuid):
        a = self.get(f"/documents/{uuid}/original")
        assert a.status == 200, a.body
        return a.body

    def objects(self):
        """{driver: number of objects} as they lie there."""
        pieces, = self.sql("SELECT count(DISTINCT document) FROM docextract.content")[0]
        return {"postgres": pieces, "file": len([p for p in self.dir.rglob("*") if p.is_file()]), "s3": len(self.s3.objects)}

    def is_at(self, driver, n=1):
        return self.objects() == {d: n if d == driver else 0 for d in DRIVERS}

    def unowned(self):
        return self.sql("SELECT count(*) FROM docextract.content_unowned")[0][0]


@pytest.fixture(scope="module")
def cluster(tmp_path_factory):
    c = Cluster(tmp_path_factory.mktemp("storage") / "pg")
    yield c
    c.run("stop")


def making_stores(cluster, tmp_path, new_server):
    """Yields a function that makes stores; what they talk to is what NEW_SERVER makes."""
    made = []

    def make(driver="postgres", *options):
        db = "s" + uuids.uuid4().hex[:12]
        folder = tmp_path / db
        folder.mkdir()
        store = Store(folder, Database(cluster, db), driver, *options, server=new_server())
        made.append(store)
        return store.start().wait_ready()
    yield make
    for store in made:
        store.stop()
        assert store.s3.refused == [] or store.expect_refusals, store.s3.refused
        store.s3.down()


@pytest.fixture
def make_store(cluster, tmp_path):
    yield from making_stores(cluster, tmp_path, S3)


class Database:
    """An empty database of a cluster."""

    def __init__(self, cluster, name):
        self.cluster, self.name = cluster, name
        db = psycopg2.connect(cluster.conninfo("postgres"))
        db.autocommit = True
        with db.cursor() as cur:
            cur.execute(f"CREATE DATABASE {name}")
        db.close()

    def conninfo(self, role=None):
        text = self.cluster.conninfo(role)
        assert "dbname=docextract" in text
        return text.replace("dbname=docextract", f"dbname={self.name}")


Store.expect_refusals = False


@pytest.fixture(scope="module")
def large(statement):
    """A PDF of several pieces: what stands behind its end does not matter."""
    return statement[0] + b"\n%" + os.urandom(2_500_000).hex().encode() + b"\n" + statement[0][-1024:]


@pytest.mark.parametrize("driver", DRIVERS)
def test_content_is_kept_read_given_back_and_deleted(make_store, statement, large, driver):
    s = make_store(driver)
    small, big, twin = s.accepted(statement[0]), s.accepted(large), s.accepted(statement[0])
    assert s.is_at(driver, 3)
    docs = [s.finish(u) for u in (small, big, twin)]
    assert [d["status"] for d in docs] == ["completed"] * 3, [d["error"] for d in docs]
    assert docs[0]["data"] == docs[2]["data"] and docs[2]["warnings"][0]["code"] == "duplicate_upload"
    assert s.original(small) == statement[0] and s.original(big) == large
    head = s.request("HEAD", f"/documents/{big}/original")
    assert head.status == 200 and int(head.headers["Content-Length"]) == len(large) and head.body == b""
    # a page picture needs the bytes again
    png = s.get(f"/documents/{big}/pages/1.png")
    assert png.status == 200 and png.body.startswith(b"\x89PNG")
    # the same bytes of another document stay
    assert s.request("DELETE", f"/documents/{small}").status == 204
    wait_for(lambda: s.is_at(driver, 2), 60)
    assert s.original(twin) == statement[0]
    # retention
    s.sql("UPDATE docextract.document SET expires_at = now(), retire_at = now() WHERE uuid = %s", big)
    s.sql("SELECT docextract.retire()")
    wait_for(lambda: s.is_at(driver, 1), 60)
    s.get(f"/documents/{big}/original").problem(410, "document_expired")
    wait_for(lambda: s.unowned() == 0, 60)
    assert s.original(twin) == statement[0]
    assert json.loads(s.content("check", "--read", "--json")) == []
    if driver == "file":
        for p in s.dir.rglob("*"):
            assert p.stat().st_mode & 0o777 == (0o700 if p.is_dir() else 0o600)
    for text in (s.log(), s.sql("SELECT string_agg(error, '') FROM docextract.content_unowned")[0][0] or ""):
        assert s.s3.secret not in text


@pytest.mark.parametrize("driver", ("file", "s3"))
def test_a_refused_upload_leaves_nothing(make_store, statement, driver):
    s = make_store(driver)
    body = (("industry", "finance"), ("template", "bank_statement"), ("file", statement[0], "s.pdf"))
    assert s.post("/documents", *body, headers={"Idempotency-Key": "one"}).status == 202
    again = s.post("/documents", *body, headers={"Idempotency-Key": "one"})
    assert again.status == 202 and again.headers["Idempotent-Replayed"] == "true"
    s.post("/documents", *body[:2], ("file", statement[0] + b"\n", "s.pdf"), headers={"Idempotency-Key": "one"}).problem(409, "idempotency_conflict")
    wait_for(lambda: s.is_at(driver, 1) and s.unowned() == 0, 60)


@pytest.mark.parametrize("driver", ("file", "s3"))
def test_an_object_whose_upload_died_is_swept(make_store, statement, driver):
    s = make_store(driver, "storage.orphan_age = 1s")
    # the moment between the object and the transaction: it is refused, and so is whatever would tidy up
    s.sql("""CREATE FUNCTION docextract.no() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '57P01'; END $$;
             CREATE TRIGGER no BEFORE INSERT ON docextract.document FOR EACH ROW EXECUTE FUNCTION docextract.no();
             CREATE TRIGGER no BEFORE UPDATE ON docextract.content_unowned FOR EACH ROW EXECUTE FUNCTION docextract.no()""")
    assert s.upload(statement[0]).status == 503
    assert s.is_at(driver, 1) and s.unowned() == 1
    s.sql("DROP TRIGGER no ON docextract.content_unowned; DROP TRIGGER no ON docextract.document")
    wait_for(lambda: s.is_at(driver, 0) and s.unowned() == 0, 60)
    assert s.finish(s.accepted(statement[0]))["status"] == "completed"


def test_content_moves_while_the_service_runs(make_store, statement, large):
    s = make_store("postgres")
    kept = {s.accepted(data): data for data in (statement[0], large, statement[0] + b"\n")}
    for uuid in kept:
        assert s.finish(uuid)["status"] == "completed"
    stop, wrong = threading.Event(), []

    def read():
        while not stop.is_set():
            for uuid, data in kept.items():
                if s.original(uuid) != data:
                    wrong.append(uuid)
    reader = threading.Thread(target=read, daemon=True)
    reader.start()
    try:
        for driver in ("file", "s3", "postgres", "s3", "file"):
            assert s.content("migrate", "--to", driver).startswith(f"3 moved to {driver}, 0 changed")
            assert s.content("migrate", "--to", driver).startswith("0 moved")
            assert s.sql("SELECT driver, documents FROM docextract.content_overview WHERE documents > 0") == [(driver, 3)]
            assert s.content("check", "--read")
    finally:
        stop.set()
        reader.join()
    assert wrong == []
    # read again from there, by a worker that has forgotten it
    s.restart(storage__driver="s3")
    for uuid in kept:
        assert s.get(f"/documents/{uuid}/pages/1.png").status == 200
    # copies that are left for readers go with their document
    for uuid in kept:
        assert s.request("DELETE", f"/documents/{uuid}").status == 204
    wait_for(lambda: s.objects() == {d: 0 for d in DRIVERS} and s.unowned() == 0, 60)


def test_damaged_bytes_are_found_and_not_moved(make_store, statement):
    s = make_store("file")
    good, bad, gone = [s.accepted(statement[0] + b"\n" * i) for i in range(3)]
    for uuid in (good, bad, gone):
        s.finish(uuid)
    path = {p.name[:36]: p for p in s.dir.rglob("*") if p.is_file()}
    path[bad].write_bytes(b"X" + path[bad].read_bytes()[1:])
    path[gone].unlink()
    stranger = s.dir / "ab" / "cd" / (str(uuids.uuid4()) + ".0123abcd")
    stranger.parent.mkdir(parents=True, exist_ok=True)
    stranger.write_bytes(b"?")
    (s.dir / "README").write_text("not ours")
    assert json.loads(s.content("status", "--json"))[0]["driver"] == "file"
    found = {(x["found"], x["document"]) for x in json.loads(s.content("check", "--read", "--json", code=1))}
    assert found == {("damaged", bad), ("missing", gone), ("orphan", "")}
    assert s.content("migrate", "--to", "s3", code=1).startswith("1 moved to s3, 0 changed meanwhile, 2 damaged")
    assert bad in s.said and gone in s.said
    assert dict(s.sql("SELECT document::text, driver FROM docextract.content_place")) == {good: "s3", bad: "file", gone: "file"}
    assert stranger.exists()
    s.content("check", "--delete-orphans", code=1)
    assert not stranger.exists() and (s.dir / "README").exists() and path[bad].exists()
    assert s.original(good) == statement[0]
    s.get(f"/documents/{gone}/original").problem(500, "internal_error")


def test_what_is_written_behind_its_timeout_is_deleted_too(make_store, statement):
    s = make_store("s3", "storage.timeout = 1s", "storage.orphan_age = 20s")
    s.expect_refusals = True
    s.s3.delay = 8
    s.upload(statement[0]).problem(503, "storage_unavailable")
    s.s3.delay = 0
    wait_for(lambda: s.s3.objects, 20)
    wait_for(lambda: s.unowned() == 0, 120)
    assert not s.s3.objects


def test_s3_that_is_away_says_no_or_is_slow(make_store, statement):
    s = make_store("s3", "storage.timeout = 1s", "storage.orphan_age = 20s")
    s.expect_refusals = True
    assert s.finish(s.accepted(statement[0]))["status"] == "completed"
    # away
    s.s3.down()
    p = s.upload(statement[0]).problem(503, "storage_unavailable")
    assert p["retryable"] is True and p["meta"]["retry_after_seconds"] >= 1 and "127.0.0.1" not in p["detail"] and s.s3.bucket not in p["detail"]
    assert s.get("/ping").status == 200
    s.s3.up()
    assert s.finish(s.accepted(statement[0]))["status"] == "completed"
    # says no: not tried again
    before = len(s.s3.requests)
    s.s3.fault = lambda method, key: (403, "AccessDenied") if method == "PUT" else None
    s.upload(statement[0]).problem(503, "storage_unavailable")
    assert len([r for r in s.s3.requests[before:] if r[0] == "PUT"]) == 1 and "AccessDenied" in s.log()
    # in trouble for a moment: tried again
    faults = [(500, "InternalError"), (503, "SlowDown")]
    s.s3.fault = lambda method, key: faults.pop() if method == "PUT" and faults else None
    assert s.finish(s.accepted(statement[0]))["status"] == "completed"
    # too slow
    s.s3.fault, s.s3.delay = lambda method, key: None, 3
    s.upload(statement[0]).problem(503, "storage_unavailable")
    s.s3.delay = 0
    # a wrong secret
    s.secret.write_text("wrong")
    s.restart()
    s.upload(statement[0]).problem(503, "storage_unavailable")
    assert s.s3.refused and "SignatureDoesNotMatch" in s.log()
    s.secret.write_text(s.s3.secret)
    s.restart()
    # deletion waits until it can be done
    wait_for(lambda: s.unowned() == 0, 120)
    assert len(s.s3.objects) == 3


@pytest.mark.parametrize("driver", ("s3", "file"))
def test_a_document_waits_for_its_storage(make_store, statement, driver):
    s = make_store(driver, "storage.timeout = 1s")
    s.restart(workers=0)
    uuid = s.accepted(statement[0])
    folders = [p for p in s.dir.iterdir() if p.is_dir()]
    for folder in folders:
        folder.chmod(0)
    s.s3.fault = lambda method, key: (403, "AccessDenied")
    s.restart(workers=1)
    wait_for(lambda: s.log().count("storage of documents cannot be used") >= 2, 60)
    assert s.get(f"/documents/{uuid}").json["status"] == "processing"
    s.get(f"/documents/{uuid}/original").problem(503, "storage_unavailable")
    for folder in folders:
        folder.chmod(0o700)
    s.s3.fault = lambda method, key: None
    assert s.finish(uuid)["status"] == "completed"
    assert s.sql("SELECT DISTINCT outcome FROM docextract.job_attempt WHERE document = %s", uuid) == [("done",)]


def test_a_document_that_waits_for_its_storage_can_be_cancelled(make_store, statement):
    s = make_store("s3")
    s.s3.fault = lambda method, key: (403, "AccessDenied") if method == "GET" else None
    uuid = s.accepted(statement[0])
    wait_for(lambda: "storage of documents cannot be used" in s.log(), 60)
    assert s.request("POST", f"/documents/{uuid}/cancel").status == 202
    s.s3.fault = lambda method, key: None
    assert s.finish(s.accepted(statement[0]))["status"] == "completed"
    assert s.get(f"/documents/{uuid}").json["status"] == "cancelled"


def test_a_folder_that_cannot_be_written_to(make_store, statement):
    s = make_store("file")
    s.dir.chmod(0o500)
    p = s.upload(statement[0]).problem(503, "storage_unavailable")
    assert str(s.dir) not in json.dumps(p) and str(s.dir) in s.log()
    s.dir.chmod(0o700)
    assert s.finish(s.accepted(statement[0]))["status"] == "completed"
    wait_for(lambda: s.is_at("file", 1) and s.unowned() == 0, 60)


@pytest.mark.parametrize("options, words", [
    (["storage.driver = tape"], "storage.driver"),
    (["storage.driver = s3", "storage.s3_bucket = "], "storage.s3_bucket"),
    (["storage.dir = /nowhere/at/all"], "storage.dir"),
    (["storage.s3_prefix = a b/"], "storage.s3_prefix"),
    (["storage.s3_secret_file = /nowhere/at/all"], "nowhere"),
])
def test_wrong_settings_are_refused_at_the_start(cluster, tmp_path, options, words):
    s = Store(tmp_path, Database(cluster, "w" + uuids.uuid4().hex[:12]))
    names = {o.split(" =")[0] for o in options}
    s.options = [o for o in s.options if o.split(" =")[0] not in names] + options
    try:
        s.start()
        assert s.proc.wait(60) != 0
        assert words in s.log()
    finally:
        s.stop()
        s.s3.down()
