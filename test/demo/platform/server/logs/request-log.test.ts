import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Basket } from '../../../../../src/contracts/purchase/basket.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';
import { validateCard } from '../../../../support/validate-card.ts';

const lines: string[] = [];
let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(undefined, true, {}, { level: 'info', stream: { write: (line) => lines.push(line) } }); });
afterAll(() => platform.close());

interface Line { level: number; reqId: string; host: string; method: string; route: string; status: number; ms: number; msg: string; pid: number; time: number }
const read = (): Line[] => lines.map((line) => JSON.parse(line) as Line);
const newestOf = async (work: () => Promise<unknown>): Promise<Line | undefined> => {
  await work();
  return read().at(-1);
};

test.each([
  ['a call', { path: '/api/v4/vod/1001?includePlaybackDetails=URL' }, { host: 'api', method: 'GET', route: '/api/v4/vod/:id', status: 401 }],
  ['a page of a site', { host: 'cinema.localhost', path: '/?q=someone' }, { host: 'tenant', method: 'GET', route: '/*', status: 200 }],
  ['an address that is not there', { method: 'POST', path: '/nothing/here', body: {} }, { host: 'api', method: 'POST', status: 404 }],
  ['a name that is not served', { host: 'elsewhere.example', path: '/?a=b' }, { host: 'unknown', route: 'none', status: 404 }],
  ['a probe', { host: 'localhost', path: '/ready' }, { host: 'bare', route: '/ready', status: 200 }],
] as const)('%s is a line with id, route, status and time', async (_what, question, expected) => {
  const line = await newestOf(() => platform.ask(question));
  expect(line).toMatchObject({ ...expected, level: 30, msg: 'answered', pid: process.pid });
  expect(line?.reqId).toMatch(/^[\da-f-]{36}$/);
  expect(line?.ms).toBeGreaterThanOrEqual(0);
  expect(Object.keys(line ?? {}).sort()).toEqual(['host', 'level', 'method', 'ms', 'msg', 'pid', 'reqId', 'route', 'status', 'time']);
});

test('an answer that failed is a warning, and its problem names the same request', async () => {
  const said: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => (said.push(String(text)), true));
  await platform.running.context.db.execute('alter table watchlists rename to watchlists_away');
  const { authorisationToken: token } = await platform.signIn('cinema', 'subscriber');
  const line = await newestOf(() => platform.ask({ token, path: '/api/v1/watchlists' }));
  await platform.running.context.db.execute('alter table watchlists_away rename to watchlists');
  vi.restoreAllMocks();
  expect(line).toMatchObject({ level: 40, status: 500, route: '/api/v1/watchlists' });
  expect(said.map((text) => JSON.parse(text) as unknown)).toContainEqual(expect.objectContaining({ level: 50, reqId: line?.reqId, route: '/api/v1/watchlists', msg: expect.stringContaining('42P01') }));
});

test('nothing of a person is in any line of signing up, signing in, searching and paying', async () => {
  const from = { remoteAddress: '203.0.113.77' };
  const email = 'petra.valk@example.org';
  const secrets: string[] = ['petra.valk', 'example.org', 'valk', 'correct-horse-battery', '203.0.113', 'SECRETCODE77', '378282246310005', '8317', 'Holt', 'footlight.test', 'bearer-not-good', 'link-of-a-mail', 'searched words', 'searched%20words'];
  const ask: TestPlatform['ask'] = (question) => platform.ask({ ...from, ...question });
  const before = lines.length;
  const written: string[] = [];
  for (const stream of [process.stdout, process.stderr]) vi.spyOn(stream, 'write').mockImplementation((text) => (written.push(String(text)), true));
  await ask({ path: '/api/v2/login', body: { id: email, secret: 'correct-horse-battery' } });
  await ask({ path: `/api/v1/firebase-auth/signup?email=${email}`, body: { email, password: 'correct-horse-battery', firstName: 'Petra', lastName: 'Valk' } });
  await ask({ path: `/api/v2/token/alt/magic-email?email=${email}` });
  await ask({ host: 'cinema.localhost', path: '/login/magic-link?token=link-of-a-mail' });
  const { authorisationToken: token, refreshToken } = await platform.signIn('cinema', 'buyer');
  await ask({ token: 'bearer-not-good', path: '/api/v1/watchlists' });
  await ask({ token, path: '/api/v1/content-search?query=searched%20words' });
  await ask({ token, method: 'PUT', path: '/api/v2/baskets/vouchers/SECRETCODE77' });
  const card = { cardHolder: 'Maren Holt', number: '378282246310005', expiryMonth: 12, expiryYear: 2091, cvc: '8317' };
  const { parsedData } = (await validateCard(platform.ask, 'cinema', card, { token })).body as { parsedData: { paymentDetailsExid: string } };
  const basket = (await ask({ token, method: 'PUT', path: '/api/v2/baskets/cinema-basic-month' })).body as Basket;
  const paid = await ask({
    token, path: `/api/v2/customer/baskets/pay/${basket.basketId}`, headers: { 'idempotency-key': randomUUID() },
    body: { basketVersion: basket.version, paymentArrangement: { primaryPaymentDetailsAttributes: { paymentDetailsExternalId: parsedData.paymentDetailsExid, targetPaymentProvider: 'sandbox-card', paymentMethodType: 'CARD' } } },
  });
  await ask({ path: '/api/v2/token/refresh', body: { refreshToken } });
  vi.restoreAllMocks();
  expect(paid.status).toBe(200);
  const log = [...lines.slice(before), ...written].join('\n');
  expect(log).toContain('/api/v2/customer/baskets/pay/:');
  for (const secret of [...secrets, token, refreshToken, basket.basketId, parsedData.paymentDetailsExid]) expect(log.toLowerCase(), secret).not.toContain(secret.toLowerCase());
});

test('what a request says makes no line, and stands in none, also where its answer fails', async () => {
  const texts = ['a\r\n{"level":60,"msg":"forged"}', '\u001B[2Jgone', '\u009B2Jgone', 'x\u2028forged', '=forged()', '"},forged'];
  const written: string[] = [];
  const before = lines.length;
  for (const stream of [process.stdout, process.stderr]) vi.spyOn(stream, 'write').mockImplementation((text) => (written.push(String(text)), true));
  const { authorisationToken: token } = await platform.signIn('cinema', 'subscriber');
  const { db } = platform.running.context;
  await db.execute('alter table watchlists rename to watchlists_away');
  for (const text of texts) {
    const inAddress = encodeURIComponent(text);
    const headers = { 'user-agent': inAddress, referer: `https://x.test/${inAddress}`, 'x-app-var': inAddress, traceparent: inAddress, 'accept-language': inAddress };
    for (const path of [`/api/v1/watchlists?q=${inAddress}`, `/api/v4/vod/${inAddress}`, `/${inAddress}`]) await platform.ask({ token, path, headers });
    await platform.ask({ token, path: '/api/v1/watchlists', body: { name: text }, headers });
    await platform.ask({ token, path: '/api/v1/user/profiles', body: { name: text, type: 'adult' }, headers });
    await platform.ask({ path: '/api/v2/login', body: { id: text, secret: text }, headers });
    await platform.ask({ host: 'cinema.localhost', path: `/search?query=${inAddress}`, headers });
    await platform.ask({ host: `${'x'.repeat(200)}.localhost`, path: '/', headers });
  }
  await db.execute('alter table watchlists_away rename to watchlists');
  vi.restoreAllMocks();
  const said = [...lines.slice(before), ...written];
  expect(said.filter((line) => line.includes('"level":50')).length).toBeGreaterThanOrEqual(texts.length);
  expect(said.filter((line) => !/^\{[^\p{Cc}\p{Zl}\p{Zp}]*\}\n$/u.test(line) || /forged|gone/.test(line))).toEqual([]);
  for (const line of said) JSON.parse(line);
});

test('a level above writes less', async () => {
  const quiet: string[] = [];
  const other = await openTestPlatform(undefined, true, {}, { level: 'warn', stream: { write: (line) => quiet.push(line) } });
  await other.ask({ path: '/api/v2/label' });
  await other.close();
  expect(quiet).toEqual([]);
});
