# SPDX-License-Identifier: AGPL-3.0-or-later
"""Cells that are read again: by the worker between two extractions, and by the command line from a real picture."""

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "test/lib"))
sys.path.insert(0, str(ROOT / "test/gen"))

from daemon import Cluster, Daemon  # noqa: E402

A = [2, 1000, 2000, 30000, 12000, "amount"]
B = [2, 1000, 22000, 30000, 32000, "amount"]
C = [3, 1000, 2000, 30000, 12000, "amount"]


@pytest.fixture(scope="module")
def cluster(tmp_path_factory):
    c = Cluster(tmp_path_factory.mktemp("reread") / "pg")
    yield c
    c.remove()


@pytest.fixture
def daemon(cluster, tmp_path):
    d = Daemon(tmp_path / "d", cluster, workers=1)
    yield d
    d.close()


def result(d, name):
    data, engine = d.sql("SELECT data, engine FROM docextract.result WHERE document = %s", name)[0]
    return json.loads(data), json.loads(engine)


def stored(d, name):
    return {n: json.loads(c) for n, c in d.sql("SELECT n, cells FROM docextract.page WHERE document = %s AND cells IS NOT NULL", name)}


def asked(d):
    return [(r["op"], r["params"].get("page")) for r in d.requests() if r["op"] in ("extract", "read_cells")]


def test_two_rounds_and_no_more(daemon):
    d = daemon
    name = d.submit(["text", "ok", "ok"], wants=[[A, C], [B], [C], [C]])
    assert d.finish(name) == "completed"
    # page by page, and what the third extraction still wants is not read
    assert asked(d) == [("extract", None), ("read_cells", 2), ("read_cells", 3), ("extract", None), ("read_cells", 2), ("extract", None)]
    data, engine = result(d, name)
    assert data["cells"] == [[2, 2, 2], [3, 1, 1]] and engine["cells_read_again"] == 3
    cells = stored(d, name)
    assert set(cells) == {2, 3} and [c[:4] for c in cells[2]["cells"]] == [A[1:5], B[1:5]]
    assert d.attempts(name)[-1] == (3, 0, "done")


def test_a_document_with_a_text_layer_needs_no_second_look(daemon):
    d = daemon
    name = d.submit(["text"])
    assert d.finish(name) == "completed"
    assert asked(d) == [("extract", None)] and result(d, name)[1]["cells_read_again"] == 0


@pytest.mark.parametrize("deed", ["crash", "error:page_timeout", "error:image_too_large"])
def test_a_second_look_that_fails_costs_nothing(daemon, deed):
    d = daemon
    name = d.submit(["ok", "ok"], wants=[[A]], cells=deed)
    assert d.finish(name) == "completed"
    assert stored(d, name) == {} and "cells" not in result(d, name)[0]
    d.wait_log("cells could not be read again")


def test_cells_that_were_not_wanted_are_a_crash(daemon):
    d = daemon
    name = d.submit(["ok", "ok"], wants=[[A]], cells=["lie", "ok"])
    assert d.finish(name) == "completed"
    assert len(stored(d, name)[2]["cells"]) == 1
    d.wait_log("a reader's answer makes no sense")


def test_a_replay_finds_what_was_read(daemon):
    """The worker dies after the cells are stored: the next one goes on from them, with the same outcome."""
    d = daemon
    name = d.submit(["ok", "ok"], wants=[[A]], extract=["ok", "crash", "ok"])
    assert d.finish(name) == "completed"
    assert asked(d) == [("extract", None), ("read_cells", 2), ("extract", None), ("extract", None)]
    assert result(d, name)[0]["cells"] == [[2, 1, 1]]


# ---- with the real engine ----


@pytest.fixture(scope="module")
def damaged(tmp_path_factory):
    """A scan in bad light and strongly compressed, some of whose amounts are misread at first."""
    import degrade
    import layouts
    import model
    folder = tmp_path_factory.mktemp("damaged")
    rng = random.Random("plain/1")
    doc = model.statement(rng, 30)
    layouts.draw_statement(str(folder / "text.pdf"), doc, "plain")
    pages = [degrade.scan(degrade.shadow(p), rng, skew_deg=0.6, noise=14, blur=0.7) for p in degrade.rasterise(folder / "text.pdf", 150)]
    degrade.to_pdf(pages, 150, folder / "scan.pdf", quality=40)
    return folder / "scan.pdf", doc["truth"]


def extract(path):
    build = Path(os.environ.get("DX_BUILD", ROOT / "build/release"))
    out = subprocess.run([build / "docextract", "extract", path, "--template", "finance/bank_statement", "--template-dir",
                          ROOT / "config/templates", "--evidence", "--jobs", "1"], capture_output=True, check=True)
    return json.loads(out.stdout)


def test_damaged_cells_are_read_again_and_declared(damaged):
    path, truth = damaged
    d = extract(path)
    assert d["engine"]["cells_read_again"] > 0
    again = [c for c in d["corrections"] if c["why"] == "read_again"]
    assert again
    for c in again:
        index, member = c["path"].split("/")[2:]
        mine = d["data"]["transactions"][int(index)]
        assert mine[member] == c["used"] and c["used"] in c["candidates"]
        assert d["evidence"][c["path"]]["source"] == "repaired" and d["evidence"][c["path"]]["raw"] == c["read"]
        assert any(t[member] == c["used"] for t in truth["transactions"])
    assert extract(path)["data"] == d["data"]
