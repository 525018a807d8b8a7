// SPDX-License-Identifier: AGPL-3.0-or-later
// Reads requests as our sender made them, one JSON a line: {secret, headers, body (base64), genuine}; each library has
// to take the genuine ones and to refuse the others. Prints one line for each library.
import { readFileSync } from 'node:fs';
import Stripe from 'stripe';
import { Webhook as Svix } from 'svix';
import { Webhook } from 'standardwebhooks';

const stripe = new Stripe('sk_test_unused');
const libraries = {
  standardwebhooks: (r) => new Webhook(r.secret).verify(r.body, r.headers),
  svix: (r) => new Svix(r.secret).verify(r.body, r.headers),
  stripe: (r) => stripe.webhooks.constructEvent(r.body, r.headers['x-service-signature'], r.secret),
};
const requests = readFileSync(0, 'utf8').trim().split('\n').map((line) => JSON.parse(line));
let wrong = 0;
for (const [name, verify] of Object.entries(libraries)) {
  let taken = 0, refused = 0;
  for (const r of requests) {
    r.body = typeof r.body === 'string' ? Buffer.from(r.body, 'base64') : r.body;
    let event = null;
    try {
      event = verify({ ...r, body: r.body.toString('utf8') });
    } catch (e) {
      if (!/[Ss]ignature|[Tt]imestamp|tolerance/.test(e.message)) throw e;
    }
    if (event && event.id === r.headers['webhook-id']) taken++;
    else refused++;
    if (Boolean(event) !== r.genuine) {
      console.log(`${name}: ${r.genuine ? 'refused a genuine event' : 'took a forged one'}: ${JSON.stringify(r.headers)}`);
      wrong++;
    }
  }
  console.log(`${name}: ${taken} taken, ${refused} refused`);
}
process.exit(wrong ? 1 : 0);
