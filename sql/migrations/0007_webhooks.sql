-- SPDX-License-Identifier: AGPL-3.0-or-later
-- Where events go: endpoints of teams, deliveries, and every attempt.

SET LOCAL ROLE docextract_owner;

-- What happened before there were endpoints goes nowhere by itself (redeliver can still send it).
ALTER TABLE docextract.outbox
    ADD COLUMN fanned bool NOT NULL DEFAULT true,
    ADD COLUMN media_type text,
    ADD COLUMN file_name text;
ALTER TABLE docextract.outbox ALTER COLUMN fanned SET DEFAULT false;
CREATE INDEX outbox_new ON docextract.outbox(id) WHERE NOT fanned;
CREATE INDEX outbox_team ON docextract.outbox(team, created_at);
COMMENT ON COLUMN docextract.outbox.fanned IS 'Whether its deliveries have been made';
COMMENT ON COLUMN docextract.outbox.media_type IS 'Content-Type of a body that is not an event: a file pushed to a provider; NULL: JSON';
COMMENT ON COLUMN docextract.outbox.file_name IS 'Name of that file';

CREATE TABLE docextract.webhook_endpoint (
    id                  bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    team                bigint NOT NULL REFERENCES docextract.team,
    kind                text NOT NULL DEFAULT 'webhook' CHECK (kind IN ('webhook', 'provider')),
    url                 text NOT NULL CHECK (url ~ '^https?://[^[:space:]]+$' AND length(url) <= 2000),
    description         text NOT NULL DEFAULT '' CHECK (length(description) <= 200),
    secret              bytea NOT NULL,
    previous_secret     bytea,
    previous_expires_at timestamptz,
    events              text[] NOT NULL,
    format              text,
    state               text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'paused', 'disabled')),
    disabled_reason     text,
    failing_since       timestamptz,
    failures            int NOT NULL DEFAULT 0,
    last_error          text,
    last_success_at     timestamptz,
    throttle_until      timestamptz,
    slots               smallint NOT NULL DEFAULT 4,
    created_at          timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT endpoint_previous_expires CHECK ((previous_secret IS NULL) = (previous_expires_at IS NULL)),
    CONSTRAINT endpoint_reason CHECK ((state = 'disabled') = (disabled_reason IS NOT NULL))
) WITH (fillfactor = 70);
CREATE INDEX webhook_endpoint_team ON docextract.webhook_endpoint(team);
CREATE UNIQUE INDEX webhook_endpoint_provider ON docextract.webhook_endpoint(team) WHERE kind = 'provider';
COMMENT ON TABLE docextract.webhook_endpoint IS 'Where a team''s events are sent, and the provider its tax exports are pushed to';
COMMENT ON COLUMN docextract.webhook_endpoint.id IS 'Number on the command line';
COMMENT ON COLUMN docextract.webhook_endpoint.team IS 'Whose events';
COMMENT ON COLUMN docextract.webhook_endpoint.kind IS 'webhook: signed events; provider: files of tax exports, at most one per team';
COMMENT ON COLUMN docextract.webhook_endpoint.url IS 'Where to';
COMMENT ON COLUMN docextract.webhook_endpoint.description IS 'A note for people';
COMMENT ON COLUMN docextract.webhook_endpoint.secret IS 'The signing secret (webhook) or the header line with the credentials (provider), sealed under the master key';
COMMENT ON COLUMN docextract.webhook_endpoint.previous_secret IS 'The secret before the last rotation, sealed; signs too until previous_expires_at';
COMMENT ON COLUMN docextract.webhook_endpoint.previous_expires_at IS 'Until when';
COMMENT ON COLUMN docextract.webhook_endpoint.events IS 'Types of events it wants';
COMMENT ON COLUMN docextract.webhook_endpoint.format IS 'Provider: filing format that sales are pushed in';
COMMENT ON COLUMN docextract.webhook_endpoint.state IS 'active; paused by a person (events wait); disabled because it answered 410 or failed for five days (events wait)';
COMMENT ON COLUMN docextract.webhook_endpoint.disabled_reason IS 'gone (410) or failing';
COMMENT ON COLUMN docextract.webhook_endpoint.failing_since IS 'First failure since the last success; NULL: it works';
COMMENT ON COLUMN docextract.webhook_endpoint.failures IS 'Failed attempts since the last success';
COMMENT ON COLUMN docextract.webhook_endpoint.last_error IS 'What the last failure was';
COMMENT ON COLUMN docextract.webhook_endpoint.last_success_at IS 'Last success, to the minute';
COMMENT ON COLUMN docextract.webhook_endpoint.throttle_until IS 'Nothing is sent before';
COMMENT ON COLUMN docextract.webhook_endpoint.slots IS 'Deliveries under way at a time: 4; 1 after a timeout';
COMMENT ON COLUMN docextract.webhook_endpoint.created_at IS 'When it was made';

CREATE TABLE docextract.delivery (
    id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    event       bigint NOT NULL REFERENCES docextract.outbox ON DELETE CASCADE,
    endpoint    bigint NOT NULL REFERENCES docextract.webhook_endpoint ON DELETE CASCADE,
    state       text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sending', 'delivered', 'failed')),
    attempt     smallint NOT NULL DEFAULT 0,
    step        smallint NOT NULL DEFAULT 0,
    due         timestamptz NOT NULL DEFAULT clock_timestamp(),
    token       bigint,
    sender      text,
    started_at  timestamptz,
    lease_until timestamptz,
    created_at  timestamptz NOT NULL DEFAULT clock_timestamp(),
    ended_at    timestamptz,
    CONSTRAINT delivery_lease CHECK ((state = 'sending') = (token IS NOT NULL))
) WITH (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000,
        autovacuum_vacuum_cost_delay = 0, autovacuum_analyze_scale_factor = 0.05);
CREATE UNIQUE INDEX delivery_key ON docextract.delivery(event, endpoint);
-- A claim goes from endpoint to endpoint: whatever waits at one of them is one step here.
CREATE INDEX delivery_waiting ON docextract.delivery(endpoint, due) WHERE state = 'waiting';
CREATE INDEX delivery_sending ON docextract.delivery(endpoint, lease_until) WHERE state = 'sending';
CREATE INDEX delivery_endpoint ON docextract.delivery(endpoint, id);
COMMENT ON TABLE docextract.delivery IS 'One event for one endpoint, from fan-out until retention deletes the event';
COMMENT ON COLUMN docextract.delivery.id IS 'Number, X-Service-Delivery';
COMMENT ON COLUMN docextract.delivery.event IS 'The event';
COMMENT ON COLUMN docextract.delivery.endpoint IS 'The endpoint';
COMMENT ON COLUMN docextract.delivery.state IS 'waiting (until due), sending (leased), delivered, failed (the schedule is used up)';
COMMENT ON COLUMN docextract.delivery.attempt IS 'Attempts so far, manual ones included';
COMMENT ON COLUMN docextract.delivery.step IS 'Place in the schedule; redelivery starts it over';
COMMENT ON COLUMN docextract.delivery.due IS 'Not before';
COMMENT ON COLUMN docextract.delivery.token IS 'Fencing token of the sender that has it';
COMMENT ON COLUMN docextract.delivery.sender IS 'Host and process that has or had it';
COMMENT ON COLUMN docextract.delivery.started_at IS 'When the last attempt began';
COMMENT ON COLUMN docextract.delivery.lease_until IS 'When another sender may take it over';
COMMENT ON COLUMN docextract.delivery.created_at IS 'When it was made';
COMMENT ON COLUMN docextract.delivery.ended_at IS 'When it was delivered or given up';

CREATE TABLE docextract.delivery_attempt (
    delivery    bigint NOT NULL REFERENCES docextract.delivery ON DELETE CASCADE,
    attempt     smallint NOT NULL,
    sender      text,
    started_at  timestamptz NOT NULL,
    ended_at    timestamptz NOT NULL,
    outcome     text NOT NULL,
    status      int,
    ms          int,
    remote      text,
    error       text,
    answer      bytea CHECK (octet_length(answer) <= 4096)
);
CREATE INDEX delivery_attempt_delivery ON docextract.delivery_attempt(delivery, attempt);
CREATE INDEX delivery_attempt_ended ON docextract.delivery_attempt(ended_at);
COMMENT ON TABLE docextract.delivery_attempt IS 'Every attempt to deliver, kept 30 days';
COMMENT ON COLUMN docextract.delivery_attempt.delivery IS 'The delivery';
COMMENT ON COLUMN docextract.delivery_attempt.attempt IS 'Which attempt, X-Service-Attempt';
COMMENT ON COLUMN docextract.delivery_attempt.sender IS 'Host and process that made it';
COMMENT ON COLUMN docextract.delivery_attempt.started_at IS 'When it began';
COMMENT ON COLUMN docextract.delivery_attempt.ended_at IS 'When its end was recorded';
COMMENT ON COLUMN docextract.delivery_attempt.outcome IS 'answered (see status), timeout, no_connection, tls, blocked_address, … or sender_lost';
COMMENT ON COLUMN docextract.delivery_attempt.status IS 'HTTP status, when there was one';
COMMENT ON COLUMN docextract.delivery_attempt.ms IS 'How long it took';
COMMENT ON COLUMN docextract.delivery_attempt.remote IS 'Address that was connected to';
COMMENT ON COLUMN docextract.delivery_attempt.error IS 'What went wrong';
COMMENT ON COLUMN docextract.delivery_attempt.answer IS 'First 4 KiB of the answer''s body, as it came';
