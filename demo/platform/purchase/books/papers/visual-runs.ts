import createBidi from 'bidi-js';

const bidi = createBidi();

/** Signs that only say in which direction others run; no font draws them. */
const isControl = (sign: string): boolean => /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(sign);

const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);

/** A piece of a line that one font draws in one direction. */
export interface VisualRun { text: string; font: string }

interface Piece extends VisualRun { level: number }

/** The font's own layout turns Arabic round; signs without a script are turned here. */
function asDrawn({ text, font, level }: Piece): VisualRun {
  if (level % 2 === 0 || isArabic(text)) return { text, font };
  return { font, text: Array.from(text).reverse().map((sign) => bidi.getMirroredCharacter(sign) ?? sign).join('') };
}

/** Each run of pieces at a level or above it is turned round, from the highest level down. @source Unicode Standard Annex 9, rule L2 */
function inVisualOrder(pieces: readonly Piece[]): Piece[] {
  const ordered = [...pieces];
  for (let level = Math.max(0, ...pieces.map((piece) => piece.level)); level > 0; level -= 1) {
    for (let at = 0; at < ordered.length; at += 1) {
      let end = at;
      while (end < ordered.length && ordered[end]!.level >= level) end += 1;
      if (end > at) ordered.splice(at, end - at, ...ordered.slice(at, end).reverse());
      at = Math.max(at, end - 1);
    }
  }
  return ordered;
}

/**
 * A line as it is drawn from left to right; its first letter says in which direction it runs.
 *
 * @param fontOf which font has a sign
 */
export function visualRuns(line: string, fontOf: (sign: string) => string): VisualRun[] {
  const { levels } = bidi.getEmbeddingLevels(line, 'auto');
  const pieces: Piece[] = [];
  let unit = 0;
  for (const sign of line) {
    const level = levels[unit] ?? 0;
    unit += sign.length;
    if (isControl(sign)) continue;
    const font = fontOf(sign);
    const last = pieces.at(-1);
    if (last && last.level === level && last.font === font) last.text += sign;
    else pieces.push({ text: sign, font, level });
  }
  return inVisualOrder(pieces).map(asDrawn);
}
