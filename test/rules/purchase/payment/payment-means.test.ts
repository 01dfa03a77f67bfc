import { expect, it } from 'vitest';
import { isDeclined, isPaidByCode, isWallet, meansKey, meansNoteKey, offeredMeans, schemeName, withDeclined } from '../../../../src/rules/purchase/payment/payment-means.ts';

const cardOf = (id: string, isDefault = false) => ({ paymentDetailsExid: id, targetPaymentProvider: 'p', paymentMethodType: 'CARD', default: isDefault });
const ofType = (paymentMethodType: string) => ({ paymentDetailsExid: '', targetPaymentProvider: 'p', paymentMethodType });

it.each([
  ['nothing said', [], 999, ['new-card']],
  ['a new card alone', [cardOf('')], 999, ['new-card']],
  ['kept cards, the default first', [cardOf('a'), cardOf('b', true)], 999, ['CARD:b', 'CARD:a', 'new-card']],
  ['a declined card after a new one, the default too', [{ ...cardOf('a', true), declined: true }, cardOf('b')], 999, ['CARD:b', 'new-card', 'CARD:a']],
  ['a declined card alone is not first', [{ ...cardOf('a', true), declined: true }, ofType('IDEAL')], 999, ['new-card', 'CARD:a', 'IDEAL:']],
  ['banks after the cards', [ofType('IDEAL'), cardOf(''), ofType('BANK'), ofType('BANCONTACT')], 999, ['new-card', 'IDEAL:', 'BANK:', 'BANCONTACT:']],
  ['no bank where nothing is due today', [ofType('IDEAL'), cardOf('a')], 0, ['CARD:a', 'new-card']],
  ['a kind that is not known is left out', [ofType('KLARNA'), ofType('constructor')], 999, ['new-card']],
  ['a code and a wallet', [ofType('PIX'), ofType('GCASH'), cardOf('')], 999, ['new-card', 'PIX:', 'GCASH:']],
])('%s', (_case, all, total, keys) => {
  expect(offeredMeans(all, total).map(meansKey)).toEqual(keys);
});

it('marks the one card that was declined, and no way to pay that is not kept', () => {
  const all = [cardOf('a'), cardOf('b'), cardOf(''), ofType('IDEAL')];
  expect(offeredMeans(withDeclined(all, cardOf('b')), 999).filter(isDeclined).map(meansKey)).toEqual(['CARD:b']);
  expect([withDeclined(all, cardOf('')), withDeclined(all, ofType('IDEAL'))]).toEqual([all, all]);
});

it('names a scheme that every language calls the same', () => {
  expect(offeredMeans([ofType('IDEAL'), ofType('BANK')], 1)).toMatchObject([{ kind: 'new-card' }, { kind: 'bank', name: 'iDEAL' }, { kind: 'bank' }]);
});

it.each([
  ['PIX', 'Pix', true, false], ['GCASH', 'GCash', false, true], ['IDEAL', 'iDEAL', false, false], ['BANK', undefined, false, false], ['constructor', undefined, false, false],
])('%s is called %s', (type, name, byCode, inWallet) => {
  expect([schemeName(type), isPaidByCode(type), isWallet(type)]).toEqual([name, byCode, inWallet]);
});

it.each([
  ['PIX', true, 'codeNoteRenewing'], ['PIX', false, 'codeNote'], ['GCASH', true, 'walletNote'], ['IDEAL', true, 'paymentAtBank'], ['BANK', false, 'paymentAtBank'],
])('what follows %s, renewing %s: %s', (type, renews, key) => {
  expect(meansNoteKey(offeredMeans([ofType(type)], 1)[1]!, renews)).toBe(key);
});

it('nothing follows a card', () => {
  expect(offeredMeans([cardOf('a')], 1).map((one) => meansNoteKey(one, true))).toEqual([undefined, undefined]);
});
