# SPDX-License-Identifier: AGPL-3.0-or-later
"""doc/dba.md names every table and view that there is and none that is not, each has a description, and its queries run."""

import re
import subprocess

import psycopg2
import pytest

from conftest import CLI, ROOT, Cluster

TEXT = (ROOT / "doc/dba.md").read_text()
QUERIES = re.findall(r"^    (SELECT .*?;)", TEXT, re.M)


@pytest.fixture(scope="module")
def db(tmp_path_factory):
    cluster = Cluster(tmp_path_factory.mktemp("dba") / "pg")
    try:
        subprocess.run([CLI, "migrate", "--database", cluster.conninfo()], check=True, capture_output=True, text=True)
        connection = psycopg2.connect(cluster.conninfo())
        yield connection.cursor()
        connection.close()
    finally:
        cluster.run("stop")


def described(db, kinds):
    """{name: description} of relations that are not partitions."""
    db.execute("SELECT c.relname, obj_description(c.oid) FROM pg_class c WHERE c.relnamespace = 'docextract'::regnamespace "
               "AND c.relkind::text = ANY (%s) AND NOT c.relispartition", (list(kinds),))
    return dict(db.fetchall())


def test_every_view_is_there_with_a_description(db):
    views = described(db, "v")
    named = {q for query in QUERIES for q in re.findall(r"docextract\.(\w+)(?!\w|\()", query)}
    assert named == set(views) and all(views.values()), named ^ set(views)


def test_every_table_is_named_with_a_description(db):
    tables = described(db, "rp")
    rows = re.search(r"\| table \| rows \|.*?\n\n", TEXT, re.S).group()
    named = {t for line in rows.strip().splitlines() for t in re.findall(r"`(\w+)…?`", line.split("|")[1])}
    assert named == {t for t in tables if not t.startswith("tax_export_")} and all(tables.values()), named ^ set(tables)


def test_functions_for_operators_have_descriptions(db):
    named = {f for query in QUERIES for f in re.findall(r"docextract\.(\w+)\(", query)}
    db.execute("SELECT p.proname, bool_and(obj_description(p.oid) <> '') FROM pg_proc p "
               "WHERE p.pronamespace = 'docextract'::regnamespace AND p.proname = ANY (%s) GROUP BY 1", (sorted(named),))
    assert dict(db.fetchall()) == {"requeue_job": True, "cancel_document": True, "redeliver": True} and len(named) == 3


def test_its_queries_run(db):
    assert len(QUERIES) > 15
    for query in QUERIES:
        db.execute(query)


def test_storage_parameters_are_as_it_says(db):
    db.execute("SELECT c.relname, o.option FROM pg_class c, unnest(c.reloptions) AS o(option) WHERE c.relnamespace = 'docextract'::regnamespace "
               "AND c.relkind = 'r' AND NOT c.relispartition")
    said = re.search(r"\| table \| parameters \|.*?\n\n", TEXT, re.S).group()
    for table, option in db.fetchall():
        row = next((line for line in said.splitlines() if f"`{table}`" in line), "")
        assert row and re.search(rf"(?<![\d.]){re.escape(option.split('=')[1])}(?!\d|\.\d)", row), (table, option)
