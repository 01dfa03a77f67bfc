import type { Question, Reply } from './test-platform.ts';

/** A card's token, as the fields of its provider ask for it. */
export const askCardToken = (ask: (question: Question) => Promise<Reply>, merchant: string, card: object): Promise<Reply> =>
  ask({ host: 'card.localhost', path: '/tokens', body: { merchant, card } });

/**
 * Enters a card in the fields of its provider, and gives its token to the platform as the checkout does.
 *
 * @param who as whom the platform is asked
 * @returns the platform's reply; the provider's where that gives no token
 */
export async function validateCard(ask: (question: Question) => Promise<Reply>, merchant: string, card: object, who: Partial<Question> = {}): Promise<Reply> {
  const made = await askCardToken(ask, merchant, card);
  if (made.status !== 200) return made;
  return ask({ ...who, path: '/api/v4/payment-method/validate', body: { primaryPaymentDetails: { token: (made.body as { token: string }).token } } });
}
