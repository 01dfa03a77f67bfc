import type { RealmSettings } from '../contracts/realm/realm-settings.ts';
import { readThemeFonts, type ThemeFont } from '../contracts/realm/theme-fonts.ts';

/**
 * The tenant's font files that text in a language needs, each with its whole address.
 *
 * @param used the families that the text is drawn in: a partner may have set another one
 */
export function neededFonts({ origin, theme }: Pick<RealmSettings, 'origin' | 'theme'>, used: string, locale: string): ThemeFont[] {
  const { language } = new Intl.Locale(locale.replace('_', '-'));
  return readThemeFonts(theme.fonts)
    .filter(({ family, languages }) => used.includes(family) && (languages.length === 0 || languages.includes(language)))
    .map((font) => ({ ...font, file: new URL(font.file, origin).href }));
}
