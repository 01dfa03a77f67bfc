import { expect, type Locator } from '@playwright/test';

/** What the pictures of a player really do. */
interface Pictures {
  frames: number;
  seconds: number;
  paused: boolean;
  muted: boolean;
  volume: number;
}

/** Reads the media element inside, not what the player says of it. */
export const picturesOf = (player: Locator): Promise<Pictures> => player.evaluate((element) => {
  const video = element.shadowRoot?.querySelector('video');
  return {
    frames: video?.getVideoPlaybackQuality().totalVideoFrames ?? 0, seconds: video?.currentTime ?? 0,
    paused: video?.paused ?? true, muted: video?.muted ?? false, volume: video?.volume ?? 0,
  };
});

export const framesOf = async (player: Locator): Promise<number> => (await picturesOf(player)).frames;
export const secondsOf = async (player: Locator): Promise<number> => (await picturesOf(player)).seconds;

/** Presses play, the big one in the middle. */
export async function pressPlay(player: Locator): Promise<void> {
  await player.getByRole('button', { name: 'Play', exact: true }).first().click();
}

/** Pictures are decoded one after the other, not once. */
export async function expectToBeWatched(player: Locator): Promise<void> {
  await expect.poll(() => framesOf(player), { timeout: 20_000 }).toBeGreaterThan(0);
  const before = await picturesOf(player);
  await expect.poll(() => framesOf(player)).toBeGreaterThan(before.frames + 5);
  await expect.poll(() => secondsOf(player)).toBeGreaterThan(before.seconds);
}

/** Brings the controls back, as a hand on the mouse does. */
export async function wake(player: Locator): Promise<void> {
  await player.hover({ position: { x: 80, y: 80 }, force: true });
}
