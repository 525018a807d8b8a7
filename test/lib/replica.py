# SPDX-License-Identifier: AGPL-3.0-or-later
"""A primary and a streaming standby of it, on Unix sockets: for tests of what happens when one takes over."""

import shutil
import subprocess
import tempfile
import time
from pathlib import Path

import psycopg2

ROOT = Path(__file__).resolve().parents[2]


def pg(program):
    return str(max(Path("/usr/lib/postgresql").glob(f"[0-9]*/bin/{program}"), key=lambda p: int(p.parts[-3])))


def wait_for(what, why, seconds=60):
    end = time.monotonic() + seconds
    while not (value := what()):
        assert time.monotonic() < end, f"waited in vain: {why}"
        time.sleep(0.05)
    return value


class Pair:
    """Has what the daemon's tests ask of a cluster: conninfo(role), of both servers, whichever takes writes."""

    def __init__(self, folder):
        self.folder = Path(folder)
        self.sockets = Path(tempfile.mkdtemp(prefix="dxs-"))
        self.standby = self.folder / "standby"
        self.primary_conninfo = self.cluster("start")
        self.hosts = [dict(p.split("=", 1) for p in self.primary_conninfo.split())["host"], str(self.sockets)]
        self.data = self.folder / "pg/data"
        with open(self.data / "pg_hba.conf", "a") as f:
            f.write("local replication all trust\n")
        self.on(0, "SELECT pg_reload_conf()")
        self.promoted = False

    def cluster(self, verb, *args):
        return subprocess.run([ROOT / "scripts/cluster", verb, self.folder / "pg", *args], check=True, capture_output=True, text=True).stdout.strip()

    def conninfo(self, role=None):
        return f"host={','.join(self.hosts)} port=5432,5432 target_session_attrs=read-write dbname=docextract user={role or 'postgres'}"

    def on(self, server, query, *args):
        """Rows of a query on the first (0) or the second (1) server."""
        db = psycopg2.connect(f"host={self.hosts[server]} port=5432 dbname=docextract user=postgres")
        db.autocommit = True
        try:
            with db.cursor() as cur:
                cur.execute(query, args)
                return cur.fetchall() if cur.description else None
        finally:
            db.close()

    def ctl(self, data, *args):
        subprocess.run([pg("pg_ctl"), "-D", data, "-w", "-t", "60", *args], check=True, stdout=subprocess.DEVNULL)

    def start_standby(self):
        subprocess.run([pg("pg_basebackup"), "-d", f"host={self.hosts[0]} port=5432 user=postgres application_name=standby", "-D", self.standby,
                        "-R", "-X", "stream", "-c", "fast"], check=True, capture_output=True)
        self.ctl(self.standby, "-l", str(self.folder / "standby.log"), "-o", f"-k {self.sockets}", "start")
        wait_for(self.replication, "the standby to stream")

    def replication(self):
        """(state, sync_state) of the standby, as the primary sees it; None: it is not there."""
        rows = self.on(0, "SELECT state, sync_state FROM pg_stat_replication WHERE state = 'streaming' AND application_name = 'standby'")
        return rows[0] if rows else None

    def synchronous(self):
        """From now on a commit waits for the standby."""
        self.on(0, "ALTER SYSTEM SET synchronous_standby_names = 'standby'")
        self.on(0, "SELECT pg_reload_conf()")
        wait_for(lambda: (self.replication() or ("", ""))[1] == "sync", "the standby to be synchronous")

    def caught_up(self):
        at = self.on(0, "SELECT pg_current_wal_flush_lsn()")[0][0]
        wait_for(lambda: self.on(1, "SELECT pg_last_wal_replay_lsn() >= %s", at)[0][0], "the standby to catch up")

    def cut(self):
        """The standby gets nothing any more."""
        self.on(1, "ALTER SYSTEM SET primary_conninfo = ''")
        self.on(1, "SELECT pg_reload_conf()")
        wait_for(lambda: not self.replication(), "the standby to be cut off")

    def lose_primary(self):
        self.ctl(self.data, "-m", "immediate", "stop")

    def promote(self):
        self.ctl(self.standby, "promote")
        self.promoted = True

    def run(self, verb):
        """Only "stop" is asked for: everything goes."""
        assert verb == "stop"
        if (self.standby / "postmaster.pid").exists():
            self.ctl(self.standby, "-m", "immediate", "stop")
        self.cluster("stop")
        shutil.rmtree(self.sockets, ignore_errors=True)
