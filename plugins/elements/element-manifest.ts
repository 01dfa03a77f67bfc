import { readdirSync, readFileSync } from 'node:fs';
import { readElementTags, type ElementTags } from './element-tags.ts';
import { readElementTypes, type ElementTypes } from './element-types.ts';

/** One custom element, as `custom-elements.json` has it. */
export interface ElementDeclaration {
  kind: 'class';
  customElement: true;
  name: string;
  tagName: string;
  description: string;
  attributes: { name: string; description: string; fieldName?: string | undefined; type?: { text: string } | undefined }[];
  members: { kind: 'field' | 'method'; name: string; description: string; type: { text: string }; readonly?: true | undefined }[];
  events: { name: string; description: string; type: { text: string } }[];
  cssParts: { name: string; description: string }[];
  cssProperties: { name: string; description: string }[];
}

/** @source custom-elements-manifest 2.1.0, schema 1.0.0 */
export interface ElementManifest {
  schemaVersion: '1.0.0';
  modules: { kind: 'javascript-module'; path: string; declarations: ElementDeclaration[]; exports: object[] }[];
}

/**
 * What tools know of our elements: attributes, events and parts from the tags above each definition, types from `dist-types/`.
 *
 * @throws when a tag names an event that the types do not have
 */
export function elementManifest(): ElementManifest {
  const types = readElementTypes();
  const files = readdirSync('widgets').filter((name) => /^footlight-[\w-]+\.tsx$/.test(name)).sort();
  return { schemaVersion: '1.0.0', modules: files.map((file) => moduleOf(file.replace('.tsx', ''), readElementTags(file, readFileSync(`widgets/${file}`, 'utf8')), types)) };
}

function moduleOf(tagName: string, tags: ElementTags, types: Record<string, ElementTypes>): ElementManifest['modules'][number] {
  const path = `elements/${tagName}.js`;
  const known = types[tagName];
  if (!known) throw new Error(`${tagName} is not among the public types`);
  const declaration = declarationOf(tagName, tags, known);
  return { kind: 'javascript-module', path, declarations: [declaration], exports: [{ kind: 'custom-element-definition', name: tagName, declaration: { name: declaration.name, module: path } }] };
}

function declarationOf(tagName: string, { description, attributes, events, parts, properties }: ElementTags, types: ElementTypes): ElementDeclaration {
  const details = new Map(types.events.map(({ name, detail }) => [name, detail]));
  return {
    kind: 'class', customElement: true, name: types.interfaceName, tagName, description,
    attributes: attributes.map((attribute) => ({ ...attribute, ...fieldOf(attribute.name, types) })),
    members: types.members.map(({ kind, name, type, description: text, readonly }) => ({ kind, name, description: text, type: { text: type }, ...readonly && { readonly } })),
    events: events.map((event) => {
      const detail = details.get(event.name);
      if (detail === undefined) throw new Error(`<${tagName}>: the types have no ${event.name}`);
      return { ...event, type: { text: `CustomEvent<${detail}>` } };
    }),
    cssParts: parts,
    cssProperties: properties,
  };
}

/** The property that an attribute means; an attribute that is another name of one has none. */
function fieldOf(attribute: string, { members }: ElementTypes): { fieldName?: string; type?: { text: string } } {
  const name = attribute.replace(/-([a-z])/g, (_whole, letter: string) => letter.toUpperCase());
  const member = members.find((each) => each.name === name);
  return member ? { fieldName: name, type: { text: member.type } } : {};
}
