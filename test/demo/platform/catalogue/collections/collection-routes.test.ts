import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());

type Body = Record<string, never>;
async function ask(path: string): Promise<{ status: number; body: Body }> {
  const { authorisationToken } = await platform.guest('cinema');
  return await platform.ask({ realm: 'cinema', token: authorisationToken, path }) as { status: number; body: Body };
}

/** @source design/platform.md "series with seasons (25 and more, 0 episodes, 1 episode)" */
test.each([['5103', 0], ['5104', 1], ['5105', 25], ['5106', 60]])('season %s has %i episodes', async (id, count) => {
  const seen: string[] = [];
  let lastSeen = '';
  for (let page = 0; page < 4; page++) {
    const { body } = await ask(`/api/v4/season/${id}?rpp=25${lastSeen && `&lastSeen=${lastSeen}`}`);
    const { episodes, paging, episodeCount } = body as unknown as { episodes: { id: string }[]; paging: { moreDataAvailable: boolean; lastSeen: string }; episodeCount: number };
    expect(episodeCount).toBe(count);
    seen.push(...episodes.map((episode) => episode.id));
    if (!paging.moreDataAvailable) break;
    lastSeen = paging.lastSeen;
  }
  expect([seen.length, new Set(seen).size]).toEqual([count, count]);
});

it('a series of thirty seasons comes in two pages, in order', async () => {
  const first = (await ask('/api/v4/series/5007?rpp=25')).body as unknown as { seasons: { id: string }[]; paging: object };
  expect([first.seasons.length, first.paging]).toEqual([25, { moreDataAvailable: true, lastSeen: '5725' }]);
  const second = (await ask('/api/v4/series/5007?rpp=25&lastSeen=5725')).body as unknown as { seasons: { id: string }[] };
  expect(second.seasons.map(({ id }) => id)).toEqual(['5726', '5727', '5728', '5729', '5730']);
});

it('seasons stand around theirs', async () => {
  const { body } = await ask('/api/v4/series/5007/adjacentTo/5728?size=2');
  const { precedingSeasons, followingSeasons } = body as unknown as Record<string, { id: string }[]>;
  expect([precedingSeasons?.map(({ id }) => id), followingSeasons?.map(({ id }) => id)]).toEqual([['5726', '5727'], ['5729', '5730']]);
});

test.each([['4003', 3], ['4004', 60]])('playlist %s has %i videos', async (id, count) => {
  const { body } = await ask(`/api/v4/playlist/${id}?rpp=100`);
  const { vods, vodCount, socialSharingDetail } = body as unknown as { vods: unknown[]; vodCount: number; socialSharingDetail: { universalLink: string } };
  expect([vods.length, vodCount]).toEqual([count, count]);
  expect(socialSharingDetail.universalLink).toContain('{path}');
});

test.each([
  ['/api/v4/series/9999', 404, 'series-not-found'], ['/api/v4/series/1001', 404, 'series-not-found'], ['/api/v4/season/5001', 404, 'season-not-found'],
  ['/api/v4/playlist/5001', 404, 'playlist-not-found'], ['/api/v4/series/5001/adjacentTo/5703', 404, 'season-not-found'], ['/api/v4/season/5106?lastSeen=nowhere', 400, 'BAD_REQUEST'],
])('%s is refused with %i %s', async (path, status, code) => expect(await ask(path)).toMatchObject({ status, body: { code } }));
