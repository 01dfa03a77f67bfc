import { describe, expect, it } from 'vitest';
import { testFilesOf } from './matching-files.mjs';
import { specsOfChange } from './specs-of-change.mjs';

const specs = testFilesOf('browser', process.cwd());
const reached = (...changed: string[]): string[] => specsOfChange(changed, specs).map((path) => path.slice('test/browser/'.length));

describe('the browser tests that a change can reach', () => {
  it.each<[path: string, among: string, not: string]>([
    ['src/rules/guide/cell-of.ts', 'elements/guide.spec.ts', 'paying/every-way.spec.ts'],
    ['src/features/epg-grid/epg-grid.tsx', 'player/mini-guide.spec.ts', 'identity/sign-up.spec.ts'],
    ['src/store/purchase/checkout.ts', 'paying/every-way.spec.ts', 'player/captions.spec.ts'],
    ['demo/platform/identity/account/remove-accounts.ts', 'identity/account.spec.ts', 'docs/docs.spec.ts'],
    ['src/features/player/player.tsx', 'player/controls.spec.ts', 'docs/docs.spec.ts'],
    ['bridge/host/connect.ts', 'bridge-kit/fuzz.spec.ts', 'site/search.spec.ts'],
    ['src/site/shell/bar.tsx', 'site/narrow.spec.ts', 'player/drm.spec.ts'],
    ['docs/security.md', 'docs/docs.spec.ts', 'site/site.spec.ts'],
    ['test/browser/site/site-visit.ts', 'site/search.spec.ts', 'elements/row.spec.ts'],
    ['test/browser/site/search.spec.ts', 'site/search.spec.ts', 'site/site.spec.ts'],
  ])('%s reaches %s and not %s', (path, among, not) => {
    expect(reached(path)).toContain(among);
    expect(reached(path)).not.toContain(not);
  });

  it.each(['src/ui/button/button.tsx', 'src/contracts/wire/instant.ts', 'widgets/loader.ts', 'demo/platform/server/serve.ts', 'package-lock.json', 'rollup.config.ts', 'test/support/browser-test.ts'])('%s reaches all of them', (path) => {
    expect(reached(path)).toHaveLength(specs.length);
  });

  it('a unit test reaches none, and no change none', () => {
    expect(reached('test/rules/guide/cell-of.test.ts')).toEqual([]);
    expect(reached()).toEqual([]);
  });
});
