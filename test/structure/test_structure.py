# SPDX-License-Identifier: AGPL-3.0-or-later
"""An architecture break fails like a bug. Each check is also shown to find what it looks for."""

import os
import subprocess
from pathlib import Path

import pytest

import structure

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / os.environ.get("DX_BUILD", "build/release")


def report(found):
    assert not found, "\n" + "\n".join(found)


def test_includes_point_down():
    report(structure.bad_includes(ROOT))


def test_symbols_point_down():
    assert list(BUILD.glob("libdx_*.a")), f"no libraries in {BUILD}: build first"
    report(structure.bad_symbols(ROOT, BUILD))


def test_files_of_a_package_call_one_way():
    report(structure.circles(BUILD))


def test_folders_of_a_package_call_down():
    report(structure.bad_folders(ROOT, BUILD))


def test_words():
    report(structure.bad_words(ROOT))


def test_no_god_files():
    report(structure.long_files(ROOT, 700))


def test_no_machine_paths():
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    report(structure.machine_paths(ROOT))


def test_migrations_keep_no_writer_waiting():
    report(structure.slow_migrations(ROOT))


def test_headers_stand_alone():
    flags = subprocess.run(["pkg-config", "--cflags", "jansson", "libevent", "libpq"], capture_output=True, text=True, check=True).stdout.split()
    bad = []
    for header in sorted(ROOT.glob("include/dx/**/*.h")):
        name = header.relative_to(ROOT / "include")
        unit = f'#include "{name}"\n#include "{name}"\nint unused_by_nobody;\n'
        done = subprocess.run(["gcc", "-std=gnu17", "-D_GNU_SOURCE", "-Wall", "-Wextra", "-Werror", "-fsyntax-only", f"-I{ROOT}/include",
                               f"-I{ROOT}/config", f"-I{ROOT}/lib/conf", *flags, "-x", "c", "-"], input=unit, capture_output=True, text=True)
        if done.returncode:
            bad.append(f"{name}: {done.stderr.splitlines()[0] if done.stderr else 'fails'}")
    report(bad)


def test_engine_cannot_reach_the_network_or_the_database():
    engine = BUILD / "docextract-engine"
    assert engine.exists(), f"{engine} is not built"
    linked = subprocess.run(["ldd", str(engine)], capture_output=True, text=True, check=True).stdout
    direct = subprocess.run(["objdump", "-p", str(engine)], capture_output=True, text=True, check=True).stdout
    needed = [line.split()[1] for line in direct.splitlines() if line.strip().startswith("NEEDED")]
    assert "libtesseract" in linked
    report([n for n in needed for bad in structure.ENGINE_FORBIDDEN if n.startswith(bad)])


def test_sample_configuration_is_what_the_daemon_prints():
    printed = subprocess.run([str(BUILD / "docextractd"), "--print-sample"], capture_output=True, text=True, check=True).stdout
    assert (ROOT / "config/docextract.conf").read_text() == printed, "docextractd --print-sample > config/docextract.conf"


# ---- the checks themselves can fail ----


@pytest.fixture
def tree(tmp_path):
    for folder in ("lib/base", "lib/extract", "include/dx/base", "include/dx/db"):
        (tmp_path / folder).mkdir(parents=True)
    return tmp_path


def put(tree, name, text):
    (tree / name).write_text("/* SPDX-License-Identifier: AGPL-3.0-or-later */\n" + text)


def test_finds_an_include_that_goes_up(tree):
    put(tree, "lib/extract/x.c", '#include "dx/db/db.h"\n')
    assert structure.bad_includes(tree) == ["lib/extract/x.c: includes dx/db/db.h"]


def test_finds_a_library_in_the_wrong_place(tree):
    put(tree, "lib/base/x.c", "#include <event2/event.h>\n")
    assert structure.bad_includes(tree) == ["lib/base/x.c: includes event2/event.h"]


def test_finds_an_unknown_package(tree):
    (tree / "lib/misc").mkdir()
    assert any("lib/misc" in f for f in structure.bad_includes(tree))


def test_finds_a_call_that_goes_up_and_a_stray_global(tree, tmp_path):
    put(tree, "lib/base/a.c", "int dx_high(void);\nint dx_low(void);\nint stray;\nint dx_low(void)\n{\n\treturn dx_high();\n}\n")
    put(tree, "lib/extract/b.c", "int dx_high(void);\nint dx_high(void)\n{\n\treturn 1;\n}\n")
    put(tree, "include/dx/base/a.h", "int dx_low(void);\nint dx_high(void);\n")
    build = tmp_path / "build"
    build.mkdir()
    for package, unit in (("base", "a"), ("extract", "b")):
        subprocess.run(["gcc", "-c", "-o", str(build / f"{unit}.o"), str(tree / f"lib/{package}/{unit}.c")], check=True)
        subprocess.run(["ar", "rcs", str(build / f"libdx_{package}.a"), str(build / f"{unit}.o")], check=True)
    found = structure.bad_symbols(tree, build)
    assert "lib/base calls dx_high of lib/extract" in found
    assert "libbase: global stray does not start with dx_" in found


def test_finds_a_circle_of_files(tree, tmp_path):
    put(tree, "lib/base/a.c", "int dx_b(void);\nint dx_a(void);\nint dx_a(void)\n{\n\treturn dx_b();\n}\n")
    put(tree, "lib/base/b.c", "int dx_a(void);\nint dx_b(void);\nint dx_b(void)\n{\n\treturn dx_a();\n}\n")
    put(tree, "lib/base/c.c", "int dx_a(void);\nint dx_c(void);\nint dx_c(void)\n{\n\treturn dx_a();\n}\n")
    objects = [str(tmp_path / f"{unit}.o") for unit in "abc"]
    for unit, obj in zip("abc", objects):
        subprocess.run(["gcc", "-c", "-o", obj, str(tree / f"lib/base/{unit}.c")], check=True)
    subprocess.run(["ar", "rcs", str(tmp_path / "libdx_base.a"), *objects], check=True)
    assert structure.circles(tmp_path) == ["lib/base: a, b call each other in a circle"]


def test_finds_a_folder_that_reaches_up(tree, tmp_path):
    for folder in ("values", "lines", "odd"):
        (tree / "lib/extract" / folder).mkdir()
    put(tree, "lib/extract/values/a.c", '#include "lines/b.h"\nint dx_b(void);\nint dx_a(void);\nint dx_a(void)\n{\n\treturn dx_b();\n}\n')
    put(tree, "lib/extract/lines/b.c", "int dx_b(void);\nint dx_b(void)\n{\n\treturn 1;\n}\n")
    put(tree, "lib/extract/lines/b.h", "int dx_b(void);\n")
    objects = [str(tmp_path / f"{unit}.o") for unit in "ab"]
    for folder, obj in zip(("values/a", "lines/b"), objects):
        subprocess.run(["gcc", "-c", f"-I{tree}/lib/extract", "-o", obj, str(tree / f"lib/extract/{folder}.c")], check=True)
    subprocess.run(["ar", "rcs", str(tmp_path / "libdx_extract.a"), *objects], check=True)
    assert sorted(structure.bad_folders(tree, tmp_path)) == ["lib/extract/values/a.c calls lib/extract/lines/b.c, which lies higher",
                                                             "lib/extract/values/a.c: includes lines/b.h, which lies higher"]
    put(tree, "lib/extract/lines/a.c", "int y;\n")
    put(tree, "lib/extract/odd/c.c", "int z;\n")
    found = structure.bad_folders(tree, tmp_path)
    assert any(f.endswith("/a.c") and "has the name of" in f for f in found)
    assert "lib/extract/odd/c.c: in a folder that FOLDERS does not know" in found


def test_finds_banned_words(tree):
    put(tree, "lib/base/x.c", 'void f(char *a)\n{\n\tstrcpy(a, "x"); \n}\n')
    (tree / "lib/base/y.c").write_text("int y;\n")
    found = structure.bad_words(tree)
    assert "lib/base/x.c:4: strcpy() is not used here" in found
    assert "lib/base/x.c:4: blanks at the end of the line" in found
    assert "lib/base/y.c: no SPDX line" in found


def test_names_of_test_files_differ():
    names = [p.name for p in (ROOT / "test").rglob("test_*.py")]
    report(sorted({n for n in names if names.count(n) > 1}))


def test_no_layout_hides_another():
    report(structure.hidden_layouts(ROOT))


def test_finds_layouts_of_one_name(tmp_path):
    folder = tmp_path / "test/gen"
    folder.mkdir(parents=True)
    (folder / "old.py").write_text('FIRST = {\n    "plain": 1, "blue": 2}\n')
    (folder / "new.py").write_text('from old import FIRST as BEGUN\n\nSECOND = {"red": 1,\n          "blue": 3}\nALL = {**BEGUN, **SECOND}\n')
    (folder / "make.py").write_text('import new\nimport old\n\nTHIRD = {"green": 1, "plain": {"plain": 2}}\nAPART = {**new.ALL, **{"one": 1}}\nLIST = {**old.FIRST, **THIRD}\n')
    assert structure.hidden_layouts(tmp_path) == [
        "test/gen/make.py:4: 'plain' is also in test/gen/old.py:2", "test/gen/new.py:4: 'blue' is also in test/gen/old.py:2"]


def test_finds_migrations_that_keep_writers_waiting(tmp_path):
    folder = tmp_path / "sql/migrations"
    folder.mkdir(parents=True)
    (folder / "0900_slow.sql").write_text("""
CREATE INDEX CONCURRENTLY fine ON docextract.document(team);
CREATE INDEX fine_too ON docextract.team(name);
ALTER TABLE docextract.page ADD COLUMN x text, ADD CONSTRAINT y CHECK (x <> '') NOT VALID;
CREATE UNIQUE INDEX slow ON docextract.document(team);
ALTER TABLE docextract.page ADD COLUMN z text CHECK (z <> '');
ALTER TABLE docextract.result ALTER COLUMN data SET NOT NULL;
UPDATE docextract.outbox SET fanned = true;
""")
    assert [f.split(": ")[1:] for f in structure.slow_migrations(tmp_path)] == [
        ["makes an index without CONCURRENTLY", "document"], ["adds a constraint that is checked at once (NOT VALID, then VALIDATE)", "page"],
        ["reads or rewrites all rows", "result"], ["writes all rows in one transaction", "outbox"]]
