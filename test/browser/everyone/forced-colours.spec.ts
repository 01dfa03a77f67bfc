import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { expectToPlay } from '../site/site-visit.ts';

/** In the system's own colours, in which grounds and shadows are not seen. @source issue "forced colours"; WCAG 2.2 §1.4.1, §1.4.11, §2.4.7 */
test.skip(({ browserName }) => browserName === 'firefox', 'Playwright emulates no colours in Firefox over BiDi.');
test.use({ viewport: { width: 1280, height: 900 } });
test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

/** What a viewer sees of the element that has the focus: a line around it, or around what holds or stands for it. */
const focusMark = (page: Page): Promise<string> => page.evaluate(() => {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  if (!element || element === document.body) return 'nothing has the focus';
  const candidates = [element, element.nextElementSibling, element.parentElement, element.parentElement?.parentElement].filter((each) => each instanceof HTMLElement);
  const isMarked = candidates.some((each) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(each);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  });
  return isMarked || element.matches('main, iframe, h1, h2') ? '' : `${element.localName}.${element.className} "${element.textContent.slice(0, 20)}" has no line around it`;
});

async function expectFocusSeen(page: Page, presses: number): Promise<void> {
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    expect.soft(await focusMark(page)).toBe('');
  }
}

/** The frame around a part, in the colour that the system chose. */
const frameOf = (page: Page, selector: string) => page.locator(selector).first().evaluate((element) => {
  const { borderBlockEndColor, borderBlockEndWidth, borderBlockEndStyle } = getComputedStyle(element);
  return borderBlockEndStyle === 'none' ? 'none' : `${borderBlockEndWidth} ${borderBlockEndColor}`;
});

test('on the site the focus is seen, and the page one is on, the day and the view that are shown and the chosen plan are told by a frame', async ({ page, platform }) => {
  await page.goto(platform.at('arena', '/home?locale=en'));
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect.poll(() => frameOf(page, '.fl-site__nav-item[aria-current]')).not.toBe(await frameOf(page, '.fl-site__nav-item:not([aria-current])'));
  await expectFocusSeen(page, 16);
  await page.goto(platform.at('arena', '/epg'));
  await expect(page.getByRole('gridcell').getByRole('link').first()).toBeVisible();
  for (const chosen of ['.fl-guide__day', '.fl-guide__modes button']) {
    await expect.poll(() => frameOf(page, `${chosen}[aria-pressed="true"]`)).not.toBe(await frameOf(page, `${chosen}[aria-pressed="false"]`));
  }
  expect(await frameOf(page, '.fl-guide__link')).toMatch(/^1px/);
  await expectFocusSeen(page, 6);
  await page.goto(platform.at('arena', '/purchase'));
  const radios = page.getByRole('radio');
  await expect(page.locator('.fl-licence').first()).toBeVisible();
  const chosen = () => radios.evaluateAll((all: HTMLInputElement[]) => all.map(({ checked }) => checked));
  const marked = () => page.locator('.fl-licence:has([type="radio"])').evaluateAll((cards) => cards.map((card) => getComputedStyle(card.querySelector('.fl-licence__mark > *')!).visibility === 'visible'));
  await radios.first().check({ force: true });
  expect((await chosen()).filter(Boolean)).toHaveLength(1);
  await expect.poll(marked).toEqual(await chosen());
});

test('in the player the focus, the place in the film, the volume and what is chosen in a menu are seen', async ({ page, platform }) => {
  await page.goto(platform.at('arena', '/video/1101?locale=en'));
  await expectToPlay(page);
  await expect(page.locator('.fl-player [part~="captions-button"]')).toBeVisible();
  await page.keyboard.press('k');
  await page.locator('.fl-player [part~="play-button"]').focus();
  await expectFocusSeen(page, 8);
  const grounds = await page.evaluate(() => ['.fl-player__progress', '.fl-player__rail', '.fl-player__controls'].map((name) => getComputedStyle(document.querySelector(name)!).backgroundColor));
  expect(new Set(grounds).size, grounds.join()).toBeGreaterThan(1);
  expect(grounds[0]).not.toBe(grounds[1]);
  expect(await page.locator('.fl-player__volume-slider').evaluate((slider) => getComputedStyle(slider).appearance)).toBe('auto');
  await page.locator('.fl-player [part~="settings-button"]').press('Enter');
  await page.locator('.fl-player [data-key="speed"], .fl-player [data-key="quality"]').first().press('Enter');
  const items = page.getByRole('menuitemradio');
  await expect(items.first()).toBeVisible();
  const signs = await items.evaluateAll((all) => all.map((item) => [item.getAttribute('aria-checked'), getComputedStyle(item.querySelector('.fl-icon') ?? item, item.querySelector('.fl-icon') ? null : '::before').visibility]));
  expect(new Set(signs.map(([checked, visibility]) => `${checked} ${visibility}`)).size).toBeGreaterThan(1);
});
