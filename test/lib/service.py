# SPDX-License-Identifier: AGPL-3.0-or-later
"""A daemon with its own cluster through scripts/run, for tests of the whole and for the bench."""

import http.client
import json
import os
import re
import signal
import subprocess
import time
from pathlib import Path

from ports import free_port

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / os.environ.get("DX_BUILD", "build/release")
TERMINAL = ("completed", "needs_review", "password_required", "failed", "cancelled", "expired")


def multipart(fields, file_name, content):
    """Body and headers of a form with one file."""
    boundary = "dxformboundary7f3a"
    body = b"".join(f'--{boundary}\r\nContent-Disposition: form-data; name="{k}"\r\n\r\n{v}\r\n'.encode() for k, v in fields.items())
    body += f'--{boundary}\r\nContent-Disposition: form-data; name="file"; filename="{file_name}"\r\n\r\n'.encode()
    return body + content + f"\r\n--{boundary}--\r\n".encode(), {"Content-Type": f"multipart/form-data; boundary={boundary}"}


class Service:
    def __init__(self, folder: Path, *options, port=None):
        self.state, self.options, self.port = folder, options, port or free_port()
        folder.mkdir(parents=True, exist_ok=True)
        self.start()

    def start(self):
        args = [str(ROOT / "scripts/run"), str(self.state), f"127.0.0.1:{self.port}"]
        for o in self.options:
            args += ["-o", o]
        self.log = open(self.state / "daemon.log", "a")
        self.proc = subprocess.Popen(args, stdout=self.log, stderr=subprocess.STDOUT, start_new_session=True)
        self.wait_ready()
        self.key = (self.state / "load-api-key").read_text().strip()

    def wait_ready(self, seconds=60):
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            try:
                if self.request("GET", "/readyz")[0] == 200:
                    return
            except OSError:
                pass
            if self.proc.poll() is not None:
                raise RuntimeError(f"the daemon ended with {self.proc.returncode}:\n{self.log_text()[-2000:]}")
            time.sleep(0.05)
        raise RuntimeError(f"the daemon does not get ready:\n{self.log_text()[-2000:]}")

    def log_text(self):
        return (self.state / "daemon.log").read_text(errors="replace")

    def request(self, method, path, body=None, headers=None):
        c = http.client.HTTPConnection("127.0.0.1", self.port, timeout=120)
        try:
            c.request(method, path, body, headers or {})
            r = c.getresponse()
            return r.status, r.read(), dict(r.getheaders())
        finally:
            c.close()

    def call(self, method, path, body=None, headers=None, key=None):
        """(status, JSON or None) of an API call with the load key."""
        status, data, _ = self.request(method, "/api/v1" + path, body, {"Authorization": f"Bearer {key or self.key}", **(headers or {})})
        return status, json.loads(data) if data else None

    def upload(self, path, file: Path, industry="finance", template="bank_statement"):
        body, headers = multipart({"industry": industry, "template": template}, file.name, file.read_bytes())
        return self.call("POST", path, body, headers)

    def finish(self, uuid, seconds=120):
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            status, doc = self.call("GET", f"/documents/{uuid}?wait=10")
            if status != 200:
                raise RuntimeError(f"GET document answers {status}: {doc}")
            if doc["status"] in TERMINAL:
                return doc
        raise RuntimeError(f"{uuid} is still {doc['status']} after {seconds} s")

    def conninfo(self):
        """libpq string of the cluster's owner."""
        return subprocess.run([str(ROOT / "scripts/cluster"), "conninfo", str(self.state / "pg")], capture_output=True, text=True,
                              check=True).stdout.strip()

    def processes(self):
        """[(role, pid, resident MiB)] of the daemon's tree: master, api, worker, engine, reader, sender, keeper."""
        out = subprocess.run(["ps", "-eo", "pid=,ppid=,rss=,args="], capture_output=True, text=True, check=True).stdout
        children = {}
        for line in out.splitlines():
            pid, ppid, rss, args = line.split(None, 3)
            children.setdefault(int(ppid), []).append((int(pid), int(rss) / 1024, args))
        found, todo = [], [(self.proc.pid, None)]
        while todo:
            parent, parent_role = todo.pop()
            for pid, rss, args in children.get(parent, []):
                m = re.search(r" -x (\w+)", args)
                role = m.group(1) if m else None
                if role is None and "docextract-engine" in args:
                    role = "reader" if parent_role in ("engine", "reader") else "engine"
                elif role is None and "docextractd" in args and parent_role != "master":
                    role = "master"  # a child of the master has its command line until it executes its own
                if role:
                    found.append((role, pid, rss))
                todo.append((pid, role))
        return found

    def stop(self):
        if self.proc.poll() is None:
            self.proc.send_signal(signal.SIGTERM)
            try:
                self.proc.wait(60)
            except subprocess.TimeoutExpired:
                os.killpg(self.proc.pid, signal.SIGKILL)
                self.proc.wait()
        self.log.close()
