# SPDX-License-Identifier: AGPL-3.0-or-later
"""Live deliveries, verified by the libraries that receivers use (npm: standardwebhooks, svix, stripe)."""

import base64
import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "test/lib"), str(ROOT / "test/it")]

from daemon import Cluster, wait_for  # noqa: E402
from receiver import Receiver  # noqa: E402
from test_webhooks import Sender  # noqa: E402

MODULES = Path(os.environ["DX_CLIENTS"])


@pytest.fixture(scope="module")
def cluster(tmp_path_factory):
    c = Cluster(tmp_path_factory.mktemp("clients") / "pg")
    yield c
    c.remove()


def line(secret, got, genuine, **changes):
    headers = {**{k: v for k, v in got.headers.items() if k.startswith(("webhook-", "x-service-"))}, **changes.pop("headers", {})}
    body = changes.pop("body", got.body)
    return json.dumps({"secret": secret, "headers": headers, "body": base64.b64encode(body).decode(), "genuine": genuine})


def test_libraries_take_our_events_and_refuse_forged_ones(cluster, tmp_path):
    receiver = Receiver()
    sender = Sender(tmp_path / "d", cluster)
    try:
        endpoint, old = sender.add(receiver.url("/ok/x"))
        sender.emit(3, data='{"note":"héllo ₹ \\u0000 \\\\ \\""}')
        before = wait_for(lambda: len(receiver.got) == 3 and list(receiver.got))
        new = json.loads(sender.cli("webhooks", "rotate-secret", str(endpoint), "--json"))["secret"]
        sender.emit(2, first=10)
        sender.cli("webhooks", "test", str(endpoint))
        during = wait_for(lambda: len(receiver.got) == 6 and receiver.got[3:])
        lines = [line(old, g, True) for g in before]
        lines += [line(s, g, True) for g in during for s in (old, new)]
        lines += [line(new, g, False) for g in before]
        stale = str(int(time.time()) - 400)
        for g in during:
            lines.append(line(new, g, False, body=g.body.replace(b'"n":1', b'"n":2').replace(b"true", b"null")))
            lines.append(line(new, g, False, headers={
                "webhook-timestamp": stale, "x-service-signature": g.headers["x-service-signature"].replace("t=", "t=" + stale + "0,x=")}))
    finally:
        sender.close()
        receiver.stop()
    out = subprocess.run(["node", MODULES / "verify.mjs"], input="\n".join(lines), capture_output=True, text=True, cwd=MODULES)
    print(out.stdout, out.stderr)
    assert out.returncode == 0, out.stdout + out.stderr
    assert out.stdout.splitlines() == [f"{name}: 9 taken, 9 refused" for name in ("standardwebhooks", "svix", "stripe")]
