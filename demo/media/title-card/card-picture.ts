/** A title card: a big number or none, and a few words under it, on a colour of its own. */
import type { StillPicture } from './h264-still.ts';
import { drawable, GLYPH_HEIGHT, GLYPH_WIDTH, isInked } from './pixel-font.ts';

export interface TitleCard {
  /** A channel's number, up to three figures. */
  number?: number | undefined;
  title: string;
  /** Chooses the colour. */
  seed: number;
}

const COLUMNS = 80;
const ROWS = 45;
const ground = 46;
const stripe = 110;
const ink = 232;
const lineHeight = GLYPH_HEIGHT + 2;
const lettersPerLine = Math.floor((COLUMNS + 1) / (GLYPH_WIDTH + 1));
const numberScale = 3;

/** Colours as blue and red difference: blue, red, green, violet, amber, teal, rose, grey-blue. */
const colours: readonly (readonly [cb: number, cr: number])[] = [[158, 112], [116, 166], [112, 108], [156, 146], [98, 150], [140, 98], [136, 162], [140, 122]];

/** Words in lines that fit; a word that is too long is cut, a line too many left out. */
function linesOf(title: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of drawable(title).split(/\s+/).filter(Boolean).map((text) => text.slice(0, lettersPerLine))) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= lettersPerLine) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.slice(0, most);
}

function write(luma: number[], text: string, top: number, scale: number): void {
  const width = text.length * (GLYPH_WIDTH + 1) * scale - scale;
  const from = Math.floor((COLUMNS - width) / 2);
  [...text].forEach((letter, i) => {
    for (let y = 0; y < GLYPH_HEIGHT * scale; y += 1) {
      for (let x = 0; x < GLYPH_WIDTH * scale; x += 1) {
        if (isInked(letter, Math.floor(x / scale), Math.floor(y / scale))) luma[(top + y) * COLUMNS + from + i * (GLYPH_WIDTH + 1) * scale + x] = ink;
      }
    }
  });
}

/** Draws a card as the blocks of a still picture of 1280 × 720. */
export function cardPicture({ number, title, seed }: TitleCard): StillPicture {
  const luma = Array.from({ length: COLUMNS * ROWS }, (_, at) => (at >= COLUMNS * (ROWS - 2) ? stripe : ground));
  const figures = number === undefined ? '' : String(number).slice(-3);
  const lines = linesOf(title, figures ? 2 : 4);
  const numberHeight = figures ? GLYPH_HEIGHT * numberScale + 3 : 0;
  const top = Math.floor((ROWS - 2 - numberHeight - lines.length * lineHeight + 2) / 2);
  if (figures) write(luma, figures, top, numberScale);
  lines.forEach((line, i) => write(luma, line, top + numberHeight + i * lineHeight, 1));
  const [cb, cr] = colours[Math.abs(seed) % colours.length] ?? [128, 128];
  return { columns: COLUMNS, rows: ROWS, luma, cb, cr };
}
