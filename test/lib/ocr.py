# SPDX-License-Identifier: AGPL-3.0-or-later
"""A scripted remote OCR service: says what the test tells it to, well or badly; and pages in its two languages."""

import html
import json
import ssl
import struct
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


def picture_size(png):
    assert png[:8] == b"\x89PNG\r\n\x1a\n" and png[12:16] == b"IHDR"
    return struct.unpack(">II", png[16:24])


def in_pixels(page, size):
    """Words of a straight page (words v1) as (line, text, box in pixels, confidence)."""
    w, h = size
    x, y = w / page["width"], h / page["height"]
    return [(word[6], word[0], [round(word[1] * x), round(word[2] * y), round(word[3] * x), round(word[4] * y)], word[5]) for word in page["words"]]


def as_json(page, size):
    return json.dumps({"v": 1, "unit": "px", "width": size[0], "height": size[1], "rotation": 0, "who": "a test",
                       "words": [[text, *box, conf, line] for line, text, box, conf in in_pixels(page, size)]}).encode()


def as_hocr(page, size):
    out = ['<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE html>\n<html><head><title></title><meta name="ocr-system" content="x > y"/></head>\n<body>',
           f"<div class='ocr_page' id='page_1' title='image \"a.png\"; bbox 0 0 {size[0]} {size[1]}; ppageno 0'>"]
    last = None
    for line, text, box, conf in in_pixels(page, size):
        if line != last:
            out.append(("</span>" if last is not None else "") + f"<span class='ocr_line' title='bbox 0 0 {size[0]} {size[1]}; baseline 0 -5'>")
            last = line
        bbox = " ".join(map(str, box))
        out.append(f"<span class='ocrx_word' title='bbox {bbox}; x_wconf {conf}'><strong>{html.escape(text)}</strong></span> <br>")
    return "\n".join(out + ["</span>" if last is not None else "", "</div></body></html>"]).encode()


class Ocr:
    """
    `answer` is bytes (status 200), (status, headers, bytes), or a function: of the handler, which then answers by
    itself, or of (path, body) when marked by `.of_request`. What was asked is in `asked`: (path, headers, body).
    `script` holds answers that come before it, one a request.
    """

    def __init__(self, certificate=None):
        self.answer, self.script, self.asked, self.stopping = (500, {}, b""), [], [], threading.Event()
        service = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def log_message(self, *args):
                pass

            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.asked.append((self.path, dict(self.headers), body, time.monotonic()))
                answer = service.script.pop(0) if service.script else service.answer
                try:
                    if getattr(answer, "of_request", False):
                        answer = answer(self.path, body)
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

        self.server = Server(("127.0.0.1", 0), Handler)
        if certificate:
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(certificate)
            self.server.socket = context.wrap_socket(self.server.socket, server_side=True)
        self.url = f"{'https' if certificate else 'http'}://127.0.0.1:{self.server.server_address[1]}/read"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

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
            handler.wfile.write(b'{"v":1,' + b" " * 65536)

    def reset(self, handler):
        handler.close_connection = True


def of_request(fn):
    fn.of_request = True
    return fn
