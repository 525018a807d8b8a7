-- SPDX-License-Identifier: AGPL-3.0-or-later
-- migrate: statement by statement
-- Which statement of an account stands before another, and which ones after it, each as a place in an index.

SET ROLE docextract_owner;
DROP INDEX CONCURRENTLY IF EXISTS docextract.statement_index_order;
CREATE INDEX CONCURRENTLY statement_index_order ON docextract.statement_index(team, account, period_from, document);
DROP INDEX CONCURRENTLY IF EXISTS docextract.statement_index_end;
CREATE INDEX CONCURRENTLY statement_index_end ON docextract.statement_index(team, account, period_to DESC, period_from DESC, document DESC);
DROP INDEX CONCURRENTLY IF EXISTS docextract.statement_index_account;
