// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { adoptSheets, dropSheet } from '../../src/ui/use-sheet.ts';

/** A sheet of a document. jsdom has none of its own. */
class Sheet {
  cssRules: { cssText: string }[] = [];
  constructor(readonly home: unknown = document) {}
  replaceSync(text: string) {
    this.cssRules = [{ cssText: text }];
  }
}
const sheetOf = (text: string): CSSStyleSheet => {
  const sheet = new Sheet();
  sheet.replaceSync(text);
  return sheet as unknown as CSSStyleSheet;
};
const [tokens, arena, cinema] = [sheetOf('tokens'), sheetOf('arena'), sheetOf('cinema')] as [CSSStyleSheet, CSSStyleSheet, CSSStyleSheet];
let root: ShadowRoot;
let away: Document;
const textsOf = () => root.adoptedStyleSheets.map(({ cssRules }) => cssRules[0]?.cssText);
/** What a browser does to the root when its element comes to another document. */
const comeTo = (home: Document) => {
  home.body.append(root.host);
  root.adoptedStyleSheets = [];
  adoptSheets(root, []);
};

beforeAll(() => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  away = frame.contentDocument!;
  Object.assign(away.defaultView!, { CSSStyleSheet: class extends Sheet {
    constructor() {
      super(away);
    }
  } });
});
beforeEach(() => {
  root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  Object.defineProperty(root, 'adoptedStyleSheets', { writable: true, value: [] });
});

test('a sheet is worn once, in the order of first use', () => {
  adoptSheets(root, [tokens, arena]);
  adoptSheets(root, [arena, tokens]);
  expect(textsOf()).toEqual(['tokens', 'arena']);
});

test('a theme that is taken off does not lie over the next one, nor over itself', () => {
  adoptSheets(root, [tokens, arena]);
  dropSheet(root, arena);
  adoptSheets(root, [cinema]);
  dropSheet(root, cinema);
  adoptSheets(root, [arena]);
  expect(textsOf()).toEqual(['tokens', 'arena']);
});

test('in another document a root wears that document’s copies, and back home its own', async () => {
  adoptSheets(root, [tokens, arena]);
  comeTo(away);
  await vi.waitFor(() => expect(textsOf()).toEqual(['tokens', 'arena']));
  expect((root.adoptedStyleSheets as unknown as Sheet[]).every(({ home }) => home === away)).toBe(true);
  comeTo(document);
  expect(root.adoptedStyleSheets).toEqual([tokens, arena]);
});

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
