import { escaped } from './escaped.ts';
import type { ReadPage } from './read-page.ts';
import type { PageHeading } from './render-markdown.ts';

/** A page of the site, ready to be written. */
export interface DrawnPage extends ReadPage {
  html: string;
  headings: PageHeading[];
}

type Listed = Pick<ReadPage, 'path' | 'title' | 'menu' | 'section'>;

/** The whole document of a page: it reads without script, and names no style or script inside of itself. */
export function pageDocument(page: DrawnPage, pages: readonly Listed[]): string {
  const at = pages.findIndex(({ path }) => path === page.path);
  return frame(page.path === '' ? 'Footlight documentation' : `${page.title} · Footlight documentation`, page.description, menu(pages, page.path), `<main id="content" tabindex="-1">
<header class="head"><p class="section">${escaped(page.section)}</p><h1>${escaped(page.title.replace(/`/g, ''))}</h1></header>
${contents(page.headings)}
<div class="prose">
${page.html}</div>
${turn(pages[at - 1], pages[at + 1])}
<p class="source">Written in <code>${escaped(page.source)}</code></p>
</main>`);
}

/** What an address without a page answers. */
export const missingDocument = (pages: readonly Listed[]): string => frame('No such page · Footlight documentation', '', menu(pages, undefined), `<main id="content" tabindex="-1">
<header class="head"><p class="section">404</p><h1>No such page</h1></header>
<div class="prose"><p>The address leads nowhere. The menu names every page, and <a href="/">the overview</a> says where to begin.</p></div>
</main>`);

const frame = (title: string, description: string, pagesMenu: string, main: string): string => `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
${description === '' ? '' : `<meta name="description" content="${escaped(description)}">\n`}<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="preload" href="/archivo.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/docs.css">
<script type="module" src="/docs.js"></script>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header class="bar">
<a class="brand" href="/"><img src="/icon.svg" alt="" width="28" height="28"> Footlight <span>Docs</span></a>
<button class="find" type="button" hidden><span>Search</span><kbd>/</kbd></button>
<a class="demo" href="/live/demo">Demo</a>
<a class="open-menu" href="#pages">Menu</a>
</header>
<div class="frame">
${pagesMenu}
${main}
</div>
<p class="said" role="status"></p>
</body>
</html>
`;

function menu(pages: readonly Listed[], current: string | undefined): string {
  const sections = [...new Set(pages.map(({ section }) => section))];
  const link = ({ path, title, menu: name }: Listed): string => `<li><a href="/${path}"${path === current ? ' aria-current="page"' : ''}>${escaped((name ?? title).replace(/`/g, ''))}</a></li>`;
  return `<nav class="pages" id="pages" aria-label="Pages" tabindex="-1">
<a class="close-menu" href="#content">Close the menu</a>
${sections.map((section, index) => `<p id="pages-${index}">${escaped(section)}</p>\n<ul aria-labelledby="pages-${index}">${pages.filter((page) => page.section === section).map(link).join('')}</ul>`).join('\n')}
</nav>`;
}

/** A page with one heading needs no list of them. */
function contents(headings: readonly PageHeading[]): string {
  const shown = headings.filter(({ level }) => level === 2 || level === 3);
  if (shown.length < 2) return '';
  return `<nav class="contents" aria-label="On this page"><details><summary>On this page</summary><ul>${shown.map(({ id, level, text }) => `<li class="level-${level}"><a href="#${escaped(id)}">${escaped(text)}</a></li>`).join('')}</ul></details></nav>`;
}

function turn(before: Listed | undefined, after: Listed | undefined): string {
  const link = (page: Listed | undefined, rel: 'prev' | 'next', word: string): string => (page ? `<a rel="${rel}" href="/${page.path}"><span>${word}</span> ${escaped((page.menu ?? page.title).replace(/`/g, ''))}</a>` : '');
  return `<nav class="turn" aria-label="Previous and next page">${link(before, 'prev', 'Previous')}${link(after, 'next', 'Next')}</nav>`;
}
