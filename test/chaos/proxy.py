# SPDX-License-Identifier: AGPL-3.0-or-later
"""A line to PostgreSQL that can be slow, hang, or be cut: a proxy between two Unix sockets, in a thread of its own."""

import asyncio
import contextlib
import random
import threading


class Proxy(threading.Thread):
    def __init__(self, listen, target, seed=0):
        """LISTEN: path of the socket to make. TARGET: function that gives the path of the server's."""
        super().__init__(daemon=True)
        self.listen, self.target, self.rng = str(listen), target, random.Random(seed)
        self.slow = False
        self.cuts = 0
        self.lines = set()
        self.loop, self.ready = asyncio.new_event_loop(), threading.Event()
        self.start()
        assert self.ready.wait(10)

    def run(self):
        asyncio.set_event_loop(self.loop)
        self.flowing = asyncio.Event()
        self.flowing.set()
        self.server = self.loop.run_until_complete(asyncio.start_unix_server(self.serve, self.listen))
        self.ready.set()
        self.loop.run_forever()

    async def serve(self, reader, writer):
        try:
            to_reader, to_writer = await asyncio.open_unix_connection(self.target())
        except OSError:
            writer.close()
            return
        line = (writer, to_writer)
        self.lines.add(line)
        try:
            await asyncio.gather(self.pump(reader, to_writer), self.pump(to_reader, writer))
        finally:
            self.lines.discard(line)

    async def pump(self, reader, writer):
        # the end of either side is the end of the other: workers' locks hang on their connections
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                await self.flowing.wait()
                if self.slow:
                    await asyncio.sleep(self.rng.uniform(0.002, 0.05))
                writer.write(data)
                await writer.drain()
        writer.close()

    def call(self, fn):
        done = threading.Event()
        self.loop.call_soon_threadsafe(lambda: (fn(), done.set()))
        assert done.wait(10)

    def cut(self):
        """Every connection ends, in the middle of whatever it was saying."""
        def now():
            for line in list(self.lines):
                for end in line:
                    end.transport.abort()
        self.call(now)
        self.cuts += 1

    def hang(self, on):
        self.call(self.flowing.clear if on else self.flowing.set)

    def stop(self):
        self.cut()
        self.call(self.server.close)
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.join(10)
