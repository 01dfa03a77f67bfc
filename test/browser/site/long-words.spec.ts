import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { expectNoSideways, findings, signIn } from './site-visit.ts';

/** What a careless or hostile editor can write: a title and labels of 10,000 characters, with markup, with words and without a space. */
const film = 'The Night the Lights Went Up';
const markup = '<b class=planted>Bold</b><img class=planted src=/x onerror=document.title=1>';
const long = `${markup} ${'many words '.repeat(450)}${'W'.repeat(10_000)}`.slice(0, 10_000);
/** As it stands in JSON, which a page may carry too. */
const written = JSON.stringify(long).slice(1, -1).replaceAll('<', '\\u003c');

test.afterEach(({ platform }) => switchesOf(platform).reset('buyer@footlight.test'));

async function giveLongWords(page: Page): Promise<void> {
  await page.route((url) => url.pathname.startsWith('/api/') || /^\/(?:home|video|mylist|section)/.test(url.pathname), async (route) => {
    if (new URL(route.request().url()).pathname.endsWith('/changes')) return route.continue();
    const answer = await route.fetch();
    const text = (await answer.text()).replaceAll(film, written).replace(/"(menuGuide|watchNow|resume|myList)":"[^"]*"/g, `"$1":"${written}"`);
    await route.fulfill({ response: answer, body: text });
  });
}

/** Lines that are seen of a text, by its own line height. */
const linesOf = (text: Locator): Promise<number> => text.evaluate((element) => Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight)));

/** Markup is read as it is written, and nothing is wider than the screen, itself or by what it holds. */
async function expectText(page: Page, text: Locator, mostLines: number): Promise<void> {
  await expect(text).toContainText('<b class=planted>Bold</b>');
  await expect(page.locator('.planted')).toHaveCount(0);
  await expectNoSideways(page);
  const box = (await text.boundingBox())!;
  expect([box.x >= 0, box.x + box.width <= page.viewportSize()!.width, box.width > 60]).toEqual([true, true, true]);
  expect(await linesOf(text)).toBeGreaterThanOrEqual(1);
  expect(await linesOf(text)).toBeLessThanOrEqual(mostLines);
}

for (const width of [320, 1440]) {
  test(`words of 10,000 characters are text, and stay in their places at ${width} px`, async ({ page, platform }) => {
    await page.setViewportSize({ width, height: 800 });
    await giveLongWords(page);
    await page.goto(platform.at('arena', '/login'));
    await signIn(page, 'buyer');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expectText(page, page.locator('.fl-hero__title', { hasText: 'planted' }), 4);
    await expectText(page, page.locator('.fl-hero__actions .fl-button__words > span', { hasText: 'planted' }), 2);
    const card = page.locator('.fl-row .fl-card', { hasText: 'planted' }).first();
    await card.scrollIntoViewIfNeeded();
    await expectText(page, card.locator('.fl-card__title'), 2);
    const kept = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().endsWith('/content'));
    await card.getByRole('button', { name: /^Add / }).click();
    await kept;
    await page.goto(platform.at('arena', '/video/1001'));
    await expectText(page, page.locator('.fl-watch__title'), 4);
    await page.goto(platform.at('arena', '/mylist'));
    await expectText(page, page.getByRole('main').locator('.fl-card__title').first(), 2);
    expect(await findings(page)).toEqual([]);
    expect(await page.title()).not.toBe('1');
  });
}
