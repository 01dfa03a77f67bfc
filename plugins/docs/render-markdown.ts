import MarkdownIt, { type Token } from 'markdown-it';
import { escaped } from './escaped.ts';
import { readFence } from './fence.ts';
import { isLanguage, languages, type Highlight } from './highlight.ts';

/** A heading of a page, with the anchor that leads to it. */
export interface PageHeading { id: string; level: number; text: string }

/** Words of a page, and the anchor that leads to them. */
export interface PageText {
  id: string;
  /** A heading, or the name that a row begins with; empty for the page's first words. */
  title: string;
  /** Of a row: the heading that its table stands under. */
  under?: string;
  text: string;
}

/** A page's Markdown as HTML, and what stands in it. */
export interface RenderedBody {
  html: string;
  headings: PageHeading[];
  /** Where its links lead, as the HTML has them. */
  links: string[];
  /** What can be found in it: its first words, with an empty id, each heading with the words under it, and each row that begins with a name. */
  texts: PageText[];
}

/**
 * Renders a page.
 *
 * An anchor is written at its heading, `## Sessions {#sessions}`, or is the heading's words in small letters, joined by hyphens.
 *
 * @param linkTo where a link leads on the site
 */
export function renderMarkdown(markdown: string, highlight: Highlight, linkTo: (href: string) => string): RenderedBody {
  const md = new MarkdownIt({ html: false, linkify: false, typographer: false });
  md.renderer.rules['fence'] = (tokens, index) => codeBlock(tokens[index], highlight);
  md.renderer.rules['table_open'] = () => '<div class="table" role="group" aria-label="Table" tabindex="0"><table>\n';
  md.renderer.rules['table_close'] = () => '</table></div>\n';
  const tokens = md.parse(markdown, {});
  const taken = new Set<string>();
  const headings = nameHeadings(tokens, taken);
  nameRows(tokens, taken);
  const links = settleLinks(tokens, linkTo);
  return { html: md.renderer.render(tokens, md.options, {}), headings, links, texts: textsOf(tokens) };
}

/** Gives every heading its anchor, and a link to it. */
function nameHeadings(tokens: Token[], taken: Set<string>): PageHeading[] {
  return tokens.flatMap((token, index) => {
    const inline = tokens[index + 1];
    if (token.type !== 'heading_open' || !inline) return [];
    const id = fresh(takeId(inline) ?? slugOf(plainText(inline)), taken);
    token.attrSet('id', id);
    return [{ id, level: Number(token.tag.slice(1)), text: plainText(inline) }];
  });
}

const ownId = /\s*\{#([\w-]+)\}\s*$/;

/** The anchor that is written at a heading, which is no word of it. */
function takeId(inline: Token): string | undefined {
  const last = inline.children?.at(-1);
  const id = last && ownId.exec(last.content)?.[1];
  if (last && id !== undefined) last.content = last.content.replace(ownId, '');
  return id;
}

export const slugOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '');

function fresh(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`;
  taken.add(id);
  return id;
}

const plainText = ({ children }: Token): string => (children ?? []).map(({ content }) => content).join('');

function settleLinks(tokens: Token[], linkTo: (href: string) => string): string[] {
  return tokens.flatMap(({ children }) => (children ?? []).filter(({ type }) => type === 'link_open').map((link) => {
    const href = linkTo(String(link.attrGet('href') ?? ''));
    link.attrSet('href', href);
    return href;
  }));
}

/** A row that begins with a name in code has an anchor of its own: `attributes-start-at`. */
function nameRows(tokens: Token[], taken: Set<string>): void {
  let heading = '';
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'heading_open') heading = idOf(token);
    const name = nameOfRow(tokens, index);
    if (name !== undefined) token.attrSet('id', fresh([heading, slugOf(name)].filter((word) => word !== '').join('-'), taken));
  }
}

/** The code that the first cell of a row begins with. */
function nameOfRow(tokens: Token[], index: number): string | undefined {
  const [row, cell, inline] = tokens.slice(index, index + 3);
  const first = inline?.children?.[0];
  return row?.type === 'tr_open' && cell?.type === 'td_open' && first?.type === 'code_inline' ? first.content : undefined;
}

const idOf = (token: Token): string => String(token.attrGet('id') ?? '');

function textsOf(tokens: Token[]): PageText[] {
  const texts: PageText[] = [{ id: '', title: '', text: '' }];
  let section = texts[0];
  let place = section;
  for (const [index, token] of tokens.entries()) {
    const name = nameOfRow(tokens, index);
    if (token.type === 'heading_open' && Number(token.tag.slice(1)) < 4) texts.push(place = section = { id: idOf(token), title: '', text: '' });
    if (name !== undefined) texts.push(place = { id: idOf(token), title: name, under: section?.title ?? '', text: '' });
    if (token.type === 'tr_close') place = section;
    if (!place) continue;
    if (token.type === 'inline' && tokens[index - 1]?.type === 'heading_open') place.title ||= plainText(token);
    else if (token.type === 'inline') place.text += ` ${plainText(token)}`;
    else if (token.type === 'fence') place.text += ` ${token.content}`;
  }
  return texts.map((each) => ({ ...each, text: each.text.replace(/\s+/g, ' ').trim() }));
}

function codeBlock(token: Token | undefined, highlight: Highlight): string {
  const { language, title } = readFence(token?.info ?? '');
  const live = /live="([^"]*)"/.exec(token?.info ?? '')?.[1];
  if (!isLanguage(language)) throw new Error(`No colours are known for "${language}".`);
  const name = languages[language];
  const caption = live === undefined ? escaped(title ?? name) : `A live page <a href="/live/${escaped(live)}">Open ${escaped(live)}</a>`;
  const code = highlight((token?.content ?? '').replace(/\n$/, ''), language);
  return `<figure class="code"><figcaption>${caption}</figcaption><pre tabindex="0" role="group" aria-label="${escaped(title ?? name)}"><code>${code}</code></pre></figure>\n`;
}
