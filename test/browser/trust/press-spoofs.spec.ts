import type { FrameLocator, Locator, Page } from '@playwright/test';
import { press } from '../../support/any-browser-input.ts';
import { expect, test } from '../../support/browser-test.ts';
import { fillCard } from '../../support/card-fields.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { pressPay, seePay } from '../../support/press-pay.ts';
import { inside, openElement, signIn } from '../elements/element-page.ts';

/**
 * What a partner’s page does to the frame of a checkout, so that a press meant for something else pays.
 *
 * @source issue "Trust by origin": "Pay" and "Allow" act only after half a second whole and uncovered
 */
test.afterEach(async ({ platform }) => switchesOf(platform).reset('buyer@footlight.test'));

const pay = (checkout: FrameLocator): Locator => checkout.getByRole('button', { name: /^Pay/ });

async function goToPay(page: Page, platform: TestPlatform): Promise<FrameLocator> {
  await openElement(page, platform, 'partner', 'footlight-checkout', { content: 'vod:1003' });
  await signIn(page, 'partner', 'buyer');
  const checkout = inside(page, 'partner', 'footlight-checkout') as FrameLocator;
  await press(checkout.getByRole('radio', { name: /Arena Pass/ }), ' ');
  await press(checkout.getByRole('button', { name: 'Continue to payment' }));
  await expect(checkout.getByRole('region', { name: 'Your order' })).toBeVisible();
  await fillCard(checkout, { number: '4242 4242 4242 4242' });
  return checkout;
}

/** Done to the element, or drawn over it, by the partner's own page. */
const looks = {
  'a blend': 'mix-blend-mode:difference', 'a blur': 'filter:blur(20px)', 'the same colour for everything': 'filter:brightness(100)',
  'a hundredth of its size': 'transform:scale(0.01)', 'a fourth of its size': 'transform:scale(0.25)', 'a turn': 'transform:rotate(180deg)', 'a mirror': 'transform:scaleX(-1)', 'a tilt': 'transform:perspective(500px) rotateY(80deg)',
};
const covers = ['a popover in the top layer', 'a page in fullscreen'] as const;

async function cover(page: Page, how: (typeof covers)[number]): Promise<void> {
  await page.evaluate(async (kind) => {
    const cover = Object.assign(document.createElement('div'), { id: 'trick' });
    cover.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;background:#fff;pointer-events:none';
    document.body.append(cover);
    if (kind === 'a page in fullscreen') await cover.requestFullscreen();
    else {
      cover.popover = 'manual';
      cover.showPopover();
    }
  }, how);
}

async function uncover(page: Page): Promise<void> {
  await page.evaluate(async () => {
    if (document.fullscreenElement) await document.exitFullscreen();
    document.querySelector('#trick')?.remove();
  });
}

async function expectRefusedWhile(checkout: FrameLocator): Promise<void> {
  await expect(pay(checkout)).toHaveAttribute('aria-disabled', 'true');
  await expect(pay(checkout)).toHaveAccessibleDescription(/Something covers this button/);
}

test('a page that lays something over the checkout, or draws it as nobody can read it, gets no payment', async ({ page, platform, browserName }) => {
  test.skip(browserName !== 'chromium', 'only Chromium tells whether an element is covered');
  const checkout = await goToPay(page, platform);
  const element = page.locator('footlight-checkout');
  const draw = (css: string) => element.evaluate((node, style) => { node.style.cssText = style; }, css);
  await seePay(pay(checkout));
  for (const how of covers) {
    await test.step(how, async () => {
      await cover(page, how);
      await expectRefusedWhile(checkout);
      await uncover(page);
      await seePay(pay(checkout));
    });
  }
  for (const [how, css] of Object.entries(looks)) {
    await test.step(how, async () => {
      await draw(css);
      await expectRefusedWhile(checkout);
      await draw('');
      await seePay(pay(checkout));
    });
  }
  expect(await switchesOf(platform).charges('arena.buyer')).toEqual([]);
});

test('a frame that a page cuts or moves under the pointer as the press comes pays nothing', async ({ page, platform, browserName }) => {
  test.skip(browserName !== 'chromium', 'Firefox over BiDi presses in a frame by keys.');
  const checkout = await goToPay(page, platform);
  const element = page.locator('footlight-checkout');
  const draw = (css: string) => element.evaluate((node, style) => { node.style.cssText = style; }, css);
  await seePay(pay(checkout));
  const box = (await pay(checkout).boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x - 300, y - 80);
  await draw('position:relative;left:-300px;top:-80px');
  await page.mouse.down();
  await page.mouse.up();
  await draw('clip-path:inset(0 0 0 99%)');
  await page.mouse.click(x, y);
  await draw('');
  await seePay(pay(checkout));
  await expect(pay(checkout)).not.toHaveAttribute('aria-busy', 'true');
  expect(await switchesOf(platform).charges('arena.buyer')).toEqual([]);
});

test('no browser tells a frame of a mask: a kept card pays when its last digits were typed, not by a press', async ({ page, platform }) => {
  const checkout = await goToPay(page, platform);
  await pressPay(pay(checkout));
  await expect(checkout.getByRole('heading', { name: 'You are all set' })).toBeVisible();
  await page.locator('footlight-checkout').evaluate((node) => { node.setAttribute('licences', 'fight-night'); });
  await press(checkout.getByRole('radio', { name: /Fight night/ }), ' ');
  await press(checkout.getByRole('button', { name: 'Continue to payment' }));
  await expect(checkout.getByRole('radio', { name: 'Visa ending in 4242' })).toBeChecked();
  await page.evaluate(() => { document.body.style.maskImage = 'linear-gradient(transparent, transparent)'; });
  await pay(checkout).evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await expect(pay(checkout)).toHaveAccessibleDescription('Type the last four digits of the card to pay.');
  await pay(checkout).dispatchEvent('click', { detail: 1 });
  await expect(pay(checkout)).not.toHaveAttribute('aria-busy', 'true');
  expect(await switchesOf(platform).charges('arena.buyer')).toHaveLength(1);
  await page.evaluate(() => { document.body.style.maskImage = ''; });
  await pressPay(pay(checkout));
  await expect(checkout.getByRole('heading', { name: 'You are all set' })).toBeVisible();
  expect(await switchesOf(platform).charges('arena.buyer')).toHaveLength(2);
});
