import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { licence } from '../../../src/contracts/purchase/licence.ts';
import { entitlements, type LicenceRow, licences, prices } from '../db/tables/purchase-tables.ts';
import { contentItems } from '../db/tables/catalogue-tables.ts';
import { PlatformError } from '../server/platform-error.ts';
import { textIn } from '../realm/text-in.ts';
import type { Caller } from '../server/request-caller.ts';

type WireLicence = z.input<typeof licence>;
type Price = typeof prices.$inferSelect;

/** A licence with its prices, the licences that open all that it opens and, for a member, the entitlement held. */
export interface Offer { row: LicenceRow; prices: Price[]; includedIn: string[]; held: { expiresAt: number | null } | undefined }

/** Everything the tenant sells, with what this viewer holds of it. */
export async function offersFor({ context: { db }, realm: { realm }, user, now }: Caller): Promise<Offer[]> {
  const rows = await db.select().from(licences).where(eq(licences.realm, realm)).orderBy(asc(licences.position));
  const amounts = await db.select().from(prices).where(eq(prices.realm, realm));
  const grants = await db.selectDistinct({ licences: contentItems.licences }).from(contentItems).where(eq(contentItems.realm, realm));
  const held = user && !user.isGuest ? await db.select().from(entitlements).where(and(
    eq(entitlements.realm, realm), eq(entitlements.accountId, user.id), or(isNull(entitlements.expiresAt), gt(entitlements.expiresAt, now)),
  )) : [];
  return rows.map((row) => ({
    row, prices: amounts.filter((price) => price.licenceId === row.id), includedIn: includersOf(row.id, grants.map(({ licences: ids }) => ids)), held: held.find((entry) => entry.licenceId === row.id),
  }));
}

/** The other licences that open every title which this one opens. @param grants the licences of each title */
function includersOf(id: string, grants: string[][]): string[] {
  const own = grants.filter((ids) => ids.includes(id));
  return own.length === 0 ? [] : own[0]!.filter((other) => other !== id && own.every((ids) => ids.includes(other)));
}

/** @source spec 2 §3 "Licence (displayed)" */
export function presentLicence({ row, prices: amounts, includedIn, held }: Offer, { locale, realm, user }: Caller): WireLicence {
  const isMember = !!user && !user.isGuest;
  const renewal = row.strategy.type === 'SUBSCRIPTION' && held?.expiresAt !== null ? 'AUTO_RENEWING' as const : 'NOT_RENEWING' as const;
  const status = held
    ? { status: 'ACTIVE' as const, autoRenewingStatus: renewal, ...(held.expiresAt === null ? {} : { expiryTimestamp: new Date(held.expiresAt).toISOString() }) }
    : { status: 'INACTIVE' as const };
  return {
    licenceId: row.id, name: textIn(row.names, locale), description: textIn(row.descriptions, locale), type: amounts.length > 0 ? 'STANDARD' : 'FREE',
    rank: row.rank, includedIn, purchaseStrategy: row.strategy, ...(isMember ? { status } : {}),
    amounts: amounts.map((price) => ({
      sku: price.sku, amount: price.amount, scale: price.scale, currency: price.currency,
      default: price.isDefault, local: price.isLocal, taxInclusive: realm.tax.inclusive,
    })),
  };
}

/**
 * Refuses what this member need not or may not buy.
 *
 * @throws PlatformError 409 `licenceAlreadyActive`, `INVALID_TIER_CHANGE`
 * @source spec 2 §4 "Purchasability", "upgrade block"
 */
export function guardPurchasable(offer: Offer, all: Offer[]): void {
  if (offer.held) throw new PlatformError(409, 'licenceAlreadyActive', 'This licence is held already.');
  const isAbove = (other: Offer) => offer.row.familyId !== null && other.row.familyId === offer.row.familyId && other.row.rank > offer.row.rank;
  const isBlocked = all.some((other) => other.held && (isAbove(other) || offer.includedIn.includes(other.row.id)));
  if (isBlocked) throw new PlatformError(409, 'INVALID_TIER_CHANGE', 'A licence that includes this one is held.');
}
