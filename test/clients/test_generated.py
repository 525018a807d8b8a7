# SPDX-License-Identifier: AGPL-3.0-or-later
"""A client that a generator makes from openapi.json: its types must fit, and it must list, upload, wait and download."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "test/lib"), str(ROOT / "test/it"), str(ROOT / "test/gen")]

import make  # noqa: E402
from service import Service  # noqa: E402

MODULES = Path(os.environ["DX_CLIENTS"])


@pytest.fixture(scope="module")
def service(tmp_path_factory):
    s = Service(tmp_path_factory.mktemp("generated"), "workers=1", "api=1")
    yield s
    s.stop()


def node(*args, folder):
    out = subprocess.run(["node", *map(str, args)], cwd=folder, capture_output=True, text=True, timeout=300)
    assert out.returncode == 0, out.stdout + out.stderr
    return out.stdout


def test_a_generated_client(service, tmp_path):
    folder = tmp_path / "client"
    folder.mkdir()
    for name in ("node_modules", "package.json", "tsconfig.json", "generated.ts"):
        (folder / name).symlink_to(MODULES / name)
    (folder / "openapi.json").write_bytes(service.request("GET", "/openapi.json")[1])
    bin_of = lambda name: (MODULES / "node_modules/.bin" / name).resolve()  # noqa: E731
    node(bin_of("openapi-ts"), "-i", "openapi.json", "-o", "generated", "-c", "@hey-api/client-fetch", folder=folder)
    node(bin_of("tsc"), "--preserveSymlinks", folder=folder)
    file = make.make(tmp_path, "statement", "classic", "text", 5, 20, 100)
    said = json.loads(node("js/generated.js", f"http://127.0.0.1:{service.port}/api/v1", service.key, file, folder=folder))
    assert said == {"status": "completed", "accepted": 202, "listed": True, "rows": 5, "same": True, "missing": "document_not_found",
                    "csv": said["csv"]}
    assert said["csv"].startswith("date,")
