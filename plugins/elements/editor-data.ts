import type { ElementDeclaration, ElementManifest } from './element-manifest.ts';

const declarationsOf = ({ modules }: ElementManifest): ElementDeclaration[] => modules.flatMap(({ declarations }) => declarations);
const short = ({ name, description }: { name: string; description: string }) => ({ name, description });
/** `'inline' | 'framed'` as the values that an editor offers. */
const choices = (type = ''): { name: string }[] => [...type.matchAll(/"([\w-]+)"/g)].map(([, name = '']) => ({ name }));

/** VS Code's custom data for HTML. @source code.visualstudio.com "Custom Data", version 1.1 */
export function vscodeData(manifest: ElementManifest): object {
  return {
    version: 1.1,
    tags: declarationsOf(manifest).map(({ tagName, description, attributes }) => ({
      name: tagName, description,
      attributes: attributes.map((attribute) => ({ ...short(attribute), values: choices(attribute.type?.text) })),
    })),
  };
}

/** JetBrains' web types. @source github.com/JetBrains/web-types */
export function webTypes(manifest: ElementManifest, version: string): object {
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name: 'footlight', version, 'description-markup': 'markdown',
    contributions: {
      html: {
        elements: declarationsOf(manifest).map(({ tagName, description, attributes, members, events, cssParts }) => ({
          name: tagName, description,
          attributes: attributes.map((attribute) => ({ ...short(attribute), value: { type: attribute.type?.text ?? 'string' } })),
          js: { properties: members.filter(({ kind }) => kind === 'field').map((member) => ({ ...short(member), type: member.type.text })), events: events.map(short) },
          css: { parts: cssParts.map(short) },
        })),
      },
    },
  };
}
