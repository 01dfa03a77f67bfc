import { expect, it } from 'vitest';
import { loadPathSet } from '../../src/routing/path-sets/path-set-of.ts';
import { destinationOfPath } from '../../src/routing/destination-of-path.ts';
import { pathFor } from '../../src/routing/path-for.ts';

it.each(['/home', '/video/42/the-long-night?playlistId=3', '/epg#now', '/season/2?seriesId=1&owner=o#search=ring%20side'])('%s is read and written again', (path) => {
  expect(pathFor(destinationOfPath(path)!)).toBe(path);
});

it('a way back in the words of another deployment leads to the same page here', async () => {
  await loadPathSet('ES');
  expect(destinationOfPath('/temporada/2?a=1')).toMatchObject({ name: 'season', params: { seasonId: '2' }, query: { a: '1' } });
});

it('a path of no route has no destination', () => {
  expect(destinationOfPath('/nowhere?x=1')).toBeUndefined();
});
