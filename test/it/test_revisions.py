# SPDX-License-Identifier: AGPL-3.0-or-later
"""Corrections by a person, reanalysis, the history of revisions, and where a value came from."""

import base64
import json
import time
import uuid
from decimal import Decimal

import pytest

FORM = [("industry", "finance"), ("template", "bank_statement")]
MERGE = {"Content-Type": "application/merge-patch+json"}
JSON = {"Content-Type": "application/json-patch+json"}


@pytest.fixture
def document(rig, statement):
    """A fresh bank statement, finished and verified."""
    answer = rig.post("/extract?include=evidence", *FORM, ("file", statement[0], "a.pdf"))
    assert answer.status == 200, answer.body
    assert answer.json["verification"]["state"] == "verified"
    return answer.json


def waiting_document(idle):
    """A document that no worker comes for. One of the processes may still be on its way to the database."""
    end = time.monotonic() + 30
    while time.monotonic() < end:
        answer = idle.post("/documents", *FORM, ("file", b"%PDF-1.4\n%%EOF\n", "a.pdf"))
        if answer.status == 202:
            return answer.json
        answer.problem(503, "database_unavailable")
        time.sleep(0.2)
    raise AssertionError("the daemon takes nothing")


def patch(rig, name, body, headers=MERGE, **kw):
    return rig.request("PATCH", f"/documents/{name}/data", json.dumps(body), headers, **kw)


def get(rig, name, query="?include=evidence"):
    return rig.get(f"/documents/{name}{query}").json


def settle(rig, name):
    end = time.monotonic() + 60
    while time.monotonic() < end:
        doc = get(rig, name)
        if (doc["reanalysis"] or {}).get("state") not in ("queued", "processing"):
            return doc
        time.sleep(0.1)
    raise AssertionError("the revision is never made")


def events(rig, name):
    return rig.sql("SELECT event_id, type, revision FROM docextract.outbox WHERE document = %s ORDER BY id", name)


# ---- corrections ----


def test_a_text_is_corrected_and_everything_else_stays(rig, document):
    name = document["uuid"]
    answer = patch(rig, name, {"account_holder": "Ann Other", "transactions": document["data"]["transactions"]})
    assert answer.status == 200, answer.body
    doc = get(rig, name)
    assert doc["revision"] == 2 and doc["status"] == "completed" and doc["verification"] == document["verification"]
    assert doc["data"] == {**document["data"], "account_holder": "Ann Other"}
    said = doc["evidence"].pop("/account_holder")
    was = document["evidence"].pop("/account_holder", {"page": None, "box": None, "raw": None})
    assert said == {"page": was["page"], "box": was["box"], "raw": was["raw"], "confidence": None, "source": "human"}
    assert doc["evidence"] == document["evidence"]
    assert doc["corrections"] == [{"path": "/account_holder", "read": document["data"]["account_holder"], "used": "Ann Other",
                                   "why": "human", "candidates": []}]
    assert doc["checks"] == document["checks"]


def test_a_wrong_amount_breaks_the_chain_and_the_right_one_mends_it(rig, document):
    name = document["uuid"]
    row = next(i for i, t in enumerate(document["data"]["transactions"]) if t["debit"])
    right = document["data"]["transactions"][row]["debit"]
    wrong = str(Decimal(right) + 1)
    path = f"/transactions/{row}/debit"
    answer = patch(rig, name, [{"op": "replace", "path": path, "value": wrong}], JSON).json
    assert answer["status"] == "needs_review" and answer["verification"]["state"] == "mismatch" and answer["revision"] == 2
    assert any(c["state"] == "failed" and path in c["paths"] for c in answer["checks"])
    answer = patch(rig, name, [{"op": "test", "path": path, "value": wrong}, {"op": "replace", "path": path, "value": right.rstrip("0").rstrip(".")}],
                   JSON, ).json
    assert answer["status"] == "completed" and answer["verification"]["state"] == "verified" and answer["revision"] == 3
    assert answer["data"]["transactions"][row]["debit"] == right
    assert get(rig, name)["evidence"][path]["source"] == "human"
    assert [(t, n) for _, t, n in events(rig, name)] == [("document.completed", n) for n in (1, 2, 3)]
    assert len({e for e, _, _ in events(rig, name)}) == 3


def test_rows_come_and_go_and_the_others_keep_their_evidence(rig, document):
    name = document["uuid"]
    rows = document["data"]["transactions"]
    answer = patch(rig, name, [{"op": "remove", "path": "/transactions/1"}], JSON).json
    assert answer["rows_total"] == len(rows) - 1 and answer["data"]["transactions"] == rows[:1] + rows[2:]
    assert answer["verification"]["state"] == "mismatch"
    doc = get(rig, name)
    assert doc["evidence"]["/transactions/1/date"] == document["evidence"]["/transactions/2/date"]
    assert not any(k.startswith(f"/transactions/{len(rows) - 1}/") for k in doc["evidence"])
    answer = patch(rig, name, [{"op": "add", "path": "/transactions/1", "value": rows[1]}], JSON).json
    assert answer["data"]["transactions"] == rows and answer["verification"]["state"] == "verified"
    page = rig.get(f"/documents/{name}/rows").json
    assert page["revision"] == 3 and [r["data"] for r in page["rows"]] == rows[:50]
    said = page["rows"][1]["evidence"]
    assert said and all(e["source"] == "human" and e["page"] is None for e in said.values())


@pytest.mark.parametrize("body,pointer", [
    ({"closing_balance": "12,00"}, "/closing_balance"), ({"closing_balance": 12}, "/closing_balance"),
    ({"closing_balance": "1" * 30}, "/closing_balance"), ({"statement_period": {"from": "2026-02-30"}}, "/statement_period/from"),
    ({"statement_period": None}, "/statement_period"), ({"statement_period": "x"}, "/statement_period"), ({"no_such": "x"}, "/no_such"),
    ({"transactions": {"0": {}}}, "/transactions"), ({"transactions": ["x"]}, "/transactions/0"), ({"transactions": [{"debit": True}]}, "/transactions/0/debit"),
    ({"bank_name": {"a": "b"}}, "/bank_name"),
    ([{"op": "replace", "path": "/transactions/9999/debit", "value": "1"}], "/transactions/9999/debit"),
    ([{"op": "remove", "path": "/transactions"}], "/transactions"), ([{"op": "test", "path": "/bank_name", "value": "no"}], "/bank_name"),
    ([{"op": "jump", "path": "/bank_name", "value": "no"}], "/bank_name"), ([{"op": "add", "path": "bank_name", "value": "no"}], "bank_name"),
    ([{"op": "replace", "path": "/transactions/01/debit", "value": "1"}], "/transactions/01/debit"), ([{"path": "/x"}], "/x"),
])
def test_what_does_not_fit_is_refused_with_its_place(rig, refusable, body, pointer):
    problem = patch(rig, refusable["uuid"], body, JSON if isinstance(body, list) else MERGE).problem(400, "bad_request")
    assert pointer in [e["pointer"] for e in problem["errors"]], problem
    doc = get(rig, refusable["uuid"])
    assert doc["revision"] == 1 and doc["reanalysis"] is None and doc["data"] == refusable["data"]
    assert len(rig.get(f"/documents/{refusable['uuid']}/revisions").json["revisions"]) == 1


@pytest.fixture(scope="module")
def refusable(rig, statement):
    return rig.post("/extract?include=evidence", *FORM, ("file", statement[0], "a.pdf")).json


def test_requests_that_are_none(rig, refusable, idle):
    name = refusable["uuid"]
    patch(rig, name, {}, {"Content-Type": "application/json"}).problem(415, "unsupported_media_type")
    for body, headers in [("{", MERGE), ("[]", MERGE), ("{}", JSON), ('{"a":1,"a":2}', MERGE), ("", MERGE)]:
        rig.request("PATCH", f"/documents/{name}/data", body, headers).problem(400, "bad_request")
    patch(rig, name, {"bank_name": "x" * 1_100_000}).problem(413, "file_too_large")
    patch(rig, str(uuid.uuid4()), {}).problem(404, "document_not_found")
    patch(rig, name, {}, {**MERGE, "If-Match": '"x"'}).problem(400, "bad_request")
    problem = patch(rig, name, {"bank_name": "x"}, {**MERGE, "If-Match": '"7"'}).problem(409, "invalid_state")
    assert problem["meta"]["revision"] == 1
    waiting = waiting_document(idle)["uuid"]
    patch(idle, waiting, {}).problem(409, "invalid_state")
    read_only = rig.key("acme", "ann@acme.example", scopes="documents:read")
    patch(rig, name, {}, key=read_only).problem(403, "forbidden_scope")


def test_if_match_lets_one_of_two_through(rig, document):
    name = document["uuid"]
    assert patch(rig, name, {"bank_name": "One"}, {**MERGE, "If-Match": '"1"'}).status == 200
    patch(rig, name, {"bank_name": "Two"}, {**MERGE, "If-Match": '"1"'}).problem(409, "invalid_state")
    assert get(rig, name)["data"]["bank_name"] == "One"


# ---- reanalysis ----


def test_reanalysis_gives_the_same_bytes_and_costs_nothing(rig, document):
    name = document["uuid"]
    used = rig.get("/usage").json["pages"]["used"]
    answer = rig.request("POST", f"/documents/{name}/reanalyze", "", {"Content-Type": "application/json"})
    assert answer.status == 202 and answer.json["reanalysis"]["revision"] == 2 and answer.json["data"] == document["data"]
    doc = settle(rig, name)
    assert doc["revision"] == 2 and doc["reanalysis"] is None and rig.get("/usage").json["pages"]["used"] == used
    texts = rig.sql("SELECT data, evidence, checks, verification, corrections FROM docextract.result WHERE document = %s ORDER BY revision", name)
    assert len(texts) == 2 and texts[0] == texts[1]
    assert rig.sql("SELECT count(*) FROM docextract.job_attempt WHERE document = %s AND kind = 2", name) == [(0,)]
    assert rig.get(f"/documents/{name}/revisions/2/diff").json["changes_total"] == 0


def test_a_proposal_waits_until_it_is_adopted(rig, document):
    name = document["uuid"]
    patch(rig, name, {"bank_name": "Mine"})
    answer = rig.request("POST", f"/documents/{name}/reanalyze", json.dumps({"propose": True, "language_model": False}), {"Content-Type": "application/json"})
    assert answer.status == 202
    doc = settle(rig, name)
    assert doc["revision"] == 2 and doc["data"]["bank_name"] == "Mine" and doc["reanalysis"] == {"state": "proposed", "revision": 3}
    diff = rig.get(f"/documents/{name}/revisions/3/diff").json
    assert diff["against"] == 2 and diff["changes"] == [{"path": "/bank_name", "from": "Mine", "to": document["data"]["bank_name"]}]
    answer = rig.request("POST", f"/documents/{name}/revisions/3/adopt")
    assert answer.status == 200 and answer.json["revision"] == 3 and answer.json["reanalysis"] is None
    assert answer.json["data"] == document["data"]
    assert [n for _, _, n in events(rig, name)] == [1, 2, 3]
    # and back
    assert rig.request("POST", f"/documents/{name}/revisions/2/adopt").json["data"]["bank_name"] == "Mine"
    rig.request("POST", f"/documents/{name}/revisions/9/adopt").problem(404, "not_found")


def test_reanalysis_refuses_what_it_does_not_know(rig, refusable):
    path = f"/documents/{refusable['uuid']}/reanalyze"
    for body in ["[]", "{", '{"propose":1}', '{"model":"x"}', '{"template":"a b"}']:
        rig.request("POST", path, body, {"Content-Type": "application/json"}).problem(400, "bad_request")
    rig.request("POST", path, '{"template":"nothing"}', {"Content-Type": "application/json"}).problem(422, "unknown_template")
    rig.request("POST", f"/documents/{uuid.uuid4()}/reanalyze", "").problem(404, "document_not_found")


def test_another_template_goes_with_its_revision(rig, document):
    name = document["uuid"]
    rig.request("POST", f"/documents/{name}/reanalyze", '{"template":"card_statement"}', {"Content-Type": "application/json"})
    doc = settle(rig, name)
    assert (doc["template"], doc["revision"]) == ("card_statement", 2) and "issuer" in doc["data"]
    back = rig.request("POST", f"/documents/{name}/revisions/1/adopt").json
    assert (back["template"], back["status"]) == ("bank_statement", "completed") and back["data"] == document["data"]


# ---- history ----


def test_history_says_who_and_when(rig, document):
    name = document["uuid"]
    patch(rig, name, {"bank_name": "Mine"})
    first, second = rig.get(f"/documents/{name}/revisions").json["revisions"]
    assert (first["revision"], first["origin"], first["current"], first["based_on"]) == (1, "extraction", False, None)
    assert (second["revision"], second["origin"], second["current"], second["based_on"]) == (2, "correction", True, 1)
    assert second["by"] == "ann@acme.example" and second["completed_at"] >= second["created_at"]
    one = rig.get(f"/documents/{name}/revisions/1?include=evidence").json
    assert one["data"] == document["data"] and one["evidence"] == document["evidence"]
    assert rig.get(f"/documents/{name}/revisions/1/diff?against=2").json["changes"][0]["from"] == "Mine"
    for path in ["revisions/9", "revisions/9/diff", "revisions/x", "revisions/2/diff?against=9"]:
        rig.get(f"/documents/{name}/{path}").problem(404, "not_found")
    rig.get(f"/documents/{name}/revisions/2/diff?against=0").problem(400, "bad_request")
    rig.team("elsewhere")
    key = rig.key("elsewhere", "eve@elsewhere.example")
    for path in ["revisions", "revisions/1", "revisions/2/diff", "explain?path=/bank_name"]:
        rig.get(f"/documents/{name}/{path}", key=key).problem(404, "document_not_found")


def test_nothing_is_left_when_the_document_goes(rig, document):
    name = document["uuid"]
    patch(rig, name, {"bank_name": "Mine"})
    assert rig.request("DELETE", f"/documents/{name}").status == 204
    for table in ["revision", "result", "result_rows", "result_whole", "picture"]:
        assert rig.sql(f"SELECT count(*) FROM docextract.{table} WHERE document = %s", name) == [(0,)]


# ---- explain ----


def test_explain_shows_the_place(rig, document):
    name = document["uuid"]
    row = next(i for i, t in enumerate(document["data"]["transactions"]) if t["debit"])
    path = f"/transactions/{row}/debit"
    x = rig.get(f"/documents/{name}/explain?path={path}").json
    e = document["evidence"][path]
    assert x["value"] == document["data"]["transactions"][row]["debit"] and x["revision"] == 1
    assert {k: x[k] for k in e} == e
    assert x["correction"] is None and x["candidates"] == []
    assert x["checks"] and all(path in c["paths"] for c in x["checks"])
    png = base64.b64decode(x["crop"].removeprefix("data:image/png;base64,"))
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = (int.from_bytes(png[i:i + 4], "big") for i in (16, 20))
    assert 50 < width < 600 and 10 < height < 120
    patch(rig, name, [{"op": "replace", "path": path, "value": "1.00"}], JSON)
    x = rig.get(f"/documents/{name}/explain?path={path}").json
    assert x["source"] == "human" and x["correction"]["read"] == document["data"]["transactions"][row]["debit"] and x["crop"]


def test_explain_of_nothing(rig, refusable):
    base = f"/documents/{refusable['uuid']}/explain"
    for query in ["", "?path=", "?path=x", "?path=/" + "a" * 600]:
        rig.get(base + query).problem(400, "bad_request")
    rig.get(base + "?path=/transactions/99999/debit").problem(404, "not_found")
    empty = next(k for k, v in refusable["data"].items() if v is None)
    x = rig.get(f"{base}?path=/{empty}").json
    assert x["value"] is None and x["crop"] is None and x["source"] is None
