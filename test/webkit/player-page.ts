import { expect } from 'vitest';
import type { TestPlatform } from '../support/platform.ts';
import type { WebDriver } from './driver/web-driver.ts';

/** What a page's own script and a viewer find in `<footlight-player>`. */
export type PlayerElement = HTMLElement & Pick<HTMLVideoElement, 'currentTime' | 'duration' | 'paused' | 'muted' | 'pause' | 'play' | 'videoHeight'> & {
  audioTracks: Iterable<{ language: string; enabled: boolean }>;
  videoRenditions: Iterable<{ height: number }> & { selectedIndex: number };
};

/** A page of each place that has the script tag. */
const pages = { arena: '/demo/bench.html', partner: '/bench-player.html' } as const;

/** Opens a page of the platform or of a partner with one player. */
export async function openPlayer(driver: WebDriver, platform: TestPlatform, host: keyof typeof pages, attributes: Record<string, string>): Promise<void> {
  await driver.open(platform.at(host, pages[host]));
  await driver.run((given) => {
    document.querySelector('footlight-player')?.remove();
    const player = document.createElement('footlight-player');
    for (const [name, value] of Object.entries(given)) player.setAttribute(name, value);
    document.querySelector('main')!.append(player);
  }, attributes);
}

/** What the media element inside really does. */
export const mediaOf = (driver: WebDriver) => driver.run(() => {
  const root = document.querySelector('footlight-player')?.shadowRoot;
  const video = root?.querySelector('video');
  const buffered = Array.from({ length: video?.buffered.length ?? 0 }, (_, at) => [video!.buffered.start(at), video!.buffered.end(at)]);
  // The last four say why, where something fails.
  return {
    paused: video?.paused ?? true, muted: video?.muted ?? false, seconds: video?.currentTime ?? 0, frames: video?.getVideoPlaybackQuality().totalVideoFrames ?? 0, height: video?.videoHeight ?? 0,
    status: root?.querySelector<HTMLElement>('[data-status]')?.dataset['status'], ready: video?.readyState, seeking: video?.seeking, buffered,
  };
});

/** Pictures are decoded one after the other, and the position moves. */
export async function expectToBeWatched(driver: WebDriver): Promise<void> {
  await expect.poll(async () => (await mediaOf(driver)).frames, { timeout: 40_000, interval: 200 }).toBeGreaterThan(0);
  const before = await mediaOf(driver);
  // WebKit counts pictures anew after a seek and a change of track.
  await expect.poll(() => mediaOf(driver), { timeout: 20_000, interval: 200 }).toSatisfy((now: typeof before) => now.frames !== before.frames && now.seconds > before.seconds + 0.3);
}

/** Presses what stands in the player under this part, once it is there. @param aside CSS pixels to the right of its middle */
export async function pressPart(driver: WebDriver, part: string, aside = 0): Promise<void> {
  await expect.poll(() => driver.run((name) => !!document.querySelector('footlight-player')?.shadowRoot?.querySelector(`[part~="${name}"]`), part), { timeout: 20_000 }).toBe(true);
  // The controls hide while nobody moves.
  await driver.hover(await driver.find(() => document.querySelector('footlight-player')));
  await driver.click(await driver.find((name) => document.querySelector('footlight-player')?.shadowRoot?.querySelector(`[part~="${name}"]`), part), aside);
}

/** Presses the entry of an open menu that has this text. */
export async function pressEntry(driver: WebDriver, text: string): Promise<void> {
  const entry = (wanted: string) => [...document.querySelector('footlight-player')?.shadowRoot?.querySelectorAll('[role^="menuitem"]') ?? []].find(({ textContent }) => textContent.includes(wanted));
  await driver.click(await driver.find(entry, text));
}
