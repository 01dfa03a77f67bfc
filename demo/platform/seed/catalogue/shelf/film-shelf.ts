import type { Words } from '../../../db/tables/catalogue-tables.ts';
import type { ShelfTitle } from './shelf-title.ts';

/** What a film is named after: English and Arabic, each with its article. */
const things: readonly (readonly [en: string, ar: string])[] = [
  ['The Lantern', 'الفانوس'], ['The Orchard', 'البستان'], ['The Violin', 'الكمان'], ['The Ferry', 'العبّارة'], ['The Observatory', 'المرصد'], ['The Baker', 'الخبّاز'],
  ['The Compass', 'البوصلة'], ['The Winter', 'الشتاء'], ['The Staircase', 'السلّم'], ['The Parade', 'الموكب'], ['The Telegram', 'البرقية'], ['The Sparrow', 'العصفور'],
  ['The Cellar', 'القبو'], ['The Astronomer', 'الفلكي'], ['The Balcony', 'الشرفة'], ['The Whale', 'الحوت'],
];

/** What a film is about, by its genre. */
const about: Readonly<Record<string, Words>> = {
  drama: { en: 'A family keeps a promise longer than anybody asked it to.', ar: 'عائلة تحفظ وعدًا أطول مما طُلب منها.' },
  thriller: { en: 'Somebody has been in the house, and has tidied up.', ar: 'دخل أحدهم البيت، ورتّبه قبل أن يغادر.' },
  comedy: { en: 'One small lie, told at breakfast, is an opera by nightfall.', ar: 'كذبة صغيرة على الفطور تصبح أوبرا عند المساء.' },
  romance: { en: 'They agree on nothing but the time of the next train.', ar: 'لا يتفقان على شيء إلا موعد القطار التالي.' },
  documentary: { en: 'Ten years with people who do one thing very well.', ar: 'عشر سنوات مع أناس يتقنون أمرًا واحدًا.' },
  family: { en: 'Three children, one map, and an aunt who knows more than she says.', ar: 'ثلاثة أطفال وخريطة واحدة وعمّة تعرف أكثر مما تقول.' },
  animation: { en: 'Drawn by hand, one evening at a time.', ar: 'مرسوم باليد، مساءً بعد مساء.' },
  'science-fiction': { en: 'The signal is forty years old, and it asks for somebody by name.', ar: 'عمر الإشارة أربعون عامًا، وهي تسأل عن شخص باسمه.' },
  theatre: { en: 'A company on tour, filmed from the wings.', ar: 'فرقة في جولة، مصوّرة من خلف الستار.' },
};
const genres = Object.keys(about);

/** Cinema's shelf: films of two things each. */
export const filmShelf: ShelfTitle[] = things.flatMap(([en, ar], at) => things.slice(at + 1).map(([other, arabic], step): ShelfTitle => {
  const genre = genres[(at * 5 + step * 2) % genres.length]!;
  return { genre, titles: { en: `${en} and ${other.replace('The', 'the')}`, ar: `${ar} و${arabic}` }, descriptions: about[genre]! };
}));
