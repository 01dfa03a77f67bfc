import { existsSync, readFileSync } from 'node:fs';
import { pageList, type ListedPage } from './page-list.ts';

/** A page's Markdown, taken apart. */
export interface ReadPage extends ListedPage {
  section: string;
  title: string;
  /** One sentence for search engines and for the list of pages. */
  description: string;
  /** What follows the title. */
  body: string;
}

const frontMatter = /^---\n([\s\S]*?)\n---\n/;

/** Every page of the list whose source is there, in reading order. */
export function readPages(): ReadPage[] {
  return pageList.flatMap(({ title, pages }) => pages.filter(({ source }) => existsSync(source)).map((page) => readPage(page, title, readFileSync(page.source, 'utf8'))));
}

/**
 * Title and description stand in front matter (`title:`, `description:`), or are the first heading and the first sentence after it.
 *
 * @throws when there is neither front matter nor a heading to take the title from
 */
export function readPage(page: ListedPage, section: string, text: string): ReadPage {
  const facts = factsIn(frontMatter.exec(text)?.[1] ?? '');
  const written = text.replace(frontMatter, '').trimStart();
  const heading = /^# (.+)\n/.exec(written);
  const title = facts['title'] ?? heading?.[1]?.trim();
  if (title === undefined) throw new Error(`${page.source} has no title: a first line such as "# Theming"`);
  const body = heading ? written.slice(heading[0].length) : written;
  return { ...page, section, title, description: facts['description'] ?? firstSentence(body), body };
}

const factsIn = (lines: string): Record<string, string> =>
  Object.fromEntries([...lines.matchAll(/^(\w+):\s*(.+)$/gm)].map(([, name = '', value = '']) => [name, value.replace(/^(["'])(.*)\1$/, '$2')]));

/** Plain text of the first paragraph, as far as its first sentence goes. */
function firstSentence(body: string): string {
  const paragraph = body.split(/\n\s*\n/).map((block) => block.trim()).find((block) => /^[\w`*[(<"]/.test(block) && !block.startsWith('<!--')) ?? '';
  const plain = paragraph.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '').replace(/\s+/g, ' ');
  return /^.*?\.(?=\s|$)/.exec(plain)?.[0] ?? plain;
}
