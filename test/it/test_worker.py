# SPDX-License-Identifier: AGPL-3.0-or-later
"""The worker against a real database and an engine that does what it is told: every way a job can go."""

import json
import os
import resource
import signal
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "test/lib"))

from daemon import Cluster, Daemon, wait_for  # noqa: E402


@pytest.fixture(scope="module")
def cluster(tmp_path_factory):
    c = Cluster(tmp_path_factory.mktemp("worker") / "pg")
    yield c
    c.remove()


@pytest.fixture
def make(cluster, tmp_path):
    made = []

    def make_one(*options, **settings):
        d = Daemon(tmp_path / f"d{len(made)}", cluster, *options, **settings)
        made.append(d)
        return d
    yield make_one
    for d in made:
        d.close()


def engine_busy(d, op, n=1):
    wait_for(lambda: len([r for r in d.requests() if r["op"] == op]) >= n)


def outcome(d, name):
    """Status, number of results, number of events, jobs left."""
    return (d.finish(name), d.one("SELECT count(*) FROM docextract.result WHERE document = %s", name),
            d.one("SELECT count(*) FROM docextract.outbox WHERE document = %s", name),
            d.one("SELECT count(*) FROM docextract.job WHERE document = %s", name))


def error_code(d, name):
    return json.loads(d.one("SELECT error FROM docextract.document WHERE uuid = %s", name))["code"]


# ---- the way of a document ----


def test_text_layer_goes_through_in_one_claim(make):
    d = make()
    name = d.submit(["text", "text"])
    assert outcome(d, name) == ("completed", 1, 1, 0)
    assert d.attempts(name) == [(1, 0, "done"), (3, 0, "done")]
    assert d.one("SELECT max(attempt) FROM docextract.job_attempt WHERE document = %s", name) == 1
    assert [r["op"] for r in d.requests()] == ["open", "extract"]
    engine = json.loads(d.one("SELECT engine FROM docextract.result WHERE document = %s", name))
    assert engine["pages_text_layer"] == 2 and engine["pages_ocr"] == 0
    assert engine["tesseract"] == "5.3.0" and engine["languages"] == "eng"
    assert engine["language_model"] == {"state": "not_configured"} and set(engine["timings_ms"]) == {"open", "extract"}


def test_scanned_pages_become_jobs(make):
    d = make(workers=2)
    name = d.submit(["ok", "text", "ok", "ok"])
    assert outcome(d, name) == ("completed", 1, 1, 0)
    assert sorted(d.attempts(name)) == [(1, 0, "done"), (2, 1, "done"), (2, 3, "done"), (2, 4, "done"), (3, 0, "done")]
    data, engine, rows = d.sql("SELECT data, engine, rows_total FROM docextract.result WHERE document = %s", name)[0]
    assert json.loads(data) == {"read": [1, 2, 3, 4], "sources": ["ocr", "text_layer", "ocr", "ocr"]} and rows == 4
    assert (json.loads(engine)["pages_text_layer"], json.loads(engine)["pages_ocr"]) == (1, 3)
    assert d.sql("SELECT n, source, state FROM docextract.page WHERE document = %s ORDER BY n", name) == [
        (1, "ocr", "read"), (2, "text_layer", "read"), (3, "ocr", "read"), (4, "ocr", "read")]


def test_pages_spread_over_workers(make):
    d = make(workers=2)
    name = d.submit(["sleep:0.4"] * 4)
    assert d.finish(name) == "completed"
    owners = [r["owner"] for r in d.requests() if r["op"] == "ocr_page"]
    assert len(owners) == 4 and len(set(owners)) == 2


def test_the_bytes_arrive_whole_in_pieces_and_are_kept(make):
    d = make(workers=1)
    d.sql(f"ALTER DATABASE {d.name} SET track_functions = 'pl'")
    d.sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'docextract worker%%'")
    d.wait_log("registered worker=2")
    name = d.submit(["ok", "ok", "ok"], padding=3_500_000, chunk=1 << 20)
    assert d.finish(name, 30) == "completed"
    size = d.one("SELECT size_bytes FROM docextract.document WHERE uuid = %s", name)
    assert size > 3_500_000
    assert [r["bytes"] for r in d.requests()] == [size] * 4 + [0]
    # four pieces for the first job, none for its pages
    d.stop()
    assert d.one("SELECT calls FROM pg_stat_user_functions WHERE funcname = 'get_content'") == 4
    d.start()
    d.wait_log("ready children=", times=2)
    # the memory file is gone when two other documents have come
    d.finish(d.submit())
    d.finish(d.submit()), d.finish(d.submit())
    fds = [os.readlink(p) for p in Path(f"/proc/{d.pids('worker')[0]}/fd").iterdir()]
    assert len([f for f in fds if "memfd:document" in f]) == 2


def test_parameters_come_from_request_and_configuration(make):
    d = make(limits__pages=7, limits__pixels=5_000_000, limits__page_deadline="9s")
    name = d.submit(["ok"], options='{"depth": 2}')
    assert d.finish(name) == "completed"
    opened, page, extract = [r["params"] for r in d.requests()]
    assert opened == {"deadline_ms": 9000, "max_pages": 7, "max_pixels": 5_000_000}
    assert page == {"deadline_ms": 9000, "page": 1, "max_pixels": 5_000_000, "languages": "eng", "document": name}
    assert extract == {"deadline_ms": 9000, "options": {"depth": 2}}
    assert "s3cret" not in d.log()


def test_sync_goes_before_async_and_async_does_not_starve(make):
    d = make(workers=0)
    slow = [d.submit(prio=10) for _ in range(3)]
    fast = [d.submit(prio=0) for _ in range(6)]
    d.stop()
    d.write_conf(workers=1)
    d.start()
    for name in slow + fast:
        assert d.finish(name) == "completed"
    order = [str(r[0]) for r in d.sql("SELECT uuid FROM docextract.document ORDER BY completed_at")]
    assert order == fast + slow
    # the first of several workers takes every second job from the other end
    d.stop()
    slow = [d.submit(prio=10, open="sleep:0.05") for _ in range(6)]
    fast = [d.submit(prio=0, open="sleep:0.05") for _ in range(30)]
    d.write_conf(workers=2)
    d.start()
    for name in slow + fast:
        d.finish(name, 30)
    order = [str(r[0]) for r in d.sql("SELECT uuid FROM docextract.document ORDER BY completed_at")][9:]
    assert min(order.index(n) for n in slow) < max(order.index(n) for n in fast) - 15


# ---- notices and polls ----


def test_a_notice_wakes_a_worker_at_once_and_a_poll_finds_what_was_not_told(make):
    d = make(workers=1)
    d.finish(d.submit())
    waits = []
    for _ in range(10):
        start = time.monotonic()
        d.finish(d.submit())
        waits.append(time.monotonic() - start)
    assert sorted(waits)[5] < 0.2
    name = d.submit(notify=False)
    assert d.finish(name, 3) == "completed"


def test_ends_are_announced(make):
    d = make()
    listener = d.cluster.connect(dbname=d.name)
    listener.autocommit = True
    listener.cursor().execute("LISTEN docextract_done")
    names = [d.submit(), d.submit(["ok"]), d.submit(open="error:corrupt_file"), d.submit(["error:image_too_large"])]
    for name in names:
        d.finish(name)

    def told():
        listener.poll()
        return {n.payload for n in listener.notifies} == set(names)
    wait_for(told, 5)
    listener.close()


# ---- failures of documents ----


@pytest.mark.parametrize("code", ["corrupt_file", "too_many_pages", "unsupported_media_type"])
def test_a_file_that_cannot_be_read_fails_at_once(make, code):
    d = make(workers=1)
    name = d.submit(open=f"error:{code}")
    assert outcome(d, name) == ("failed", 0, 1, 0)
    assert error_code(d, name) == code
    assert d.attempts(name) == [(1, 0, "failed")]


def test_a_password_is_asked_for(make):
    d = make(workers=1)
    name = d.submit(open="error:password_required")
    assert d.finish(name) == "password_required"
    assert error_code(d, name) == "password_required"


@pytest.mark.parametrize("deed,code", [("crash", "reader_crashed"), ("timeout", "page_timeout"), ("garbage", "reader_crashed")])
def test_a_file_that_crashes_the_reader_twice_has_failed(make, deed, code):
    d = make(workers=1)
    name = d.submit(open=deed)
    assert outcome(d, name) == ("failed", 0, 1, 0)
    assert error_code(d, name) == code
    assert d.attempts(name) == [(1, 0, "crashed"), (1, 0, "failed")]
    # and the next one is read as if nothing had been
    assert d.finish(d.submit()) == "completed"


def test_a_crash_that_does_not_come_again_is_forgotten(make):
    d = make(workers=1)
    name = d.submit([["crash", "ok"]], open=["crash", "ok"], extract=["crash", "ok"])
    assert outcome(d, name) == ("completed", 1, 1, 0)
    assert d.attempts(name) == [(1, 0, "crashed"), (1, 0, "done"), (2, 1, "crashed"), (2, 1, "done"), (3, 0, "crashed"), (3, 0, "done")]


@pytest.mark.parametrize("deed", ["crash", "lie", "error:corrupt_file"])
def test_the_rest_is_read_when_a_page_fails(make, deed):
    d = make(workers=2)
    name = d.submit(["ok", deed, "ok"])
    assert outcome(d, name) == ("needs_review", 1, 1, 0)
    warnings = json.loads(d.one("SELECT warnings FROM docextract.result WHERE document = %s", name))
    assert [(w["code"], w["page"]) for w in warnings] == [("page_unreadable", 2)]
    assert json.loads(d.one("SELECT data FROM docextract.result WHERE document = %s", name))["read"] == [1, 3]


def test_all_pages_fail(make):
    d = make(workers=2)
    name = d.submit(["error:image_too_large", "error:image_too_large"])
    assert outcome(d, name) == ("failed", 0, 1, 0)


def test_no_text_found(make):
    d = make(workers=1)
    name = d.submit(["ok"], extract="error:no_text_found")
    assert outcome(d, name) == ("failed", 0, 1, 0)
    assert error_code(d, name) == "no_text_found"


def test_a_fault_of_ours_is_tried_three_times(make):
    d = make(workers=1)
    name = d.submit(open="error:internal_error")
    assert d.finish(name, 30) == "failed"
    assert d.attempts(name) == [(1, 0, "retry"), (1, 0, "retry"), (1, 0, "failed")]
    assert error_code(d, name) == "internal_error"


# ---- deaths ----


def test_a_host_without_descriptors_uses_up_no_attempts(make):
    d = make(workers=1)
    assert d.finish(d.submit(["text"])) == "completed"
    [pid] = d.pids("worker")
    limits = resource.prlimit(pid, resource.RLIMIT_NOFILE)
    # what is open stays open, so its connections go on; a document's bytes find no place
    resource.prlimit(pid, resource.RLIMIT_NOFILE, (3, limits[1]))
    names = [d.submit(["text"]) for _ in range(3)]
    wait_for(lambda: d.one("SELECT count(*) FROM docextract.job_attempt WHERE outcome = 'released' AND error LIKE '%%Too many open files%%'") >= 2, 60)
    resource.prlimit(pid, resource.RLIMIT_NOFILE, limits)
    assert [outcome(d, name) for name in names] == [("completed", 1, 1, 0)] * len(names)
    assert {a for name in names for a in d.attempts(name)} == {(1, 0, "released"), (1, 0, "done"), (3, 0, "done")}
    assert d.one("SELECT max(attempt) FROM docextract.job_attempt WHERE outcome = 'done'") == 1


def test_an_engine_that_dies_of_a_document(make):
    d = make(workers=1)
    name = d.submit(open=["exit", "ok"])
    assert outcome(d, name) == ("completed", 1, 1, 0)
    assert d.attempts(name)[0] == (1, 0, "crashed")
    d.wait_log("engine is up", times=2)


def test_an_idle_engine_that_dies_is_replaced(make):
    d = make(workers=1)
    os.kill(d.pids("engine")[0], signal.SIGKILL)
    d.wait_log("engine is up", times=2)
    name = d.submit()
    assert d.finish(name) == "completed" and d.attempts(name)[0] == (1, 0, "done")


def test_an_engine_that_hangs_is_killed(make):
    d = make(workers=1, limits__page_deadline="1s")
    engine, = d.pids("engine")
    os.kill(engine, signal.SIGSTOP)
    name = d.submit()
    assert d.finish(name, 30) == "completed"
    assert "the engine did not answer in time" in d.log()
    assert d.pids("engine") != [engine]


def test_a_worker_that_is_killed_costs_nothing(make):
    d = make(workers=1)
    name = d.submit([["wait", "ok"]])
    engine_busy(d, "ocr_page")
    start = time.monotonic()
    os.kill(d.pids("worker")[0], signal.SIGKILL)
    assert outcome(d, name) == ("completed", 1, 1, 0)
    assert time.monotonic() - start < 5
    assert d.attempts(name) == [(1, 0, "done"), (2, 1, "worker_lost"), (2, 1, "done"), (3, 0, "done")]


def test_a_stopped_worker_loses_its_job_and_changes_nothing_when_it_wakes(make):
    d = make(workers=2)
    name = d.submit([["sleep:1", "ok"]])
    engine_busy(d, "ocr_page")
    owner = [r for r in d.requests() if r["op"] == "ocr_page"][0]["owner"]
    os.kill(owner, signal.SIGSTOP)
    try:
        # the sweeper would find out after 30 s; the lease is not waited for here
        d.sql("UPDATE docextract.worker SET beat = now() - interval '1 minute' WHERE pid = %s", owner)
        assert outcome(d, name) == ("completed", 1, 1, 0)
        before = d.attempts(name)
    finally:
        os.kill(owner, signal.SIGCONT)
    d.wait_log("job is not ours any more")
    assert outcome(d, name) == ("completed", 1, 1, 0) and d.attempts(name) == before
    d.wait_log("registering anew")
    d.wait_log("registered worker=3")


# ---- the database ----


def test_workers_start_without_a_database_and_find_it(cluster, tmp_path):
    where = dict(item.split("=", 1) for item in cluster.conninfo.split())
    d = Daemon(tmp_path / "d", cluster, start=False, workers=1)
    right = d.settings["database.conninfo"]
    d.write_conf(database__conninfo=right.replace(d.name, "later"))
    d.start()
    try:
        d.wait_ready()
        d.sql("CREATE DATABASE later TEMPLATE " + where["dbname"])
        d.wait_log("registered worker=", 20)
    finally:
        d.close()


def test_a_restart_of_the_database_loses_nothing(make):
    d = make(workers=2)
    names = [d.submit(["sleep:0.3", "text", "sleep:0.3"]) for _ in range(6)]
    engine_busy(d, "ocr_page", 3)
    d.cluster.restart()
    d.reconnect()
    names += [d.submit(["ok"]) for _ in range(3)]
    for name in names:
        assert outcome(d, name) == ("completed", 1, 1, 0)
    assert d.proc.poll() is None


def test_a_lost_connection_at_the_moment_of_the_result(make):
    """The worker's connection is cut again and again while results are written: each is stored exactly once."""
    d = make(workers=2)
    names = [d.submit(["ok", "ok"]) for _ in range(20)]
    for _ in range(40):
        d.sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'docextract worker%%' AND random() < 0.5")
        time.sleep(0.05)
    for name in names:
        assert outcome(d, name) == ("completed", 1, 1, 0)
    assert d.one("SELECT sum(pages) FROM docextract.usage_month") == 40


def test_a_refused_result_is_not_repeated_for_ever(make):
    d = make(workers=1)
    d.sql("ALTER TABLE docextract.result ADD CONSTRAINT no_results CHECK (false)")
    name = d.submit()
    d.finish(name, 30)
    assert d.status(name) == "failed" and error_code(d, name) == "internal_error"
    assert d.attempts(name)[-3:] == [(3, 0, "retry"), (3, 0, "retry"), (3, 0, "failed")]


def test_no_beat_no_work(make):
    """While beats do not get through the worker stops; afterwards it goes on."""
    d = make(workers=1)
    d.submit(["wait"])
    engine_busy(d, "ocr_page")
    lock = d.cluster.connect(dbname=d.name)
    lock.cursor().execute("LOCK TABLE docextract.worker IN ACCESS EXCLUSIVE MODE")
    try:
        d.wait_log("job dropped", 45)
    finally:
        lock.rollback()
        lock.close()
    d.sql("DELETE FROM docextract.document")
    assert d.finish(d.submit(), 30) == "completed"


# ---- cancel ----


@pytest.mark.parametrize("pages,op", [(["text"], "open"), (["wait"], "ocr_page")])
def test_cancel_stops_the_reader(make, pages, op):
    d = make(workers=1)
    name = d.submit(pages, open="wait" if op == "open" else "ok")
    engine_busy(d, op)
    assert d.one("SELECT was_working FROM docextract.cancel_document(1, %s, '')", name)
    d.sql("SELECT docextract.notify_cancel(%s)", name)
    d.wait_log("job cancelled")
    assert d.status(name) == "cancelled"
    assert d.finish(d.submit()) == "completed"
    assert len(d.pids("engine")) == 1 and d.log().count("engine is up") == 1


def test_a_false_cancel_notice_costs_an_attempt_at_most(make):
    d = make(workers=1)
    name = d.submit(open=["wait", "ok"])
    engine_busy(d, "open")
    d.sql("SELECT docextract.notify_cancel(%s)", name)
    assert outcome(d, name) == ("completed", 1, 1, 0)


def test_a_deleted_document_is_dropped(make):
    d = make(workers=1)
    name = d.submit(["sleep:0.5"])
    engine_busy(d, "ocr_page")
    assert d.one("SELECT docextract.delete_document(1, %s)", name) == "ok"
    d.wait_log("job is not ours any more")
    assert d.finish(d.submit()) == "completed"


# ---- logs ----


def test_logs_name_document_and_request_but_never_show_text(make):
    d = make(workers=1)
    name = d.submit(["ok"], extract="ok", secret="PATIENT-NAME")
    d.finish(name)
    d.wait_log("document finished")
    line = next(x for x in d.log().splitlines() if "document finished" in x)
    assert f"document={name}" in line and "request=req-1" in line and "status=completed" in line
    assert "PATIENT-NAME" not in d.log() and "deeds" not in d.log()
