# SPDX-License-Identifier: AGPL-3.0-or-later
"""A day's events that waited for one endpoint: they drain at its pace, once each, and nobody else waits."""

import time

import pytest
from receiver import Receiver
from test_webhooks import Sender, cluster, wait_for  # noqa: F401 (cluster is a fixture)

EVENTS = 2000


@pytest.fixture
def receiver():
    r = Receiver()
    yield r
    r.stop()


def test_a_backlog_drains_without_a_herd(cluster, tmp_path, receiver):  # noqa: F811
    s = Sender(tmp_path / "d", cluster)
    try:
        late, _ = s.add(receiver.url("/ok/late"))
        other, _ = s.add(receiver.url("/ok/other"), "--events", "webhook.test")
        s.cli("webhooks", "pause", str(late))
        s.emit(EVENTS)
        wait_for(lambda: s.one("SELECT count(*) FROM docextract.delivery WHERE endpoint = %s", late) == EVENTS, 60)
        s.sql("UPDATE docextract.delivery SET due = now() - random() * interval '1 day' WHERE endpoint = %s", late)
        s.cli("webhooks", "resume", str(late))
        waits, n = [], 0
        while s.states(late).get("waiting", 0) > EVENTS // 4 and n < 15:
            n += 1
            event = f"evt_{900_000 + n:06}"
            start = time.monotonic()
            s.emit(1, first=900_000 + n, type="webhook.test")
            waits.append(wait_for(lambda: [g.at for g in receiver.on("/ok/other") if g.id == event], 20)[0] - start)
        assert waits and sorted(waits)[len(waits) // 2] <= 1, waits
        s.wait_states(late, 120, delivered=EVENTS)
        got = receiver.on("/ok/late")
        assert len(got) == EVENTS and len({g.id for g in got}) == EVENTS
        assert receiver.most_open[next(k for k in receiver.most_open if "late" in str(k))][1] <= 4
        assert s.states(other) == {"delivered": n}
    finally:
        s.close()


