import { expect, test } from 'vitest';
import { payBasket } from '../../src/api/calls/purchase.ts';
import { updateGiftBasket } from '../../src/api/calls/purchase/gifts.ts';
import type { CallRequest } from '../../src/api/call.ts';
import type { Client } from '../../src/api/client.ts';
import { guestBuyerClient } from '../../src/api/guest-buyer-client.ts';
import { testSettings } from '../support/test-settings.ts';

/** What a client is asked to send. */
function recorder() {
  const sent: CallRequest[] = [];
  const client: Client = { call: async (call, input) => { sent.push(call.request(call.input.parse(input) as never, testSettings.endpoints)); return {} as never; } };
  return { sent, client };
}

test('who pays is proven by a header, beside those of the call, and in no address', async () => {
  const { sent, client } = recorder();
  const buyer = guestBuyerClient(client, 'secret-proof');
  await buyer.call(updateGiftBasket, { giftId: 'pass-3-months' });
  await buyer.call(payBasket, { basketId: 'b1', basketVersion: 1, idempotencyKey: 'key-1', paymentDetailsExternalId: '', targetPaymentProvider: 'none', paymentMethodType: 'CARD' });
  expect(sent.map(({ headers }) => headers)).toEqual([{ 'x-footlight-guest-checkout': 'secret-proof' }, { 'idempotency-key': 'key-1', 'x-footlight-guest-checkout': 'secret-proof' }]);
  expect(JSON.stringify(sent.map(({ path, query, body }) => [path, query, body]))).not.toContain('secret-proof');
});

test('the calls themselves stay as they are', async () => {
  const { sent, client } = recorder();
  await guestBuyerClient(client, 'secret-proof').call(updateGiftBasket, { giftId: 'g1' });
  await client.call(updateGiftBasket, { giftId: 'g1' });
  expect(sent[1]?.headers).toBeUndefined();
});
