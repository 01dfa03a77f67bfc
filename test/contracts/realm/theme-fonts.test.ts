import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { themeFonts } from '../../../src/contracts/realm/theme-fonts.ts';

const font = { family: 'Ours', file: '/fonts/ours.woff2', weight: '100 900', unicodeRange: 'U+0-10FFFF', languages: ['ar'] };

it('reads the font files of a theme, and a theme without any', () => {
  expect(z.parse(themeFonts, [font])).toEqual([font]);
  expect(z.parse(themeFonts, undefined)).toEqual([]);
});

it.each(Object.keys(font))('refuses a font file without its %s', (name) => {
  expect(z.safeParse(themeFonts, [{ ...font, [name]: undefined }]).success).toBe(false);
});
