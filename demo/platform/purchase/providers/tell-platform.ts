import type { ProviderPayment } from '../../db/tables/purchase/provider-tables.ts';
import { localFetch } from '../../identity/providers/local-fetch.ts';
import type { PlatformContext } from '../../server/platform-context.ts';
import { signedHeaders } from './webhook-signature.ts';

/** Says how a payment stands. */
async function deliver({ origins, keys }: PlatformContext, { provider, reference, state }: ProviderPayment): Promise<void> {
  const body = JSON.stringify({ type: 'payment.updated', data: { reference, state } });
  const answer = await localFetch(`${origins.api}/webhooks/payments/${provider}`, { method: 'POST', headers: { 'content-type': 'application/json', ...signedHeaders(keys.provider, provider, body) }, body });
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
}

/**
 * Tells the platform of a payment, as providers do: beside the payer's way back, and more than once.
 *
 * What is lost is found when the payment's time comes, or when its payer returns.
 */
export function tellPlatform(context: PlatformContext, payment: ProviderPayment): void {
  Promise.all([deliver(context, payment), deliver(context, payment)]).catch((failure: unknown) => {
    process.stderr.write(`a provider could not tell of a payment: ${failure instanceof Error ? failure.message : 'no answer'}\n`);
  });
}
