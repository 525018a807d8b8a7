# SPDX-License-Identifier: AGPL-3.0-or-later
"""docextractd without its API, on a private cluster, with an engine that follows orders: for tests of the processes."""

import hashlib
import json
import os
import shutil
import signal
import subprocess
import time
import uuid as uuids
from pathlib import Path

import psycopg2

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / os.environ.get("DX_BUILD", "build/release")
PROGRAM = BUILD / "docextractd"


def wait_for(what, seconds=15):
    """The first true value of WHAT()."""
    deadline = time.monotonic() + seconds
    while True:
        value = what()
        if value:
            return value
        if time.monotonic() > deadline:
            raise AssertionError(f"waited {seconds} s in vain for {what.__doc__ or what.__name__}")
        time.sleep(0.02)


def parts_of(conninfo):
    return dict(item.split("=", 1) for item in conninfo.split())


class Cluster:
    """A cluster with a migrated database, from which each test gets a copy."""

    def __init__(self, folder: Path):
        self.folder, self.count = folder, 0
        self.conninfo = self._run("start")
        # what is tested here are processes, not disks
        self.set("fsync = off", "full_page_writes = off")
        subprocess.run([ROOT / "test/lib/migrate-psql", self.conninfo], check=True)
        with self.connect() as db, db.cursor() as cur:
            cur.execute("SELECT docextract.load_template('test', 'fake', 1, 'Fake', '{}', '{\"title\":\"Fake\"}', false)")
            cur.execute("SELECT docextract.define_plan('boundless', NULL, NULL, 1000000)")
            cur.execute("SELECT docextract.create_team('t', 'boundless'), docextract.create_account('a@example.com', 'A')")
            cur.execute("SELECT docextract.add_member('t', 'a@example.com', 'member')")
            cur.execute("SELECT docextract.create_key('t', 'a@example.com', 'dx_live_abcd', %s, 1, '{documents:read}', 'k', NULL)", (b"x" * 32,))

    def _run(self, verb):
        return subprocess.run([ROOT / "scripts/cluster", verb, self.folder], check=True, capture_output=True, text=True).stdout.strip()

    def connect(self, **changes):
        return psycopg2.connect(**{**parts_of(self.conninfo), **changes})

    def set(self, *settings):
        db = self.connect()
        db.autocommit = True
        with db.cursor() as cur:
            for s in settings:
                cur.execute(f"ALTER SYSTEM SET {s}")
            cur.execute("SELECT pg_reload_conf()")
        db.close()

    def database(self):
        """Name of a fresh copy."""
        self.count += 1
        name = f"copy{self.count}"
        db = self.connect(dbname="postgres")
        db.autocommit = True
        with db.cursor() as cur:
            cur.execute(f"CREATE DATABASE {name} TEMPLATE {parts_of(self.conninfo)['dbname']}")
        db.close()
        return name

    def end(self, signo):
        pid = int((self.data() / "postmaster.pid").read_text().split()[0])
        os.kill(pid, signo)
        wait_for(lambda: not Path(f"/proc/{pid}").exists(), 60)

    def restart(self):
        self.end(signal.SIGINT)
        self._run("start")

    def data(self):
        moved = self.folder / "moved-to"
        return (Path(moved.read_text().strip()) if moved.exists() else self.folder) / "data"

    def remove(self):
        self.end(signal.SIGQUIT)
        self._run("remove")


class Daemon:
    def __init__(self, folder: Path, cluster: Cluster, *options, start=True, **settings):
        folder.mkdir(parents=True, exist_ok=True)
        self.folder, self.cluster, self.options = folder, cluster, options
        self.name = cluster.database()
        self.engine = folder / "engine"
        shutil.copy(ROOT / "test/lib/fake_engine.py", self.engine)
        self.engine.chmod(0o755)
        self.conf = folder / "docextract.conf"
        where = parts_of(cluster.conninfo)
        self.settings = {
            "api": "0",
            "workers": "2",
            "database.conninfo": f"host={where['host']} port={where['port']} dbname={self.name} user=docextract_daemon",
            "engine.path": str(self.engine),
            "log.level": "debug",
            **{k.replace("__", "."): str(v) for k, v in settings.items()},
        }
        self.write_conf()
        self.proc = None
        self.db = cluster.connect(dbname=self.name)
        self.db.autocommit = True
        if start:
            self.start()
            self.wait_ready()

    # ---- the process ----

    def write_conf(self, **changes):
        self.settings.update({k.replace("__", "."): str(v) for k, v in changes.items()})
        self.conf.write_text("".join(f"{k} = {v}\n" for k, v in self.settings.items()))

    def start(self):
        with open(self.folder / "log", "a") as log:
            args = [str(PROGRAM), "-c", str(self.conf)]
            for o in self.options:
                args += ["-o", o]
            self.proc = subprocess.Popen(args, stdout=log, stderr=log, start_new_session=True)

    def log(self):
        return (self.folder / "log").read_text(errors="replace")

    def wait_log(self, text, seconds=15, times=1):
        def found():
            return self.log().count(text) >= times
        found.__doc__ = f"{text!r} in the log"
        try:
            wait_for(found, seconds)
        except AssertionError as e:
            raise AssertionError(f"{e}\n{self.log()[-6000:]}") from None

    def wait_ready(self):
        self.wait_log(" ready children=")

    def pids(self, role):
        """Children of that role; "engine": the workers' engines."""
        found = []
        for folder in Path("/proc").iterdir():
            if not folder.name.isdigit():
                continue
            try:
                args = (folder / "cmdline").read_bytes().decode(errors="replace").split("\0")
                parent = int((folder / "stat").read_text().rsplit(")", 1)[1].split()[1])
            except (OSError, IndexError, ValueError):
                continue
            if role == "engine" and str(self.engine) in args or parent == self.proc.pid and f"-x {role}" in " ".join(args):
                found.append(int(folder.name))
        return sorted(found)

    def all_pids(self):
        return [p for role in ("api", "worker", "sender", "keeper", "engine") for p in self.pids(role)]

    def signal(self, signo):
        self.proc.send_signal(signo)

    def stop(self, seconds=30):
        """TERM; the exit code."""
        if self.proc is None:
            return None
        if self.proc.poll() is None:
            self.signal(signal.SIGTERM)
        try:
            return self.proc.wait(seconds)
        except subprocess.TimeoutExpired:
            os.killpg(self.proc.pid, signal.SIGKILL)
            self.proc.wait()
            raise

    def close(self):
        try:
            self.stop()
        finally:
            if not self.db.closed:
                self.db.close()
        for word in ("Sanitizer", "runtime error:", "assertion failed"):
            assert word not in self.log(), self.log()[-8000:]

    # ---- the database ----

    def reconnect(self):
        self.db.close()

        def connected():
            try:
                self.db = self.cluster.connect(dbname=self.name)
                return True
            except psycopg2.OperationalError:
                return False
        wait_for(connected, 30)
        self.db.autocommit = True

    def sql(self, query, *args):
        with self.db.cursor() as cur:
            cur.execute(query, args)
            return cur.fetchall() if cur.description else None

    def one(self, query, *args):
        return self.sql(query, *args)[0][0]

    def submit(self, pages=("text",), prio=10, options="{}", notify=True, chunk=1 << 20, padding=0, **orders):
        """Upload a document with these orders for the engine; its uuid."""
        name = str(uuids.uuid4())
        body = json.dumps({"name": name, "pages": list(pages), "padding": "x" * padding, **orders}).encode()
        with self.db.cursor() as cur:
            cur.execute("BEGIN")
            for seq, at in enumerate(range(0, len(body), chunk)):
                cur.execute("SELECT docextract.put_content(%s, %s, %s)", (name, seq, body[at:at + chunk]))
            cur.execute("SELECT verdict FROM docextract.accept_document(%s, 1, 1, 1, 'test', 'fake', NULL, NULL, 'f.pdf', 'application/pdf',"
                        " %s, %s, %s, 'eng', NULL, %s, 'req-1', '')", (name, len(body), hashlib.sha256(body).digest(), prio, options))
            assert cur.fetchone()[0] == "ok"
            cur.execute("COMMIT")
            if notify:
                cur.execute("SELECT docextract.notify_job()")
        return name

    def status(self, name):
        return self.one("SELECT status FROM docextract.document WHERE uuid = %s", name)

    def finish(self, name, seconds=20):
        """The final status of a document."""
        def ended():
            status = self.status(name)
            return None if status in ("queued", "processing") else status
        ended.__doc__ = f"the end of {name}"
        try:
            return wait_for(ended, seconds)
        except AssertionError as e:
            raise AssertionError(f"{e}: {self.status(name)}\n{self.log()[-6000:]}") from None

    def attempts(self, name):
        """[(kind, page, outcome)] in order."""
        return self.sql("SELECT kind::int, page, outcome FROM docextract.job_attempt WHERE document = %s ORDER BY ended, kind, page", name)

    def requests(self):
        """What the engines were asked."""
        path = self.folder / "engine.log"
        return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []
