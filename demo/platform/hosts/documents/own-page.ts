import { readFile } from 'node:fs/promises';

/** The content of the first player in a page's HTML, if there is one. */
export const firstContentIn = (html: string): string | undefined => /<footlight-player\b[^>]*\bcontent="([^"]+)"/.exec(html)?.[1];

/** The HTML of a page of the tenant's own with `{{carried}}` in its head filled. */
export async function ownPage(path: string, fill: (html: string) => Promise<string>): Promise<string> {
  const html = await readFile(path, 'utf8');
  if (!html.includes('{{carried}}')) return html;
  const carried = await fill(html);
  return html.replace('{{carried}}', () => carried);
}
