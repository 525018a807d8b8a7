# SPDX-License-Identifier: AGPL-3.0-or-later
"""openapi.json and /docs say what there is. (Every answer of the other tests is held against openapi.json in conftest.py.)"""

import json
import re
from html.parser import HTMLParser

from conftest import ROOT


def openapi(rig):
    r = rig.get("/openapi.json", base="", key=None)
    assert r.status == 200 and r.headers["Content-Type"] == "application/json"
    return r.json


def routes_of_table():
    text = (ROOT / "lib/api/routes.tbl").read_text()
    return re.findall(r'^DX_ROUTE\(DX_(\w+), "([^"]+)", "([^"]+)"', text, re.M)


def test_every_route_is_described(rig):
    spec = openapi(rig)
    assert spec["openapi"] == "3.1.0"
    described = {(m.upper(), path) for path, item in spec["paths"].items() for m in item if m != "servers"}
    assert described == {(method, path) for method, path, _ in routes_of_table()} and len(described) >= 14
    ids = [op["operationId"] for item in spec["paths"].values() for m, op in item.items() if m != "servers"]
    assert len(ids) == len(set(ids))
    for item in spec["paths"].values():
        for m, op in item.items():
            if m != "servers":
                assert any(s.startswith("2") for s in op["responses"]), op["operationId"]


def test_every_reference_leads_somewhere(rig):
    spec = openapi(rig)
    refs = set(re.findall(r'"\$ref": "#/([^"]+)"', json.dumps(spec)))
    assert refs
    for ref in refs:
        node = spec
        for key in ref.split("/"):
            assert key in node, ref
            node = node[key]


def test_codes_are_those_of_the_table(rig):
    codes = re.findall(r"^DX_ERROR\((\w+)", (ROOT / "config/errors.tbl").read_text(), re.M)
    assert openapi(rig)["components"]["schemas"]["ErrorCode"]["enum"] == codes


def test_parameters_that_are_not_described_are_refused(rig):
    spec = openapi(rig)
    for path, item in spec["paths"].items():
        if "servers" in item or "get" not in item or item["get"]["security"] == []:
            continue
        concrete = path.replace("{uuid}", "00000000-0000-4000-8000-000000000000").replace("{slug}", "finance").replace("{n}", "1")
        concrete = re.sub(r"\{\w+\}", "1", concrete)
        r = rig.get(concrete + "?no_such_parameter=1")
        assert "no_such_parameter" in r.problem(400, "bad_request")["detail"] or "no_such_parameter" in json.dumps(r.json["errors"]), path


def test_etag_of_the_description(rig):
    r = rig.get("/openapi.json", base="", key=None)
    again = rig.get("/openapi.json", base="", key=None, headers={"If-None-Match": r.headers["ETag"]})
    assert again.status == 304 and not again.body


def test_links_follow_public_url(rig):
    assert openapi(rig)["servers"] == [{"url": "/api/v1"}]


class Page(HTMLParser):
    """Well-formed enough, and nothing from outside."""

    def __init__(self):
        super().__init__()
        self.ids, self.fragments, self.outside = set(), set(), []

    def handle_starttag(self, tag, attrs):
        for name, value in attrs:
            if name == "id":
                self.ids.add(value)
            elif name == "href" and value.startswith("#"):
                self.fragments.add(value[1:])
            elif name in ("src", "href") and not value.startswith(("#", "/")):
                self.outside.append(value)
        assert tag not in ("script", "link", "img", "iframe")


def test_docs_page_is_whole_and_self_contained(rig):
    r = rig.get("/docs", base="", key=None)
    assert r.status == 200 and r.headers["Content-Type"] == "text/html; charset=utf-8"
    assert "default-src 'none'" in r.headers["Content-Security-Policy"]
    text = r.body.decode()
    page = Page()
    page.feed(text)
    assert not page.outside
    assert page.fragments <= page.ids, page.fragments - page.ids
    assert "{{" not in text
    for _, path, name in routes_of_table():
        assert name in page.ids and f"<code>{path}</code>" in text
    assert {f"error-{c}" for c in re.findall(r"^DX_ERROR\((\w+)", (ROOT / "config/errors.tbl").read_text(), re.M)} <= page.ids
