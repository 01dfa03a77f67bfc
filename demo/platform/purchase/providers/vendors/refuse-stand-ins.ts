import cluster from 'node:cluster';
import { and, isNull, ne } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { paymentMethods } from '../../../db/tables/purchase/purchase-tables.ts';
import type { PlatformContext } from '../../../server/platform-context.ts';
import { chargerOf } from './payment-vendors.ts';

/** What every later charge of a card of the sandbox is refused with, so that no unpaid subscription goes on. */
const refusedAs = 'card_declined';

/**
 * Takes the providers that stand in away from a platform that is no demo: they take no money, and what they let through is given away.
 *
 * The cards that an earlier release took by them are refused from now on, renewals among them. A start says once which tenants have no way to pay.
 */
export async function refuseStandIns({ db, vendors, realms }: PlatformContext, log: Pick<FastifyBaseLogger, 'warn'>): Promise<void> {
  if (vendors.hasStandIns) return;
  await db.update(paymentMethods).set({ outcome: refusedAs }).where(and(isNull(paymentMethods.mandate), ne(paymentMethods.outcome, refusedAs)));
  const unpaid = realms.all().map(({ realm }) => realm).filter((realm) => chargerOf(vendors, realm) === undefined);
  if (unpaid.length > 0 && (cluster.worker?.id ?? 1) === 1) log.warn(`no payment vendor is configured for ${unpaid.join(', ')}: nothing can be paid there`);
}
