import type { Basket } from '../../src/contracts/purchase/basket.ts';
import type { PlatformProcess } from './platform-process.ts';

export interface Ask { path: string; host?: string; method?: string; token?: string; body?: unknown; headers?: Record<string, string> }
export interface Said { status: number; text: string }

const realm = 'cinema';

/** Calls of the tenant Cinema, as its own page makes them. */
export async function ask(platform: PlatformProcess, { path, host = 'api', method, token, body, headers = {} }: Ask): Promise<Said> {
  const reply = await fetch(`${platform.at(host)}${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'), signal: AbortSignal.timeout(30_000),
    headers: {
      realm, 'x-api-key': `${realm}-public-key`, 'x-app-var': 'attack', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: reply.status, text: await reply.text() };
}

export interface Tokens { authorisationToken: string; refreshToken: string }

export async function signIn(platform: PlatformProcess, name: string): Promise<Tokens> {
  const { status, text } = await ask(platform, { path: '/api/v2/login', body: { id: `${name}@footlight.test`, secret: 'footlight' } });
  if (status !== 200) throw new Error(`The sign-in of ${name} answered ${status}: ${text}`);
  return JSON.parse(text) as Tokens;
}

export async function filledBasket(platform: PlatformProcess, token: string, sku: string): Promise<Basket> {
  return JSON.parse((await ask(platform, { token, method: 'PUT', path: `/api/v2/baskets/${sku}?acknowledgeNoFreeTrial=false` })).text) as Basket;
}

/** The payment provider's reference to a card that is accepted. */
export async function validatedCard(platform: PlatformProcess, token: string): Promise<string> {
  const card = { cardHolder: 'M. Holt', number: '4242424242424242', expiryMonth: 12, expiryYear: 2040, cvc: '123' };
  const made = await ask(platform, { host: 'card', path: '/tokens', body: { merchant: realm, card } });
  const { status, text } = await ask(platform, { token, path: '/api/v4/payment-method/validate', body: { primaryPaymentDetails: { token: (JSON.parse(made.text) as { token: string }).token } } });
  if (status !== 200) throw new Error(`The card was answered ${status}: ${text}`);
  return (JSON.parse(text) as { parsedData: { paymentDetailsExid: string } }).parsedData.paymentDetailsExid;
}

export async function charges(platform: PlatformProcess, account: string): Promise<number> {
  const { text } = await ask(platform, { path: `/demo/charges?account=${account}` });
  return (JSON.parse(text) as { charges: unknown[] }).charges.length;
}
