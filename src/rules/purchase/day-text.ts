/** A number of days in the viewer's language: "14 days". */
export const dayText = (days: number, locale: string): string => new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days);
