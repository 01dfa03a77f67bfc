// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { ARTWORK_SIZES, artworkOf, type ArtworkGenre, type ArtworkKind } from '../../../demo/media/artwork.ts';

const kinds = Object.keys(ARTWORK_SIZES) as ArtworkKind[];
const genres: ArtworkGenre[] = ['film', 'series', 'sport', 'news', 'nature', 'music', 'kids', 'fighter'];
const parser = new DOMParser();

describe('key art', () => {
  it('is the same for the same seed and another for another', () => {
    for (const kind of kinds) {
      expect(artworkOf({ seed: 'a', kind, letters: 'A' })).toBe(artworkOf({ seed: 'a', kind, letters: 'A' }));
    }
    const many = new Set(Array.from({ length: 60 }, (_, i) => artworkOf({ seed: `title-${i}`, kind: 'poster', genre: 'film' })));
    expect(many.size).toBe(60);
  });

  it.each(genres)('for %s is well-formed, of its size, without text, scripts or foreign addresses', (genre) => {
    for (const kind of kinds.filter((k) => k !== 'logo')) {
      for (let i = 0; i < 8; i++) {
        const svg = artworkOf({ seed: `${genre}-${i}`, kind, genre });
        const root = parser.parseFromString(svg, 'image/svg+xml').documentElement;
        expect(root.getAttribute('viewBox')).toBe(`0 0 ${ARTWORK_SIZES[kind].join(' ')}`);
        expect(root.querySelector('parsererror, script, text, image, use, foreignObject, style')).toBeNull();
        expect(svg).not.toMatch(/NaN|undefined|Infinity|href|<svg.*https?:.*https?:/);
      }
    }
  });

  it('writes at most three safe letters on a mark', () => {
    const words = ['fl', 'CINEMA', '<b>&"', '', 'ع'].map((letters) => {
      const root = parser.parseFromString(artworkOf({ seed: 'm', kind: 'logo', letters }), 'image/svg+xml').documentElement;
      return root.nodeName === 'svg' ? (root.querySelector('text')?.textContent ?? '') : 'broken';
    });
    expect(words).toEqual(['FL', 'CIN', 'B', '', 'ع']);
  });

  it('gives a fighter one face in every size', () => {
    const gloves = ['#d7263d', '#2a6fdb', '#e8b021', '#1f9d63', '#f2f2f2', '#7b3fd1'];
    for (let i = 0; i < 12; i++) {
      const [poster, hero] = (['poster', 'hero'] as const).map((kind) => gloves.filter((colour) => artworkOf({ seed: `fighter-${i}`, kind, genre: 'fighter' }).includes(colour)));
      expect(poster).toHaveLength(1);
      expect(hero).toEqual(poster);
    }
  });

  it('wears the palette it is given', () => {
    expect(artworkOf({ seed: 'a', kind: 'logo', palette: 'pitch' })).toContain('#ffd23f');
  });
});
