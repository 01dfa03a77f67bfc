/** The bidirectional algorithm of Unicode; the package brings no types. */
declare module 'bidi-js' {
  interface Bidi {
    /** One level for each unit of the text: odd ones run from right to left. */
    getEmbeddingLevels(text: string, base?: 'ltr' | 'rtl' | 'auto'): { levels: Uint8Array };
    /** The sign that stands for it where text runs the other way; null where it looks alike. */
    getMirroredCharacter(character: string): string | null;
  }
  export default function createBidi(): Bidi;
}

/** Reads fonts; what is used of it. */
declare module 'fontkit' {
  export function create(bytes: Uint8Array): { hasGlyphForCodePoint(codePoint: number): boolean };
}
