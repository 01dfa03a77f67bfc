import { expect, it } from 'vitest';
import { rowTypeOf, rowTypes } from '../../../../src/parts/card-row/row-types/row-types.ts';
import { RowTrack } from '../../../../src/parts/card-row/row-track.tsx';

it('asks for ten cards at a time, and 25 in sections of the guide', () => {
  expect(rowTypes.filter(({ pageSize }) => pageSize !== 10).map(({ type, pageSize }) => [type, pageSize])).toEqual([['EPG', 25]]);
});

it('knows each type once', () => {
  expect(rowTypes.map(({ type }) => type).sort()).toEqual([
    'BASE', 'CONTENT_HIGHLIGHT', 'CONTINUE_WATCHING', 'EPG', 'EPG_NOW_NEXT', 'HERO', 'LIVE', 'SECTION_LINK', 'VOD_PLAYLIST',
  ]);
});

it('brings what the viewer has begun anew when a position is saved, and what is on air when that changes', () => {
  expect(rowTypeOf('CONTINUE_WATCHING').refreshOn).toContain('progress');
  expect([rowTypeOf('LIVE').refreshOn, rowTypeOf('EPG_NOW_NEXT').refreshOn]).toEqual([['entitlements', 'live'], ['entitlements', 'live']]);
  expect(rowTypeOf('BASE').refreshOn).toEqual(['entitlements']);
});

it('draws a type that it does not know, and a row that has not arrived, as a plain row', () => {
  expect([rowTypeOf('UNKNOWN').Layout, rowTypeOf(undefined).Layout]).toEqual([RowTrack, RowTrack]);
  expect(rowTypeOf('UNKNOWN')).toBe(rowTypeOf('BASE'));
});
