import { expect, it } from 'vitest';
import type { BucketFacts } from '../../../../src/contracts/catalogue/bucket.ts';
import { rowTypeData } from '../../../../src/contracts/catalogue/row-type-data.ts';
import { RowTrack } from '../../../../src/parts/card-row/row-track.tsx';
import { rowTypeOf, rowTypes } from '../../../../src/parts/card-row/row-types/row-types.ts';

const row = (type: BucketFacts['type'], look: object = {}): BucketFacts => ({ bucketId: 'b', name: 'b', type, rowTypeData: rowTypeData.parse(look) });

it('asks for ten cards at a time, and 25 in sections of the guide', () => {
  expect(rowTypes.filter(({ pageSize }) => pageSize !== 10).map(({ name, pageSize }) => [name, pageSize])).toEqual([['guide', 25]]);
});

it.each([
  ['base', 'BASE', {}], ['hero', 'HERO', {}], ['inline-featured', 'BASE', { rowType: 'inline' }], ['inline-featured', 'BASE', { rowType: 'featured' }],
  ['double', 'BASE', { rowCount: 2 }], ['poster', 'BASE', { displayPosters: true }], ['section-link', 'SECTION_LINK', {}], ['playlist', 'VOD_PLAYLIST', {}],
  ['now-next', 'EPG_NOW_NEXT', {}], ['highlight', 'CONTENT_HIGHLIGHT', {}], ['guide', 'EPG', {}], ['live', 'LIVE', {}], ['continue-watching', 'CONTINUE_WATCHING', {}],
] as const)('draws %s for %s with %j', (name, type, look) => {
  expect(rowTypeOf(row(type, look)).name).toBe(name);
});

it.each([['landscape', 'playlist'], ['poster', 'poster'], ['square', 'square']])('cuts the pictures of a playlist row as %s: %s', (playlistImageType, variant) => {
  expect(rowTypeOf(row('VOD_PLAYLIST')).variantOf(rowTypeData.parse({ playlistImageType }))).toBe(variant);
});

it('brings what the viewer has begun anew when a position is saved, and what is on air when that changes', () => {
  expect(rowTypeOf(row('CONTINUE_WATCHING')).refreshOn).toContain('progress');
  expect([rowTypeOf(row('LIVE')).refreshOn, rowTypeOf(row('EPG_NOW_NEXT')).refreshOn]).toEqual([['entitlements', 'live'], ['entitlements', 'live']]);
  expect(rowTypeOf(row('BASE')).refreshOn).toEqual(['entitlements']);
});

it('draws a type that it does not know, and a row that has not arrived, as a plain row', () => {
  expect([rowTypeOf(row('UNKNOWN')).Layout, rowTypeOf(undefined).Layout]).toEqual([RowTrack, RowTrack]);
  expect(rowTypeOf(row('UNKNOWN'))).toBe(rowTypeOf(row('BASE')));
});
