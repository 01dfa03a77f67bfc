import { createCssVariablesTheme, createHighlighter, type BundledLanguage } from 'shiki';
import { escaped } from './escaped.ts';

const theme = createCssVariablesTheme({ name: 'classes', variablePrefix: '--', fontStyle: false });

/** How a fence may name its language, and what readers call it. */
export const languages = {
  html: 'HTML', js: 'JavaScript', jsx: 'JSX', ts: 'TypeScript', tsx: 'TSX', vue: 'Vue', svelte: 'Svelte', css: 'CSS', json: 'JSON', sh: 'Shell', http: 'HTTP', text: 'Text',
} as const;
export type Language = keyof typeof languages;

export const isLanguage = (name: string): name is Language => Object.hasOwn(languages, name);

/** Code as HTML whose colours are classes: a strict policy allows no style in an attribute. */
export type Highlight = (code: string, language: Language) => string;

/** Loads the grammars once. */
export async function createHighlight(): Promise<Highlight> {
  const highlighter = await createHighlighter({ themes: [theme], langs: Object.keys(languages).filter((name) => name !== 'text') as BundledLanguage[] });
  return (code, language) => {
    if (language === 'text') return escaped(code);
    const lines = highlighter.codeToTokensBase(code, { lang: language, theme });
    return lines.map((tokens) => tokens.map(({ content, color = '' }) => coloured(content, /--token-([\w-]+)/.exec(color)?.[1])).join('')).join('\n');
  };
}

/** The theme has one colour for texts and for the names of tags. */
const kindOf = (text: string, kind: string): string => (kind === 'string-expression' && /^[\w.-]+$/.test(text) ? 'tag' : kind);

const coloured = (text: string, kind: string | undefined): string => (kind === undefined ? escaped(text) : `<span class="t-${kindOf(text, kind)}">${escaped(text)}</span>`);
