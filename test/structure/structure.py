# SPDX-License-Identifier: AGPL-3.0-or-later
"""The architecture as data, and the functions that hold a source tree against it."""

import ast
import re
import subprocess
from pathlib import Path

# Package → packages it may include and call (besides itself). Lowest layer first.
LAYERS = {
    "base": [],
    "os": ["base"],
    "fmt": ["base"],
    "crypt": ["base", "os"],
    "conf": ["base", "os", "fmt"],
    "ev": ["base", "os"],
    "tls": ["base", "os", "ev"],
    "eng": ["base", "os", "fmt"],
    "doc": ["base", "fmt"],
    "db": ["base", "os", "ev"],
    "http": ["base", "os", "fmt", "ev", "tls"],
    "fetch": ["base", "ev"],
    "blob": ["base", "os", "crypt", "conf", "ev", "fetch"],
    "img": ["base", "doc"],
    "pdf": ["base", "doc"],
    "ocr": ["base", "doc", "img"],
    "foreign": ["base", "fmt", "doc"],
    "xinv": ["base"],
    "qr": ["base", "doc"],
    "einv": ["base", "fmt"],
    "extract": ["base", "fmt", "doc"],
    "filing": ["base", "fmt", "extract"],
    "store": ["base", "os", "fmt", "crypt", "conf", "ev", "db", "doc"],
    "statement": ["base", "fmt", "doc", "extract"],
    "gst": ["base", "fmt", "doc", "einv", "extract"],
    "invoice": ["base", "fmt", "doc", "extract"],
    "receipt": ["base", "fmt", "doc", "extract"],
    "tds": ["base", "fmt", "doc", "extract"],
    "kinds": ["base", "fmt", "doc", "xinv", "einv", "extract", "statement", "gst", "invoice", "receipt", "tds"],
    "role": ["base", "os", "fmt", "conf", "ev"],
    "runner": ["base", "eng", "ev", "role"],
    "api": ["base", "os", "fmt", "crypt", "conf", "ev", "blob", "tls", "eng", "db", "http", "doc", "filing", "store", "role"],
    "worker": ["base", "os", "fmt", "crypt", "conf", "ev", "blob", "eng", "db", "fetch", "doc", "store", "role", "runner"],
    "upstream": ["base", "os", "fmt", "crypt", "conf", "ev", "eng", "http", "doc", "role", "runner"],
    "bulk": ["base", "fmt", "crypt", "ev", "db", "filing", "store"],
    "keeper": ["base", "fmt", "conf", "ev", "blob", "db", "http", "store", "role", "bulk"],
    "sender": ["base", "os", "fmt", "crypt", "conf", "ev", "db", "fetch", "store", "role"],
    "engine": ["base", "os", "fmt", "eng", "doc", "img", "pdf", "ocr", "qr", "foreign", "extract", "kinds"],
}

# Package → its folders, lowest first: a file calls and includes what lies in its own folder or in one before it. What lies on
# top of a package's folders may use them all.
FOLDERS = {
    "extract": ["values", "template", "lines", "tables", "checks", "answer"],
    "statement": ["record", "dates", "amounts", "head", "table", "checks", "card"],
    "gst": ["record", "party", "head", "table", "items", "foot"],
    "invoice": ["record", "items", "foot", "head"],
}

# Third-party header (prefix) → packages that may include it.
THIRD_PARTY = {
    "jansson.h": {"fmt", "doc", "foreign", "extract", "filing", "store", "api", "worker", "sender", "engine", "eng"},
    "pcre2.h": {"fmt"},
    "libpq-fe.h": {"db", "store", "api", "worker", "keeper", "sender", "bulk"},
    "postgresql/": {"db"},
    "event2/": {"ev", "tls", "db", "http", "api", "worker", "runner", "upstream"},
    "leptonica/": {"img", "ocr"},
    "allheaders.h": {"img", "ocr"},
    "tesseract/": {"ocr"},
    "mupdf/": {"pdf"},
    "libxml/": {"xinv"},
    "ZXing/": {"qr"},
    "openssl/": {"einv", "tls"},
    "sodium": {"crypt"},
    "seccomp.h": {"os"},
    "systemd/": {"os"},
    "curl/": {"fetch"},
    "zlib.h": {"http", "img"},
}

# Global symbols that are not ours to name: hooks that a library finds by its own name.
FOREIGN_SYMBOLS = re.compile(r"^(evhttp_send_error|GOMP_\w+|omp_\w+)$")

# Files that call each other back as events come in: who begins a thing is told its end. All else goes one way.
KNOTS = {
    "api": {"docs", "openapi", "table"},
    "blob": {"blob", "file", "s3"},
    "bulk": {"job", "out"},
    "db": {"conn", "db", "pipe", "tx"},
    "http": {"admit", "belt", "conn", "cors", "guard", "reply", "req", "secure", "srv", "stream", "sweep"},
    "sender": {"flight", "sender"},
    "upstream": {"desk", "pdf", "serve"},
    "worker": {"cells", "content", "extract", "open", "page", "password", "pdf", "render", "revise", "suggest", "work", "worker"},
}

# What docextract-engine must never be linked with: a broken parser cannot call what is not there.
ENGINE_FORBIDDEN = ["libpq", "libcurl", "libevent", "libsodium", "libssl"]

# Functions that we do not use: unbounded, not reentrant, locale dependent, or a shell.
BANNED = re.compile(r"\b(sprintf|vsprintf|strcpy|strcat|strncpy|strncat|strtok|gets|atoi|atol|atof|alloca|system|popen|tmpnam|"
                    r"mktemp|rand|localtime|gmtime|ctime|asctime|strerror|signal|setlocale)\s*\(")

INCLUDE = re.compile(r'^\s*#\s*include\s+([<"])([^>"]+)[>"]', re.M)


def sources(root: Path, pattern="lib/**/*.c"):
    return sorted(root.glob(pattern))


def package_files(root: Path, package: str):
    return (sorted(root.glob(f"lib/{package}/**/*.[ch]")) + sorted(root.glob(f"lib/{package}/*.cc"))
            + sorted(root.glob(f"include/dx/{package}/*.h")))


def bad_includes(root: Path):
    """Includes that go up the layers or bring a library where it does not belong."""
    found = []
    packages = {p.name for p in root.glob("lib/*") if p.is_dir()} | {p.name for p in root.glob("include/dx/*") if p.is_dir()}
    for package in sorted(packages):
        if package not in LAYERS:
            found.append(f"lib/{package}: a package that the layer table does not know")
            continue
        allowed = set(LAYERS[package]) | {package}
        for path in package_files(root, package):
            for _, name in INCLUDE.findall(path.read_text()):
                where = f"{path.relative_to(root)}: includes {name}"
                if name.startswith("dx/") and name.count("/") == 2 and name.split("/")[1] not in allowed:
                    found.append(where)
                for prefix, users in THIRD_PARTY.items():
                    if name.startswith(prefix) and package not in users:
                        found.append(where)
    return found


def _nm(archive: Path, flag: str):
    out = subprocess.run(["nm", "-A", flag, str(archive)], capture_output=True, text=True, check=True).stdout
    return {line.split()[-1] for line in out.splitlines() if line.split()}


def defined_symbols(archive: Path):
    out = subprocess.run(["nm", "-g", "--defined-only", str(archive)], capture_output=True, text=True, check=True).stdout
    names = set()
    for line in out.splitlines():
        parts = line.split()
        if len(parts) == 3 and parts[1] in "TDBRCVW":
            names.add(parts[2])
    return names


def bad_symbols(root: Path, build: Path):
    """Globals with a foreign name or in no header, and calls that go up the layers."""
    found, owner = [], {}
    headers = "\n".join(p.read_text() for p in list(root.glob("include/dx/**/*.h")) + list(root.glob("lib/**/*.h")))
    words = set(re.findall(r"\w+", headers))
    archives = {p: build / f"libdx_{p}.a" for p in LAYERS if (build / f"libdx_{p}.a").exists()}
    for package, archive in archives.items():
        for name in defined_symbols(archive):
            owner[name] = package
            if name.startswith(("__asan", "__odr_asan", "_Z", "DW.ref")):
                continue
            if FOREIGN_SYMBOLS.match(name):
                continue
            if not name.startswith("dx_"):
                found.append(f"lib{package}: global {name} does not start with dx_")
            elif name not in words:
                found.append(f"lib{package}: global {name} is declared in no header (make it static)")
    for package, archive in archives.items():
        allowed = set(LAYERS[package]) | {package}
        for name in _nm(archive, "--undefined-only"):
            if name in owner and owner[name] not in allowed:
                found.append(f"lib/{package} calls {name} of lib/{owner[name]}")
    return found


def _calls(archive: Path):
    """File → files of ARCHIVE that it needs symbols of."""
    out = subprocess.run(["nm", "-A", str(archive)], capture_output=True, text=True, check=True).stdout
    owner, needs = {}, {}
    for line in out.splitlines():
        where, _, rest = line.rpartition(".o:")
        unit, parts = where.rpartition(":")[2], rest.split()
        if len(parts) == 3 and parts[1] in "TDBRCVW":
            owner[parts[2]] = unit
        elif len(parts) == 2 and parts[0] == "U":
            needs.setdefault(unit, set()).add(parts[1])
    return {unit: sorted({owner[n] for n in names if owner.get(n, unit) != unit}) for unit, names in needs.items()}


def _circle_of(start, calls):
    """The files that START needs and that need START, in the end; itself alone when there is none."""
    def reached(edges):
        seen, rest = {start}, [start]
        while rest:
            for other in edges.get(rest.pop(), ()):
                if other not in seen:
                    seen.add(other)
                    rest.append(other)
        return seen
    back = {}
    for unit, others in calls.items():
        for other in others:
            back.setdefault(other, set()).add(unit)
    return reached(calls) & reached(back)


def circles(build: Path):
    """Files of one package that call each other in a circle; the larger circles of KNOTS may only become smaller."""
    found = []
    for package in LAYERS:
        archive = build / f"libdx_{package}.a"
        calls, seen = _calls(archive) if archive.exists() else {}, set()
        for unit in sorted(calls):
            circle = _circle_of(unit, calls)
            if len(circle) > 1 and unit not in seen and not circle <= KNOTS.get(package, set()):
                found.append(f"lib/{package}: {', '.join(sorted(circle))} call each other in a circle")
            seen |= circle
    return found


def bad_folders(root: Path, build: Path):
    """Folders of a package that FOLDERS does not know, files of one name, calls and includes from a lower folder to a higher one."""
    found = []
    for package in LAYERS:
        order, floor = FOLDERS.get(package, []), {}
        for path in sorted((root / "lib" / package).glob("**/*.[ch]")):
            folder = path.parent.name if path.parent.name != package else ""
            if folder and folder not in order:
                found.append(f"{path.relative_to(root)}: in a folder that FOLDERS does not know")
                continue
            height = order.index(folder) if folder else len(order)
            if path.suffix == ".c" and floor.setdefault(path.stem, (height, path))[1] != path:
                found.append(f"{path.relative_to(root)}: has the name of {floor[path.stem][1].relative_to(root)}")
            for _, name in INCLUDE.findall(path.read_text()):
                above = name.split("/")[0]
                if above in order and name.count("/") == 1 and order.index(above) > height:
                    found.append(f"{path.relative_to(root)}: includes {name}, which lies higher")
        archive = build / f"libdx_{package}.a"
        for unit, others in (_calls(archive) if archive.exists() and order else {}).items():
            found += [f"{floor[unit][1].relative_to(root)} calls {floor[other][1].relative_to(root)}, which lies higher"
                      for other in others if floor[other][0] > floor[unit][0]]
    return found


def bad_words(root: Path):
    """Banned functions, missing licence lines, blanks at line ends, SQL made with printf."""
    found = []
    c_files = [p for pattern in ("lib/**/*.[ch]", "cmd/**/*.[ch]", "include/**/*.h", "test/**/*.[ch]") for p in sorted(root.glob(pattern))]
    other = [p for pattern in ("scripts/*", "test/**/*.py", "test/*/run", "sql/**/*.sql", ".ci/run", "Makefile") for p in sorted(root.glob(pattern))]
    for path in c_files + [p for p in other if p.is_file()]:
        text = path.read_text(errors="replace")
        name = path.relative_to(root)
        if "SPDX-License-Identifier: AGPL-3.0-or-later" not in text[:400]:
            found.append(f"{name}: no SPDX line")
        if not text.endswith("\n"):
            found.append(f"{name}: no newline at the end")
        for n, line in enumerate(text.splitlines(), 1):
            if line != line.rstrip():
                found.append(f"{name}:{n}: blanks at the end of the line")
    for path in c_files:
        name, text = path.relative_to(root), path.read_text(errors="replace")
        code = re.sub(r'"(?:\\.|[^"\\\n])*"', '""', re.sub(r"/\*.*?\*/|//[^\n]*", lambda m: "\n" * m.group().count("\n"), text, flags=re.S))
        for n, line in enumerate(code.splitlines(), 1):
            m = BANNED.search(line)
            if m:
                found.append(f"{name}:{n}: {m.group(1)}() is not used here")
        if re.search(r'printf\([^;"]*"\s*(SELECT|INSERT|UPDATE|DELETE)\b', text):
            found.append(f"{name}: SQL made with printf")
    return found


def long_files(root: Path, limit: int):
    return [f"{p.relative_to(root)}: {n} lines" for p in sources(root) + sources(root, "cmd/*/*.c")
            if (n := len(p.read_text().splitlines())) > limit]


def machine_paths(root: Path):
    """Paths of somebody's machine in files git tracks."""
    names = subprocess.run(["git", "-c", "safe.directory=*", "ls-files", "-z"], cwd=root, capture_output=True, check=True).stdout.split(b"\0")
    found = []
    for raw in names:
        path = root / raw.decode()
        if not raw or not path.is_file() or path.suffix in (".pdf", ".png", ".jpg"):
            continue
        text = path.read_text(errors="replace")
        for m in re.finditer(r"(?<![\w.])/(?:work|home/[a-z]+|root)/", text):
            found.append(f"{path.relative_to(root)}: {text[m.start():m.start() + 30]!r}")
    return found


# ---- migrations ----

# Tables that grow with every document, and the last migration from before the first release, when they were empty.
BIG_TABLES = ("document", "content", "page", "result", "result_rows", "result_whole", "outbox", "job_attempt", "delivery", "delivery_attempt",
              "statement_index", "invoice_index", "audit")
FIRST_ON_FULL_TABLES = 26
SLOW = (
    (r"CREATE (?:UNIQUE )?INDEX (?!CONCURRENTLY)[^;]*? ON docextract[.]({t})\b", "makes an index without CONCURRENTLY"),
    (r"ALTER TABLE docextract[.]({t})\b[^;]*\b(?:CHECK|REFERENCES)\b(?![^;]*NOT VALID)", "adds a constraint that is checked at once (NOT VALID, then VALIDATE)"),
    (r"ALTER TABLE docextract[.]({t})\b[^;]*\b(?:SET NOT NULL|TYPE)\b", "reads or rewrites all rows"),
    (r"UPDATE docextract[.]({t})\b", "writes all rows in one transaction"),
)


def slow_migrations(root: Path):
    """Migrations that would keep writers off a large table for as long as it takes to read it."""
    found = []
    for path in sorted((root / "sql/migrations").glob("[0-9]*.sql")):
        if int(path.name[:4]) < FIRST_ON_FULL_TABLES:
            continue
        text = re.sub(r"--.*", "", path.read_text())
        for pattern, what in SLOW:
            found += [f"sql/migrations/{path.name}: {what}: {m[1]}" for m in re.finditer(pattern.format(t="|".join(BIG_TABLES)), text)]
    return found


def _module(root, name, seen):
    """Top level of NAME.py in test/gen: what is assigned there, and what is taken from other modules."""
    if name not in seen:
        path = next((p for p in (root / "test/gen" / f"{name}.py", root / "test/gen/strangers" / f"{name}.py") if p.exists()), root / name)
        assigned, taken = {}, {}
        for node in ast.parse(path.read_text()).body if path.exists() else ():
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                assigned[node.targets[0].id] = node.value
            elif isinstance(node, ast.ImportFrom):
                taken.update({a.asname or a.name: (node.module, a.name) for a in node.names})
        seen[name] = assigned, taken, path.relative_to(root)
    return seen[name][:2]


def _layouts(root, module, value, seen):
    """(name, place) of each entry of a dict display, those of the displays that are merged into it included."""
    assigned, taken = _module(root, module, seen)
    if isinstance(value, ast.Attribute) and isinstance(value.value, ast.Name):
        module, value = value.value.id, ast.Name(value.attr)
        assigned, taken = _module(root, module, seen)
    if isinstance(value, ast.Name):
        if value.id in taken:
            module, name = taken[value.id]
            return _layouts(root, module, ast.Name(name), seen)
        value = assigned.get(value.id)
    if not isinstance(value, ast.Dict):
        return []
    out = []
    for key, inner in zip(value.keys, value.values):
        if key is None:
            out += _layouts(root, module, inner, seen)
        elif isinstance(key, ast.Constant):
            out.append((key.value, f"{seen[module][2]}:{key.lineno}"))
    return out


def hidden_layouts(root):
    """Layouts of test/gen with the name of another one: where their tables are merged, one hides the other."""
    seen, found = {}, []
    for path in sorted((root / "test/gen").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if not isinstance(node, ast.Dict) or len(node.keys) < 2 or any(k is not None for k in node.keys):
                continue
            first = {}
            for name, place in _layouts(root, path.stem, node, seen):
                if place != first.setdefault(name, place):
                    found.append(f"{place}: {name!r} is also in {first[name]}")
    return sorted(set(found))
