-- SPDX-License-Identifier: AGPL-3.0-or-later
-- Cells that were read again are kept with their page, by the owner of the extract job alone.
SET ROLE docextract_daemon;
SELECT docextract.worker_start('h', 1) AS w \gset
SELECT t.add(1);
SELECT t.claim('open', :w);
SELECT t.open_done('open', ARRAY['{"p":1}', NULL, NULL]);
SELECT t.claim('p', :w); SELECT t.claim('q', :w);
SELECT t.page_done('p'); SELECT t.page_done('q');
SELECT t.claim('x', :w);
SELECT * FROM docextract.get_cells(t.id(1));
SELECT docextract.cells_read(job, token, '{2,3}', ARRAY['{"c":1}', '{"c":2}']) FROM t.held WHERE name = 'x';
SELECT * FROM docextract.get_cells(t.id(1));
-- A later round replaces what it was told of a page before; said twice is the same.
SELECT docextract.cells_read(job, token, '{3}', ARRAY['{"c":[2,3]}']) FROM t.held WHERE name = 'x';
SELECT docextract.cells_read(job, token, '{3}', ARRAY['{"c":[2,3]}']) FROM t.held WHERE name = 'x';
SELECT * FROM docextract.get_cells(t.id(1));
-- Not of a page with a text layer, nor of one that is not there; nothing is half done.
SELECT docextract.cells_read(job, token, '{1}', ARRAY['{"c":9}']) FROM t.held WHERE name = 'x';
SELECT docextract.cells_read(job, token, '{2,7}', ARRAY['{"c":9}', '{"c":9}']) FROM t.held WHERE name = 'x';
SELECT docextract.cells_read(job, token, '{2,3}', ARRAY['{"c":9}']) FROM t.held WHERE name = 'x';
SELECT * FROM docextract.get_cells(t.id(1));
-- A lost fence changes nothing.
SELECT docextract.cells_read(job, token - 1, '{2}', ARRAY['{"c":9}']) FROM t.held WHERE name = 'x';
SELECT t.finish('x');
SELECT docextract.cells_read(job, token, '{2}', ARRAY['{"c":9}']) FROM t.held WHERE name = 'x';
SELECT * FROM docextract.get_cells(t.id(1));
-- They go with the document.
SELECT docextract.delete_document(1, t.id(1));
SELECT * FROM docextract.get_cells(t.id(1));
