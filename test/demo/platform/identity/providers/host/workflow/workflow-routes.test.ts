import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { workflowReturn } from '../../../../../../../demo/platform/identity/providers/host/workflow/workflow-return.ts';
import { openTestPlatform, type TestPlatform } from '../../../../../../support/test-platform.ts';
import { ProviderVisit } from '../../../../../../support/provider-visit.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); }, 180_000);
afterAll(() => platform.close());

const host = () => `http://partner-id.localhost:${platform.running.port}`;
const site = () => `http://arena.localhost:${platform.running.port}`;

/** A call as the partner's script makes it. */
const ask = (path: string, fields: Record<string, string>, origin = site()) =>
  fetch(`${host()}/workflow/${path}`, { method: 'POST', body: new URLSearchParams(fields), headers: { origin } });

const begin = async (): Promise<{ authorisationUri: string; attempt: { id: string; secret: string; state: string } }> =>
  (await platform.ask({ realm: 'arena', path: '/api/v1/auth-providers/partner/auth-uri' })).body;

/** The calls of the script, in their order. */
async function workflowFor(authorisationUri: string): Promise<{ workflow: string; address: string }> {
  return (await ask('start', { partner: 'partner-id', address: authorisationUri })).json() as Promise<{ workflow: string; address: string }>;
}

test('the script is a module for every site, of a kind that no browser guesses', async () => {
  const reply = await fetch(`${host()}/sdk/identity-partner.js`);
  expect(reply.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(reply.headers.get('access-control-allow-origin')).toBe('*');
  const text = await reply.text();
  for (const name of ['detectPartner', 'runWorkflow', 'logout']) expect(text).toContain(`export async function ${name}(`);
  for (const bad of ['eval', 'Function(', 'innerHTML', 'document.', 'cookie', 'localStorage']) expect(text).not.toContain(bad);
});

test('the partner is detected for a client of its own, and said to that client’s site alone', async () => {
  const known = await ask('partner', { client_id: 'footlight-arena-partner' }, 'http://evil.localhost');
  expect([known.status, known.headers.get('access-control-allow-origin'), await known.json()]).toEqual([200, site(), { partner: 'partner-id' }]);
  for (const id of ['', 'footlight-cinema-partner', 'footlight-arena-google', '__proto__']) {
    const unknown = await ask('partner', { client_id: id });
    expect([unknown.status, unknown.headers.get('access-control-allow-origin')], id).toEqual([404, null]);
  }
});

/** @source spec 3 §4 "Identity-partner flow" */
test('a workflow ends at a ready page with its response, whose token opens a session here', async () => {
  const { authorisationUri, attempt } = await begin();
  const { address } = await workflowFor(authorisationUri);
  expect(address).toBe(authorisationUri);
  const { address: ended, fields } = await new ProviderVisit().signIn(address, { person: 'partner-id-1001' });
  expect([...ended.searchParams.keys()].sort()).toEqual(['PAGE_READY', 'workflowResponse']);
  expect(ended.searchParams.get('PAGE_READY')).toBe('true');
  const { code: partnerToken, state, iss } = fields;
  const answer = await platform.ask({ realm: 'arena', path: '/api/v1/identity-partner/token', body: { id: attempt.id, secret: attempt.secret, state, iss, partnerToken } });
  expect(answer.body).toMatchObject({ status: 'signed-in' });
});

test('turned back: ready, with a response that holds no token', async () => {
  const { authorisationUri, attempt } = await begin();
  const { fields } = await new ProviderVisit().signIn(authorisationUri, { cancel: '1' });
  expect(fields).toMatchObject({ error: 'access_denied', state: attempt.state });
  expect(fields['code']).toBeUndefined();
});

/** @source spec 3 §4 "On failure the partner session is logged out" */
describe('a log-out', () => {
  const signedIn = async (visit: ProviderVisit, { authorisationUri }: { authorisationUri: string }) => (await visit.open(authorisationUri)).address.host !== new URL(host()).host;

  test('ends the session that the workflow proved somebody by, once, and no other', async () => {
    const [visit, other] = [new ProviderVisit(), new ProviderVisit()];
    await other.signIn((await begin()).authorisationUri, { person: 'partner-id-1001' });
    const { authorisationUri } = await begin();
    const { workflow } = await workflowFor(authorisationUri);
    await visit.signIn(authorisationUri, { person: 'partner-id-1001' });
    expect(await signedIn(visit, await begin())).toBe(true);
    expect((await ask('logout', { workflow })).status).toBe(204);
    expect(await signedIn(visit, await begin())).toBe(false);
    expect(await signedIn(other, await begin())).toBe(true);
    expect((await ask('logout', { workflow })).status).toBe(404);
  });

  test('of a workflow that proved nobody ends nothing', async () => {
    const { workflow } = await workflowFor((await begin()).authorisationUri);
    expect((await ask('logout', { workflow })).status).toBe(204);
  });

  test.each(['', 'unknown', '../../x', '__proto__'])('of %j is refused', async (workflow) => {
    expect((await ask('logout', { workflow })).status).toBe(404);
  });

  test('is not done by the state, which stands in an address', async () => {
    const { authorisationUri, attempt } = await begin();
    await workflowFor(authorisationUri);
    expect((await ask('logout', { workflow: attempt.state })).status).toBe(404);
  });
});

test.each<[string, (address: URL) => void]>([
  ['another return address', (address) => address.searchParams.set('redirect_uri', 'http://evil.localhost/oauth/partner')],
  ['another client', (address) => address.searchParams.set('client_id', 'footlight-arena-google')],
  ['no state', (address) => address.searchParams.delete('state')],
  ['another host', (address) => { address.host = 'evil.localhost'; }],
])('no workflow begins for %s', async (_, change) => {
  const address = new URL((await begin()).authorisationUri);
  change(address);
  expect((await ask('start', { partner: 'partner-id', address: address.href })).status).toBe(400);
});

test('none begins for another partner, or for what is no address', async () => {
  expect((await ask('start', { partner: 'other', address: (await begin()).authorisationUri })).status).toBe(400);
  for (const address of ['', 'javascript:alert(1)', '/auth']) expect((await ask('start', { partner: 'partner-id', address })).status).toBe(400);
});

test.each(['http://arena.localhost/oauth/partner', 'http://arena.localhost/oauth/partner?state=x', 'http://arena.localhost/oauth/partner?code=x', '/interaction/1', ''])('%j ends no workflow', (location) => {
  expect(workflowReturn(location)).toBeUndefined();
});
