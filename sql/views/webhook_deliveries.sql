-- SPDX-License-Identifier: AGPL-3.0-or-later

SET LOCAL ROLE docextract_owner;

CREATE OR REPLACE VIEW docextract.webhook_deliveries AS
SELECT d.id AS delivery, d.endpoint, t.name AS team, o.event_id, o.type, o.document, o.created_at AS happened_at, d.state, d.attempt AS attempts,
       CASE WHEN d.state = 'waiting' THEN d.due END AS next_attempt_at, d.ended_at,
       h.outcome AS last_outcome, h.status AS last_status, h.ms AS last_ms, h.remote AS last_remote, h.error AS last_error,
       left(encode(h.answer, 'escape'), 4096) AS last_answer
FROM docextract.delivery d
JOIN docextract.outbox o ON o.id = d.event
JOIN docextract.team t ON t.id = o.team
LEFT JOIN LATERAL (SELECT * FROM docextract.delivery_attempt a WHERE a.delivery = d.id ORDER BY a.attempt DESC, a.ended_at DESC LIMIT 1) AS h ON true;
COMMENT ON VIEW docextract.webhook_deliveries IS 'Deliveries with their last attempt';
