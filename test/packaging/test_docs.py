# SPDX-License-Identifier: AGPL-3.0-or-later
"""Manual pages and completions say what the programs say."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / os.environ.get("DX_BUILD", "build/release")
CLI, DAEMON = BUILD / "docextract", BUILD / "docextractd"
PAGES = ["docextract.1", "docextract.conf.5", "docextract-templates.5", "docextractd.8"]


def out(*args, **kwargs):
    return subprocess.run([str(a) for a in args], check=True, capture_output=True, text=True, **kwargs).stdout


def verbs():
    found = re.findall(r"^  ([a-z]+) ", out(CLI, "--help"), re.M)
    assert "keys" in found and "migrate" in found
    return found


@pytest.fixture(scope="module")
def pages(tmp_path_factory):
    folder = tmp_path_factory.mktemp("man")
    out(ROOT / "scripts/man-pages", BUILD, folder)
    assert sorted(p.name for p in folder.iterdir()) == sorted(PAGES)
    return folder


def text(page):
    return re.sub(r"\s+", " ", (page.read_text().replace("\\-", "-").replace("\\&", "").replace("\\e", "\\")))


def test_every_option_is_in_docextract_conf(pages):
    page = text(pages / "docextract.conf.5")
    table = re.findall(r'^DX_OPTION\(\w+, "([^"]+)", \w+, ("(?:[^"\\]|\\.)*"), .*?, "((?:[^"\\]|\\.)*)"\)$',
                       (ROOT / "lib/conf/options.tbl").read_text(), re.M)
    assert len(table) > 25
    for name, default, help_text in table:
        assert f".It Ic {name} " in page, name
        assert re.sub(r"\s+", " ", help_text) in page, help_text
        assert "DOCEXTRACT_" + name.upper().replace(".", "_") in page
    assert page.count("Default: ") == len(table)


def test_every_verb_and_option_is_in_docextract(pages):
    page = text(pages / "docextract.1")
    for verb in verbs():
        assert f".Ss {verb} " in page
        for option in re.findall(r"--[a-z][a-z-]*", out(CLI, verb, "--help")):
            assert option in page, (verb, option)


def test_every_option_of_the_daemon_is_in_its_page(pages):
    page = text(pages / "docextractd.8")
    for option in re.findall(r"--([a-z][a-z-]*)", out(DAEMON, "--help")):
        assert f"-{option}" in page, option


def test_templates_page_names_what_templates_hold(pages):
    page = text(pages / "docextract-templates.5")
    for part in re.findall(r"^\| `(\w+)`", (ROOT / "doc/templates.md").read_text(), re.M):
        assert f".It \\fB{part}\\fR" in page, part


@pytest.mark.parametrize("name", PAGES)
def test_mandoc_finds_nothing(pages, name):
    if not shutil.which("mandoc"):
        pytest.skip("no mandoc")
    done = subprocess.run(["mandoc", "-Tlint", "-Wstyle", str(pages / name)], capture_output=True, text=True)
    # the pages name each other, and are not installed here
    left = [line for line in done.stdout.splitlines() if "referenced manual not found" not in line]
    assert not left, "\n".join(left)


def bash(*words, cwd=None):
    script = f"source {ROOT}/completions/docextract.bash; COMP_WORDS=(\"$@\"); COMP_CWORD=$(($# - 1)); _docextract; printf '%s\\n' \"${{COMPREPLY[@]}}\""
    return out("bash", "-c", script, "bash", CLI, *words, cwd=cwd).split()


def zsh(*words, cwd=None):
    if not shutil.which("zsh"):
        pytest.skip("no zsh")
    script = (f"DOCEXTRACT_COMPLETION_TEST=1; source {ROOT}/completions/_docextract; compadd() {{ shift; print -l -- $@ }};"
              "_describe() { print -l -- ${${(P)4}%%:*} }; _files() { print -l -- * };"
              "words=(\"$@\"); CURRENT=$#; _docextract")
    prefix = words[-1]
    return [w for w in out("zsh", "-f", "-c", script, "zsh", CLI, *words, cwd=cwd).split() if w.startswith(prefix)]


@pytest.mark.parametrize("shell", [bash, zsh])
def test_completion(shell, tmp_path):
    assert set(verbs()) <= set(shell(""))
    assert shell("key") == ["keys"]
    assert sorted(shell("keys", "")) == ["create", "list", "revoke", "rotate"]
    assert sorted(shell("keys", "r")) == ["revoke", "rotate"]
    assert "rotate-secret" in shell("webhooks", "")
    assert shell("keys", "create", "--te") == ["--team"]
    (tmp_path / "a.pdf").touch()
    assert shell("extract", "a", cwd=tmp_path) == ["a.pdf"]
    assert shell("keys", "list", "-c", "a", cwd=tmp_path) == ["a.pdf"]
