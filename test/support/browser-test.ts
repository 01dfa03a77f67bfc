import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { denyThirdPartyStorage, isLeanChromium } from './deny-storage.ts';
import { recordPages } from './page-record.ts';
import { switchesOf } from './platform-switches.ts';
import { startTestPlatform, type TestPlatform } from './platform.ts';
import { startViewerBrowser } from './viewer-browser.ts';

export { expect } from '@playwright/test';

/** What a browser test is given beside Playwright's own. */
interface TestGifts {
  /** Matches the reports about content policies that a test causes on purpose; any other report fails it. */
  expectedReport: RegExp;
  policyReports: void;
  /** Whether a test begins with the seed, whatever the tests before it did; a walk that goes on with theirs does not. */
  beginsFresh: boolean;
  freshPlatform: void;
  /** A fresh profile in which third-party storage works, partitioned; `context` is the one in which it throws. */
  viewerContext: BrowserContext;
  viewerPage: Page;
}

/** Each worker has a platform of its own: its clock and its faults can be moved without touching another worker's test. */
interface WorkerGifts {
  platform: TestPlatform;
}

/** Playwright pictures a page before it closes it, and first adds an empty style there: the place is that of the line in its own function. */
const picture = '"blocked-uri":"inline".*"line-number":5,.*"column-number":19,.*"violated-directive":"style-src-elem"';

/**
 * What no page of ours does: a driven Firefox runs its own code by `eval`, and what that adds to a page is refused, as is what comes with a
 * picture of it; a page of strangers that frames ours is refused, which its own tests look at.
 */
const ofOthers = new RegExp(`"source-file":"[^"]*%3E%20eval"|"violated-directive":"frame-ancestors"|${picture}`);

export const test = base.extend<TestGifts, WorkerGifts>({
  platform: [async ({}, use) => {
    const platform = await startTestPlatform();
    await use(platform);
    await platform.close();
  }, { scope: 'worker', timeout: 120_000 }],

  expectedReport: [/(?!)/, { option: true }],

  beginsFresh: [true, { option: true }],

  freshPlatform: [async ({ platform, beginsFresh }, use) => {
    const switches = switchesOf(platform);
    if (beginsFresh) {
      await switches.mend();
      await switches.clockBack();
      await switches.resetIfChanged();
    }
    await use();
  }, { auto: true }],

  // Whatever a test is about, no page of ours breaks its policy meanwhile.
  policyReports: [async ({ platform, expectedReport }, use) => {
    const switches = switchesOf(platform);
    await switches.clearReports();
    await use();
    const reports = (await switches.reports()).map((report) => JSON.stringify(report));
    expect(reports.filter((text) => !expectedReport.test(text) && !ofOthers.test(text)), 'reports of a broken content policy').toEqual([]);
  }, { auto: true }],

  // Storage throws in frames of another site, as where a browser blocks third-party cookies; `viewerContext` is the one in which it works.
  context: async ({ context, browserName }, use) => {
    if (browserName === 'chromium' && isLeanChromium) await context.addInitScript(denyThirdPartyStorage);
    await use(context);
  },

  // A failing test prints what its pages wrote and asked. Ignores route handlers of pages that are closing.
  page: async ({ page }, use, info) => {
    const record = recordPages(page.context());
    await use(page);
    if (info.status !== info.expectedStatus) console.info(`${page.url()}\n${record.text()}`);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().unrouteAll({ behavior: 'ignoreErrors' });
  },

  // Firefox partitions third-party storage by itself: there the stock context is a viewer's.
  viewerContext: async ({ browserName, browser }, use) => {
    const viewer = browserName === 'chromium' ? await startViewerBrowser() : await browser.newContext().then((context) => ({ context, close: () => context.close() }));
    await use(viewer.context);
    await viewer.close();
  },

  viewerPage: async ({ viewerContext }, use, info) => {
    const record = recordPages(viewerContext);
    const page = await viewerContext.newPage();
    await use(page);
    if (info.status === info.expectedStatus) return;
    console.info(`${page.url()}\n${record.text()}`);
    await info.attach('viewer', { body: await page.screenshot(), contentType: 'image/png' });
  },
});
