import { eq } from 'drizzle-orm';
import type { BillingSummary } from '../../../../src/contracts/purchase/billing-details.ts';
import type { Database } from '../../db/database.ts';
import type { AttemptRow } from '../../db/tables/purchase/purchase-tables.ts';
import { type RealmRow, realms } from '../../db/tables/realm-tables.ts';
import type { TokenUser } from '../../identity/session/access-token.ts';
import { PlatformError } from '../../server/platform-error.ts';
import type { KeptData } from '../../server/state/kept-data.ts';

/** Who looks at what is sold; a guest too. */
export interface Shopper {
  context: { db: Database; keptData?: KeptData };
  /** Version of what is the same for all viewers; absent where no request read it. */
  published?: number;
  realm: RealmRow;
  user: Pick<TokenUser, 'id' | 'isGuest'> | undefined;
  locale: string;
  /** Epoch milliseconds. */
  now: number;
  /** Where the request comes from; absent for what goes on without one, which may have been bought anywhere. */
  place?(): Promise<{ country: string }>;
}

/** Who buys: the member of a request, or of an attempt that goes on without one. */
export interface Buyer extends Shopper {
  user: Pick<TokenUser, 'id' | 'isGuest'>;
  billing?: BillingSummary;
}

/** Whose attempt it is, as a buyer at a moment. @throws PlatformError 404 `unknown-realm` */
export async function buyerOf(db: Database, { realm, accountId, locale }: AttemptRow, now: number): Promise<Buyer> {
  const [row] = await db.select().from(realms).where(eq(realms.realm, realm));
  if (!row) throw new PlatformError(404, 'unknown-realm', 'There is no tenant of this name.');
  return { context: { db }, realm: row, user: { id: accountId, isGuest: false }, locale, now };
}
