import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { addElement, inside, listen, openElement, signIn } from './element-page.ts';
import { expectToBeWatched, framesOf, picturesOf, pressPlay, secondsOf } from './watching.ts';

/** Whatever comes in wrong stays where it came in, and says so. @source issue "Bad input" */
test.afterEach(async ({ platform }) => {
  const switches = switchesOf(platform);
  await switches.mend();
  await switches.clock({ reset: true });
  await switches.reset('member@footlight.test');
});

/** Everything that went wrong unseen. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

test('a film, a row and a tenant that nobody knows: each element says so, the known one beside them stands', async ({ page, platform }) => {
  const errors = errorsOf(page);
  await page.goto(platform.at('partner', '/unknown.html'));
  await expect(page.locator('#player').getByRole('alert')).toBeVisible();
  await expect(page.locator('#row').getByRole('alert')).toContainText('This row could not be loaded.');
  await expect(page.locator('#my-list').getByRole('alert')).toContainText('This service is not known here.');
  await expect(page.locator('#my-list').getByRole('alert')).toContainText('unknown-realm');
  await expect(page.locator('#good-row').getByRole('link').first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('a malformed attribute: a warning names tag and attribute, and the element beside it stands', async ({ page, platform }) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && message.text().includes('[footlight]') && warnings.push(message.text()));
  await page.goto(platform.at('partner', '/bad-attributes.html'));
  await expect(page.locator('#good-row').getByRole('link').first()).toBeVisible();
  await expect.poll(() => warnings.length).toBe(4);
  for (const [tag, attribute] of [['footlight-player', 'content'], ['footlight-carousel-row', 'bucket'], ['footlight-my-list', 'locale'], ['footlight-sign-in', 'realm']]) {
    expect(warnings.filter((text) => text.includes(`<${tag}> ${attribute}:`)), `${tag} ${attribute}`).toHaveLength(1);
  }
});

test('a malformed attribute later on: the last good value stays', async ({ page, platform }) => {
  const row = await openElement(page, platform, 'partner', 'footlight-carousel-row', { bucket: 'featured' });
  await expect(row.getByRole('heading', { name: 'Featured' })).toBeVisible();
  const warned = page.waitForEvent('console', (message) => message.text().includes('<footlight-carousel-row> bucket'));
  await row.evaluate((element) => element.setAttribute('bucket', '../../secret'));
  await warned;
  expect(await row.evaluate((element) => (element as HTMLElement & { bucket: string }).bucket)).toBe('featured');
  await expect(row.getByRole('link').first()).toBeVisible();
});

test('an answer that breaks its contract: a named failure on that element only', async ({ page, platform }) => {
  const errors = errorsOf(page);
  await switchesOf(platform).fault({ call: 'readBucket', brokenBody: true });
  await page.goto(platform.at('partner', '/all.html'));
  const row = page.locator('footlight-carousel-row');
  await expect(row.getByRole('alert')).toContainText('This row could not be loaded.');
  await expect(row.locator('[data-code]')).toHaveAttribute('data-code', 'contract-broken');
  await expect(page.locator('footlight-epg-grid').getByRole('gridcell').getByRole('link').first()).toBeVisible();
  await expect(page.locator('footlight-my-list').getByText('Keep what you love')).toBeVisible();
  await expect(inside(page, 'partner', 'footlight-sign-in').getByLabel('E-mail')).toBeVisible();
  await expect(page.locator('footlight-player').getByText('You need a plan to watch this.')).toBeVisible();
  expect(errors).toEqual([]);
});

test('the platform is down: every element says so, and comes on the next try when it is back', async ({ page, platform }) => {
  await page.goto(platform.at('arena', '/demo/bench.html'));
  await page.evaluate(() => document.querySelector('footlight-player')?.remove());
  await switchesOf(platform).fault({ call: '*', status: 503 });
  const row = await addElement(page, 'footlight-carousel-row', { bucket: 'featured' });
  const guide = await addElement(page, 'footlight-epg-grid');
  // The page carries the answer of its own film, which plays all the same.
  const player = await addElement(page, 'footlight-player', { content: 'vod:1006' });
  for (const element of [row, guide, player]) await expect(element.getByRole('alert').first()).toBeVisible();
  await switchesOf(platform).mend();
  // The player tries again by itself as well.
  await player.getByRole('button', { name: 'Try now' }).click();
  for (const element of [row, guide]) await element.getByRole('button', { name: 'Try again' }).first().click();
  await expect(row.getByRole('link').first()).toBeVisible();
  await expect(guide.getByRole('gridcell').getByRole('link').first()).toBeVisible();
  await pressPlay(player);
  await expectToBeWatched(player);
});

test('the platform is down when a partner’s page opens: the elements say so and try again', async ({ page, platform }) => {
  await switchesOf(platform).fault({ call: '*', status: 503 });
  await page.goto(platform.at('partner', '/row.html'));
  const row = page.locator('#row');
  await expect(row.getByRole('alert').first()).toBeVisible();
  await expect(row.getByRole('button', { name: 'Try again' })).toBeVisible();
  await switchesOf(platform).mend();
  // By the button, or by itself where that is sooner.
  await expect.poll(async () => {
    await row.getByRole('button', { name: 'Try again' }).evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()));
    return row.getByRole('link').count();
  }).toBeGreaterThan(0);
});

const storedTokens = (page: Page, name: 'authorisationToken' | 'refreshToken'): Promise<string> => page.evaluate(
  (token) => (JSON.parse(localStorage.getItem('footlight.arena.session')!) as { tokens: Record<string, string> }).tokens[token]!, name,
);

test('storage that is emptied under a page: the next call is a guest\'s, without a reload', async ({ page, platform }) => {
  const list = await openElement(page, platform, 'platform', 'footlight-my-list');
  await signIn(page, 'platform', 'member');
  await expect(list.getByText('Your list is empty')).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await addElement(page, 'footlight-carousel-row', { bucket: 'featured' });
  await expect(page.locator('footlight-carousel-row').last().getByRole('link').first()).toBeVisible();
  await expect(page.locator('footlight-sign-in').getByLabel('E-mail')).toBeVisible();
  await signIn(page, 'platform', 'member');
});

test('an expired token: the next call renews it, the viewer notices nothing', async ({ page, platform }) => {
  const list = await openElement(page, platform, 'platform', 'footlight-my-list');
  await signIn(page, 'platform', 'member');
  await expect(list.getByText('Your list is empty')).toBeVisible();
  const before = await storedTokens(page, 'authorisationToken');
  await switchesOf(platform).clock({ advance: 20 * 60_000 });
  const row = await addElement(page, 'footlight-carousel-row', { bucket: 'featured' });
  await row.getByRole('button', { name: /^Add / }).first().click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  const after = await storedTokens(page, 'authorisationToken');
  expect(after).toBeTruthy();
  expect(after).not.toBe(before);
  await expect(page.locator('footlight-sign-in').getByRole('button', { name: 'Sign out' })).toBeVisible();
});

test('a refresh token that somebody used before: the session ends, the viewer is a guest and can sign in again', async ({ page, platform }) => {
  const switches = switchesOf(platform);
  const list = await openElement(page, platform, 'platform', 'footlight-my-list');
  await signIn(page, 'platform', 'member');
  await expect(list.getByText('Your list is empty')).toBeVisible();
  const stolen = await storedTokens(page, 'refreshToken');
  const renew = async (): Promise<void> => {
    // Whatever asks first after the move renews: an event that the moved clock starts may be earlier than the row.
    const answered = page.waitForResponse((answer) => /refresh/.test(answer.url()) && answer.request().method() !== 'OPTIONS');
    await switches.clock({ advance: 20 * 60_000 });
    await addElement(page, 'footlight-carousel-row', { bucket: 'featured' });
    await answered;
  };
  for (const _turn of ['first', 'second']) {
    const before = await storedTokens(page, 'refreshToken');
    await renew();
    // The page keeps its new tokens a moment after they have come.
    await expect.poll(() => storedTokens(page, 'refreshToken')).not.toBe(before);
  }
  await page.evaluate((old) => {
    const stored = JSON.parse(localStorage.getItem('footlight.arena.session')!) as { tokens: Record<string, string> };
    localStorage.setItem('footlight.arena.session', JSON.stringify({ ...stored, tokens: { ...stored.tokens, refreshToken: old } }));
  }, stolen);
  await renew();
  await expect(list.getByText('Keep what you love')).toBeVisible();
  await expect(page.locator('footlight-sign-in').getByLabel('E-mail')).toBeVisible();
  await expect(page.locator('footlight-carousel-row').last().getByRole('link').first()).toBeVisible();
  await signIn(page, 'platform', 'member');
});

test('storage that throws: a partner’s page signs in and keeps a title all the same', async ({ page, platform }) => {
  const errors = errorsOf(page);
  await page.goto(platform.at('partner', '/my-list.html'));
  const frame = await (await page.waitForSelector('iframe[src*="/frames/session"]', { state: 'attached' })).contentFrame();
  await frame?.waitForLoadState();
  expect(await frame?.evaluate(() => {
    try {
      localStorage.setItem('a', 'b');
      return 'works';
    } catch {
      return 'throws';
    }
  })).toBe('throws');
  await signIn(page, 'partner', 'member');
  await page.locator('#row').getByRole('button', { name: /^Add / }).first().click();
  await expect(page.locator('#my-list').getByRole('listitem')).toHaveCount(1);
  expect(errors).toEqual([]);
});

test('the script tag twice: one session frame, one player, one row, no complaint', async ({ page, platform }) => {
  const errors = errorsOf(page);
  await page.goto(platform.at('partner', '/script-twice.html'));
  await expect(page.locator('#row').getByRole('link').first()).toBeVisible();
  await pressPlay(page.locator('#player'));
  await expectToBeWatched(page.locator('#player'));
  await expect(page.locator('iframe[src*="/frames/session"]')).toHaveCount(1);
  expect(await page.locator('#player').evaluate((element) => element.shadowRoot?.querySelectorAll('video').length)).toBe(1);
  expect(errors).toEqual([]);
});

test('a player that is moved in the page while playing plays on', async ({ page, platform }) => {
  const player = await openElement(page, platform, 'partner', 'footlight-player', { content: 'vod:1001' });
  await pressPlay(player);
  await expectToBeWatched(player);
  const [reached, frames] = [await secondsOf(player), await framesOf(player)];
  await player.evaluate((element) => {
    const place = document.createElement('section');
    document.querySelector('main')?.prepend(place);
    place.append(element);
  });
  await expect.poll(() => secondsOf(player)).toBeGreaterThan(reached + 0.5);
  await expect.poll(() => framesOf(player)).toBeGreaterThan(frames + 5);
  expect((await picturesOf(player)).paused).toBe(false);
});

test('a player that is removed stops and leaves nothing: no sound, no requests', async ({ page, platform }) => {
  const player = await openElement(page, platform, 'partner', 'footlight-player', { content: 'live:2001' });
  await pressPlay(player);
  await expectToBeWatched(player);
  const kept = await player.evaluateHandle((element) => {
    const video = element.shadowRoot!.querySelector('video')!;
    element.remove();
    return video;
  });
  await expect.poll(() => kept.evaluate((video) => [video.paused, video.currentSrc === '' || video.readyState === 0])).toEqual([true, true]);
  const asked: string[] = [];
  page.on('request', (request) => request.url().startsWith(platform.at('media')) && asked.push(request.url()));
  // Another live player asks for its playlist more than once: in that time the removed one asked for nothing.
  const other = await addElement(page, 'footlight-player', { content: 'vod:1001' });
  await pressPlay(other);
  await expect.poll(() => secondsOf(other), { timeout: 20_000 }).toBeGreaterThan(7);
  expect(asked.filter((address) => /live/.test(new URL(address).pathname))).toEqual([]);
});

test('words that do not come: the elements speak readable English', async ({ page, platform }) => {
  await switchesOf(platform).fault({ call: 'readLabels', status: 500 });
  const player = await openElement(page, platform, 'partner', 'footlight-player', { content: 'vod:1004' });
  await expect(player.getByText('Sign in to watch')).toBeVisible();
  const list = await addElement(page, 'footlight-my-list');
  await expect(list.getByText('Keep what you love')).toBeVisible();
  await addElement(page, 'footlight-sign-in');
  await expect(inside(page, 'partner', 'footlight-sign-in').getByLabel('E-mail')).toBeVisible();
});

test('words that come broken are no words: the element stands and speaks English', async ({ page, platform }) => {
  await switchesOf(platform).fault({ call: 'readLabels', brokenBody: true });
  const heard = await openElement(page, platform, 'partner', 'footlight-carousel-row', { bucket: 'featured' }).then(async (row) => {
    const told = await listen(page, 'footlight-error');
    await expect(row.getByRole('button', { name: 'Next' })).toBeVisible();
    return told;
  });
  expect(await heard()).toEqual([]);
});
