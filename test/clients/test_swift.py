# SPDX-License-Identifier: AGPL-3.0-or-later
"""storage.driver = s3 with a server that is not ours: OpenStack Swift's S3 API (Debian: python3-swift), which checks signatures."""

import json
import subprocess
import sys
import urllib.request
import uuid as uuids
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "test/lib"), str(ROOT / "test/it"), str(ROOT / "test/gen")]

import test_storage as storage  # noqa: E402
from conftest import statement  # noqa: E402,F401
from daemon import wait_for  # noqa: E402
from test_storage import cluster, large  # noqa: E402,F401

REGION, KEY_ID, SECRET = "eu-central-1", "project:docs", "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY"


class Swift:
    """The server, and its own API beside the one of S3: what lies there is asked of it in another language."""

    def __init__(self, folder):
        self.log = open(folder / "log", "w")
        self.proc = subprocess.Popen(["/usr/bin/python3", ROOT / "test/lib/swift_server.py", folder, REGION, KEY_ID, SECRET],
                                     stdout=subprocess.PIPE, stderr=self.log, text=True)
        port = self.proc.stdout.readline().strip()
        assert port, (folder / "log").read_text()
        self.url = f"http://127.0.0.1:{port}"
        answer, _ = self.ask("GET", "/auth/v1.0", {"X-Auth-User": KEY_ID, "X-Auth-Key": SECRET})
        self.token = {"X-Auth-Token": answer["X-Auth-Token"]}

    def ask(self, method, path, headers=None):
        r = urllib.request.Request(self.url + path, method=method, headers=headers or self.token)
        with urllib.request.urlopen(r, timeout=30) as answer:
            return answer.headers, answer.read()

    def close(self):
        self.proc.kill()
        self.proc.wait()
        self.log.close()


class Bucket:
    """One bucket of it, as test_storage wants its server."""

    region, key_id, secret = REGION, KEY_ID, SECRET
    refused = []  # it has no such list: a refused request fails its test

    def __init__(self, swift):
        self.swift, self.url, self.bucket = swift, swift.url, "b" + uuids.uuid4().hex[:12]
        swift.ask("PUT", f"/v1/AUTH_project/{self.bucket}")

    @property
    def objects(self):
        return [o["name"] for o in json.loads(self.swift.ask("GET", f"/v1/AUTH_project/{self.bucket}?format=json")[1])]

    def down(self):
        pass


@pytest.fixture(scope="module")
def swift(tmp_path_factory):
    if subprocess.run(["/usr/bin/python3", "-c", "import swift.common.middleware.s3api"], capture_output=True).returncode:
        pytest.skip("Debian's python3-swift is not installed")
    s = Swift(tmp_path_factory.mktemp("swift"))
    yield s
    s.close()


@pytest.fixture
def make_store(cluster, tmp_path, swift):  # noqa: F811
    yield from storage.making_stores(cluster, tmp_path, lambda: Bucket(swift))


def test_content_is_kept_read_given_back_and_deleted(make_store, statement, large):  # noqa: F811
    storage.test_content_is_kept_read_given_back_and_deleted(make_store, statement, large, "s3")


def test_content_moves_while_the_service_runs(make_store, statement, large):  # noqa: F811
    storage.test_content_moves_while_the_service_runs(make_store, statement, large)


def test_damaged_bytes_are_found_and_not_moved(make_store, statement):  # noqa: F811
    storage.test_damaged_bytes_are_found_and_not_moved(make_store, statement)


def test_strangers_in_the_bucket_are_found(make_store, statement):  # noqa: F811
    """What lies outside of the prefix is nobody's business."""
    s = make_store("s3")
    uuid = s.accepted(statement[0])
    assert s.finish(uuid)["status"] == "completed"
    assert len(s.s3.objects) == 1 and s.s3.objects[0].startswith("dx/") and uuid in s.s3.objects[0]
    base = f"/v1/AUTH_project/{s.s3.bucket}/"
    for i in range(3):
        s.s3.swift.ask("PUT", f"{base}dx/ab/cd/{uuids.uuid4()}.0123abc{i}")
    s.s3.swift.ask("PUT", base + "elsewhere/x")
    found = [x["found"] for x in json.loads(s.content("check", "--json"))]
    assert found == ["orphan"] * 3
    s.content("check", "--delete-orphans")
    assert json.loads(s.content("check", "--read", "--json")) == []
    assert sorted(o.split("/")[0] for o in s.s3.objects) == ["dx", "elsewhere"] and s.original(uuid) == statement[0]


@pytest.mark.parametrize("change, to, said", [
    ("secret", "wrong", "SignatureDoesNotMatch"), ("key_id", "project:nobody", "SignatureDoesNotMatch"),
    ("region", "us-east-1", "AuthorizationHeaderMalformed"), ("bucket", "nowhere", "NoSuchBucket"),
])
def test_it_refuses_what_is_not_right(make_store, statement, change, to, said):  # noqa: F811
    s = make_store("s3")
    if change == "secret":
        s.secret.write_text(to)
        s.restart()
    else:
        s.restart(**{f"storage__s3_{change}": to})
    s.upload(statement[0]).problem(503, "storage_unavailable")
    assert said in s.log() and s.s3.objects == [], s.log()[-3000:]
    s.secret.write_text(SECRET)
    s.restart(storage__s3_key_id=KEY_ID, storage__s3_region=REGION, storage__s3_bucket=s.s3.bucket)
    assert s.finish(s.accepted(statement[0]))["status"] == "completed"
    wait_for(lambda: len(s.s3.objects) == 1 and s.unowned() == 0, 120)
