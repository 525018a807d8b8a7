// SPDX-License-Identifier: AGPL-3.0-or-later
// A client made from openapi.json by @hey-api/openapi-ts lists, uploads, waits and downloads; checked against the
// generated types, then run. Arguments: URL of the API, key, a PDF. Prints what it got as JSON.
import { readFileSync } from 'node:fs';
import { client } from './generated/client.gen.js';
import { documentsCsv, documentsGet, documentsList, documentsOriginal, documentsPost, documentsRows } from './generated/sdk.gen.js';

const [baseUrl, key, path] = process.argv.slice(2) as [string, string, string];
client.setConfig({ baseUrl, auth: key });

const bytes = readFileSync(path);
const file = new File([bytes], 'statement.pdf', { type: 'application/pdf' });
const sent = await documentsPost({ body: { industry: 'finance', template: 'bank_statement', file }, headers: { 'Idempotency-Key': 'generated-1' }, throwOnError: true });
const uuid = sent.data.uuid;

let doc = sent.data;
while (doc.status === 'queued' || doc.status === 'processing') {
	const got = await documentsGet({ path: { uuid }, query: { wait: 10 }, throwOnError: true });
	doc = got.data as typeof doc;
}
const list = await documentsList({ query: { limit: 10 }, throwOnError: true });
const rows = await documentsRows({ path: { uuid }, query: { limit: 5 }, throwOnError: true });
const csv = await documentsCsv({ path: { uuid }, parseAs: 'text', throwOnError: true });
const original = await documentsOriginal({ path: { uuid }, parseAs: 'arrayBuffer', throwOnError: true });
const missing = await documentsGet({ path: { uuid: '00000000-0000-4000-8000-000000000000' } });

console.log(JSON.stringify({
	status: doc.status,
	accepted: sent.response.status,
	listed: list.data.documents.some((d) => d.uuid === uuid),
	rows: rows.data.rows.length,
	csv: String(csv.data).split('\r\n')[0],
	same: Buffer.compare(Buffer.from(original.data as unknown as ArrayBuffer), bytes) === 0,
	missing: missing.error?.code,
}));
