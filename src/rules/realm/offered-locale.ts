import type { RealmSettings } from '../../contracts/realm/realm-settings.ts';
import { languageTagOf } from '../../contracts/wire/locale.ts';

type Offered = RealmSettings['locales'][number];

/**
 * The tenant's locale for a wanted one: the same, else its language, else another region of its language, else the tenant's default.
 *
 * @param wanted in either notation, `en_US` or `en-US`
 * @source spec 1 §1 "Labels are fetched per locale"; chosen: the order, as the spec names none
 */
export function offeredLocale({ locales, defaultLocale }: Pick<RealmSettings, 'locales' | 'defaultLocale'>, wanted = ''): Pick<Offered, 'locale' | 'direction'> {
  const tag = languageTagOf(wanted)?.toLowerCase();
  const language = tag?.split('-')[0];
  const offered = (fits: (tag: string) => boolean) => locales.find((entry) => fits(entry.locale.toLowerCase()));
  const found = offered((own) => own === tag)
    ?? offered((own) => own === language)
    ?? offered((own) => own.split('-')[0] === language)
    ?? locales.find((entry) => entry.locale === defaultLocale);
  return found ?? { locale: defaultLocale, direction: 'ltr' };
}
