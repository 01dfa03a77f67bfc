import type { ElementManifest } from './element-manifest.ts';

const BEGIN = '<!-- Written by `npm run types` from the tags in `widgets/`. -->';
const END = '<!-- Until here. -->';

/** A README with its elements' tables as the manifest has them. @throws when it has no place for them */
export function withElementTables(readme: string, manifest: ElementManifest): string {
  const [begin, end] = [readme.indexOf(BEGIN), readme.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error('The README has no place for the elements’ tables.');
  return `${readme.slice(0, begin + BEGIN.length)}\n\n${tablesOf(manifest)}\n${readme.slice(end)}`;
}

function tablesOf({ modules }: ElementManifest): string {
  return modules.flatMap(({ declarations }) => declarations).map(({ tagName, description, attributes, events, cssParts, cssProperties }) => [
    `### \`<${tagName}>\``, '', description, '',
    '| | | |', '|---|---|---|',
    ...rows('attribute', attributes), ...rows('event', events), ...rows('part', cssParts), ...rows('property', cssProperties), '',
  ].join('\n')).join('\n');
}

const rows = (kind: string, lines: readonly { name: string; description: string }[]): string[] =>
  lines.map(({ name, description }) => `| ${kind} | \`${name}\` | ${description.replaceAll('|', '\\|')} |`);
