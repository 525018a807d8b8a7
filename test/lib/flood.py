# SPDX-License-Identifier: AGPL-3.0-or-later
"""Clients in numbers: large uploads at once, many who wait, and somebody who asks meanwhile."""

import http.client
import re
import socket
import threading
import time
from pathlib import Path

from service import multipart


def upload_head(key, size):
    """(head, part of the body before a file of SIZE bytes, part behind it)."""
    body, headers = multipart({"industry": "finance", "template": "bank_statement"}, "a.pdf", b"\0")
    before, _, after = body.partition(b"\0")
    head = (f"POST /api/v1/documents HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer {key}\r\n"
            f"Content-Type: {headers['Content-Type']}\r\nContent-Length: {len(before) + size + len(after)}\r\n\r\n")
    return head.encode(), before, after


def status_of(s):
    """(status, head and what came with it) of the answer on a socket."""
    got = b""
    while b"\r\n\r\n" not in got:
        data = s.recv(65536)
        assert data, got
        got += data
    return int(got.split()[1]), got


def send_file(s, size, before, after):
    """Send a body of zeros that begins like a PDF; the status of the answer."""
    piece = bytes(1 << 20)
    s.sendall(before + b"%PDF-1.4\n")
    left = size - 9
    while left > 0:
        n = min(left, len(piece))
        s.sendall(piece[:n])
        left -= n
    s.sendall(after)
    return status_of(s)[0]


def memory_mib(pid, what="VmHWM"):
    """Peak (VmHWM) or present (VmRSS) resident memory."""
    text = (Path("/proc") / str(pid) / "status").read_text()
    return int(re.search(rf"{what}:\s+(\d+) kB", text).group(1)) / 1024


def reset_peak(pid):
    """From now on VmHWM counts anew; only for processes of the same user."""
    (Path("/proc") / str(pid) / "clear_refs").write_text("5")


class Pinger:
    """Asks for /ping over and over on one connection; the times it took, in seconds."""

    def __init__(self, port, key):
        self.port, self.key, self.times, self.stop = port, key, [], threading.Event()
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()

    def run(self):
        c = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        while not self.stop.is_set():
            start = time.monotonic()
            c.request("GET", "/api/v1/ping", headers={"Authorization": f"Bearer {self.key}"})
            r = c.getresponse()
            r.read()
            assert r.status == 200
            self.times.append(time.monotonic() - start)
            time.sleep(0.005)
        c.close()

    def end(self):
        """Sorted times."""
        self.stop.set()
        self.thread.join()
        return sorted(self.times)


def connect(port):
    return socket.create_connection(("127.0.0.1", port), timeout=120)
