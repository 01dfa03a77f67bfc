import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { expectToBeWatched } from '../elements/watching.ts';

/** Pages that a framework draws, each with the same player, buttons and list of what was heard: `demo/pages/partner/frameworks`. */
const frameworks = {
  'React 19, in StrictMode': 'react', 'Vue 3': 'vue', 'Svelte 5': 'svelte', 'Angular, with zones': 'angular', 'Angular, without zones': 'angular-zoneless',
} as const;

type Known = HTMLElement & Record<'content' | 'startAt' | 'initiallyMuted', unknown>;
const propertiesOf = (player: Locator) => player.evaluate((element) => {
  const { content, startAt, initiallyMuted } = element as Known;
  return [content, startAt, initiallyMuted];
});

/** Everything wrong that a page says or throws. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
  return complaints;
}

for (const [framework, name] of Object.entries(frameworks)) {
  test(`${framework}: properties, events and methods of a player, and fifty times in and out of the page`, async ({ page, platform }) => {
    const complaints = complaintsOf(page);
    await page.goto(platform.at('partner', `/frameworks/${name}.html`));
    const player = page.locator('#player');
    const heard = page.locator('#heard');
    const press = (label: string) => page.getByRole('button', { name: label, exact: true }).click();

    await expect(heard).toHaveText(/ready 1001/);
    expect(await propertiesOf(player)).toEqual(['vod:1001', 20, true]);
    await press('Watch');
    await expect(heard).toHaveText(/play/);
    await expectToBeWatched(player);
    expect(await player.evaluate((element) => (element as unknown as { currentTime: number }).currentTime)).toBeGreaterThan(19);

    await press('Another film');
    await expect(heard).toHaveText(/ready 1002/);
    await press('From the start');
    await press('No film');
    await expect.poll(() => propertiesOf(player)).toEqual([undefined, undefined, true]);

    await press('Fifty times');
    await expect(heard).toHaveText(/fifty times/, { timeout: 30_000 });
    await expect(player).toHaveCount(1);
    await press('Another film');
    await expect.poll(() => propertiesOf(player)).toEqual(['vod:1002', undefined, true]);
    await press('Watch');
    await expectToBeWatched(player);
    await press('Away and back');
    await expect(player).toHaveCount(0);
    await expect(page.locator('iframe[src$="/frames/session"]')).toHaveCount(1);
    expect(complaints).toEqual([]);
  });
}
