# SPDX-License-Identifier: AGPL-3.0-or-later
"""Master and children: they start, they come back, they stop; and what becomes of work when one of them dies."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "test/lib"))

from daemon import PROGRAM, Cluster, Daemon, wait_for  # noqa: E402
from ports import free_port  # noqa: E402


@pytest.fixture(scope="module")
def cluster(tmp_path_factory):
    c = Cluster(tmp_path_factory.mktemp("processes") / "pg")
    yield c
    c.remove()


@pytest.fixture
def make(cluster, tmp_path):
    """A function that starts daemons and stops them after the test."""
    made = []

    def make_one(*options, **settings):
        d = Daemon(tmp_path / f"d{len(made)}", cluster, *options, **settings)
        made.append(d)
        return d
    yield make_one
    for d in made:
        d.close()


def http(port, path, method="GET"):
    with socket.create_connection(("127.0.0.1", port), 5) as s:
        s.sendall(f"{method} {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        out = b""
        while chunk := s.recv(65536):
            out += chunk
        return out


def alive(pid):
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def run(*args, **kwargs):
    return subprocess.run([str(PROGRAM), *args], capture_output=True, text=True, timeout=30, **kwargs)


# ---- the command line ----


def test_help_and_version_name_what_there_is():
    shown = run("--help")
    assert shown.returncode == 0 and "usage: docextractd" in shown.stdout
    version = run("--version")
    assert version.returncode == 0
    for name in ("docextractd", "libevent", "libpq", "libcurl", "libsodium", "jansson", "pcre2", "libseccomp", "zlib", "docextract-engine", "mupdf",
                 "tesseract", "leptonica", "libxml2"):
        assert re.search(rf"^{name} \d+\.\d+", version.stdout, re.M), version.stdout


def test_wrong_command_lines_are_refused():
    for args in (["--bogus"], ["stray"], ["-c"], ["-x", "worker"], ["-x", "nothing", "-i", "0", "-s", "0"]):
        done = run(*args)
        assert done.returncode == 2 and done.stderr, args


def test_a_child_cannot_be_started_by_hand():
    done = run("-x", "keeper", "-i", "0", "-s", "0", stdin=subprocess.DEVNULL, close_fds=True)
    assert done.returncode == 1
    assert "for the master only" in done.stderr


def test_check_names_every_mistake_with_file_and_line(tmp_path):
    conf = tmp_path / "docextract.conf"
    conf.write_text("workers = 3\nworkrs = 2\n# a comment\nhttp.max_body = lots\nnonsense\n")
    done = run("-n", "-c", str(conf))
    assert done.returncode == 1
    for line in (2, 4, 5):
        assert f"{conf}:{line}: " in done.stderr, done.stderr
    assert "allowed" in done.stderr
    conf.write_text("workers = 3\n")
    done = run("-n", "-c", str(conf))
    assert (done.returncode, done.stdout) == (0, "configuration OK\n")
    done = run("-n", "-c", str(conf), "-o", "listen=127.0.0.1:80", "-o", "admin.listen=127.0.0.1:80")
    assert done.returncode == 1 and "admin.listen" in done.stderr


def test_sample_is_a_valid_configuration_with_the_defaults(tmp_path):
    conf = tmp_path / "sample.conf"
    conf.write_text(run("--print-sample").stdout)
    assert run("-n", "-c", str(conf)).returncode == 0
    shown = run("--print-config", "-o", "workers=7").stdout
    assert re.search(r"^workers = 7\s+#.*command line", shown, re.M), shown


def test_a_wrong_configuration_does_not_start(make, tmp_path):
    conf = tmp_path / "wrong.conf"
    conf.write_text("workers = many\n")
    done = run("-c", str(conf))
    assert done.returncode == 2
    assert f"{conf}:1: " in done.stderr


# ---- start, sockets ----


def test_children_are_there(make):
    d = make(workers=2)
    wait_for(lambda: [len(d.pids(r)) for r in ("worker", "sender", "keeper", "engine")] == [2, 1, 1, 2])  # a worker starts its engine when it is ready itself
    for pid in d.pids("engine"):
        assert b"OMP_THREAD_LIMIT=1" in Path(f"/proc/{pid}/environ").read_bytes().split(b"\0")
    for role in ("worker", "sender", "keeper"):
        for pid in d.pids(role):
            # beside the standard ones: dead pipe and counters from the master; nothing of its other descriptors
            links = {int(p.name): os.readlink(p) for p in Path(f"/proc/{pid}/fd").iterdir()}
            assert links[3].startswith("pipe:") and "docextract-stats" in links[5]
            assert Path(f"/proc/{pid}/comm").read_text().startswith(f"dx-{role}-")


def test_two_daemons_on_one_port(make, cluster, tmp_path):
    port = free_port()
    make(admin__listen=f"127.0.0.1:{port}")
    second = Daemon(tmp_path / "second", cluster, start=False, admin__listen=f"127.0.0.1:{port}")
    second.start()
    assert second.proc.wait(10) == 1
    assert "another process listens there already" in second.log() and f"127.0.0.1:{port}" in second.log()
    second.close()


@pytest.fixture
def with_api(tmp_path):
    """Settings of a daemon with two API processes."""
    pepper = tmp_path / "pepper"
    pepper.write_text("1:" + "5a" * 32 + "\n")
    pepper.chmod(0o600)
    return {"api": 2, "listen": f"127.0.0.1:{free_port()}", "keys__pepper_file": pepper}


def port_of(settings):
    return int(settings["listen"].rsplit(":", 1)[1])


def healthy(port):
    try:
        return http(port, "/healthz").startswith(b"HTTP/1.1 200")
    except OSError:
        return False


def test_two_daemons_on_the_port_of_the_api(make, with_api, cluster, tmp_path):
    make(**with_api)
    assert healthy(port_of(with_api))
    second = Daemon(tmp_path / "second", cluster, start=False, **with_api)
    second.start()
    assert second.proc.wait(10) == 1
    assert "another process listens there already" in second.log() and "option=listen" in second.log()
    second.close()
    assert healthy(port_of(with_api))


def test_killed_api_processes_come_back_on_the_same_socket(make, with_api):
    d = make(**with_api)
    before = d.pids("api")
    assert len(before) == 2
    for pid in before:
        os.kill(pid, signal.SIGKILL)
    # the socket is the master's: nobody is refused meanwhile, the answer only comes later
    assert healthy(port_of(with_api))
    wait_for(lambda: len(d.pids("api")) == 2)
    assert not set(before) & set(d.pids("api"))


def test_when_the_master_dies_the_port_is_free_at_once(make, with_api, cluster, tmp_path):
    d = make(**with_api)
    pids = d.all_pids()
    os.kill(d.proc.pid, signal.SIGKILL)
    wait_for(lambda: not any(alive(p) for p in pids), 2)
    again = Daemon(tmp_path / "again", cluster, **with_api)
    try:
        assert healthy(port_of(with_api))
    finally:
        again.close()


def test_an_api_that_cannot_work_ends_the_start(make, with_api, cluster, tmp_path):
    d = Daemon(tmp_path / "d", cluster, start=False, **{**with_api, "keys__pepper_file": tmp_path / "none"})
    d.start()
    assert d.proc.wait(10) == 2
    assert "cannot start with this configuration, stopping" in d.log()
    d.close()


def test_two_daemons_with_one_run_dir(make, cluster, tmp_path):
    run_dir = tmp_path / "run"
    run_dir.mkdir()
    first = make(run_dir=run_dir)
    pid_file = run_dir / "docextractd.pid"
    assert int(pid_file.read_text()) == first.proc.pid
    second = Daemon(tmp_path / "second", cluster, start=False, run_dir=run_dir)
    second.start()
    assert second.proc.wait(10) == 1
    assert "another docextractd runs with this run_dir" in second.log()
    assert int(pid_file.read_text()) == first.proc.pid
    second.close()
    assert first.stop() == 0
    assert not pid_file.exists()


def test_socket_of_the_service_manager(make, cluster, tmp_path):
    """LISTEN_FDS: the second socket becomes the admin listener."""
    d = Daemon(tmp_path / "d", cluster, start=False)
    with socket.socket() as api, socket.socket() as admin:
        for s in (api, admin):
            s.bind(("127.0.0.1", 0))
            s.listen()
        env = {**os.environ, "LISTEN_FDS": "2"}
        # out of the way first: either may be 3 or 4 itself, and so may any number that a dup2() would take
        starter = f"import os, fcntl; high = [fcntl.fcntl(fd, fcntl.F_DUPFD, 200) for fd in ({api.fileno()}, {admin.fileno()})];" \
                  f"os.dup2(high[0], 3); os.dup2(high[1], 4);" \
                  f"os.environ['LISTEN_PID'] = str(os.getpid()); os.execv({str(PROGRAM)!r}, ['docextractd', '-c', {str(d.conf)!r}])"
        with open(d.folder / "log", "a") as log:
            d.proc = subprocess.Popen([sys.executable, "-c", starter], env=env, stdout=log, stderr=log, pass_fds=(api.fileno(), admin.fileno()))
        try:
            d.wait_ready()
            assert b"200" in http(admin.getsockname()[1], "/healthz").split(b"\r\n")[0]
        finally:
            d.close()


class Manager:
    """The other end of sd_notify."""

    def __init__(self, path):
        self.path, self.text = str(path), ""
        self.sock = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.sock.bind(self.path)
        self.sock.setblocking(False)

    def said(self, word):
        while True:
            try:
                self.text += self.sock.recv(4096).decode() + "\n"
            except BlockingIOError:
                return word in self.text


def test_service_manager_is_told(make, cluster, tmp_path):
    manager = Manager(tmp_path / "notify")
    d = Daemon(tmp_path / "d", cluster, start=False)
    env = {**os.environ, "NOTIFY_SOCKET": manager.path, "WATCHDOG_USEC": "400000"}
    with open(d.folder / "log", "a") as log:
        d.proc = subprocess.Popen([str(PROGRAM), "-c", str(d.conf)], env=env, stdout=log, stderr=log)
    try:
        wait_for(lambda: manager.said("READY=1"))
        wait_for(lambda: manager.said("STATUS=1 of 1 keeper"))
        wait_for(lambda: manager.text.count("WATCHDOG=1") >= 3 or manager.said("") and False)
        d.signal(signal.SIGHUP)
        wait_for(lambda: manager.said("RELOADING=1"))
        assert "MONOTONIC_USEC=" in manager.text
        wait_for(lambda: manager.said("STATUS=reloaded"))
        d.signal(signal.SIGTERM)
        wait_for(lambda: manager.said("STOPPING=1"))
        assert d.proc.wait(10) == 0
    finally:
        d.close()


# ---- death and coming back ----


@pytest.mark.parametrize("role", ["worker", "sender", "keeper", "engine"])
def test_a_killed_process_comes_back(make, role):
    d = make(workers=2)
    before = d.pids(role)
    os.kill(before[0], signal.SIGKILL)
    start = time.monotonic()
    wait_for(lambda: len(d.pids(role)) == len(before) and before[0] not in d.pids(role))
    assert time.monotonic() - start < 5
    assert d.proc.poll() is None
    if role != "engine":
        d.wait_log("killed by signal 9 (SIGKILL)")
    # and the service works
    assert d.finish(d.submit(["ok", "text"])) == "completed"


def test_an_engine_dies_with_its_worker(make):
    d = make(workers=1)
    engine, = d.pids("engine")
    os.kill(d.pids("worker")[0], signal.SIGKILL)
    wait_for(lambda: not alive(engine), 5)


def test_when_the_master_dies_all_are_gone_within_two_seconds(make):
    d = make(workers=2)
    d.submit(["wait"])
    wait_for(lambda: [r for r in d.requests() if r["op"] == "ocr_page"])
    pids = d.all_pids()
    assert len(pids) == 6
    os.kill(d.proc.pid, signal.SIGKILL)
    start = time.monotonic()
    wait_for(lambda: not any(alive(p) for p in pids), 5)
    assert time.monotonic() - start < 2
    # handed back in order, not left for the sweeper
    assert d.sql("SELECT state::text FROM docextract.job") == [("r",)]
    assert d.sql("SELECT * FROM docextract.worker") == []


def test_term_ends_all(make):
    d = make(workers=2)
    pids = d.all_pids()
    start = time.monotonic()
    assert d.stop() == 0
    assert time.monotonic() - start < 5
    assert not any(alive(p) for p in pids)
    assert d.sql("SELECT * FROM docextract.worker") == []
    assert "stopped" in d.log().splitlines()[-1]


def test_term_lets_work_finish_that_takes_a_moment(make):
    d = make(workers=1)
    name = d.submit(open="sleep:1.5")
    wait_for(d.requests)
    assert d.stop() == 0
    assert d.status(name) == "completed"


def test_term_hands_back_what_takes_too_long(make):
    d = make(workers=1)
    name = d.submit(["wait"])
    wait_for(lambda: [r for r in d.requests() if r["op"] == "ocr_page"])
    start = time.monotonic()
    assert d.stop() == 0
    assert 4.5 < time.monotonic() - start < 8
    assert d.sql("SELECT kind::int, state::text, attempt FROM docextract.job") == [(2, "r", 0)]
    assert d.attempts(name)[-1] == (2, 1, "released")


def test_second_term_does_not_wait(make):
    d = make(workers=1)
    d.submit(["wait"])
    wait_for(lambda: [r for r in d.requests() if r["op"] == "ocr_page"])
    pids = d.all_pids()
    d.signal(signal.SIGTERM)
    d.wait_log("stopping children=")
    d.signal(signal.SIGTERM)
    start = time.monotonic()
    d.proc.wait(10)
    assert time.monotonic() - start < 1
    wait_for(lambda: not any(alive(p) for p in pids), 2)


def test_an_engine_that_never_gets_up_is_tried_again_with_waits(make, cluster, tmp_path):
    d = Daemon(tmp_path / "d", cluster, start=False, workers=1)
    (d.folder / "never-up").touch()
    d.start()
    try:
        d.wait_log("exit code 1", times=3)
        assert "wait_ms=2000" in d.log()
        assert len(d.pids("worker")) <= 1
        (d.folder / "never-up").unlink()
        d.wait_ready()
    finally:
        d.close()


def test_a_missing_engine_ends_the_start(make, cluster, tmp_path):
    d = Daemon(tmp_path / "d", cluster, start=False, engine__path=tmp_path / "nothing")
    d.start()
    assert d.proc.wait(10) == 2
    assert "cannot work with this configuration" in d.log()
    d.close()


# ---- reload ----


def test_reload(make):
    d = make(log__level="info")
    workers = d.pids("worker")
    d.write_conf(log__level="debug", workers=5)
    d.signal(signal.SIGHUP)
    d.wait_log("take effect after a restart only options=workers")
    d.wait_log("debug worker 0", times=1)
    d.wait_log("debug keeper 0", times=1)
    assert d.pids("worker") == workers


def test_reload_of_a_bad_file_keeps_the_old(make):
    d = make(log__level="info")
    pids = d.all_pids()
    d.write_conf(log__level="shout", workers="many")
    d.signal(signal.SIGHUP)
    d.wait_log("configuration not reloaded, the old one stays")
    # every mistake, with its place
    lines = d.conf.read_text().splitlines()
    for option in ("log.level", "workers"):
        n = 1 + next(i for i, line in enumerate(lines) if line.startswith(option))
        assert f"{d.conf}:{n}: " in d.log()
    assert d.all_pids() == pids
    assert d.finish(d.submit()) == "completed"
    assert " debug " not in d.log()
    # a child that dies meanwhile comes back as soon as the file is right again
    os.kill(d.pids("keeper")[0], signal.SIGKILL)
    d.wait_log("killed by signal 9")
    d.write_conf(log__level="info", workers="2")
    wait_for(lambda: d.pids("keeper"), 5)
    d.wait_log("ready", times=1)


def test_reload_gives_the_engine_another_limit(make):
    d = make(workers=1)
    engine, = d.pids("engine")
    assert Path(f"/proc/{engine}/cmdline").read_bytes().split(b"\0")[-2] == b"1073741824"
    d.write_conf(engine__reader_memory="512MiB")
    d.signal(signal.SIGHUP)
    wait_for(lambda: d.pids("engine") not in ([], [engine]), 5)
    assert Path(f"/proc/{d.pids('engine')[0]}/cmdline").read_bytes().split(b"\0")[-2] == b"536870912"
    assert d.finish(d.submit()) == "completed"


# ---- the admin listener ----


def metrics(port):
    head, body = http(port, "/metrics").split(b"\r\n\r\n", 1)
    assert head.startswith(b"HTTP/1.1 200") and b"version=0.0.4" in head
    lines = [line for line in body.decode().splitlines() if not line.startswith("#")]
    return {line.rsplit(" ", 1)[0]: float(line.rsplit(" ", 1)[1]) for line in lines}


def test_metrics(make):
    port = free_port()
    d = make(admin__listen=f"127.0.0.1:{port}")
    assert d.finish(d.submit(["ok", "text", "ok"])) == "completed"
    assert d.finish(d.submit(open="error:corrupt_file")) == "failed"
    m = wait_for(lambda: (lambda x: x["docextract_jobs_total{outcome=\"done\"}"] == 5 and x)(metrics(port)))
    assert m['docextract_pages_read_total{source="ocr"}'] == 2
    assert m['docextract_pages_read_total{source="text_layer"}'] == 1
    assert m['docextract_documents_total{status="completed"}'] == 1
    assert m['docextract_documents_total{status="failed"}'] == 1
    assert m["docextract_database_up"] == 1 and m["docextract_keeper_active"] == 1
    # counters outlive the process that counted
    for pid in d.pids("worker"):
        os.kill(pid, signal.SIGKILL)
    os.kill(d.pids("keeper")[0], signal.SIGKILL)
    d.wait_log("killed by signal 9", times=3)

    def again():
        try:
            return metrics(port)
        except (OSError, AssertionError, ValueError):
            return None
    assert wait_for(again)['docextract_pages_read_total{source="ocr"}'] == 2
    assert http(port, "/healthz").startswith(b"HTTP/1.1 200")
    assert http(port, "/nothing").startswith(b"HTTP/1.1 404")


def test_queue_gauges(make):
    port = free_port()
    d = make(admin__listen=f"127.0.0.1:{port}", workers=0)
    d.submit(), d.submit(), d.submit(prio=0)
    m = wait_for(lambda: (lambda x: x if 'docextract_queue_jobs{kind="open",priority="async",state="ready"}' in x else None)(metrics(port)))
    assert m['docextract_queue_jobs{kind="open",priority="async",state="ready"}'] == 2
    assert m['docextract_queue_jobs{kind="open",priority="sync",state="ready"}'] == 1
    assert m['docextract_queue_oldest_ready_seconds{kind="open",priority="async"}'] > 0
