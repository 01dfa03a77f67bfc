import type { PlanFacts } from '../../db/tables/purchase/plan-tables.ts';
import type { SubscriptionRow } from '../../db/tables/purchase/subscription-tables.ts';
import type { TaxSeed } from '../../db/tables/realm-tables.ts';
import { afterPeriod } from '../after-period.ts';
import { taxOf } from '../tax-of.ts';
import { creditFor, daysOf, spendCredit } from './plan-credit.ts';
import type { PlanKind } from './plan-kind.ts';

/** The price of the licence to change to. */
export interface TargetPrice { licenceId: string; sku: string; amount: number }

interface QuotedChange { kind: PlanKind; row: SubscriptionRow; price: TargetPrice; tax: TaxSeed; now: number }

const withTax = (amount: number, tax: TaxSeed): number => amount + (tax.inclusive ? 0 : taxOf(amount, tax));

const commonOf = ({ kind, row, price, now }: QuotedChange) => ({
  kind, licenceId: row.licenceId, version: row.version, targetId: price.licenceId, sku: price.sku, amount: price.amount, scale: row.scale, currency: row.currency, quotedAt: now,
});

/** From the end of what is paid: nothing is credited, and nothing is due today. */
function downgradeFacts(change: QuotedChange): PlanFacts {
  const at = change.row.expiresAt ?? change.now;
  return { ...commonOf(change), unusedDays: 0, credit: 0, carried: 0, tax: 0, total: 0, startsAt: at, followingTotal: withTax(change.price.amount, change.tax), followingAt: at };
}

/** A new period from now on, for its price less what is left of the old one. */
function upgradeFacts(change: QuotedChange): PlanFacts {
  const { row: { anchoredAt, periods, periodPaid, expiresAt }, price: { amount }, tax, now } = change;
  const period = change.row.period ?? '';
  const days = daysOf({ from: afterPeriod(anchoredAt, period, periods - 1), until: expiresAt ?? now }, now);
  const { credit, carried } = spendCredit(creditFor(periodPaid, days), amount);
  const due = amount - credit;
  return {
    ...commonOf(change), unusedDays: days.unused, credit, carried, tax: taxOf(due, tax), total: withTax(due, tax),
    startsAt: now, followingTotal: withTax(Math.max(0, amount - carried), tax), followingAt: afterPeriod(now, period),
  };
}

/** What a change of plan costs at a moment: the same facts for the same state, so that a quote can be told from a stale one. */
export const planFacts = (change: QuotedChange): PlanFacts => (change.kind === 'UPGRADE' ? upgradeFacts(change) : downgradeFacts(change));

/** Whether two quotes are of the same state. */
export const isSameQuote = (one: PlanFacts, other: PlanFacts): boolean =>
  (Object.keys(one) as (keyof PlanFacts)[]).every((key) => one[key] === other[key]);
