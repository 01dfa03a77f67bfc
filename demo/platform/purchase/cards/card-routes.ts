import { eq } from 'drizzle-orm';
import { cardQuery, cards } from '../../../../src/contracts/purchase/card.ts';
import { nothing } from '../../../../src/contracts/wire/nothing.ts';
import { licences } from '../../db/tables/purchase/purchase-tables.ts';
import { textIn } from '../../realm/text-in.ts';
import { defineRoute } from '../../server/platform-route.ts';
import type { MemberCaller } from '../../server/request-caller.ts';
import { newCardFields } from '../card-fields/new-card-fields.ts';
import { cardsOf, makeDefault, mostCards, paidByCard, removeCard } from './card-store.ts';
import { declinedCards } from './declined-cards.ts';
import { chargedBy, collectedBy } from './mandates.ts';

async function presentCards(caller: MemberCaller) {
  const { context: { db }, realm: { realm }, user, locale } = caller;
  const [kept, paid, declined, terms] = await Promise.all([cardsOf(db, user.id), paidByCard(db, user.id), declinedCards(db, user.id), db.select().from(licences).where(eq(licences.realm, realm))]);
  const paidWith = (cardId: string) => terms.filter(({ id }) => paid.some((entry) => entry.cardId === cardId && entry.licenceId === id)).map(({ id, names }) => ({ licenceId: id, name: textIn(names, locale) }));
  return {
    most: mostCards, ...newCardFields(caller),
    cards: kept.map((card) => ({
      cardId: card.id, cardHolder: card.cardHolder, cardType: card.cardType, last4Digits: card.last4, expiryMonth: card.expiryMonth, expiryYear: card.expiryYear, default: card.isDefault,
      declined: declined.has(card.id), ...collectedBy(card), paymentProviderId: chargedBy(card), licences: paidWith(card.id),
    })),
  };
}

/** The cards of a member. @source spec 2 §3 "Card"; chosen: the paths, as the spec shows none */
export const cardRoutes = [
  defineRoute({
    name: 'readCards', method: 'GET', path: '/api/v2/customer/payment-details', auth: 'member', ability: 'seePaymentMeans', input: nothing, output: cards,
    answer: (_input, caller) => presentCards(caller),
  }),
  defineRoute({
    name: 'makeCardDefault', method: 'PUT', path: '/api/v2/customer/payment-details/:cardId/default', auth: 'member', ability: 'buy', input: cardQuery, output: cards,
    answer: async ({ cardId }, caller) => {
      await makeDefault(caller.context.db, { accountId: caller.user.id, cardId, now: caller.now });
      return presentCards(caller);
    },
  }),
  defineRoute({
    name: 'removeCard', method: 'DELETE', path: '/api/v2/customer/payment-details/:cardId', auth: 'member', ability: 'buy', input: cardQuery, output: cards,
    answer: async ({ cardId }, caller) => {
      await removeCard(caller.context.db, { accountId: caller.user.id, cardId, now: caller.now });
      return presentCards(caller);
    },
  }),
];
