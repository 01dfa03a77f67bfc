import type { Page } from '@playwright/test';
import { axeFindings } from '../../support/axe-findings.ts';
import { expect, test } from '../../support/browser-test.ts';
import { expectNoSideways } from '../site/site-visit.ts';

/** A window of 1280 × 1024 pixels at 400 %: what is left is as wide and as low as this. @source WCAG 2.2 §1.4.10, §2.4.11 */
test.use({ viewport: { width: 320, height: 256 } });

/** Whether another thing lies over the whole of what has the focus, or it is out of the window. */
const hidden = (page: Page): Promise<string> => page.evaluate(() => {
  const inner = (root: Document | ShadowRoot): Element | null => (root.activeElement?.shadowRoot ? inner(root.activeElement.shadowRoot) : root.activeElement);
  const element = inner(document);
  if (!element || element === document.body) return '';
  const box = element.getBoundingClientRect();
  if (box.width === 0) return '';
  const places = [0.1, 0.5, 0.9].flatMap((across) => [0.1, 0.5, 0.9].map((down) => [box.left + box.width * across, box.top + box.height * down] as const));
  // A radio button is drawn by the card around it.
  const shown = element.closest('label') ?? element;
  const isSeen = places.some(([x, y]) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (shown.contains(top) || top.contains(shown));
  });
  return isSeen ? '' : `${element.localName}.${element.className} "${element.textContent.slice(0, 20)}" at ${Math.round(box.top)}`;
});

const inEnglish = [['/home', 12], ['/video/1101', 6], ['/epg', 0], ['/login', 6], ['/purchase', 5]] as const;
const inArabic = [['/home', 0], ['/video/1101', 0], ['/purchase', 5]] as const;
for (const [host, locale, walk] of [['arena', 'en', inEnglish], ['cinema', 'ar', inArabic]] as const) {
  test(`at 400 % everything is read by scrolling down alone, and nothing lies over the focus (${host}, ${locale})`, async ({ page, platform }) => {
    for (const [path, presses] of walk) {
      await page.goto(platform.at(host, `${path}?locale=${locale}`));
      await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached();
      await expectNoSideways(page);
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let press = 0; press < presses; press += 1) {
          await page.keyboard.press(key);
          await expect.poll(() => hidden(page), { message: `${path} ${key} ${press}`, timeout: 5000 }).toBe('');
        }
      }
    }
  });
}

/** As far apart as the criterion says. @source WCAG 2.2 §1.4.12 */
const apart = '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }';

/** Buttons and labels whose words do not fit any more. */
const cut = (page: Page): Promise<string[]> => page.evaluate(() => [...document.querySelectorAll<HTMLElement>('button, label, .fl-button, th')]
  .filter((element) => element.checkVisibility() && element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== 'visible')
  .map((element) => `${element.className} "${element.innerText.slice(0, 20)}"`));

test('targets are as large as a finger needs, on a phone and a desk, and words may stand further apart', async ({ page, platform }) => {
  for (const path of ['/home', '/epg', '/login', '/purchase', '/search?query=north']) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(platform.at('arena', path));
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    expect.soft(await axeFindings(page, undefined, ['target-size']), path).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect.soft(await axeFindings(page, undefined, ['target-size']), `${path}, wide`).toEqual([]);
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets.push(sheet);
    }, apart);
    expect.soft(await cut(page), path).toEqual([]);
    await expectNoSideways(page);
  }
});

test('in a window of usual height the bar that comes back does not cover what has the focus', async ({ page, platform }) => {
  await page.setViewportSize({ width: 1024, height: 600 });
  await page.goto(platform.at('arena', '/home?locale=en'));
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  for (let press = 0; press < 26; press += 1) await page.keyboard.press('Tab');
  for (let press = 0; press < 14; press += 1) {
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => hidden(page), { message: `Shift+Tab ${press}`, timeout: 5000 }).toBe('');
  }
});
