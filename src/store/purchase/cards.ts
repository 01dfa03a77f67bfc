import { makeCardDefault, readCards, removeCard } from '../../api/calls/purchase/cards.ts';
import type { Cards } from '../../contracts/purchase/card.ts';
import { type AccountContext, type AccountOutcome, type AccountPart, createAccountPart } from '../identity/account/account-part.ts';

/** The cards of the member. */
export interface KeptCards extends AccountPart<Cards> {
  makeDefault(cardId: string): Promise<AccountOutcome>;
  remove(cardId: string): Promise<AccountOutcome>;
}

export function createKeptCards(context: AccountContext): KeptCards {
  const { client } = context;
  const part = createAccountPart<Cards>(context, (signal) => client.call(readCards, {}, { signal }));
  return {
    ...part,
    makeDefault: (cardId) => part.change(() => client.call(makeCardDefault, { cardId })),
    remove: (cardId) => part.change(() => client.call(removeCard, { cardId })),
  };
}
