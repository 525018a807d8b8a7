# SPDX-License-Identifier: AGPL-3.0-or-later
"""Fixtures for tests that talk to a daemon over HTTP: a private cluster, accounts made by the command line, docextractd on a free port."""

import http.client
import json
import os
import re
import socket
import subprocess
import sys
import time
from pathlib import Path

import psycopg2
import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / os.environ.get("DX_BUILD", "build/release")
CLI = BUILD / "docextract"
sys.path[:0] = [str(ROOT / "test/lib"), str(ROOT / "test/gen"), str(ROOT / "test/score")]

import adversary  # noqa: E402
import make  # noqa: E402
from contract import Contract  # noqa: E402
from ports import free_port  # noqa: E402

TRANSPARENCY = {
    "X-Service-Upstream-OCR": r"local://tesseract/\d+\.\d+\.\d+.*",
    "X-Service-Upstream-PDF": r"local://mupdf/\d+\.\d+\.\d+.*",
    "X-Service-Real-Calls": r"yes",
    "X-Request-Id": r"\S+",
}


class Answer:
    def __init__(self, status, headers, body):
        self.status, self.headers, self.body = status, headers, body

    @property
    def json(self):
        return json.loads(self.body)

    def check_always(self, transparency=TRANSPARENCY):
        """What holds for every response."""
        for name, pattern in transparency.items():
            value = self.headers.get(name)
            assert value is not None and re.fullmatch(pattern, value), f"{name}: {value!r} on {self.status}"
        if self.status != 429:
            assert "Retry-After" not in self.headers
        return self

    def problem(self, status, code):
        """The problem object, checked to be one of STATUS and CODE."""
        assert self.status == status, (self.status, self.body)
        assert self.headers["Content-Type"] == "application/problem+json"
        p = self.json
        assert p["status"] == status and p["code"] == code, p
        assert {"type", "title", "detail", "instance", "request_id", "retryable", "meta", "errors"} <= p.keys()
        assert p["request_id"] == self.headers["X-Request-Id"]
        assert p["title"] and p["detail"]
        return p


def form(*parts, boundary="dxb7f3a"):
    """Body and headers of a form: ("name", "text") or ("name", bytes, "file name")."""
    body = b""
    for part in parts:
        name, value = part[0], part[1]
        file = f'; filename="{part[2]}"' if len(part) > 2 else ""
        value = value.encode() if isinstance(value, str) else value
        body += f'--{boundary}\r\nContent-Disposition: form-data; name="{name}"{file}\r\n\r\n'.encode() + value + b"\r\n"
    return body + f"--{boundary}--\r\n".encode(), {"Content-Type": f"multipart/form-data; boundary={boundary}"}


class Cluster:
    def __init__(self, folder):
        self.folder = folder
        self.run("start")

    def run(self, what, *args):
        out = subprocess.run([ROOT / "scripts/cluster", what, self.folder, *args], check=True, capture_output=True, text=True)
        return out.stdout.strip()

    def conninfo(self, role=None):
        return self.run("conninfo", *([role] if role else []))


class Rig:
    """One daemon with its cluster and accounts."""

    def __init__(self, folder, cluster, options=(), port=None):
        self.folder, self.cluster, self.options = folder, cluster, list(options)
        self.port = port or free_port()
        self.pepper = folder / "pepper"
        self.proc = None
        self.contract = None
        self.transparency = TRANSPARENCY
        self.cli("migrate")

    def cli(self, *args, code=0, database=None):
        """Standard output of the operator's tool, run as the owner of the schema."""
        out = subprocess.run([CLI, *args, "--database", database or self.cluster.conninfo(), "--pepper-file", self.pepper],
                             capture_output=True, text=True)
        assert out.returncode == code, (args, out.returncode, out.stdout, out.stderr)
        return out.stdout if code == 0 else out.stderr

    def team(self, name, plan="unlimited"):
        self.cli("teams", "add", name, "--plan", plan)
        return name

    def key(self, team, user=None, scopes="all", limit="100000"):
        """A new key; its user is made when he is new."""
        user = user or f"user-{os.urandom(4).hex()}@{team}.example"
        known = [u["email"] for u in json.loads(self.cli("users", "list", "--json"))]
        if user not in known:
            self.cli("users", "add", user, "--team", team)
            self.cli("users", "limit", user, limit)
        return self.cli("keys", "create", "--team", team, "--user", user, "--scopes", scopes).strip()

    def start(self):
        conf = self.folder / "docextract.conf"
        lines = [f"database.conninfo = {self.cluster.conninfo('docextract_daemon')}", f"keys.pepper_file = {self.pepper}",
                 f"listen = 127.0.0.1:{self.port}", *self.options]
        conf.write_text("\n".join(lines) + "\n")
        self.log_path = self.folder / "daemon.log"
        with open(self.log_path, "a") as log:
            self.proc = subprocess.Popen([BUILD / "docextractd", "-c", conf], stdout=log, stderr=log,
                                         env={**os.environ, "OMP_THREAD_LIMIT": "1"})
        return self

    def log(self):
        return self.log_path.read_text(errors="replace")

    def wait_ready(self, path="/readyz", seconds=60):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            assert self.proc.poll() is None, self.log()[-3000:]
            try:
                if self.get(path, key=None, base="").status == 200:
                    return self
            except (OSError, http.client.HTTPException):
                pass
            time.sleep(0.05)
        raise AssertionError("the daemon does not get ready:\n" + self.log()[-3000:])

    def stop(self):
        if self.proc and self.proc.poll() is None:
            self.proc.terminate()
            self.proc.wait(60)

    def request(self, method, path, body=None, headers=None, key="default", base="/api/v1"):
        headers = dict(headers or {})
        if key == "default":
            key = self.default_key
        if key:
            headers.setdefault("Authorization", f"Bearer {key}")
        c = http.client.HTTPConnection("127.0.0.1", self.port, timeout=120)
        try:
            c.request(method, base + path, body, headers)
            r = c.getresponse()
            answer = Answer(r.status, r.headers, r.read()).check_always(self.transparency)
        finally:
            c.close()
        # a daemon that is not up yet has nothing to be held against
        if path not in ("/readyz", "/healthz") and "gzip" not in answer.headers.get("Content-Encoding", ""):
            self.described().check(method, base + path, answer)
        return answer

    def described(self):
        """The service's own description, which every answer is held against."""
        if self.contract is None:
            c = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
            c.request("GET", "/openapi.json")
            self.contract = Contract(json.loads(c.getresponse().read()))
            c.close()
        return self.contract

    def get(self, path, **kw):
        return self.request("GET", path, **kw)

    def post(self, path, *parts, **kw):
        body, headers = form(*parts)
        return self.request("POST", path, body, {**headers, **kw.pop("headers", {})}, **kw)

    def raw(self, data):
        """Bytes as they are to the socket; the answer as (head, body)."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=30) as s:
            s.sendall(data)
            s.settimeout(30)
            got = b""
            while chunk := s.recv(65536):
                got += chunk
                head, sep, body = got.partition(b"\r\n\r\n")
                m = re.search(rb"(?i)content-length: *(\d+)", head)
                if sep and (m is None or len(body) >= int(m.group(1))):
                    break
        head, _, body = got.partition(b"\r\n\r\n")
        lines = head.decode("latin-1").split("\r\n")
        headers = http.client.HTTPMessage()
        for line in lines[1:]:
            name, _, value = line.partition(":")
            headers[name] = value.strip()
        return Answer(int(lines[0].split()[1]), headers, body).check_always(self.transparency)

    def sql(self, query, *args):
        db = psycopg2.connect(self.cluster.conninfo())
        db.autocommit = True
        try:
            with db.cursor() as cur:
                cur.execute(query, args)
                return cur.fetchall() if cur.description else None
        finally:
            db.close()


def secret_file(path, text):
    """As an operator makes one: from the first byte on, nobody else can read it."""
    path.touch(0o600)
    path.write_text(text)
    return path


def make_rig(folder, options=()):
    cluster = Cluster(folder / "pg")
    rig = Rig(folder, cluster, options)
    rig.default_team = rig.team("acme")
    rig.default_key = rig.key("acme", "ann@acme.example")
    return rig


def end_rig(rig):
    rig.stop()
    rig.cluster.run("stop")


@pytest.fixture(scope="module")
def rig(tmp_path_factory):
    """A daemon that works: one API process per core, two workers."""
    r = make_rig(tmp_path_factory.mktemp("rig"), ["api = 2", "workers = 2"])
    try:
        yield r.start().wait_ready()
    finally:
        end_rig(r)


@pytest.fixture(scope="module")
def idle(tmp_path_factory):
    """A daemon without workers: documents stay queued."""
    r = make_rig(tmp_path_factory.mktemp("idle"), ["api = 2", "workers = 0", "keeper = no", "limits.sync_deadline = 1s", "http.max_body = 2MiB"])
    try:
        yield r.start().wait_ready()
    finally:
        end_rig(r)


@pytest.fixture(scope="session")
def statement(tmp_path_factory):
    """(bytes, truth) of a bank statement with a text layer."""
    path = make.make(tmp_path_factory.mktemp("doc"), "statement", "classic", "text", 7, 12, 100)
    return path.read_bytes(), json.loads(path.with_suffix(".json").read_text())["data"]


@pytest.fixture(scope="module")
def reader():
    """Extracts words that a test has changed or made up, without any picture (test/score/from_words.c)."""
    one = adversary.Reader(BUILD / "test/score/from_words")
    yield one
    one.run.stdin.close()
    one.run.wait(10)
