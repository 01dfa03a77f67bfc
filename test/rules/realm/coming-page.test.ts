import { expect, it } from 'vitest';
import { matchPath } from '../../../src/routing/match-path.ts';
import { defaultPaths } from '../../../src/routing/path-sets/default.ts';
import { pathsOf } from '../../../src/routing/path-sets/path-set.ts';
import { hasPage } from '../../../src/routing/routes-with-pages.ts';
import type { RouteName } from '../../../src/routing/route-names.ts';
import { comingPageOf } from '../../../src/rules/realm/coming-page.ts';
import { fallbackTexts } from '../../../src/rules/realm/fallback-texts.ts';

const all = (Object.keys(defaultPaths) as RouteName[]).flatMap((name) => pathsOf(defaultPaths, name).map((path) => [name, path.replace(/\{(\w+)\??\}/g, 'v-$1')] as const));

it.each(all.filter(([name]) => !hasPage(name)))('%s (%s) says what will be there, and leads on', (_, path) => {
  const coming = comingPageOf(matchPath(path)!);
  expect(Object.keys(fallbackTexts)).toEqual(expect.arrayContaining([coming?.titleKey, coming?.leadKey]));
  expect(coming!.near.length).toBeGreaterThan(0);
  for (const { to } of coming!.near) expect(hasPage(to.name)).toBe(true);
});

it.each(all.filter(([name]) => hasPage(name)))('has nothing to say of %s (%s), which is built', (_, path) => {
  expect(comingPageOf(matchPath(path)!)).toBeUndefined();
});
