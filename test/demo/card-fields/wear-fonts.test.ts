import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wearFonts } from '../../../demo/card-fields/wear-fonts.ts';

const origin = 'http://arena.localhost:4000';
const font = { family: 'Inter', address: `${origin}/fonts/inter.woff2`, weight: '100 900', unicodeRange: 'U+0-10FFFF' };

let added: Set<unknown>;
let made: unknown[][];
let load: () => Promise<unknown>;
let page: Document;

beforeEach(() => {
  [added, made, load] = [new Set(), [], async () => undefined];
  page = { fonts: added } as unknown as Document;
  vi.stubGlobal('FontFace', class {
    constructor(...how: unknown[]) {
      if (how[0] === '') throw new SyntaxError('no family');
      made.push(how);
    }
    load = () => load();
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the checkout’s font file is asked for once, however often it is told', () => {
  wearFonts([font, font], origin, page);
  wearFonts([font], origin, page);
  expect(made).toEqual([['Inter', `url("${font.address}")`, { weight: '100 900', unicodeRange: 'U+0-10FFFF', display: 'swap' }]]);
  expect(added.size).toBe(1);
});

test('a file that cannot be had leaves nothing, and is asked for again', async () => {
  load = async () => { throw new Error('503'); };
  wearFonts([font], origin, page);
  await vi.waitFor(() => expect(added.size).toBe(0));
  wearFonts([font], origin, page);
  expect(made).toHaveLength(2);
});

test.each([
  ['another origin', { address: 'http://evil.localhost:4000/x.woff2' }], ['another scheme', { address: 'data:font/woff2,x' }], ['no address', { address: '/fonts/inter.woff2' }],
  ['one that ends its text', { address: `${origin}/x"),url("http://evil.localhost` }], ['no family', { family: '' }],
])('%s is left alone', (_what, change) => {
  wearFonts([{ ...font, ...change }], origin, page);
  expect(added.size).toBe(0);
});
