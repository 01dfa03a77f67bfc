/** A language in its own words: `Español`, `العربية`. Undefined for what names none. @source design/catalogue-and-site.md "language names by Intl" */
export function languageName(language: string): string | undefined {
  if (!language) return undefined;
  try {
    const name = new Intl.DisplayNames([language], { type: 'language', fallback: 'none' }).of(language);
    return name && name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  } catch {
    return undefined;
  }
}
