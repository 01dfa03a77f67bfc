import { readingDatabase } from './reading-database.ts';
import type { Database } from '../../db/database.ts';
import type { RequestLimits } from '../../server/limits/request-limits.ts';
import type { Mailer } from '../mail/mailer.ts';
import { PlatformError } from '../../server/platform-error.ts';
import type { TokenUser } from '../session/access-token.ts';

/** @source design/identity-checkout-reference.md row 33 "cannot pay / change credentials" */
export const ownerAlone = ['notWhileImpersonating', 'Only the owner of this account may do this.'] as const;

const refusal = () => new PlatformError(403, ...ownerAlone);

/**
 * What a call may use that is made in a member's name: nothing of it writes, whatever the call is.
 *
 * 1. The database is read alone, so that no route has to check for an actor.
 * 2. No mail is sent.
 * 3. Tries are counted for the actor, so that the member keeps its own.
 *
 * chosen: a title that is not everybody's plays for its owner alone. Its addresses are a lease in the owner's name, and begin what the owner could have
 *   withdrawn from. The actor looks at the page, and at what the player is offered.
 */
export function actingContext<C extends { db: Database; limits: RequestLimits; mailer: Mailer }>(context: C, { sub }: NonNullable<TokenUser['act']>): C {
  const { db, limits, mailer } = context;
  return {
    ...context,
    db: readingDatabase(db, refusal),
    mailer: { ...mailer, send: async () => { throw refusal(); } },
    limits: {
      ...limits,
      count: (name, key, now) => limits.count(name, ['acting', sub, ...key], now),
      forget: (name, key) => limits.forget(name, ['acting', sub, ...key]),
    },
  };
}
