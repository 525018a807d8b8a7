# SPDX-License-Identifier: AGPL-3.0-or-later
"""A small S3 server that does what it is told, and believes nobody: every request's Signature Version 4 is worked out
anew from the request as it came (https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html)."""

import hashlib
import hmac
import re
import socket
import threading
import time
import urllib.parse
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from xml.sax.saxutils import escape


def mac(key, text):
    return hmac.new(key, text.encode(), hashlib.sha256).digest()


class S3:
    """Objects of one bucket in memory. `fault` is called with (method, key) and may return (status, code)."""

    def __init__(self, bucket="docs", key_id="AKIDEXAMPLE", secret="wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY", region="eu-central-1"):
        self.bucket, self.key_id, self.secret, self.region = bucket, key_id, secret, region
        self.objects, self.requests, self.refused = {}, [], []
        self.fault = lambda method, key: None
        self.delay, self.connections = 0, []
        self.port = 0
        self.up()

    def up(self):
        outer = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"
            s3 = outer

            def log_message(self, *args):
                pass

            def setup(self):
                super().setup()
                outer.connections.append(self.connection)

            do_GET = do_PUT = do_DELETE = lambda self: outer.handle(self)

        class Server(ThreadingHTTPServer):
            daemon_threads = True
            block_on_close = False

        self.server = Server(("127.0.0.1", self.port), Handler)
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, args=(0.05,), daemon=True).start()

    def down(self):
        self.server.shutdown()
        self.server.server_close()
        for connection in self.connections:
            try:
                connection.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass  # closed already

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    # ---- the signature ----

    def fault_of_signature(self, request, body):
        """Why the request is not to be believed; None: it is."""
        given = re.fullmatch(r"AWS4-HMAC-SHA256 Credential=([^/]+)/(\d{8})/([^/]+)/s3/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})",
                             request.headers.get("Authorization", ""))
        if not given:
            return "AccessDenied"
        key_id, day, region, names, signature = given.groups()
        stamp, said = request.headers.get("x-amz-date", ""), request.headers.get("x-amz-content-sha256", "")
        if key_id != self.key_id:
            return "InvalidAccessKeyId"
        if region != self.region:
            return "AuthorizationHeaderMalformed"
        now = time.strftime("%Y%m%dT%H%M%SZ", time.gmtime())
        if not re.fullmatch(r"\d{8}T\d{6}Z", stamp) or stamp[:8] != day or abs(int(now[9:15]) - int(stamp[9:15])) > 1500 and now[:8] == day:
            return "RequestTimeTooSkewed"
        if said != hashlib.sha256(body).hexdigest():
            return "XAmzContentSHA256Mismatch"
        signed = names.split(";")
        wanted = {"host"} | {n.lower() for n in request.headers if n.lower().startswith("x-amz-")}
        if signed != sorted(signed) or not wanted <= set(signed):
            return "AccessDenied"
        if any(n not in request.headers for n in signed):
            return "SignatureDoesNotMatch"
        path, _, query = request.path.partition("?")
        pairs = sorted((urllib.parse.quote(k, "-_.~"), urllib.parse.quote(v, "-_.~"))
                       for k, v in urllib.parse.parse_qsl(query, keep_blank_values=True, strict_parsing=bool(query)))
        canonical = "\n".join([
            request.command, urllib.parse.quote(urllib.parse.unquote(path), "/-_.~"), "&".join(f"{k}={v}" for k, v in pairs),
            "".join(f"{n}:{' '.join(request.headers[n].split())}\n" for n in signed), names, said])
        to_sign = "\n".join(["AWS4-HMAC-SHA256", stamp, f"{day}/{region}/s3/aws4_request", hashlib.sha256(canonical.encode()).hexdigest()])
        key = mac(mac(mac(mac(("AWS4" + self.secret).encode(), day), region), "s3"), "aws4_request")
        return None if hmac.compare_digest(hmac.new(key, to_sign.encode(), hashlib.sha256).hexdigest(), signature) else "SignatureDoesNotMatch"

    # ---- the answers ----

    def handle(self, request):
        body = request.rfile.read(int(request.headers.get("Content-Length", 0)))
        path, _, query = request.path.partition("?")
        _, bucket, *rest = path.split("/", 2)
        key = urllib.parse.unquote(rest[0]) if rest else ""
        self.requests.append((request.command, key, query))
        time.sleep(self.delay)
        wrong = self.fault_of_signature(request, body)
        if wrong:
            self.refused.append((wrong, request.command, request.path, dict(request.headers)))
            return self.answer(request, 403, self.error(wrong))
        fault = self.fault(request.command, key)
        if fault:
            return self.answer(request, fault[0], self.error(fault[1]))
        if bucket != self.bucket:
            return self.answer(request, 404, self.error("NoSuchBucket"))
        if request.command == "PUT":
            self.objects[key] = body
            return self.answer(request, 200, b"")
        if request.command == "DELETE":
            self.objects.pop(key, None)
            return self.answer(request, 204, b"")
        if not key:
            return self.answer(request, 200, self.listing(dict(urllib.parse.parse_qsl(query))))
        if key not in self.objects:
            return self.answer(request, 404, self.error("NoSuchKey"))
        data, span = self.objects[key], re.fullmatch(r"bytes=(\d+)-(\d+)", request.headers.get("Range", ""))
        if not span:
            return self.answer(request, 200, data)
        first, last = int(span[1]), min(int(span[2]), len(data) - 1)
        if first >= len(data):
            return self.answer(request, 416, self.error("InvalidRange"))
        return self.answer(request, 206, data[first:last + 1], {"Content-Range": f"bytes {first}-{last}/{len(data)}"})

    def listing(self, q):
        assert q["list-type"] == "2"
        names = sorted(k for k in self.objects if k.startswith(q.get("prefix", "")) and k > q.get("start-after", ""))
        names, more = names[:int(q["max-keys"])], len(names) > int(q["max-keys"])
        return ('<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">'
                f"<Name>{self.bucket}</Name><KeyCount>{len(names)}</KeyCount><IsTruncated>{str(more).lower()}</IsTruncated>"
                + "".join(f"<Contents><Key>{escape(k)}</Key><Size>{len(self.objects[k])}</Size></Contents>" for k in names)
                + "</ListBucketResult>").encode()

    @staticmethod
    def error(code):
        return f'<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>{code}</Code><Message>as told</Message></Error>'.encode()

    @staticmethod
    def answer(request, status, body, headers=()):
        try:
            request.send_response(status)
            for name, value in dict(headers).items():
                request.send_header(name, value)
            request.send_header("Content-Length", str(len(body)))
            request.end_headers()
            request.wfile.write(body)
        except OSError:
            pass  # who asked has gone
