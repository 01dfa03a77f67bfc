import { randomUUID } from 'node:crypto';
import type { TestPlatform } from '../../support/platform.ts';
import { memberTokens } from '../../support/signed-in.ts';

/** A payment that waits for its payer, begun on another device. */
export interface BegunPayment {
  /** Its page. */
  path: string;
  /** The page of the bank, the wallet or the app. */
  url: string;
}

/** What is paid, by whom and how. */
export interface Paying { realm: 'arena' | 'cinema'; account: string; sku: string; type: string; provider: string }

/** Begins a payment as a member does, without a browser. */
export async function beginPayment(platform: TestPlatform, { realm, account, sku, type, provider }: Paying): Promise<BegunPayment> {
  const ask = async (path: string, method: string, body: unknown, headers: Record<string, string>): Promise<unknown> => {
    const answer = await fetch(platform.at('api', path), {
      method, headers: { realm, 'x-api-key': `${realm}-public-key`, 'x-app-var': 'test', ...(body ? { 'content-type': 'application/json' } : {}), ...headers }, ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const { authorisationToken } = await memberTokens(platform, realm, account);
  const headers = { authorization: `Bearer ${authorisationToken}` };
  const basket = await ask(`/api/v2/baskets/${sku}?acknowledgeNoFreeTrial=true`, 'PUT', undefined, headers) as { basketId: string; version: number };
  const by = { paymentDetailsExternalId: '', targetPaymentProvider: provider, paymentMethodType: type };
  const attempt = await ask(`/api/v2/customer/baskets/pay/${basket.basketId}`, 'POST', { basketVersion: basket.version, paymentArrangement: { primaryPaymentDetailsAttributes: by } }, { ...headers, 'idempotency-key': randomUUID() }) as { attemptId: string; action: { url: string } };
  return { path: `/payment/${attempt.attemptId}`, url: attempt.action.url };
}

/** Answers on the payer's page, as its buttons do. */
export async function answerPayment({ url }: BegunPayment, answer: 'pay' | 'once' | 'later' | 'refuse' | 'cancel'): Promise<void> {
  const reply = await fetch(url, { method: 'POST', redirect: 'manual', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: `answer=${answer}` });
  if (reply.status >= 400) throw new Error(`the payer's page answered ${reply.status}`);
}
