import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';

/** @source issue "Parsing and indexing in a Comlink worker of our own with its main-thread twin (where workers are refused the twin takes over; both tested)" */
test.use({ viewport: { width: 1280, height: 800 } });

declare global {
  var guideWorkerAnswers: number | undefined;
}

const worker = '/site/guide-worker.js';

/** Scrolls down until cells stand about the middle of the grid; what comes into sight was asked for by then. */
async function scrollOn(page: Page): Promise<void> {
  const grid = page.getByRole('grid');
  const before = await grid.getByRole('rowheader').first().innerText();
  await grid.evaluate((node) => node.scrollBy({ top: 20 * 72, behavior: 'instant' }));
  await expect(grid.getByRole('rowheader').first()).not.toHaveText(before);
  await expect(grid.locator('[data-waiting]')).toHaveCount(0);
  await expect(grid.getByRole('gridcell').getByRole('link').first()).toBeVisible();
}

test('what comes after the first window is read by the worker', async ({ page, platform }) => {
  await page.addInitScript(() => {
    globalThis.guideWorkerAnswers = 0;
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function counted(this: Worker, ...message: unknown[]) {
      // Comlink names what is called.
      if (JSON.stringify(message[0]).includes('"path":["read"]')) globalThis.guideWorkerAnswers! += 1;
      return (post as (...sent: unknown[]) => void).apply(this, message);
    };
  });
  const started = page.waitForEvent('worker');
  await page.goto(platform.at('arena', '/epg'));
  await expect(page.getByRole('gridcell').getByRole('link').first()).toBeVisible();
  expect((await started).url()).toBe(platform.at('arena', worker));
  for (let screens = 0; screens < 8 && await page.evaluate(() => globalThis.guideWorkerAnswers) === 0; screens += 1) await scrollOn(page);
  expect(await page.evaluate(() => globalThis.guideWorkerAnswers)).toBeGreaterThan(0);
  await scrollOn(page);
});

test('where workers are refused the guide fills all the same', async ({ page, platform }) => {
  await page.addInitScript(() => {
    globalThis.guideWorkerAnswers = 0;
    globalThis.Worker = class {
      constructor() {
        globalThis.guideWorkerAnswers! += 1;
        throw new DOMException('refused', 'SecurityError');
      }
    } as unknown as typeof Worker;
  });
  await page.goto(platform.at('arena', '/epg'));
  await expect(page.getByRole('gridcell').getByRole('link').first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => globalThis.guideWorkerAnswers)).toBe(1);
  for (let screens = 0; screens < 3; screens += 1) await scrollOn(page);
});

test('where the worker’s code does not come the guide fills all the same', async ({ page, platform }) => {
  const asked = page.waitForRequest((request) => request.url().endsWith(worker));
  await page.route(`**${worker}`, (route) => route.fulfill({ status: 404 }));
  await page.goto(platform.at('arena', '/epg'));
  await expect(page.getByRole('gridcell').getByRole('link').first()).toBeVisible();
  await asked;
  for (let screens = 0; screens < 3; screens += 1) await scrollOn(page);
});
