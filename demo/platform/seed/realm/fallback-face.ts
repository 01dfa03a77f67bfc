/** A font that machines have, in the measures of another one. */
export interface FallbackFont {
  readonly family: string;
  /** Names of the regular and the bold face, with those of fonts in the same measures. */
  readonly regular: readonly string[];
  readonly bold: readonly string[];
  /** Percent by which text in the tenant's font is as wide as in this one, regular and bold. */
  readonly sizeAdjust: readonly [regular: number, bold: number];
  readonly unicodeRange?: string;
}

/** Percent of the font size above and below the baseline. */
export interface LineMeasures { readonly ascent: number; readonly descent: number }

const percent = (value: number) => `${Math.round(value * 10) / 10}%`;

/** The declarations of two faces, regular and bold: text in them takes the room that it takes in the tenant's own font. */
export function fallbackFaces({ family, regular, bold, sizeAdjust, unicodeRange }: FallbackFont, { ascent, descent }: LineMeasures): string[] {
  return [[regular, '100 599'], [bold, '600 1000']].map(([names, weight], index) => {
    const adjust = sizeAdjust[index] ?? 100;
    return [
      `font-family:"${family}"`, `src:${(names as readonly string[]).map((name) => `local("${name}")`).join(',')}`, `font-weight:${weight as string}`,
      `size-adjust:${percent(adjust)}`, `ascent-override:${percent(ascent * 100 / adjust)}`, `descent-override:${percent(descent * 100 / adjust)}`, 'line-gap-override:0%',
      ...(unicodeRange ? [`unicode-range:${unicodeRange}`] : []),
    ].join(';');
  });
}
