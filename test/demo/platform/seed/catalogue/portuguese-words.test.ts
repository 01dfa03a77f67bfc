import { expect, test } from 'vitest';
import type { Database } from '../../../../../demo/platform/db/database.ts';
import { seedCatalogue } from '../../../../../demo/platform/seed/catalogue/catalogue-seed.ts';
import { seedFramedPages } from '../../../../../demo/platform/seed/catalogue/pages/framed-page-seed.ts';
import { seedNews } from '../../../../../demo/platform/seed/catalogue/pages/news-seed.ts';
import { seedLicences } from '../../../../../demo/platform/seed/purchase/licence-seed.ts';

/** Every row that a seed writes. */
async function rowsOf(realm: string): Promise<unknown[]> {
  const rows: unknown[] = [];
  const db = { insert: () => ({ values: async (added: unknown) => void rows.push(added) }) } as unknown as Database;
  for (const seed of [seedCatalogue, seedNews, seedFramedPages, seedLicences]) await seed(db, realm);
  return rows;
}

type Words = Record<string, string | undefined>;

/** Every text with its languages, wherever it stands in a row. */
function textsIn(value: unknown): Words[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = typeof (value as Words)['en'] === 'string' ? [value as Words] : [];
  return [...own, ...Object.values(value).flatMap(textsIn)];
}

test('what Arena says in Spanish it says in Portuguese too', async () => {
  const texts = textsIn(await rowsOf('arena'));
  expect(texts.length).toBeGreaterThan(500);
  expect([...new Set(texts.filter(({ es, pt }) => es !== undefined && pt === undefined).map(({ en }) => en))]).toEqual([]);
});

/** Names, and words that are the same in both languages. */
const alike = ['Arena', 'Old Quay 1, Southmere 1', 'Trailer'];

test('its Portuguese is not the English, but for names and words that are alike', async () => {
  expect([...new Set(textsIn(await rowsOf('arena')).filter(({ en, pt }) => en === pt).map(({ en }) => en))].toSorted()).toEqual(alike);
});
