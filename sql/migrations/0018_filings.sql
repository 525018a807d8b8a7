-- SPDX-License-Identifier: AGPL-3.0-or-later
-- Filings: settings of teams, what invoices and statements say in columns, overrides of verdicts.

SET LOCAL ROLE docextract_owner;

CREATE TABLE docextract.team_setting (
    team        bigint NOT NULL REFERENCES docextract.team ON DELETE CASCADE,
    name        text NOT NULL,
    value       text NOT NULL,
    changed_at  timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (team, name)
);
COMMENT ON TABLE docextract.team_setting IS 'Settings of teams that differ from their defaults; names, kinds and defaults are in include/dx/filing/settings.h';
COMMENT ON COLUMN docextract.team_setting.team IS 'The team';
COMMENT ON COLUMN docextract.team_setting.name IS 'Name of the setting (gst.gstins)';
COMMENT ON COLUMN docextract.team_setting.value IS 'Its value, checked before it is stored';
COMMENT ON COLUMN docextract.team_setting.changed_at IS 'When it was set last';

-- Rows here go with the result they were taken from: retention and deletion reach them by themselves.
CREATE TABLE docextract.invoice_index (
    document        uuid NOT NULL,
    revision        int NOT NULL,
    team            bigint NOT NULL,
    invoice_date    date,
    financial_year  int,
    number          text,
    document_type   text NOT NULL,
    supplier        text,
    supplier_gstin  text,
    recipient_gstin text,
    total           numeric,
    verification    text NOT NULL,
    failed_checks   text,
    PRIMARY KEY (document),
    FOREIGN KEY (document, revision) REFERENCES docextract.result ON DELETE CASCADE
);
CREATE INDEX invoice_index_date ON docextract.invoice_index(team, invoice_date);
CREATE INDEX invoice_index_number ON docextract.invoice_index(team, financial_year, number);
COMMENT ON TABLE docextract.invoice_index IS 'Invoices in columns, for exports by date and the search for duplicates; written with the result';
COMMENT ON COLUMN docextract.invoice_index.document IS 'The document';
COMMENT ON COLUMN docextract.invoice_index.revision IS 'Its current revision, which these columns are of';
COMMENT ON COLUMN docextract.invoice_index.team IS 'Owner';
COMMENT ON COLUMN docextract.invoice_index.invoice_date IS 'Date of the invoice; NULL: none was found';
COMMENT ON COLUMN docextract.invoice_index.financial_year IS 'Financial year of the date (1 April to 31 March), by its first calendar year';
COMMENT ON COLUMN docextract.invoice_index.number IS 'Number of the invoice in capitals, without blanks';
COMMENT ON COLUMN docextract.invoice_index.document_type IS 'invoice, credit_note, debit_note, bill_of_supply';
COMMENT ON COLUMN docextract.invoice_index.supplier IS 'Who it is from: GSTIN or tax number, else the name in capitals';
COMMENT ON COLUMN docextract.invoice_index.supplier_gstin IS 'GSTIN of the supplier';
COMMENT ON COLUMN docextract.invoice_index.recipient_gstin IS 'GSTIN of the recipient';
COMMENT ON COLUMN docextract.invoice_index.total IS 'Amount of the invoice';
COMMENT ON COLUMN docextract.invoice_index.verification IS 'verified, mismatch or unverifiable';
COMMENT ON COLUMN docextract.invoice_index.failed_checks IS 'Labels of the checks that failed; NULL: none';

CREATE TABLE docextract.statement_index (
    document    uuid NOT NULL,
    revision    int NOT NULL,
    team        bigint NOT NULL,
    account     text NOT NULL,
    period_from date NOT NULL,
    period_to   date NOT NULL,
    opening     numeric,
    closing     numeric,
    rows_total  bigint,
    findings    text,
    warnings    text,
    PRIMARY KEY (document),
    FOREIGN KEY (document, revision) REFERENCES docextract.result ON DELETE CASCADE
);
CREATE INDEX statement_index_account ON docextract.statement_index(team, account, period_from);
COMMENT ON TABLE docextract.statement_index IS 'Account statements in columns, to see whether those of one account join';
COMMENT ON COLUMN docextract.statement_index.document IS 'The document';
COMMENT ON COLUMN docextract.statement_index.revision IS 'Its current revision, which these columns are of';
COMMENT ON COLUMN docextract.statement_index.team IS 'Owner';
COMMENT ON COLUMN docextract.statement_index.account IS 'Which account: number (digits and letters), bank code or name, currency';
COMMENT ON COLUMN docextract.statement_index.period_from IS 'First day it covers';
COMMENT ON COLUMN docextract.statement_index.period_to IS 'Last day it covers';
COMMENT ON COLUMN docextract.statement_index.opening IS 'Balance before its first row';
COMMENT ON COLUMN docextract.statement_index.closing IS 'Balance after its last row';
COMMENT ON COLUMN docextract.statement_index.rows_total IS 'Number of its rows';
COMMENT ON COLUMN docextract.statement_index.findings IS 'How it joins the statements before it (JSON array); NULL: without a fault';
COMMENT ON COLUMN docextract.statement_index.warnings IS 'The same as warnings of the document (JSON array); NULL: none';

CREATE TABLE docextract.filing_override (
    id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    team            bigint NOT NULL REFERENCES docextract.team,
    account         bigint NOT NULL REFERENCES docextract.account,
    key             bigint NOT NULL REFERENCES docextract.api_key,
    document        uuid,
    export          uuid,
    revision        int,
    format          text NOT NULL,
    verification    text,
    failed_checks   text,
    request_id      text NOT NULL,
    created_at      timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX filing_override_document ON docextract.filing_override(document);
COMMENT ON TABLE docextract.filing_override IS 'Audit: who exported data that was not verified, and what was wrong with it; never deleted';
COMMENT ON COLUMN docextract.filing_override.id IS 'Number, rising';
COMMENT ON COLUMN docextract.filing_override.team IS 'Whose data';
COMMENT ON COLUMN docextract.filing_override.account IS 'Who did it';
COMMENT ON COLUMN docextract.filing_override.key IS 'With which key';
COMMENT ON COLUMN docextract.filing_override.document IS 'The document (no reference: this row outlives it)';
COMMENT ON COLUMN docextract.filing_override.export IS 'The bulk export, when it was one';
COMMENT ON COLUMN docextract.filing_override.revision IS 'Revision of the document';
COMMENT ON COLUMN docextract.filing_override.format IS 'Filing format, of a bulk export several joined by commas';
COMMENT ON COLUMN docextract.filing_override.verification IS 'Verdict that was overridden';
COMMENT ON COLUMN docextract.filing_override.failed_checks IS 'Labels of the checks that had failed; NULL: none';
COMMENT ON COLUMN docextract.filing_override.request_id IS 'The request, for the log';
COMMENT ON COLUMN docextract.filing_override.created_at IS 'When it was done';
