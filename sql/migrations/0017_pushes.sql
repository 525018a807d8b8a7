-- SPDX-License-Identifier: AGPL-3.0-or-later
-- Files of tax exports on their way to a provider go through the outbox like events.

SET LOCAL ROLE docextract_owner;

ALTER TABLE docextract.outbox ADD COLUMN export uuid;
CREATE INDEX outbox_export ON docextract.outbox(export) WHERE export IS NOT NULL;
COMMENT ON COLUMN docextract.outbox.export IS 'The tax export whose file it is, when it is pushed to a provider';
