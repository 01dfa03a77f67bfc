import { expect, test } from 'vitest';
import type { Receipt } from '../../../src/contracts/purchase/papers/receipt.ts';
import { receiptLines } from '../../../src/rules/purchase/receipt-lines.ts';

const until = Date.UTC(2026, 1, 15);
const price = { amount: 999, scale: 2, currency: 'EUR' };
const means = { paymentMethodType: 'CARD', cardType: 'visa', last4Digits: '4242' };
const bought: Receipt = { licenceId: 'pass', name: 'Arena Pass', isTrial: false, paid: price, means, invoice: { number: 'ARENA-1', historyId: 'h1' }, openUntil: until, next: { ...price, at: until } };

test.each<[string, Receipt, string[]]>([
  ['a subscription', bought, ['receiptPaid price', 'receiptMeans means', 'historyInvoice invoice', 'receiptOpenUntil day', 'receiptNext payment']],
  ['what was paid with another', { ...bought, together: ['Fight night'] }, ['receiptTogether names', 'receiptPaid price', 'receiptMeans means', 'historyInvoice invoice', 'receiptOpenUntil day', 'receiptNext payment']],
  ['one that ends', { ...bought, next: undefined }, ['receiptPaid price', 'receiptMeans means', 'historyInvoice invoice', 'receiptOpenUntil day', 'receiptNext receiptNothingNext']],
  ['a free trial', { ...bought, isTrial: true, paid: { ...price, amount: 0 }, invoice: undefined }, ['receiptPaid receiptPaidNothing', 'receiptMeansLater means', 'receiptFreeUntil day', 'receiptFirst payment']],
  ['a total of nothing', { ...bought, paid: { ...price, amount: 0 }, means: undefined, invoice: undefined, next: undefined }, ['receiptPaid receiptPaidNothing', 'receiptOpenUntil day', 'receiptNext receiptNothingNext']],
  ['what was given for ever', { licenceId: 'pass', name: 'Arena Pass', isTrial: false }, ['receiptPaid receiptPaidNothing', 'receiptOpenUntil receiptEndless', 'receiptNext receiptNothingNext']],
])('%s', (_case, receipt, lines) => {
  expect(receiptLines(receipt).map(({ nameKey, says }) => `${nameKey} ${says.kind === 'words' ? says.labelKey : says.kind}`)).toEqual(lines);
});

test('amounts are those of the platform, none is reckoned', () => {
  const says = receiptLines({ ...bought, next: { ...price, amount: 499, at: until } }).map((line) => line.says);
  expect([says[0], says.at(-1)]).toEqual([{ kind: 'price', price }, { kind: 'payment', price: { ...price, amount: 499, at: until }, at: until }]);
});
