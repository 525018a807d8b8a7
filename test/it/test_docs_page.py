# SPDX-License-Identifier: AGPL-3.0-or-later
"""The documentation page as a reader uses it: every quickstart is run as it stands, and the page is readable on a phone without scripts."""

import html
import json
import os
import re
import shutil
import subprocess

import pytest
from conftest import end_rig, make_rig

NODE, CHROMIUM = shutil.which("node"), shutil.which("chromium")


@pytest.fixture(scope="module")
def rig(tmp_path_factory):
    r = make_rig(tmp_path_factory.mktemp("docs"), ["api = 1", "workers = 1"])
    r.options.append(f"public_url = http://127.0.0.1:{r.port}")
    try:
        yield r.start().wait_ready()
    finally:
        end_rig(r)


@pytest.fixture(scope="module")
def quickstarts(rig):
    """{language: code} of the page, with the key in place of the dots."""
    text = rig.get("/docs", base="", key=None).body.decode()
    start = text[text.index('id="start"'):text.index('id="document"')]
    found = {m.group(1): html.unescape(m.group(2)) for m in re.finditer(r"<p>(\w+)</p>\s*<pre>(.*?)</pre>", start, re.S)}
    assert set(found) == {"curl", "Python", "Node"}
    return {k: code.replace("dx_live_…", rig.default_key) for k, code in found.items()}


def run(command, folder, statement, **env):
    (folder / "statement.pdf").write_bytes(statement[0])
    out = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=120, env={**os.environ, **env})
    assert out.returncode == 0, (out.stdout, out.stderr)
    return out.stdout


def test_curl(quickstarts, tmp_path, statement):
    said = run(["sh", "-eu", "-c", quickstarts["curl"].replace("curl ", "curl -sSf ")], tmp_path, statement)
    decoder, objects, at = json.JSONDecoder(), [], 0
    while at < len(said.rstrip()):
        value, at = decoder.raw_decode(said, at)
        objects.append(value)
    ping, doc, usage = objects
    assert ping["team"] == "acme" and usage["pages"]["used"] >= 1
    assert doc["verification"]["state"] == "verified" and doc["data"]["closing_balance"] == statement[1]["closing_balance"]


def test_python(quickstarts, tmp_path, statement):
    pytest.importorskip("requests", reason="SKIPPED LOUDLY: python3-requests is not installed")
    said = run(["/usr/bin/python3", "-c", quickstarts["Python"]], tmp_path, statement)
    assert said.split() == ["verified", statement[1]["closing_balance"]]


@pytest.mark.skipif(not NODE, reason="SKIPPED LOUDLY: there is no node here")
def test_node(rig, quickstarts, tmp_path, statement):
    (tmp_path / "start.mjs").write_text(quickstarts["Node"])
    said = run([NODE, "start.mjs"], tmp_path, statement, KEY=rig.default_key)
    assert said.split() == ["verified", statement[1]["closing_balance"]]


@pytest.mark.skipif(not CHROMIUM, reason="SKIPPED LOUDLY: chromium is not installed")
@pytest.mark.parametrize("width", [360, 1280])
def test_the_page_in_a_browser(rig, tmp_path, width):
    """No wider than the window, and something written all the way down; that no script is needed says the page's own Content-Security-Policy."""
    shot, page = tmp_path / f"docs-{width}.png", tmp_path / "docs.html"
    # a window cannot be as narrow as a phone: the page, which needs nothing from outside, is laid out in a narrow column instead
    page.write_text(rig.get("/docs", base="", key=None).body.decode().replace("</style>", f"html{{width:{width}px;background:#fff}}</style>"))
    out = subprocess.run([CHROMIUM, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
                          f"--user-data-dir={tmp_path / 'profile'}", "--window-size=1400,4000", f"--screenshot={shot}", f"file://{page}"],
                         capture_output=True, text=True, timeout=120, env={**os.environ, "HOME": str(tmp_path)})
    assert shot.exists(), out.stderr[-2000:]
    from PIL import Image
    picture = Image.open(shot).convert("L")
    if os.environ.get("DX_SCREENSHOTS"):
        picture.save(os.path.join(os.environ["DX_SCREENSHOTS"], shot.name))
    height = picture.height - 200
    rows = [y for y in range(0, height, 4) if picture.crop((0, y, width, y + 4)).getextrema()[0] < 128]
    assert len(rows) > height // 4 // 8
    assert picture.crop((width, 0, width + 100, height)).getextrema()[0] > 200, "something is wider than the window"
