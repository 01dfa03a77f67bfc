import { existsSync } from 'node:fs';

/** How every Chromium of the tests starts: no window, no talk with anybody but the platform, sound without a gesture. */
export const chromiumFlags = [
  '--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync', '--autoplay-policy=no-user-gesture-required',
];

const ofDebian = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** The browser that the test command found, or one of Debian's. */
export const chromiumPath = process.env['CHROMIUM_PATH'] ?? ofDebian.find((path) => existsSync(path)) ?? 'chromium';
