import { readFile } from 'node:fs/promises';
import { build } from 'esbuild';
import type { ElementManifest } from '../elements/element-manifest.ts';
import { filledIn } from './filled-in.ts';
import { createHighlight } from './highlight.ts';
import { missingDocument, pageDocument } from './page-document.ts';
import { siteAddress } from './page-links.ts';
import { readPages, type ReadPage } from './read-page.ts';
import { renderMarkdown, type RenderedBody } from './render-markdown.ts';
import { searchIndex } from './search-index.ts';

/** A page with its HTML, and the links that its Markdown has and nobody finds. */
export type BuiltPage = ReadPage & RenderedBody & { lostLinks: string[] };

export interface BuiltSite {
  pages: BuiltPage[];
  /** Every file of the site, by its path. */
  files: Record<string, string | Uint8Array>;
}

const FONT = 'node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2';

/**
 * Builds the documentation from the Markdown beside the code. The same sources give the same bytes.
 *
 * @throws when a page has no title, names an element or a host page that is not there, or a language without colours
 */
export async function buildSite(): Promise<BuiltSite> {
  const pages = await buildPages();
  const drawn = pages.map((page) => [`${page.path || 'index'}.html`, pageDocument(page, pages)] as const);
  return {
    pages,
    files: { ...Object.fromEntries(drawn), '404.html': missingDocument(pages), 'search.json': searchIndex(pages), 'icon.svg': await readFile('plugins/docs/page/icon.svg', 'utf8'), 'archivo.woff2': await readFile(FONT), ...await bundled() },
  };
}

async function buildPages(): Promise<BuiltPage[]> {
  const manifest = JSON.parse(await readFile('dist-types/custom-elements.json', 'utf8')) as ElementManifest;
  const read = readPages();
  const hostPages = await hostPagesNamedIn(read);
  const highlight = await createHighlight();
  return read.map((page) => {
    const lostLinks: string[] = [];
    const markdown = filledIn(page.body, { manifest, hostPage: (path) => hostPages[path] ?? '' });
    const linkTo = (href: string): string => {
      const address = siteAddress(href, page, read);
      if (address === undefined) lostLinks.push(href);
      return address ?? href;
    };
    return { ...page, ...renderMarkdown(markdown, highlight, linkTo), lostLinks };
  });
}

/** @throws when one of them is not there */
async function hostPagesNamedIn(pages: readonly ReadPage[]): Promise<Record<string, string>> {
  const names = new Set(pages.flatMap(({ body }) => [...body.matchAll(/<!-- live: (\S+) -->/g)].map(([, name = '']) => name)));
  return Object.fromEntries(await Promise.all([...names].map(async (name) => [name, await readFile(`demo/pages/partner/${name}`, 'utf8')] as const)));
}

/** The page's script and sheet; search is a file of its own. */
async function bundled(): Promise<Record<string, Uint8Array>> {
  const { outputFiles } = await build({
    entryPoints: { docs: 'plugins/docs/page/docs.ts', sheet: 'plugins/docs/page/docs.css' },
    outdir: 'out', write: false, bundle: true, splitting: true, minify: true, format: 'esm', target: 'es2022', chunkNames: 'chunks/[name]-[hash]', external: ['/archivo.woff2'], logLevel: 'warning',
  });
  return Object.fromEntries(outputFiles.map(({ path, contents }) => [path.replace(/^.*\/out\//, '').replace(/^sheet\.css$/, 'docs.css'), contents]));
}
