import * as z from 'zod/mini';

/** A font file of a tenant. */
const themeFont = z.object({
  family: z.string(),
  /** Address of a woff2 file, whole or from the tenant's origin. */
  file: z.string(),
  /** Its range of weights: `100 900`. */
  weight: z.string(),
  /** The signs that it draws, as CSS writes them. */
  unicodeRange: z.string(),
  /** Languages whose pages need the file; empty: all of them. */
  languages: z.array(z.string()),
});
export type ThemeFont = z.output<typeof themeFont>;

/** What a theme's `fonts` hold. A file of its own, so that a page's first code does not carry it. */
export const themeFonts = z._default(z.array(themeFont), []);

/** @throws when a font file lacks what a page needs to add it */
export const readThemeFonts = (fonts: unknown): ThemeFont[] => z.parse(themeFonts, fonts);
