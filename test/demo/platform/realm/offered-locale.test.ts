import { expect, it } from 'vitest';
import { acceptedLanguages, offeredLocale } from '../../../../demo/platform/realm/offered-locale.ts';
import { localeWishes, offers } from '../../../support/locale-wishes.ts';

const settingsOf = (offer: keyof typeof offers) => ({ ...offers[offer], locales: [...offers[offer].locales] });

it.each(localeWishes)('chooses as a page does: %s (%s offered, %j wanted): %s', (_, offer, wanted, locale) => {
  expect(offeredLocale(settingsOf(offer), [wanted])).toBe(locale);
});

it.each([
  ['es-MX;q=0.8, en;q=0.9', ['en', 'es-MX']],
  ['ar', ['ar']],
  ['ja, *;q=0.5', ['ja', '*']],
  ['en;q=0, es', ['es']],
  ['', ['']],
])('reads %j by preference: %j', (header, tags) => {
  expect(acceptedLanguages(header)).toEqual(tags);
});

it('passes over what it cannot offer to what it can', () => {
  expect(offeredLocale(settingsOf('few'), ['ja', 'ar-SA', 'en'])).toBe('ar');
});
