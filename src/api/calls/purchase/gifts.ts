import {
  giftBasket, giftChoice, giftProducts, giftRedemption, guestCheckout, guestCheckoutRequest, paidGift, paidGiftQuery, redeemedGift,
} from '../../../contracts/purchase/gift.ts';
import { nothing } from '../../../contracts/wire/nothing.ts';
import { defineCall } from '../../call.ts';
import { pathOf } from '../../path-of.ts';

/** @source spec 2 §7 "/gift/products" */
export const readGiftProducts = defineCall({
  name: 'readGiftProducts', method: 'GET', base: (e) => e.v2,
  input: nothing, output: giftProducts,
  request: () => ({ path: '/gift/products' }),
});

/** Says what is given, and answers it with its price. @source spec 2 §7 "/gift/basket" */
export const updateGiftBasket = defineCall({
  name: 'updateGiftBasket', method: 'PUT', base: (e) => e.v2,
  input: giftChoice, output: giftBasket,
  request: ({ deliverAt, ...choice }) => ({ path: '/gift/basket', body: { ...choice, ...(deliverAt === undefined ? {} : { deliverAt: new Date(deliverAt).toISOString() }) } }),
});

/** Makes a buyer of a guest. @source spec 2 §7 "/user/guest-checkout-principal" */
export const beginGuestCheckout = defineCall({
  name: 'beginGuestCheckout', method: 'POST', base: (e) => e.v2,
  input: guestCheckoutRequest, output: guestCheckout,
  request: (body) => ({ path: '/user/guest-checkout-principal', body }),
});

/** A gift that is paid, for its giver; its code comes with the first answer. chosen: the call, as the spec shows none */
export const showPaidGift = defineCall({
  name: 'showPaidGift', method: 'POST', base: (e) => e.v2,
  input: paidGiftQuery, output: paidGift,
  request: ({ basketId }) => ({ path: pathOf`/gift/paid/${basketId}`, body: {} }),
});

/** @source spec 2 §7 "/gift/redeem" */
export const redeemGift = defineCall({
  name: 'redeemGift', method: 'POST', auth: 'member', base: (e) => e.v2,
  input: giftRedemption, output: redeemedGift,
  changes: { subject: 'entitlements', ids: () => [] },
  request: (body) => ({ path: '/gift/redeem', body }),
});
