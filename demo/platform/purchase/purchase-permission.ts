import { PlatformError } from '../server/platform-error.ts';
import type { MemberCaller } from '../server/request-caller.ts';

/** A child profile buys nothing, however it asks. @throws PlatformError 403 `kidPurchasePermissionDenied` @source spec 2 §6 */
export function guardPurchaser({ user }: MemberCaller): void {
  if (user.pro.tp === 'child') throw new PlatformError(403, 'kidPurchasePermissionDenied');
}
