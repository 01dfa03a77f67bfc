import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '../../support/browser-test.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { switchesOf } from '../../support/platform-switches.ts';

/** What browsers complained of while a test ran. */
export interface PolicyWatch {
  /** Violations seen inside the page and its frames. */
  violations: string[];
  /** Errors and warnings in the console. */
  console: string[];
  /** Whether the page that is open broke its policy nowhere; false until that was looked at. */
  isInOrder: boolean;
  /** Leaves the page that was open: what was heard of it is no fault of the next one. */
  beginAgain(platform: TestPlatform): Promise<void>;
}

/** Hears every policy violation in every frame. Starts before the page opens. */
export async function watchPolicy(context: BrowserContext, page: Page): Promise<PolicyWatch> {
  const watch: PolicyWatch = {
    violations: [],
    console: [],
    isInOrder: false,
    async beginAgain(platform) {
      await page.goto('about:blank');
      // What arrived after a page was found in order is told of the next one, not lost.
      if (!watch.isInOrder) await switchesOf(platform).clearReports();
      watch.isInOrder = false;
      watch.violations.length = 0;
      watch.console.length = 0;
    },
  };
  await context.exposeBinding('__violation', (_source, text: string) => void watch.violations.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample, sourceFile }) => {
      (window as unknown as { __violation(text: string): void }).__violation(`${location.href}: ${violatedDirective} ${blockedURI} ${sample} ${sourceFile}`);
    });
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) watch.console.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (failure) => watch.console.push(`uncaught: ${failure.message}`));
  return watch;
}

const marker = 'http://marker.invalid/planted.png';

/**
 * Says that a page broke its policy nowhere: no event in any frame, no report at the platform.
 *
 * A violation planted last has to arrive first; then whatever came before it has arrived too, and both ways of hearing work.
 */
export async function expectNoViolations(page: Page, platform: TestPlatform, watch: PolicyWatch): Promise<void> {
  expect(watch.violations).toEqual([]);
  await page.evaluate((address) => { new Image().src = address; }, marker);
  await expect.poll(() => watch.violations.length).toBe(1);
  expect(watch.violations[0]).toContain('marker.invalid');
  const reports = async (): Promise<string[]> => (await switchesOf(platform).reports()).map((report) => JSON.stringify(report));
  await expect.poll(async () => (await reports()).some((text) => text.includes('marker.invalid'))).toBe(true);
  expect((await reports()).filter((text) => !text.includes('marker.invalid'))).toEqual([]);
  await switchesOf(platform).clearReports();
  watch.isInOrder = true;
}

/** Waits until every element of ours shows something of its own: content, a form in its frame, or words; nothing where it was asked for nothing. */
export async function settled(page: Page): Promise<void> {
  const waiting = () => page.evaluate(() => [...document.querySelectorAll('*')]
    .filter(({ localName }) => localName.startsWith('footlight-'))
    .filter(({ shadowRoot }) => !shadowRoot?.querySelector('a, button, video, iframe, [role="alert"], p, input, .fl-stage:empty'))
    .map(({ localName }) => localName));
  await expect.poll(waiting).toEqual([]);
  for (const frame of await page.locator('iframe:visible').all()) await expect(frame.contentFrame().locator('#root > *').first()).toBeVisible();
}
