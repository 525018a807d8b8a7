-- SPDX-License-Identifier: AGPL-3.0-or-later
-- What the daemon may do: call these functions, nothing else. Applied last.

SET LOCAL ROLE docextract_owner;

REVOKE ALL ON SCHEMA docextract FROM PUBLIC;
REVOKE ALL ON ALL TABLES IN SCHEMA docextract FROM PUBLIC, docextract_daemon;
REVOKE ALL ON ALL SEQUENCES IN SCHEMA docextract FROM PUBLIC, docextract_daemon;
REVOKE ALL ON ALL FUNCTIONS IN SCHEMA docextract FROM PUBLIC, docextract_daemon;

GRANT USAGE ON SCHEMA docextract TO docextract_daemon;

GRANT EXECUTE ON FUNCTION
    -- API
    docextract.authorize,
    docextract.put_content,
    docextract.accept_document,
    docextract.notify_job,
    docextract.notify_done,
    docextract.notify_cancel,
    docextract.get_document,
    docextract.document_version,
    docextract.list_documents,
    docextract.feed_documents,
    docextract.ended_of,
    docextract.set_replay_status,
    docextract.unlock_document,
    docextract.secret_asks,
    docextract.give_secret,
    docextract.get_result,
    docextract.get_data,
    docextract.get_filing,
    docextract.record_filing_override,
    docextract.usage_json,
    docextract.industries_json,
    docextract.templates_json,
    docextract.resolve_template,
    docextract.cancel_document(bigint, uuid, text),
    docextract.delete_document,
    docextract.get_rows,
    docextract.get_original,
    docextract.get_page,
    docextract.want_picture,
    docextract.get_picture,
    docextract.want_revision,
    docextract.get_revision,
    docextract.revisions_json,
    docextract.revision_json,
    docextract.revision_diff,
    docextract.adopt_revision,
    docextract.explain,
    docextract.db_ready,
    -- worker
    docextract.worker_start,
    docextract.worker_beat,
    docextract.worker_stop,
    docextract.claim_job,
    docextract.want_secret,
    docextract.extend_job,
    docextract.get_template,
    docextract.get_content,
    docextract.get_cells,
    docextract.get_words,
    docextract.open_done,
    docextract.cells_read,
    docextract.page_done,
    docextract.page_failed,
    docextract.finish_document,
    docextract.fail_document,
    docextract.release_job,
    docextract.job_cancelled,
    docextract.picture_task,
    docextract.picture_done,
    docextract.revision_task,
    docextract.finish_revision,
    -- keeper
    docextract.keeper_lock,
    docextract.sweep,
    docextract.retire,
    docextract.queue_gauges,
    docextract.delivery_gauges,
    -- sender
    docextract.claim_deliveries,
    docextract.reclaim_deliveries,
    docextract.delivery_body,
    docextract.release_deliveries,
    docextract.settle_delivery
TO docextract_daemon;
