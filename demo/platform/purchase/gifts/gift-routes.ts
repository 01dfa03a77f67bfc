import { giftBasket, giftChoice, giftProducts, giftRedemption, guestCheckout, guestCheckoutRequest, paidGift, paidGiftQuery, redeemedGift } from '../../../../src/contracts/purchase/gift.ts';
import { nothing } from '../../../../src/contracts/wire/nothing.ts';
import { defineRoute } from '../../server/platform-route.ts';
import { withOwnTax } from '../billing/own-tax.ts';
import { guardPlace, placeRefusal } from '../sale-place.ts';
import { countCode } from '../vouchers/count-code.ts';
import { putGift } from './gift-basket.ts';
import { presentGifts } from './present-gifts.ts';
import { beginGuestCheckout } from './guest-checkout.ts';
import { showPaidGift } from './paid-gift.ts';
import { redeemGift } from './redeem-gift.ts';

/** Gifts, from what is on offer to what a code opens. They are paid as any basket is. @source spec 2 §7 "/gift/redeem, /gift/products, /gift/basket, /user/guest-checkout-principal" */
export const giftRoutes = [
  defineRoute({
    name: 'readGiftProducts', method: 'GET', path: '/api/v2/gift/products', auth: 'guest', input: nothing, output: giftProducts, sharedBy: () => [],
    answer: async (_input, caller) => {
      const refusal = await placeRefusal(caller);
      return { ...(refusal ? { refusal } : {}), products: await presentGifts(await withOwnTax(caller)) };
    },
  }),
  defineRoute({
    name: 'updateGiftBasket', method: 'PUT', path: '/api/v2/gift/basket', auth: 'buyer', ability: 'buy', input: giftChoice, output: giftBasket,
    answer: async (choice, caller) => {
      await guardPlace(caller);
      return putGift(caller, choice);
    },
  }),
  defineRoute({
    name: 'beginGuestCheckout', method: 'POST', path: '/api/v2/user/guest-checkout-principal', auth: 'guest', ability: 'buy', input: guestCheckoutRequest, output: guestCheckout,
    answer: async ({ email }, caller) => {
      await guardPlace(caller);
      return beginGuestCheckout(caller, email);
    },
  }),
  // chosen: the call, as the spec shows none; POST, since the code is answered once
  defineRoute({
    name: 'showPaidGift', method: 'POST', path: '/api/v2/gift/paid/:basketId', auth: 'buyer', ability: 'buy', input: paidGiftQuery, output: paidGift,
    answer: ({ basketId }, caller) => showPaidGift(caller, basketId),
  }),
  defineRoute({
    name: 'redeemGift', method: 'POST', path: '/api/v2/gift/redeem', auth: 'member', ability: 'buy', input: giftRedemption, output: redeemedGift,
    answer: async ({ redeemCode }, caller) => {
      await guardPlace(caller);
      await countCode(caller);
      return redeemGift(caller, redeemCode);
    },
  }),
];
