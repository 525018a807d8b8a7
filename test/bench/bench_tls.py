# SPDX-License-Identifier: AGPL-3.0-or-later
"""TLS in the listener beside plain HTTP, of one daemon: requests, new connections, idle connections."""

import socket
import ssl
import subprocess
from pathlib import Path

from bench_api import wrk
from flood import memory_mib
from ports import free_port
from service import Service

HELLO = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"


def certificate(folder):
    """Key (ECDSA, P-256) and certificate of this bench."""
    key, cert = folder / "key.pem", folder / "cert.pem"
    subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", key, "-out", cert,
                    "-days", "2", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"], check=True, capture_output=True)
    key.chmod(0o600)
    return key, cert


def processor_ms(pid):
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) * 10


def connections(n, port, context=None):
    """N of them that have asked once and stay."""
    held = []
    for _ in range(n):
        c = socket.create_connection(("127.0.0.1", port))
        c = context.wrap_socket(c, server_hostname="localhost") if context else c
        c.sendall(HELLO)
        assert c.recv(4096).startswith(b"HTTP/1.1 200")
        held.append(c)
    return held


def bench_tls(work, table, quick):
    """TLS in the listener beside plain HTTP: requests on kept connections, new connections, idle ones."""
    import make
    n, seconds = (100, 2) if quick else (400, 10)
    key, cert = certificate(work)
    port = free_port()
    s = Service(work / "tls", "workers=1", "api=1", f"tls.listen=127.0.0.1:{port}", f"tls.cert_file={cert}", f"tls.key_file={key}",
                "http.max_connections=2048", "http.idle_timeout=600s")
    held = []
    try:
        [pid] = [pid for role, pid, _ in s.processes() if role == "api"]
        context = ssl.create_default_context(cafile=str(cert))
        for warm in (None, context):
            for c in connections(50, port if warm else s.port, warm):
                c.close()
        figures = {}
        for what, to, how in (("plain", s.port, None), ("TLS", port, context)):
            before, cpu = memory_mib(pid, "VmRSS"), processor_ms(pid)
            held += connections(n, to, how)
            figures[what] = ((memory_mib(pid, "VmRSS") - before) * 1024 / n, (processor_ms(pid) - cpu) / n)
        for what, (kib, ms) in figures.items():
            table.add(f"{what}: idle connection", f"{kib:.1f} KiB")
            table.add(f"{what}: a new connection with one request, processor time of the API", f"{ms:.2f} ms")
        status, doc = s.upload("/extract", make.make(work, "statement", "classic", "text", 9, 50, 200))
        assert status == 200, doc
        rates = {}
        for what, base in (("plain", f"http://127.0.0.1:{s.port}"), ("TLS", f"https://127.0.0.1:{port}")):
            rates[what], p99 = wrk(f"{base}/api/v1/documents/{doc['uuid']}", seconds, 64, [f"Authorization: Bearer {s.key}"])
            table.add(f"{what}: GET document of 50 rows, one API process", f"{rates[what]:.0f}/s, p99 {p99:.1f} ms")
        table.add("TLS / plain, kept connections", f"{rates['TLS'] / rates['plain']:.2f}x")
    finally:
        for c in held:
            c.close()
        s.stop()
