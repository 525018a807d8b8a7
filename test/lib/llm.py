# SPDX-License-Identifier: AGPL-3.0-or-later
"""A scripted server of a language model: says what the test tells it to, well or badly."""

import json
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


def completion(content):
    """A chat completion whose message is CONTENT (text, or something that becomes JSON)."""
    text = content if isinstance(content, str) else json.dumps(content)
    return json.dumps({"id": "x", "object": "chat.completion", "choices": [{"index": 0, "finish_reason": "stop", "message": {"role": "assistant", "content": text}}]}).encode()


def proposals(*pairs):
    return completion({"proposals": [{"path": p, "value": v} for p, v in pairs]})


class Model:
    """
    `answer` is bytes (status 200), (status, headers, bytes), or a function of the handler that answers by itself, or a
    function of the question: {"data", "pages", …}, marked by `.of_question`. What was asked is in `asked`.
    """

    def __init__(self):
        self.answer, self.asked, self.heads, self.stopping = proposals(), [], [], threading.Event()
        model = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def log_message(self, *args):
                pass

            def do_POST(self):
                body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                model.asked.append(body)
                model.heads.append((self.path, dict(self.headers)))
                answer = model.answer
                try:
                    if getattr(answer, "of_question", False):
                        answer = answer(json.loads(body["messages"][1]["content"]))
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

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}/v1"
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
            handler.wfile.write(b'{"choices":' + b" " * 65536)

    def drip(self, handler):
        handler.send_response(200)
        handler.send_header("Content-Length", "100000")
        handler.end_headers()
        handler.close_connection = True
        while not self.stopping.is_set():
            handler.wfile.write(b" ")
            time.sleep(0.05)

    def reset(self, handler):
        handler.close_connection = True


def of_question(fn):
    fn.of_question = True
    return fn
