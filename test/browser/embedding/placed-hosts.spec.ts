import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { expectToBeWatched, pressPlay, secondsOf } from '../elements/watching.ts';

/** Where and when a page puts its elements, and takes them away: `demo/pages/partner/hosts`. */
const coloursOf = (row: Locator) => row.evaluate((element) => getComputedStyle(element).getPropertyValue('--fl-primary').trim());

test('an element in hidden content comes up as soon as it is shown', async ({ page, platform }) => {
  await page.goto(platform.at('partner', '/hosts/hidden.html'));
  await expect(page.locator('#row .fl-stage')).toBeAttached();
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.locator('#row').getByRole('link').first()).toBeVisible();
  await pressPlay(page.locator('#player'));
  await expectToBeWatched(page.locator('#player'));
  expect(Math.round((await page.locator('#player').boundingBox())?.width ?? 0)).toBeGreaterThan(600);
});

test('a player goes on while it is moved, by appendChild and by moveBefore', async ({ page, platform }) => {
  await page.goto(platform.at('partner', '/hosts/moved.html'));
  const player = page.locator('#player');
  await pressPlay(player);
  await expectToBeWatched(player);
  const paused = await player.evaluateHandle((element) => {
    const told: string[] = [];
    element.addEventListener('pause', () => told.push('pause'));
    return told;
  });
  await page.getByRole('button', { name: 'By moveBefore' }).click();
  await expect(page.locator('#right #player')).toBeAttached();
  await expectToBeWatched(player);
  expect(await paused.jsonValue()).toEqual([]);
  const before = await secondsOf(player);
  await page.getByRole('button', { name: 'By appendChild' }).click();
  await expect(page.locator('#left #player')).toBeAttached();
  await expect.poll(() => secondsOf(player)).toBeGreaterThanOrEqual(before);
});

test('a player that is in another document for a moment is dressed there, and comes back dressed and playable', async ({ page, platform }) => {
  await page.goto(platform.at('partner', '/hosts/moved.html'));
  const player = page.locator('#player');
  await expect(player.getByRole('button', { name: 'Play', exact: true }).first()).toBeVisible();
  const height = (await player.boundingBox())?.height;
  await page.getByRole('button', { name: 'Into another document' }).click();
  const away = page.locator('iframe[title="Another document"]').contentFrame().locator('#player');
  await expect.poll(() => away.evaluate(({ shadowRoot }) => getComputedStyle(shadowRoot?.querySelector('.fl-player') as Element).position)).not.toBe('static');
  await page.getByRole('button', { name: 'And back' }).click();
  await expect(page.locator('#left #player')).toBeAttached();
  await expect.poll(async () => (await player.boundingBox())?.height).toBe(height);
  await pressPlay(player);
  await expectToBeWatched(player);
});

test('thirty rows on a page: each shows its cards, and one frame serves them all', async ({ page, platform }) => {
  await page.goto(platform.at('partner', '/hosts/thirty-rows.html'));
  const last = page.locator('footlight-carousel-row').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last.getByRole('link').first()).toBeVisible();
  await expect.poll(() => page.locator('footlight-carousel-row').evaluateAll((rows) => rows.filter(({ shadowRoot }) => shadowRoot?.querySelector('.fl-stage')).length)).toBe(30);
  await expect(page.locator('iframe')).toHaveCount(1);
});

test('two tenants on a page: each row has its own colours, and keeps them when its tenant changes and changes back', async ({ page, platform }) => {
  await page.goto(platform.at('partner', '/hosts/two-tenants.html'));
  const [first, second] = [page.locator('#first'), page.locator('#second')];
  for (const row of [first, second]) await expect(row.getByRole('link').first()).toBeVisible();
  await page.evaluate(() => document.documentElement.style.setProperty('--footlight-primary', 'initial'));
  const [arena, cinema] = [await coloursOf(first), await coloursOf(second)];
  expect(arena).not.toBe(cinema);
  const swap = page.getByRole('button', { name: 'Swap' });
  await swap.click();
  await expect.poll(() => coloursOf(first)).toBe(cinema);
  await swap.click();
  await expect.poll(() => coloursOf(first)).toBe(arena);
  expect(await coloursOf(second)).toBe(cinema);
});

test('elements in closed shadow roots, made by a script and declared by the page', async ({ page, platform }) => {
  await page.addInitScript(() => {
    const { attachShadow } = Element.prototype;
    Object.assign(window, { closedRoots: [] as ShadowRoot[] });
    Element.prototype.attachShadow = function (given) {
      const root = attachShadow.call(this, given);
      if (given.mode === 'closed') (window as unknown as { closedRoots: ShadowRoot[] }).closedRoots.push(root);
      return root;
    };
  });
  await page.goto(platform.at('partner', '/hosts/closed-roots.html'));
  await expect.poll(() => page.evaluate(() => {
    const [root] = (window as unknown as { closedRoots: ShadowRoot[] }).closedRoots;
    return root?.querySelector('footlight-carousel-row')?.shadowRoot?.querySelectorAll('a').length ?? 0;
  })).toBeGreaterThan(3);
  await expect.poll(async () => Math.round((await page.locator('#declared').boundingBox())?.height ?? 0)).toBeGreaterThan(300);
});

test('navigation without a load: what replaces the content works, and the body too', async ({ page, platform }) => {
  await page.goto(platform.at('partner', '/hosts/navigation.html'));
  const step = (name: string) => page.getByRole('button', { name }).click();
  await pressPlay(page.locator('#player'));
  await expectToBeWatched(page.locator('#player'));
  for (const name of ['Swap the content', 'Replace the body'] as const) {
    await step(name);
    await expect(page.locator('#row').getByRole('link').first()).toBeVisible();
    await step('Replace the body');
    await pressPlay(page.locator('#player'));
    await expectToBeWatched(page.locator('#player'));
  }
  await expect(page.locator('iframe[src$="/frames/session"]')).toHaveCount(1);
});
