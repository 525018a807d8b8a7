-- SPDX-License-Identifier: AGPL-3.0-or-later
SET ROLE docextract_daemon;
SELECT * FROM docextract.resolve_template('finance', 'bank_statement');
SELECT * FROM docextract.resolve_template('finance', 'bank_statement@1');
SELECT * FROM docextract.resolve_template('finance', 'bank_statement@2');
SELECT * FROM docextract.resolve_template('finance', 'bank_statement@');
SELECT * FROM docextract.resolve_template('finance', 'bank_statement@1@1');
SELECT * FROM docextract.resolve_template('finance', 'bank_statement@99999999999');
SELECT * FROM docextract.resolve_template('finance', 'gst_invoice');
SELECT * FROM docextract.resolve_template('nowhere', 'bank_statement');
SELECT docextract.industries_json();
SELECT docextract.templates_json('tax');
SELECT docextract.templates_json('nowhere');
SELECT docextract.get_template('tax', 'gst_invoice', 1);
SELECT docextract.get_template('tax', 'gst_invoice', 2);
RESET ROLE;
-- Loading.
SELECT docextract.load_template('tax', 'gst_invoice', 1, 'GST invoice', '{gstr1}', '{"schema":{"type":"object"}}', false);
SELECT docextract.load_template('tax', 'gst_invoice', 1, 'GST invoice', '{gstr1}', '{"schema":{}}', false);
SELECT docextract.load_template('tax', 'gst_invoice', 1, 'GST invoice', '{gstr1}', '{"schema":{}}', true);
SELECT docextract.load_template('tax', 'gst_invoice', 3, 'GST "invoice"', '{}', '{"schema":{"v":3}}', false);
SELECT docextract.load_template('tax', 'gst_invoice', 2, 'GST invoice', '{}', '{"schema":{"v":2}}', false);
SELECT name, version, current FROM docextract.template WHERE industry = 'tax' ORDER BY version;
SELECT docextract.templates_json('tax');
SELECT * FROM docextract.resolve_template('tax', 'gst_invoice');
SELECT * FROM docextract.resolve_template('tax', 'gst_invoice@1');
SELECT docextract.load_template('tax', 'broken', 1, 'x', '{}', '{', false);
-- Hidden industries do not exist.
SELECT docextract.enable_industry('tax', NULL, false);
SELECT docextract.industries_json();
SELECT docextract.templates_json('tax');
SELECT * FROM docextract.resolve_template('tax', 'gst_invoice');
SELECT docextract.get_template('tax', 'gst_invoice', 1);
SELECT docextract.enable_industry('empty', 'No "templates" yet', true);
SELECT docextract.industries_json();
SELECT docextract.templates_json('empty');
SELECT docextract.enable_industry('nowhere', NULL, true);
SELECT docextract.enable_industry('tax', NULL, true);
-- The choice may be left to the reader.
SELECT * FROM docextract.resolve_template('auto', 'auto');
SELECT * FROM docextract.resolve_template('tax', 'auto');
SELECT * FROM docextract.resolve_template('tax', 'auto@1');
SELECT * FROM docextract.resolve_template('empty', 'auto');
SELECT * FROM docextract.resolve_template('auto', 'bank_statement');
SELECT * FROM docextract.resolve_template('auto', 'bank_statement@2');
SELECT * FROM docextract.resolve_template('auto', 'gst_invoice@1');
SELECT docextract.load_template('empty', 'gst_invoice', 1, 'Twin', '{}', '{"schema":{}}', false);
SELECT * FROM docextract.resolve_template('auto', 'gst_invoice@1');
SELECT docextract.get_template('tax', 'auto', NULL), docextract.get_template('nowhere', 'auto', NULL);
SELECT json_array_length(docextract.get_template('auto', 'auto', NULL)::json);
\set VERBOSITY terse
SELECT docextract.load_template('empty', 'auto', 1, 'x', '{}', '{}', false);
