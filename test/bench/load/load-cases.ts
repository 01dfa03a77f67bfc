import type { TestPlatform } from '../../support/platform.ts';

/** One call that is measured. */
export interface LoadCase {
  readonly name: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

const realm = 'arena';
const member = { id: 'subscriber@footlight.test', secret: 'footlight' };
const hour = 3_600_000;

/** Asks the platform once, as a page of the tenant does. @throws with the status of a refusal */
async function ask(platform: TestPlatform, path: string, headers: Record<string, string>, body?: unknown): Promise<unknown> {
  const reply = await fetch(platform.at('api', path), {
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
  return reply.json();
}

/** The calls of a visit, with a guest's and a member's token. */
export async function loadCases(platform: TestPlatform): Promise<LoadCase[]> {
  const host = new URL(platform.at('api')).host;
  const visitor = { host, realm, 'x-api-key': `${realm}-public-key`, 'x-app-var': 'bench', 'accept-language': 'en' };
  const { host: _host, ...asked } = visitor;
  const { authentication } = await ask(platform, '/api/v1/init/', asked) as { authentication: { authorisationToken: string } };
  const { result } = await ask(platform, '/api/v2/login', asked, { id: '1', method: 'login', params: member }) as { result: { authorisationToken: string } };
  const guestToken = { authorization: `Bearer ${authentication.authorisationToken}` };
  const memberToken = { authorization: `Bearer ${result.authorisationToken}` };
  const details = await ask(platform, '/api/v4/vod/1001', { ...asked, ...guestToken }) as { playerUrlCallback: string };
  const from = Math.floor(Date.now() / (6 * hour)) * 6 * hour;
  const guide = new URLSearchParams({ from: new Date(from).toISOString(), to: new Date(from + 6 * hour).toISOString(), rpp: '20' });
  const callback = new URL(details.playerUrlCallback);
  const packed = { 'accept-encoding': 'br' };
  const guest = { ...visitor, ...guestToken, ...packed };
  return [
    { name: 'labels', path: '/api/v2/label', headers: { ...visitor, ...packed } },
    { name: 'init, new visitor', path: '/api/v1/init/', headers: { ...visitor, ...packed } },
    { name: 'init, token', path: '/api/v1/init/', headers: guest },
    { name: 'home view, guest', path: '/api/v1/view?type=home&id=home', headers: guest },
    { name: 'home view, member', path: '/api/v1/view?type=home&id=home', headers: { ...guest, ...memberToken } },
    { name: 'bucket', path: '/api/v1/bucket/featured', headers: guest },
    { name: 'guide, 6 h × 20', path: `/api/v4/epg?${guide.toString()}`, headers: guest },
    { name: 'playback details', path: '/api/v4/vod/1001', headers: guest },
    { name: 'playback addresses', path: `${callback.pathname}${callback.search}`, headers: guest },
    { name: 'basket, member', path: '/api/v2/customer/basket', headers: { ...guest, ...memberToken } },
    { name: 'site document', path: '/', headers: { host: new URL(platform.at(realm)).host, accept: 'text/html', ...packed } },
  ];
}
