import { match } from '@formatjs/intl-localematcher';
import type { RealmSettings } from '../../../src/contracts/realm/realm-settings.ts';
import { languageTagOf } from '../../../src/contracts/wire/locale.ts';

/** The tenant's locale that fits best what was asked for, in the order of preference. @source spec 1 §7 "Accept-Language" */
export function offeredLocale({ locales, defaultLocale }: Pick<RealmSettings, 'locales' | 'defaultLocale'>, wishes: readonly string[]): string {
  return match(wishes.flatMap((wish) => languageTagOf(wish) ?? []), locales.map(({ locale }) => locale), defaultLocale);
}

/** Language tags of an `Accept-Language` header, the most wanted first. */
export function acceptedLanguages(header: string): string[] {
  return header.split(',').map((wish) => {
    const [tag = '', ...rest] = wish.trim().split(';');
    return { tag, quality: Number(/q=([\d.]+)/.exec(rest.join(';'))?.[1] ?? 1) };
  }).filter(({ quality }) => quality > 0).sort((a, b) => b.quality - a.quality).map(({ tag }) => tag);
}
