import { expect, it } from 'vitest';
import { createGuideChoices } from '../../../src/store/guide/guide-choices.ts';

const usual = { hourPixels: 240, density: 'comfortable', favouritesFirst: false };

const lookOf = (kept: string | null) => createGuideChoices(() => ({ getItem: () => kept, setItem: () => undefined })).look.peek();

it.each([
  ['nothing was kept', null, usual],
  ['all was kept', '{"mode":"list","hourPixels":480,"density":"compact","favouritesFirst":true}', { mode: 'list', hourPixels: 480, density: 'compact', favouritesFirst: true }],
  ['one part cannot be read', '{"hourPixels":9000,"density":"compact","favouritesFirst":true}', { hourPixels: 240, density: 'compact', favouritesFirst: true }],
  ['no part can be read', '{"hourPixels":"wide","density":"airy","favouritesFirst":"yes"}', usual],
  ['what was kept is no object', '[]', usual],
  ['what was kept is no JSON', '{', usual],
])('the guide looks as it was kept, and as usual in what it was not: %s', (_what, kept, look) => {
  expect(lookOf(kept)).toEqual(look);
});

it('the guide looks as usual where a browser keeps nothing', () => {
  expect(createGuideChoices(() => { throw new Error('SecurityError'); }).look.peek()).toEqual(usual);
});
