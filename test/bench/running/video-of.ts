import type { Page } from '@playwright/test';

/** The media element of a bench page, in the page or in the player's shadow tree, once it plays. */
export async function whenPlaying(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const video = document.querySelector('video') ?? document.querySelector('footlight-player')?.shadowRoot?.querySelector('video');
    return video && !video.paused && video.currentTime > 1;
  });
}
