# SPDX-License-Identifier: AGPL-3.0-or-later
"""Ports of loopback for tests."""

import socket

given = set()


def free_port():
    """One that nobody listens on, and that was not given before: the kernel may offer the same twice in a row."""
    while True:
        with socket.socket() as s:
            s.bind(("127.0.0.1", 0))
            port = s.getsockname()[1]
        if port not in given:
            given.add(port)
            return port
