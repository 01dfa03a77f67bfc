import { arenaWords } from './arena-words.ts';
import { cinemaWords } from './cinema-words.ts';
import { fighterWords } from './fighter-words.ts';
import { playerWords } from './player-words.ts';
import { portugueseWords } from './portuguese-words.ts';

type Language = 'es' | 'pt' | 'ar';

/** The lines of a table: an English text, then the others in the order of its languages. */
const entriesOf = (table: string, languages: readonly Language[], wanted: Language): [string, string][] => {
  const at = languages.indexOf(wanted) + 1;
  return at === 0 ? [] : table.split('\n').filter((line) => line !== '').map((line) => line.split('|')).map((texts) => [texts[0]!, texts[at]!]);
};

const tables: readonly (readonly [table: string, languages: readonly Language[]])[] = [
  [arenaWords, ['es', 'pt']], [fighterWords, ['es', 'pt']], [cinemaWords, ['ar']], [playerWords, ['es', 'pt', 'ar']],
];
const wordsOf = (wanted: Language): ReadonlyMap<string, string> => new Map(tables.flatMap(([table, languages]) => entriesOf(table, languages, wanted)));

/** What is known of each language, by its English. */
const known: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  es: wordsOf('es'), ar: wordsOf('ar'), pt: new Map([...Object.entries(portugueseWords), ...wordsOf('pt')]),
};

/** Rows whose every English text has beside it what is known of it in other languages; what a row says itself stands. */
export function inEveryLanguage<T>(rows: T): T {
  if (Array.isArray(rows)) return rows.map((row: unknown) => inEveryLanguage(row)) as T;
  if (typeof rows !== 'object' || rows === null) return rows;
  const all: Record<string, unknown> = Object.fromEntries(Object.entries(rows).map(([key, value]) => [key, inEveryLanguage(value)]));
  const { en } = all;
  if (typeof en !== 'string') return all as T;
  const others = (Object.keys(known) as Language[]).flatMap((language) => {
    const text = all[language] ?? known[language].get(en);
    return text === undefined ? [] : [[language, text] as const];
  });
  return { ...all, ...Object.fromEntries(others) } as T;
}
