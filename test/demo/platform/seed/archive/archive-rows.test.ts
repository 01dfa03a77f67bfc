import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { archiveBuckets, archiveEntries, archiveItems, archiveViews } from '../../../../../demo/platform/seed/archive/archive-rows.ts';
import { mostFilms, readFilms } from '../../../../../demo/platform/seed/archive/read-films.ts';

const folder = mkdtempSync(join(tmpdir(), 'footlight-films-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(films: unknown) {
  mkdirSync(join(folder, 'catalogue'), { recursive: true });
  writeFileSync(join(folder, 'catalogue', 'films.json.gz'), gzipSync(JSON.stringify(films)));
}
const filmAt = (index: number) => ({ title: `Film ${index}`, year: 1980 + (index % 40), genres: [['Comedy', 'Drama', 'Western'][index % 3]], extract: null, cast: ['Somebody'] });

it('reads ten thousand films at most, and leaves out what is none', () => {
  write({ films: [...Array.from({ length: mostFilms }, (_, index) => (index === 1 ? { title: 7 } : filmAt(index))), filmAt(1)] });
  expect(readFilms(folder)).toHaveLength(mostFilms - 1);
});

it('makes a title of each, rows of what there is enough of, and a page of them all', () => {
  write({ films: Array.from({ length: 600 }, (_, index) => filmAt(index)) });
  const films = readFilms(folder);
  const rows = archiveBuckets(films);
  expect(new Set(archiveItems(films).map(({ id }) => id)).size).toBe(600);
  expect(rows.slice(0, 4).map(({ id, content }) => [id, content.length])).toEqual([['everything', 600], ['genre-comedy', 200], ['genre-drama', 200], ['genre-western', 200]]);
  expect(rows).toHaveLength(44);
  expect(archiveEntries(rows)).toHaveLength(600 * 3);
  expect(archiveViews(rows)[0]?.elements).toHaveLength(45);
});

it('says what is wrong with the folder', () => {
  expect(() => readFilms(join(folder, 'nowhere'))).toThrow(/no catalogue\/films\.json\.gz/);
  write('nothing');
  expect(() => readFilms(folder)).toThrow(/cannot be read/);
});
