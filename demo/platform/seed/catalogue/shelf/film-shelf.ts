import { filmSynopses } from './film-synopses.ts';
import type { ShelfTitle } from './shelf-title.ts';

/** What a film is named after: English and Arabic, each with its article. */
const things: readonly (readonly [en: string, ar: string])[] = [
  ['The Lantern', 'الفانوس'], ['The Orchard', 'البستان'], ['The Violin', 'الكمان'], ['The Ferry', 'العبّارة'], ['The Observatory', 'المرصد'], ['The Baker', 'الخبّاز'],
  ['The Compass', 'البوصلة'], ['The Winter', 'الشتاء'], ['The Staircase', 'السلّم'], ['The Parade', 'الموكب'], ['The Telegram', 'البرقية'], ['The Sparrow', 'العصفور'],
  ['The Cellar', 'القبو'], ['The Astronomer', 'الفلكي'], ['The Balcony', 'الشرفة'], ['The Whale', 'الحوت'],
];

const genres = ['drama', 'thriller', 'comedy', 'romance', 'documentary', 'family', 'animation', 'science-fiction', 'theatre'];

const titles = things.flatMap(([en, ar], at) => things.slice(at + 1).map(([other, arabic], step) =>
  ({ genre: genres[(at * 5 + step * 2) % genres.length]!, titles: { en: `${en} and ${other.replace('The', 'the')}`, ar: `${ar} و${arabic}` } })));

/** Cinema's shelf: films of two things each, and what each is about. */
export const filmShelf: ShelfTitle[] = titles.map((title, index): ShelfTitle => {
  const [en, ar] = filmSynopses[index]!;
  return { ...title, descriptions: { en, ar } };
});
