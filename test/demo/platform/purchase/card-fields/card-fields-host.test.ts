import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askCardToken, validateCard } from '../../../../support/validate-card.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());

const origin = (name: string) => `http://${name}.localhost:${platform.running.port}`;
const show = (from: string | undefined, { merchant = 'arena', host = 'card.localhost', dest = 'iframe' } = {}) =>
  platform.ask({ host, path: `/fields/${merchant}`, headers: { 'sec-fetch-dest': dest, 'sec-fetch-site': 'cross-site', ...(from === undefined ? {} : { referer: `${origin(from)}/` }) } });

describe('the page of the fields', () => {
  test('is shown in the tenant’s own page, which its policy allows beside the tenant’s partners', async () => {
    const { status, headers } = await show('arena');
    expect(status).toBe(200);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`frame-ancestors ${origin('arena')} ${origin('partner')} `);
    expect(policy).toMatch(/default-src 'none'.*form-action 'none'.*script-src 'self'.*connect-src 'self'.*require-trusted-types-for 'script'/);
    expect(policy).toContain(`font-src ${origin('arena')};`);
    expect(policy).not.toMatch(/unsafe|\*/);
    // A page that isolates itself shows only frames that do.
    expect(headers).toMatchObject({ 'cross-origin-embedder-policy': 'credentialless', 'cross-origin-resource-policy': 'cross-origin' });
  });

  test.each([['a stranger', 'evil'], ['a partner, without the tenant’s page between', 'partner'], ['another tenant', 'cinema'], ['a page that does not say who it is', undefined]])('is refused to a frame of %s', async (_who, from) => {
    expect((await show(from)).status).toBe(403);
  });

  test('is no page of its own, and no page of an unknown tenant', async () => {
    expect((await show(undefined, { dest: 'document' })).status).toBe(403);
    expect((await show('arena', { merchant: 'nowhere' })).status).toBe(404);
  });

  test('comes from the origin that each tenant’s policy names', async () => {
    for (const [realm, host] of [['arena', 'card'], ['cinema', 'second-card']] as const) {
      const { authorisationToken: token } = await platform.signIn(realm, 'buyer');
      expect((await platform.ask({ realm, token, path: '/api/v2/customer/payment-details' })).body).toMatchObject({ fields: { address: `${origin(host)}/fields/${realm}` } });
      expect((await show(realm, { merchant: realm, host: `${host}.localhost` })).status).toBe(200);
      for (const path of ['/purchase', '/frames/checkout', '/frames/player']) {
        const { headers } = await platform.ask({ host: `${realm}.localhost`, path, headers: { accept: 'text/html' } });
        expect(String(headers['content-security-policy']), path).toMatch(new RegExp(`frame-src 'self' ${origin(host)}[ ;]`));
      }
    }
  });
});

const card = { cardHolder: 'M. Holt', number: '4242424242424242', expiryMonth: 12, expiryYear: 2040, cvc: '123' };

describe('a token', () => {
  const entered = async (merchant = 'cinema') => ((await askCardToken(platform.ask, merchant, card)).body as { token: string }).token;
  const give = (token: string, as: string) => platform.ask({ token: as, path: '/api/v4/payment-method/validate', body: { primaryPaymentDetails: { token } } });
  const used = { status: 400, body: expect.objectContaining({ code: 'failedPayment' }) };

  test('tells the brand and the last four digits alone, and is good once', async () => {
    const { authorisationToken } = await platform.signIn('cinema', 'buyer');
    const made = await askCardToken(platform.ask, 'cinema', card);
    expect(made).toMatchObject({ status: 200, body: { token: expect.stringMatching(/^[\w-]{43}$/), cardType: 'visa', last4Digits: '4242' } });
    expect(Object.keys(made.body)).toHaveLength(3);
    const { token } = made.body as { token: string };
    const replies = await Promise.all([give(token, authorisationToken), give(token, authorisationToken)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await give(token, authorisationToken)).toMatchObject(used);
  });

  test('is good for its own tenant, for a quarter of an hour', async () => {
    const { authorisationToken } = await platform.signIn('cinema', 'buyer');
    expect(await give(await entered('arena'), authorisationToken)).toMatchObject(used);
    const late = await entered();
    await platform.ask({ method: 'PUT', path: '/demo/clock', body: { advance: 15 * 60_000 } });
    const again = (await platform.signIn('cinema', 'buyer')).authorisationToken;
    expect(await give(late, again)).toMatchObject(used);
    expect(await give('made-up', again)).toMatchObject(used);
  });

  test('a number in its place is refused, and so is a card that cannot be', async () => {
    const { authorisationToken: token } = await platform.signIn('cinema', 'buyer');
    expect(await platform.ask({ token, path: '/api/v4/payment-method/validate', body: { primaryPaymentDetails: { card } } })).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
    expect(await validateCard(platform.ask, 'cinema', { ...card, number: '4242424242424241' }, { token })).toMatchObject({ status: 400, body: { code: 'incorrect_number', details: { field: 'number' } } });
  });

  test.each([['another site', { origin: 'http://evil.localhost' }], ['the tenant’s own page', { origin: 'http://cinema.localhost' }], ['a page without an origin', { origin: 'null' }]])('is asked for by the fields alone, not by %s', async (_who, headers) => {
    expect((await platform.ask({ host: 'card.localhost', path: '/tokens', headers, body: { merchant: 'cinema', card } })).status).toBe(403);
  });

  test.each([[{}], [{ merchant: 'nowhere', card }], [[]], [{ merchant: 'cinema', card: null }]])('is not made of %j', async (body) => {
    expect((await platform.ask({ host: 'card.localhost', path: '/tokens', body })).status).toBe(400);
  });

  test('is asked for at no other host', async () => {
    for (const host of ['api.localhost', 'cinema.localhost', 'partner.localhost']) expect((await platform.ask({ host, path: '/tokens', body: { merchant: 'cinema', card } })).status).toBeGreaterThanOrEqual(404);
  });
});
