import { expect, it } from 'vitest';
import { offeredLocale } from '../../../src/rules/realm/offered-locale.ts';
import { localeWishes, offers } from '../../support/locale-wishes.ts';

const settingsOf = (offer: keyof typeof offers) => ({ ...offers[offer], locales: [...offers[offer].locales] });

it.each(localeWishes)('chooses %s (%s offered, %j wanted): %s', (_, offer, wanted, locale) => {
  expect(offeredLocale(settingsOf(offer), wanted).locale).toBe(locale);
});

it('says which way the chosen locale reads', () => {
  expect([offeredLocale(settingsOf('few'), 'ar_EG').direction, offeredLocale(settingsOf('few')).direction]).toEqual(['rtl', 'ltr']);
});

it('takes the default where the tenant lists nothing', () => {
  expect(offeredLocale({ locales: [], defaultLocale: 'es' }, 'ar')).toEqual({ locale: 'es', direction: 'ltr' });
});
