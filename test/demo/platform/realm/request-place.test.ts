import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestPlatform, type Question, type TestPlatform } from '../../../support/test-platform.ts';

const locOf = (token: string): string => (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { loc: string }).loc;

async function guestFrom(platform: TestPlatform, question: Partial<Question> = {}) {
  const reply = await platform.ask({ ...question, path: '/api/v1/init/' });
  return (reply.body as { authentication: { authorisationToken: string } }).authentication.authorisationToken;
}

async function accessOf(platform: TestPlatform, id: string, question: Partial<Question>): Promise<string> {
  const reply = await platform.ask({ ...question, method: 'GET', path: `/api/v4/vod/${id}` });
  return (reply.body as { accessLevel: string }).accessLevel;
}

/** The lists of the seed hold documentation networks. */
const addresses: [address: string, country: string, vpn: boolean][] = [
  ['127.0.0.1', 'GB', false], ['127.8.9.1', 'GB', false], ['::1', 'GB', false], ['::ffff:127.0.0.1', 'GB', false],
  ['192.0.2.9', 'GB', false], ['198.51.100.9', 'ES', false], ['::ffff:198.51.100.9', 'ES', false], ['198.51.100.70', 'ES', true],
  ['203.0.113.127', 'US', false], ['203.0.113.128', 'CA', false], ['2001:db8:1::5', 'US', false], ['2001:db8:1:ff::5', 'US', true],
  ['8.8.8.8', 'ZZ', false], ['2001:db8:2::1', 'ZZ', false], ['fe80::1%eth0', 'ZZ', false],
];

describe('in demo mode', () => {
  let platform: TestPlatform;
  beforeAll(async () => { platform = await openTestPlatform(); });
  afterAll(() => platform.close());

  test.each(addresses)('a guest at %s is in %s (VPN: %s)', async (remoteAddress, country, vpn) => {
    const token = await guestFrom(platform, { remoteAddress });
    expect(locOf(token)).toBe(country);
    // Allowed in the US and Canada alone, so that a VPN there shows.
    const granted = !vpn && ['US', 'CA'].includes(country);
    expect(await accessOf(platform, '1005', { token, remoteAddress })).toBe(granted ? 'GRANTED' : 'GEOBLOCKED');
  });

  test.each([
    [{ 'x-footlight-country': 'US' }, 'GRANTED'], [{ 'x-footlight-country': 'ca' }, 'GRANTED'],
    [{ 'x-footlight-country': 'US', 'x-footlight-vpn': '1' }, 'GEOBLOCKED'], [{ 'x-footlight-country': 'US', 'x-footlight-vpn': 'false' }, 'GRANTED'],
    [{ 'x-footlight-country': 'USA' }, 'GEOBLOCKED'], [{ 'x-footlight-country': '' }, 'GEOBLOCKED'], [{ 'x-footlight-vpn': 'yes' }, 'GEOBLOCKED'],
  ])('the headers %o stand before the address', async (headers, access) => {
    const token = await guestFrom(platform);
    expect(await accessOf(platform, '1005', { token, headers: headers as Record<string, string> })).toBe(access);
  });

  test.each([
    ['member', '1009', 'DENIED'], ['subscriber', '1009', 'GRANTED'], ['abroad', '1009', 'GEOBLOCKED'], ['vpn', '1009', 'GEOBLOCKED'],
    ['member', '1005', 'GEOBLOCKED'], ['abroad', '1005', 'GRANTED'], ['vpn', '1005', 'GEOBLOCKED'],
    ['abroad', '1001', 'GRANTED'], ['vpn', '1001', 'GRANTED'],
  ])('the seeded place of %s stands for the address: %s is %s', async (name, id, access) => {
    const { authorisationToken: token } = await platform.signIn('cinema', name);
    expect(await accessOf(platform, id, { token, remoteAddress: '192.0.2.9' })).toBe(access);
  });

  test('a header stands before the seeded place', async () => {
    const { authorisationToken: token } = await platform.signIn('cinema', 'abroad');
    expect(locOf(token)).toBe('US');
    expect(await accessOf(platform, '1009', { token, headers: { 'x-footlight-country': 'GB' } })).toBe('DENIED');
  });

  test('a blocked title gives no callback, and its streams are refused by name', async () => {
    const { authorisationToken: token } = await platform.signIn('cinema', 'abroad');
    const details = (await platform.ask({ token, path: '/api/v4/vod/1005' })).body as { playerUrlCallback: string };
    const path = details.playerUrlCallback.replace(/^https?:\/\/[^/]+/, '');
    expect((await platform.ask({ token, path })).status).toBe(200);
    const elsewhere = await platform.ask({ token, path, headers: { 'x-footlight-country': 'GB' } });
    expect(elsewhere).toMatchObject({ status: 403, body: { code: 'outside-region' } });
  });

  test.each([
    ['abroad', {}, 'signupGeoRestriction'], ['vpn', {}, 'vpnErrorMessage'], ['child', { 'x-footlight-vpn': '1' }, 'kidPurchasePermissionDenied'],
    ['member', { 'x-footlight-country': 'CA' }, 'signupGeoRestriction'], ['member', { 'x-footlight-vpn': 'true' }, 'vpnErrorMessage'],
  ])('a purchase of %s with %o is refused with %s', async (name, headers, code) => {
    const { authorisationToken: token } = await platform.signIn('cinema', name);
    const reply = await platform.ask({ token, method: 'PUT', path: '/api/v2/baskets/cinema-basic-month', headers: headers as Record<string, string> });
    expect(reply).toMatchObject({ status: 403, body: { code } });
  });

  test.each([
    ['abroad', {}, 'signupGeoRestriction'], ['vpn', {}, 'vpnErrorMessage'], ['member', {}, undefined],
    ['member', { 'x-footlight-country': 'CA', 'x-footlight-vpn': '1' }, 'vpnErrorMessage'],
    [undefined, { 'x-footlight-country': 'CA' }, 'signupGeoRestriction'], [undefined, { 'x-footlight-vpn': '1' }, 'vpnErrorMessage'], [undefined, {}, undefined],
  ])('what is sold says before anything is chosen why %s with %o cannot buy: %s', async (name, headers, refusal) => {
    const { authorisationToken: token } = await (name ? platform.signIn('cinema', name) : platform.guest('cinema'));
    const reply = await platform.ask({ token, path: '/api/v2/licence-family', headers: headers as Record<string, string> });
    expect((reply.body as { refusal?: string }).refusal).toBe(refusal);
  });

  test('both accounts are on every tenant’s list', async () => {
    const { accounts } = (await platform.ask({ path: '/demo/accounts' })).body as { accounts: { id: string }[] };
    expect(accounts.map(({ id }) => id)).toEqual(expect.arrayContaining(['arena.abroad', 'arena.vpn', 'cinema.abroad', 'cinema.vpn']));
  });
});

describe('outside of demo mode', () => {
  let platform: TestPlatform;
  beforeAll(async () => { platform = await openTestPlatform(undefined, false); });
  afterAll(() => platform.close());
  const headers = { 'x-footlight-country': 'US', 'x-footlight-vpn': '1' };

  test('the headers are ignored', async () => {
    const token = await guestFrom(platform, { headers });
    expect(locOf(token)).toBe('GB');
    expect(await accessOf(platform, '1005', { token, headers })).toBe('GEOBLOCKED');
    expect(await accessOf(platform, '1009', { token, headers })).toBe('DENIED');
  });

  test('the address decides for members too', async () => {
    const { authorisationToken: token } = await platform.signIn('cinema', 'abroad');
    expect(locOf(token)).toBe('GB');
    expect(await accessOf(platform, '1005', { token, remoteAddress: '203.0.113.1' })).toBe('GRANTED');
    expect(await accessOf(platform, '1005', { token })).toBe('GEOBLOCKED');
  });
});
