import { readBy } from '../../wire/parsing/read-by.ts';

const parts = ['family', 'address', 'weight', 'unicodeRange'] as const;

/** A font file that the fields' words are drawn with. @property address whole @property weight its range: `100 900` @property unicodeRange the signs that it draws, as CSS writes them */
export type CardFont = Readonly<Record<(typeof parts)[number], string>>;

const isCardFont = (font: unknown): font is CardFont =>
  typeof font === 'object' && font !== null && parts.every((part) => typeof Reflect.get(font, part) === 'string' && String(Reflect.get(font, part)).length <= 400);

/** chosen: no more than a language needs */
export const cardFonts = readBy((all: CardFont[]) => (Array.isArray(all) && all.length <= 8 && all.every(isCardFont) ? all : undefined));
