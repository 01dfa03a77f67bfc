import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rollup } from 'rollup';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cssSheet } from '../../plugins/css-sheet.ts';

let folder: string;
beforeAll(async () => { folder = await mkdtemp(join(tmpdir(), 'footlight-sheet-')); });
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Bundles a script and its sheets. */
async function bundled(files: Record<string, string>, options?: { minify: boolean }): Promise<string> {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const bundle = await rollup({ input: join(folder, 'main.js'), plugins: [cssSheet(options)], onLog: () => undefined });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  return output[0].code;
}

/** The texts that were put into sheets. */
const sheetsIn = (code: string): string[] => [...code.matchAll(/sheetOf\((".*")\)/g)].map(([, text]) => JSON.parse(text!) as string);

it('an imported sheet is constructed, never injected as a style element', async () => {
  const code = await bundled({ 'main.js': "import sheet from './a.css'; console.log(sheet);", 'a.css': '.a { color: red }' });
  expect(code).toContain('new CSSStyleSheet()');
  expect(code).not.toMatch(/createElement|innerHTML|<style/);
  expect(sheetsIn(code)).toEqual(['.a{color:red}']);
});

it('two files that import one sheet share it', async () => {
  const code = await bundled({ 'main.js': "import one from './a.css'; import { two } from './b.js'; console.log(one === two);", 'b.js': "export { default as two } from './a.css';", 'a.css': '.a { color: red }' });
  expect(sheetsIn(code)).toHaveLength(1);
});

it('a sheet that nothing uses is left out', async () => {
  expect(sheetsIn(await bundled({ 'main.js': "import './a.css'; console.log(1);", 'a.css': '.a { color: red }' }))).toEqual([]);
});

it('imports of other sheets and prefixes are settled; light-dark() and :dir() stay for the browser', async () => {
  const code = await bundled({
    'main.js': "import sheet from './a.css'; console.log(sheet);",
    'a.css': "@import './tokens.css'; .a { color: light-dark(#000, #fff); user-select: none; &:dir(rtl) { color: red } }",
    'tokens.css': ':host { --gap: 8px }',
  });
  const [text] = sheetsIn(code);
  expect(text).toContain(':host{--gap:8px}');
  expect(text).toMatch(/light-dark\(#000,#fff\)/);
  expect(text).toContain(':dir(rtl)');
  expect(text).toContain('-webkit-user-select:none');
});

it('keeps its lines when it is not minified', async () => {
  expect(sheetsIn(await bundled({ 'main.js': "import sheet from './a.css'; console.log(sheet);", 'a.css': '.a { color: red }' }, { minify: false }))).toEqual(['.a {\n  color: red;\n}\n']);
});

/** What the browser gets, as a sheet of a document with that rule for `--fl-rem`. */
async function adopted(css: string): Promise<string> {
  const code = await bundled({ 'main.js': "import sheet from './a.css'; globalThis.made = sheet;", 'a.css': css });
  let given = '';
  class Sheet {
    replaceSync(text: string) {
      given = text;
    }
  }
  // oxlint-disable-next-line typescript/no-implied-eval -- the bundle, run with a sheet of ours
  new Function('CSSStyleSheet', 'globalThis', code)(Sheet, {});
  return given;
}

it('counts rem by the viewer’s own font, not by the root’s of a page', async () => {
  expect(await adopted('.a { margin: -1.5rem; padding: .25rem 2rem; inline-size: calc(100% - 1rem) }')).toBe(
    '.a{inline-size:calc(100% - calc(1*var(--fl-rem,1rem)));margin:calc(-1.5*var(--fl-rem,1rem));padding:calc(.25*var(--fl-rem,1rem)) calc(2*var(--fl-rem,1rem))}',
  );
});

it('leaves queries without a variable, which they do not take', async () => {
  expect(await adopted('@container (inline-size >= 30rem) { .a { color: red } } @media (width >= 40rem) { .a { gap: 1rem } }')).toMatch(
    /^@container \((?:min-width:480px|width>=480px|inline-size>=480px|min-inline-size:480px)\)\{.*@media \((?:min-width:40em|width>=40em)\)\{\.a\{gap:calc\(1\*var/,
  );
});
