import { expect, it } from 'vitest';
import { gridColumns, gridDeviceOf, type GridDevice } from '../../../src/rules/catalogue/grid-columns.ts';

/** @source spec 1 §9 "Card grid columns (default/playlist/posters/section): desktop 6/5/5/5, mobile 2/2/3/2, tablet 4/3/5/3, TV 8/6/6/6" */
it.each<[GridDevice, number[]]>([['desktop', [6, 5, 5, 5]], ['mobile', [2, 2, 3, 2]], ['tablet', [4, 3, 5, 3]], ['tv', [8, 6, 6, 6]]])('%s has %j columns', (device, counts) => {
  expect((['default', 'playlist', 'posters', 'section'] as const).map((display) => gridColumns(device, display))).toEqual(counts);
});

/** @source spec 1 §9 "mobile max 600 px wide or 500 px high, tablet 600-1024, desktop 1024-1920, TV over 1920" */
it.each<[number, number, GridDevice]>([
  [320, 640, 'mobile'], [600, 900, 'mobile'], [844, 390, 'mobile'], [1920, 500, 'mobile'], [601, 900, 'tablet'], [1024, 768, 'tablet'], [1025, 768, 'desktop'], [1920, 1080, 'desktop'], [1921, 1080, 'tv'], [3840, 2160, 'tv'],
])('%i × %i is %s', (width, height, device) => expect(gridDeviceOf({ width, height })).toBe(device));
