# SPDX-License-Identifier: AGPL-3.0-or-later
"""A receiver of webhooks on loopback, whose paths behave well or badly."""

import asyncio
import base64
import hashlib
import hmac
import socket
import ssl
import struct
import threading
import time


class Got:
    """One request that came whole."""

    def __init__(self, path, headers, body):
        self.path, self.headers, self.body, self.at = path, headers, body, time.monotonic()

    @property
    def id(self):
        return self.headers.get("webhook-id") or self.headers.get("idempotency-key")


class Receiver(threading.Thread):
    """
    What comes after /<way>/… tells endpoints apart and changes nothing. Ways: ok, status-<n>, retry-<s> (429), hang,
    drip, heads, flood, reset, redirect, long (an answer of 10,000 bytes). `answers` overrides: {path: [status, …]},
    taken one after the other, then 200.
    """

    def __init__(self, tls=None, keep=True):
        super().__init__(daemon=True)
        self.got, self.answers, self.open, self.connections, self.keep, self.count = [], {}, 0, 0, keep, 0
        self.most_open = {}
        self.loop, self.started = asyncio.new_event_loop(), threading.Event()
        self.context = None
        if tls:
            self.context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            self.context.load_cert_chain(*tls)
        self.start()
        assert self.started.wait(10)

    def run(self):
        asyncio.set_event_loop(self.loop)
        self.server = self.loop.run_until_complete(asyncio.start_server(self.serve, "127.0.0.1", 0, ssl=self.context, limit=1 << 24, backlog=1024))
        self.port = self.server.sockets[0].getsockname()[1]
        self.started.set()
        self.loop.run_forever()

    def url(self, path):
        return f"http{'s' if self.context else ''}://127.0.0.1:{self.port}{path}"

    def stop(self):
        asyncio.run_coroutine_threadsafe(self.end(), self.loop).result(10)
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.join(10)
        self.loop.close()

    async def end(self):
        self.server.close()
        await asyncio.sleep(0)
        tasks = asyncio.all_tasks() - {asyncio.current_task()}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def on(self, path):
        return [g for g in list(self.got) if g.path == path]

    async def serve(self, reader, writer):
        self.connections += 1
        try:
            while await self.one(reader, writer):
                pass
        except (asyncio.IncompleteReadError, asyncio.LimitOverrunError, OSError):
            pass
        finally:
            writer.close()

    async def one(self, reader, writer):
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = {n.strip().lower(): v.strip() for n, _, v in (line.partition(":") for line in head[1:] if line)}
        body = await reader.readexactly(int(headers.get("content-length", 0)))
        path = head[0].split()[1]
        self.count += 1
        if self.keep:
            self.got.append(Got(path, headers, body))
        way = path.split("/")[1]
        self.open += 1
        now = self.most_open.setdefault(path, [0, 0])
        now[0] += 1
        now[1] = max(now)
        try:
            return await self.answer(way, path, reader, writer)
        finally:
            now[0] -= 1
            self.open -= 1

    async def answer(self, way, path, reader, writer):
        if self.answers.get(path):
            way = f"status-{self.answers[path].pop(0)}"
        extra, body, status = "", b"ok", 200
        if way.startswith("status-"):
            status = int(way[7:])
        elif way.startswith("retry-"):
            status, extra = 429, f"Retry-After: {way[6:]}\r\n"
        elif way == "redirect":
            status, extra = 302, f"Location: http://127.0.0.1:{self.port}/ok/followed\r\n"
        elif way == "long":
            body = b"x" * 10000
        elif way == "hang":
            await reader.read(1)
            return False
        elif way == "drip":
            writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n")
            while True:
                writer.write(b".")
                await writer.drain()
                await asyncio.sleep(0.05)
        elif way == "heads":
            writer.write(b"HTTP/1.1 200 OK\r\n")
            while True:
                writer.write(b"X-Endless: 0123456789abcdef0123456789abcdef\r\n" * 100)
                await writer.drain()
        elif way == "flood":
            writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 1073741824\r\n\r\n")
            while True:
                writer.write(b"\0" * 65536)
                await writer.drain()
        elif way == "reset":
            writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            writer.transport.abort()
            return False
        writer.write(f"HTTP/1.1 {status} Whatever\r\n{extra}Content-Length: {len(body)}\r\n\r\n".encode() + body)
        await writer.drain()
        return True


def verify(secret, got, tolerance=300):
    """Both signatures of a request hold for SECRET, computed here from their definitions."""
    t = got.headers["webhook-timestamp"]
    assert abs(time.time() - int(t)) <= tolerance
    key = base64.b64decode(secret.removeprefix("whsec_"), validate=True)
    want = base64.b64encode(hmac.new(key, f"{got.id}.{t}.".encode() + got.body, hashlib.sha256).digest()).decode()
    assert f"v1,{want}" in got.headers["webhook-signature"].split(" ")
    parts = got.headers["x-service-signature"].split(",")
    assert parts[0] == f"t={t}"
    assert "v1=" + hmac.new(secret.encode(), f"{t}.".encode() + got.body, hashlib.sha256).hexdigest() in parts[1:]
    return True
