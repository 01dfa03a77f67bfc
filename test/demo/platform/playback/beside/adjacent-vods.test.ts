import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());

interface Around { precedingVods: { id: string }[]; followingVods: { id: string }[] }
async function around(path: string): Promise<string[][]> {
  const { authorisationToken } = await platform.guest('arena');
  const { precedingVods, followingVods } = (await platform.ask({ realm: 'arena', token: authorisationToken, path })).body as Around;
  return [precedingVods, followingVods].map((items) => items.map(({ id }) => id));
}

/** @source spec 1 §7 "GET playlist/{id}/adjacentTo/{vodId}?size=5", "GET vod/{id}/adjacent?size=5" */
test.each([
  ['a playlist, in its own order', '/api/v4/playlist/4001/adjacentTo/1009?size=5', [['1013', '1003'], ['1021', '1034', '1020']]],
  ['no more than were asked for, the nearest', '/api/v4/playlist/4001/adjacentTo/1009?size=1', [['1003'], ['1021']]],
  ['a title that the playlist has not', '/api/v4/playlist/4001/adjacentTo/1001?size=5', [[], []]],
  ['a playlist that is not there', '/api/v4/playlist/9999/adjacentTo/1009?size=5', [[], []]],
  ['a season', '/api/v4/vod/5202/adjacent?size=5', [['5201'], ['5203']]],
])('%s', async (_case, path, expected) => {
  expect(await around(path)).toEqual(expected);
});
