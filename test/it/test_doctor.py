# SPDX-License-Identifier: AGPL-3.0-or-later
"""docextract doctor finds what was broken, and says what mends it; queue top draws; the alert rules name series that there are."""

import json
import os
import re
import shutil
import socket
import subprocess
from pathlib import Path

import pytest

from conftest import CLI, ROOT, end_rig, form, free_port, make_rig


@pytest.fixture(scope="module")
def own(tmp_path_factory):
    folder = tmp_path_factory.mktemp("doctor")
    r = make_rig(folder, ["api = 1", "workers = 1", f"admin.listen = 127.0.0.1:{free_port()}", f"keys.master_key_file = {folder}/master-key"])
    r.cli("secrets", "create", "master-key", "--master-key-file", str(folder / "master-key"))
    try:
        yield r.start().wait_ready()
    finally:
        end_rig(r)


def doctor(rig, *args, database=True, **settings):
    """(exit code, {check: [(state, found, mend)]}) of a configuration with SETTINGS."""
    conf = rig.folder / "doctor.conf"
    lines = dict(line.split(" = ", 1) for line in (rig.folder / "docextract.conf").read_text().splitlines())
    lines.update({k.replace("__", "."): str(v) for k, v in settings.items()})
    conf.write_text("".join(f"{k} = {v}\n" for k, v in lines.items()))
    out = subprocess.run([CLI, "doctor", "--json", "-c", conf, *(["--database", rig.cluster.conninfo()] if database else []), *args],
                         capture_output=True, text=True)
    found = {}
    for row in json.loads(out.stdout):
        assert row["state"] in ("ok", "warning", "wrong") and (row["mend"] is None) == (row["state"] == "ok"), row
        found.setdefault(row["check"], []).append((row["state"], row["found"], row["mend"]))
    assert out.returncode == (1 if any(f[0] == "wrong" for rows in found.values() for f in rows) else 0)
    return found


def states(found, check):
    return [row[0] for row in found[check]]


def test_a_host_that_is_well(own):
    found = doctor(own)
    for check in ("configuration", "pepper", "master-key", "engine", "languages", "database", "rights", "schema", "service"):
        assert states(found, check) == ["ok"], (check, found[check])
    assert {"sandbox", "clock", "settings", "disk"} <= found.keys()
    assert "wrong" not in [row[0] for rows in found.values() for row in rows]
    shown = subprocess.run([CLI, "doctor", "-c", own.folder / "doctor.conf"], capture_output=True, text=True)
    assert re.search(r"^ok +schema ", shown.stdout, re.M) and re.search(r"^0 wrong, \d+ to think about$", shown.stdout, re.M)


@pytest.mark.parametrize("check, word, setting", [
    ("pepper", "docextract secrets create pepper", {"keys__pepper_file": "/nonexistent/pepper"}),
    ("pepper", "docextract secrets create pepper", {"keys__pepper_file": '""'}),
    ("languages", "apt-get install tesseract-ocr-xyz", {"ocr__languages": "eng+xyz"}),
    ("engine", "engine.path", {"engine__path": "/nonexistent/engine"}),
    ("database", "database.conninfo", {"database__conninfo": "host=/nonexistent dbname=x"}),
    ("configuration", "docextractd -n", {"workers": "many"}),
])
def test_what_is_wrong_is_named_with_its_cure(own, check, word, setting):
    found = doctor(own, database=False, **setting)
    assert states(found, check) == ["wrong"] and word in found[check][0][2], found[check]


def test_the_service_that_is_not_there(own):
    found = doctor(own, listen=f"127.0.0.1:{free_port()}")
    assert states(found, "service") == ["warning"] and "systemctl start" in found["service"][0][2]


def test_services_elsewhere(own):
    with socket.create_server(("127.0.0.1", 0)) as there:
        up = f"http://127.0.0.1:{there.getsockname()[1]}/read"
        found = doctor(own, database=False, upstream__ocr_url=up, upstream__pdf_url=f"http://127.0.0.1:{free_port()}/pdf")
    assert states(found, "ocr-service") == ["ok"] and states(found, "pdf-service") == ["wrong"]
    found = doctor(own, database=False, upstream__pdf_url="http://[::ffff:127.0.0.1]:9/pdf")
    assert states(found, "pdf-service") == ["wrong", "warning"] and found["pdf-service"][1][2] == "upstream.pdf_url = https://…"
    assert "pdf-service" not in doctor(own, database=False)


def test_a_role_that_may_too_much(own):
    found = doctor(own, database__conninfo=own.cluster.conninfo())
    assert states(found, "rights") == ["warning"] and "docextract_daemon" in found["rights"][0][2]


def test_an_older_schema(own):
    last = own.sql("SELECT version, name, checksum FROM docextract.schema_migration ORDER BY version DESC LIMIT 1")[0]
    own.sql("DELETE FROM docextract.schema_migration WHERE version = %s", last[0])
    try:
        found = doctor(own)
        assert states(found, "schema") == ["wrong"] and "docextract migrate" in found["schema"][0][2]
    finally:
        own.sql("INSERT INTO docextract.schema_migration(version, name, checksum) VALUES (%s, %s, %s)", *last)


def test_settings_of_the_database(own):
    own.sql("ALTER DATABASE docextract SET synchronous_commit = off")
    try:
        found = doctor(own)
        assert any("synchronous_commit is off" in row[1] and "ALTER SYSTEM" in row[2] for row in found["settings"])
    finally:
        own.sql("ALTER DATABASE docextract RESET synchronous_commit")


def test_endpoints_that_cannot_be_reached(own):
    master = str(own.folder / "master-key")
    for url in (f"http://127.0.0.1:{free_port()}/hook", f"http://127.0.0.1:{own.port}/hook", f"http://[::1]:{free_port()}/hook?x=1"):
        own.cli("webhooks", "add", "--team", "acme", url, "--master-key-file", master)
    found = doctor(own)
    assert sorted(states(found, "webhook")) == ["ok", "warning", "warning"]
    assert "only the schema's owner" in doctor(own, database=False)["webhook"][0][1]


def test_queue_top(own, statement):
    body, headers = form(("industry", "finance"), ("template", "bank_statement"), ("file", statement[0], "s.pdf"))
    uuid = own.request("POST", "/documents", body, headers).json["uuid"]
    assert own.get(f"/documents/{uuid}?wait=30").json["status"] == "completed"
    out = own.cli("queue", "top", "--rounds", "2")
    assert out.count("docextract queue  ") == 2
    assert "nothing waits" in out and re.search(r"last minute: [1-9]\d* jobs done, 0 otherwise, \d+ ms each", out)
    assert re.search(r"^worker +host +pid +doing", out, re.M) and "idle" in out


def test_alerts_and_dashboard_ask_for_series_that_there_are(own):
    port = int(re.search(r"admin.listen = \S+:(\d+)", (own.folder / "docextract.conf").read_text()).group(1))
    text = subprocess.run(["curl", "-s", f"http://127.0.0.1:{port}/metrics"], capture_output=True, text=True).stdout
    have = set(re.findall(r"^# TYPE (\w+)", text, re.M))
    have |= {f"{name}_bucket" for name in re.findall(r"^# TYPE (\w+) histogram", text, re.M)}
    dashboard = (ROOT / "config/monitoring/docextract-grafana.json").read_text()
    rules = (ROOT / "config/monitoring/docextract.rules.yml").read_text()
    asked = {w for w in re.findall(r"\bdocextract_\w+", rules) + [w for p in json.loads(dashboard)["panels"] for t in p["targets"]
                                                                  for w in re.findall(r"\bdocextract_\w+", t["expr"])]}
    assert len(asked) > 10 and asked <= have, asked - have
    for n in re.findall(r'runbook: "operations.md, (\d+)"', rules):
        assert re.search(rf"^### {n}\. ", (ROOT / "doc/operations.md").read_text(), re.M), n


def test_promtool():
    tool = shutil.which("promtool") or os.environ.get("PROMTOOL")
    if not tool:
        pytest.skip("no promtool (Debian: prometheus)")
    subprocess.run([tool, "check", "rules", ROOT / "config/monitoring/docextract.rules.yml"], check=True)
