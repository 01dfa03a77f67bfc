/**
 * The locale that dates are written in: M/D is for those who ask for `en-US`, any other English writes D/M.
 *
 * chosen: `en-001`, English of the world, whose clock is that of `h:mm A`; a time without a date is written in the language as it is
 *
 * @source spec 1 §9 "Date format M/D for en_US and D/M otherwise"
 */
export const formatLocale = (locale: string): string => (locale === 'en' ? 'en-001' : locale);
