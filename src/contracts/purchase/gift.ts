import * as z from 'zod/mini';
import { instant } from '../wire/instant.ts';
import { openEnum } from '../wire/parsing/open-enum.ts';
import { listOf } from '../wire/parsing/list-of.ts';
import { basket } from './basket.ts';
import { amountEntry } from './licence.ts';
import { sent } from '../wire/sent-text.ts';

/** A licence for a time, on sale as a gift. @source spec 2 §7 "/gift/products"; chosen: its fields, as the spec shows none */
export const giftProduct = z.object({
  giftId: z.string(),
  name: z.string(),
  description: z.optional(z.string()),
  /** What it opens. */
  licenceId: z.string(),
  licenceName: z.string(),
  /** For how long, from the day that it is redeemed; an ISO duration. */
  grantsFor: z.string(),
  /** In each currency; the local one where there is one. */
  amounts: listOf('giftProduct.amounts', amountEntry),
});
export type GiftProduct = z.output<typeof giftProduct>;

export const giftProducts = z.object({
  products: listOf('giftProducts.products', giftProduct),
  /** Why none of it can be bought where the request comes from; absent where it can. @source spec 2 §2 "A geo or VPN gate", §6; chosen: the field, as the offer of licences has it */
  refusal: z.optional(openEnum('giftProducts.refusal', ['signupGeoRestriction', 'vpnErrorMessage'])),
});
export type GiftProducts = z.output<typeof giftProducts>;

/** chosen: longest message to a recipient, in characters */
export const longestGiftMessage = 500;

/** chosen: the latest day of delivery, days from now */
export const latestGiftDays = 365;

/** What is given, and to whom. @source spec 2 §7 "/gift/basket"; chosen: its fields, and PUT, since it is the giver's one open gift */
export const giftChoice = z.object({
  giftId: sent('id'),
  message: z._default(z.string().check(z.maxLength(longestGiftMessage)), ''),
  /** Who is written to; without one the giver hands the code over. */
  recipientEmail: z.optional(sent('email')),
  /** When; at once when absent. */
  deliverAt: z.optional(instant),
});
export type GiftChoice = z.output<typeof giftChoice>;

/** A gift that is about to be paid, priced as any basket is. */
export const giftBasket = z.extend(basket, { gift: giftChoice });
export type GiftBasket = z.output<typeof giftBasket>;

/** A guest who pays for a gift. @source spec 2 §7 "/user/guest-checkout-principal"; chosen: an e-mail alone */
export const guestCheckoutRequest = z.object({ email: sent('email') });

/** What its payments are made with: it opens nothing but gifts and their payments, and signs in nowhere. */
export const guestCheckout = z.object({ token: z.string(), expiresAt: instant });
export type GuestCheckout = z.output<typeof guestCheckout>;

export const paidGiftQuery = z.object({ basketId: sent('id') });

/** A gift that is paid, for its giver. */
export const paidGift = z.object({
  name: z.string(),
  licenceName: z.string(),
  grantsFor: z.string(),
  /** What opens it: answered once, and in no answer after that one. */
  code: z.optional(z.string()),
  /** Where the code was sent. */
  giverEmail: z.string(),
  recipientEmail: z.optional(z.string()),
  deliverAt: z.optional(instant),
  message: z._default(z.string(), ''),
  expiresAt: instant,
});
export type PaidGift = z.output<typeof paidGift>;

/** @source spec 2 §7 "/gift/redeem" */
export const giftRedemption = z.object({ redeemCode: sent('code') });

/** What a code opened. */
export const redeemedGift = z.object({
  licenceId: z.string(),
  licenceName: z.string(),
  message: z._default(z.string(), ''),
  /** Until when it is open. */
  until: instant,
});
export type RedeemedGift = z.output<typeof redeemedGift>;
