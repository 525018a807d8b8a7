#!/usr/bin/python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""
Nothing lost, nothing twice: many teams upload documents while everything under them is killed, frozen, cut off,
filled up and set to another time. Afterwards every promise is in exactly one final state, counted once, told once.

    chaos.py [--documents 5000] [--kills 300] [--seed 1] [--freeze 40] [--state DIR]
Prints a line of JSON; exits 1 when an invariant does not hold.
"""

import argparse
import hashlib
import http.client
import json
import os
import random
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

import psycopg2

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "test/lib"), str(ROOT / "test/gen"), str(ROOT / "test/it"), str(ROOT / "test/chaos")]

import make  # noqa: E402
from conftest import BUILD, Cluster, Rig, form  # noqa: E402
from proxy import Proxy  # noqa: E402
from receiver import Receiver  # noqa: E402

PROMISES = (ROOT / "sql/checks/promises.sql").read_text()
ROLES = {"api": 4, "worker": 4, "engine": 2, "reader": 4, "sender": 2, "keeper": 2}
TEAMS = 8
# Clients give up on an answer after this: a line that hangs must not hang the test.
CLIENT_TIMEOUT_S = 20

# The leak check of a sanitizer's build starts a process of its own at every exit. When we kill that, or leave it no
# descriptors, it fails or waits for ever: leaks are for the other tests to find.
NO_LEAK_CHECK = {"ASAN_OPTIONS": "detect_leaks=0"}


class World:
    """What the preloaded library (world.c) shows its processes."""

    def __init__(self, folder):
        self.path = folder / "world"
        self.path.write_bytes(struct.pack("qq", 0, 0))
        # a program of a sanitizer will not have another library loaded first
        library = BUILD / "test/chaos/world.so"
        self.env = {"DX_WORLD": str(self.path), "LD_PRELOAD": str(library)} if library.exists() and "asan" not in BUILD.name else {}

    def set(self, clock_off_s=0, disk_full=0):
        with open(self.path, "r+b") as f:
            f.write(struct.pack("qq", clock_off_s, disk_full))


class WorldCluster(Cluster):
    def __init__(self, folder, env):
        self.env = env
        super().__init__(folder)

    def run(self, what, *args):
        out = subprocess.run([ROOT / "scripts/cluster", what, self.folder, *args], capture_output=True, text=True, env={**os.environ, **self.env})
        if out.returncode:
            raise RuntimeError(out.stderr)
        return out.stdout.strip()

    def data(self):
        moved = self.folder / "moved-to"
        return (Path(moved.read_text().strip()) if moved.exists() else self.folder) / "data"

    def socket(self):
        return dict(p.split("=", 1) for p in self.conninfo().split())["host"] + "/.s.PGSQL.5432"

    def kill(self):
        """As `pg_ctl stop -m immediate`: no checkpoint, clients are cut off."""
        try:
            os.kill(int((self.data() / "postmaster.pid").read_text().split()[0]), signal.SIGQUIT)
        except (OSError, ValueError, IndexError):
            pass

    def come_back(self):
        """Up again, whatever state it is in."""
        for _ in range(60):
            try:
                self.run("start")
                psycopg2.connect(self.conninfo()).close()
                return
            except (RuntimeError, psycopg2.Error):
                time.sleep(0.2)
        raise RuntimeError("the database does not come back")


class House(Rig):
    """The service behind a proxy, in that world."""

    def __init__(self, folder, env, options):
        self.env = env
        self.cluster = WorldCluster(folder / "pg", env)
        self.line = Path(tempfile.mkdtemp(prefix="dxp-"))
        target = self.cluster.socket()
        self.proxy = Proxy(self.line / ".s.PGSQL.5432", lambda: target)
        super().__init__(folder, self.cluster, options)

    def start(self):
        conninfo = " ".join(f"host={self.line}" if p.startswith("host=") else p for p in self.cluster.conninfo("docextract_daemon").split())
        conf = self.folder / "docextract.conf"
        conf.write_text("\n".join([f"database.conninfo = {conninfo}", f"keys.pepper_file = {self.pepper}",
                                   f"keys.master_key_file = {self.folder / 'master-key'}", f"listen = 127.0.0.1:{self.port}", *self.options]) + "\n")
        self.log_path = self.folder / "daemon.log"
        with open(self.log_path, "a") as log:
            self.proc = subprocess.Popen([BUILD / "docextractd", "-c", conf], stdout=log, stderr=log, start_new_session=True,
                                         env={**os.environ, **self.env, "OMP_THREAD_LIMIT": "1", **NO_LEAK_CHECK})
        return self

    def processes(self):
        """[(role, pid)] of the tree under the master."""
        children = {}
        for entry in os.scandir("/proc"):
            if entry.name.isdigit():
                try:
                    stat = open(f"/proc/{entry.name}/stat").read().rsplit(")", 1)[1].split()
                    args = open(f"/proc/{entry.name}/cmdline").read()
                except (OSError, IndexError):
                    continue
                if stat[0] != "Z":
                    children.setdefault(int(stat[1]), []).append((int(entry.name), args))
        found, todo = [], [(self.proc.pid, "master")]
        while todo:
            parent, role = todo.pop()
            for pid, args in children.get(parent, []):
                if "docextract-engine" in args:
                    child = "reader" if role in ("engine", "reader") else "engine"
                else:
                    child = args.split("\0-x\0", 1)[1].split("\0", 1)[0] if "\0-x\0" in args else "?"
                found.append((child, pid))
                todo.append((pid, child))
        return found

    def gone(self):
        """What this house has left behind: processes, sockets."""
        return [p for p in os.listdir("/proc") if p.isdigit() and str(self.folder / "docextract.conf") in self.cmdline(p)]

    @staticmethod
    def cmdline(pid):
        try:
            return open(f"/proc/{pid}/cmdline").read()
        except OSError:
            return ""

    def close(self):
        self.stop()
        self.proxy.stop()
        shutil.rmtree(self.line, ignore_errors=True)
        self.cluster.run("stop")


class Client(threading.Thread):
    """Uploads its share for its team, each with an Idempotency-Key, again and again until it is told 202."""

    def __init__(self, house, key, todo, industry="finance", template="bank_statement"):
        super().__init__(daemon=True)
        self.industry, self.template = industry, template
        self.house, self.key, self.todo, self.promised, self.tries, self.answers = house, key, todo, {}, 0, {}

    def send(self, name, content):
        body, headers = form(("industry", self.industry), ("template", self.template), ("file", content, "s.pdf"))
        c = http.client.HTTPConnection("127.0.0.1", self.house.port, timeout=CLIENT_TIMEOUT_S)
        try:
            c.request("POST", "/api/v1/documents", body, {**headers, "Authorization": f"Bearer {self.key}", "Idempotency-Key": name})
            r = c.getresponse()
            return r.status, json.loads(r.read())
        except (OSError, ValueError, http.client.HTTPException):
            return 0, None
        finally:
            c.close()

    def run(self):
        for name, content in self.todo:
            while True:
                self.tries += 1
                status, doc = self.send(name, content)
                self.answers[status] = self.answers.get(status, 0) + 1
                if status == 202:
                    self.promised[name] = doc["uuid"]
                    break
                time.sleep(0.05)


class Chaos:
    def __init__(self, house, world, seed, freeze_s, hold_s):
        self.house, self.world, self.rng, self.freeze_s, self.hold_s = house, world, random.Random(seed), freeze_s, hold_s
        self.kills, self.events, self.frozen = {}, {}, []
        self.bag = []

    def kill(self):
        alive = self.house.processes()
        roles = [r for r in ROLES if any(r == a for a, _ in alive)]
        if not roles:
            return
        role = self.rng.choices(roles, [ROLES[r] for r in roles])[0]
        try:
            os.kill(self.rng.choice([p for r, p in alive if r == role]), signal.SIGKILL)
            self.kills[role] = self.kills.get(role, 0) + 1
        except ProcessLookupError:
            pass

    def thaw(self, everything=False):
        now = time.monotonic()
        for at, pid in list(self.frozen):
            if everything or now >= at:
                self.frozen.remove((at, pid))
                try:
                    os.kill(pid, signal.SIGCONT)
                except ProcessLookupError:
                    pass

    # ---- what else can go wrong; each leaves the world as it was ----

    def master(self):
        """With -9: its children see that it is gone and stop."""
        self.house.proc.kill()
        self.house.proc.wait()
        self.kills["master"] = self.kills.get("master", 0) + 1
        for _ in range(200):
            if not self.house.gone():
                break
            # a frozen one cannot see it: what an operator would do
            self.thaw(True)
            time.sleep(0.05)
        self.house.start()

    def database(self):
        self.house.cluster.kill()
        time.sleep(self.rng.uniform(0, self.hold_s / 2))
        self.house.cluster.come_back()

    def freeze(self):
        """A worker in the middle of a job, if one can be caught at it; with the last worker running nobody would see that he is late."""
        for _ in range(60):
            workers = [p for r, p in self.house.processes() if r == "worker" and p not in [f for _, f in self.frozen]]
            if len(workers) < 2:
                return
            pid = self.rng.choice(workers)
            try:
                os.kill(pid, signal.SIGSTOP)
                if self.house.sql("SELECT FROM docextract.job j JOIN docextract.worker w ON w.id = j.worker_id WHERE w.pid = %s", pid):
                    self.frozen.append((time.monotonic() + self.freeze_s, pid))
                    return
                os.kill(pid, signal.SIGCONT)
            except ProcessLookupError:
                continue

    def cut(self):
        self.house.proxy.cut()

    def slow(self):
        self.house.proxy.slow = True
        time.sleep(self.hold_s)
        self.house.proxy.slow = False

    def hang(self):
        self.house.proxy.hang(True)
        time.sleep(self.rng.uniform(0.2, self.hold_s))
        self.house.proxy.hang(False)

    def disk(self):
        self.world.set(disk_full=1)
        time.sleep(self.hold_s)
        self.world.set()
        self.house.cluster.come_back()

    def clock(self):
        # forward is what a lease dislikes, backward what a window does
        self.world.set(clock_off_s=self.rng.choice((90, 20, -90, -3600)))
        time.sleep(self.hold_s)
        self.world.set()

    def descriptors(self):
        import resource
        before = {}
        for role, pid in self.house.processes():
            if role in ("api", "worker", "sender"):
                try:
                    before[pid] = resource.prlimit(pid, resource.RLIMIT_NOFILE, (len(os.listdir(f"/proc/{pid}/fd")), resource.prlimit(pid, resource.RLIMIT_NOFILE)[1]))
                except (OSError, ProcessLookupError):
                    continue
        time.sleep(self.hold_s)
        for pid, limits in before.items():
            try:
                resource.prlimit(pid, resource.RLIMIT_NOFILE, limits)
            except (OSError, ProcessLookupError):
                continue

    def connections(self):
        held = []
        try:
            for _ in range(120):
                held.append(psycopg2.connect(self.house.cluster.conninfo()))
        except psycopg2.Error:
            pass
        self.house.proxy.cut()  # so that everybody has to connect anew, and cannot
        time.sleep(self.hold_s)
        for db in held:
            db.close()

    ALL = ("master", "database", "freeze", "cut", "slow", "hang", "disk", "clock", "descriptors", "connections")

    def event(self):
        if not self.bag:
            self.bag = [e for e in self.ALL if self.house.env or e not in ("disk", "clock")]
            self.rng.shuffle(self.bag)
        name = self.bag.pop()
        getattr(self, name)()
        self.events[name] = self.events.get(name, 0) + 1

    def go(self, busy, kills, limit_s):
        """Until nobody is BUSY and so many kills were made. Kills come in bursts: a service that never runs does no work."""
        end = time.monotonic() + limit_s
        while (busy() or sum(self.kills.values()) < kills or len(self.events) < len(self.ALL)) and time.monotonic() < end:
            for _ in range(self.rng.randint(3, 8)):
                self.kill()
                time.sleep(self.rng.uniform(0.05, 0.2))
            self.thaw()
            self.event()
            time.sleep(self.rng.uniform(0, self.hold_s))
        self.thaw(True)
        self.world.set()
        self.house.cluster.come_back()


def settle(house, patience_s):
    """Wait until nothing is left to do, as long as it gets less."""
    least, since = None, time.monotonic()
    while True:
        left = house.sql("SELECT (SELECT count(*) FROM docextract.job) + (SELECT count(*) FROM docextract.outbox WHERE NOT fanned)"
                         " + (SELECT count(*) FROM docextract.document WHERE status IN ('queued', 'processing'))"
                         " + (SELECT count(*) FROM docextract.delivery WHERE state NOT IN ('delivered', 'failed'))")[0][0]
        if least is None or left < least:
            least, since = left, time.monotonic()
        if least == 0 or time.monotonic() - since > patience_s:
            return
        time.sleep(0.5)


def look(house, promised, arrived):
    """[(promise, kept, found)], of sql/checks/promises.sql."""
    db = psycopg2.connect(house.cluster.conninfo())
    try:
        with db.cursor() as cur:
            cur.execute("PREPARE promises AS " + PROMISES)
            cur.execute("EXECUTE promises(%s::uuid[], %s::text[])", (promised, sorted(arrived)))
            return cur.fetchall()
    finally:
        db.close()


def broken(house, promised, documents, receiver, patience_s):
    """Sentences about promises that are not kept, once all are or nothing changes any more; none is what we want."""
    was, since = None, time.monotonic()
    while True:
        now = look(house, promised, {g.id for g in receiver.got})
        if now != was:
            was, since = now, time.monotonic()
        if all(kept for _, kept, _ in now) or time.monotonic() - since > patience_s:
            break
        time.sleep(0.5)
    wrong = [f"{promise}: {found}" for promise, kept, found in now if not kept]
    if len(promised) != documents:
        wrong.append(f"{len(promised)} of {documents} uploads were promised")
    return wrong


def run(folder, documents=5000, kills=300, seed=1, freeze_s=40, hold_s=2, limit_s=3600):
    rng = random.Random(seed)
    folder.mkdir(parents=True, exist_ok=True)
    world = World(folder)
    receiver = Receiver()
    house = House(folder, world.env, ["api = 2", "workers = 3", "webhook.allow_cidr = 127.0.0.0/8", "log.level = info"])
    started = time.monotonic()
    try:
        (folder / "master-key").touch(0o600)
        (folder / "master-key").write_text(f"1:{os.urandom(32).hex()}\n")
        keys = []
        for i in range(TEAMS):
            house.team(f"team{i}")
            keys.append(house.key(f"team{i}"))
        house.default_key = keys[0]
        house.cli("webhooks", "add", receiver.url("/ok/a"), "--team", "team0", "--master-key-file", str(folder / "master-key"))
        house.start().wait_ready()
        files = [make.make(folder, "statement", "classic", "text", s, 12, 200).read_bytes() for s in range(20)]
        todo = [(hashlib.sha256(f"{seed}-{i}".encode()).hexdigest()[:32], rng.choice(files)) for i in range(documents)]
        clients = [Client(house, keys[i], todo[i::TEAMS]) for i in range(TEAMS)]
        for c in clients:
            c.start()
        chaos = Chaos(house, world, seed, freeze_s, hold_s)
        chaos.go(lambda: any(c.is_alive() for c in clients), kills, limit_s)
        for c in clients:
            c.join(60)
        promised = [u for c in clients for u in c.promised.values()]
        wrong = broken(house, promised, documents, receiver, 60 + freeze_s)
        # and it is well without a restart
        a = house.post("/extract", ("industry", "finance"), ("template", "bank_statement"), ("file", files[0], "s.pdf"))
        if a.status != 200 or a.json["status"] != "completed":
            wrong.append(f"afterwards POST /extract answers {a.status} {a.body[:200]}")
        log = house.log()
        wrong += [f"in the log: {w}" for w in ("assertion failed", "Sanitizer", "runtime error:", "sandbox violation") if w in log]
        states = house.sql("SELECT status || coalesce(' ' || (error::json->>'code'), ''), count(*)::int FROM docextract.document GROUP BY 1")
        # what became of the tries of those that failed, most frequent first
        why = house.sql("SELECT a.outcome || ': ' || coalesce(a.error, ''), count(*)::int FROM docextract.job_attempt a JOIN docextract.document d ON d.uuid = a.document "
                        "WHERE d.status = 'failed' GROUP BY 1 ORDER BY 2 DESC LIMIT 10")
        house.stop()
        if house.gone():
            wrong.append(f"processes are left: {house.gone()}")
        answers = {}
        for c in clients:
            for status, n in c.answers.items():
                answers[status] = answers.get(status, 0) + n
        return {"seed": seed, "documents": documents, "kills": chaos.kills, "events": chaos.events, "states": dict(states), "why": dict(why), "answers": answers,
                "deliveries": len(receiver.got), "stale": log.count("job is not ours any more"), "seconds": round(time.monotonic() - started), "wrong": wrong}
    finally:
        house.close()
        receiver.stop()


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--documents", type=int, default=5000)
    p.add_argument("--kills", type=int, default=300)
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--freeze", type=float, default=40)
    p.add_argument("--state", type=Path)
    a = p.parse_args()
    folder = a.state or Path(tempfile.mkdtemp(prefix="dx-chaos-"))
    report = run(folder, a.documents, a.kills, a.seed, a.freeze)
    print(json.dumps(report))
    if not a.state and not report["wrong"]:
        shutil.rmtree(folder, ignore_errors=True)
    return 1 if report["wrong"] else 0


if __name__ == "__main__":
    sys.exit(main())
