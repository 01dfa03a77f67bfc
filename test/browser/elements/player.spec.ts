import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { lookAtEach } from '../../support/look-at-each.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { addElement, listen, nameOfPlace, openElement, places, signIn } from './element-page.ts';
import { expectToBeWatched, framesOf, picturesOf, pressPlay, secondsOf, wake } from './watching.ts';

/** @source issue "The elements" footlight-player; spec 1 §4.1, §8 */
test.afterEach(async ({ platform }) => {
  const switches = switchesOf(platform);
  await switches.mend();
  await switches.reset('member@footlight.test');
});

const openPlayer = (page: Page, platform: Parameters<typeof openElement>[1], content: string, place: (typeof places)[number] = 'platform') =>
  openElement(page, platform, place, 'footlight-player', { content });

for (const place of places) {
  test.describe(nameOfPlace[place], () => {
    for (const [content, how] of [['vod:1001', 'a film over HLS'], ['vod:1020', 'a film that exists over DASH only'], ['live:2001', 'a live event']] as const) {
      test(`shows ${how}`, async ({ page, platform }) => {
        const streams: string[] = [];
        page.on('request', (request) => /\.(m3u8|mpd)(\?|$)/.test(request.url()) && streams.push(request.url()));
        const player = await openPlayer(page, platform, content, place);
        await pressPlay(player);
        await expectToBeWatched(player);
        expect(streams.some((address) => address.includes('.mpd'))).toBe(content === 'vod:1020');
        // A slow machine falls behind while it starts: the button then leads back to the edge.
        await expect(player.getByRole('button', { name: /^(?:Live now|Go to live)$/ })).toHaveCount(content === 'live:2001' ? 1 : 0);
      });
    }

    test('a guest is asked to sign in where that is needed, and the page hears it', async ({ page, platform }) => {
      const player = await openPlayer(page, platform, 'vod:1001', place);
      const heard = await listen(page, 'footlight-sign-in-required', 'footlight-access-required');
      await player.evaluate((element) => element.setAttribute('content', 'vod:1004'));
      await expect(player.getByText('Sign in to watch')).toBeVisible();
      await expect(player.getByRole('button', { name: 'Sign in' })).toBeVisible();
      expect(await heard()).toEqual([{ name: 'footlight-sign-in-required', detail: { id: '1004', kind: 'vod', need: expect.any(String), asked: false } }]);
    });

    test('signing in takes the prompt away and the title plays', async ({ page, platform }) => {
      const player = await openPlayer(page, platform, 'vod:1004', place);
      await expect(player.getByRole('button', { name: 'Sign in' })).toBeVisible();
      await signIn(page, place, 'member');
      await expect(player.getByRole('button', { name: 'Sign in' })).toHaveCount(0);
      await expectToBeWatched(player);
    });

    test('a member without a licence is offered the plans, and the page hears what is needed', async ({ page, platform }) => {
      const player = await openPlayer(page, platform, 'vod:1001', place);
      await signIn(page, place, 'member');
      const heard = await listen(page, 'footlight-access-required');
      await player.evaluate((element) => element.setAttribute('content', 'vod:1003'));
      await expect(player.getByText('You need a plan to watch this.')).toBeVisible();
      await expect(player.getByRole('button', { name: 'See plans' })).toBeVisible();
      expect(await heard()).toEqual([
        { name: 'footlight-access-required', detail: { id: '1003', kind: 'vod', need: 'licence', asked: false } },
      ]);
    });

    test('a member goes on in a fresh browser where the other one stopped', async ({ page, platform, browser }) => {
      const player = await openPlayer(page, platform, 'vod:1001', place);
      await signIn(page, place, 'member');
      for (const _step of [1, 2, 3]) await player.getByRole('slider', { name: 'Position' }).press('ArrowRight');
      await pressPlay(player);
      await expect.poll(() => secondsOf(player)).toBeGreaterThan(32);
      const saved = page.waitForResponse((answer) => answer.url().includes('progress') && answer.request().method() !== 'OPTIONS');
      await wake(player);
      await player.getByRole('button', { name: 'Pause' }).click();
      expect((await saved).ok()).toBe(true);
      const stoppedAt = await secondsOf(player);

      const other = await browser.newContext();
      const fresh = await other.newPage();
      await openElement(fresh, platform, place, 'footlight-sign-in');
      await signIn(fresh, place, 'member');
      const again = await addElement(fresh, 'footlight-player', { content: 'vod:1001' });
      await expect.poll(() => secondsOf(again)).toBeGreaterThan(stoppedAt - 2);
      expect(await secondsOf(again)).toBeLessThan(stoppedAt + 2);
      await other.close();
    });
  });
}

test.describe('a viewer drives the film', () => {
  test.beforeEach(async ({ page, platform }) => {
    const player = await openPlayer(page, platform, 'vod:1001');
    await pressPlay(player);
    await expectToBeWatched(player);
    // Keys and gestures are fetched after the first picture.
    await expect(player.locator('.fl-player__input')).toBeAttached();
  });
  const filmOf = (page: Page) => page.locator('footlight-player');

  test('pauses and plays on by the button, by a click on the picture and by the space bar', async ({ page }) => {
    const player = filmOf(page);
    const isPaused = async () => (await picturesOf(player)).paused;
    await wake(player);
    await player.getByRole('button', { name: 'Pause' }).click();
    await expect.poll(isPaused).toBe(true);
    await player.click({ position: { x: 100, y: 100 } });
    await expect.poll(isPaused).toBe(false);
    await player.getByRole('group').focus();
    await page.keyboard.press('Space');
    await expect.poll(isPaused).toBe(true);
    await page.keyboard.press('k');
    await expect.poll(isPaused).toBe(false);
  });

  test('moves along the film by keys and by the slider', async ({ page }) => {
    const player = filmOf(page);
    await player.getByRole('group').focus();
    await page.keyboard.press('k');
    await page.keyboard.press('5');
    await expect.poll(() => secondsOf(player)).toBeCloseTo(32, 0);
    await page.keyboard.press('l');
    await page.keyboard.press('l');
    await expect.poll(() => secondsOf(player)).toBeCloseTo(52, 0);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => secondsOf(player)).toBeCloseTo(42, 0);
    const slider = player.getByRole('slider', { name: 'Position' });
    await slider.focus();
    await page.keyboard.press('Home');
    await expect.poll(() => secondsOf(player)).toBeLessThan(0.5);
    await expect(slider).toHaveAttribute('aria-valuetext', /^0 seconds of /);
    const box = (await slider.boundingBox())!;
    await slider.click({ position: { x: box.width / 2, y: box.height / 2 } });
    await expect.poll(() => secondsOf(player)).toBeGreaterThan(30);
    expect(await secondsOf(player)).toBeLessThan(34);
    const before = await framesOf(player);
    await player.getByRole('group').focus();
    await page.keyboard.press('k');
    await expect.poll(() => framesOf(player)).toBeGreaterThan(before + 5);
  });

  test('makes it louder, quieter and silent', async ({ page }) => {
    const player = filmOf(page);
    await wake(player);
    await player.getByRole('group').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect.poll(async () => (await picturesOf(player)).volume).toBeCloseTo(0.9, 5);
    await page.keyboard.press('m');
    await expect.poll(async () => (await picturesOf(player)).muted).toBe(true);
    await expect(player.getByRole('slider', { name: 'Volume' })).toHaveAttribute('aria-valuetext', '0%');
    await player.getByRole('button', { name: 'Unmute' }).press('Enter');
    await expect.poll(async () => (await picturesOf(player)).muted).toBe(false);
    await player.getByRole('slider', { name: 'Volume' }).fill('40');
    await expect.poll(async () => (await picturesOf(player)).volume).toBeCloseTo(0.4, 5);
  });

  test('reads captions in three languages, above the controls', async ({ page }) => {
    const player = filmOf(page);
    await player.getByRole('group').focus();
    await page.keyboard.press('k');
    const lines = player.locator('[part="captions"]');
    const read: string[] = [];
    for (const language of ['English', 'Español', 'العربية']) {
      await player.getByRole('button', { name: 'Captions' }).click();
      await player.getByRole('menuitemradio', { name: language }).click();
      await player.evaluate((element) => Object.assign(element, { currentTime: 22 }) as never);
      await expect(lines).toBeVisible();
      await expect.poll(async () => read.includes(await lines.innerText())).toBe(false);
      read.push(await lines.innerText());
      const words = (await lines.locator('span').last().boundingBox())!;
      const controls = (await player.getByRole('slider', { name: 'Position' }).boundingBox())!;
      expect(words.y + words.height).toBeLessThanOrEqual(controls.y + controls.height / 2);
    }
    expect(read[2]).toMatch(/[\u0600-\u06FF]/);
    await player.getByRole('button', { name: 'Captions' }).click();
    await expect(player.getByRole('menuitemradio', { name: 'العربية' })).toBeChecked();
    await player.getByRole('menuitemradio', { name: 'Off' }).click();
    await expect(lines).toHaveCount(0);
  });

  test('fills the screen with the player and its controls, and leaves', async ({ page }) => {
    const player = filmOf(page);
    await wake(player);
    await player.getByRole('button', { name: 'Full screen' }).click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.localName)).toBe('footlight-player');
    await wake(player);
    await player.getByRole('button', { name: 'Leave full screen' }).click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBe(null);
  });
});

test.describe('what went wrong is said in words', () => {
  const refusals: [status: number, call: string, content: string, words: string][] = [
    [404, 'readLivePlayback', 'live:2001', 'This event is not live right now.'],
    [401, 'readVodPlayback', 'vod:1001', 'Sign in to watch'],
    [403, 'readVodPlayback', 'vod:1001', 'You may not watch this title.'],
    [409, 'readPlayerUrls', 'vod:1001', 'You are already watching on too many screens.'],
    [500, 'readVodPlayback', 'vod:1001', 'This title cannot be played right now.'],
  ];
  test('each refusal of the platform has its own', async ({ page, platform }) => {
    await lookAtEach(refusals, ([status, , , words]) => `the platform answers ${status}: “${words}”`, async ([status, call, content, words]) => {
      await page.goto('about:blank');
      await switchesOf(platform).mend();
      await switchesOf(platform).fault({ call: 'readFreeTitle', status: 503 });
      await switchesOf(platform).fault({ call, status });
      const player = await openPlayer(page, platform, content);
      await expect(player.getByText(words)).toBeVisible();
      expect(await framesOf(player)).toBe(0);
    });
  });

  test('after an error a press on “Try now” plays the film', async ({ page, platform }) => {
    await switchesOf(platform).fault({ call: 'readFreeTitle', status: 503 });
    await switchesOf(platform).fault({ call: 'readVodPlayback', status: 500 });
    const player = await openPlayer(page, platform, 'vod:1001');
    await expect(player.getByRole('alert')).toContainText('This title cannot be played right now.');
    await switchesOf(platform).mend();
    await player.getByRole('button', { name: 'Try now' }).click();
    await pressPlay(player);
    await expectToBeWatched(player);
  });

  test('where the viewer is not allowed to be, the player says so', async ({ page, platform }) => {
    const player = await openPlayer(page, platform, 'vod:1005');
    await expect(player.getByText('This title is not available in United Kingdom.')).toBeVisible();
  });
});

test('two players on one page play two titles, both at once', async ({ page, platform }) => {
  await page.goto(platform.at('partner', '/two-players.html'));
  const [first, second] = [page.locator('#first'), page.locator('#second')];
  await pressPlay(first);
  await pressPlay(second);
  await expectToBeWatched(first);
  await expectToBeWatched(second);
  expect((await picturesOf(first)).paused).toBe(false);
  const names = await Promise.all([first, second].map((player) => player.getByRole('group').first().getAttribute('aria-label')));
  expect(new Set(names).size).toBe(2);
});
