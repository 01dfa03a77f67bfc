import { createHmac, timingSafeEqual } from 'node:crypto';

/** chosen: as Stripe's own libraries do */
const toleranceMs = 5 * 60_000;

const isEqual = (given: string, expected: Buffer): boolean => {
  const bytes = Buffer.from(given, 'hex');
  return bytes.length === expected.length && timingSafeEqual(bytes, expected);
};

/**
 * Whether a message was signed by Stripe within five minutes: HMAC-SHA256 over time and body, in hex.
 *
 * While a secret is exchanged there are several signatures: one that fits is enough.
 *
 * @param header `t=1700000000,v1=…,v1=…`
 * @source docs.stripe.com/webhooks "Verify webhook signatures manually"
 */
export function isSignedByStripe(secret: string, { header, body, now }: { header: string; body: string; now: number }): boolean {
  const parts = header.split(',').map((part) => part.trim().split('=') as [string, string?]);
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(time) || Math.abs(now - Number(time) * 1000) > toleranceMs) return false;
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest();
  return parts.some(([name, value]) => name === 'v1' && value !== undefined && isEqual(value, expected));
}
