-- SPDX-License-Identifier: AGPL-3.0-or-later
SET ROLE docextract_owner;
\set VERBOSITY terse
SELECT docextract.create_team('acme', 'standard');
SELECT docextract.create_team('new', 'nothing');
SELECT docextract.set_plan('nobody', 'standard');
SELECT docextract.create_account('ANN@acme.example', 'Ann again');
SELECT docextract.create_account('no address', 'x');
SELECT docextract.add_member('acme', 'nobody@acme.example', 'member');
SELECT docextract.add_member('acme', 'ann@acme.example', 'king');
SELECT docextract.add_member('zeta', 'ann@acme.example', 'member');
SELECT docextract.add_member('zeta', 'Ann@acme.example', 'admin');
SELECT docextract.create_key('acme', 'zoe@zeta.example', 'dx_live_cccc', decode(repeat('cc', 32), 'hex'), 1, '{}', '', NULL);
SELECT docextract.create_key('zeta', 'ann@acme.example', 'dx_live_zzzz', decode(repeat('cc', 32), 'hex'), 2, '{}', 'same prefix', now() + interval '1 day');
SELECT docextract.create_key('zeta', 'ann@acme.example', 'dx_live_dddd', decode(repeat('cc', 32), 'hex'), 2, '{}', 'same hash', NULL);
SELECT docextract.create_key('zeta', 'ann@acme.example', 'short', decode(repeat('dd', 32), 'hex'), 2, '{}', '', NULL);
SELECT id, prefix, name, team, email, state, last_used_at FROM docextract.key_overview;
\set VERBOSITY default
SELECT docextract.revoke_key('dx_live_zzzz');
SELECT docextract.revoke_key('3'), docextract.revoke_key('3');
SELECT docextract.revoke_key('dx_live_none');
SELECT docextract.remove_member('zeta', 'zoe@zeta.example');
SELECT docextract.remove_member('zeta', 'zoe@zeta.example');
SELECT docextract.disable_account('ann@acme.example', true);
SELECT id, prefix, state FROM docextract.key_overview;
SELECT email, name, disabled, teams FROM docextract.account_overview;
SELECT name, plan, pages_limit, pages_used, requests_per_minute, members, keys FROM docextract.team_overview;
SELECT industry, enabled, name, version, current, title, filing_formats FROM docextract.template_overview;
SELECT docextract.define_plan('small', 5, 1, 10);
SELECT docextract.define_plan('small', 6, NULL, 10);
SELECT * FROM docextract.plan ORDER BY name;
RESET ROLE;
-- Requeue: failed, cancelled, stuck; not what runs or is done; its events are new ones.
SELECT docextract.worker_start('h', 1) AS w \gset
SELECT t.add(1); SELECT t.claim('a', :w); SELECT t.open_done('a', ARRAY['{}', NULL]); SELECT t.claim('a', :w); SELECT t.release('a', false, false); SELECT t.fail('a');
SELECT docextract.requeue_job(t.id(1)), docextract.requeue_job(t.id(1)), docextract.requeue_job(t.id(99));
SELECT * FROM t.documents;
SELECT * FROM t.jobs;
SELECT t.claim('a', :w); SELECT t.open_done('a', ARRAY['{}']); SELECT t.finish('a');
SELECT docextract.requeue_job(t.id(1));
SELECT * FROM t.events;
SELECT t.add(2); SELECT t.claim('a', :w);
DELETE FROM docextract.job;
SELECT document = t.id(2) AS stuck, why FROM docextract.stuck_jobs;
SELECT docextract.requeue_job(t.id(2));
SELECT count(*) AS stuck FROM docextract.stuck_jobs;
