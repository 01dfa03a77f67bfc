import type { Database } from '../../db/database.ts';
import { PlatformError } from '../../server/platform-error.ts';
import type { MemberCaller } from '../../server/request-caller.ts';
import { isLive, liveAttemptsOf } from './attempt-store.ts';
import { cancelLive } from './cancel-attempt.ts';

/** Another attempt may wait for its payer: it is given up at its provider first. @throws PlatformError 409 `payment-in-flight` where that is too late */
export async function giveUpOthers(tx: Database, { user, now }: MemberCaller): Promise<void> {
  for (const other of await liveAttemptsOf(tx, user.id)) {
    if (isLive(await cancelLive(tx, other, now))) throw new PlatformError(409, 'payment-in-flight', 'Another payment is being made.');
  }
}
