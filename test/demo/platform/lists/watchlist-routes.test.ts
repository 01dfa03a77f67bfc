import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestPlatform, type TestPlatform } from '../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());

const list = (id: string, rest = '') => `/api/v1/new-watchlists/${id}${rest}`;
const member = async () => (await platform.signIn('cinema', 'member')).authorisationToken;
const add = (token: string, ids: string[], id = 'favourites') =>
  platform.ask({ token, path: list(id, '/content'), body: { content: ids.map((contentId) => ({ id: contentId, contentType: 'VOD' })) } });
const remove = (token: string, contentId: string) => platform.ask({ token, method: 'DELETE', path: list('favourites', `/content/VOD/${contentId}`) });

async function idsOf(token: string, query = ''): Promise<string[]> {
  return ((await platform.ask({ token, path: list('favourites', query) })).body as { content: { id: string }[] }).content.map((item) => item.id);
}

describe('the favourites list', () => {
  test('takes a title once however often it is added, and lets it go once', async () => {
    const token = await member();
    expect([(await add(token, ['1006'])).status, (await add(token, ['1006'])).status]).toEqual([200, 200]);
    expect(await idsOf(token)).toEqual(['1006']);
    expect([(await remove(token, '1006')).status, (await remove(token, '1006')).status]).toEqual([200, 200]);
    expect(await idsOf(token)).toEqual([]);
  });

  test('goes on after its last title', async () => {
    const token = await member();
    await add(token, ['1001', '1002', '1003']);
    const all = await idsOf(token);
    expect([...await idsOf(token, '?rpp=2'), ...await idsOf(token, `?rpp=2&lastSeen=${all[1]}`)]).toEqual(all);
    for (const id of all) await remove(token, id);
  });

  test('shows as a heart in every row of that member, and nobody else’s', async () => {
    const token = await member();
    await add(token, ['1002']);
    const heartFor = async (as: string) => {
      const reply = await platform.ask({ token: as, path: '/api/v1/bucket/featured' });
      return (reply.body as { contentList: { id: string; favourite: boolean }[] }).contentList.find((item) => item.id === '1002')?.favourite;
    };
    expect([await heartFor(token), await heartFor((await platform.signIn('cinema', 'buyer')).authorisationToken)]).toEqual([true, false]);
    await remove(token, '1002');
  });

  test('of somebody else is not there', async () => {
    const token = await member();
    const { vid } = JSON.parse(Buffer.from((await platform.signIn('cinema', 'subscriber')).authorisationToken.split('.')[1]!, 'base64url').toString()) as { vid: string };
    const other = `favourites.${vid}`;
    expect(await platform.ask({ token, path: list(other) })).toMatchObject({ status: 404, body: { code: 'watchlist-not-found' } });
    expect(await add(token, ['1001'], other)).toMatchObject({ status: 404 });
  });

  test('names its owner by nothing that an e-mail or account could be made from', async () => {
    const token = await member();
    const { watchlists: [first] } = (await platform.ask({ token, path: '/api/v1/watchlists' })).body as { watchlists: { watchlistExternalId: string; ownerExternalId: string }[] };
    expect(first?.ownerExternalId).toMatch(/^[\w-]{22}$/);
    expect(first?.watchlistExternalId).toBe('favourites');
  });

  test('refuses what is no title', async () => {
    expect(await add(await member(), ['nothing'])).toMatchObject({ status: 404, body: { code: 'content-not-found' } });
  });
});

// findings/production.md §2 A1: "3,000 `POST new-watchlists/favourites/content` with unknown ids of 240 KB"
test.each([
  ['an id', { content: [{ id: 'x'.repeat(301), contentType: 'VOD' }] }, 'content.0.id'],
  ['a list', { content: Array.from({ length: 1_001 }, () => ({ id: '1001', contentType: 'VOD' })) }, 'content'],
])('%s that is longer than its greatest length is refused by its name', async (_what, body, field) => {
  expect(await platform.ask({ token: await member(), path: list('favourites', '/content'), body })).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST', details: { field } } });
});
