import { readFile } from 'node:fs/promises';
import { escapeHtml } from './escape-html.ts';

/**
 * A partner's HTML page as a browser gets it: `{{name}}` becomes the value of that name.
 *
 * So one written page serves every tenant and port, and reads as a partner would write it.
 */
export async function writtenPage(path: string, values: Readonly<Record<string, string>>): Promise<string> {
  const written = await readFile(path, 'utf8');
  return written.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => escapeHtml(values[name] ?? ''));
}
