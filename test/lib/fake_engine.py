#!/usr/bin/python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""An engine that does what the document tells it: for tests of the processes around it (include/dx/eng/unit.h).

The document is JSON, {"pages": [PAGE…], "open": DEED…, "extract": DEED…, "cells": DEED…,
"wants": [WANTS of the first extraction, of the second, …]}; PAGE is "text" (has a text layer), or the
list of deeds for its OCR. Deeds are taken one per attempt, the last one for all further:
  "ok"  "crash"  "timeout"  "error:CODE"  "exit" (the engine dies)  "garbage" (an answer that cannot be)  "lie" (another page's words)
  "wait" (until cancelled)  "sleep:SECONDS" (then ok)
State and a log of the requests lie beside this file, so a copy of it is an engine of its own.
"""

import array
import json
import os
import select
import socket
import struct
import sys
import time
from pathlib import Path

HELLO, OPEN, OCR_PAGE, EXTRACT, _, CANCEL, ANSWER, READ_CELLS = range(1, 9)
HOME = Path(sys.argv[0]).resolve().parent
BRINGS_FD = 0x8000

sock = socket.socket(fileno=3)
pending = b""
fds = []


def note(**what):
    with open(HOME / "engine.log", "a") as f:
        f.write(json.dumps({"time": time.time(), "pid": os.getpid(), "owner": os.getppid(), **what}) + "\n")


def send(kind, *parts):
    body = b"".join(struct.pack("<I", len(p)) + p for p in (x if isinstance(x, bytes) else json.dumps(x, separators=(",", ":")).encode() for x in parts))
    sock.setblocking(True)
    sock.sendall(b"DXc1" + struct.pack("<HHI", kind, len(parts), len(body)) + body)


def take():
    """A whole message out of what was received, or None."""
    global pending
    if len(pending) < 12:
        return None
    kind, n, total = struct.unpack("<HHI", pending[4:12])
    if len(pending) < 12 + total:
        return None
    body, pending, parts = pending[12:12 + total], pending[12 + total:], []
    while body:
        size, = struct.unpack("<I", body[:4])
        parts.append(body[4:4 + size])
        body = body[4 + size:]
    fd = fds.pop(0) if n & BRINGS_FD else -1
    return kind, parts, fd


def receive():
    global pending
    while True:
        message = take()
        if message:
            return message
        data, control, _, _ = sock.recvmsg(1 << 20, socket.CMSG_SPACE(16))
        if not data:
            sys.exit(0)
        for level, kind, value in control:
            if (level, kind) == (socket.SOL_SOCKET, socket.SCM_RIGHTS):
                got = array.array("i")
                got.frombytes(value[:len(value) - len(value) % got.itemsize])
                fds.extend(got)
        pending += data


def wait_for_cancel(seconds):
    """True when CANCEL came within that time."""
    if not pending and not select.select([sock], [], [], seconds)[0]:
        return False
    return receive()[0] == CANCEL


def words(page, source, text):
    return {"v": 1, "page": page, "width": 595280, "height": 841890, "source": source, "text_state": "usable" if source == "text_layer" else "none",
            "rotation": 0, "skew_millideg": 0, "dpi": 0 if source == "text_layer" else 300, "words": [[text, 0, 0, 10, 10, 90, 0, 0]], "rules": []}


def deed_of(deeds, key):
    """The deed for this attempt; attempts are counted in a file, as a new engine must go on where the last one died."""
    if not isinstance(deeds, list):
        deeds = [deeds]
    path = HOME / f"attempts-{key}"
    n = int(path.read_text()) if path.exists() else 0
    path.write_text(str(n + 1))
    return deeds[min(n, len(deeds) - 1)]


def error(code, crashed=False):
    send(ANSWER, {"outcome": "error", "code": code, "detail": "as the document wished", "crashed": crashed, "cpu_ms": 1, "max_rss_kb": 1})


def perform(deed, good):
    """Answer as DEED says; GOOD are the parts of a good answer."""
    ok = {"outcome": "ok", "cpu_ms": 1, "max_rss_kb": 1}
    if deed == "exit":
        os._exit(9)
    elif deed in ("crash", "timeout"):
        error("reader_crashed" if deed == "crash" else "page_timeout", True)
    elif deed.startswith("error:"):
        error(deed[6:])
    elif deed == "garbage":
        send(ANSWER, ok, b'{"v":1')
    elif deed == "lie":
        send(ANSWER, ok, *[words(99, "ocr", "x")] * len(good))
    elif deed == "wait" or deed.startswith("sleep:"):
        if wait_for_cancel(3600 if deed == "wait" else float(deed[6:])):
            error("internal_error")
        else:
            send(ANSWER, ok, *good)
    else:
        assert deed == "ok", deed
        send(ANSWER, ok, *good)


def order_for_extraction(document):
    """Extraction sees words only: its orders, and the document's name, are the word on each page."""
    return json.dumps({"name": document["name"], "deeds": document.get("extract", "ok"), "wants": document.get("wants", [])}).replace(" ", "")


def open_document(params, document, key):
    pages = document["pages"]
    info = {"kind": "pdf", "media_type": "application/pdf", "pages_total": len(pages), "encrypted": False, "pages": []}
    texts = []
    for n, page in enumerate(pages, 1):
        has_words = page == "text"
        info["pages"].append({"page": n, "width": 595280, "height": 841890, "text_state": "usable" if has_words else "none", "words": has_words})
        if has_words:
            texts.append(words(n, "text_layer", order_for_extraction(document)))
    perform(deed_of(document.get("open", "ok"), key + "-open"), [info, *texts])


def read_page(params, document, key):
    n = params["page"]
    perform(deed_of(document["pages"][n - 1], f"{key}-page{n}"), [words(n, "ocr", order_for_extraction(document))])


def extract(parts):
    cells = [json.loads(p) for p in parts[2:] if p.startswith(b'{"cells_v"')]
    pages = [json.loads(p) for p in parts[2:] if not p.startswith(b'{"cells_v"')]
    order = json.loads(pages[0]["words"][0][0])
    data = {"read": [p["page"] for p in pages], "sources": [p["source"] for p in pages]}
    good = [{"status": "completed", "rows_total": len(pages)}, data, {"/read": {"page": 1}}, [], {"state": "verified"}, [], []]
    if cells:
        data["cells"] = [[c["page"], c["round"], len(c["cells"])] for c in cells]
    rounds = max((c["round"] for c in cells), default=0)
    if rounds < len(order["wants"]):
        good[0]["wants"] = order["wants"][rounds]
    perform(deed_of(order["deeds"], order["name"] + "-extract"), good)


def read_cells(params, wants, document, key):
    cells = [[*w[1:5], [["1.00", 90, "line"]]] for w in wants]
    good = {"cells_v": 1, "page": params["page"], "round": params["round"], "cells": cells}
    perform(deed_of(document.get("cells", "ok"), f"{key}-cells{params['page']}"), [good])


def main():
    if (HOME / "never-up").exists():
        sys.exit(1)
    send(HELLO, {"tesseract": "5.3.0", "leptonica": "1.82.0", "mupdf": "1.21.1", "languages": ["eng"]})
    while True:
        kind, parts, fd = receive()
        if kind == CANCEL:
            continue
        params = json.loads(parts[0])
        content = b""
        if fd >= 0:
            content = os.pread(fd, os.fstat(fd).st_size, 0)
            os.close(fd)
        note(op={OPEN: "open", OCR_PAGE: "ocr_page", EXTRACT: "extract", READ_CELLS: "read_cells"}[kind], params=params, bytes=len(content),
             omp=os.environ.get("OMP_THREAD_LIMIT"), parts=len(parts))
        if kind == EXTRACT:
            extract(parts)
            continue
        document = json.loads(content)
        if kind == READ_CELLS:
            read_cells(params, json.loads(parts[1]), document, document["name"])
            continue
        (open_document if kind == OPEN else read_page)(params, document, document["name"])


main()
