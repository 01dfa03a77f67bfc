import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { heldLicence } from '../../../../src/contracts/purchase/held-licence.ts';
import { type AttemptRow, entitlements, type LicenceRow, licences, paymentMethods } from '../../db/tables/purchase/purchase-tables.ts';
import type { SubscriptionRow } from '../../db/tables/purchase/subscription-tables.ts';
import { textIn } from '../../realm/text-in.ts';
import type { MemberCaller } from '../../server/request-caller.ts';
import { liveAttemptsOf } from '../attempts/attempt-store.ts';
import { withOwnTax } from '../billing/own-tax.ts';
import { presentUnconfirmed, waitingPurchases } from '../confirmations/unconfirmed-licences.ts';
import { isHeld } from '../held-licences.ts';
import { type Offer, offersFor } from '../licence-offers.ts';
import { plansFor } from '../plans/member-plans.ts';
import { periodCost } from './charge-period.ts';
import { possibleChanges } from './possible-changes.ts';
import { presentDiscount } from './present-discount.ts';
import { agreedAmount, firstChargeAt } from '../new-prices/price-migration.ts';
import { subscriptionsOf } from './subscription-store.ts';
import { isOwed } from './subscription-time.ts';
import { isBelowHeld } from './is-below-held.ts';

type WireHeldLicence = z.input<typeof heldLicence>;
type Card = typeof paymentMethods.$inferSelect;

const iso = (at: number): string => new Date(at).toISOString();

function statusOf(row: SubscriptionRow, canPause: boolean): WireHeldLicence['status'] {
  const expiry = row.expiresAt === null ? {} : { expiryTimestamp: iso(row.expiresAt) };
  return {
    status: row.status, autoRenewingStatus: row.renews ? 'AUTO_RENEWING' : 'NOT_RENEWING', ...expiry,
    pauseState: row.paused ? 'PAUSED' : canPause ? 'ALLOWED' : 'NOT_ALLOWED', ...(row.resumeAt === null ? {} : { resumeTimestamp: iso(row.resumeAt) }),
    subscriptionPendingActions: row.pendingActions.map(({ action, requestedAt, actionDueBy }) => ({ action, requestedAt: iso(requestedAt), ...(actionDueBy === undefined ? {} : { actionDueBy: iso(actionDueBy) }) })),
    licencePayment: {
      paymentEventType: 'CONFIRMED', purchaseTimestamp: iso(row.purchasedAt), ...expiry, paymentProviderInfo: { managed: false }, purchaseId: row.id, ...(row.paymentMethodId === null ? {} : { cardId: row.paymentMethodId }),
    },
  };
}

/** A new price, until it is charged. */
function presentMigration(row: SubscriptionRow): Pick<WireHeldLicence, 'priceMigration'> {
  const { priceMigration, scale, currency } = row;
  // Whatever follows costs what was shown with it.
  if (!priceMigration || row.nextPlan) return {};
  const { id, amount, status, asksConsent } = priceMigration;
  return { priceMigration: { id, status, asksConsent, from: iso(firstChargeAt(row, priceMigration)), price: { amount, scale, currency } } };
}

/** What it goes on as. */
function presentNextPlan({ nextPlan, expiresAt, scale, currency }: SubscriptionRow, { terms, taxInclusive, locale }: Sold): Pick<WireHeldLicence, 'nextPlan'> {
  const licence = nextPlan && terms.find(({ id }) => id === nextPlan.licenceId);
  if (!nextPlan || !licence || expiresAt === null) return {};
  return { nextPlan: { licenceId: licence.id, name: textIn(licence.names, locale), from: iso(expiresAt), price: { amount: nextPlan.amount, scale, currency, taxInclusive } } };
}

/** What it may be changed to. */
const presentPlans = (row: SubscriptionRow, offers: Offer[], { realm, locale, now }: MemberCaller): WireHeldLicence['plans'] => plansFor(row, offers, now).map(({ kind, offer, price }) => ({
  licenceId: offer.row.id, sku: price.sku, name: textIn(offer.row.names, locale), description: textIn(offer.row.descriptions, locale), kind,
  price: { amount: price.amount, scale: price.scale, currency: price.currency, taxInclusive: realm.tax.inclusive },
}));

/** A payment of it that waits for its payer. */
function presentConfirmation({ licenceId }: SubscriptionRow, live: AttemptRow[]): Pick<WireHeldLicence, 'confirmation'> {
  const attempt = live.find(({ purpose, action }) => action && (purpose?.kind === 'PLAN' ? purpose.facts.licenceId : purpose?.licenceId) === licenceId);
  return attempt?.action ? { confirmation: { ...attempt.action, attemptId: attempt.id } } : {};
}

interface Sold { terms: LicenceRow[]; taxInclusive: boolean; locale: string }

interface Held { row: SubscriptionRow; all: SubscriptionRow[]; terms: LicenceRow[]; cards: Card[]; offers: Offer[]; live: AttemptRow[] }

function presentOne(caller: MemberCaller, licence: LicenceRow, { row, all, terms, cards, offers, live }: Held): WireHeldLicence {
  const { longestPauseDays } = licence;
  const changes = possibleChanges(row, { longestPauseDays, isBelowHeld: isBelowHeld(row, all, terms), now: caller.now });
  const card = cards.find(({ id }) => id === row.paymentMethodId);
  return {
    licenceId: row.licenceId, name: textIn(licence.names, caller.locale), purchaseStrategy: licence.strategy, version: row.version,
    status: statusOf(row, changes.includes('PAUSE')), changes,
    price: { amount: agreedAmount(row, caller.now) ?? row.amount, scale: row.scale, currency: row.currency, taxInclusive: caller.realm.tax.inclusive },
    ...presentMigration(row), ...presentNextPlan(row, { terms, taxInclusive: caller.realm.tax.inclusive, locale: caller.locale }),
    plans: presentPlans(row, offers, caller), ...presentConfirmation(row, live),
    ...(isOwed(row) ? { due: { amount: periodCost(row, caller.realm.tax).total, scale: row.scale, currency: row.currency } } : {}),
    ...(row.discount ? { discount: presentDiscount(row.discount) } : {}), ...(longestPauseDays === null ? {} : { longestPauseDays }),
    ...(card ? { card: { cardId: card.id, cardType: card.cardType, last4Digits: card.last4 } } : {}),
  };
}

/** A licence that was given and not bought here: nothing about it can be changed here. */
const presentGiven = (caller: MemberCaller, licence: LicenceRow, { expiresAt, provider }: typeof entitlements.$inferSelect): WireHeldLicence => ({
  licenceId: licence.id, name: textIn(licence.names, caller.locale), purchaseStrategy: licence.strategy, version: 0, changes: [],
  status: {
    status: 'ACTIVE', autoRenewingStatus: 'NOT_RENEWING', pauseState: 'NOT_ALLOWED', subscriptionPendingActions: [], ...(expiresAt === null ? {} : { expiryTimestamp: iso(expiresAt) }),
    ...(provider === '' ? {} : { licencePayment: { paymentEventType: 'CONFIRMED', paymentProviderInfo: { managed: true } } }),
  },
});

/** By the address alone, as a renewal is. */
const billed = ({ context, realm, user }: MemberCaller) => ({ context, realm, user });

/** All that a member holds or held: what was bought first, then what was given, and what waits for its payment. */
export async function presentHeldLicences(viewer: MemberCaller, only?: string): Promise<WireHeldLicence[]> {
  const { realm: { tax } } = await withOwnTax(billed(viewer));
  const caller = { ...viewer, realm: { ...viewer.realm, tax } };
  const { context: { db }, realm: { realm }, user } = caller;
  const [all, terms, cards, given, live] = await Promise.all([
    subscriptionsOf(db, { realm, accountId: user.id }), db.select().from(licences).where(eq(licences.realm, realm)),
    db.select().from(paymentMethods).where(eq(paymentMethods.accountId, user.id)), db.select().from(entitlements).where(isHeld(caller)),
    liveAttemptsOf(db, user.id),
  ]);
  const offers = all.length > 0 ? await offersFor(caller) : [];
  const termsOf = (id: string) => terms.find((licence) => licence.id === id);
  const waiting = await waitingPurchases(db, live);
  const isBoughtAgain = ({ licenceId, status, paused }: SubscriptionRow) => status === 'EXPIRED' && !paused && waiting.some((attempt) => attempt.licenceId === licenceId);
  const bought = all.filter((row) => !isBoughtAgain(row)).flatMap((row) => {
    const licence = termsOf(row.licenceId);
    return licence ? [presentOne(caller, licence, { row, all, terms, cards, offers, live })] : [];
  });
  const others = given.filter(({ licenceId, provider }) => provider !== '' || !all.some((row) => row.licenceId === licenceId && (row.status !== 'EXPIRED' || row.paused))).flatMap((row) => {
    const licence = termsOf(row.licenceId);
    return licence ? [presentGiven(caller, licence, row)] : [];
  });
  const unconfirmed = waiting.filter(({ licenceId }) => [...bought, ...others].every((held) => held.licenceId !== licenceId)).flatMap((attempt) => {
    const licence = termsOf(attempt.licenceId);
    return licence ? [presentUnconfirmed(licence, attempt, caller.locale)] : [];
  });
  return [...bought, ...others, ...unconfirmed].filter(({ licenceId }) => only === undefined || licenceId === only);
}
