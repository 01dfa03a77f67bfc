import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((path) => `src/${path}`);
const sheets = files.filter((path) => path.endsWith('.css') && !path.endsWith('page-frame.css'));
const frame = readFileSync('src/ui/page-frame.css', 'utf8');
const [padding, heading] = [/padding: [^;]+;/, /font-size: [^;]+;/].map((property) => property.exec(frame)?.[0] ?? '');

test('the room around a page is said once', () => {
  expect(sheets.length).toBeGreaterThan(60);
  for (const text of [padding, heading]) expect(sheets.filter((path) => readFileSync(path, 'utf8').includes(text!))).toEqual([]);
});

test('a page that wears it wears its own sheet over it', () => {
  const pages = files.filter((path) => path.endsWith('.tsx') && readFileSync(path, 'utf8').includes('page-frame.css'));
  expect(pages.length).toBeGreaterThanOrEqual(7);
  for (const path of pages) expect([path, readFileSync(path, 'utf8')]).toEqual([path, expect.stringMatching(/useSheet\(frame(?:, sheet)?\)/)]);
});
