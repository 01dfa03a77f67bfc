import { expect, it } from 'vitest';
import { heartVisible } from '../../../src/rules/lists/heart-visible.ts';
import { guest, member } from '../../support/fake-context.ts';

// Spec 1 §2.4 and §6.
it.each([
  ['members', 'VOD', member, true, true, true],
  ['guests', 'VOD', guest, true, true, false],
  ['nobody known', 'VOD', undefined, true, true, false],
  ['a realm without watchlists', 'VOD', member, false, true, false],
  ['a card that forbids it', 'VOD', member, true, false, false],
  ['a link to a section', 'SECTION_LINK', member, true, true, false],
  ['what this build does not know', 'UNKNOWN', member, true, true, false],
  ['a series', 'SERIES', member, true, true, true],
] as const)('%s', (_, type, viewer, watchlists, allowed, visible) => {
  expect(heartVisible({ type, favouriteDisabled: !allowed }, viewer, { watchlists, favouriteVods: false })).toBe(visible);
});

it('needs one of both ways to keep favourites', () => {
  expect(heartVisible({ type: 'VOD' }, member, { watchlists: false, favouriteVods: true })).toBe(true);
});
