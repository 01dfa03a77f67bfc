import { expect, test } from 'vitest';
import { defaultPaths } from '../../../src/routing/path-sets/default.ts';
import { knownPathSets, loadEveryPathSet, loadPathSet, pathSetOf } from '../../../src/routing/path-sets/path-set-of.ts';

test('a deployment has the default paths until its own were fetched, and then its own', async () => {
  await loadPathSet('DEFAULT');
  expect([pathSetOf('ES'), pathSetOf(undefined), pathSetOf('DEBUG')]).toEqual([defaultPaths, defaultPaths, defaultPaths]);
  expect(knownPathSets()).toEqual([defaultPaths]);
  await loadPathSet('ES');
  expect([pathSetOf('ES').season, pathSetOf('PT').season]).toEqual(['/temporada/{seasonId}/{seasonTitle?}', '/season/{seasonId}/{seasonTitle?}']);
  await loadEveryPathSet();
  expect(pathSetOf('DEBUG').vod).toMatch(/^\/🎬\//u);
  expect([pathSetOf('PT').search, knownPathSets().length]).toEqual(['/pesquisar', 4]);
});
