const dayMs = 86_400_000;

/** A period that is paid, epoch milliseconds. */
export interface PaidPeriod { from: number; until: number }

/** How many days a period has, and how many of them are left; one that has begun is left whole. @source chosen: in the viewer's favour, so that a change in the first hours costs no day */
export function daysOf({ from, until }: PaidPeriod, now: number): { all: number; unused: number } {
  const all = Math.max(0, Math.round((until - from) / dayMs));
  return { all, unused: Math.min(all, Math.max(0, Math.ceil((until - now) / dayMs))) };
}

/**
 * What is credited for the days that were paid and are not used.
 *
 * @param paid what the period was paid with, in the price's own integers
 * @returns never below zero, nor above what was paid; halves are rounded in the viewer's favour
 */
export const creditFor = (paid: number, { all, unused }: { all: number; unused: number }): number => (all === 0 ? 0 : Math.round((paid * unused) / all));

/**
 * How a credit is spent: on the new period first; what is left comes off the payment after it.
 *
 * chosen: it is never paid out in money
 */
export function spendCredit(credit: number, price: number): { credit: number; carried: number } {
  const spent = Math.min(credit, price);
  return { credit: spent, carried: credit - spent };
}
