import { LRUCache } from 'lru-cache';

/** In characters: a hundred pages and more. */
const mostCharacters = 16 * 1024 * 1024;

interface Kept { readonly parts: readonly unknown[]; readonly html: string }

/** Documents that were written, each for as long as everything that it was written from is the very same. */
export class KeptDocuments {
  readonly #held = new LRUCache<string, Kept>({ maxSize: mostCharacters, sizeCalculation: ({ html }) => html.length + 1 });

  /**
   * @param name everything that decides what the document says, beside its parts
   * @param parts what it is written from, compared by identity: nothing in them may change
   */
  get(name: string, parts: readonly unknown[], write: () => string): string {
    const known = this.#held.get(name);
    if (known && known.parts.length === parts.length && known.parts.every((part, index) => part === parts[index])) return known.html;
    const html = write();
    this.#held.set(name, { parts, html });
    return html;
  }
}
