// SPDX-License-Identifier: AGPL-3.0-or-later
// Verify X-Service-Signature:  node verify.mjs SECRET SIGNATURE < body  (exit status 0: genuine)
import { createHmac, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';

export function isGenuine(secret, signature, body, toleranceS = 300) {
  const parts = signature.split(',').map((p) => [p.slice(0, p.indexOf('=')), p.slice(p.indexOf('=') + 1)]);
  const t = (parts.find(([k]) => k === 't') ?? [])[1] ?? '';
  if (!/^[0-9]{1,12}$/.test(t) || Math.abs(Date.now() / 1000 - Number(t)) > toleranceS) return false;
  const want = createHmac('sha256', secret).update(`${t}.`).update(body).digest();
  return parts.some(([k, v]) => k === 'v1' && /^[0-9a-f]{64}$/.test(v) && timingSafeEqual(want, Buffer.from(v, 'hex')));
}

process.exit(isGenuine(process.argv[2], process.argv[3], readFileSync(0)) ? 0 : 1);
