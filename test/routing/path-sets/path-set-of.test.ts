import { expect, test } from 'vitest';
import { defaultPaths } from '../../../src/routing/path-sets/default.ts';
import { knownPathSets, loadPathSet, pathSetOf } from '../../../src/routing/path-sets/path-set-of.ts';

test('a deployment has the default paths until its own were fetched, and then its own', async () => {
  await loadPathSet('ES');
  expect([pathSetOf('ES'), pathSetOf(undefined), pathSetOf('DEBUG')]).toEqual([defaultPaths, defaultPaths, defaultPaths]);
  expect(knownPathSets()).toEqual([defaultPaths]);
  await loadPathSet('DEBUG');
  expect(pathSetOf('DEBUG').vod).toMatch(/^\/🎬\//u);
  expect([pathSetOf('ES'), knownPathSets().length]).toEqual([defaultPaths, 2]);
});
