-- SPDX-License-Identifier: AGPL-3.0-or-later
-- Two functions get more columns, which CREATE OR REPLACE cannot give them: functions/30_authorize.sql makes them anew.

SET LOCAL ROLE docextract_owner;

DROP FUNCTION IF EXISTS docextract.authorize(bytea[]);
DROP FUNCTION IF EXISTS docextract.rate_hit(bigint, int);
