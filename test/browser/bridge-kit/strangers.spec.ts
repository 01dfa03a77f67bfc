import { expect, test } from '../../support/browser-test.ts';
import { addFrame, answersOf, attack, expectUntouched, letGo, openHost } from './kit.ts';

/**
 * Windows that are not around a player speak the bridge perfectly and get neither an answer nor an effect.
 *
 * @source design/bridge.md requirements 1 and 3, "Attack classes"
 */
test('frames beside the player, below it and gone from the page get nothing; the page itself is answered', async ({ platform, page }) => {
  await openHost(page, platform);
  for (const kind of ['blank', 'sandboxed'] as const) {
    const sibling = await addFrame(page, kind);
    expect(await attack(sibling, 'parent and its frames')).toBeGreaterThan(20);
    await expectUntouched(page);
    expect(await answersOf(sibling), kind).toEqual([]);
  }
  // A frame inside our own document, as something that was drawn there could be.
  const player = page.frames().find((frame) => frame.url().includes('/frames/player'))!;
  const below = await (await player.evaluateHandle(() => document.body.appendChild(document.createElement('iframe')))).asElement()!.contentFrame();
  await attack(below!, 'parent and its frames');
  await expectUntouched(page);
  expect(await answersOf(below!)).toEqual([]);
  // A frame that speaks and is taken out of the page at once has no window to be answered at.
  const gone = await addFrame(page, 'blank');
  await gone.evaluate(() => {
    for (const message of [{ x: 1, t: 'hello', v: 1, nonce: 'd'.repeat(22) }, { x: 1, t: 'req', id: 'z', m: 'play' }]) for (let at = 0; at < parent.length; at += 1) parent[at]!.postMessage(JSON.stringify(message), '*');
    frameElement!.remove();
  }).catch(() => undefined);
  await expectUntouched(page);
});

test('windows that the host opened, or that opened the host, get nothing', async ({ platform, page }) => {
  await openHost(page, platform);
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.evaluate(() => void window.open('/index.html'))]);
  await popup.waitForLoadState();
  await attack(popup, 'opener and its frames');
  await expectUntouched(page);
  expect(await answersOf(popup)).toEqual([]);
  await popup.close();

  await page.goto(platform.at('evil', '/index.html'));
  for (const address of [platform.at('partner', '/framed-player.html'), platform.at('arena', '/frames/player?content=vod:1001&api=player.js'), platform.at('arena', '/frames/session')]) {
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate((where) => { (window as unknown as { popup: Window | null }).popup = window.open(where); }, address),
    ]);
    if (address.includes('partner')) await letGo(opened);
    else if (address.includes('player')) await expect(opened.getByRole('button', { name: 'Play', exact: true }).first()).toBeVisible();
    else await opened.waitForLoadState();
    await attack(page, 'popup and its frames');
    if (address.includes('partner')) await expectUntouched(opened);
    await opened.evaluate(() => (opener as Window).postMessage('every message before this one has arrived', '*'));
    await expect.poll(() => page.evaluate(() => (window as unknown as { answers: string[] }).answers.some((text) => text.includes('has arrived')))).toBe(true);
    expect(await answersOf(page), address).toEqual([]);
    await opened.close();
  }
});

test('an unregistered page, and one inside a registered page, cannot show a player at all', async ({ platform, page }) => {
  await page.goto(platform.at('evil', '/index.html'));
  const heard = await page.evaluate(async (address) => {
    const heard: string[] = [];
    addEventListener('message', ({ data }) => void heard.push(String(data)));
    const frame = document.createElement('iframe');
    frame.src = address;
    const loaded = () => new Promise((resolve) => { frame.addEventListener('load', resolve, { once: true }); });
    const first = loaded();
    document.body.append(frame);
    await first;
    // Whatever a document answered has come before the next one is loaded in its place.
    for (const attempt of [1, 2, 3]) {
      frame.contentWindow!.postMessage(JSON.stringify({ x: 1, t: 'hello', v: 1, nonce: 'a'.repeat(22) }), '*');
      const next = loaded();
      frame.src = `${address}&attempt=${attempt}`;
      await next;
    }
    return heard;
  }, platform.at('arena', '/frames/player?content=vod:1001'));
  expect(heard).toEqual([]);
  expect(await Promise.all(page.frames().slice(1).map((frame) => frame.evaluate(() => document.querySelectorAll('video').length).catch(() => 0)))).not.toContain(1);
});
