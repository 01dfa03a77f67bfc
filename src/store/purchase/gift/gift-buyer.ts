import { beginGuestCheckout } from '../../../api/calls/purchase/gifts.ts';
import { guestBuyerClient } from '../../../api/guest-buyer-client.ts';
import type { Client } from '../../../api/client.ts';
import type { StoreContext } from '../../store-context.ts';
import type { GiftMemory } from './gift-memory.ts';

type BuyerContext = Pick<StoreContext, 'client' | 'viewer' | 'now'>;

/** The calls of a guest who pays. */
export type GuestBuyer = Client;

/** Whose calls pay: a member's own, or those of a guest who said an e-mail; undefined while nobody is known. */
export function buyerClient({ client, viewer, now }: BuyerContext, memory: GiftMemory): Client | undefined {
  if (viewer.peek()?.who === 'member') return client;
  const { buyer } = memory.read();
  return buyer && buyer.expiresAt > now() ? guestBuyerClient(client, buyer.token) : undefined;
}

/** Makes a buyer of the guest. @throws ApiError */
export async function becomeBuyer({ client }: BuyerContext, memory: GiftMemory, email: string): Promise<void> {
  memory.keep({ buyer: await client.call(beginGuestCheckout, { email }) });
}
