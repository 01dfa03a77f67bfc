import { describe, expect, it } from 'vitest';
import { processStores } from './process-stores.ts';
import { readSources } from './read-sources.ts';

/** Collections that live long and are no store of what requests ask for, with the reason. */
const exempt: Record<string, string> = {
  'demo/platform/changes/change-streams.ts #open': 'streams that are open, each with its own greatest size',
  'demo/platform/changes/change-streams.ts #untold': 'changes that wait, up to a greatest number',
  'demo/platform/changes/publish-change.ts listeners': 'listeners of the platform itself',
  'demo/platform/hosts/files/kept-by-file.ts known': 'paths of the platform, never of a request',
  'demo/platform/playback/media-facts.ts known': 'folders that the catalogue names and that exist',
  'demo/platform/purchase/books/papers/paper-page.ts #chunks': 'one page of one paper',
  'demo/platform/purchase/books/papers/paper-page.ts #rules': 'one page of one paper',
  'demo/platform/seed/archive/guide/guide-rows.ts numbers': 'one reading of a guide',
  'demo/platform/seed/labels/labels-of.ts whole': 'the languages of the seed',
  'demo/platform/server/answers/kept-answer.ts #packed': 'two forms of a kept answer, counted with it',
  'demo/platform/server/processes/run-processes.ts running': 'processes of the platform',
  'demo/platform/server/processes/run-processes.ts served': 'processes of the platform',
  'demo/platform/server/state/batched-read.ts asked': 'requests under way, emptied by each read',
  'demo/platform/server/state/kept-data.ts pending': 'reads under way, each removed when it ends',
  'demo/platform/server/state/memory-budget.ts LRUCache': 'the stores of the budget',
};

const stores = [
  ['in the module', "const known = new Map(); export const keep = (key: string) => known.set(key, 1);", 'known'],
  ['a list in the module', "const seen: string[] = []; export function see(id: string) { seen.push(id); }", 'seen'],
  ['an object in the module', "const kept: Record<string, string> = {}; export function keep(id: string) { kept[id] = id; }", 'kept'],
  ['in an object', "export class Kept { readonly #held = new Map(); keep(key: string) { this.#held.set(key, 1); } }", '#held'],
  ['in a function that hands out a function', "export function kept() { const known = new Set(); return (key: string) => { known.add(key); }; }", 'known'],
  ['in a function that hands out an object', "export function kept() { const known = new Set(); return { keep(key: string) { known.add(key); } }; }", 'known'],
  ['in a function whose own functions fill it', "export function kept() { const known = new Set(); function keep(key: string) { known.add(key); } return { keep }; }", 'known'],
  ['a cache of the package, wherever it is', "export const cached = () => wrap(new LRUCache({ max: 5 }));", 'LRUCache'],
] as const;

describe('what a process keeps', () => {
  it.each(stores)('is seen %s', (_where, text, name) => {
    expect(processStores('a.ts', text)).toEqual([`a.ts ${name}`]);
  });

  it.each([
    ['a list of one call', 'export function f() { const found = []; for (const a of [1]) found.push(a); return found.map((x) => x); }'],
    ['what is filled by a loop of one call', 'export function f(all: string[]) { const found = new Map(); all.forEach((a) => found.set(a, 1)); return found; }'],
    ['a list of constants', "const known = new Set(['a']); export const isKnown = (a: string) => known.has(a);"],
  ])('is not %s', (_what, text) => {
    expect(processStores('a.ts', text)).toEqual([]);
  });

  it('is under the budget of the process, or is not filled by requests', () => {
    const found = Object.entries(readSources(['demo/platform'])).flatMap(([path, text]) => processStores(path, text));
    expect(found.sort()).toEqual(Object.keys(exempt).sort());
  });
});
