import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pathFor } from '../../../../src/routing/path-for.ts';
import { ask, type HostsUnderTest, startHosts } from './hosts-under-test.ts';

let hosts: HostsUnderTest;
beforeAll(async () => { hosts = await startHosts(); });
afterAll(() => hosts.close());

const html = { accept: 'text/html' };
const directive = (policy: unknown, name: string) => String(policy).split('; ').find((part) => part.startsWith(`${name} `));

test('a bundle is open to every site and asked again each time', async () => {
  const first = await ask(hosts, 'arena', '/embed/loader.js', { 'accept-encoding': 'gzip, br' });
  expect(first.headers).toMatchObject({
    'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin', 'cache-control': 'no-cache', 'content-encoding': 'br', vary: 'accept-encoding',
  });
  expect(brotliDecompressSync(first.rawPayload).toString()).toContain('loader');
  const again = await ask(hosts, 'arena', '/embed/loader.js', { 'accept-encoding': 'gzip, br', 'if-none-match': String(first.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a browser without brotli gets gzip, one without either the plain file', async () => {
  const zipped = await ask(hosts, 'arena', '/embed/loader.js', { 'accept-encoding': 'gzip, br;q=0' });
  expect(gunzipSync(zipped.rawPayload).toString()).toContain('loader');
  const plain = await ask(hosts, 'arena', '/embed/loader.js');
  expect([plain.headers['content-encoding'], plain.body.startsWith('console.log')]).toEqual([undefined, true]);
});

test('a chunk with a hash is kept for ever, an entry with a long name is not', async () => {
  expect((await ask(hosts, 'cinema', '/embed/chunks/shared-abcd1234.js')).headers['cache-control']).toContain('immutable');
  expect((await ask(hosts, 'cinema', '/embed/footlight-checkout.js')).headers['cache-control']).toBe('no-cache');
});

test('what a script on a partner’s page links to leads on to the documentation, and nowhere else', async () => {
  const page = await ask(hosts, 'arena', '/embed/docs/causes');
  expect([page.statusCode, String(page.headers.location)]).toEqual([302, expect.stringMatching(/^http:\/\/docs\.localhost:\d+\/causes$/)]);
  expect((await ask(hosts, 'arena', '/embed/docs//evil.example/x')).headers.location).toMatch(/^http:\/\/docs\.localhost:\d+\/\/evil/);
});

test('a release that is kept is served under its name for good, to any page; the newest build by `latest` too', async () => {
  const kept = await ask(hosts, 'arena', '/embed/v1/loader.js');
  expect(kept.body).toBe('console.log("release");');
  expect(kept.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', 'access-control-allow-origin': '*' });
  const newest = await ask(hosts, 'arena', '/embed/latest/loader.js');
  expect(newest.body).toBe((await ask(hosts, 'arena', '/embed/loader.js')).body);
  expect(newest.headers['cache-control']).toBe('no-cache');
  for (const path of ['/embed/v2/loader.js', '/embed/v1/..%2fv1%2floader.js', '/embed/v1/']) expect((await ask(hosts, 'arena', path)).statusCode).toBe(404);
});

test.each(['/embed/../media/make/script.ts', '/embed/%2e%2e/media/film/main.m3u8', '/embed/..%2fmedia%2ffilm%2fmain.m3u8', '/embed/nothing.js', '/embed/', '/embed/chunks'])('%s finds no file', async (path) => {
  const answer = await ask(hosts, 'arena', path, { accept: 'text/javascript' });
  expect([answer.statusCode, answer.body]).toEqual([404, '']);
});

test('a frame is one module under a strict policy, framed by the registered origin only', async () => {
  const answer = await ask(hosts, 'cinema', '/frames/player?locale=ar', { 'sec-fetch-dest': 'iframe', referer: 'http://partner.localhost:4000/player.html' });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('<html lang="ar" dir="rtl">');
  expect(answer.body).toContain('<script type="module" src="/embed/player.js"></script>');
  const policy = answer.headers['content-security-policy'];
  expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'self' http://partner.localhost:4000");
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' http://api.localhost:4000 http://media.localhost:4000");
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'; report-uri /csp-report");
});

test('a document says what the page that frames it may do, and nothing of other partners', async () => {
  const own = hosts.context.tenantAt;
  const grants = { observe: true, control: false, load: false, calls: ['favourites'] };
  const list = ['https://first.example', 'https://*.second.example', 'http://partner.localhost:4000'].map((origin) => ({ origin, grants }));
  hosts.context.tenantAt = async (name) => { const realm = await own(name); return realm && { ...realm, registeredOrigins: list }; };
  const told = async (path: string, headers: Record<string, string>) => {
    const { body, headers: answered } = await ask(hosts, 'arena', path, { ...html, ...headers });
    const settings = JSON.parse(/id="footlight-realm">(.*?)<\/script>/.exec(body)?.[1] ?? '{}') as { realm: string; registeredOrigins?: unknown };
    expect(settings.realm).toBe('arena');
    expect(body).not.toMatch(/first\.example|second\.example/);
    return [settings.registeredOrigins, String(answered['vary'])];
  };
  const framed = { 'sec-fetch-dest': 'iframe', referer: 'http://partner.localhost:4000/player.html' };
  for (const name of ['session', 'player', 'sign-in', 'checkout']) {
    expect(await told(`/frames/${name}`, framed)).toEqual([[{ origin: 'http://partner.localhost:4000', grants }], expect.stringMatching(/Origin.*Referer/)]);
    expect((await told(`/frames/${name}`, {}))[0]).toBeUndefined();
  }
  expect((await told('/', { referer: 'http://partner.localhost:4000/' }))[0]).toBeUndefined();
  hosts.context.tenantAt = own;
});

test('a frame names every module it needs, and none that is loaded later', async () => {
  const { body } = await ask(hosts, 'arena', '/frames/player');
  const links = [...body.matchAll(/modulepreload" href="([^"]+)"/g)].map(([, href]) => href);
  expect(links).toEqual(['/embed/player.js', '/embed/chunks/shared-abcd1234.js', '/embed/chunks/deep-abcd1234.js']);
});

test.each([
  ['http://evil.localhost:4000/attack.html'], ['http://partner.localhost:4001/'], ['https://partner.localhost:4000/'], ['http://a.partner.localhost:4000/'],
  ['http://partner.localhost.evil.test:4000/'], ['null'],
])('a page at %s gets no document to frame', async (asking) => {
  for (const path of ['/frames/session', '/frames/player', '/frames/sign-in', '/frames/checkout', '/']) {
    const headers: Record<string, string> = asking === 'null' ? { origin: 'http://evil.localhost:4000' } : { referer: asking };
    const answer = await ask(hosts, 'arena', path, { ...html, 'sec-fetch-dest': 'iframe', ...headers });
    expect([answer.statusCode, answer.body]).toEqual([403, '']);
  }
});

test.each(['/', '/video/1001', '/demo', '/demo/demo.html', '/demo/inner/other.html'])('%s is framed by its own site only, a registered partner gets no document', async (path) => {
  const framing = (headers: object) => ask(hosts, 'arena', path, { ...html, 'sec-fetch-dest': 'iframe', ...headers });
  for (const headers of [{ referer: 'http://partner.localhost:4000/all.html' }, { referer: 'http://evil.localhost:4000/' }, { 'sec-fetch-site': 'cross-site' }]) {
    const answer = await framing(headers);
    expect([answer.statusCode, answer.body]).toEqual([403, '']);
  }
  const own = await framing({ referer: 'http://arena.localhost:4000/demo', 'sec-fetch-site': 'same-origin' });
  expect(own.statusCode).toBe(200);
  expect(directive(own.headers['content-security-policy'], 'frame-ancestors')).toBe("frame-ancestors 'self'");
});

test('a provider’s posted return inside a frame of ours is led on to its page, which other sites still cannot show', async () => {
  const framing = (path: string) => ask(hosts, 'arena', path, { ...html, 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site', referer: 'https://bank.example/challenge' });
  const answer = await framing(`${pathFor({ name: 'payment-authorization' }, 'DEFAULT')}?posted=${'a'.repeat(32)}`);
  expect(answer.body).toContain('id="root"');
  expect(directive(answer.headers['content-security-policy'], 'frame-ancestors')).toBe("frame-ancestors 'self'");
  for (const path of [pathFor({ name: 'payment-authorization' }, 'DEFAULT'), `/?posted=${'a'.repeat(32)}`]) expect((await framing(path)).statusCode).toBe(403);
});

test('a page of the site keeps its window from other sites, and no document may use a camera', async () => {
  const [page, demo, frame] = await Promise.all(['/', '/demo/demo.html', '/frames/player'].map((path) => ask(hosts, 'arena', path, html)));
  expect([page, demo, frame].map((answer) => answer?.headers['cross-origin-opener-policy'])).toEqual(['same-origin-allow-popups', 'same-origin-allow-popups', undefined]);
  // A page that isolates itself shows only frames that do so too.
  expect([page, demo, frame].map((answer) => [answer?.headers['cross-origin-embedder-policy'], answer?.headers['cross-origin-resource-policy']]))
    .toEqual([[undefined, undefined], [undefined, undefined], ['credentialless', 'cross-origin']]);
  for (const answer of [page, demo, frame]) expect(answer?.headers['permissions-policy']).toContain('camera=(), ');
});

test.each(['/oauth/google', '/oidc', '/oidc/login', '/oidc/signup', '/providers/success?provider=tv-operator'])('%s keeps the window that opened it, and tells nobody its address', async (path) => {
  const { headers } = await ask(hosts, 'arena', path, html);
  expect([headers['cross-origin-opener-policy'], headers['referrer-policy']]).toEqual(['unsafe-none', 'no-referrer']);
});

test.each([
  ['/login/magic-link?token=a', 'no-referrer'], ['/login/resetpwd?token=a', 'no-referrer'], ['/email-confirmation?token=a', 'no-referrer'], ['/confirm-reset/a', 'no-referrer'], ['/withdraw?token=a', 'no-referrer'],
  ['/impersonate/a', 'no-referrer'], ['/redeem?code=a', 'no-referrer'], ['/home', 'strict-origin-when-cross-origin'], ['/login', 'strict-origin-when-cross-origin'],
])('%s has the referrer policy %s: the secret of a mailed link leaves with no request', async (path, policy) => {
  expect((await ask(hosts, 'arena', path, html)).headers['referrer-policy']).toBe(policy);
});

test('every path of the route table is the site, any other is the site with 404', async () => {
  const known = await ask(hosts, 'arena', '/video/1001', html);
  expect([known.statusCode, known.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(known.body).toContain('<title>Arena &lt;Sports&gt;</title>');
  expect(known.body).toContain('<link rel="modulepreload" href="/site/main.js">');
  expect((await ask(hosts, 'arena', '/no/such/page', html)).statusCode).toBe(404);
});

test.each([['*/*'], ['text/*'], [undefined]])('a crawler or checker that accepts %s gets the page', async (accept) => {
  const answer = await ask(hosts, 'arena', '/', accept === undefined ? {} : { accept });
  expect([answer.statusCode, answer.body.includes('id="root"')]).toEqual([200, true]);
});

test('nothing that is not a page gets one', async () => {
  expect((await ask(hosts, 'arena', '/missing.png', { accept: 'image/avif,*/*;q=0.8' })).body).toBe('');
  expect((await ask(hosts, 'arena', '/missing.js', { 'accept': '*/*', 'sec-fetch-dest': 'script' })).body).toBe('');
  expect((await ask(hosts, 'arena', '/video/1001', { accept: 'application/json' })).body).toBe('');
  expect((await ask(hosts, 'arena', '/frames/nobody')).statusCode).toBe(404);
  expect((await ask(hosts, 'nobody', '/', html)).statusCode).toBe(404);
});

test('the document sheet keeps a dark site dark and a frame transparent', async () => {
  expect((await ask(hosts, 'arena', '/document/site.css')).body).toContain('background:#0b1020');
  expect((await ask(hosts, 'arena', '/document/frame.css')).body).toContain('background:transparent');
});

test.each(['toString', '__proto__', 'constructor', 'valueOf', 'hasOwnProperty', 'nothing.css'])('/document/%s is no sheet', async (name) => {
  expect((await ask(hosts, 'arena', `/document/${name}`)).statusCode).toBe(404);
});

test('pages and frames may ask the hosts of their own tenant’s ads for documents, films and pictures, and run nothing of theirs', async () => {
  for (const path of ['/', '/demo', '/frames/player']) {
    const [withAds, without] = (await Promise.all(['arena', 'cinema'].map((realm) => ask(hosts, realm as 'arena', path, html)))).map((answer) => answer.headers['content-security-policy']);
    for (const name of ['connect-src', 'media-src', 'img-src']) expect(directive(withAds, name)).toMatch(/ https:\/\/ads\.example\.com$/);
    for (const name of ['script-src', 'frame-src', 'style-src']) expect(directive(withAds, name)).not.toContain('ads.example.com');
    expect(without).not.toContain('ads.example.com');
  }
});

test('any page and frame may show the card fields of its own tenant’s provider, and run nothing of that', async () => {
  for (const path of ['/purchase', '/frames/checkout', '/frames/player']) {
    const [withCards, without] = (await Promise.all(['arena', 'cinema'].map((realm) => ask(hosts, realm as 'arena', path, html)))).map((answer) => answer.headers['content-security-policy']);
    expect(directive(withCards, 'frame-src')).toContain(' https://cards.example.com');
    expect(String(withCards).split('cards.example.com')).toHaveLength(2);
    expect(without).not.toContain('cards.example.com');
  }
});

const partnerScript = /^http:\/\/partner-id\.localhost:\d+\/sdk\/identity-partner\.js$/;

/** @source spec 3 §7 "A third-party sign-in SDK script … loaded" */
test('the partner’s own sign-in page, and the one it returns to, may run its script and nothing else of its host', async () => {
  for (const path of ['/login/partner', '/login/partner?from=/epg', '/oauth/partner?PAGE_READY=true']) {
    const policy = (await ask(hosts, 'arena', path, html)).headers['content-security-policy'];
    const [, own, script, ...more] = directive(policy, 'script-src')!.split(' ');
    expect([own, more], path).toEqual(["'self'", []]);
    expect(script, path).toMatch(partnerScript);
    expect(directive(policy, 'connect-src')!.split(' ').filter((one) => one.includes('partner-id')).map((one) => new URL(one).pathname), path).toEqual(['/workflow/']);
    for (const name of ['frame-src', 'style-src', 'img-src', 'form-action', 'worker-src']) expect(directive(policy, name) ?? '', `${path} ${name}`).not.toContain('partner-id');
    expect(directive(policy, 'require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
    expect(directive(policy, 'trusted-types')).not.toContain('partner');
  }
});

test.each([
  ...['/', '/home', '/login', '/login/google', '/login/partner/other', '/login/Partner', '/oauth/google', '/oauth/partner/app', '/providers', '/signup', '/account', '/purchase', '/demo', '/frames/sign-in', '/frames/session', '/frames/player'].map((path) => ['arena', path] as const),
  ...['/login/partner', '/oauth/partner'].map((path) => ['cinema', path] as const), ...['/', '/all.html'].map((path) => ['partner', path] as const),
])('no partner’s script may run at %s %s', async (host, path) => {
  expect(String((await ask(hosts, host, path, html)).headers['content-security-policy'])).not.toContain('partner-id');
});

test('a policy report is kept and listed', async () => {
  const post = (type: string, payload: string) =>
    hosts.app.inject({ method: 'POST', url: '/csp-report', headers: { host: 'partner.localhost:4000', 'content-type': type }, payload });
  expect((await post('application/csp-report', '{"csp-report":{"violated-directive":"img-src"}}')).statusCode).toBe(204);
  expect((await post('application/csp-report', 'broken')).statusCode).toBe(204);
  const listed = (await ask(hosts, 'arena', '/demo/reports')).json<{ reports: unknown[] }>();
  expect(listed.reports).toMatchObject([
    { host: 'partner.localhost:4000', body: { 'csp-report': { 'violated-directive': 'img-src' } } }, { body: { unreadable: 'broken' } },
  ]);
  await hosts.app.inject({ method: 'DELETE', url: '/demo/reports', headers: { host: 'arena.localhost:4000' } });
  expect((await ask(hosts, 'arena', '/demo/reports')).json()).toEqual({ reports: [] });
});

test('a failure behind a page is answered in the contract’s shape, without its text', async () => {
  const readReports = hosts.context.readReports;
  hosts.context.readReports = async () => { throw new Error('select * from policy_reports'); };
  const answer = await ask(hosts, 'arena', '/demo/reports');
  hosts.context.readReports = readReports;
  expect([answer.statusCode, answer.json()]).toEqual([500, { code: 'unexpected', messages: ['The platform did not expect this.'] }]);
});

test('a site that goes to a page is told its head as the page itself writes it, escaped', async () => {
  const opened = await ask(hosts, 'arena', '/video/1001?locale=es', html);
  const told = await ask(hosts, 'arena', `/document/head?address=${encodeURIComponent('/video/1001?x=1')}&locale=es`, html);
  const tags = (body: string) => [...body.matchAll(/<(?:title>.*?<\/title|meta (?:name="(?:description|robots)"|property)[^>]*|link rel="(?:canonical|alternate)"[^>]*)>/g)].map(([tag]) => tag);
  expect(tags(told.body).length).toBeGreaterThan(1);
  expect(tags(told.body)).toEqual(tags(opened.body));
  expect(told.body).toContain('Arena &lt;Sports&gt;');
});

test.each(['', '?address=video', '?address=a&address=b'])('a head is told of one address of the site only (%s)', async (query) => {
  expect((await ask(hosts, 'arena', `/document/head${query}`, html)).statusCode).toBe(400);
});
