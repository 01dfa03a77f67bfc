import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { typed, visitEverything } from './partner-visit.ts';
import { readHeard, readRealm, type Found } from './read-realm.ts';
import { recordRealm } from './record-realm.ts';
import { leaksIn, secretsOf } from './secrets.ts';
import { watchRequests, type RequestWatch, type SeenRequest } from './watch-requests.ts';

/**
 * Passwords, cards and tokens live on the platform's origin; a partner's page never has them.
 *
 * @source issue "Trust by origin"; design/architecture.md "Trust is split by origin, not by shadow DOM"
 */
const typedWords = [typed.mistakenPassword, typed.cardHolder];
const isTokenFree = /^\/(?:realm-settings|api\/v2\/label|playback\/free)(?:\/|$)/;

async function visit(page: Page, platform: TestPlatform): Promise<RequestWatch> {
  await page.addInitScript(recordRealm);
  const watch = watchRequests(page);
  await visitEverything(page, platform.at('partner', '/all.html'));
  return watch;
}

/** Everything the page could read, from its objects to its network. */
async function everythingReadable(page: Page): Promise<Found[]> {
  const { found, objects } = await readRealm(page);
  // The walk reached into our stores, not only over the page's markup.
  expect(objects).toBeGreaterThan(3000);
  expect(found.map(({ text }) => text)).toContain('Tomas Brandt');
  const heard = await readHeard(page);
  expect(heard.some(({ via, text }) => via === 'port in' && text.includes('"sessionchange"'))).toBe(true);
  return [...found, ...heard.map(({ via, text }) => ({ path: via, text }))];
}

const textsOf = ({ url, headers, sent, answered, answerHeaders }: SeenRequest): Found[] =>
  [url.href, JSON.stringify(headers), sent, answered, answerHeaders].map((text) => ({ path: `request ${url.pathname}`, text }));

/** A file is the same for everybody: it can hold words like ours, never a viewer's own. */
const isFile = ({ type }: SeenRequest): boolean => ['script', 'stylesheet', 'document', 'image'].includes(type);

for (const storage of ['works', 'throws'] as const) {
  test.describe(`on a partner’s page where third-party storage ${storage}`, () => {
    test.describe.configure({ timeout: 120_000 });
    test.afterEach(async ({ platform }) => switchesOf(platform).reset('buyer@footlight.test'));

    test('no token, password or card can be read, and the platform is asked for public things only', async ({ platform, context, viewerContext }) => {
      const page = await (storage === 'works' ? viewerContext : context).newPage();
      const watch = await visit(page, platform);
      const tokens = await watch.bearers();
      expect(tokens.length, 'the frames did speak with tokens').toBeGreaterThan(1);
      if (storage === 'works') tokens.push(...await storedTokens(page));
      const secrets = secretsOf(tokens, typedWords);
      const requests = await watch.own();

      await test.step('nothing in the page, and nothing that it was told', async () => {
        expect(leaksIn(await everythingReadable(page), secrets)).toEqual([]);
      });
      await test.step('nothing in what it asked and what it was answered', () => {
        const files = requests.filter(isFile).flatMap(textsOf);
        expect(leaksIn(requests.filter((request) => !isFile(request)).flatMap(textsOf), secrets)).toEqual([]);
        expect(leaksIn(files, secrets.filter(({ name }) => name.startsWith('token')))).toEqual([]);
      });
      await test.step('nothing that it stores', async () => {
        expect((await page.context().cookies()).filter(({ domain }) => domain.includes('partner'))).toEqual([]);
        expect(await page.evaluate(async () => [localStorage.length, sessionStorage.length, (await indexedDB.databases()).length, document.cookie])).toEqual([0, 0, 0, '']);
      });
      await test.step('the platform is asked for labels, settings and free titles, as nobody', () => {
        expectPublicRequestsOnly(requests, platform);
      });
    });
  });
}

function expectPublicRequestsOnly(requests: readonly SeenRequest[], platform: TestPlatform): void {
  const hostOf = (name: string) => new URL(platform.at(name)).host;
  const calls = requests.filter(({ url }) => url.host !== hostOf('partner') && /^\/(?:api|playback|realm-settings)\//.test(url.pathname));
  expect(calls.map(({ url }) => url.pathname).filter((path) => !isTokenFree.test(path))).toEqual([]);
  expect(calls.length, 'labels were asked').toBeGreaterThan(0);
  for (const { headers } of requests) {
    expect(headers['authorization']).toBeUndefined();
    expect(headers['cookie']).toBeUndefined();
  }
  const tenant = requests.filter(({ url }) => url.host === hostOf('arena')).map(({ url }) => url.pathname);
  expect(tenant.filter((path) => !/^\/(?:embed|fonts)\//.test(path) && !isTokenFree.test(path))).toEqual([]);
  expect(requests.filter(({ url }) => url.host === hostOf('api'))).toEqual([]);
  const known = ['partner', 'arena', 'api', 'media'].map(hostOf);
  expect(requests.map(({ url }) => url.host).filter((host) => !known.includes(host))).toEqual([]);
}

/** The tokens where they rest: in the storage of the platform's own frame. */
async function storedTokens(page: Page): Promise<string[]> {
  const session = page.frames().find((frame) => frame.url().endsWith('/frames/session'))!;
  const kept = await session.evaluate(() => Object.entries(localStorage as Record<string, string>).filter(([key]) => key.endsWith('.session')).map(([, text]) => text).join());
  const tokens = [...kept.matchAll(/"(?:authorisation|refresh)Token":"([^"]+)"/g)].map(([, token]) => token ?? '');
  expect(tokens).toHaveLength(2);
  return tokens;
}

test('the reader finds a planted secret wherever it is hidden', async ({ platform, page }) => {
  await page.addInitScript(recordRealm);
  await page.goto(platform.at('partner', '/row.html'));
  await expect(page.locator('footlight-carousel-row').getByRole('link').first()).toBeVisible();
  const token = 'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiJwbGFudGVkIn0.c2lnbmF0dXJl';
  await page.evaluate(async (secret) => {
    const row = document.querySelector('footlight-carousel-row')!;
    const hide = (target: object, key: PropertyKey) => Object.defineProperty(target, key, { value: secret, enumerable: false });
    hide(window, Symbol('global'));
    hide(row, 'hidden');
    hide((row as unknown as Record<symbol, object>)[Symbol.for('r2wc.props')]!, 'inProps');
    row.shadowRoot!.querySelector('a')!.setAttribute('data-kept', secret);
    row.shadowRoot!.querySelector('a')!.append(new Text(secret));
    localStorage.setItem('kept', secret);
    sessionStorage.setItem('kept', secret);
    document.cookie = `kept=${secret}`;
    const runtimes = (window as unknown as Record<symbol, Map<string, Promise<object>>>)[Symbol.for('footlight.runtimes')]!;
    for (const runtime of runtimes.values()) (hide(await runtime, 'inRuntime'), runtimes.set('pending', Promise.resolve({ inPromise: secret })));
    const { port1, port2 } = new MessageChannel();
    const told = new Promise((resolve) => { port2.onmessage = resolve; });
    port1.postMessage({ secret });
    await told;
    const posted = new Promise((resolve) => { addEventListener('message', resolve, { once: true }); });
    postMessage({ secret }, '*');
    await posted;
  }, token);
  const found = [...(await readRealm(page)).found, ...(await readHeard(page)).map(({ via, text }) => ({ path: via, text }))];
  const leaks = leaksIn(found, secretsOf([token], [])).join('\n');
  const places = ['Symbol(global)', 'hidden', 'inProps', '@data-kept', '#text', 'localStorage.kept', 'sessionStorage.kept', 'cookie', 'inRuntime', 'inPromise', 'port in', 'port out', 'message from'];
  for (const place of places) expect(leaks).toContain(place);
});

test('the same reader knows a password and a card when it sees them', () => {
  const found = ['{"id":"a@b.c","secret":"footlight"}', '4242424242424242', '4242 4242 4242 4242', 'footlight', '{"last4":"4242"}'].map((text, at) => ({ path: String(at), text }));
  expect(leaksIn(found, secretsOf([], []))).toHaveLength(5);
  expect(leaksIn([{ path: 'tag', text: 'footlight-player' }, { path: 'time', text: '12.4242' }], secretsOf([], []))).toEqual([]);
});

test('a partner’s script that asks the session frame for more than it may gets nothing', async ({ platform, viewerPage: page }) => {
  await page.goto(platform.at('partner', '/my-list.html'));
  await expect(page.locator('footlight-my-list').getByText('Keep what you love')).toBeVisible();
  const embed = platform.at('arena', '').replace(/\/$/, '');
  const answers = await page.evaluate(async (origin) => {
    const { connect } = await import(`${origin}/embed/bridge-host.js`) as typeof import('../../../bridge/host/connect.ts');
    // A frame of its own: the elements' frame holds one session, and it is theirs.
    const frame = document.createElement('iframe');
    frame.src = `${origin}/frames/session`;
    document.body.append(frame);
    const session = await connect(frame, { origin });
    const names = ['login', 'refreshTokens', 'logout', 'readBasket', 'updateBasket', 'validatePaymentMethod', 'payBasket', 'readPaymentAttempt', 'constructor', '__proto__', 'toString', 'token', 'held'];
    const outcomes: Record<string, unknown> = {};
    for (const name of names) outcomes[name] = await session.call(name, {}).catch((failure: { code: string }) => failure.code);
    const init = await session.call('readInit', {});
    session.destroy();
    return { outcomes, init };
  }, embed);
  for (const [name, outcome] of Object.entries(answers.outcomes)) expect(outcome, name).toBe(name === '__proto__' ? 'BAD_ARGS' : 'NOT_PERMITTED');
  expect(leaksIn([{ path: 'init', text: JSON.stringify(answers.init) }], secretsOf([], []))).toEqual([]);
  expect(JSON.stringify(answers.init)).toContain('"ok":true');
});
