# SPDX-License-Identifier: AGPL-3.0-or-later
"""TLS to the database with a private certificate authority: sslmode=verify-full believes the right server and nobody else."""

import subprocess
import time

import pytest

from conftest import Cluster, Rig, end_rig, free_port
from replica import pg

OPTIONS = ["api = 1", "workers = 1", "sender = no"]


def openssl(folder, *args):
    subprocess.run(["openssl", *args], cwd=folder, check=True, capture_output=True)


def authority(folder, name):
    openssl(folder, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={name}", "-keyout", f"{name}.key", "-out", f"{name}.pem")


def server_certificate(folder, ca, host):
    openssl(folder, "req", "-newkey", "rsa:2048", "-nodes", "-subj", f"/CN={host}", "-keyout", "server.key", "-out", "server.csr")
    (folder / "server.ext").write_text(f"subjectAltName = DNS:{host}\n")
    openssl(folder, "x509", "-req", "-in", "server.csr", "-CA", f"{ca}.pem", "-CAkey", f"{ca}.key", "-CAcreateserial", "-days", "2",
            "-extfile", "server.ext", "-out", "server.pem")
    (folder / "server.key").chmod(0o600)


class Server:
    """A cluster that the daemon reaches over TCP with TLS, or not at all."""

    def __init__(self, folder):
        self.cluster, self.folder, self.port, self.over = Cluster(folder / "pg"), folder, free_port(), ""
        self.socket = dict(p.split("=", 1) for p in self.cluster.conninfo().split())["host"]
        with open(folder / "pg/data/pg_hba.conf", "a") as f:
            f.write("hostssl docextract docextract_daemon 127.0.0.1/32 trust\n")
        self.cluster.run("stop")
        options = (f"-k {self.socket} -p {self.port} -c listen_addresses=127.0.0.1 -c ssl=on "
                   f"-c ssl_cert_file={folder}/server.pem -c ssl_key_file={folder}/server.key")
        subprocess.run([pg("pg_ctl"), "-D", folder / "pg/data", "-l", folder / "pg/log", "-w", "-o", options, "start"], check=True,
                       stdout=subprocess.DEVNULL)

    def conninfo(self, role=None):
        if role == "docextract_daemon":
            return f"hostaddr=127.0.0.1 port={self.port} dbname=docextract user=docextract_daemon {self.over}"
        return f"host={self.socket} port={self.port} dbname=docextract user=postgres"

    def run(self, verb):
        self.cluster.run(verb)


@pytest.fixture(scope="module")
def rig(tmp_path_factory):
    folder = tmp_path_factory.mktemp("tls")
    authority(folder, "ours")
    authority(folder, "theirs")
    server_certificate(folder, "ours", "db.example")
    r = Rig(folder, Server(folder), OPTIONS)
    r.default_team = r.team("acme")
    r.default_key = r.key("acme", "ann@acme.example")
    try:
        yield r
    finally:
        end_rig(r)


def test_the_right_server_is_believed_and_every_session_is_encrypted(rig, statement):
    rig.cluster.over = f"host=db.example sslmode=verify-full sslrootcert={rig.folder}/ours.pem"
    rig.start().wait_ready()
    try:
        a = rig.post("/documents", ("industry", "finance"), ("template", "bank_statement"), ("file", statement[0], "s.pdf"))
        assert a.status == 202
        assert rig.get(f"/documents/{a.json['uuid']}?wait=30").json["status"] in ("completed", "needs_review")
        found = rig.sql("SELECT s.ssl, s.version FROM pg_stat_ssl s JOIN pg_stat_activity a USING (pid) WHERE a.usename = 'docextract_daemon'")
        assert len(found) >= 10 and set(found) == {(True, "TLSv1.3")}, found
    finally:
        rig.stop()


@pytest.mark.parametrize("over, reason", [
    ("host=db.example sslmode=verify-full sslrootcert={}/theirs.pem", "certificate verify failed"),
    ("host=other.example sslmode=verify-full sslrootcert={}/ours.pem", "does not match host name"),
    ("host=db.example sslmode=disable", "no pg_hba.conf entry"),
])
def test_nobody_else_is(rig, over, reason):
    rig.cluster.over = over.format(rig.folder)
    at = len(rig.log()) if (rig.folder / "daemon.log").exists() else 0
    rig.start()
    try:
        end = time.monotonic() + 60
        while reason not in rig.log()[at:]:
            assert time.monotonic() < end and rig.proc.poll() is None, rig.log()[at:][-2000:]
            time.sleep(0.05)
        assert rig.sql("SELECT count(*) FROM pg_stat_activity WHERE usename = 'docextract_daemon'") == [(0,)]
    finally:
        rig.stop()
