import { describe, expect, it } from 'vitest';
import { isChangeable, isNamed, listFacts } from '../../../src/rules/lists/list-facts.ts';

describe('a list', () => {
  const told = { watchlistExternalId: 'w', name: 'Mine', ownership: 'OWNED' as const, isEmpty: true, thumbnails: [], saved: false };

  it('names its owner as the platform does, and by a word where that is not told', () => {
    expect(listFacts({ ...told, ownerExternalId: 'viewer' }).owner).toBe('viewer');
    expect([listFacts(told).owner, listFacts({ ...told, ownership: 'SHARED' }).owner]).toEqual(['me', 'shared']);
  });

  it.each([
    ['one’s own', { ownership: 'OWNED' as const }, true, true],
    ['the system’s', { ownership: 'OWNED' as const, systemDefinedType: 'FAVOURITES' as const }, true, false],
    ['another’s', { ownership: 'SHARED' as const }, false, false],
  ])('%s', (_, list, changes, names) => {
    expect([isChangeable(list), isNamed({ systemDefinedType: undefined, ...list })]).toEqual([changes, names]);
  });
});
