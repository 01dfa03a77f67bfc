import { expect, test } from 'vitest';
import { fallbackFaces } from '../../../../../demo/platform/seed/realm/fallback-face.ts';

const arial = { family: 'Serif as Arial', regular: ['Arial', 'Arimo'], bold: ['Arial Bold'], sizeAdjust: [110, 80] } as const;

test('a fallback font has a regular and a bold face, as wide as the tenant’s own', () => {
  expect(fallbackFaces(arial, { ascent: 88, descent: 22 })).toEqual([
    'font-family:"Serif as Arial";src:local("Arial"),local("Arimo");font-weight:100 599;size-adjust:110%;ascent-override:80%;descent-override:20%;line-gap-override:0%',
    'font-family:"Serif as Arial";src:local("Arial Bold");font-weight:600 1000;size-adjust:80%;ascent-override:110%;descent-override:27.5%;line-gap-override:0%',
  ]);
});

test('a fallback for one script leaves every other sign to the next font', () => {
  expect(fallbackFaces({ ...arial, unicodeRange: 'U+0600-06FF' }, { ascent: 88, descent: 22 })[0]).toMatch(/;unicode-range:U\+0600-06FF$/);
});
