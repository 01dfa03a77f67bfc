import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { addElement, listen, nameOfPlace, openElement, places, type Place } from './element-page.ts';
import { expectToBeWatched } from './watching.ts';

/** @source issue "The elements" footlight-epg-grid; spec 1 §2.4, §7 (EPG), §9; design/guide.md */
test.use({ viewport: { width: 1280, height: 800 } });
test.afterEach(async ({ platform }) => {
  await switchesOf(platform).mend();
  await switchesOf(platform).clock({ reset: true });
});

const mostCells = 400;
const grid = (guide: Locator): Locator => guide.getByRole('grid');
const programmes = (guide: Locator): Locator => guide.getByRole('gridcell').getByRole('link');
const openGuide = async (page: Page, platform: TestPlatform, place: Place, attributes = {}): Promise<Locator> => {
  const guide = await openElement(page, platform, place, 'footlight-epg-grid', attributes);
  await expect(programmes(guide).first()).toBeVisible();
  return guide;
};

/** The programme that has the focus: its place among rows and columns, and what it says. */
const focused = (page: Page): Promise<{ row: number; name: string; from: number; to: number } | undefined> => page.evaluate(() => {
  const link = document.activeElement?.shadowRoot?.activeElement;
  const cell = link?.closest('[role="gridcell"]');
  const row = link?.closest('[role="row"]')?.getAttribute('aria-rowindex');
  const from = Number(cell?.getAttribute('aria-colindex'));
  return link && cell && row ? { row: Number(row), name: link.getAttribute('aria-label') ?? '', from, to: from + Number(cell.getAttribute('aria-colspan')) } : undefined;
});

/** Counts cells whenever some come or go, from now on. @returns the most that were mounted at once until it is asked */
async function countCells(guide: Locator): Promise<() => Promise<number>> {
  const most = await guide.evaluateHandle((element) => {
    const root = element.shadowRoot!;
    const counted = { most: 0 };
    const count = () => void (counted.most = Math.max(counted.most, root.querySelectorAll('[role="gridcell"]').length));
    count();
    new MutationObserver(count).observe(root, { childList: true, subtree: true });
    return counted;
  });
  return () => most.evaluate((counted) => counted.most);
}

/** Whether a cell stands about the middle of the grid, where a scroll has just led. */
const isFilled = (guide: Locator): Promise<boolean> => guide.evaluate((element) => {
  const field = element.shadowRoot!.querySelector('[role="grid"]')!.getBoundingClientRect();
  const [x, y] = [(field.left + field.right) / 2, (field.top + field.bottom) / 2];
  return [...element.shadowRoot!.querySelectorAll('[role="gridcell"]')].some((cell) => {
    const { left, right, top, bottom } = cell.getBoundingClientRect();
    return left <= x + 100 && x - 100 <= right && top <= y + 50 && y - 50 <= bottom;
  });
});

/** Scrolls by so many steps of about a screen; each is waited for. */
async function scrollThrough(guide: Locator, steps: number, by: { top?: number; left?: number }): Promise<void> {
  for (let step = 1; step <= steps; step += 1) {
    await grid(guide).evaluate((scroller, distance) => scroller.scrollBy({ ...distance, behavior: 'instant' }), by);
    await expect.poll(() => isFilled(guide), `step ${step} of ${JSON.stringify(by)} has cells`).toBe(true);
  }
}

for (const place of places) {
  test.describe(nameOfPlace[place], () => {
    test('two hundred channels, of which never more than four hundred programmes are mounted', async ({ page, platform }) => {
      const guide = await openGuide(page, platform, place);
      await expect(grid(guide)).toHaveAttribute('aria-rowcount', '201');
      const most = await countCells(guide);
      await scrollThrough(guide, 40, { top: 400 });
      await expect(guide.locator('[role="row"][aria-rowindex="201"]').getByRole('link').first()).toBeVisible();
      await scrollThrough(guide, 20, { left: 900 });
      await scrollThrough(guide, 20, { left: -900 });
      expect(await most()).toBeLessThanOrEqual(mostCells);
      expect(await most()).toBeGreaterThan(10);
      await expect(programmes(guide).first()).toBeAttached();
    });

    test('the line stands at the platform’s now, whatever the device believes', async ({ page, platform }) => {
      const { now } = await platformTime(platform, Date.UTC(2031, 4, 12, 18, 20));
      const guide = await openGuide(page, platform, place);
      const clock = await page.evaluate((moment) => new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' }).format(moment), Math.floor(now / 1_800_000) * 1_800_000);
      const line = (await guide.locator('.fl-guide__now').boundingBox())!;
      const tick = (await guide.locator('[role="columnheader"][data-now="true"]').boundingBox())!;
      await expect(guide.locator('[role="columnheader"][data-now="true"]')).toHaveText(clock);
      expect(line.x).toBeGreaterThan(tick.x);
      expect(Math.abs((line.x - tick.x) / 4 - (now % 1_800_000) / 60_000), 'minutes beside the truth').toBeLessThan(1);
      await expect(guide.locator('[data-state="live"]').first()).toBeVisible();
    });
  });
}

/** Sets the platform's clock. @returns what it says now */
async function platformTime(platform: TestPlatform, moment: number): Promise<{ now: number }> {
  await switchesOf(platform).clock({ fix: moment });
  return { now: moment };
}

test('down and up keep the minute; right and left go to the neighbours', async ({ page, platform }) => {
  const guide = await openGuide(page, platform, 'platform');
  await guide.locator('a[data-focus="true"]').first().focus();
  const start = (await focused(page))!;
  for (let step = 0; step < 9; step += 1) await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await focused(page))?.row).toBe(start.row + 9);
  for (let step = 0; step < 9; step += 1) await page.keyboard.press('ArrowUp');
  await expect.poll(async () => (await focused(page))?.name).toBe(start.name);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await focused(page))?.from).toBe(start.to);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await focused(page))?.name).toBe(start.name);
  await expect(guide.locator('a[tabindex="0"]')).toHaveCount(1);
});

test('a focused programme stays in sight, down to the last channel and back', async ({ page, platform }) => {
  const guide = await openGuide(page, platform, 'platform');
  await guide.locator('a[data-focus="true"]').first().focus();
  await page.keyboard.press('Control+End');
  await expect.poll(async () => (await focused(page))?.row).toBe(201);
  const field = (await grid(guide).boundingBox())!;
  const last = (await guide.locator('a:focus').boundingBox())!;
  expect(last.y + last.height).toBeLessThanOrEqual(field.y + field.height + 1);
  await page.keyboard.press('Control+Home');
  await expect.poll(async () => (await focused(page))?.row).toBe(2);
});

test('a title is beside its channel’s name, never under it, however far the guide is scrolled', async ({ page, platform }) => {
  const guide = await openGuide(page, platform, 'platform');
  for (const step of [37, 90, 150, 400]) {
    await grid(guide).evaluate((scroller, left) => scroller.scrollBy({ left, behavior: 'instant' }), step);
    const under = () => grid(guide).evaluate((scroller) => [...scroller.querySelectorAll('[role="row"]')].flatMap((row) => {
      const name = row.querySelector('[role="rowheader"]')?.getBoundingClientRect();
      return [...row.querySelectorAll('.fl-guide__title')].filter((title) => {
        const { left, right, width } = title.getBoundingClientRect();
        return name && width > 1 && left < name.right - 1 && right > name.right + 1;
      }).map((title) => title.textContent);
    }));
    await expect.poll(under).toEqual([]);
  }
});

test('the guide jumps to another day, to prime time and back to now', async ({ page, platform }) => {
  const guide = await openGuide(page, platform, 'platform');
  const line = guide.locator('.fl-guide__now');
  await expect(line).toBeInViewport();
  const day = guide.getByRole('group', { name: 'Days' }).getByRole('button').nth(5);
  await day.click();
  await expect(line).not.toBeInViewport();
  await expect(programmes(guide).first()).toBeVisible();
  await expect(day).toHaveAttribute('aria-pressed', 'true');
  await guide.getByRole('button', { name: 'Now', exact: true }).click();
  await expect(line).toBeInViewport();
  await guide.getByRole('button', { name: 'Prime time' }).click();
  await expect(guide.getByRole('columnheader', { name: /8:00\sPM/ })).toBeInViewport();
});

test('a click plays the channel in the player that the guide names', async ({ page, platform }) => {
  const guide = await openGuide(page, platform, 'partner', { for: 'player' });
  const player = await addElement(page, 'footlight-player', { id: 'player' });
  await expect(player.locator('video')).toBeAttached();
  const heard = await listen(page, 'footlight-programme-select', 'footlight-navigate');
  const here = page.url();
  await guide.locator('[data-state="live"]').first().getByRole('link').click();
  await expectToBeWatched(player);
  const [told, ...others] = await heard();
  expect(told?.name).toBe('footlight-programme-select');
  expect(told?.detail).toMatchObject({ content: expect.stringMatching(/^(live|vod):/), programmeId: expect.any(String) });
  expect(others).toEqual([]);
  expect(page.url()).toBe(here);
});

test('without a player a click leads to the programme’s page on the tenant’s site', async ({ page, platform }) => {
  const guide = await openGuide(page, platform, 'partner');
  const heard = await listen(page, 'footlight-programme-select', 'footlight-navigate');
  const live = guide.locator('[data-state="live"]').first().getByRole('link');
  await page.evaluate(() => document.addEventListener('footlight-navigate', (event) => event.preventDefault(), { once: true }));
  await live.click();
  expect((await heard()).map(({ name }) => name)).toEqual(['footlight-programme-select', 'footlight-navigate']);
  await live.click();
  await expect.poll(() => page.url()).toContain(platform.at('arena', '/live/'));
});
