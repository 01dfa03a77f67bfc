import type { ElementDeclaration } from '../elements/element-manifest.ts';

interface Row { name: string; description: string; type?: { text: string } | undefined }

/** The tables of one element, as Markdown. */
export function elementReference({ attributes, members, events, cssParts, cssProperties }: ElementDeclaration): string {
  const fields = members.filter(({ kind }) => kind === 'field');
  return [
    table('Attributes', ['Attribute', 'What it says'], attributes.map((attribute) => ({ ...attribute, type: undefined }))),
    table('Properties', ['Property', 'What it holds'], fields.map((field) => ({ ...field, description: field.readonly ? `${sentence(field.description)} Read only.` : field.description }))),
    table('Methods', ['Method', 'What it does'], members.filter(({ kind }) => kind === 'method').map(asMethod)),
    table('Events', ['Event', 'When'], events.map((event) => ({ ...event, type: { text: shortDetail(event.type.text) } }))),
    table('Parts', ['Part', 'What it is'], cssParts),
    table('CSS custom properties', ['Property', 'What it sets'], cssProperties),
  ].filter((part) => part !== '').join('\n\n');
}

function table(title: string, heads: readonly [string, string], rows: readonly Row[]): string {
  if (rows.length === 0) return '';
  return [`## ${title}`, '', `| ${heads.join(' | ')} |`, '|---|---|', ...rows.map(({ name, type, description }) => `| \`${name}\`${type ? ` \`${inCell(type.text)}\`` : ''} | ${inCell(sentence(description))} |`)].join('\n');
}

const asMethod = ({ name, description, type }: Row): Row => ({ name: name + (/^\((.*?)\) =>/.exec(type?.text ?? '')?.[0].replace(/ =>$/, '') ?? '()'), description, type: { text: type?.text.replace(/^.*=> /, '') ?? '' } });
/** `CustomEvent<null>` says nothing that its name does not. */
const shortDetail = (text: string): string => /^CustomEvent<(.*)>$/s.exec(text)?.[1]?.replace(/^null$/, 'no detail') ?? text;
const inCell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ');
const sentence = (text: string): string => (text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`);
