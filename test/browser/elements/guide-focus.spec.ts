import { expect, test } from '../../support/browser-test.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { openElement } from './element-page.ts';

/** @source issue "Focus never falls out: test it with answers delayed by seconds"; design/guide.md "Layout and behaviour" */
test.use({ viewport: { width: 1280, height: 800 } });

const lateMs = 2_000;

test('the focus goes down a guide whose answers are seconds late, and is never lost', async ({ page, platform }) => {
  await page.clock.install();
  const guide = await openElement(page, platform, 'platform', 'footlight-epg-grid', {});
  await expect(guide.getByRole('gridcell').getByRole('link').first()).toBeVisible();
  let answer = (): void => undefined;
  const late = new Promise<void>((resolve) => { answer = resolve; });
  await page.route(/\/epg\?/, async (route) => {
    await late;
    await route.continue();
  });
  await guide.locator('[data-focus="true"]').first().focus();
  const place = () => page.evaluate(() => {
    const focused = document.activeElement?.shadowRoot?.activeElement;
    return { row: Number(focused?.closest('[role="row"]')?.getAttribute('aria-rowindex')), waits: focused?.hasAttribute('data-waiting') };
  });
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('PageDown');
  await expect.poll(async () => (await place()).row).toBeGreaterThan(30);
  await expect.poll(async () => (await place()).waits, 'the focus is on what is not here yet').toBe(true);
  const { row } = await place();
  await page.clock.fastForward(lateMs);
  expect(await place()).toEqual({ row, waits: true });
  answer();
  await expect.poll(async () => (await place()).waits, 'what airs takes the focus of what waited').toBe(false);
  expect((await place()).row).toBe(row);
});

test('the focus goes on through hours that are not here yet, stays in sight, and is on what airs once they are', async ({ page, platform }) => {
  // The next six hours begin soon: what is on now is here, what follows is held back.
  const border = new Date().setUTCHours(18, 0, 0, 0);
  await switchesOf(platform).clock({ set: border - 17 * 60_000 });
  const held: (() => void)[] = [];
  await page.route(/\/epg\?/, async (route) => {
    const from = Date.parse(new URL(route.request().url()).searchParams.get('from') ?? '');
    if (from >= border) await new Promise<void>((resolve) => { held.push(resolve); });
    await route.continue();
  });
  await page.goto(platform.at('cinema', '/epg?locale=en'));
  const focused = page.locator('.fl-guide [data-focus="true"]:focus');
  await page.locator('.fl-guide [data-state="live"]').getByRole('link').first().focus();
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowRight');
  await expect(focused).toHaveAttribute('data-waiting', 'true');
  await expect(focused).toBeInViewport();
  await expect.poll(() => held.length, 'what the focus waits for is asked for').toBeGreaterThan(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  held.forEach((release) => release());
  await expect(page.locator('.fl-guide a:focus')).toBeInViewport();
});

test('from right to left later is on the left, names stick on the right, and the focus is beside them', async ({ page, platform }) => {
  await page.goto(platform.at('cinema', '/epg?locale=ar'));
  await expect(page.getByRole('gridcell').getByRole('link').first()).toBeVisible();
  await page.locator('[data-focus="true"]').first().focus();
  const box = () => page.evaluate(() => {
    const focused = document.activeElement;
    const name = focused?.closest('[role="row"]')?.querySelector('[role="rowheader"]')?.getBoundingClientRect();
    return { start: focused?.getBoundingClientRect().right ?? 0, edge: name?.left ?? 0, words: focused?.getAttribute('aria-label') ?? '' };
  });
  const before = await box();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await box()).words).not.toBe(before.words);
  await expect.poll(async () => {
    const { start, edge } = await box();
    return start <= edge + 1;
  }).toBe(true);
});
