-- SPDX-License-Identifier: AGPL-3.0-or-later
-- The queue, its history, events and usage.

SET LOCAL ROLE docextract_owner;

CREATE SEQUENCE docextract.fence AS bigint;
COMMENT ON SEQUENCE docextract.fence IS 'Fencing tokens: each claim gets a higher one';

CREATE TABLE docextract.worker (
    id      int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    host    text NOT NULL,
    pid     int NOT NULL,
    role    text NOT NULL DEFAULT 'worker',
    started timestamptz NOT NULL DEFAULT now(),
    beat    timestamptz NOT NULL DEFAULT now()
) WITH (fillfactor = 50);
COMMENT ON TABLE docextract.worker IS 'Live workers; each also holds the advisory lock (4711, id) on its claim connection';
COMMENT ON COLUMN docextract.worker.id IS 'Number, also of its advisory lock';
COMMENT ON COLUMN docextract.worker.host IS 'Host it runs on';
COMMENT ON COLUMN docextract.worker.pid IS 'Its process there';
COMMENT ON COLUMN docextract.worker.role IS 'Kind of process';
COMMENT ON COLUMN docextract.worker.started IS 'Since when';
COMMENT ON COLUMN docextract.worker.beat IS 'Last sign of life; in no index, so that a beat is an update in place';

-- Narrow on purpose, and deleted when done: terminal state lives on the document, history in job_attempt.
CREATE TABLE docextract.job (
    id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    document        uuid NOT NULL REFERENCES docextract.document ON DELETE CASCADE,
    kind            smallint NOT NULL CHECK (kind IN (1, 2, 3, 4)),
    page            int NOT NULL DEFAULT 0,
    team            bigint NOT NULL,
    prio            smallint NOT NULL,
    fair            bigint NOT NULL,
    cost            int NOT NULL CHECK (cost > 0),
    state           "char" NOT NULL DEFAULT 'r' CHECK (state IN ('r', 'w', 'd')),
    attempt         smallint NOT NULL DEFAULT 0,
    max_attempts    smallint NOT NULL DEFAULT 3,
    crashes         smallint NOT NULL DEFAULT 0,
    losses          smallint NOT NULL DEFAULT 0,
    ready_at        timestamptz NOT NULL DEFAULT now(),
    token           bigint,
    worker_id       int,
    started_at      timestamptz,
    deadline        timestamptz,
    last_error      text,
    created_at      timestamptz NOT NULL DEFAULT now(),
    CHECK ((state = 'w') = (token IS NOT NULL AND worker_id IS NOT NULL AND started_at IS NOT NULL AND deadline IS NOT NULL))
) WITH (fillfactor = 70, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500,
        autovacuum_vacuum_cost_delay = 0, autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 2000);
-- cost > 0 is always true. Queries that want this index say so too; the search for a team's last job does not, and
-- so cannot walk back through everybody else's jobs here when job_team_tail has its answer in one step.
CREATE INDEX job_ready ON docextract.job(prio, fair, id) WHERE state = 'r' AND cost > 0;
CREATE INDEX job_team_tail ON docextract.job(team, prio, fair DESC) WHERE state = 'r';
CREATE INDEX job_working ON docextract.job(prio, fair) WHERE state = 'w';
CREATE INDEX job_delayed ON docextract.job(ready_at) WHERE state = 'd';
CREATE UNIQUE INDEX job_key ON docextract.job(document, kind, page);
COMMENT ON TABLE docextract.job IS 'Work to do: ready, being worked on, or delayed; finished jobs are deleted';
COMMENT ON COLUMN docextract.job.id IS 'Number, ties in the order of claims';
COMMENT ON COLUMN docextract.job.document IS 'The document';
COMMENT ON COLUMN docextract.job.kind IS '1 open, 2 ocr_page, 3 extract, 4 reanalyze';
COMMENT ON COLUMN docextract.job.page IS 'Page of an ocr_page job, else 0';
COMMENT ON COLUMN docextract.job.team IS 'The document''s team, for fairness';
COMMENT ON COLUMN docextract.job.prio IS '0 sync, 10 async, 20 bulk';
COMMENT ON COLUMN docextract.job.fair IS 'Start tag in pages: claims go by it, so that teams take turns page by page';
COMMENT ON COLUMN docextract.job.cost IS 'Estimated pages: how far the team''s next tag lies behind this one';
COMMENT ON COLUMN docextract.job.state IS 'r ready, w being worked on, d delayed until ready_at';
COMMENT ON COLUMN docextract.job.attempt IS 'Claims so far, those of lost workers not counted';
COMMENT ON COLUMN docextract.job.max_attempts IS 'Claims it may have; 0 once it was given up and its worker is about to say so';
COMMENT ON COLUMN docextract.job.crashes IS 'Attempts that ended in a reader crash or an overrun lease; two are enough to give up';
COMMENT ON COLUMN docextract.job.losses IS 'Attempts that ended with the worker itself gone';
COMMENT ON COLUMN docextract.job.ready_at IS 'Since when it is ready, or until when it is delayed';
COMMENT ON COLUMN docextract.job.token IS 'Fencing token of the current claim';
COMMENT ON COLUMN docextract.job.worker_id IS 'Worker of the current claim';
COMMENT ON COLUMN docextract.job.started_at IS 'When the current claim began';
COMMENT ON COLUMN docextract.job.deadline IS 'When the current claim''s lease runs out';
COMMENT ON COLUMN docextract.job.last_error IS 'Why the last attempt failed';
COMMENT ON COLUMN docextract.job.created_at IS 'When it was enqueued';

CREATE TABLE docextract.job_attempt (
    document    uuid NOT NULL,
    kind        smallint NOT NULL,
    page        int NOT NULL,
    attempt     smallint NOT NULL,
    worker_id   int,
    host        text,
    started     timestamptz NOT NULL,
    ended       timestamptz NOT NULL,
    outcome     text NOT NULL CHECK (outcome IN ('done', 'failed', 'retry', 'crashed', 'released', 'cancelled', 'worker_lost', 'lease_expired')),
    error       text
) PARTITION BY RANGE (ended);
CREATE INDEX job_attempt_document ON docextract.job_attempt(document, ended);
CREATE INDEX job_attempt_ended ON docextract.job_attempt(ended);
COMMENT ON TABLE docextract.job_attempt IS 'History: one row per attempt, kept 30 days; a partition per day (UTC), made ahead and dropped by the keeper';
COMMENT ON COLUMN docextract.job_attempt.document IS 'The document (no reference: history outlives it)';
COMMENT ON COLUMN docextract.job_attempt.kind IS '1 open, 2 ocr_page, 3 extract, 4 reanalyze';
COMMENT ON COLUMN docextract.job_attempt.page IS 'Page of an ocr_page job, else 0';
COMMENT ON COLUMN docextract.job_attempt.attempt IS 'Which attempt';
COMMENT ON COLUMN docextract.job_attempt.worker_id IS 'Worker';
COMMENT ON COLUMN docextract.job_attempt.host IS 'Its host, when still known';
COMMENT ON COLUMN docextract.job_attempt.started IS 'When it was claimed';
COMMENT ON COLUMN docextract.job_attempt.ended IS 'When it ended';
COMMENT ON COLUMN docextract.job_attempt.outcome IS 'How it ended';
COMMENT ON COLUMN docextract.job_attempt.error IS 'Why it did not succeed';
CREATE TABLE docextract.job_attempt_default PARTITION OF docextract.job_attempt DEFAULT;
COMMENT ON TABLE docextract.job_attempt_default IS 'Attempts of days without a partition yet; the keeper moves them';

CREATE TABLE docextract.queue_state (
    only_row        bool PRIMARY KEY DEFAULT true CHECK (only_row),
    job_seconds     double precision NOT NULL DEFAULT 2,
    workers         int NOT NULL DEFAULT 1,
    ready           bigint NOT NULL DEFAULT 0,
    refreshed_at    timestamptz NOT NULL DEFAULT '-infinity'
) WITH (fillfactor = 50);
COMMENT ON TABLE docextract.queue_state IS 'What waiting times are guessed from; one row, refreshed by the keeper every few seconds';
COMMENT ON COLUMN docextract.queue_state.only_row IS 'Always true: there is one row';
COMMENT ON COLUMN docextract.queue_state.job_seconds IS 'Average duration of recent attempts';
COMMENT ON COLUMN docextract.queue_state.workers IS 'Live workers, at least 1';
COMMENT ON COLUMN docextract.queue_state.ready IS 'Waiting jobs';
COMMENT ON COLUMN docextract.queue_state.refreshed_at IS 'When it was refreshed last';
INSERT INTO docextract.queue_state DEFAULT VALUES;

CREATE TABLE docextract.outbox (
    id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    event_id    text NOT NULL UNIQUE,
    team        bigint NOT NULL REFERENCES docextract.team,
    type        text NOT NULL,
    document    uuid REFERENCES docextract.document ON DELETE CASCADE,
    revision    int,
    body        bytea NOT NULL,
    created_at  timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX outbox_document ON docextract.outbox(document);
CREATE INDEX outbox_created ON docextract.outbox(created_at);
COMMENT ON TABLE docextract.outbox IS 'Events, written in the transaction that caused them; the sender takes them from here';
COMMENT ON COLUMN docextract.outbox.id IS 'Number, rising';
COMMENT ON COLUMN docextract.outbox.event_id IS 'Name of the event, unique per document, revision and type';
COMMENT ON COLUMN docextract.outbox.team IS 'Whose event it is';
COMMENT ON COLUMN docextract.outbox.type IS 'document.completed, document.failed, document.password_required, document.cancelled';
COMMENT ON COLUMN docextract.outbox.document IS 'The document, when it is about one';
COMMENT ON COLUMN docextract.outbox.revision IS 'The document''s revision';
COMMENT ON COLUMN docextract.outbox.body IS 'The body as it is sent (JSON in UTF-8)';
COMMENT ON COLUMN docextract.outbox.created_at IS 'When it happened';

CREATE TABLE docextract.usage_month (
    team        bigint NOT NULL REFERENCES docextract.team,
    month       date NOT NULL CHECK (extract(day FROM month) = 1),
    pages       bigint NOT NULL DEFAULT 0,
    documents   bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (team, month)
) WITH (fillfactor = 50);
COMMENT ON TABLE docextract.usage_month IS 'What teams used, per calendar month (UTC); counted once, when a document completes';
COMMENT ON COLUMN docextract.usage_month.team IS 'The team';
COMMENT ON COLUMN docextract.usage_month.month IS 'First day of the month';
COMMENT ON COLUMN docextract.usage_month.pages IS 'Pages read';
COMMENT ON COLUMN docextract.usage_month.documents IS 'Documents completed';

CREATE TABLE docextract.usage_template (
    team        bigint NOT NULL,
    month       date NOT NULL,
    industry    text NOT NULL,
    template    text NOT NULL,
    pages       bigint NOT NULL DEFAULT 0,
    documents   bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (team, month, industry, template),
    FOREIGN KEY (team, month) REFERENCES docextract.usage_month
) WITH (fillfactor = 50);
COMMENT ON TABLE docextract.usage_template IS 'The same usage by template';
COMMENT ON COLUMN docextract.usage_template.team IS 'The team';
COMMENT ON COLUMN docextract.usage_template.month IS 'First day of the month';
COMMENT ON COLUMN docextract.usage_template.industry IS 'The template''s industry';
COMMENT ON COLUMN docextract.usage_template.template IS 'The template';
COMMENT ON COLUMN docextract.usage_template.pages IS 'Pages read with it';
COMMENT ON COLUMN docextract.usage_template.documents IS 'Documents completed with it';
