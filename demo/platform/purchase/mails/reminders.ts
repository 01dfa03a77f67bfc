import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../db/database.ts';
import { type SubscriptionRow, subscriptions } from '../../db/tables/purchase/subscription-tables.ts';
import { dueFor } from '../subscriptions/charge-period.ts';
import { withMigrations } from '../new-prices/migration-store.ts';
import { priceFrom } from '../new-prices/price-migration.ts';
import { tell } from './mail-outbox.ts';
import { remindersOf } from './reminder-time.ts';

/** What is reminded of: a job names the moment, so that one that has moved since is left out. */
export const dueReminder = z.object({ id: z.string(), kind: z.enum(['trialEnds', 'renewalAhead', 'pauseEnds']), about: z.number() });

/** What the charge will be, at the price that holds by then, with the tax that its payer owes. */
async function chargeAt(tx: Database, row: SubscriptionRow, at: number) {
  const { total } = await dueFor(tx, { ...row, ...priceFrom(row, at) });
  return { amount: total, scale: row.scale, currency: row.currency };
}

/** Reminds of what is ahead, if it is still, and not of what has happened meanwhile. */
export async function remindOfPurchase(tx: Database, { id, kind, about }: z.output<typeof dueReminder>, now: number): Promise<void> {
  const [row] = await withMigrations(tx, await tx.select().from(subscriptions).where(eq(subscriptions.id, id)));
  if (!row || about <= now || !remindersOf(row).some((one) => one.kind === kind && one.about === about)) return;
  const { realm, accountId, locale, licenceId } = row;
  await tell(tx, { realm, accountId, locale, at: now, about: `${id} ${about}`, goodUntil: about, mail: { kind, licenceId, date: about, price: await chargeAt(tx, row, about) } });
}
