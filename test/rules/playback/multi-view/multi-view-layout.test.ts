import { describe, expect, test } from 'vitest';
import { firstLayout, isValidLayout, multiViewLayouts, playableFirst, shownIn, videosOfLayout } from '../../../../src/rules/playback/multi-view/multi-view-layout.ts';

const angles = (...urls: (string | undefined)[]) => urls.map((url, at) => ({ id: String(at), title: `Angle ${at}`, url }));
const four = angles('a', 'b', 'c', 'd');

/** @source spec 1 §4.1 "minimum video count per layout is 2, 2, 3, 4 for twoUp, pip, threeUp, quad" */
describe.each([['twoUp', 2], ['pip', 2], ['threeUp', 3], ['quad', 4]] as const)('%s', (layout, count) => {
  test(`needs ${count} videos`, () => {
    expect(videosOfLayout[layout]).toBe(count);
    expect(isValidLayout(layout, four.slice(0, count))).toBe(true);
    expect(isValidLayout(layout, four.slice(0, count - 1))).toBe(false);
    expect(shownIn(layout, four)).toHaveLength(count);
  });

  test('is not valid when one of its videos has no url', () => {
    const videos = four.slice(0, count).map((video, at) => (at === count - 1 ? { ...video, url: undefined } : video));
    expect(isValidLayout(layout, videos)).toBe(false);
    expect(isValidLayout(layout, videos.map((video) => ({ ...video, url: '' })))).toBe(false);
  });
});

test.each([
  ['what was asked for', 'pip', four, 'pip'],
  ['the one with the most angles', undefined, four, 'quad'],
  ['the next best where what was asked for lacks videos', 'quad', four.slice(0, 3), 'threeUp'],
  ['none with a single angle', 'twoUp', four.slice(0, 1), undefined],
] as const)('the first layout is %s', (_what, wanted, videos, layout) => {
  expect(firstLayout(wanted, videos)).toBe(layout);
});

test('an angle without an address stands last', () => {
  expect(playableFirst(angles('a', undefined, 'c')).map(({ id }) => id)).toEqual(['0', '2', '1']);
  expect(multiViewLayouts).toHaveLength(4);
});
