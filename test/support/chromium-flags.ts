import { existsSync } from 'node:fs';

/** How every Chromium of the tests starts: no window, no talk with anybody but the platform, sound without a gesture. */
export const chromiumFlags = [
  '--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync', '--autoplay-policy=no-user-gesture-required',
];

const headlessShell = '/usr/lib/chromium/chromium-headless-shell';

/** The browser that the test command found, or Debian's: the headless one where it is installed. */
export const chromiumPath = process.env['CHROMIUM_PATH'] ?? (existsSync(headlessShell) ? headlessShell : '/usr/bin/chromium');
