-- SPDX-License-Identifier: AGPL-3.0-or-later
-- migrate: statement by statement
-- A large team asks for documents of a state that few or none are in, and an operator for what is open but has no job:
-- both read all of the team's, or everybody's, documents. A change of status writes to document_changed already, so one
-- index more on it costs no update in place.

SET ROLE docextract_owner;
DROP INDEX CONCURRENTLY IF EXISTS docextract.document_status;
CREATE INDEX CONCURRENTLY document_status ON docextract.document(team, status, created_at DESC, uuid DESC);
DROP INDEX CONCURRENTLY IF EXISTS docextract.document_open;
CREATE INDEX CONCURRENTLY document_open ON docextract.document(uuid) WHERE status IN ('queued', 'processing');
