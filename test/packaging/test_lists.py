# SPDX-License-Identifier: AGPL-3.0-or-later
"""The lists of packages hold together: what the build installs is what the Debian package says it needs."""

import os
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# Not libraries: what a build needs of them is in build-essential, or comes with debhelper.
TOOLS = {"gcc", "g++", "make", "libc6-dev", "debhelper-compat"}
# What the built program is run beside, for tests and demo.
BESIDE = {"postgresql-15", "tesseract-ocr-osd", "curl", "ca-certificates", "python3"}


def sections():
    """{section: [package]} of debian-packages.txt; a line that is neither a name, a comment nor empty fails."""
    found, section = {}, None
    for number, line in enumerate((ROOT / "packaging/debian-packages.txt").read_text().splitlines(), 1):
        head = re.match(r"# \[(\w+)\]", line)
        if head:
            section = found.setdefault(head[1], [])
        elif line and not line.startswith("#"):
            assert re.fullmatch(r"[a-z0-9][a-z0-9.+-]+", line), f"line {number} is no package: {line}"
            section.append(line)
    return found


def build_depends():
    control = (ROOT / "packaging/debian/control").read_text()
    field = re.search(r"^Build-Depends:((?:.*\n)(?: .*\n)*)", control, re.M)[1]
    return [re.match(r"[a-z0-9.+-]+", part.strip())[0] for part in field.split(",")]


def test_sections_are_those_that_bootstrap_knows():
    found = sections()
    assert set(found) == {"build", "test", "clients", "package"}
    for name, packages in found.items():
        assert len(packages) == len(set(packages)), name


def test_the_debian_package_builds_with_what_the_build_needs():
    assert set(build_depends()) - TOOLS == set(sections()["build"]) - TOOLS - BESIDE


def test_build_depends_are_sorted():
    assert build_depends() == sorted(build_depends())


def test_the_source_of_a_package_holds_what_it_installs(tmp_path):
    git = {"GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "safe.directory", "GIT_CONFIG_VALUE_0": "*"}
    subprocess.run([ROOT / "scripts/package-source", tmp_path / "s"], check=True, env={**os.environ, **git})
    recipe = re.search(r"^install: all man\n(.*?)^\.PHONY", (ROOT / "Makefile").read_text(), re.M | re.S)[1]
    named = re.findall(r"(?<=[ (])((?:samples|config|systemd|packaging|completions)/[\w.-]+)(?=[ )])", recipe)
    assert "samples/till-slip.pdf" in named and "packaging/default" in named and "systemd/docextract.service" in named
    assert [p for p in named if not (tmp_path / "s" / p).exists()] == []
