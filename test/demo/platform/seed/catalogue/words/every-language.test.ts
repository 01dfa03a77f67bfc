import { describe, expect, it, test } from 'vitest';
import type { Database } from '../../../../../../demo/platform/db/database.ts';
import { seedCatalogue } from '../../../../../../demo/platform/seed/catalogue/catalogue-seed.ts';
import { seedFighters } from '../../../../../../demo/platform/seed/catalogue/pages/fighter-seed.ts';
import { seedFramedPages } from '../../../../../../demo/platform/seed/catalogue/pages/framed-page-seed.ts';
import { seedNews } from '../../../../../../demo/platform/seed/catalogue/pages/news-seed.ts';
import { filmShelf } from '../../../../../../demo/platform/seed/catalogue/shelf/film-shelf.ts';
import { sportShelf } from '../../../../../../demo/platform/seed/catalogue/shelf/sport-shelf.ts';
import * as platformWords from '../../../../../../demo/platform/seed/catalogue/words/platform-words.ts';
import { seedGuide } from '../../../../../../demo/platform/seed/guide/guide-seed.ts';
import { seedLicences } from '../../../../../../demo/platform/seed/purchase/licence-seed.ts';
import { realmSeed } from '../../../../../../demo/platform/seed/realm/realm-seed.ts';

const everySeed = [seedCatalogue, seedNews, seedFighters, seedFramedPages, seedLicences, seedGuide];

/** Every row that seeds write. */
async function rowsOf(realm: string, seeds = everySeed): Promise<unknown[]> {
  const rows: unknown[] = [];
  const db = { insert: () => ({ values: async (added: unknown) => void rows.push(added) }) } as unknown as Database;
  for (const seed of seeds) await seed(db, realm);
  return rows;
}

type Words = Record<string, string | undefined>;

/** Every text with its languages, wherever it stands in a row. */
function textsIn(value: unknown): Words[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = typeof (value as Words)['en'] === 'string' ? [value as Words] : [];
  return [...own, ...Object.values(value).flatMap(textsIn)];
}

const lacking = (texts: readonly Words[], languages: readonly string[]): string[] =>
  [...new Set(texts.filter((words) => languages.some((language) => (words[language] ?? '') === '')).map(({ en }) => en!))];

describe.each(realmSeed.map(({ realm, menu, settings }) => [realm, settings.locales.map(({ locale }) => locale), menu] as const))('%s', (realm, locales, menu) => {
  it('says everything in every language that it offers', async () => {
    const texts = textsIn([await rowsOf(realm), menu]);
    expect(texts.length).toBeGreaterThan(1000);
    expect(lacking(texts, locales)).toEqual([]);
  });
});

it('says what the platform adds in every language of every tenant', () => {
  const texts = textsIn(Object.values(platformWords));
  expect(texts.length).toBeGreaterThan(10);
  expect(lacking(texts, ['en', 'es', 'pt', 'ar'])).toEqual([]);
});

test.each([['cinema', filmShelf], ['arena', sportShelf]] as const)('no two titles of %s’s shelf are told alike in any language', (_realm, shelf) => {
  expect(shelf.length).toBeGreaterThan(100);
  for (const language of Object.keys(shelf[0]!.descriptions)) {
    const told = shelf.map(({ genre, descriptions }) => `${genre}: ${descriptions[language]}`);
    expect(told.filter((text, index) => told.indexOf(text) !== index)).toEqual([]);
  }
});

/** Names, and words that are the same in both languages. */
const alike = ['Arena', 'Old Quay 1, Southmere 1', 'Trailer'];

test.each([['arena', 'pt', alike], ['cinema', 'ar', []]] as const)('what %s says of its titles and pages in %s is not the English, but for names', async (realm, language, names) => {
  const texts = textsIn(await rowsOf(realm, [seedCatalogue, seedNews, seedFramedPages, seedLicences]));
  expect([...new Set(texts.filter((words) => words.en === words[language]).map(({ en }) => en))].toSorted()).toEqual(names);
});
