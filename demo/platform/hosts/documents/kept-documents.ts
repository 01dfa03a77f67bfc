import { bytesOfText, openStore } from '../../server/state/memory-budget.ts';

interface Kept { readonly parts: readonly unknown[]; readonly html: string }

/** Documents that were written, each for as long as everything that it was written from is the very same. */
export class KeptDocuments {
  readonly #held = openStore<Kept>('documents', { bytesOf: ({ html }) => bytesOfText(html) });

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
