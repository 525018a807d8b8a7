#!/usr/bin/python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""Break well-formed requests at random and look at every answer: mutate.py PORT [SEED [COUNT]]

Whatever is sent, each response must be framed correctly and carry the headers that every response
has, and a well-formed request on a new connection must be answered afterwards.
"""
import errno
import random
import socket
import sys

ALWAYS = (b"x-service-upstream-ocr", b"x-service-upstream-pdf", b"x-service-real-calls", b"x-request-id", b"server", b"date")
HOST = b" HTTP/1.1\r\nHost: a\r\n"
FORM = (
    b'--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n'
    b"%PDF\r\n--b--\r\n"
)
SEEDS = [
    b"GET /api/v1/ping" + HOST + b"Accept-Encoding: gzip, *;q=0.5\r\nX-Request-Id: abc\r\n\r\n",
    b"GET /api/v1/query?q=a%20b&limit=3" + HOST + b"\r\n",
    b"GET /api/v1/text?n=3000" + HOST + b"Accept-Encoding: gzip\r\nConnection: keep-alive, x\r\n\r\n",
    b"HEAD /api/v1/items/a%2Fb" + HOST + b"\r\nOPTIONS *" + HOST + b"\r\n",
    b"POST /api/v1/echo" + HOST + b"Content-Length: 10\r\n\r\n0123456789GET /" + HOST + b"\r\n",
    b"POST /api/v1/sum" + HOST + b"Transfer-Encoding: chunked\r\n\r\n5;x=y\r\nabcde\r\na\r\n0123456789\r\n0\r\nT: v\r\n\r\n",
    b"POST /api/v1/sum" + HOST + b"Expect: 100-continue\r\nContent-Length: 3\r\n\r\nabc",
    b"POST /api/v1/upload" + HOST + b"Content-Type: multipart/form-data; boundary=b\r\nContent-Length: %d\r\n\r\n" % len(FORM) + FORM,
    b"GET http://a:80/healthz HTTP/1.0\r\nConnection: keep-alive\r\n\r\nGET / HTTP/1.0\r\n\r\n",
]
SPICE = [b"\r\n", b"\n", b"\r", b"\0", b" ", b"\t", b":", b";", b",", b"0", b"-1", b"+", b"\xff", b"%", b"%00", b"Host: b\r\n",
         b"Content-Length: 5\r\n", b"Transfer-Encoding: chunked\r\n", b"Connection: close\r\n", b"Expect: x\r\n", b"HTTP/1.1", b"a" * 9000]


def mutate(rnd, data):
    for _ in range(rnd.randint(1, 4)):
        at = rnd.randint(0, len(data))
        what = rnd.randint(0, 4)
        if what == 0:
            data = data[:at] + rnd.choice(SPICE) + data[at:]
        elif what == 1:
            data = data[:at] + data[at + rnd.randint(1, 6):]
        elif what == 2:
            data = data[:at] + bytes([rnd.randint(0, 255)]) + data[at + 1:]
        elif what == 3:
            end = rnd.randint(at, min(len(data), at + 40))
            data = data[:at] + data[at:end] * 2 + data[end:]
        else:
            data = data[:at] + rnd.choice(SEEDS)
    return data


def responses(out, asked):
    """Cut OUT into responses; raise where it is none."""
    n = 0
    while out:
        head, sep, rest = out.partition(b"\r\n\r\n")
        assert sep, ("no end of head", out[:200], asked)
        lines = head.split(b"\r\n")
        assert lines[0][:7] == b"HTTP/1." and lines[0][8:9] == b" ", (lines[0], asked)
        status = int(lines[0][9:12])
        if status == 100:
            out = rest
            continue
        fields = [line.split(b": ", 1) for line in lines[1:]]
        names = [name.lower() for name, _ in fields]
        for name in ALWAYS:
            assert names.count(name) == 1, (name, head, asked)
        length = int(dict((n.lower(), v) for n, v in fields).get(b"content-length", b"0"))
        # A response to HEAD has a length and no body: what follows is the next head or the end.
        body = rest[:length]
        if b"HEAD" in asked and (rest[:7] == b"HTTP/1." or not rest):
            length = 0
        else:
            assert len(body) == length, ("short body", head, asked)
        if status >= 400 and length:
            assert b'"status":%d' % status in body and b"application/problem+json" in head, (head, body, asked)
        n += 1
        out = rest[length:]
    return n


def ask(port, data, rnd):
    s = socket.create_connection(("127.0.0.1", port))
    s.settimeout(10)
    out = b""
    try:
        at = 0
        while at < len(data):
            step = rnd.choice((1, 7, 100, 100000))
            s.sendall(data[at:at + step])
            at += step
        s.shutdown(socket.SHUT_WR)
        while True:
            got = s.recv(65536)
            if not got:
                break
            out += got
    except OSError as e:
        # Asked for a close, then sent on: the server has closed, and what had arrived is lost here.
        if e.errno not in (errno.ECONNRESET, errno.EPIPE, errno.ENOTCONN):
            raise
        out = None
    s.close()
    return out


def main():
    port = int(sys.argv[1])
    rnd = random.Random(int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 2000
    seen = 0
    lost = 0
    for i in range(count):
        data = mutate(rnd, rnd.choice(SEEDS))
        out = ask(port, data, rnd)
        if out is None:
            assert b"close" in data.lower() or b"HTTP/1.0" in data, ("reset", data)
            lost += 1
            continue
        seen += responses(out, data)
        if i % 100 == 99:
            assert responses(ask(port, SEEDS[0], rnd), SEEDS[0]) == 1
    print("%d connections, %d responses, %d resets" % (count, seen, lost))
    if seen < count // 2 or lost > count // 100:
        raise SystemExit("too few responses")


main()
