import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { addElement, listen, nameOfPlace, openElement, places, signIn, type Place } from './element-page.ts';

/** @source issue "The elements" footlight-my-list; spec 1 §4.2, §6 */
test.afterEach(async ({ platform }) => {
  const switches = switchesOf(platform);
  await switches.mend();
  for (const account of ['member', 'resume', 'buyer']) await switches.reset(`${account}@footlight.test`);
});

const openList = (page: Page, platform: TestPlatform, place: Place): Promise<Locator> => openElement(page, platform, place, 'footlight-my-list');
const kept = (list: Locator): Locator => list.getByRole('listitem');

for (const place of places) {
  test.describe(nameOfPlace[place], () => {
    test('a guest reads what the list is for, and the way in is offered to the page first', async ({ page, platform }) => {
      const list = await openList(page, platform, place);
      await expect(list.getByText('Keep what you love')).toBeVisible();
      await expect(kept(list)).toHaveCount(0);
      const heard = await listen(page, 'footlight-sign-in-required');
      await page.evaluate(() => document.addEventListener('footlight-sign-in-required', (event) => event.preventDefault(), { once: true }));
      const here = page.url();
      await list.getByRole('link', { name: 'Sign in', exact: true }).click();
      await expect.poll(async () => (await heard()).map(({ name }) => name)).toEqual(['footlight-sign-in-required']);
      expect(page.url()).toBe(here);
    });

    test('a member who keeps nothing yet sees that, and where to begin', async ({ page, platform }) => {
      const list = await openList(page, platform, place);
      await signIn(page, place, 'buyer');
      await expect(list.getByText('Your list is empty')).toBeVisible();
      await expect(list.getByRole('link', { name: 'Find something to watch' })).toHaveAttribute('href', new RegExp(`^${platform.at('arena', '/')}`));
    });

    test('a member finds what they kept, takes one out, and puts it back', async ({ page, platform }) => {
      const list = await openList(page, platform, place);
      await signIn(page, place, 'resume');
      await expect(kept(list)).toHaveCount(2);
      const heart = list.getByRole('button', { name: /^Remove .* from my list$/ }).first();
      const title = (await heart.getAttribute('aria-label'))!.replace(/^Remove (.*) from my list$/, '$1');
      await heart.click();
      await expect(kept(list)).toHaveCount(1);
      await expect(list.getByText(`${title} was removed.`)).toBeVisible();
      await list.getByRole('button', { name: /^Undo/ }).click();
      await expect(kept(list)).toHaveCount(2);
    });

    test('a heart in a row beside it appears in the list, and a press in the list empties the heart', async ({ page, platform }) => {
      const list = await openList(page, platform, place);
      await signIn(page, place, 'member');
      const row = await addElement(page, 'footlight-carousel-row', { bucket: 'featured' });
      await row.getByRole('button', { name: 'Add Ten Seconds in Lane Four to my list' }).click();
      await expect(kept(list)).toHaveCount(1);
      await list.getByRole('button', { name: 'Remove Ten Seconds in Lane Four from my list' }).click();
      await expect(row.getByRole('button', { name: 'Add Ten Seconds in Lane Four to my list' })).toBeVisible();
    });
  });
}

/** Thirty titles of the long row, kept by the member's own calls: pressing thirty hearts is tested with one. */
async function keepThirty(page: Page): Promise<void> {
  const status = await page.evaluate(async () => {
    const { tokens } = JSON.parse(localStorage.getItem('footlight.arena.session')!) as { tokens: { authorisationToken: string } };
    const authorization = `Bearer ${tokens.authorisationToken}`;
    const headers = { realm: 'arena', 'x-api-key': 'arena-public-key', 'x-app-var': '0.1.0', authorization, 'content-type': 'application/json' };
    const read = async (path: string) => (await fetch(path, { headers })).json() as Promise<Record<string, { id: string; type: string; systemDefinedType?: string; watchlistExternalId: string }[]>>;
    const { contentList = [] } = await read('/api/v1/bucket/featured?resultPerPage=30');
    const { watchlists = [] } = await read('/api/v1/watchlists?rpp=25');
    const id = watchlists.find((list) => list.systemDefinedType === 'FAVOURITES')?.watchlistExternalId;
    const content = contentList.map((item) => ({ id: item.id, contentType: item.type }));
    return (await fetch(`/api/v1/new-watchlists/${id}/content`, { method: 'POST', headers, body: JSON.stringify({ content }) })).status;
  });
  expect(status).toBeLessThan(300);
}

test('a list longer than a page shows more on request, up to the last', async ({ page, platform }) => {
  const list = await openList(page, platform, 'platform');
  await signIn(page, 'platform', 'member');
  await expect(list.getByText('Your list is empty')).toBeVisible();
  await keepThirty(page);
  await page.reload();
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('footlight-my-list')));
  await expect(kept(list)).toHaveCount(25);
  await list.getByRole('button', { name: 'Show more' }).click();
  await expect(kept(list)).toHaveCount(30);
  await expect(list.getByRole('button', { name: 'Show more' })).toHaveCount(0);
});

test('a list that does not come says so and comes on the next try', async ({ page, platform }) => {
  await switchesOf(platform).fault({ call: 'readWatchlistContent', status: 500 });
  const list = await openList(page, platform, 'platform');
  await signIn(page, 'platform', 'resume');
  await expect(list.getByRole('alert')).toContainText('Your list could not be loaded.');
  await switchesOf(platform).mend();
  await list.getByRole('button', { name: 'Try again' }).click();
  await expect(kept(list)).toHaveCount(2);
});
