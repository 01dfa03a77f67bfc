import { PlatformError } from '../../server/platform-error.ts';
import type { MemberCaller } from '../../server/request-caller.ts';

/** What makes a payment one, however often it is sent. @throws PlatformError 400 `BAD_REQUEST` */
export function idempotencyKeyOf({ request }: MemberCaller): string {
  const key = request.headers['idempotency-key'];
  if (typeof key === 'string' && key.length >= 8 && key.length <= 200) return key;
  throw new PlatformError(400, 'BAD_REQUEST', 'A payment needs an idempotency key.', { field: 'idempotency-key' });
}
