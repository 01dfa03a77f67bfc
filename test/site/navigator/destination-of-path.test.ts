import { expect, it } from 'vitest';
import { destinationOfPath } from '../../../src/site/navigator/destination-of-path.ts';
import { pathFor } from '../../../src/routing/path-for.ts';

it.each(['/home', '/video/42/the-long-night?playlistId=3', '/epg#now', '/season/2?seriesId=1&owner=o#search=ring%20side'])('%s is read and written again', (path) => {
  expect(pathFor(destinationOfPath(path)!)).toBe(path);
});

it('a path of no route has no destination', () => {
  expect(destinationOfPath('/nowhere?x=1')).toBeUndefined();
});
