/** What a tenant offers, what is asked for, and the locale that a page and the platform both choose. */
export const offers = {
  few: { locales: [{ locale: 'en', name: 'English', direction: 'ltr' }, { locale: 'ar', name: 'العربية', direction: 'rtl' }], defaultLocale: 'en' },
  regions: {
    locales: [
      { locale: 'en-GB', name: 'English', direction: 'ltr' }, { locale: 'pt-PT', name: 'Português', direction: 'ltr' },
      { locale: 'pt-BR', name: 'Português do Brasil', direction: 'ltr' }, { locale: 'es', name: 'Español', direction: 'ltr' },
    ],
    defaultLocale: 'en-GB',
  },
} as const;

export const localeWishes: readonly (readonly [what: string, offer: keyof typeof offers, wanted: string, locale: string])[] = [
  ['the same one', 'few', 'ar', 'ar'],
  ['the same one in the notation of the specification', 'regions', 'pt_BR', 'pt-BR'],
  ['the same one in other letters', 'regions', 'PT-br', 'pt-BR'],
  ['its language', 'few', 'ar-EG', 'ar'],
  ['its language, in the notation of the specification', 'few', 'en_US', 'en'],
  ['its language for a region of regions', 'regions', 'es-419', 'es'],
  ['another region of its language', 'regions', 'en-US', 'en-GB'],
  ['the default for a language that is not offered', 'few', 'ja', 'en'],
  ['the default for what is no language', 'few', '*', 'en'],
  ['the default for nothing', 'few', '', 'en'],
];
