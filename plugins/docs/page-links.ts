import { posix } from 'node:path';
import type { ReadPage } from './read-page.ts';

/**
 * Where a link of a page leads on the site: a link to the Markdown of another page, which readers of the repository follow too, becomes that page's address.
 *
 * @returns undefined for a file that is no page
 */
export function siteAddress(href: string, from: Pick<ReadPage, 'source'>, pages: readonly Pick<ReadPage, 'path' | 'source'>[]): string | undefined {
  if (/^(?:[a-z]+:|#|\/)/.test(href)) return href;
  const [path = '', anchor] = href.split('#');
  const source = posix.join(posix.dirname(from.source), path);
  const page = pages.find((other) => other.source === source);
  return page && `/${page.path}${anchor === undefined ? '' : `#${anchor}`}`;
}
