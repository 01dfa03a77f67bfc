import { cardQuery, cards } from '../../../contracts/purchase/card.ts';
import { nothing } from '../../../contracts/wire/nothing.ts';
import { defineCall } from '../../call.ts';
import { pathOf } from '../../path-of.ts';

/** The cards of this member, and what each pays for. @source spec 2 §3 "Card"; chosen: the path, as the spec shows none */
export const readCards = defineCall({
  name: 'readCards', method: 'GET', auth: 'member', base: (e) => e.v2,
  input: nothing, output: cards,
  request: () => ({ path: '/customer/payment-details' }),
});

/** Offers a card before the others. @source spec 2 §3 "Card: default"; chosen: the call */
export const makeCardDefault = defineCall({
  name: 'makeCardDefault', method: 'PUT', auth: 'member', base: (e) => e.v2,
  input: cardQuery, output: cards,
  request: ({ cardId }) => ({ path: pathOf`/customer/payment-details/${cardId}/default` }),
});

/** Removes a card; 409 `card-in-use` for one that pays for something. chosen: the call */
export const removeCard = defineCall({
  name: 'removeCard', method: 'DELETE', auth: 'member', base: (e) => e.v2,
  input: cardQuery, output: cards,
  request: ({ cardId }) => ({ path: pathOf`/customer/payment-details/${cardId}` }),
});
