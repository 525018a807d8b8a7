# SPDX-License-Identifier: AGPL-3.0-or-later
"""PgBouncer in front of a cluster, on a Unix socket of its own."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import psycopg2

PROGRAM = shutil.which("pgbouncer", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
PORT = 6432


class Bouncer:
    def __init__(self, folder, server, mode):
        """SERVER: the conninfo of the cluster, with a single host."""
        self.folder, self.sockets = Path(folder), Path(tempfile.mkdtemp(prefix="dxb-"))
        self.server = dict(p.split("=", 1) for p in server.split())
        self.proc = None
        self.start(mode)

    def start(self, mode):
        users = self.folder / "users.txt"
        users.write_text('"docextract_daemon" ""\n"postgres" ""\n')
        conf = self.folder / "pgbouncer.ini"
        conf.write_text(f"""[databases]
docextract = host={self.server['host']} port={self.server['port']} dbname=docextract
[pgbouncer]
listen_addr =
listen_port = {PORT}
unix_socket_dir = {self.sockets}
auth_type = trust
auth_file = {users}
admin_users = postgres
pool_mode = {mode}
default_pool_size = 40
logfile = {self.folder}/pgbouncer.log
pidfile = {self.folder}/pgbouncer.pid
""")
        self.proc = subprocess.Popen([PROGRAM, "-q", str(conf)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        end = time.monotonic() + 30
        while not (self.sockets / f".s.PGSQL.{PORT}").exists():
            assert self.proc.poll() is None and time.monotonic() < end, (self.folder / "pgbouncer.log").read_text()
            time.sleep(0.05)

    def stop(self):
        if self.proc and self.proc.poll() is None:
            self.proc.send_signal(signal.SIGTERM)
            self.proc.wait(30)

    def remove(self):
        self.stop()
        shutil.rmtree(self.sockets, ignore_errors=True)

    def conninfo(self, role):
        return f"host={self.sockets} port={PORT} dbname=docextract user={role}"

    def show(self, what):
        """Rows of the console's SHOW, as dicts."""
        db = psycopg2.connect(f"host={self.sockets} port={PORT} dbname=pgbouncer user=postgres")
        db.autocommit = True
        try:
            with db.cursor() as cur:
                cur.execute(f"SHOW {what}")
                return [dict(zip([c.name for c in cur.description], row)) for row in cur.fetchall()]
        finally:
            db.close()
