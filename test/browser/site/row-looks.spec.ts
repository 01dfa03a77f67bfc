import type { Locator } from '@playwright/test';
import { axeFindings } from '../../support/axe-findings.ts';
import { expect, test } from '../../support/browser-test.ts';
import { expectNoSideways } from './site-visit.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const widthOf = (card: Locator) => card.evaluate((node) => node.getBoundingClientRect().width);
/** How far a card stands to the right of its place in the row, in pixels: a pointer that is led to a card may scroll the row. */
const shiftOf = (card: Locator) => card.evaluate((node) => {
  const [own, place] = [node, node.closest('.fl-row__item')!].map((one) => one.getBoundingClientRect()) as [DOMRect, DOMRect];
  return own.x + own.width / 2 - place.x - place.width / 2;
});

/** @source spec 1 §2.4 "Neighbours of the hovered card shift sideways; the active card scales to 1.1 (1.4 for stacked cards)" */
for (const [host, locale, way] of [['arena', 'en', 1], ['cinema', 'ar', -1]] as const) {
  for (const [row, scale, shift, step] of [['look-hover', 1.1, 0.03, 1], ['look-double', 1.4, 0.12, 2]] as const) {
    test(`an active card of ${row} is ${scale} of its size, its neighbours make room, and nothing is clipped (${locale})`, async ({ page, platform }) => {
      await page.goto(platform.at(host, `/section/tonight?locale=${locale}`));
      const list = page.locator(row === 'look-double' ? '.fl-row__track--lines' : '.fl-row--words-hover .fl-row-featured .fl-row__track').first();
      await list.scrollIntoViewIfNeeded();
      const cards = list.locator('.fl-card');
      const [before, active, after] = [cards.nth(0), cards.nth(step), cards.nth(2 * step)];
      await expect(active).toBeVisible();
      const width = await widthOf(active);
      // Rows above that are still growing move the card away from under the mouse.
      await expect.poll(async () => {
        await active.hover();
        return Math.round((100 * await widthOf(active)) / width) / 100;
      }).toBe(scale);
      await expect.poll(async () => Math.round(await shiftOf(before) * way)).toBe(Math.round(-shift * width));
      await expect.poll(async () => Math.round(await shiftOf(after) * way)).toBe(Math.round(shift * width));
      const room = await active.evaluate((node) => {
        const [card, track] = [node.getBoundingClientRect(), node.closest('.fl-row__track')!.getBoundingClientRect()];
        return { above: card.top - track.top, below: track.bottom - card.bottom };
      });
      expect([room.above >= 0, room.below >= 0]).toEqual([true, true]);
      await page.mouse.move(0, 0);
      await expect.poll(() => widthOf(active).then(Math.round)).toBe(Math.round(width));
    });
  }

  test(`rows of each look are drawn whole, without a finding (${host}, ${locale})`, async ({ page, platform }) => {
    await page.goto(platform.at(host, `/section/tonight?locale=${locale}`));
    await expect(page.locator('.fl-row-featured')).toHaveCount(4);
    await expect(page.locator('.fl-row-featured--basic.fl-row-featured--text-center .fl-row-featured__picture--zoom')).toHaveCSS('animation-name', 'fl-row-zoom');
    await expect(page.locator('.fl-row-featured--text-end .fl-row-featured__words')).toHaveCSS('justify-items', 'end');
    const hover = page.locator('.fl-row--words-hover .fl-row-featured .fl-card').first();
    await expect(hover.locator('.fl-card__title')).toHaveCSS('opacity', '0');
    await hover.hover();
    await expect(hover.locator('.fl-card__title')).toHaveCSS('opacity', '1');
    await expect(page.locator('.fl-row-featured__gradient--start')).toHaveCSS('background-image', locale === 'ar' ? /270deg/ : /90deg/);
    await expectNoSideways(page);
    await page.mouse.move(0, 0);
    expect(await axeFindings(page)).toEqual([]);
  });
}

test('a finger that holds a card ends it by a tap elsewhere, and words stay where nothing can point', async ({ browser, browserName, platform }) => {
  test.skip(browserName === 'firefox', 'Touches are sent over CDP.');
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(platform.at('arena', '/section/tonight'));
  const cards = page.locator('.fl-row--words-hover .fl-row-featured .fl-card');
  await cards.first().scrollIntoViewIfNeeded();
  await expect(cards.first().locator('.fl-card__title')).toHaveCSS('opacity', '1');
  const touch = await context.newCDPSession(page);
  const box = (await cards.first().boundingBox())!;
  const hold = async () => {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: box.x + 60, y: box.y + 40 }] });
    await expect(page.locator('.fl-card--active')).toHaveCount(1);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await hold();
  await expect(cards.first().locator('[part="more"]')).toBeVisible();
  await page.touchscreen.tap(195, 20);
  await expect(page.locator('.fl-card--active')).toHaveCount(0);
  await expect(page).toHaveURL(/\/section\/tonight/);
  await context.close();
});

test('buttons of a deployment with other paths lead to their pages', async ({ page, platform }) => {
  await page.goto(platform.at('arena-es', '/section/tonight?locale=es'));
  await expect(page.getByRole('link', { name: 'Ver todo' })).toHaveAttribute('href', '/explorar');
  await expect(page.getByRole('link', { name: 'Ver la guía' })).toHaveAttribute('href', '/guia');
});

test('a row of the guide shows its own channels, far down as they are, and more on demand', async ({ page, platform }) => {
  await page.goto(platform.at('arena', '/home'));
  const row = page.getByRole('group', { name: 'The next three hours' });
  await expect(async () => {
    await page.mouse.wheel(0, 900);
    await expect(row.locator('.fl-row-guide__cell').first()).toBeVisible({ timeout: 300 });
  }).toPass();
  await expect(row.locator('.fl-row-guide__channel')).toHaveCount(8);
  await expect(row.locator('.fl-row-guide__list a[tabindex="0"]')).toHaveCount(1);
  await row.getByRole('button', { name: 'Show more' }).click();
  await expect(row.locator('.fl-row-guide__channel')).toHaveCount(16);
  await expect(row.locator('.fl-row-guide__channel').last().locator('a').first()).toBeVisible();
});
