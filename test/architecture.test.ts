import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { codeMapOf } from './support/architecture/code-map.ts';
import { missingFiles } from './support/architecture/named-files.ts';
import { layoutFaults } from './support/architecture/layout-faults.ts';
import { readSources } from './support/architecture/read-sources.ts';
import { readTree } from './support/architecture/read-tree.ts';
import { rooms } from './support/architecture/rooms.ts';
import { violationsIn, type Sources } from './support/architecture/violations.ts';

const folders = ['src', 'widgets', 'bridge', 'demo', 'plugins', 'test'];
const clean: Sources = {
  'src/contracts/realm.ts': 'export const realm = 1;',
  'src/rules/card.ts': "import { realm } from '../contracts/realm.ts'; export const card = realm;",
  'src/store/store.ts': "import type { Engine } from '../playback/engine.ts'; export type Store = Engine;",
  'src/playback/engine.ts': 'export interface Engine { kind: string }',
  'src/features/guide/grid.tsx': "import { useState } from 'react'; export const grid = useState;",
  'src/features/player/player.tsx': 'export const player = 1;',
  'widgets/footlight-player.ts': "const later = () => import('../src/features/player/player.tsx'); export const tag = later;",
};

/** What is planted, in which file, and what must be said of it. */
const planted: [fault: string, path: string, text: string, said: RegExp][] = [
  ['a static import upwards', 'src/contracts/bad.ts', "import { card } from '../rules/card.ts'; export const x = card;", /static import of src\/rules\/card\.ts; contracts may not import rules/],
  ['a type-only import upwards', 'src/rules/bad.ts', "import type { Store } from '../store/store.ts'; export type X = Store;", /type import of src\/store\/store\.ts/],
  ['inline type names alone', 'src/rules/bad.ts', "import { type Store } from '../store/store.ts'; export type X = Store;", /type import of src\/store/],
  ['a type in import() form', 'src/rules/bad.ts', "export type X = import('../store/store.ts').Store;", /type import of src\/store/],
  ['a dynamic import upwards', 'src/store/bad.ts', "export const x = () => import('../features/player/player.tsx');", /dynamic import of src\/features/],
  ['a dynamic import in backquotes', 'src/store/bad.ts', 'export const x = () => import(`../features/player/player.tsx`);', /dynamic import of src\/features/],
  ['a worker address', 'src/store/bad.ts', "export const x = new URL('../features/player/player.tsx', import.meta.url);", /dynamic import of src\/features/],
  ['a re-export upwards', 'src/ui/bad.ts', "export { realm } from '../contracts/realm.ts'; export const y = 1;", /re-export import of src\/contracts/],
  ['a re-export of everything', 'src/ui/bad.ts', "export * from '../contracts/realm.ts'; export const y = 1;", /re-export import of src\/contracts/],
  ['an import for its effect', 'src/ui/bad.ts', "import '../contracts/realm.ts'; export const y = 1;", /static import of src\/contracts/],
  ['a require in disguise', 'src/ui/bad.ts', "import x = require('../contracts/realm.ts'); export const y = x;", /static import of src\/contracts/],
  ['a value where only types may cross', 'src/store/bad.ts', "import { engine } from '../playback/engine.ts'; export const x = engine;", /static import of src\/playback/],
  ['a sibling feature', 'src/features/guide/bad.tsx', "import { player } from '../player/player.tsx'; export const x = player;", /sibling feature/],
  ['the source reached from the bridge', 'bridge/host/bad.ts', "import { realm } from '../../src/contracts/realm.ts'; export const x = realm;", /bridge\/host may not import contracts/],
  ['rules reached from the platform', 'demo/platform/bad.ts', "import { card } from '../../src/rules/card.ts'; export const x = card;", /demo\/platform may not import rules/],
  ['a test reached from the source', 'src/ui/bad.ts', "import { x } from '../../test/support/x.ts'; export const y = x;", /names no source file|outside of every room/],
  ['a room that the table does not know', 'src/misplaced/bad.ts', "import { realm } from '../contracts/realm.ts'; export const x = realm;", /no room of the table/],
  ['an import without its extension', 'src/rules/bad.ts', "import { realm } from '../contracts/realm'; export const x = realm;", /names no source file/],
  ['Preact in a component', 'src/features/guide/bad.tsx', "import { h } from 'preact'; export const x = h;", /package preact has no place here/],
  ['the whole of zod', 'src/contracts/bad.ts', "import { z } from 'zod'; export const x = z;", /package zod has no place here/],
  ['an engine outside of its folder', 'src/playback/bad.ts', "import Hls from 'hls.js'; export const x = Hls;", /package hls\.js has no place here/],
  ['Node in the browser', 'src/api/bad.ts', "import { readFileSync } from 'node:fs'; export const x = readFileSync;", /runs in Node alone/],
  ['a barrel by name', 'src/rules/index.ts', 'export const x = 1;', /a barrel/],
  ['a barrel by content', 'src/rules/all.ts', "export { card } from './card.ts';", /a barrel/],
  ['a default export', 'src/rules/bad.ts', 'export default 1;', /a default export/],
  ['a default function', 'src/rules/bad.ts', 'export default function x() {}', /a default export/],
  ['a vague file', 'src/rules/price-utils.ts', 'export const x = 1;', /"price-utils" says nothing/],
  ['a vague folder', 'src/ui/common/x.ts', 'export const x = 1;', /"common" says nothing/],
  ['a name in camel case', 'src/rules/cardDestination.ts', 'export const x = 1;', /is not kebab-case/],
];

describe('the import table', () => {
  it('says nothing of a clean tree', () => {
    expect(violationsIn(clean)).toEqual([]);
  });

  it.each(planted)('reports %s', (_fault, path, text, said) => {
    const found = violationsIn({ ...clean, [path]: text });
    expect(found.join('\n')).toMatch(said);
    expect(found).toHaveLength(1);
  });

  it('reports a circle, also one of types alone', () => {
    const circle = { 'src/rules/a.ts': "import type { B } from './b.ts'; export type A = B;", 'src/rules/b.ts': "import { type A } from './a.ts'; export type B = A;" };
    expect(violationsIn({ ...clean, ...circle })).toEqual(['cycle: src/rules/a.ts → src/rules/b.ts → src/rules/a.ts']);
  });

  it.each([
    ['loads the other later', 'export const a = () => import(`./b.ts`);'],
    ['hands on what the other exports', "export { b } from './b.ts'; export const a = 1;"],
    ['starts the other as a worker', "export const a = new URL('./b.ts', import.meta.url);"],
  ])('reports a circle in which one file %s', (_how, text) => {
    const circle = { 'widgets/element/a.ts': text, 'widgets/element/b.ts': "import { a } from './a.ts'; export const b = a;" };
    expect(violationsIn({ ...clean, ...circle })).toEqual(['cycle: widgets/element/a.ts → widgets/element/b.ts → widgets/element/a.ts']);
  });

  it('holds in every source', () => {
    const sources = readSources(folders);
    expect(Object.keys(sources).length).toBeGreaterThan(50);
    expect(violationsIn(sources)).toEqual([]);
    // A thousand files and more are parsed.
  }, 60_000);
});

it('no schema is of a kind that the contracts do without', () => {
  const found = Object.entries(readSources(['src', 'widgets', 'bridge'])).flatMap(([path, text]) => (text.match(/\bz\.(?:int|catch|trim|minLength)\(/g) ?? []).map((kind) => `${path} ${kind}`));
  expect(found).toEqual([]);
});

it('the layout of the design holds in the tree of files', () => {
  expect(layoutFaults(readTree(folders))).toEqual([]);
});

describe('the READMEs', () => {
  const tree = readTree([...folders, 'dist-types', 'docs']);
  const files = [...Object.keys(tree), ...readdirSync('.')];
  const readmes = files.filter((file) => /(?:^|\/)README\.md$/.test(file));

  it('are told which files they name and nobody finds', () => {
    const text = 'See `src/rules/guide/cell-of.ts`, `cell-of.ts`, `guide/cell-of.ts` and `guide/gone.ts`, not `npm test` or `.test.ts`.';
    expect(missingFiles('src/rules/README.md', text, ['src/rules/guide/cell-of.ts'])).toEqual(['guide/gone.ts']);
  });

  it.each(readmes)('%s names files that exist', (readme) => {
    expect(missingFiles(readme, readFileSync(readme, 'utf8'), files)).toEqual([]);
  });
});

describe('the code map of the README', () => {
  const map = codeMapOf(readFileSync('README.md', 'utf8'));

  it.each(Object.keys(rooms).filter((room) => !/^(?:bridge|demo)\/|^plugins$/.test(room)))('says what %s may import as the table does', (room) => {
    expect(map[room]).toEqual({ rooms: [...rooms[room]!.rooms].sort(), typesOf: [...rooms[room]!.typesOf ?? []].sort() });
  });

  it('names no room that the table does not hold', () => {
    const known = new Set([...Object.keys(rooms).map((room) => room.split('/')[0]), 'test']);
    expect(Object.keys(map).filter((room) => !known.has(room))).toEqual([]);
  });

  it('of a room that may import another one is not taken for the table', () => {
    const changed = readFileSync('README.md', 'utf8').replace(/^(\| `src\/routing` \|.*\|) contracts \|$/m, '$1 contracts, store |');
    expect(codeMapOf(changed)['routing']?.rooms).toEqual(['contracts', 'store']);
  });
});
