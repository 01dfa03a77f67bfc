import type { PaymentReturnQuery } from '../contracts/purchase/payment-return.ts';
import { postedParameter } from '../contracts/wire/posted-fields.ts';
import { readQuery } from './query-parameters.ts';

/** What a provider's page returned with. @param words the query of an address, or the fields of a form */
export function paymentReturnOf(words: Readonly<Record<string, string>>): Partial<PaymentReturnQuery> {
  return {
    reference: readQuery(words, 'reference'),
    redirectResult: readQuery(words, 'redirectResult'),
    intent: readQuery(words, 'payment_intent') ?? readQuery(words, 'setup_intent'),
    posted: Object.hasOwn(words, postedParameter) ? words[postedParameter] : undefined,
  };
}
