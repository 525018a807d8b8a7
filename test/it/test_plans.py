# SPDX-License-Identifier: AGPL-3.0-or-later
"""No function reads a large table whole, in a database that came all the way from migration 0003 with its rows. `make scale` is the
same with 1,000,000 documents, and with times."""

import sys

import pytest

from conftest import ROOT, Cluster

sys.path[:0] = [str(ROOT / "test/scale")]

import fill  # noqa: E402
import plans  # noqa: E402

FINISHED, WAITING = 8000, 1000
CALLS = plans.calls(FINISHED, WAITING)


@pytest.fixture(scope="module")
def db(tmp_path_factory):
    cluster = Cluster(tmp_path_factory.mktemp("plans") / "pg")
    try:
        db = fill.connect(cluster.conninfo())
        with db, db.cursor() as cur:
            cur.execute("SET synchronous_commit = off")
        for version, path in fill.migrations():
            fill.migrate(db, version, path)
            if version == fill.FILLED_AT:
                fill.fill(db, FINISHED, WAITING)
        fill.apply_files(db)
        fill.fill_later(db)
        plans.watch(db)
        yield db
        db.close()
    finally:
        cluster.run("stop")


@pytest.mark.parametrize("name, statements", CALLS, ids=[name for name, _ in CALLS])
def test_reads_no_large_table_whole(db, name, statements):
    large = plans.large(db)
    assert {"document", "content", "page", "result", "outbox", "job", "delivery"} <= large
    _, scanned = plans.run(db, statements, explain=True)
    assert not scanned & large - plans.WHOLE.get(name, set())


def test_a_scan_would_be_found(db):
    _, scanned = plans.run(db, ["SELECT docextract.cancel_document(1, uuid, '') FROM docextract.document WHERE file_name = 'none'"], explain=True)
    assert scanned == {"document"}


def test_a_status_that_few_have_is_looked_up(db):
    """Not by reading the team's documents until enough are found."""
    with db, db.cursor() as cur:
        cur.execute("SET LOCAL auto_explain.log_min_duration = 0")
        del db.notices[:]
        cur.execute(plans.listing(1, status="'{cancelled}'"))
    assert any("document_status" in n for n in db.notices)
