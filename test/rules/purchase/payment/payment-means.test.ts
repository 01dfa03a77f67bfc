import { expect, it } from 'vitest';
import { meansKey, offeredMeans } from '../../../../src/rules/purchase/payment/payment-means.ts';

const cardOf = (id: string, isDefault = false) => ({ paymentDetailsExid: id, targetPaymentProvider: 'p', paymentMethodType: 'CARD', default: isDefault });
const ofType = (paymentMethodType: string) => ({ paymentDetailsExid: '', targetPaymentProvider: 'p', paymentMethodType });

it.each([
  ['nothing said', [], 999, ['new-card']],
  ['a new card alone', [cardOf('')], 999, ['new-card']],
  ['kept cards, the default first', [cardOf('a'), cardOf('b', true)], 999, ['CARD:b', 'CARD:a', 'new-card']],
  ['banks after the cards', [ofType('IDEAL'), cardOf(''), ofType('BANK'), ofType('BANCONTACT')], 999, ['new-card', 'IDEAL:', 'BANK:', 'BANCONTACT:']],
  ['no bank where nothing is due today', [ofType('IDEAL'), cardOf('a')], 0, ['CARD:a', 'new-card']],
  ['a kind that is not known is left out', [ofType('PIX'), ofType('constructor')], 999, ['new-card']],
])('%s', (_case, all, total, keys) => {
  expect(offeredMeans(all, total).map(meansKey)).toEqual(keys);
});

it('names a scheme that every language calls the same', () => {
  expect(offeredMeans([ofType('IDEAL'), ofType('BANK')], 1)).toMatchObject([{ kind: 'new-card' }, { kind: 'bank', name: 'iDEAL' }, { kind: 'bank' }]);
});
