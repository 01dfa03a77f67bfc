import type { IncomingHttpHeaders } from 'node:http';
import { PlatformError } from '../../server/platform-error.ts';

/** What the platform charges by itself: the first word of such a key. */
const ownKinds = ['plan', 'period', 'card'] as const;

/** The key of a charge of the platform's own. No viewer sends one of this form. */
export const ownKeyOf = (kind: (typeof ownKinds)[number], about: string): string => `${kind} ${about}`;

const isOwn = (key: string): boolean => ownKinds.some((kind) => key.startsWith(ownKeyOf(kind, '')));

/** What makes a payment one, however often it is sent. @throws PlatformError 400 `BAD_REQUEST`, for a key of the platform's own form too */
export function idempotencyKeyOf({ request }: { request: { headers: IncomingHttpHeaders } }): string {
  const key = request.headers['idempotency-key'];
  if (typeof key === 'string' && key.length >= 8 && key.length <= 200 && !isOwn(key)) return key;
  throw new PlatformError(400, 'BAD_REQUEST', 'A payment needs an idempotency key.', { field: 'idempotency-key' });
}
