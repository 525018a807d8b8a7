-- SPDX-License-Identifier: AGPL-3.0-or-later
-- Cells that were read again from a page's picture: with the words all that extraction sees, so a replay needs no picture.

SET LOCAL ROLE docextract_owner;

ALTER TABLE docextract.page ADD COLUMN cells text CHECK (cells IS NULL OR source = 'ocr');
COMMENT ON COLUMN docextract.page.cells IS 'Cells that were read again, stored form "cells v1" (JSON); NULL: none. Of OCR pages only';
