import { randomUUID } from 'node:crypto';
import type { AttackResult, AttackSize } from './attack-case.ts';
import { ask, charges, filledBasket, signIn, validatedCard } from './api-client.ts';
import type { PlatformProcess } from './platform-process.ts';

const sku = 'cinema-basic-month';

/** Payments and baskets at once: one charge and one entitlement, whatever the order. Refreshes at once keep the session. */
export async function racePurchases(platform: PlatformProcess, { payments }: AttackSize): Promise<AttackResult> {
  const broken: string[] = [];
  await ask(platform, { path: '/demo/reset', body: {} });
  const { authorisationToken: token } = await signIn(platform, 'buyer');
  const basket = await filledBasket(platform, token, sku);
  const card = await validatedCard(platform, token);
  const keys = [randomUUID(), randomUUID(), randomUUID()];
  const pay = (key: string) => ask(platform, {
    token, path: `/api/v2/customer/baskets/pay/${basket.basketId}`, headers: { 'idempotency-key': key },
    body: { basketVersion: basket.version, paymentArrangement: { primaryPaymentDetailsAttributes: { paymentDetailsExternalId: card, targetPaymentProvider: 'sandbox-card', paymentMethodType: 'CARD' } } },
  });
  const replies = await Promise.all(Array.from({ length: payments }, (_, at) => (at % 10 === 9 ? filledBasket(platform, token, sku).then(() => undefined, () => undefined) : pay(keys[at % 3]!))));
  const failed = replies.filter((reply) => reply && reply.status >= 500).length;
  if (failed > 0) broken.push(`${failed} payments were answered 500`);
  const charged = await charges(platform, 'cinema.buyer');
  if (charged !== 1) broken.push(`${charged} charges`);
  const held = JSON.parse((await ask(platform, { token, path: '/api/v2/customer/subscriptions/status/active' })).text) as { licenceIds: string[] };
  if (held.licenceIds.length !== 1) broken.push(`${held.licenceIds.length} entitlements`);
  return { figures: { payments, charged, entitlements: held.licenceIds.length, ...await raceRefreshes(platform, broken) }, broken };
}

async function raceRefreshes(platform: PlatformProcess, broken: string[]): Promise<Record<string, number>> {
  const { refreshToken } = await signIn(platform, 'subscriber');
  const replies = await Promise.all(Array.from({ length: 20 }, () => ask(platform, { path: '/api/v2/token/refresh', body: { refreshToken } })));
  const renewed = replies.filter(({ status }) => status === 200);
  if (renewed.length === 0) broken.push('no refresh succeeded');
  for (const { text } of renewed) {
    const { authorisationToken } = JSON.parse(text) as { authorisationToken: string };
    const { status } = await ask(platform, { token: authorisationToken, path: '/api/v2/customer/subscriptions/status/active' });
    if (status !== 200) broken.push(`a renewed token is answered ${status}`);
  }
  return { refreshes: replies.length, renewed: renewed.length };
}
