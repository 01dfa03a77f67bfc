import { eq } from 'drizzle-orm';
import { entitlements } from '../../../../demo/platform/db/tables/purchase/purchase-tables.ts';
import type { InputOf } from '../every-call.ts';
import { faulted } from '../faulted.ts';
import { ask, type Earlier, move, type Scenario } from '../scenario.ts';
import { enterCard } from './enter-card.ts';

const accepted = '4242424242424242';

/** Pays the basket as it was last seen, with the card that was last validated. */
const payment = (idempotencyKey: string, change: Partial<InputOf<'payBasket'>> = {}) => ({ updateBasket, validatePaymentMethod }: Earlier): InputOf<'payBasket'> => ({
  basketId: updateBasket?.['basketId'] ?? '', basketVersion: updateBasket?.['version'] ?? 0, idempotencyKey,
  paymentDetailsExternalId: validatePaymentMethod?.['parsedData']?.['paymentDetailsExid'] ?? '',
  targetPaymentProvider: validatePaymentMethod?.['parsedData']?.['targetPaymentProvider'] ?? '', paymentMethodType: 'CARD', ...change,
});

/** Pays the basket as it was last put, without its id. */
const openPayment = (idempotencyKey: string) => ({ putBasket, validatePaymentMethod }: Earlier): InputOf<'payOwnBasket'> => ({
  basketVersion: putBasket?.['version'] ?? 0, idempotencyKey, paymentMethodType: 'CARD',
  paymentDetailsExternalId: validatePaymentMethod?.['parsedData']?.['paymentDetailsExid'] ?? '',
  targetPaymentProvider: validatePaymentMethod?.['parsedData']?.['targetPaymentProvider'] ?? '',
});

/** Refused cards, each with the sku still in the basket. */
const declines = (as: string, number: string) => [
  ...enterCard(`a card that is refused: ${as}`, number, `token-that-is-${as.replaceAll(' ', '-')}`),
  ask('payBasket', as, payment(`refused-${number}`)),
];

/** Offers of each viewer, a purchase from the basket to the entitlement, and every refusal on the way. */
export const purchaseScenarios: Scenario[] = [
  {
    realm: 'arena', viewer: 'guest', steps: [
      ask('readLicences', 'everything', {}),
      ask('readLicences', 'those of a title', { licenceIds: ['pass', 'season'] }),
      ask('readLicences', 'none of these', { licenceIds: ['nowhere'] }),
      ask('readEveryLicence', 'everything', {}),
      ask('putBasket', 'refused', { skus: [] }),
      ask('readEntitlements', 'refused', {}),
      ask('updateBasket', 'refused', { sku: 'arena-pass-month' }),
      faulted('readLicences', 503),
      ask('readLicences', 'platform down', {}),
    ],
  },
  {
    realm: 'arena', viewer: 'member', steps: [
      ask('readLicences', 'everything', {}), ask('readEntitlements', 'nothing held', {}), ask('readBasket', 'empty', {}),
      ask('putBasket', 'two together', { skus: ['arena-pass-month', 'arena-fight-night'] }),
      ask('putBasket', 'two of a family', { skus: ['arena-pass-month', 'arena-season-year'] }),
      ask('putBasket', 'a monthly licence', { skus: ['arena-pass-month'] }),
      ask('readBasket', 'a monthly licence', {}), ask('applyVoucher', 'a monthly licence', { code: 'WELCOME20' }), ask('removeVoucher', 'a monthly licence', { code: 'WELCOME20' }),
      ask('putBasket', 'nothing', { skus: [] }),
      ...enterCard('a good card', accepted, 'token-a-good-card'),
      ask('payOwnBasket', 'nothing to pay', openPayment('an-empty-basket')),
      ask('putBasket', 'a fight night', { skus: ['arena-fight-night'] }),
      ask('payOwnBasket', 'paid', openPayment('own-basket-paid')),
      ask('payOpenBasket', 'the same once more', openPayment('own-basket-paid')),
    ],
  },
  {
    realm: 'arena', viewer: 'subscriber', steps: [
      ask('readLicences', 'everything', {}),
      ask('readEntitlements', 'the highest licence', {}),
      ask('updateBasket', 'held already', { sku: 'arena-season-year' }),
      ask('updateBasket', 'a lower one of the family', { sku: 'arena-pass-month' }),
      ask('updateBasket', 'no such sku', { sku: 'nowhere' }),
    ],
  },
  {
    realm: 'arena', viewer: 'child', steps: [
      ask('readLicences', 'everything', {}),
      ask('updateBasket', 'a child', { sku: 'arena-pass-month' }),
      ask('validatePaymentMethod', 'a child', { token: 'any' }),
    ],
  },
  { realm: 'cinema', viewer: 'abroad', steps: [ask('readLicences', 'everything', {}), ask('updateBasket', 'outside the territory', { sku: 'cinema-basic-month' })] },
  { realm: 'arena', viewer: 'vpn', steps: [ask('readLicences', 'everything', {}), ask('updateBasket', 'on a VPN', { sku: 'arena-pass-month' })] },
  {
    realm: 'arena', viewer: 'buyer', steps: [
      ask('readLicences', 'everything', {}),
      ask('readLicences', 'those of a title', { licenceIds: ['pass', 'season'] }),
      ask('readLicences', 'one', { licenceIds: ['pass'] }),
      ask('updateBasket', 'another licence first', { sku: 'arena-season-year' }),
      ask('updateBasket', 'a monthly licence', { sku: 'arena-pass-month' }),
      ask('readBasket', 'a monthly licence', {}),
      ask('validatePaymentMethod', 'a token that cannot be', { token: 'made-up' }),
      ...declines('declined', '4000000000000002'),
      ...declines('no funds', '4000000000009995'),
      ...declines('expired at the bank', '4000000000000069'),
      ...declines('a wrong code', '4000000000000127'),
      ask('validatePaymentMethod', 'a token that is used', { token: 'token-that-is-a-wrong-code' }),
      ...enterCard('a good card', accepted, 'token-a-good-card'),
      move(({ running }, realm) => running.context.db.insert(entitlements).values({ realm, accountId: `${realm}.buyer`, licenceId: 'pass', attemptId: null, expiresAt: null })),
      ask('payBasket', 'granted meanwhile', payment('granted-meanwhile')),
      move(({ running }, realm) => running.context.db.delete(entitlements).where(eq(entitlements.accountId, `${realm}.buyer`))),
      ask('payBasket', 'a basket that has changed', payment('stale-basket', { basketVersion: 1 })),
      ask('payBasket', 'no such basket', payment('no-basket-here', { basketId: 'nowhere' })),
      ask('payBasket', 'no such card', payment('no-card-here', { paymentDetailsExternalId: 'nowhere' })),
      faulted('payBasket', 503),
      ask('payBasket', 'platform down', payment('first-payment')),
      ask('payBasket', 'paid', payment('first-payment')),
      ask('payBasket', 'the same once more', payment('first-payment')),
      ask('readPaymentAttempt', 'paid', ({ payBasket }) => ({ attemptId: payBasket?.['attemptId'] ?? '' })),
      ask('payBasket', 'another payment under the same key', payment('first-payment', { basketVersion: 99 })),
      ask('readPaymentAttempt', 'no such payment', { attemptId: 'nowhere' }),
      ask('readEntitlements', 'what was bought', {}),
      ask('readLicences', 'everything, one held', {}),
      ask('readLicences', 'one, held', { licenceIds: ['pass'] }),
      ask('readBasket', 'empty again', {}),
      ask('updateBasket', 'bought meanwhile', { sku: 'arena-pass-month' }),
    ],
  },
  {
    realm: 'cinema', viewer: 'buyer', steps: [
      ask('readLicences', 'tax on top', {}),
      ask('applyVoucher', 'nothing in the basket', { code: 'WELCOME20' }),
      ask('updateBasket', 'tax on top', { sku: 'cinema-basic-month' }),
      ask('applyVoucher', 'three payments', { code: 'WELCOME20' }),
      ask('applyVoucher', 'an amount', { code: 'ONCE' }),
      ask('applyVoucher', 'the first payment free', { code: 'FREEMONTH' }),
      ask('applyVoucher', 'a bad code', { code: 'NOPE' }),
      faulted('applyVoucher', 503),
      ask('applyVoucher', 'platform down', { code: 'WELCOME20' }),
      ask('applyVoucher', 'a gift of this licence', { code: 'GIFTPASS' }),
      ask('updateBasket', 'with its voucher', { sku: 'cinema-basic-month' }),
      ask('removeVoucher', 'taken off', { code: 'FREEMONTH' }),
      ask('updateBasket', 'a free trial', { sku: 'cinema-premium-year' }),
      ask('applyVoucher', 'in a free trial', { code: 'YEARONLY' }),
      ask('redeemVoucher', 'a bad code', { voucherCode: 'NOPE', licenceId: 'pass' }),
      ask('redeemVoucher', 'a gift', { voucherCode: 'GIFTPASS', licenceId: 'pass' }),
    ],
  },
  {
    realm: 'cinema', viewer: 'reader', steps: [
      ask('updateBasket', 'no free trial', { sku: 'cinema-premium-year' }),
      ask('updateBasket', 'without a free trial', { sku: 'cinema-premium-year', acknowledgeNoFreeTrial: true }),
    ],
  },
];
