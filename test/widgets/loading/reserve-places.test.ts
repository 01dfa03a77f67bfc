import { afterEach, expect, test, vi } from 'vitest';
import { reservePlaces } from '../../../widgets/loading/reserve-places.ts';

afterEach(() => vi.unstubAllGlobals());

test('a player whose code is on its way has a film’s place, and the page’s own rules come first', () => {
  class Sheet {
    text = '';
    replaceSync(text: string) {
      this.text = text;
    }
  }
  const adopted: Sheet[] = [];
  vi.stubGlobal('CSSStyleSheet', Sheet);
  vi.stubGlobal('document', Object.create({ adoptedStyleSheets: adopted }));
  reservePlaces('tv');
  expect(adopted.map(({ text }) => text)).toEqual([':where(tv-player:not(:defined)){display:block;aspect-ratio:16/9}']);
});
