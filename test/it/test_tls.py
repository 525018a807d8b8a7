# SPDX-License-Identifier: AGPL-3.0-or-later
"""tls.listen: the same service over TLS, beside plain HTTP; certificates that are bad, that are renewed; clients that are."""

import hashlib
import http.client
import json
import os
import re
import shutil
import signal
import socket
import ssl
import struct
import subprocess
import sys
import time
import urllib.request

import pytest

from conftest import BUILD, CLI, Answer, end_rig, form, free_port, make_rig

DAEMON = BUILD / "docextractd"


def run(*args):
    out = subprocess.run([str(a) for a in args], capture_output=True, text=True)
    assert out.returncode == 0, (args, out.stderr)


def certificate(folder, name, days=365, passphrase=None):
    """(certificate, key): self-signed, for localhost; -1 days: expired."""
    folder.mkdir(exist_ok=True)
    cert, key, ask, extra = (folder / f"{name}.{end}" for end in ("pem", "key", "csr", "ext"))
    extra.write_text("subjectAltName = DNS:localhost, IP:127.0.0.1\nbasicConstraints = CA:TRUE\n")
    seal = ["-passout", f"pass:{passphrase}"] if passphrase else ["-nodes"]
    unseal = ["-passin", f"pass:{passphrase}"] if passphrase else []
    run("openssl", "req", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", *seal, "-subj", f"/CN={name}", "-keyout", key, "-out", ask)
    run("openssl", "x509", "-req", "-in", ask, "-key", key, *unseal, "-days", str(days), "-extfile", extra, "-out", cert)
    key.chmod(0o600)
    return cert, key


def wait_for(check, seconds=60):
    end = time.monotonic() + seconds
    while not (got := check()):
        assert time.monotonic() < end, "it does not happen"
        time.sleep(0.1)
    return got


class Secure:
    """A rig whose daemon speaks TLS too."""

    def __init__(self, folder, options=()):
        self.port, self.admin = free_port(), free_port()
        self.cert, self.key = folder / "in-use.pem", folder / "in-use.key"
        self.use(certificate(folder / "certs", "one"))
        self.rig = make_rig(folder, ["api = 2", "workers = 1", "keeper = yes", f"tls.listen = 127.0.0.1:{self.port}", f"tls.cert_file = {self.cert}",
                                     f"tls.key_file = {self.key}", f"admin.listen = 127.0.0.1:{self.admin}", "tls.hsts = 365d", "log.level = debug", *options])
        self.folder = folder

    def use(self, pair):
        """As a certificate tool would: the files are replaced, not written to."""
        for source, target, mode in ((pair[0], self.cert, 0o644), (pair[1], self.key, 0o600)):
            new = target.with_suffix(".new")
            shutil.copy(source, new)
            new.chmod(mode)
            new.replace(target)

    def context(self, cert=None, **settings):
        c = ssl.create_default_context(cafile=str(cert or self.cert))
        for name, value in settings.items():
            setattr(c, name, value)
        return c

    def connect(self, context=None):
        raw = socket.create_connection(("127.0.0.1", self.port), timeout=60)
        return (context or self.context()).wrap_socket(raw, server_hostname="localhost")

    def connection(self, cert=None):
        return http.client.HTTPSConnection("localhost", self.port, timeout=120, context=self.context(cert))

    def request(self, method, path, body=None, headers=None, key=None, on=None):
        c = on or self.connection()
        c.request(method, path, body, {**(headers or {}), "Authorization": f"Bearer {key or self.rig.default_key}"})
        r = c.getresponse()
        answer = Answer(r.status, r.headers, r.read()).check_always()
        if on is None:
            c.close()
        self.rig.described().check(method, path, answer)
        return answer

    def say(self, data, context=None):
        """Bytes as they are into a TLS connection: all that comes back until the server closes."""
        with self.connect(context) as s:
            s.sendall(data)
            got = b""
            while chunk := s.recv(65536):
                got += chunk
        return got

    def shown(self):
        """SHA-256 of the certificate that a new connection is shown."""
        c = ssl._create_unverified_context()
        with self.connect(c) as s:
            return hashlib.sha256(s.getpeercert(binary_form=True)).hexdigest()

    def reload(self):
        def done():
            return len(re.findall(r"\[?api [01]\]?.*configuration reloaded", self.rig.log()))
        before = done()
        self.rig.proc.send_signal(signal.SIGHUP)
        wait_for(lambda: done() >= before + 2)

    def metric(self, name):
        text = urllib.request.urlopen(f"http://127.0.0.1:{self.admin}/metrics", timeout=30).read().decode()
        m = re.search(rf"^{re.escape(name)} (\d+)$", text, re.M)
        return int(m.group(1)) if m else None


FAILED = 'docextract_tls_handshakes_total{outcome="failed"}'
DONE = 'docextract_tls_handshakes_total{outcome="done"}'


def digest(pem):
    return hashlib.sha256(ssl.PEM_cert_to_DER_cert(pem.read_text())).hexdigest()


@pytest.fixture(scope="module")
def secure(tmp_path_factory):
    s = Secure(tmp_path_factory.mktemp("tls"))
    try:
        s.rig.start().wait_ready()
        wait_for(lambda: accepts(s.port))
        yield s
    finally:
        end_rig(s.rig)


def accepts(port):
    try:
        socket.create_connection(("127.0.0.1", port), timeout=5).close()
        return True
    except OSError:
        return False


# ---- the same service ----

def test_both_ports_serve(secure):
    over = secure.request("GET", "/api/v1/ping")
    plain = secure.rig.get("/ping")
    assert over.status == plain.status == 200 and over.json["account"] == plain.json["account"]
    assert over.headers["Strict-Transport-Security"] == "max-age=31536000" and "Strict-Transport-Security" not in plain.headers


def test_errors_are_problems_with_our_headers(secure):
    p = secure.request("GET", "/api/v1/nothing", headers={"X-Request-Id": "over-tls-1"}).problem(404, "not_found")
    assert p["request_id"] == "over-tls-1"
    secure.request("GET", "/api/v1/ping", key="dx_live_wrong").problem(401, "invalid_api_key")


def test_curl(secure):
    out = subprocess.run(["curl", "-sS", "--cacert", secure.cert, "-w", "\n%{http_code} %{http_version} %{ssl_verify_result}", "-H",
                          f"Authorization: Bearer {secure.rig.default_key}", f"https://localhost:{secure.port}/api/v1/ping"], capture_output=True, text=True)
    body, last = out.stdout.rsplit("\n", 1)
    assert last == "200 1.1 0" and json.loads(body)["status"] == "ok", (out.stdout, out.stderr)
    # and without the authority it is refused by the client, as it must be
    assert subprocess.run(["curl", "-sS", f"https://localhost:{secure.port}/healthz"], capture_output=True).returncode == 60


def test_node(secure):
    node = shutil.which("node")
    if not node:
        pytest.skip("no node here")
    script = (f"const u = 'https://localhost:{secure.port}/api/v1/ping', h = {{Authorization: 'Bearer {secure.rig.default_key}'}};"
              "(async () => { for (let i = 0; i < 3; i++) { const r = await fetch(u, {headers: h}); console.log(r.status, (await r.json()).status); } })()")
    out = subprocess.run([node, "-e", script], capture_output=True, text=True, timeout=120, env={**os.environ, "NODE_EXTRA_CA_CERTS": str(secure.cert)})
    assert out.stdout.split("\n")[:3] == ["200 ok"] * 3, (out.stdout, out.stderr)


def test_what_is_agreed_upon(secure):
    c = secure.context()
    c.set_alpn_protocols(["h2", "http/1.1"])
    with secure.connect(c) as s:
        assert (s.version(), s.selected_alpn_protocol(), s.compression(), s.session_reused) == ("TLSv1.3", "http/1.1", None, False)
        session = s.session
    old = secure.context(maximum_version=ssl.TLSVersion.TLSv1_2)
    with secure.connect(old) as s:
        name, version, _ = s.cipher()
        assert version == "TLSv1.2" and name.startswith("ECDHE-") and ("GCM" in name or "CHACHA20" in name)
        assert not s.session.has_ticket
        session = s.session
    # nothing is resumed: what one process knows of a session the others would not
    raw = socket.create_connection(("127.0.0.1", secure.port), timeout=60)
    with old.wrap_socket(raw, server_hostname="localhost", session=session) as s:
        assert not s.session_reused


def refused(secure, context):
    before = secure.metric(FAILED)
    with pytest.raises((ssl.SSLError, ConnectionError)):
        secure.connect(context)
    wait_for(lambda: secure.metric(FAILED) > before)


def test_what_is_not(secure):
    old = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    old.check_hostname, old.verify_mode = False, ssl.CERT_NONE
    old.set_ciphers("DEFAULT:@SECLEVEL=0")
    old.minimum_version = old.maximum_version = ssl.TLSVersion.TLSv1_1
    refused(secure, old)
    weak = secure.context(maximum_version=ssl.TLSVersion.TLSv1_2)
    weak.set_ciphers("ECDHE-ECDSA-AES128-SHA256:AES128-SHA:@SECLEVEL=0")
    refused(secure, weak)
    h2 = secure.context()
    h2.set_alpn_protocols(["h2"])
    refused(secure, h2)


def test_no_renegotiation(secure):
    out = subprocess.run(["openssl", "s_client", "-connect", f"127.0.0.1:{secure.port}", "-tls1_2", "-CAfile", secure.cert], input="R\n", capture_output=True,
                         text=True, timeout=60)
    assert "no renegotiation" in out.stderr and "Secure Renegotiation IS supported" in out.stdout, out.stderr


# ---- the strict server behind it ----

HOST = b"Host: localhost\r\n"


@pytest.mark.parametrize("request_, status", [
    (b"GET /healthz HTTP/1.1\r\n" + HOST + HOST + b"\r\n", 400),
    (b"GET /healthz HTTP/1.1\r\n\r\n", 400),
    (b"POST /api/v1/documents HTTP/1.1\r\n" + HOST + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400),
    (b"POST /api/v1/documents HTTP/1.1\r\n" + HOST + b"Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello", 400),
    (b"GET /healthz HTTP/1.1\r\n" + HOST + b"X-A: b\r\n folded\r\n\r\n", 400),
    (b"GET /healthz HTTP/1.1\n" + HOST + b"\r\n", 400),
    (b"GET /healthz HTTP/1.1\r\n" + HOST + b"X: \x00\r\n\r\n", 400),
    (b"GET /" + b"a" * 9000 + b" HTTP/1.1\r\n" + HOST + b"\r\n", 414),
    (b"GET /healthz HTTP/1.1\r\n" + HOST + b"X: " + b"a" * 20000 + b"\r\n\r\n", 431),
    (b"POST /api/v1/documents HTTP/1.1\r\n" + HOST + b"Content-Length: 99999999999\r\n\r\n", 413),
])
def test_smuggling_shapes(secure, request_, status):
    got = secure.say(request_)
    head, _, body = got.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 %d " % status) and b"application/problem+json" in head and b"X-Request-Id" in head, got
    assert json.loads(body)["status"] == status


def test_plain_http_on_the_port_is_told_so(secure):
    before = secure.metric(FAILED)
    c = http.client.HTTPConnection("127.0.0.1", secure.port, timeout=60)
    c.request("GET", "/api/v1/ping", headers={"Authorization": f"Bearer {secure.rig.default_key}"})
    r = c.getresponse()
    answer = Answer(r.status, r.headers, r.read()).check_always()
    assert "https" in answer.problem(400, "bad_request")["detail"] and answer.headers["Connection"].strip() == "close"
    assert "Strict-Transport-Security" not in answer.headers
    wait_for(lambda: secure.metric(FAILED) > before)


def test_garbage_is_ended_and_hurts_nobody(secure):
    before = secure.metric(FAILED)
    junk = [bytes(range(128, 256)) * 40, b"\x16\x03\x01\x00\x05junk!", b"\x16\x03\x01\xff\xff" + b"\0" * 70000, b"\0" * 100, b"\x80\x2e\x01\x00\x02"]
    for j in junk:
        with socket.create_connection(("127.0.0.1", secure.port), timeout=60) as s:
            try:
                s.sendall(j)
                s.shutdown(socket.SHUT_WR)
                while s.recv(65536):
                    pass
            except OSError:  # reset, with bytes unread, or not connected any more
                pass
    wait_for(lambda: secure.metric(FAILED) >= before + len(junk))
    # a look at the port is none
    accepts(secure.port)
    assert secure.request("GET", "/api/v1/ping").status == 200
    assert not re.search(r"^\S+ (WARN|ERROR).*TLS", secure.rig.log(), re.M | re.I)


def hello():
    """The first flight of a client."""
    out, into = ssl.MemoryBIO(), ssl.MemoryBIO()
    c = ssl._create_unverified_context().wrap_bio(into, out, server_hostname="localhost")
    with pytest.raises(ssl.SSLWantReadError):
        c.do_handshake()
    return out.read()


def test_half_a_handshake_ends_at_the_deadline(secure):
    before = secure.metric(FAILED)
    first = hello()
    waiting = []
    for part in (first[:40], first, b"\x16"):
        s = socket.create_connection(("127.0.0.1", secure.port), timeout=60)
        s.sendall(part)
        waiting.append(s)
    assert secure.request("GET", "/api/v1/ping").status == 200
    for s in waiting:
        try:
            while s.recv(65536):
                pass
        except ConnectionError:
            pass
        s.close()
    wait_for(lambda: secure.metric(FAILED) >= before + 3)
    assert "it took too long" in secure.rig.log()


# ---- much, and long ----

def test_fifty_megabytes_up_and_down(secure, statement):
    data = statement[0] + b"\n%" + os.urandom(48 << 20).replace(b"%%EOF", b"%%eof")
    body, headers = form(("industry", "finance"), ("template", "bank_statement"), ("file", data, "large.pdf"))
    c = secure.connection()
    answer = secure.request("POST", "/api/v1/documents", body, headers, on=c)
    assert answer.status == 202, answer.body
    assert answer.json["file"]["sha256"] == hashlib.sha256(data).hexdigest() and answer.json["file"]["size_bytes"] == len(data)
    back = secure.request("GET", f"/api/v1/documents/{answer.json['uuid']}/original", on=c)
    assert back.status == 200 and hashlib.sha256(back.body).digest() == hashlib.sha256(data).digest()
    c.close()


def test_waiting(secure, statement):
    body, headers = form(("industry", "finance"), ("template", "bank_statement"), ("file", statement[0], "s.pdf"))
    c = secure.connection()
    uuid = secure.request("POST", "/api/v1/documents", body, headers, on=c).json["uuid"]
    end = time.monotonic() + 120
    while (d := secure.request("GET", f"/api/v1/documents/{uuid}?wait=30", on=c).json)["status"] in ("queued", "processing"):
        assert time.monotonic() < end
    assert d["status"] == "completed" and d["data"]["transactions"]
    c.close()


@pytest.mark.parametrize("polite", [True, False])
def test_who_hangs_up_while_waiting_is_let_go(secure, polite):
    secure.rig.cli("teams", "add", f"gone-{polite}", "--plan", "unlimited")
    key = secure.rig.key(f"gone-{polite}")
    # nothing reads it: a password is wanted first
    secret = make_sealed()
    body, headers = form(("industry", "finance"), ("template", "bank_statement"), ("file", secret, "s.pdf"))
    uuid = secure.request("POST", "/api/v1/documents", body, headers, key=key).json["uuid"]
    wait_for(lambda: secure.request("GET", f"/api/v1/documents/{uuid}", key=key).json["status"] == "password_required")
    s = secure.connect()
    s.sendall(f"GET /api/v1/documents/{uuid}?wait=30 HTTP/1.1\r\nHost: x\r\nX-Request-Id: gone-{polite}\r\nAuthorization: Bearer {key}\r\n\r\n".encode())
    time.sleep(0.5)
    if polite:
        s.close()
    else:
        s.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        os.close(s.detach())
    wait_for(lambda: re.search(rf"request=gone-{polite} .*status=", secure.rig.log()), 25)
    secure.rig.sql("SELECT 1")


def make_sealed():
    import io

    import pikepdf
    pdf = pikepdf.new()
    pdf.add_blank_page()
    out = io.BytesIO()
    pdf.save(out, encryption=pikepdf.Encryption(owner="o", user="u"))
    return out.getvalue()


# ---- certificates ----

def test_a_new_certificate_without_losing_a_connection(secure):
    two = certificate(secure.folder / "certs", "two")
    old_pem = secure.folder / "certs" / "one.pem"
    kept = secure.connection(old_pem)
    assert secure.request("GET", "/api/v1/ping", on=kept).status == 200
    ours = kept.sock
    was = digest(secure.cert)
    assert secure.shown() == was
    secure.use(two)
    assert secure.shown() == was, "nothing is read before the reload"
    secure.reload()
    # of two processes either may accept
    wait_for(lambda: all(secure.shown() == digest(two[0]) for _ in range(10)))
    assert secure.request("GET", "/api/v1/ping", on=kept).status == 200 and kept.sock is ours
    kept.close()
    assert secure.metric("docextract_tls_certificate_expiry_timestamp_seconds") > time.time() + 300 * 86400


def test_a_bad_certificate_leaves_the_old_one(secure):
    good = (secure.folder / "good.pem", secure.folder / "good.key")
    shutil.copy(secure.cert, good[0])
    shutil.copy(secure.key, good[1])
    was = secure.shown()
    three = certificate(secure.folder / "certs", "three")
    expired = certificate(secure.folder / "certs", "expired", days=-1)
    open_key = secure.folder / "certs" / "open.key"
    shutil.copy(three[1], open_key)
    broken = secure.folder / "certs" / "broken.pem"
    broken.write_text("-----BEGIN CERTIFICATE-----\nMIIB\n")
    for pair, words in (((three[0], good[1]), "is not that of the certificate"), ((broken, three[1]), "holds no certificate"), (expired, "has expired"),
                        ((three[0], broken), "holds no private key")):
        n = len(re.findall(rf"certificate not reloaded, the old one stays.*{words}", secure.rig.log()))
        secure.use(pair)
        secure.reload()
        wait_for(lambda: len(re.findall(rf"certificate not reloaded, the old one stays.*{words}", secure.rig.log())) >= n + 2)
        assert secure.shown() == was
    secure.key.chmod(0o644)
    secure.reload()
    wait_for(lambda: "can be read by others" in secure.rig.log())
    assert secure.shown() == was
    secure.use(good)
    secure.reload()
    assert secure.request("GET", "/api/v1/ping").status == 200
    assert "BEGIN" not in secure.rig.log()


def daemon(*options, check=False):
    args = [a for o in options for a in ("-o", o)]
    return subprocess.run([DAEMON, *(["-n"] if check else []), *args], capture_output=True, text=True, timeout=120)


def test_checked_before_the_start(tmp_path):
    one, two = certificate(tmp_path, "one"), certificate(tmp_path, "two")
    sealed, expired = certificate(tmp_path, "sealed", passphrase="secret"), certificate(tmp_path, "expired", days=-1)
    soon, loose = certificate(tmp_path, "soon", days=7), certificate(tmp_path, "loose")
    loose[1].chmod(0o644)

    def check(cert, key, *more):
        return daemon(f"tls.listen=127.0.0.1:{free_port()}", f"tls.cert_file={cert}", f"tls.key_file={key}", *more, check=True)

    assert check(*one).returncode == 0 and check(*one).stderr == ""
    for wrong, words in ((check(one[0], two[1]), "is not that of the certificate"), (check(tmp_path / "none", one[1]), "cannot open"),
                         (check(one[0], tmp_path / "none"), "cannot open"), (check(*sealed), "passphrase"), (check(*loose), "mode 0600"),
                         (check(*one, "tls.min_version=1.1"), "allowed: 1.2, 1.3"), (check(one[0], ""), "tls.key_file: empty"),
                         (daemon("tls.listen=127.0.0.1:1", "listen=127.0.0.1:1", "tls.cert_file=a", "tls.key_file=b", check=True), "same address"),
                         (daemon("listen=", check=True), "allowed: only with an address in tls.listen")):
        assert wrong.returncode == 1 and words in wrong.stderr, (words, wrong.stderr)
    for warned, words in ((check(*expired), "has expired"), (check(*soon), "expires soon")):
        assert warned.returncode == 0 and "warning" in warned.stderr and words in warned.stderr, warned.stderr


def test_a_bad_certificate_ends_the_start_with_its_reason(tmp_path, secure):
    one, two = certificate(tmp_path, "one"), certificate(tmp_path, "two")
    out = daemon(f"database.conninfo={secure.rig.cluster.conninfo('docextract_daemon')}", f"keys.pepper_file={secure.rig.pepper}", f"listen=127.0.0.1:{free_port()}",
                 f"tls.listen=127.0.0.1:{free_port()}", f"tls.cert_file={one[0]}", f"tls.key_file={two[1]}", "workers=0")
    assert out.returncode == 2 and "cannot speak TLS" in out.stderr and "is not that of the certificate" in out.stderr


def test_doctor_looks(secure, tmp_path):
    def doctor(pair):
        conf = tmp_path / "doctor.conf"
        text = (secure.rig.folder / "docextract.conf").read_text()
        conf.write_text(text.replace(str(secure.cert), str(pair[0])).replace(str(secure.key), str(pair[1])))
        out = subprocess.run([CLI, "doctor", "--json", "-c", conf], capture_output=True, text=True)
        return next((c["state"], c["found"]) for c in json.loads(out.stdout) if c["check"] == "certificate")

    one, two = certificate(tmp_path, "one"), certificate(tmp_path, "two")
    assert doctor((one[0], two[1]))[0] == "wrong"
    state, found = doctor(certificate(tmp_path, "soon", days=7))
    assert state == "warning" and found.startswith("localhost")


# ---- other ways to be set up ----

def test_tls_alone_and_1_3_only_behind_a_proxy(tmp_path):
    """No plain listener; a socket of the service manager, told by its name; a PROXY header before the handshake."""
    s = Secure(tmp_path, ["tls.min_version = 1.3", "http.trusted_proxies = 127.0.0.0/8", "http.proxy_protocol = yes"])
    s.rig.start = lambda: None
    conf = tmp_path / "docextract.conf"
    conf.write_text("\n".join([f"database.conninfo = {s.rig.cluster.conninfo('docextract_daemon')}", f"keys.pepper_file = {s.rig.pepper}", 'listen = ""',
                               *s.rig.options]) + "\n")
    s.rig.log_path = tmp_path / "daemon.log"
    with socket.socket() as listener, open(s.rig.log_path, "a") as log:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        s.port = listener.getsockname()[1]
        high = os.dup2(listener.fileno(), 200)  # 3 may be anything in the new process
        starter = (f"import os; os.dup2({high}, 3); os.environ['LISTEN_PID'] = str(os.getpid());"
                   f"os.execv({str(DAEMON)!r}, ['docextractd', '-c', {str(conf)!r}])")
        s.rig.proc = subprocess.Popen([sys.executable, "-c", starter], stdout=log, stderr=log, pass_fds=(high,),
                                      env={**os.environ, "OMP_THREAD_LIMIT": "1", "LISTEN_FDS": "1", "LISTEN_FDNAMES": "tls"})
        os.close(high)
    try:
        def ask(before, context=None, dribble=False):
            raw = socket.create_connection(("127.0.0.1", s.port), timeout=60)
            for piece in ([before[i:i + 1] for i in range(len(before))] if dribble else [before]):
                raw.sendall(piece)
            with (context or s.context()).wrap_socket(raw, server_hostname="localhost") as c:
                c.sendall(b"GET /readyz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                got = b""
                while chunk := c.recv(65536):
                    got += chunk
            return got

        v1 = b"PROXY TCP4 192.0.2.7 127.0.0.1 5555 443\r\n"
        v2 = b"\r\n\r\n\0\r\nQUIT\n\x21\x11\0\x0c\xc0\0\2\7\x7f\0\0\1\x15\xb3\1\xbb"
        wait_for(lambda: b" 200 " in ask(v1).split(b"\r\n")[0])
        assert b" 200 " in ask(v2).split(b"\r\n")[0]
        assert b" 200 " in ask(v1, dribble=True).split(b"\r\n")[0] and b" 200 " in ask(v2, dribble=True).split(b"\r\n")[0]
        for bad in (b"", b"PROXY " + b"a" * 200):
            with pytest.raises((ssl.SSLError, ConnectionError)):
                ask(bad)
        try:  # a whole line whose addresses are none: the server may say so before or after the handshake
            assert ask(b"PROXY TCP4 nonsense\r\n").startswith(b"HTTP/1.1 400 ")
        except (ssl.SSLError, ConnectionError):
            pass
        with pytest.raises((ssl.SSLError, ConnectionError)):
            ask(v1, s.context(maximum_version=ssl.TLSVersion.TLSv1_2))
        assert s.rig.proc.poll() is None
    finally:
        end_rig(s.rig)
