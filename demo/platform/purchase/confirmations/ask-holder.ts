import { randomUUID } from 'node:crypto';
import { chargeLicence } from '../attempts/charge-licence.ts';
import { ownKeyOf } from '../attempts/idempotency-key.ts';
import type { CardRow } from '../cards/card-store.ts';
import { dueFor } from '../subscriptions/charge-period.ts';
import type { HeldSubscription } from '../subscriptions/with-subscription.ts';

/**
 * Asks the holder of a card at its issuer, for what is open or for the card alone.
 *
 * Nothing is changed before that is done; the licence says where it is confirmed.
 *
 * @param isOpen whether a period waits to be paid: a card alone is asked about with 0
 */
export async function askHolder({ tx, row, caller }: HeldSubscription, card: CardRow, isOpen: boolean): Promise<void> {
  const { licenceId, scale, currency } = row;
  const amount = isOpen ? (await dueFor(tx, row)).total : 0;
  const purpose = { kind: 'LICENCE', licenceId, isOpen, byOtherCard: card.id !== row.paymentMethodId } as const;
  await chargeLicence(tx, caller, { key: ownKeyOf('card', randomUUID()), licenceId, amount, scale, currency, card, purpose });
}
