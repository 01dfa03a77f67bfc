import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { vscodeData, webTypes } from '../../../plugins/elements/editor-data.ts';
import { elementManifest } from '../../../plugins/elements/element-manifest.ts';
import { readElementTags } from '../../../plugins/elements/element-tags.ts';
import { readElementTypes } from '../../../plugins/elements/element-types.ts';
import { withElementTables } from '../../../plugins/elements/element-tables.ts';
import { publicElements } from '../../widgets/element/public-elements.ts';

const manifest = elementManifest();
const types = readElementTypes();
const declarations = manifest.modules.flatMap((module) => module.declarations);
const attributeOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

describe('what tools know of the elements', () => {
  it('is what was committed: after a change, `npm run types` and read the diff', () => {
    expect(JSON.parse(readFileSync('dist-types/custom-elements.json', 'utf8'))).toEqual(JSON.parse(JSON.stringify(manifest)));
    const readme = readFileSync('widgets/package/README.md', 'utf8');
    expect(withElementTables(readme, manifest)).toBe(readme);
  });

  it.each(declarations)('of $tagName: every attribute that its type has stands above its definition', ({ tagName, attributes }) => {
    const own = Object.entries(publicElements[tagName as keyof typeof publicElements]).filter(([, kind]) => kind === 'attribute').map(([name]) => attributeOf(name));
    expect(attributes.map(({ name }) => name)).toEqual(expect.arrayContaining(own));
  });

  /** Several angles fire what their leading angle does, which stands with the player. */
  it.each(declarations.filter(({ tagName }) => tagName !== 'footlight-multi-view'))('of $tagName: every event that its type has stands above its definition', ({ tagName, events }) => {
    const typed = types[tagName]!.events.map(({ name }) => name).sort();
    expect(events.map(({ name }) => name).sort()).toEqual(typed);
  });

  it('every name comes with words', () => {
    const silent = declarations.flatMap(({ tagName, attributes, events, cssParts }) => [...attributes, ...events, ...cssParts].filter(({ name, description }) => !name || !description).map(({ name }) => `${tagName} ${name}`));
    expect(silent).toEqual([]);
  });

  it('reaches editors, with the values that an attribute takes', () => {
    const tags = JSON.stringify(vscodeData(manifest));
    expect(tags).toContain('{"name":"inline"}');
    expect(JSON.stringify(webTypes(manifest, '1.2.3'))).toContain('"version":"1.2.3"');
  });

  it('is refused where nothing stands above a definition', () => {
    expect(() => readElementTags('planted.tsx', 'export const planted = defineWidget({});')).toThrow('nothing stands above');
  });
});
