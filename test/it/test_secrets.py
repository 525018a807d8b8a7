# SPDX-License-Identifier: AGPL-3.0-or-later
"""Pepper and master key: new versions while the service runs, old ones taken out when nothing needs them; downgrades refused."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from conftest import CLI, end_rig, make_rig

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "lib"))

from receiver import Receiver  # noqa: E402


@pytest.fixture(scope="module")
def own(tmp_path_factory):
    folder = tmp_path_factory.mktemp("secrets")
    r = make_rig(folder, ["api = 1", "workers = 0", f"keys.master_key_file = {folder}/master-key", "webhook.allow_cidr = 127.0.0.0/8"])
    r.master = folder / "master-key"
    try:
        yield r.start().wait_ready()
    finally:
        end_rig(r)


def secrets(rig, *args, code=0):
    return rig.cli("secrets", *args, "--master-key-file", str(rig.master), code=code)


def versions(rig, secret):
    return {row["version"]: (row["in_file"], row["uses"]) for row in json.loads(secrets(rig, "list", "--json")) if row["secret"] == secret}


def pinged(rig, key):
    return rig.get("/ping", key=key).status


def eventually(what, seconds=20):
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end, what
        time.sleep(0.05)


def test_pepper(own):
    old = own.key("acme", "old@acme.example")
    before = versions(own, "pepper")[1][1]
    assert "version 2" in secrets(own, "rotate", "pepper")
    assert own.pepper.stat().st_mode & 0o777 == 0o600
    # not known to the daemon yet: nothing that worked stops working
    assert pinged(own, old) == 200
    own.proc.send_signal(signal.SIGHUP)
    new = own.key("acme", "new@acme.example")
    eventually(lambda: pinged(own, new) == 200)
    assert pinged(own, old) == 200
    assert versions(own, "pepper") == {1: (True, before), 2: (True, 1)}
    said = secrets(own, "retire", "pepper", "1", code=1)
    assert f"needed by {before} API keys" in said
    assert "holds no version 9" in secrets(own, "retire", "pepper", "9", code=1)
    for row in json.loads(own.cli("keys", "list", "--json")):
        if row["prefix"] != new[:12]:
            own.cli("keys", "revoke", str(row["id"]))
    secrets(own, "retire", "pepper", "1")
    own.proc.send_signal(signal.SIGHUP)
    assert re.fullmatch(r"2:[0-9a-f]{64}\n", own.pepper.read_text())
    assert pinged(own, new) == 200
    eventually(lambda: pinged(own, old) == 401)
    assert "needed by 1 API keys" in secrets(own, "retire", "pepper", "2", code=1)


def test_master_key(own):
    receiver = Receiver()
    try:
        secrets(own, "create", "master-key")
        own.cli("webhooks", "add", "--team", "acme", receiver.url("/a"), "--master-key-file", str(own.master))
        ids = [str(row["id"]) for row in json.loads(own.cli("webhooks", "list", "--json"))]
        assert len(ids) == 1
        own.cli("webhooks", "test", ids[0])
        eventually(lambda: len(receiver.got) == 1)
        secrets(own, "rotate", "master-key")
        assert "docextract secrets reseal first" in secrets(own, "retire", "master-key", "1", code=1)
        secrets(own, "reseal")
        assert versions(own, "master-key") == {1: (True, 0), 2: (True, 1)}
        secrets(own, "retire", "master-key", "1")
        # the sender has version 1 in memory only and finds version 2 by itself
        own.cli("webhooks", "test", ids[0])
        eventually(lambda: len(receiver.got) == 2)
    finally:
        receiver.stop()


def test_wrong_files_are_named(own, tmp_path):
    def run(*args):
        return subprocess.run([CLI, "secrets", *args], capture_output=True, text=True, env={**os.environ})
    assert run("rotate", "salt").returncode == 2
    assert run("rotate", "pepper").returncode == 1
    there = tmp_path / "pepper"
    assert run("create", "pepper", "--pepper-file", there).returncode == 0
    text = there.read_text()
    assert "is there" in run("create", "pepper", "--pepper-file", there).stdout and there.read_text() == text
    there.chmod(0o644)
    assert "mode 0600" in run("rotate", "pepper", "--pepper-file", there).stderr and there.read_text() == text
    there.chmod(0o600)
    for _ in range(3):
        assert run("rotate", "pepper", "--pepper-file", there).returncode == 0
    full = there.read_text()
    assert "retire one first" in run("rotate", "pepper", "--pepper-file", there).stderr and there.read_text() == full
    assert list(tmp_path.iterdir()) == [there]


def test_an_older_program_leaves_a_newer_schema_alone(own):
    newest = own.sql("SELECT max(version) FROM docextract.schema_migration")[0][0]
    own.sql("INSERT INTO docextract.schema_migration(version, name, checksum) VALUES (9000, '9000_future.sql', 'x')")
    try:
        said = own.cli("migrate", code=1)
        assert "the database has schema 9000" in said and f"up to {newest} only" in said and "downgrade" in said
    finally:
        own.sql("DELETE FROM docextract.schema_migration WHERE version = 9000")
    assert "up to date" in own.cli("migrate")
