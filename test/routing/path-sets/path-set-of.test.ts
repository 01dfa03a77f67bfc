import { expect, test } from 'vitest';
import { defaultPaths } from '../../../src/routing/path-sets/default.ts';
import { knownPathSets, knowsEveryPathSet, loadEveryPathSet, loadPathSet, pathSetOf } from '../../../src/routing/path-sets/path-set-of.ts';

test('a deployment has the default paths until its own were fetched, and then its own', async () => {
  await loadPathSet('DEFAULT');
  expect([pathSetOf('ES'), pathSetOf(undefined), pathSetOf('DEBUG')]).toEqual([defaultPaths, defaultPaths, defaultPaths]);
  expect([knownPathSets(), knowsEveryPathSet()]).toEqual([[defaultPaths], false]);
  await loadPathSet('ES');
  expect(pathSetOf('ES').season).toBe('/temporada/{seasonId}/{seasonTitle?}');
  await loadEveryPathSet();
  expect([pathSetOf('DEFAULT'), pathSetOf(undefined)]).toEqual([defaultPaths, defaultPaths]);
  expect(pathSetOf('DEBUG').vod).toMatch(/^\/🎬\//u);
  expect([pathSetOf('PT').search, knownPathSets().length]).toEqual(['/pesquisar', 4]);
});
