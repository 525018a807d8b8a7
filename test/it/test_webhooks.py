# SPDX-License-Identifier: AGPL-3.0-or-later
"""The sender against a real database and receivers on loopback, good and bad ones."""

import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "test/lib"))

from daemon import BUILD, Cluster, Daemon, wait_for  # noqa: E402
from ports import free_port  # noqa: E402
from receiver import Receiver, verify  # noqa: E402

EVENT = re.compile(r"[A-Za-z0-9_]+")


@pytest.fixture(scope="module")
def cluster(tmp_path_factory):
    c = Cluster(tmp_path_factory.mktemp("webhooks") / "pg")
    yield c
    c.remove()


@pytest.fixture
def receiver():
    r = Receiver()
    yield r
    r.stop()


class Sender(Daemon):
    """A daemon that only sends, and the command line beside it."""

    def __init__(self, folder, cluster, **settings):
        folder.mkdir(parents=True, exist_ok=True)
        self.master = folder / "master-key"
        super().__init__(folder, cluster, **{"workers": 0, "keeper": "no", "webhook__allow_cidr": "127.0.0.0/8", "webhook__timeout": "2s",
                                             "keys__master_key_file": self.master, **settings})

    def cli(self, *args, code=0):
        where = " ".join(f"{k}={v}" for k, v in self.db.get_dsn_parameters().items() if k in ("host", "port", "user", "dbname"))
        out = subprocess.run([BUILD / "docextract", *args, "--database", where, *(["--master-key-file", self.master] if args[0] != "queue" else [])],
                             capture_output=True, text=True)
        assert out.returncode == code, (args, out.returncode, out.stdout, out.stderr)
        return out.stdout if code == 0 else out.stderr

    def add(self, url, *args, team="t"):
        """(id, secret) of a new endpoint."""
        e = json.loads(self.cli("webhooks", "add", url, "--team", team, *args, "--json"))
        return e["id"], e["secret"]

    def emit(self, n, first=1, type="document.completed", data='{"n":1}', team=1):
        """Events as the end of documents writes them, in one transaction; their ids."""
        ids = [f"evt_{i:06}" for i in range(first, first + n)]
        self.sql("SELECT docextract.emit_team_event(%s, %s, id, %s) FROM unnest(%s) AS id", team, type, data, ids)
        self.sql("SELECT docextract.notify_event()")
        return ids

    def states(self, endpoint):
        return dict(self.sql("SELECT state, count(*)::int FROM docextract.delivery WHERE endpoint = %s GROUP BY 1", endpoint))

    def wait_states(self, endpoint, seconds=20, **want):
        def reached():
            return self.states(endpoint) == want
        reached.__doc__ = f"{want} at endpoint {endpoint}"
        try:
            wait_for(reached, seconds)
        except AssertionError as e:
            raise AssertionError(f"{e}: {self.states(endpoint)}\n{self.log()[-3000:]}") from None


@pytest.fixture
def sender(cluster, tmp_path):
    s = Sender(tmp_path / "d", cluster)
    yield s
    s.close()


# ---- the main way ----

def test_the_end_of_a_document_arrives_signed(cluster, tmp_path, receiver):
    d = Sender(tmp_path / "d", cluster, workers=1)
    try:
        endpoint, secret = d.add(receiver.url("/ok/a"), "--events", "document.completed,document.failed,document.cancelled")
        assert re.fullmatch(r"whsec_[A-Za-z0-9+/]{43}=", secret)
        assert oct(d.master.stat().st_mode & 0o777) == "0o600"
        good = d.submit()
        assert d.finish(good) == "completed"
        got = wait_for(lambda: receiver.on("/ok/a"))[0]
        verify(secret, got)
        assert got.headers["content-type"] == "application/json; charset=utf-8"
        assert got.headers["user-agent"] == "docextract-webhooks/1"
        assert got.headers["x-service-event"] == "document.completed"
        assert got.headers["x-service-attempt"] == "1" and got.headers["x-service-delivery"].isdigit()
        assert "expect" not in got.headers
        event = json.loads(got.body)
        assert list(event) == ["id", "type", "created_at", "team", "data"]
        assert event["id"] == got.id and EVENT.fullmatch(event["id"]) and event["team"] == "t"
        assert event["data"]["document"]["uuid"] == good and event["data"]["document"]["status"] == "completed"
        bad = d.submit(pages=["fail:corrupt_file"])
        status = d.finish(bad)
        assert wait_for(lambda: len(receiver.on("/ok/a")) >= 2) and status in ("failed", "needs_review")
        d.wait_states(endpoint, delivered=2)
        # the sealed secret is not the secret
        sealed = bytes(d.one("SELECT secret FROM docextract.webhook_endpoint WHERE id = %s", endpoint))
        assert secret.encode() not in sealed and secret not in d.log()
    finally:
        d.close()


def test_each_way_to_end_has_its_event(sender, receiver):
    endpoint, _ = sender.add(receiver.url("/ok/all"), "--events", "document.completed,document.failed,document.cancelled,document.password_required")
    cancelled = sender.submit()
    sender.cli("queue", "cancel", cancelled)
    wait_for(lambda: receiver.on("/ok/all"))
    locked = sender.submit()
    sender.sql("SELECT docextract.worker_start('h', 1)")
    sender.sql("SELECT docextract.fail_document(job_id, token, '{\"code\":\"password_required\",\"detail\":\"x\"}', '') "
               "FROM docextract.claim_job((SELECT max(id) FROM docextract.worker), 60000, false)")
    sender.sql("UPDATE docextract.document SET retire_at = now() - interval '1 s' WHERE uuid = %s", locked)
    sender.sql("SELECT docextract.retire()")
    wait_for(lambda: len(receiver.on("/ok/all")) >= 3)
    assert [g.headers["x-service-event"] for g in receiver.on("/ok/all")] in (
        ["document.cancelled", "document.password_required", "document.failed"], ["document.cancelled", "document.failed", "document.password_required"])
    sender.wait_states(endpoint, delivered=3)


def test_a_long_document_is_sent_without_its_data(sender, receiver):
    sender.add(receiver.url("/ok/long"))
    uuid = sender.submit()
    sender.sql("SELECT docextract.worker_start('h', 1)")
    job, token = sender.sql("SELECT job_id, token FROM docextract.claim_job((SELECT max(id) FROM docextract.worker), 60000, false)")[0]
    sender.sql("SELECT docextract.open_done(%s, %s, 'application/pdf', 'pdf', 1, '{1}', '{9}', '{9}', '{good}', ARRAY['{}'])", job, token)
    data = json.dumps({"note": "y" * 300_000})
    assert sender.one("SELECT docextract.finish_document(%s, %s, 'completed', 0, %s, '{}', '[]', '{}', '[]', '[]', '{}', '')", job, token, data)
    got = wait_for(lambda: receiver.on("/ok/long"))[0]
    event = json.loads(got.body)
    assert event["data"]["result_omitted"] is True and "data" not in event["data"]["document"]
    assert event["data"]["document"]["uuid"] == uuid and len(got.body) < 262144


def test_events_of_another_team_or_type_do_not_arrive(sender, receiver):
    sender.sql("SELECT docextract.create_team('other', 'boundless')")
    mine, _ = sender.add(receiver.url("/ok/mine"))
    sender.add(receiver.url("/ok/theirs"), team="other")
    sender.emit(3)
    sender.emit(2, first=10, type="document.cancelled")
    sender.wait_states(mine, delivered=3)
    assert len(receiver.on("/ok/mine")) == 3 and not receiver.on("/ok/theirs")


# ---- secrets ----

def test_after_a_rotation_both_secrets_verify(sender, receiver):
    endpoint, old = sender.add(receiver.url("/ok/r"))
    new = json.loads(sender.cli("webhooks", "rotate-secret", str(endpoint), "--json"))["secret"]
    assert new != old
    sender.emit(1)
    got = wait_for(lambda: receiver.on("/ok/r"))[0]
    verify(new, got)
    verify(old, got)
    assert "24 hours" in sender.cli("webhooks", "rotate-secret", str(endpoint), code=1)
    sender.cli("webhooks", "rotate-secret", str(endpoint), "--force")
    sender.sql("UPDATE docextract.webhook_endpoint SET previous_expires_at = now() - interval '1 s'")
    sender.emit(1, first=2)
    got = wait_for(lambda: receiver.on("/ok/r")[1:])[0]
    assert got.headers["x-service-signature"].count("v1=") == 1
    with pytest.raises(AssertionError):
        verify(old, got)


def test_without_the_master_key_events_wait(sender, receiver):
    endpoint, secret = sender.add(receiver.url("/ok/key"))
    away = sender.master.with_suffix(".away")
    sender.master.rename(away)
    sender.emit(1)
    sender.wait_log("cannot make a delivery")
    sender.wait_states(endpoint, waiting=1)
    assert sender.one("SELECT attempt FROM docextract.delivery") == 0
    away.rename(sender.master)
    sender.sql("UPDATE docextract.delivery SET due = now()")
    sender.sql("SELECT docextract.notify_event()")
    verify(secret, wait_for(lambda: receiver.on("/ok/key"))[0])


# ---- failures ----

def test_failures_are_tried_again_with_the_same_id(sender, receiver):
    endpoint, secret = sender.add(receiver.url("/ok/flaky"))
    receiver.answers["/ok/flaky"] = [500, 503, 400, 301]
    sender.emit(1)
    for n in range(1, 5):
        wait_for(lambda: len(receiver.on("/ok/flaky")) == n)
        wait_for(lambda: sender.one("SELECT step FROM docextract.delivery") == n)
        sender.sql("UPDATE docextract.webhook_endpoint SET throttle_until = NULL")
        sender.sql("UPDATE docextract.delivery SET due = now()")
        sender.sql("SELECT docextract.notify_event()")
    sender.wait_states(endpoint, delivered=1)
    got = receiver.on("/ok/flaky")
    assert {g.id for g in got} == {"evt_000001"} and len({g.body for g in got}) == 1
    assert [g.headers["x-service-attempt"] for g in got] == ["1", "2", "3", "4", "5"]
    for g in got:
        verify(secret, g)
    tries = json.loads(sender.cli("webhooks", "attempts", str(sender.one("SELECT id FROM docextract.delivery")), "--json"))
    assert [t["status"] for t in tries] == [500, 503, 400, 301, 200] and all(t["answer"] == "ok" and t["remote"] == "127.0.0.1" for t in tries)


def test_the_first_retry_comes_by_itself(sender, receiver):
    endpoint, _ = sender.add(receiver.url("/ok/again"))
    receiver.answers["/ok/again"] = [500]
    sender.emit(1)
    sender.wait_states(endpoint, delivered=1)
    a, b = receiver.on("/ok/again")
    assert b.at - a.at > 4.4


TORTURE = ("hang", "drip", "heads", "flood", "reset", "redirect", "retry-1", "status-410", "status-500", "long")


def test_bad_receivers_leave_the_sender_healthy(sender, receiver, tmp_path):
    subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
                    "-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", tmp_path / "k", "-out", tmp_path / "c"],
                   check=True, capture_output=True)
    tls = Receiver((tmp_path / "c", tmp_path / "k"))
    try:
        ids = {way: sender.add(receiver.url(f"/{way}/x"))[0] for way in TORTURE}
        ids["bad-certificate"], _ = sender.add(tls.url("/ok/x"))
        ids["closed"], _ = sender.add("http://127.0.0.1:1/")
        ids["metadata"], _ = sender.add("http://169.254.169.254/latest/meta-data/")
        ids["plain-public"], _ = sender.add("http://93.184.215.14/")
        ids["v6"], _ = sender.add("http://[::ffff:10.0.0.1]/")
        good, secret = sender.add(receiver.url("/ok/good"))
        pid = sender.pids("sender")
        sender.emit(10)
        sender.wait_states(good, delivered=10)
        want = {"hang": "timeout", "drip": "timeout", "heads": "too_large", "flood": "answered", "reset": "broken", "redirect": "answered",
                "retry-1": "answered", "status-410": "answered", "status-500": "answered", "long": "answered", "bad-certificate": "tls",
                "closed": "no_connection", "metadata": "blocked_address", "plain-public": "blocked_address", "v6": "blocked_address"}

        def outcomes():
            return dict(sender.sql("SELECT DISTINCT ON (d.endpoint) d.endpoint, a.outcome FROM docextract.delivery_attempt a "
                                   "JOIN docextract.delivery d ON d.id = a.delivery ORDER BY d.endpoint, a.ended_at"))
        wait_for(lambda: {w: outcomes().get(i) for w, i in ids.items()} == want, 30)
        assert not receiver.on("/ok/followed") and not tls.got
        wait_for(lambda: sender.states(ids["long"]) == {"delivered": 10})
        wait_for(lambda: sender.states(ids["flood"]) == {"delivered": 10})
        assert sender.one("SELECT max(octet_length(a.answer)) FROM docextract.delivery_attempt a") == 4096
        assert sender.one("SELECT state FROM docextract.webhook_endpoint WHERE id = %s", ids["status-410"]) == "disabled"
        # as healthy as before: the same process, and new events go out
        assert sender.pids("sender") == pid
        sender.emit(1, first=100)
        sender.wait_states(good, delivered=11)
        rss = int(re.search(r"VmHWM:\s+(\d+)", Path(f"/proc/{pid[0]}/status").read_text()).group(1))
        # the sanitizer keeps freed memory for a while
        assert rss < 200 * 1024 or "asan" in BUILD.name
    finally:
        tls.stop()


def test_a_certificate_of_the_operators_own_authority_is_taken(cluster, tmp_path):
    subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
                    "-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", tmp_path / "k", "-out", tmp_path / "c"],
                   check=True, capture_output=True)
    tls = Receiver((tmp_path / "c", tmp_path / "k"))
    s = Sender(tmp_path / "d", cluster, webhook__ca_file=tmp_path / "c")
    try:
        endpoint, secret = s.add(tls.url("/ok/x"))
        s.emit(1)
        s.wait_states(endpoint, delivered=1)
        verify(secret, tls.got[0])
    finally:
        s.close()
        tls.stop()


def test_without_an_allowed_range_nothing_private_is_connected_to(cluster, tmp_path, receiver):
    s = Sender(tmp_path / "d", cluster, webhook__allow_cidr='""')
    try:
        endpoint, _ = s.add(receiver.url("/ok/x"))
        s.emit(1)
        wait_for(lambda: s.one("SELECT count(*) FROM docextract.delivery_attempt WHERE outcome = 'blocked_address'") == 1)
        assert receiver.connections == 0
    finally:
        s.close()


def test_retry_after_holds_the_whole_endpoint_back(sender, receiver):
    endpoint, _ = sender.add(receiver.url("/retry-3600/x"))
    sender.emit(40)
    wait_for(lambda: sender.one("SELECT throttle_until > now() + interval '50 min' FROM docextract.webhook_endpoint"))
    time.sleep(1.5)
    assert 1 <= len(receiver.on("/retry-3600/x")) <= 4
    sender.wait_states(endpoint, waiting=40)


# ---- nobody waits for somebody else ----

def test_hanging_endpoints_do_not_delay_the_others(cluster, tmp_path, receiver):
    s = Sender(tmp_path / "d", cluster, webhook__timeout="60s")
    try:
        for i in range(50):
            s.sql("SELECT docextract.add_webhook('t', %s, secret, NULL) FROM (SELECT decode('00', 'hex') AS secret) s", receiver.url(f"/hang/{i}"))
        _, _ = s.add(receiver.url("/ok/key-maker"))
        sealed = s.one("SELECT secret FROM docextract.webhook_endpoint ORDER BY id DESC LIMIT 1")
        s.sql("UPDATE docextract.webhook_endpoint SET secret = %s", bytes(sealed))
        for i in range(50):
            s.sql("SELECT docextract.add_webhook('t', %s, %s, NULL)", receiver.url(f"/ok/{i}"), bytes(sealed))
        s.emit(8)

        def healthy_done():
            return s.one("SELECT count(*) FROM docextract.delivery d JOIN docextract.webhook_endpoint e ON e.id = d.endpoint "
                         "WHERE e.url LIKE '%%/ok/%%' AND d.state = 'delivered'") == 51 * 8
        wait_for(healthy_done, 50)
        # all this while the others still hang in their first attempts, four each
        assert receiver.open == 200 and s.one("SELECT count(*) FROM docextract.delivery_attempt WHERE outcome = 'timeout'") == 0
        assert max(most for _, most in receiver.most_open.values()) <= 4
    finally:
        s.close()


def test_a_timeout_leaves_one_at_a_time(cluster, tmp_path, receiver):
    s = Sender(tmp_path / "d", cluster, webhook__timeout="300ms")
    try:
        s.add(receiver.url("/hang/x"))
        s.emit(20)
        wait_for(lambda: s.one("SELECT count(*) FROM docextract.delivery_attempt WHERE outcome = 'timeout'") >= 5)
        assert s.one("SELECT slots FROM docextract.webhook_endpoint") == 1
        wait_for(lambda: receiver.open <= 1)
        for _ in range(10):
            assert receiver.open <= 1
            time.sleep(0.05)
    finally:
        s.close()


def test_a_large_backlog_costs_a_claim_nothing(sender, receiver):
    paused, _ = sender.add(receiver.url("/ok/paused"))
    sender.cli("webhooks", "pause", str(paused))
    sender.sql("INSERT INTO docextract.outbox(event_id, team, type, body, fanned) "
               "SELECT 'evt_b' || g, 1, 'document.completed', '{}', true FROM generate_series(1, 100000) g")
    sender.sql("INSERT INTO docextract.delivery(event, endpoint) SELECT id, %s FROM docextract.outbox", paused)
    sender.sql("ANALYZE docextract.delivery, docextract.outbox")
    plan = []

    def buffers():
        sender.sql("SELECT docextract.claim_deliveries('x', 10, 1000, 0)")
        before = sender.one("SELECT pg_stat_get_db_blocks_hit(oid) FROM pg_database WHERE datname = current_database()")
        text = sender.sql("EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) SELECT * FROM docextract.claim_deliveries('x', 10, 1000, 0)")[0][0]
        plan.append(before)
        p = text[0]["Plan"]
        return p["Shared Hit Blocks"] + p["Shared Read Blocks"]
    assert buffers() < 100
    good, _ = sender.add(receiver.url("/ok/good"))
    sender.emit(5)
    sender.wait_states(good, delivered=5)
    assert not receiver.on("/ok/paused")


# ---- the end of senders ----

def test_killed_senders_lose_nothing(cluster, tmp_path, receiver):
    s = Sender(tmp_path / "d", cluster, webhook__timeout="500ms")
    try:
        endpoints = [s.add(receiver.url(f"/ok/{i}"))[0] for i in range(20)]
        killed = 0
        for round in range(8):
            s.emit(50, first=1 + 50 * round)
            deadline = time.monotonic() + 10
            while time.monotonic() < deadline and not s.pids("sender"):
                time.sleep(0.02)
            time.sleep(0.05 + 0.03 * round)
            for pid in s.pids("sender"):
                os.kill(pid, signal.SIGKILL)
                killed += 1
        assert killed >= 5

        def all_delivered():
            return s.one("SELECT count(*) FROM docextract.delivery WHERE state = 'delivered'") == 20 * 400
        wait_for(all_delivered, 90)
        want = {f"evt_{i:06}" for i in range(1, 401)}
        for i in range(20):
            assert {g.id for g in receiver.on(f"/ok/{i}")} == want
        assert s.one("SELECT count(*) FROM docextract.delivery") == 20 * 400
        assert set(s.states(endpoints[0])) == {"delivered"}
    finally:
        s.close()


def test_an_orderly_stop_hands_back_what_is_under_way(sender, receiver):
    endpoint, _ = sender.add(receiver.url("/hang/x"))
    sender.write_conf(webhook__timeout="100s")
    sender.stop()
    sender.start()
    sender.emit(3)
    wait_for(lambda: receiver.open == 3)
    assert sender.stop() == 0
    sender.wait_states(endpoint, waiting=3)
    assert sender.sql("SELECT DISTINCT attempt, step, due <= now() FROM docextract.delivery") == [(0, 0, True)]


def test_two_senders_share_the_work(cluster, tmp_path, receiver):
    a = Sender(tmp_path / "a", cluster)
    b = Sender(tmp_path / "b", cluster, start=False)
    try:
        b.db.close()
        b.name, b.db = a.name, cluster.connect(dbname=a.name)
        b.db.autocommit = True
        b.master.write_text("")
        endpoints = [a.add(receiver.url(f"/ok/{i}"))[0] for i in range(10)]
        b.master.write_text(a.master.read_text())
        b.master.chmod(0o600)
        b.write_conf(database__conninfo=a.settings["database.conninfo"])
        b.start()
        b.wait_ready()
        b.wait_log("the database is there")
        ids = set()
        # the first one may be through with all of it before the other has had a turn
        for turn in range(1, 7):
            ids |= set(a.emit(300, first=1000 * turn))
            for e in endpoints:
                a.wait_states(e, 40, delivered=300 * turn)
            if a.one("SELECT count(DISTINCT sender) FROM docextract.delivery_attempt") == 2:
                break
        assert len(receiver.got) == 3000 * turn and {g.id for g in receiver.got} == ids
        assert a.one("SELECT count(DISTINCT sender) FROM docextract.delivery_attempt") == 2
        assert max(most for _, most in receiver.most_open.values()) <= 4
    finally:
        b.close()
        a.close()


# ---- pushes to providers ----

def test_pushes_carry_credentials_and_their_key(sender, receiver, tmp_path):
    line = tmp_path / "credentials"
    line.write_text("Authorization: Bearer s3cret-token\n")
    sender.cli("providers", "set", receiver.url("/ok/import"), "--team", "t", "--header-file", line)
    provider = json.loads(sender.cli("providers", "list", "--json"))[0]["id"]
    body = '{"note":"' + "é" * 700_000 + '"}'
    key = "0198f6a0-0000-7000-8000-000000000001"
    sender.sql("WITH o AS (INSERT INTO docextract.outbox(event_id, team, type, media_type, file_name, fanned, body) "
               "VALUES (%s, 1, 'tax_export.push', 'application/json', E'gstr1 \\\\ \"é\".json', true, convert_to(%s, 'UTF8')) RETURNING id) "
               "INSERT INTO docextract.delivery(event, endpoint) SELECT id, %s FROM o", key, body, provider)
    sender.sql("SELECT docextract.notify_event()")
    got = wait_for(lambda: receiver.on("/ok/import"))[0]
    assert got.body.decode() == body
    assert got.headers["authorization"] == "Bearer s3cret-token" and got.headers["idempotency-key"] == key
    assert got.headers["content-type"] == "application/json"
    assert re.fullmatch(r'attachment; filename="[^"\\]+"', got.headers["content-disposition"])
    assert "webhook-signature" not in got.headers
    sender.wait_states(provider, delivered=1)
    assert "s3cret" not in sender.log() + sender.cli("providers", "list")
    bad = tmp_path / "bad"
    for text in ("no header", "A: b\nC: d", ": x", "Na me: x", ""):
        bad.write_text(text)
        assert "header line" in sender.cli("providers", "set", receiver.url("/ok/import"), "--team", "t", "--header-file", bad, code=2)
    assert "removed" in sender.cli("providers", "remove", "--team", "t")


def test_metrics_say_what_is_overdue(cluster, tmp_path):
    s = Sender(tmp_path / "d", cluster, keeper="yes", admin__listen=f"127.0.0.1:{free_port()}")
    try:
        s.add("http://127.0.0.1:1/")
        s.emit(3)

        def gauge():
            with urllib.request.urlopen(f"http://{s.settings['admin.listen']}/metrics", timeout=10) as r:
                return 'docextract_deliveries{state="waiting"} 3\n' in r.read().decode()
        wait_for(gauge, 20)
    finally:
        s.close()


# ---- the command line ----

def test_operators_see_and_repeat_deliveries(sender, receiver):
    endpoint, secret = sender.add(receiver.url("/ok/cli"), "--description", "ledger")
    e = str(endpoint)
    sender.emit(3)
    sender.wait_states(endpoint, delivered=3)
    rows = json.loads(sender.cli("webhooks", "deliveries", e, "--json"))
    assert [r["state"] for r in rows] == ["delivered"] * 3 and [r["event_id"] for r in rows] == ["evt_000003", "evt_000002", "evt_000001"]
    shown = json.loads(sender.cli("webhooks", "show", e, "--json"))[0]
    assert shown["description"] == "ledger" and shown["delivered_24h"] == 3 and shown["events"] == ["document.completed", "document.failed"]
    assert secret not in sender.cli("webhooks", "show", e) + sender.cli("webhooks", "list")
    assert "queued" in sender.cli("webhooks", "redeliver", str(rows[2]["delivery"]))
    wait_for(lambda: len(receiver.on("/ok/cli")) == 4)
    again = receiver.on("/ok/cli")[3]
    assert again.id == "evt_000001" and again.headers["x-service-attempt"] == "2"
    sender.wait_states(endpoint, delivered=3)
    assert sender.cli("webhooks", "redeliver", "--endpoint", e, "--since", "1h").startswith("3 ")
    wait_for(lambda: len(receiver.on("/ok/cli")) == 7)
    assert sender.cli("webhooks", "redeliver", "--endpoint", e, "--since", "2000-01-01T00:00:00Z", "--until", "1d").startswith("0 ")
    # paused: collected, not sent
    sender.cli("webhooks", "pause", e)
    sender.emit(1, first=50)
    wait_for(lambda: sender.states(endpoint).get("waiting") == 1)
    time.sleep(1.2)
    assert len(receiver.on("/ok/cli")) == 7
    sender.cli("webhooks", "resume", e)
    wait_for(lambda: len(receiver.on("/ok/cli")) == 8)
    # a test event, whatever is subscribed
    assert "evt_test_" in sender.cli("webhooks", "test", e)
    test = wait_for(lambda: receiver.on("/ok/cli")[8:])[0]
    assert json.loads(test.body)["type"] == "webhook.test" and json.loads(test.body)["data"]["test"] is True
    assert sender.cli("webhooks", "events", e, "document.failed").split() == ["event", "document.failed"] or "document.failed" in sender.cli("webhooks", "events", e)
    sender.emit(1, first=60)
    assert "there is no event" in sender.cli("webhooks", "events", e, "document.eaten", code=1)
    assert "removed" in sender.cli("webhooks", "remove", e)
    assert "there is no endpoint" in sender.cli("webhooks", "show", e, code=1)


@pytest.mark.parametrize("url", ["ftp://example.com/", "https://user:pw@example.com/", "https://example.com/#x", "example.com", "https://ex ample.com/"])
def test_urls_that_cannot_work_are_refused(sender, url):
    assert "URL" in sender.cli("webhooks", "add", url, "--team", "t", code=2)


def test_a_wrong_range_is_no_configuration_to_start_with(cluster, tmp_path):
    s = Sender(tmp_path / "d", cluster, start=False, webhook__allow_cidr="127.0.0.1/8")
    try:
        s.start()
        assert s.proc.wait(60) == 2
        s.wait_log("webhook.allow_cidr is wrong")
    finally:
        s.close()
