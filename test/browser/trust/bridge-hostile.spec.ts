import type { Frame, Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import type { TestPlatform } from '../../support/platform.ts';

/**
 * Windows that are not the page around a player speak the bridge perfectly and get neither an answer nor an effect.
 *
 * @source design/bridge.md requirements 1 and 3, "Attack classes"
 */
type Place = Page | Frame;

/** A page of a registered partner with one player frame and nobody connected to it. */
async function openHost(page: Page, platform: TestPlatform): Promise<void> {
  await page.goto(platform.at('partner', '/framed-player.html'));
  await expect(page.locator('#answer')).toHaveText('Connected.');
  await page.getByRole('button', { name: 'Let go' }).press('Enter');
  await expect(page.locator('#answer')).toHaveText('Let go.');
}

/** In a hostile window: listens, then posts a hello and bare requests to a window; what came back is kept there. */
async function attack(place: Place, find: 'sibling' | 'opener' | 'popup'): Promise<void> {
  await place.evaluate((where) => {
    const kept = window as unknown as { answers: string[]; popup?: Window };
    kept.answers = [];
    addEventListener('message', ({ data, origin }) => void kept.answers.push(`${origin} ${String(data)}`));
    const windows: Window[] = where === 'popup' ? [kept.popup!, ...Array.from({ length: kept.popup!.length }, (_, at) => kept.popup![at]!)]
      : Array.from({ length: (where === 'opener' ? opener as Window : parent).length }, (_, at) => (where === 'opener' ? opener as Window : parent)[at]!);
    const messages = [
      { x: 1, t: 'hello', v: 1, nonce: 'a'.repeat(22) },
      { x: 1, t: 'req', id: 'a-1', m: 'play' },
      { x: 1, t: 'req', id: 'a-2', m: 'getState' },
      { x: 1, t: 'req', s: 'b'.repeat(22), id: 'a-3', m: 'play' },
    ];
    for (const one of windows) for (const message of messages) one.postMessage(JSON.stringify(message), '*');
  }, find);
}

const answersOf = (place: Place): Promise<string[]> =>
  place.evaluate(() => (window as unknown as { answers: string[] }).answers.filter((text) => /"t":"(?:announce|welcome|reject|res|evt)"/.test(text)));

/** The registered page itself says hello: it is answered, after everything that was posted before. @returns whether the film stood still */
async function hostIsAnswered(page: Page): Promise<void> {
  const state = await page.evaluate(async () => {
    const frame = document.querySelector<HTMLIFrameElement>('#frame')!;
    const { origin } = new URL(frame.src);
    const { connect } = await import(`${origin}/embed/bridge-host.js`) as typeof import('../../../bridge/host/connect.ts');
    const player = await connect(frame, { origin });
    const seen = await player.getState();
    player.destroy();
    return seen;
  });
  expect(state).toMatchObject({ playing: false, position: 0 });
  expect(await page.frameLocator('#frame').locator('video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
}

async function addFrame(page: Page, kind: 'blank' | 'srcdoc' | 'sandboxed'): Promise<Frame> {
  const handle = await page.evaluateHandle((which) => {
    const frame = document.createElement('iframe');
    if (which === 'sandboxed') frame.setAttribute('sandbox', 'allow-scripts');
    if (which === 'srcdoc') frame.srcdoc = '<p>Written</p>';
    document.body.append(frame);
    return frame;
  }, kind);
  const frame = (await handle.asElement()!.contentFrame())!;
  return frame;
}

for (const kind of ['blank', 'sandboxed'] as const) {
  test(`a sibling frame (${kind}) gets nothing`, async ({ platform, page }) => {
    await openHost(page, platform);
    const sibling = await addFrame(page, kind);
    await attack(sibling, 'sibling');
    await hostIsAnswered(page);
    expect(await answersOf(sibling)).toEqual([]);
  });
}

test('a frame written as a text gets nothing, though its origin is the registered page’s', async ({ platform, browser }) => {
  // The partner's own policy forbids such frames; a careless partner has none.
  const page = await browser.newPage({ bypassCSP: true });
  await openHost(page, platform);
  const written = await addFrame(page, 'srcdoc');
  expect(await written.evaluate(() => origin)).toBe(new URL(page.url()).origin);
  await attack(written, 'sibling');
  await hostIsAnswered(page);
  expect(await answersOf(written)).toEqual([]);
  await page.close();
});

test('a page that the host opened gets nothing from its opener’s frames', async ({ platform, page }) => {
  await openHost(page, platform);
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.evaluate(() => void window.open('/index.html'))]);
  await popup.waitForLoadState();
  await attack(popup, 'opener');
  await hostIsAnswered(page);
  expect(await answersOf(popup)).toEqual([]);
});

test('an unregistered page that opens a partner’s page, or a frame document itself, gets nothing', async ({ platform, page }) => {
  await page.goto(platform.at('evil', '/index.html'));
  for (const address of [platform.at('partner', '/framed-player.html'), platform.at('arena', '/frames/player?content=vod:1001'), platform.at('arena', '/frames/session')]) {
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate((where) => { (window as unknown as { popup: Window | null }).popup = window.open(where); }, address),
    ]);
    if (address.includes('/frames/player')) await expect(popup.getByRole('button', { name: 'Play', exact: true }).first()).toBeVisible();
    else if (address.includes('partner')) await openHostAgain(popup);
    else await popup.waitForLoadState('networkidle');
    await attack(page, 'popup');
    if (address.includes('partner')) await hostIsAnswered(popup);
    await popup.evaluate(() => (opener as Window).postMessage('every message before this one has arrived', '*'));
    await expect.poll(() => page.evaluate(() => (window as unknown as { answers: string[] }).answers.some((text) => text.includes('has arrived')))).toBe(true);
    expect(await answersOf(page), address).toEqual([]);
    if (!address.includes('session')) expect(await pausedIn(popup)).toBe(true);
    await popup.close();
  }
});

async function openHostAgain(popup: Page): Promise<void> {
  await expect(popup.locator('#answer')).toHaveText('Connected.');
  await popup.getByRole('button', { name: 'Let go' }).press('Enter');
  await expect(popup.locator('#answer')).toHaveText('Let go.');
}

async function pausedIn(popup: Page): Promise<boolean> {
  const films = await Promise.all(popup.frames().map((frame) => frame.evaluate(() => [...document.querySelectorAll('video')].every(({ paused }) => paused))));
  return films.every(Boolean);
}

test('the same hello from the page itself is answered, so silence means refusal', async ({ platform, page }) => {
  await openHost(page, platform);
  const answered = page.evaluate(() => new Promise<string>((resolve) => {
    addEventListener('message', ({ data }) => {
      if (String(data).includes('"welcome"')) resolve(String(data));
    });
    const frame = document.querySelector<HTMLIFrameElement>('#frame')!;
    frame.contentWindow!.postMessage(JSON.stringify({ x: 1, t: 'hello', v: 1, nonce: 'a'.repeat(22) }), new URL(frame.src).origin);
  }));
  expect(await answered).toContain(`"nonce":"${'a'.repeat(22)}"`);
});

test('embed pages may be framed by the registered only, pages of the site by nobody else', async ({ platform, request }) => {
  const own = ["'self'"];
  const developmentServers = [5173, 4173, 4200, 3000].map((port) => `http://localhost:${port}`);
  const registered = ["'self'", platform.at('partner', ''), platform.at('arena', ''), ...developmentServers];
  const pages = [...['session', 'player', 'sign-in', 'checkout'].map((name) => [`/frames/${name}`, registered] as const), ['/', own], ['/demo', own], ['/demo/bench.html', own]] as const;
  for (const [path, allowedOrigins] of pages) {
    const ask = (headers: Record<string, string>) =>
      request.get(`http://127.0.0.1:${platform.port}${path}`, { headers: { host: `arena.localhost:${platform.port}`, accept: 'text/html', ...headers } });
    const policy = (await ask({})).headers()['content-security-policy'] ?? '';
    const allowed = /frame-ancestors ([^;]*)/.exec(policy)?.[1]?.split(' ');
    expect(allowed, path).toEqual(allowedOrigins);
    const framed = await ask({ 'sec-fetch-dest': 'iframe', referer: platform.at('evil', '/attack.html') });
    expect(framed.status(), path).toBe(403);
  }
});
