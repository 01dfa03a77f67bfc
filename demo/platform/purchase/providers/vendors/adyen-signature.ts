import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';

/** What of an item of a standard notification is read and signed. */
export const adyenItem = z.object({
  pspReference: z.string(),
  originalReference: z.optional(z.string()),
  merchantAccountCode: z.string(),
  merchantReference: z.string(),
  amount: z.object({ value: z.number(), currency: z.string() }),
  eventCode: z.string(),
  success: z.string(),
  additionalData: z.object({ hmacSignature: z.string() }),
});
export type AdyenItem = z.output<typeof adyenItem>;

/** The signature of an item: HMAC-SHA256 in base64 over its fields with colons between them. @param key hexadecimal @source docs.adyen.com "Verify HMAC signatures" */
export function adyenSignature(key: string, { pspReference, originalReference = '', merchantAccountCode, merchantReference, amount, eventCode, success }: Omit<AdyenItem, 'additionalData'>): string {
  const signed = [pspReference, originalReference, merchantAccountCode, merchantReference, amount.value, amount.currency, eventCode, success].join(':');
  return createHmac('sha256', Buffer.from(key, 'hex')).update(signed, 'utf8').digest('base64');
}

export function isSignedByAdyen(key: string, item: AdyenItem): boolean {
  const [given, expected] = [Buffer.from(item.additionalData.hmacSignature, 'base64'), Buffer.from(adyenSignature(key, item), 'base64')];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
