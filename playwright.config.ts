import { defineConfig } from '@playwright/test';
import { chromiumFlags, chromiumPath } from './test/support/chromium-flags.ts';

/** `playwright` stands for Playwright's own build; a path, or nothing, for an installed Firefox. */
const firefox = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';
const installed = firefox === 'playwright' ? {} : { channel: 'moz-firefox' };

export default defineConfig({
  testDir: 'test/browser',
  testMatch: '**/*.spec.ts',
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: 'list',
  globalSetup: './test/support/prepare-browser-tests.ts',
  use: { trace: 'retain-on-failure', screenshot: 'only-on-failure' },
  projects: [
    { name: 'chromium', use: { browserName: 'chromium', launchOptions: { executablePath: chromiumPath, args: chromiumFlags } } },
    {
      name: 'firefox',
      testMatch: '**/*.walk.spec.ts',
      use: {
        browserName: 'firefox',
        ...installed,
        launchOptions: {
          ...(firefox === 'playwright' ? {} : { executablePath: firefox }),
          firefoxUserPrefs: { 'media.autoplay.default': 0, 'media.gmp-manager.updateEnabled': false, 'media.gmp-widevinecdm.enabled': false },
        },
      },
    },
  ],
});
