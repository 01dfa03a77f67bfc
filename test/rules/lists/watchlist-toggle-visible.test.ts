import { expect, it } from 'vitest';
import { heartVisible } from '../../../src/rules/lists/heart-visible.ts';
import { watchlistToggleVisible } from '../../../src/rules/lists/watchlist-toggle-visible.ts';
import { guest, member } from '../../support/fake-context.ts';

// Spec 1 §2.4 "each can be allowed or disabled per card; both allowed by default; hidden for guests".
it.each([
  ['both by default', member, {}, true, true],
  ['a favourite and no list', member, { watchlistDisabled: true }, true, false],
  ['a list and no favourite', member, { favouriteDisabled: true }, false, true],
  ['neither', member, { favouriteDisabled: true, watchlistDisabled: true }, false, false],
  ['neither for guests', guest, {}, false, false],
  ['neither for nobody known', undefined, {}, false, false],
] as const)('a card allows %s', (_, viewer, facts, heart, list) => {
  const item = { type: 'VOD', ...facts } as const;
  expect([heartVisible(item, viewer, { watchlists: true, favouriteVods: true }), watchlistToggleVisible(item, viewer, { watchlists: true })]).toEqual([heart, list]);
});

it('needs a realm with watchlists, and a title', () => {
  expect(watchlistToggleVisible({ type: 'VOD' }, member, { watchlists: false })).toBe(false);
  expect(watchlistToggleVisible({ type: 'SECTION_LINK' }, member, { watchlists: true })).toBe(false);
});
