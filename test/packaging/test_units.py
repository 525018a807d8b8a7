# SPDX-License-Identifier: AGPL-3.0-or-later
"""The units of systemd: they are valid, and the service is shut in as far as it can be."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
UNITS = ROOT / "systemd"

pytestmark = pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="no systemd-analyze")


def settings(unit):
    return re.findall(r"^([A-Za-z]+)=(.*)$", (UNITS / unit).read_text(), re.M)


def test_units_are_valid(tmp_path):
    for unit in ("docextract.service", "docextract.socket"):
        text = (UNITS / unit).read_text()
        # the programs are not installed here
        (tmp_path / unit).write_text(re.sub(r"^(Exec\w+=)/\S+", r"\1/bin/true", text, flags=re.M))
    done = subprocess.run(["systemd-analyze", "verify", "--man=no", *map(str, sorted(tmp_path.iterdir()))], capture_output=True, text=True)
    complaints = [line for line in done.stderr.splitlines() if "docextract" in line]
    assert not complaints, complaints


def test_exposure_is_below_two():
    done = subprocess.run(["systemd-analyze", "security", "--offline=true", "--threshold=19", str(UNITS / "docextract.service")],
                          capture_output=True, text=True)
    assert "Overall exposure level" in done.stdout, done.stderr
    assert done.returncode == 0, "\n".join(line for line in done.stdout.splitlines() if "✓" not in line)


def test_what_the_daemon_relies_on():
    service = settings("docextract.service")
    for line in [("Type", "notify"), ("OOMPolicy", "continue"), ("KillMode", "mixed"), ("Environment", "OMP_THREAD_LIMIT=1"),
                 ("RestartPreventExitStatus", "2"), ("LoadCredential", "pepper:/etc/docextract/pepper"),
                 ("LoadCredential", "master-key:/etc/docextract/master-key")]:
        assert line in service, line
    assert dict(service)["WatchdogSec"]
    # longer than what the master grants its children: the longest unit of work and five seconds
    options = (ROOT / "lib/conf/options.tbl").read_text()
    longest = max(int(s) for s in re.findall(r'"limits\.(?:page|sync)_deadline", TIME, "(\d+)s"', options))
    assert int(dict(service)["TimeoutStopSec"].rstrip("s")) > longest + 5
    # the socket's address is the option's default
    assert dict(settings("docextract.socket"))["ListenStream"] == re.search(r'"listen", ADDRESS, "([^"]+)"', options).group(1)


def test_sysusers_and_tmpfiles_are_valid():
    done = subprocess.run(["systemd-sysusers", "--dry-run", str(UNITS / "docextract.sysusers")], capture_output=True, text=True)
    assert done.returncode == 0 and not re.search(r"docextract\.sysusers:\d+", done.stderr), done.stderr
    lines = [line.split() for line in (UNITS / "docextract.tmpfiles").read_text().splitlines() if line and not line.startswith("#")]
    assert {line[1] for line in lines} >= {"/etc/docextract/pepper", "/etc/docextract/master-key", "/etc/docextract/docextract.conf"}
    for line in lines:
        assert len(line) == 6 and line[0] in ("d", "z") and re.fullmatch(r"0[0-7]{3}", line[2]), line
