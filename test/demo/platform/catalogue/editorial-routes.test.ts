import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPlatform, type TestPlatform } from '../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());

async function ask(realm: 'arena' | 'cinema', path: string, locale = 'en'): Promise<{ status: number; body: Record<string, never> }> {
  return await platform.ask({ realm, token: (await platform.guest(realm)).authorisationToken, path, headers: { 'accept-language': locale } }) as never;
}

test.each(['arena', 'cinema'] as const)('every report that %s lists can be read', async (realm) => {
  const { news } = (await ask(realm, '/api/v1/news')).body as unknown as { news: { feedName: string; id: string; publishedAt: string }[] };
  expect(news.length).toBeGreaterThanOrEqual(4);
  expect(news.map(({ publishedAt }) => publishedAt)).toEqual(news.map(({ publishedAt }) => publishedAt).toSorted().toReversed());
  for (const { feedName, id } of news) expect((await ask(realm, `/api/v1/news/${feedName}/${id}`)).status).toBe(200);
});

test('a report that is not out yet is nowhere', async () => {
  const { news } = (await ask('arena', '/api/v1/news')).body as unknown as { news: { id: string }[] };
  expect(news.map(({ id }) => id)).not.toContain('tomorrow');
  expect(await ask('arena', '/api/v1/news/news/tomorrow')).toMatchObject({ status: 404, body: { code: 'news-not-found' } });
});

test('a card of a feed leads to a report that there is', async () => {
  expect((await ask('cinema', '/api/v1/news/news/today', 'ar')).body).toMatchObject({ title: 'في الردهة الليلة' });
});

test('every fighter’s record is what the bouts say', async () => {
  const { fighters } = (await ask('arena', '/api/v1/fighters')).body as unknown as { fighters: { id: string; record: { wins: number; losses: number; draws: number; noContests: number } }[] };
  expect(fighters).toHaveLength(10);
  for (const { id, record } of fighters) {
    const { bouts } = (await ask('arena', `/api/v1/fighters/${id}`)).body as unknown as { bouts: { result?: string }[] };
    const count = (result: string) => bouts.filter((bout) => bout.result === result).length;
    expect([id, record]).toEqual([id, { wins: count('WIN'), losses: count('LOSS'), draws: count('DRAW'), noContests: count('NO_CONTEST') }]);
  }
});

test('who is unknown, and a weight class that there is not, are refused', async () => {
  expect(await ask('arena', '/api/v1/fighters/nobody')).toMatchObject({ status: 404, body: { code: 'fighter-not-found' } });
  expect(await ask('arena', '/api/v1/fighters?weightClass=GIANT')).toMatchObject({ status: 400 });
});
