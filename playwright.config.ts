import { defineConfig } from '@playwright/test';
import { chromiumFlags, chromiumPath } from './test/support/chromium-flags.ts';

/** `playwright` stands for Playwright's own build; a path, or nothing, for an installed Firefox. */
const firefox = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';
const installed = firefox === 'playwright' ? {} : { channel: 'moz-firefox' };

/** Without a window Firefox finds no pointer, which is a television's sign: a mouse that hovers and points finely. */
const mouse = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 };

/** An event that is sent to a frame of another site is no press of a viewer's, and opens no window unless every page may. */
const windows = { 'dom.disable_open_during_load': false };

/** A page that Firefox keeps and brings back whole is not told to who drives it, which then waits for its load for ever. */
const history = { 'fission.bfcacheInParent': false };

/** Pixels of the screen that Firefox has without a window: the whole screen is as large in every browser. */
const televisionScreen = { MOZ_HEADLESS_WIDTH: '1920', MOZ_HEADLESS_HEIGHT: '1080' };

/** The walks through all six elements and every means of payment; `npm run test:all` and `npm run test:firefox` run every file there. */
const firefoxRuns = process.env['FOOTLIGHT_FIREFOX'] === 'all' ? '**/*.spec.ts' : '**/*.walk.spec.ts';

export default defineConfig({
  testDir: 'test/browser',
  testMatch: '**/*.spec.ts',
  // On two cores a third one takes the time in which the others wait for pictures, clocks and answers.
  workers: 3,
  // A busy machine is no failure: waiting ends when the fact is there.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  forbidOnly: true,
  reporter: 'list',
  globalSetup: './test/support/prepare-browser-tests.ts',
  // A trace of every test takes a third of a small machine: `--trace retain-on-failure` asks for it.
  // Less than a test has: what never comes is named by the step that waits for it.
  use: { screenshot: 'only-on-failure', actionTimeout: 60_000 },
  projects: [
    // Its few walks are the longest: begun last, they would have the end of a run to themselves.
    {
      name: 'firefox',
      testMatch: firefoxRuns,
      use: {
        browserName: 'firefox',
        ...installed,
        launchOptions: {
          ...(firefox === 'playwright' ? {} : { executablePath: firefox }),
          env: { ...process.env, ...televisionScreen },
          firefoxUserPrefs: { 'media.autoplay.default': 0, 'media.gmp-manager.updateEnabled': false, 'media.gmp-widevinecdm.enabled': false, ...mouse, ...windows, ...history },
        },
      },
    },
    { name: 'chromium', use: { browserName: 'chromium', launchOptions: { executablePath: chromiumPath, args: chromiumFlags } } },
  ],
});
