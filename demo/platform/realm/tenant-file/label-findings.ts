import { en } from '../../seed/labels/en.ts';
import { ownLabelsOf } from '../../seed/labels/labels-of.ts';
import type { TenantFile } from './tenant-file.ts';
import type { Finding } from './finding.ts';

/** Labels that a language lacks and that pages show in English. */
function missingLabels(locale: string): string | undefined {
  const own = ownLabelsOf(locale);
  if (!own) return 'has no labels on this platform, so its pages would be in English';
  const missing = Object.keys(en).filter((key) => own[key] === undefined);
  return missing.length === 0 ? undefined : `lacks ${missing.length} labels, which pages show in English: ${missing.slice(0, 5).join(', ')}`;
}

const keyFinding = (place: string, key: string | undefined): Finding[] =>
  (key === undefined || Object.hasOwn(en, key) ? [] : [{ place, sentence: `"${key}" is no label of this platform` }]);

function titleFindings(place: string, titles: Readonly<Record<string, string>>, locales: readonly string[]): Finding[] {
  const missing = locales.filter((locale) => titles[locale] === undefined).map((locale) => ({ place, sentence: `has no title in ${locale}` }));
  const unknown = Object.keys(titles).filter((locale) => !locales.includes(locale)).map((locale) => ({ place: `${place}.${locale}`, sentence: 'is a language that the tenant does not have' }));
  return [...missing, ...unknown];
}

/** Words that a viewer would not read in their language. */
export function labelFindings({ locales, defaultLocale, menu, footer }: Pick<TenantFile, 'locales' | 'defaultLocale' | 'menu' | 'footer'>): Finding[] {
  const names = locales.map(({ locale }) => locale);
  const twice = names.flatMap((locale, index) => (names.indexOf(locale) < index ? [{ place: `locales[${index}].locale`, sentence: `${locale} is there already` }] : []));
  const lacking = names.flatMap((locale, index) => {
    const sentence = missingLabels(locale);
    return sentence === undefined ? [] : [{ place: `locales[${index}].locale`, sentence: `${locale} ${sentence}` }];
  });
  return [
    ...twice, ...lacking,
    ...(names.includes(defaultLocale) ? [] : [{ place: 'defaultLocale', sentence: `${defaultLocale} is none of the locales` }]),
    ...menu.flatMap(({ labelKey, titles }, index) => [...keyFinding(`menu[${index}].labelKey`, labelKey), ...titleFindings(`menu[${index}].titles`, titles, names)]),
    ...footer.flatMap(({ labelKey }, index) => keyFinding(`footer[${index}].labelKey`, labelKey)),
  ];
}
