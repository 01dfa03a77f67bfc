import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { PriceMigrationRow } from '../../db/tables/purchase/price-tables.ts';
import { licences } from '../../db/tables/purchase/purchase-tables.ts';
import type { SubscriptionRow } from '../../db/tables/purchase/subscription-tables.ts';
import { accounts } from '../../db/tables/viewer-tables.ts';
import { withdrawalEnd } from '../withdrawal/withdrawal-law.ts';
import { tell } from './mail-outbox.ts';

/** What was paid. @property until the end of what is paid for @property purchasedAt of its contract */
export interface PaidFacts {
  realm: string; accountId: string; licenceId: string; locale: string; attemptId: string;
  total: number; scale: number; currency: string; invoiceNumber: number | undefined; until: number | null; purchasedAt: number; at: number;
}

/** Whether a licence is paid for by the view. */
async function isByView(tx: Database, { realm, licenceId }: Pick<PaidFacts, 'realm' | 'licenceId'>): Promise<boolean> {
  const [licence] = await tx.select({ strategy: licences.strategy }).from(licences).where(and(eq(licences.realm, realm), eq(licences.id, licenceId)));
  return licence?.strategy.type === 'PPV';
}

/** A receipt, with the way back where the contract may be withdrawn from still, and how that right is lost. @source Directive 2011/83/EU art. 8(7)(b) */
export async function tellPaid(tx: Database, paid: PaidFacts): Promise<void> {
  const { realm, accountId, licenceId, locale, attemptId, total, scale, currency, invoiceNumber, until, purchasedAt, at } = paid;
  if (invoiceNumber === undefined) return;
  const [account] = await tx.select({ country: accounts.country }).from(accounts).where(eq(accounts.id, accountId));
  const end = withdrawalEnd(account?.country ?? '', purchasedAt);
  const withdrawal = end !== undefined && end > at ? { withdrawUntil: end, ...(await isByView(tx, paid) ? { isByView: true as const } : {}) } : {};
  await tell(tx, {
    realm, accountId, locale, at, about: `${attemptId} ${licenceId}`,
    mail: { kind: 'receipt', licenceId, price: { amount: total, scale, currency }, invoiceNumber, ...(until === null ? {} : { date: until }), ...withdrawal },
  });
}

const about = ({ realm, accountId, licenceId, locale }: SubscriptionRow) => ({ realm, accountId, locale, licenceId });

/** A renewal was refused. chosen: said once for each period, though it is tried again for days */
export async function tellRefused(tx: Database, row: SubscriptionRow, openUntil: number | undefined, at: number): Promise<void> {
  const { licenceId, ...to } = about(row);
  const until = openUntil === undefined ? {} : { date: openUntil };
  await tell(tx, { ...to, at, about: `${row.id} ${row.expiresAt} ${row.resumeAt}`, mail: { kind: 'paymentRefused', licenceId, ...until }, ...(openUntil === undefined ? {} : { goodUntil: openUntil }) });
}

/** The last try failed. */
export async function tellEndedUnpaid(tx: Database, row: SubscriptionRow, at: number): Promise<void> {
  const { licenceId, ...to } = about(row);
  await tell(tx, { ...to, at, about: `${row.id} ${row.expiresAt}`, mail: { kind: 'endedUnpaid', licenceId } });
}

/** A cancellation, as the law wants it on something that lasts. @param until when it stops being open */
export async function tellCancelled(tx: Database, row: SubscriptionRow, until: number, at: number): Promise<void> {
  const { licenceId, ...to } = about(row);
  await tell(tx, { ...to, at, about: `${row.id} ${row.version}`, mail: { kind: 'cancelled', licenceId, date: until } });
}

/** A new price, and until when it may be answered; of one that asks nothing, from when it holds. */
export async function tellNewPrice(tx: Database, row: SubscriptionRow, { id, amount, effectiveAt, asksConsent }: Pick<PriceMigrationRow, 'id' | 'amount' | 'effectiveAt' | 'asksConsent'>, at: number): Promise<void> {
  const { licenceId, ...to } = about(row);
  const price = { amount, scale: row.scale, currency: row.currency };
  await tell(tx, { ...to, at, about: id, goodUntil: effectiveAt, mail: { kind: asksConsent ? 'newPrice' : 'newPriceNotice', licenceId, price, date: effectiveAt } });
}

/** The offer to stay was taken. @param amount of the payments to come */
export async function tellOfferTaken(tx: Database, row: SubscriptionRow, amount: number, at: number): Promise<void> {
  const { licenceId, ...to } = about(row);
  await tell(tx, { ...to, at, about: `${row.id} ${at}`, mail: { kind: 'offerTaken', licenceId, price: { amount, scale: row.scale, currency: row.currency } } });
}
