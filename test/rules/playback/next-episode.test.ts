import { expect, it } from 'vitest';
import { hasFollowing, isNextNear, nextCardOf } from '../../../src/rules/playback/next-episode.ts';

const credits = (start: number, end: number) => ({ skipMarkers: [{ type: 'CREDITS' as const, start, end }] });

it.each([
  ['from the credits', credits(540, 600), 600, { from: 540, advanceAt: 555 }],
  ['with credits that are short', credits(595, 600), 600, { from: 595, advanceAt: 600 }],
  ['without credits, in the last fifteen seconds', { skipMarkers: [] }, 600, { from: 585, advanceAt: 600 }],
  ['with a scene after the credits, in the last fifteen seconds', credits(500, 560), 600, { from: 585, advanceAt: 600 }],
  ['with credits at the beginning, in the last fifteen seconds', credits(0, 600), 600, { from: 585, advanceAt: 600 }],
  ['in a very short title, from its middle', { skipMarkers: [] }, 20, { from: 10, advanceAt: 20 }],
])('%s', (_name, title, duration, card) => {
  expect(nextCardOf(title, duration)).toEqual(card);
});

it('is asked for ten seconds before', () => {
  expect([574, 575].map((position) => isNextNear({ skipMarkers: [] }, 600, position))).toEqual([false, true]);
});

it.each([[{ seasonId: '1' }, true], [{ playlistId: '1' }, true], [{ episodeInformation: { episodeNumber: 1, seasonNumber: 1 } }, true], [{}, false]])('%j has something after it: %s', (item, is) => {
  expect(hasFollowing(item as never)).toBe(is);
});
