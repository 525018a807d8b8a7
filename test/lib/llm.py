# SPDX-License-Identifier: AGPL-3.0-or-later
"""A scripted server of a language model: says what the test tells it to, well or badly."""

import json
import time

from scripted import Service


def completion(content):
    """A chat completion whose message is CONTENT (text, or something that becomes JSON)."""
    text = content if isinstance(content, str) else json.dumps(content)
    return json.dumps({"id": "x", "object": "chat.completion", "choices": [{"index": 0, "finish_reason": "stop", "message": {"role": "assistant", "content": text}}]}).encode()


def proposals(*pairs):
    return completion({"proposals": [{"path": p, "value": v} for p, v in pairs]})


class Model(Service):
    """
    `answer` as of a Service, or a function of the question: {"data", "pages", …}, marked by `.of_question`. What was asked
    is in `asked`, where and with which headers in `heads`.
    """

    PATH = "/v1"
    BEGINNING = b'{"choices":'
    MARK = "of_question"

    def __init__(self):
        super().__init__()
        self.answer, self.heads = proposals(), []

    def note(self, path, headers, body):
        self.asked.append(json.loads(body))
        self.heads.append((path, headers))

    def made_by(self, function, path, body):
        return function(json.loads(json.loads(body)["messages"][1]["content"]))

    def drip(self, handler):
        handler.send_response(200)
        handler.send_header("Content-Length", "100000")
        handler.end_headers()
        handler.close_connection = True
        while not self.stopping.is_set():
            handler.wfile.write(b" ")
            time.sleep(0.05)


def of_question(fn):
    fn.of_question = True
    return fn
