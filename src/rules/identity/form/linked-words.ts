/** A part of a text: words, and the view of the tenant that they lead to. */
export interface LinkedWords { text: string; view?: string }

/**
 * The parts of a term's text, in which `[words](view)` leads to a view of the tenant.
 *
 * chosen: a view's name and no address, so that a text leads nowhere else
 */
export function linkedWords(text: string): LinkedWords[] {
  const parts: LinkedWords[] = [];
  let from = 0;
  for (const found of text.matchAll(/\[([^[\]]{1,80})\]\(([a-z][a-z0-9-]{0,40})\)/gu)) {
    if (found.index > from) parts.push({ text: text.slice(from, found.index) });
    parts.push({ text: found[1] ?? '', view: found[2] ?? '' });
    from = found.index + found[0].length;
  }
  return from < text.length ? [...parts, { text: text.slice(from) }] : parts;
}
