import type { AttackResult, AttackSize } from './attack-case.ts';
import { ask, type Said, signIn } from './api-client.ts';
import type { PlatformProcess } from './platform-process.ts';
import { seededRandom, type SeededRandom } from './seeded-random.ts';

const apiPaths = [
  '/api/v1/view', '/api/v1/bucket/$', '/api/v1/epg', '/api/v1/label', '/api/v2/label', '/api/v1/init/', '/api/v1/realm-settings/$', '/api/v1/realm-settings/domain/$', '/api/v2/login',
  '/api/v2/token/refresh', '/api/v2/logout', '/api/v1/watchlists', '/api/v1/new-watchlists/$', '/api/v1/new-watchlists/$/content', '/api/v1/new-watchlists/$/content/VOD/$', '/api/v4/vod/$',
  '/api/v4/event/$', '/api/v5/manifest/video/$', '/api/v5/manifest/event/$', '/api/v1/watch-progress/$', '/api/v2/licence-family', '/api/v2/customer/subscriptions/status/active',
  '/api/v2/baskets/$', '/api/v2/customer/basket', '/api/v4/payment-method/validate', '/api/v2/customer/baskets/pay/$', '/api/v2/customer/payments/$', '/demo/charges?account=$',
];
/** The host and the paths that it answers. */
const hosts: Record<string, readonly string[]> = {
  api: apiPaths,
  arena: ['/', '/$', '/csp-report', '/video/$', '/frames/$', '/frames/player?content=$', '/embed/$', '/logout?from=$', '/art/$', ...apiPaths],
  media: ['/$', '/hls/$', '/live/$/$'],
  partner: ['/', '/$', '/csp-report', '/all.html?tenant=$'],
  nobody: ['/'],
};
const texts = [
  '1001', 'home', '0', '-1', '9e15', '%00', '%', '%2e%2e', '..', '.', 'null', 'NaN', 'true', '[]', '{}', "' or 1=1 --", '<script>', '\u{1f600}', '\ud800', '\0', '%0d%0aset-cookie:%20a=b',
  'a'.repeat(5000), '__proto__', 'constructor', '1e400', '٣', '../../etc/passwd', '%252e%252e', '2147483648', '9223372036854775808',
];
const names = ['page', 'rpp', 'size', 'lastSeen', 'locale', 'type', 'id', 'from', 'to', 'start', 'end', 'channels', 'host', 'licenceId', 'filter', '__proto__', 'q', 'includePlaybackDetails'];
const methods = ['GET', 'GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'];

/** Any JSON at all, seldom deep. */
function anyValue(random: SeededRandom, depth: number): unknown {
  const kind = random.below(depth > 3 ? 5 : 7);
  if (kind < 2) return random.one(texts);
  if (kind === 2) return random.one([0, -1, 1.5, 9e15, 1e308, null, true]);
  if (kind === 3) return null;
  if (kind === 4) return random.one(['card', 'member@footlight.test']);
  if (kind === 5) return Array.from({ length: random.below(4) }, () => anyValue(random, depth + 1));
  return Object.fromEntries(Array.from({ length: random.below(5) }, () => [random.one([...names, 'secret', 'params', 'method', 'content', 'refreshToken', 'fix', 'basketVersion']), anyValue(random, depth + 1)]));
}

function anyBody(random: SeededRandom): string {
  const kind = random.below(8);
  if (kind === 0) return '{"a":';
  if (kind === 1) return `${'['.repeat(5000)}${']'.repeat(5000)}`;
  if (kind === 2) return '"\\u0000\\ud800"';
  return JSON.stringify(anyValue(random, 0)) ?? 'null';
}

function encoded(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    return '%ED%A0%80';
  }
}

function anyPath(random: SeededRandom, host: string): string {
  const path = random.one(hosts[host] ?? []).replaceAll('$', () => (random.below(2) ? encoded(random.one(texts)) : random.one(texts).replaceAll(/[\s\0\ud800]/gu, '')));
  const query = Array.from({ length: random.below(4) }, () => `${random.one(names)}=${encoded(random.one(texts))}`).join('&');
  return query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path;
}

/** An answer that tells a stranger how the platform is built. */
const leaks = (text: string): boolean => /\bselect\s.+\sfrom\b|\binsert into\b|\n\s+at .+\(|node_modules|drizzle/i.test(text);

/** The words of the product are the one answer whose sentences may select something from something. */
const areLabels = (path: string, { status, text }: Said): boolean => status === 200 && path.startsWith('/api/v2/label') && text.startsWith('{"default_locale":');

/** Requests that no client of ours sends: none ends the process, none is answered 500, none tells of the inside. */
export async function fuzzRequests(platform: PlatformProcess, { seed, requests }: AttackSize): Promise<AttackResult> {
  const random = seededRandom(seed);
  const token = (await signIn(platform, 'member')).authorisationToken;
  const broken: string[] = [];
  const statuses = new Map<number, number>();
  for (let made = 0; made < requests; made += 1) {
    const method = random.one(methods);
    const host = random.one(['api', 'api', 'api', 'arena', 'arena', ...Object.keys(hosts)]);
    const path = anyPath(random, host);
    const body = method === 'GET' || method === 'HEAD' || method === 'OPTIONS' ? undefined : anyBody(random);
    const said = await ask(platform, { host, path, method, ...(random.below(2) ? { token } : {}), ...(body === undefined ? {} : { body }) })
      .catch((failure: unknown) => ({ status: 0, text: String((failure as Error).cause ?? failure) }));
    statuses.set(said.status, (statuses.get(said.status) ?? 0) + 1);
    if (!platform.isAlive()) return { figures: { requests: made }, broken: [`${method} ${host} ${path} ended the process; body ${body?.slice(0, 200) ?? 'none'}`] };
    if (said.status >= 500 || said.status === 0 || (leaks(said.text) && !areLabels(path, said))) broken.push(`${method} ${host} ${path.slice(0, 160)} answered ${said.status} ${said.text.slice(0, 160)}; body ${body?.slice(0, 160) ?? 'none'}`);
  }
  const init = await ask(platform, { path: '/api/v1/init/' });
  if (init.status !== 200) broken.push(`afterwards a first visit is answered ${init.status}`);
  return { figures: { requests, statuses: [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`).join(', ') }, broken };
}
