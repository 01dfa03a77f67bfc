import type { Page } from '@playwright/test';
import { buildPages, removePages } from '../../plugins/package/built-pages.ts';
import { expect, test } from '../../support/browser-test.ts';
import { expectToBeWatched, wake } from '../elements/watching.ts';

/** Projects with the package from its tarball, each built by its framework's own tools: `test/plugins/package/projects`. */
const projects = {
  'React 19, by Vite': 'react', 'React 19, drawn by a server': 'react-server', 'Vue 3': 'vue', 'Svelte 5': 'svelte', 'Angular, compiled ahead of time': 'angular', 'HTML without a build': 'plain',
} as const;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  await buildPages('.footlight/package-pages');
});
test.afterAll(removePages);

/** Everything wrong that a page says or throws. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
  return complaints;
}

for (const [title, name] of Object.entries(projects)) {
  test(`${title}: the package’s player takes an object, is heard, plays, and comes back`, async ({ page, platform }) => {
    const complaints = complaintsOf(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(platform.at('partner', `/packed/${name}/index.html`));
    const player = page.locator('#player');
    const heard = page.locator('#heard');
    const press = (label: string) => page.getByRole('button', { name: label, exact: true }).click();
    await expect(heard).toHaveText(/ready 1001/);
    await expect(heard).toHaveText(/row true/);
    await press('Watch');
    await expectToBeWatched(player);
    expect(await player.evaluate((element) => (element as unknown as { currentTime: number }).currentTime)).toBeGreaterThan(19);

    // The key that the object names.
    await wake(player);
    await player.getByRole('button', { name: 'Pause', exact: true }).first().focus();
    await page.keyboard.press('p');
    await expect(heard).toHaveText(/play, .*pause/);

    await press('Away and back');
    await expect(player).toHaveCount(0);
    await press('Away and back');
    await press('Watch');
    await expectToBeWatched(player);
    if (name === 'plain') {
      await press('Watch the frame');
      await expect(heard).toHaveText(/frame playing/);
    }
    await expect(page.locator('iframe[src$="/frames/session"]')).toHaveCount(1);
    expect(asked.filter((path) => path.startsWith('/embed/footlight-'))).toEqual([]);
    expect(complaints).toEqual([]);
  });
}
