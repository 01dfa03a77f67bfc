import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { startTestPlatform, type TestPlatform } from './platform.ts';
import { startViewerBrowser } from './viewer-browser.ts';

export { expect } from '@playwright/test';

/** What a browser test is given beside Playwright's own. */
interface TestGifts {
  /** A fresh profile in which third-party storage works, partitioned; `context` is the one in which it throws. */
  viewerContext: BrowserContext;
  viewerPage: Page;
}

/** Each worker has a platform of its own: its clock and its faults can be moved without touching another worker's test. */
interface WorkerGifts {
  platform: TestPlatform;
}

export const test = base.extend<TestGifts, WorkerGifts>({
  platform: [async ({}, use) => {
    const platform = await startTestPlatform();
    await use(platform);
    await platform.close();
  }, { scope: 'worker', timeout: 120_000 }],

  // Firefox partitions third-party storage by itself: there the stock context is a viewer's.
  viewerContext: async ({ browserName, browser }, use) => {
    const viewer = browserName === 'chromium' ? await startViewerBrowser() : await browser.newContext().then((context) => ({ context, close: () => context.close() }));
    await use(viewer.context);
    await viewer.close();
  },

  viewerPage: async ({ viewerContext }, use, info) => {
    const page = await viewerContext.newPage();
    await use(page);
    if (info.status !== info.expectedStatus) await info.attach('viewer', { body: await page.screenshot(), contentType: 'image/png' });
  },
});
