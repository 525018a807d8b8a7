# SPDX-License-Identifier: AGPL-3.0-or-later
"""Clients and reverse proxies as people run them: keep-alive agents of Node and Python, wrk, ab, nginx and haproxy in front."""

import http.client
import json
import shutil
import subprocess
import time
import uuid

import pytest
from conftest import end_rig, form, free_port, make_rig

PDF = b"%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"
FORM = [("industry", "finance"), ("template", "bank_statement")]


def needs(program):
    found = shutil.which(program) or shutil.which(f"/usr/sbin/{program}")
    return pytest.mark.skipif(found is None, reason=f"SKIPPED LOUDLY: {program} is not installed")


@pytest.fixture(scope="module")
def rig(tmp_path_factory):
    r = make_rig(tmp_path_factory.mktemp("clients"), ["api = 2", "workers = 0", "keeper = no", "http.trusted_proxies = 127.0.0.1"])
    try:
        yield r.start().wait_ready()
    finally:
        end_rig(r)


def test_http_client_keeps_its_connection(rig):
    c = http.client.HTTPConnection("127.0.0.1", rig.port, timeout=30)
    auth = {"Authorization": f"Bearer {rig.default_key}"}
    own = None
    for i in range(50):
        if i % 5 == 0:
            body, headers = form(*FORM, ("file", PDF + uuid.uuid4().bytes, "a.pdf"))
            c.request("POST", "/api/v1/documents", body, {**headers, **auth})
        else:
            c.request("GET", "/api/v1/ping" if i % 2 else "/api/v1/nowhere", headers=auth)
        r = c.getresponse()
        assert r.status == (202 if i % 5 == 0 else 200 if i % 2 else 404) and r.read()
        own = own or c.sock.getsockname()
        assert c.sock.getsockname() == own
    c.close()


AGENT = """
import http from 'node:http';
const [port, key] = process.argv.slice(2), agent = new http.Agent({keepAlive: true, maxSockets: 4});
const ports = new Set();
const ask = (path) => new Promise((resolve, reject) => {
	const req = http.get({port, path, agent, headers: {authorization: `Bearer ${key}`}}, (res) => {
		let n = 0;
		ports.add(res.socket.localPort);
		res.on('data', (d) => n += d.length).on('end', () => resolve([res.statusCode, n]));
	}).on('error', reject);
});
const got = await Promise.all([...Array(200)].map((_, i) => ask(i % 3 ? '/api/v1/ping' : '/docs')));
const big = await ask('/openapi.json');
console.log(JSON.stringify({ok: got.every(([s, n]) => s === 200 && n > 0), sockets: ports.size, big: big[1] > 10000}));
agent.destroy();
"""


@needs("node")
def test_node_agents(rig, tmp_path):
    (tmp_path / "agent.mjs").write_text(AGENT)
    out = subprocess.run(["node", tmp_path / "agent.mjs", str(rig.port), rig.default_key], capture_output=True, text=True, timeout=60)
    assert out.returncode == 0, out.stderr
    assert json.loads(out.stdout) == {"ok": True, "sockets": 4, "big": True}


@needs("wrk")
def test_wrk(rig):
    out = subprocess.run(["wrk", "-t1", "-c8", "-d1s", "-H", f"Authorization: Bearer {rig.default_key}", f"http://127.0.0.1:{rig.port}/api/v1/ping"],
                         capture_output=True, text=True, check=True).stdout
    assert "Requests/sec" in out and "Non-2xx" not in out and "Socket errors" not in out, out


@needs("ab")
@pytest.mark.parametrize("keep", [[], ["-k"]])
def test_ab(rig, keep):
    """It speaks HTTP/1.0, with and without keep-alive."""
    out = subprocess.run(["ab", "-q", "-n", "200", "-c", "8", *keep, "-H", f"Authorization: Bearer {rig.default_key}", f"http://127.0.0.1:{rig.port}/api/v1/industries"],
                         capture_output=True, text=True, check=True).stdout
    assert "Complete requests:      200" in out and "Failed requests:        0" in out and "Non-2xx" not in out, out
    assert not keep or "Keep-Alive requests:    200" in out, out


# ---- reverse proxies ----

NGINX = """
pid {dir}/pid; error_log {dir}/error.log; worker_processes 1; daemon off;
events {{ worker_connections 256; }}
http {{
  access_log off; client_max_body_size 60m;
  client_body_temp_path {dir}/t1; proxy_temp_path {dir}/t2; fastcgi_temp_path {dir}/t3; uwsgi_temp_path {dir}/t4; scgi_temp_path {dir}/t5;
  upstream api {{ server 127.0.0.1:{port}; keepalive 4; }}
  server {{
    listen 127.0.0.1:{front};
    location / {{ proxy_pass http://api; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host $host;
                  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for; proxy_request_buffering {buffering}; }}
  }}
}}
"""

HAPROXY = """
global
  maxconn 256
defaults
  mode http
  timeout connect 5s
  timeout client 60s
  timeout server 60s
  option forwardfor
frontend f
  bind 127.0.0.1:{front}
  default_backend b
backend b
  option httpchk GET /readyz
  http-check send hdr Host health
  server s 127.0.0.1:{port} check inter 200ms
"""


class Proxy:
    def __init__(self, folder, command, conf, rig, **words):
        self.front, self.default_key = free_port(), rig.default_key
        path = folder / "proxy.conf"
        path.write_text(conf.format(dir=folder, port=rig.port, front=self.front, **words))
        self.proc = subprocess.Popen([*command, str(path)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=folder)
        end = time.monotonic() + 20
        while True:
            try:
                if self.ask("GET", "/healthz")[0] == 200:
                    return
            except OSError:
                pass
            assert self.proc.poll() is None and time.monotonic() < end
            time.sleep(0.05)

    def ask(self, method, path, body=None, headers=None):
        c = http.client.HTTPConnection("127.0.0.1", self.front, timeout=60)
        try:
            try:
                c.request(method, path, body, {"Authorization": f"Bearer {self.default_key}", **(headers or {})},
                          encode_chunked="Transfer-Encoding" in (headers or {}))
            except (BrokenPipeError, ConnectionResetError):
                pass  # refused while it was being sent: the answer is there to be read
            r = c.getresponse()
            return r.status, r.read(), r.headers
        finally:
            c.close()

    def close(self):
        self.proc.terminate()
        self.proc.wait(20)


@pytest.fixture(params=["nginx, buffering", "nginx, streaming", "haproxy"])
def proxy(request, rig, tmp_path):
    name = request.param.split(",")[0]
    program = shutil.which(name) or shutil.which(f"/usr/sbin/{name}")
    if program is None:
        pytest.skip(f"SKIPPED LOUDLY: {name} is not installed")
    if name == "nginx":
        p = Proxy(tmp_path, [program, "-p", str(tmp_path), "-c"], NGINX, rig, buffering="off" if "streaming" in request.param else "on")
    else:
        p = Proxy(tmp_path, [program, "-f"], HAPROXY, rig)
    try:
        yield p
    finally:
        p.close()


def audited_address(rig, name):
    return next(x["address"] for x in json.loads(rig.cli("audit", "--team", "acme", "--json")) if x["object"] == name)


def test_behind_a_reverse_proxy(proxy, rig):
    content = PDF + b"x" * (5 << 20) + uuid.uuid4().bytes
    body, headers = form(*FORM, ("file", content, "a.pdf"))
    status, data, h = proxy.ask("POST", "/api/v1/documents", body, headers)
    assert status == 202 and h["Location"] == json.loads(data)["links"]["self"], data
    name = json.loads(data)["uuid"]
    # the same body without a length: the proxy passes chunks on, or collects them
    pieces = (body[i:i + 70000] for i in range(0, len(body), 70000))
    status, data, _ = proxy.ask("POST", "/api/v1/documents", pieces, {**headers, "Transfer-Encoding": "chunked"})
    assert status == 202, data
    assert [w["code"] for w in json.loads(data)["warnings"]] == ["duplicate_upload"]
    status, data, _ = proxy.ask("GET", f"/api/v1/documents/{name}/original")
    assert status == 200 and data == content
    start = time.monotonic()
    assert proxy.ask("GET", f"/api/v1/documents/{name}?wait=1")[0] == 200 and time.monotonic() - start >= 0.9
    for path, want in [("/nowhere", 404), ("/documents?limit=0", 400), ("/ping", 200)]:
        for _ in range(20):
            status, data, h = proxy.ask("GET", "/api/v1" + path)
            assert status == want and h["X-Service-Real-Calls"] == "yes" and h["X-Request-Id"] and data
    # the nearest proxy's word counts, not what the client claims
    status, data, h = proxy.ask("DELETE", f"/api/v1/documents/{name}", headers={"X-Forwarded-For": "6.6.6.6, 192.0.2.5"})
    assert status == 204 and not data
    assert audited_address(rig, name) == "192.0.2.5"
    # what it refuses from the head reaches the client behind the proxy as ours, not as the proxy's 502
    status, data, h = proxy.ask("POST", "/api/v1/documents", b"x" * (51 << 20), headers)
    assert status == 413 and json.loads(data)["code"] == "file_too_large"


@needs("haproxy")
@pytest.mark.parametrize("how", ["send-proxy", "send-proxy-v2"])
def test_the_proxy_protocol_of_haproxy(tmp_path, how):
    r = make_rig(tmp_path, ["api = 1", "workers = 0", "keeper = no", "http.trusted_proxies = 127.0.0.1", "http.proxy_protocol = yes"])
    words = HAPROXY.replace("check inter", f"{how} check inter").replace("  option forwardfor\n", "")
    proxy = None
    try:
        r.start()
        haproxy = shutil.which("haproxy") or "/usr/sbin/haproxy"
        end = time.monotonic() + 30
        while "ready children" not in r.log():
            assert time.monotonic() < end, r.log()[-2000:]
            time.sleep(0.05)
        proxy = Proxy(tmp_path, [haproxy, "-f"], words, r)
        body, headers = form(*FORM, ("file", PDF, "a.pdf"))
        status, data, _ = proxy.ask("POST", "/api/v1/documents", body, headers)
        assert status == 202, data
        name = json.loads(data)["uuid"]
        assert proxy.ask("DELETE", f"/api/v1/documents/{name}")[0] == 204
        assert audited_address(r, name) == "127.0.0.1"
        assert r.raw(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n").status == 400
    finally:
        if proxy:
            proxy.close()
        end_rig(r)
