# SPDX-License-Identifier: AGPL-3.0-or-later
"""A scripted service, of the kind that workers call: says what the test tells it to, well or badly."""

import ssl
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class Service:
    """
    `answer` is bytes (status 200), (status, headers, bytes), or a function: of the handler, which then answers by
    itself (what came with the request is its `body`), or of (path, body) when marked by `.of_request`. What was asked is in `asked`: (path, headers, body, time).
    `script` holds answers that come before it, one a request.
    """

    PATH = "/read"
    BEGINNING = b'{"v":1,'  # of an answer without an end
    MARK = "of_request"     # of functions that make an answer from what was asked

    def __init__(self, certificate=None, port=0):
        self.answer, self.script, self.asked, self.stopping = (500, {}, b""), [], [], threading.Event()
        service = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def log_message(self, *args):
                pass

            def do_POST(self):
                if service.stopping.is_set():
                    self.close_connection = True
                    return
                body = self.body = self.rfile.read(int(self.headers["Content-Length"]))
                service.note(self.path, dict(self.headers), body)
                answer = service.script.pop(0) if service.script else service.answer
                try:
                    if getattr(answer, service.MARK, False):
                        answer = service.made_by(answer, self.path, body)
                    elif callable(answer):
                        answer(self)
                        return
                    status, headers, data = answer if isinstance(answer, tuple) else (200, {}, answer)
                    self.send_response(status)
                    for name, value in headers.items():
                        self.send_header(name, value)
                    self.send_header("Content-Length", str(len(data)))
                    self.end_headers()
                    self.wfile.write(data)
                except OSError:
                    self.close_connection = True

        class Server(ThreadingHTTPServer):
            daemon_threads = True

            def handle_error(self, request, client_address):
                pass

        self.server = Server(("127.0.0.1", port), Handler)
        if certificate:
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(certificate)
            self.server.socket = context.wrap_socket(self.server.socket, server_side=True)
        self.url = f"{'https' if certificate else 'http'}://127.0.0.1:{self.port}{self.PATH}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def note(self, path, headers, body):
        self.asked.append((path, headers, body, time.monotonic()))

    def made_by(self, function, path, body):
        return function(path, body)

    @property
    def port(self):
        return self.server.server_address[1]

    def stop(self):
        self.stopping.set()
        self.server.shutdown()
        self.server.server_close()

    # ---- ways to behave badly ----

    def hang(self, handler):
        self.stopping.wait(60)
        handler.close_connection = True

    def endless(self, handler):
        handler.send_response(200)
        handler.send_header("Content-Type", "application/json")
        handler.end_headers()
        handler.close_connection = True
        while not self.stopping.is_set():
            handler.wfile.write(self.BEGINNING + b" " * 65536)

    def reset(self, handler):
        handler.close_connection = True


def of_request(fn):
    fn.of_request = True
    return fn
