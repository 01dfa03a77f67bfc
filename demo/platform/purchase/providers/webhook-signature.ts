import { createHmac, randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

/** The headers of a signed message. @source Standard Webhooks 1.0 */
export interface SignedHeaders { 'webhook-id': string; 'webhook-timestamp': string; 'webhook-signature': string }

/** Each provider shares a secret of its own with the platform. */
const webhookOf = (key: Uint8Array, provider: string): Webhook => new Webhook(createHmac('sha256', key).update(`webhook ${provider}`).digest('base64'));

/** Signs a message as a provider does. */
export function signedHeaders(key: Uint8Array, provider: string, body: string): SignedHeaders {
  const [id, at] = [`msg_${randomUUID()}`, new Date()];
  return { 'webhook-id': id, 'webhook-timestamp': String(Math.floor(at.getTime() / 1000)), 'webhook-signature': webhookOf(key, provider).sign(id, at, body) };
}

/** What a signed message says; undefined for one that is forged, changed, or older than five minutes. */
export function provenMessage(key: Uint8Array, provider: string, body: string, headers: Readonly<Record<string, unknown>>): unknown {
  const given = Object.fromEntries(['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [name, String(headers[name] ?? '')]));
  try {
    return webhookOf(key, provider).verify(body, given);
  } catch {
    return undefined;
  }
}
