-- SPDX-License-Identifier: AGPL-3.0-or-later

SET LOCAL ROLE docextract_owner;

DROP VIEW IF EXISTS docextract.webhook_health;
CREATE VIEW docextract.webhook_health AS
SELECT e.id AS endpoint, t.name AS team, e.kind, e.url, e.state, e.disabled_reason, e.last_success_at, e.failing_since, e.failures,
       e.last_error, e.throttle_until, e.slots,
       coalesce(p.waiting, 0) AS waiting, coalesce(p.sending, 0) AS sending,
       CASE WHEN e.state = 'active' THEN greatest(clock_timestamp() - p.oldest_due, interval '0') END AS oldest_overdue,
       coalesce(a.delivered, 0) AS delivered_24h, coalesce(a.failed, 0) AS failed_attempts_24h, a.median_ms, a.p99_ms
FROM docextract.webhook_endpoint e
JOIN docextract.team t ON t.id = e.team
LEFT JOIN LATERAL (
    SELECT count(*) FILTER (WHERE d.state = 'waiting') AS waiting, count(*) FILTER (WHERE d.state = 'sending') AS sending,
           min(d.due) FILTER (WHERE d.state = 'waiting') AS oldest_due
    FROM docextract.delivery d WHERE d.endpoint = e.id AND d.state IN ('waiting', 'sending')) AS p ON true
LEFT JOIN (
    SELECT d.endpoint, count(*) FILTER (WHERE h.outcome = 'answered' AND h.status BETWEEN 200 AND 299) AS delivered,
           count(*) FILTER (WHERE NOT (h.outcome = 'answered' AND h.status BETWEEN 200 AND 299)) AS failed,
           percentile_disc(0.5) WITHIN GROUP (ORDER BY h.ms) AS median_ms, percentile_disc(0.99) WITHIN GROUP (ORDER BY h.ms) AS p99_ms
    FROM docextract.delivery_attempt h JOIN docextract.delivery d ON d.id = h.delivery
    WHERE h.ended_at > now() - interval '24 hours'
    GROUP BY d.endpoint) AS a ON a.endpoint = e.id
ORDER BY t.name, e.id;
COMMENT ON VIEW docextract.webhook_health IS 'Endpoints: do they take their events, what waits, how quickly they answer';
