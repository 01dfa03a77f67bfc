import type { Database } from '../../db/database.ts';
import type { ProviderMessage } from '../../db/tables/purchase/message-tables.ts';
import { localFetch } from '../../identity/providers/local-fetch.ts';
import type { PlatformKeys } from '../../server/platform-keys.ts';
import { claimMessages, forgetMessage, postponeMessage } from './acquirer/message-outbox.ts';
import { signedHeaders } from './webhook-signature.ts';
import { logProblem } from '../../server/logs/log-problem.ts';

/** Where messages are kept, and to whom they go. */
export interface MessageDesk { db: Database; origins: { api: string }; keys: PlatformKeys }

async function send({ origins, keys }: MessageDesk, { provider, type, reference, state }: ProviderMessage): Promise<void> {
  const body = JSON.stringify({ type, data: { reference, state } });
  const answer = await localFetch(`${origins.api}/webhooks/payments/${provider}`, { method: 'POST', headers: { 'content-type': 'application/json', ...signedHeaders(keys.provider, provider, body) }, body });
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
}

/**
 * Tells the platform what is due, as providers do: beside the payer's way back, more than once and out of order.
 *
 * A message is kept until it is taken, over a restart too. Those that are due together are sent together.
 *
 * @param now epoch milliseconds of the platform's clock
 */
export async function tellPlatform(desk: MessageDesk, now: number): Promise<void> {
  await Promise.all((await claimMessages(desk.db, now)).map(async (message) => {
    try {
      await send(desk, message);
      await forgetMessage(desk.db, message.id);
    } catch (failure) {
      logProblem(`a provider could not tell of a payment: ${failure instanceof Error ? failure.message : 'no answer'}`);
      await postponeMessage(desk.db, message);
    }
  }));
}
