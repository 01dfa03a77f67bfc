import type { Receipt } from '../../contracts/purchase/papers/receipt.ts';
import type { Price } from './price-text.ts';
import type { LabelKey } from '../realm/fallback-texts.ts';

/** One line of a receipt: its name, and what it says. */
export interface ReceiptLine {
  nameKey: LabelKey;
  says:
    | { kind: 'price'; price: Price }
    | { kind: 'names'; names: readonly string[] }
    | { kind: 'words'; labelKey: LabelKey }
    | { kind: 'means'; means: NonNullable<Receipt['means']> }
    | { kind: 'invoice'; invoice: NonNullable<Receipt['invoice']> }
    | { kind: 'day'; at: number }
    | { kind: 'payment'; price: Price; at: number };
}

/**
 * What a receipt says, in the order that a buyer asks: what was bought with it, what was taken and by what, its invoice, what is open and until when, what is taken next.
 *
 * chosen: the lines, as the spec names none; nothing is left open: where nothing was taken, or nothing follows, a line says so
 */
export function receiptLines({ together, paid, means, invoice, openUntil, isTrial, next }: Receipt): ReceiptLine[] {
  const isCharged = paid !== undefined && paid.amount > 0;
  return [
    ...(together ? [{ nameKey: 'receiptTogether', says: { kind: 'names', names: together } } as const] : []),
    { nameKey: 'receiptPaid', says: isCharged ? { kind: 'price', price: paid } : { kind: 'words', labelKey: 'receiptPaidNothing' } },
    ...(means ? [{ nameKey: isCharged ? 'receiptMeans' : 'receiptMeansLater', says: { kind: 'means', means } } as const] : []),
    ...(invoice ? [{ nameKey: 'historyInvoice', says: { kind: 'invoice', invoice } } as const] : []),
    { nameKey: isTrial ? 'receiptFreeUntil' : 'receiptOpenUntil', says: openUntil === undefined ? { kind: 'words', labelKey: 'receiptEndless' } : { kind: 'day', at: openUntil } },
    { nameKey: isTrial ? 'receiptFirst' : 'receiptNext', says: next ? { kind: 'payment', price: next, at: next.at } : { kind: 'words', labelKey: 'receiptNothingNext' } },
  ];
}
