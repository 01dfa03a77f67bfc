/** chosen: what titles are most often spoken and written in */
const common = ['en', 'es', 'pt', 'ar', 'fr', 'de', 'it'];

/** The languages that a viewer may prefer to hear and to read: the site's own first, then common ones, then what was chosen before. @param kept a language tag */
export function trackLanguages(locales: readonly string[], kept?: string): string[] {
  const languages = locales.map((locale) => new Intl.Locale(locale).language);
  return [...new Set([...languages, ...common, ...(kept === undefined ? [] : [kept])])];
}
