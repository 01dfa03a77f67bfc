import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';

/** The parts that Noto Sans is published in; whose signs are looked for in this order. */
const parts = ['noto-sans/noto-sans-latin', 'noto-sans-arabic/noto-sans-arabic-arabic', 'noto-sans/noto-sans-latin-ext', 'noto-sans/noto-sans-cyrillic', 'noto-sans/noto-sans-cyrillic-ext', 'noto-sans/noto-sans-greek', 'noto-sans/noto-sans-vietnamese'] as const;

export type Weight = 400 | 700;

interface FontPart { name: string; bytes: Buffer; has(sign: string): boolean }

/** The fonts of a paper: only the signs that it uses are put into it. */
export interface PaperFonts {
  all: readonly { name: string; bytes: Buffer }[];
  /** The font that draws a sign in a weight. */
  fontOf(weight: Weight): (sign: string) => string;
}

async function readPart(part: string, weight: Weight): Promise<FontPart> {
  const [folder = '', file = ''] = part.split('/');
  const bytes = await readFile(fileURLToPath(new URL(`../../../../../node_modules/@fontsource/${folder}/files/${file}-${weight}-normal.woff`, import.meta.url)));
  const font = create(bytes);
  return { name: `${file}-${weight}`, bytes, has: (sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0) };
}

async function read(): Promise<PaperFonts> {
  const weights = new Map<Weight, FontPart[]>();
  for (const weight of [400, 700] as const) weights.set(weight, await Promise.all(parts.map((part) => readPart(part, weight))));
  return {
    all: [...weights.values()].flat(),
    fontOf: (weight) => (sign) => {
      const fonts = weights.get(weight) ?? [];
      return (fonts.find(({ has }) => has(sign)) ?? fonts[0])?.name ?? '';
    },
  };
}

let fonts: Promise<PaperFonts> | undefined;

/** Read from the packages once, with the first paper. */
export const paperFonts = (): Promise<PaperFonts> => (fonts ??= read());
