import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { lookAtEach } from '../../support/look-at-each.ts';
import { signedIn } from '../../support/signed-in.ts';
import { menu } from './site-visit.ts';

/** Every width from a small phone to a laptop, and the screens beyond it: nothing sticks out at the side, and no item of the menu is out of reach. */
test.use({ viewport: { width: 1280, height: 844 } });

const widths = Array.from({ length: 25 }, (_, index) => 320 + index * 40).concat(375, 390);
/** Desks and televisions. */
const wideWidths = [1440, 1920, 2560, 3840];
const sites = [['arena', 'en'], ['arena', 'es'], ['arena', 'pt'], ['cinema', 'en'], ['cinema', 'ar'], ['arena-pt', 'pt'], ['debug', 'en']] as const;

/** What of the bar is cut off or covered, which items of the menu are neither shown nor behind the button, and how much sticks out at the side. */
const roomFaults = (page: Page): Promise<string[]> => page.evaluate(async () => {
  // One frame for the layout, one for what the observers change.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { scrollWidth, clientWidth } = document.documentElement;
  const sideways = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px stick out at the side`] : [];
  const name = (element: Element) => `${element.className || element.tagName} "${element.textContent.trim().slice(0, 20)}"`;
  const bar = document.querySelector('.fl-site__bar')!;
  const edge = bar.getBoundingClientRect();
  const controls = [...bar.querySelectorAll<HTMLElement>('a, button, select')].filter((element) => element.checkVisibility() && !element.closest('.fl-site__menu, .fl-site__drawer'));
  const faults = controls.flatMap((element) => {
    const box = element.getBoundingClientRect();
    const over = controls.find((other) => {
      const place = other.getBoundingClientRect();
      return other !== element && place.left < box.right - 1 && place.right > box.left + 1 && place.top < box.bottom - 1 && place.bottom > box.top + 1;
    });
    if (box.left < edge.left - 0.5 || box.right > edge.right + 0.5 || box.top < edge.top + 2 || box.bottom > edge.bottom + 0.5) return [`${name(element)} leaves the bar`];
    return over ? [`${name(element)} lies on ${name(over)}`] : [];
  });
  const list = bar.querySelector('.fl-site__nav-items');
  if (!list && !bar.querySelector('.fl-site__hamburger-button')?.checkVisibility()) return [...sideways, 'there is no menu'];
  const hidden = [...list?.children ?? []].filter((item) => !(item as HTMLElement).checkVisibility() && !item.matches('.fl-site__more'));
  const behind = [...bar.querySelectorAll('.fl-site__more .fl-site__menu a')].map((link) => link.textContent);
  const lost = hidden.filter((item) => !behind.includes(item.textContent)).map((item) => `${name(item)} is lost`);
  const button = hidden.length > 0 && !bar.querySelector('.fl-site__more')?.checkVisibility() ? ['the button for more is not there'] : [];
  const logo = bar.querySelector('.fl-site__logo')!;
  return [...sideways, ...faults, ...lost, ...button, ...(logo.scrollWidth > logo.clientWidth + 1 ? ['the name of the site is cut'] : [])];
});

async function expectRoom(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await expect.poll(() => roomFaults(page), { message: `${width} px` }).toEqual([]);
}

for (const [host, locale] of sites) {
  test(`the bar and the home page of ${host} fit at every width, for a guest (${locale})`, async ({ page, platform }) => {
    await page.goto(platform.at(host, `/home?locale=${locale}`));
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    for (const width of [...widths, ...wideWidths]) await expectRoom(page, width);
  });

  test(`the bar of ${host} fits at every width, for a member (${locale})`, async ({ page, platform }) => {
    await signedIn(page.context(), platform, host, 'member');
    await page.goto(platform.at(host, `/home?locale=${locale}`));
    await expect(page.locator('.fl-site__account-button')).toBeVisible();
    // The widest that the bar gets: the button for what is live comes when the platform has counted.
    // A menu that waits behind a button keeps that one there, too.
    if (host !== 'debug') await expect(page.locator('.fl-site__bar .fl-live__count')).toBeVisible();
    for (const width of [...widths, 1025]) await expectRoom(page, width);
  });

  test(`pages of ${host} fit on phones and at 200 % with the machine’s fonts alone (${locale})`, async ({ page, platform }) => {
    await page.route('**/fonts/**', (route) => route.abort());
    await lookAtEach(['/home', '/purchase', '/login'], (path) => path, async (path) => {
      await page.goto(platform.at(host, `${path}?locale=${locale}`));
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      for (const width of [390, 375, 320, 640]) await expectRoom(page, width);
    });
  });
}

test('what the bar has no room for opens by pointer and key, and leads to its page', async ({ page, platform }) => {
  await page.setViewportSize({ width: 1100, height: 640 });
  await page.goto(platform.at('arena', '/home'));
  await page.evaluate(() => (document.documentElement.style.fontSize = '250%'));
  const more = page.getByRole('button', { name: 'More' });
  await more.press('Enter');
  const plans = menu(page).getByRole('link', { name: 'Plans' });
  await expect(plans).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(plans).toBeHidden();
  await expect(more).toBeFocused();
  await more.click();
  await plans.click();
  await expect(page).toHaveURL(/\/purchase/);
  await expect(plans).toBeHidden();
});
