import { american } from '../../billed-people.ts';
import type { InputOf } from '../every-call.ts';
import { faulted } from '../faulted.ts';
import { ask, type Earlier, move, recordedAt, type Scenario, type Step } from '../scenario.ts';
import { enterCard } from './enter-card.ts';


/** Pays the gift as it was last seen, with the card that was last validated. */
const payment = (idempotencyKey: string) => ({ updateGiftBasket, validatePaymentMethod }: Earlier): InputOf<'payBasket'> => ({
  basketId: updateGiftBasket?.['basketId'] ?? '', basketVersion: updateGiftBasket?.['version'] ?? 0, idempotencyKey,
  paymentDetailsExternalId: validatePaymentMethod?.['parsedData']?.['paymentDetailsExid'] ?? '', targetPaymentProvider: 'sandbox-card', paymentMethodType: 'CARD',
});

const paid = ({ updateGiftBasket }: Earlier) => ({ basketId: updateGiftBasket?.['basketId'] ?? '' });
const code = ({ showPaidGift }: Earlier) => ({ redeemCode: showPaidGift?.['code'] ?? '' });
const dayMs = 86_400_000;
const clockAt = (fix: number): Step => move((platform) => platform.ask({ path: '/demo/clock', method: 'PUT', body: { fix } }));

/** Gifts from the offer to what their codes open. */
export const giftScenarios: Scenario[] = [
  {
    realm: 'arena', viewer: 'guest', steps: [
      ask('readGiftProducts', 'everything', {}),
      ask('updateGiftBasket', 'refused', { giftId: 'pass-3-months' }),
      ask('beginGuestCheckout', 'an e-mail', { email: 'giver@footlight.test' }),
      ask('beginGuestCheckout', 'no e-mail', { email: 'giver' }),
      ask('redeemGift', 'refused', { redeemCode: 'NOPE' }),
      faulted('readGiftProducts', 503),
      ask('readGiftProducts', 'platform down', {}),
    ],
  },
  { realm: 'arena', viewer: 'child', steps: [ask('updateGiftBasket', 'a child', { giftId: 'pass-3-months' }), ask('redeemGift', 'a child', { redeemCode: 'NOPE' })] },
  {
    realm: 'arena', viewer: 'abroad', steps: [
      ask('readGiftProducts', 'in another currency', {}),
      ask('updateGiftBasket', 'not billed yet', { giftId: 'pass-3-months' }),
      ...enterCard('for a gift', '4242424242424242', 'token-for-a-gift'),
      ask('payBasket', 'a gift, not billed yet', payment('a-gift-unbilled')),
      ask('saveBillingDetails', 'for a gift', american),
      ask('updateGiftBasket', 'billed', { giftId: 'pass-3-months' }),
    ],
  },
  { realm: 'arena', viewer: 'canada', steps: [ask('readGiftProducts', 'everything', {}), ask('updateGiftBasket', 'outside the territory', { giftId: 'pass-3-months' })] },
  { realm: 'arena', viewer: 'vpn', steps: [ask('readGiftProducts', 'everything', {}), ask('updateGiftBasket', 'on a VPN', { giftId: 'pass-3-months' }), ask('redeemGift', 'on a VPN', { redeemCode: 'NOPE' })] },
  {
    realm: 'arena', viewer: 'buyer', steps: [
      ask('updateGiftBasket', 'no such gift', { giftId: 'nowhere' }),
      ask('updateGiftBasket', 'no e-mail', { giftId: 'pass-3-months', recipientEmail: 'nobody' }),
      ask('updateGiftBasket', 'a day too far', { giftId: 'pass-3-months', recipientEmail: 'friend@footlight.test', deliverAt: recordedAt + 400 * dayMs }),
      ask('updateGiftBasket', 'to hand over', { giftId: 'pass-3-months' }),
      ask('updateGiftBasket', 'to somebody', { giftId: 'pass-3-months', message: 'Happy birthday!', recipientEmail: 'friend@footlight.test', deliverAt: recordedAt + 10 * dayMs }),
      ask('initPaymentMethod', 'a gift', paid),
      ask('showPaidGift', 'not paid', paid),
      ...enterCard('for a gift', '4242424242424242', 'token-for-a-gift'),
      ask('payBasket', 'a gift', payment('a-gift-paid')),
      ask('payBasket', 'a gift, the same once more', payment('a-gift-paid')),
      ask('redeemGift', 'a bad code', { redeemCode: 'NOPE' }),
      ask('showPaidGift', 'paid', paid),
      ask('redeemGift', 'a good code', code),
      ask('redeemGift', 'a used code', code),
      ask('showPaidGift', 'shown before', paid),
      ask('updateGiftBasket', 'another one', { giftId: 'pass-3-months' }),
      clockAt(recordedAt + 11 * 60_000),
      ask('payBasket', 'a gift, eleven minutes after the sign-in', payment('a-gift-later')),
      clockAt(recordedAt),
    ],
  },
];
