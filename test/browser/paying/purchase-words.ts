import { labelsOf } from '../../../demo/platform/seed/labels/labels-of.ts';
import { priceText } from '../../../src/rules/purchase/price-text.ts';
import { type fallbackTexts, fallbackTexts as builtIn } from '../../../src/rules/realm/fallback-texts.ts';
import { fillText } from '../../../src/rules/realm/fill-text.ts';

export type Language = 'en' | 'ar';
export type Tenant = 'arena' | 'cinema';

/** What is sold, by id, as each tenant calls it. */
const licenceNames: Record<Tenant, Record<string, Record<Language, string>>> = {
  arena: { 'pass': { en: 'Arena Pass', ar: 'Arena Pass' }, 'fight-night': { en: 'Fight night: Okoro v Lindqvist II', ar: 'Fight night: Okoro v Lindqvist II' } },
  cinema: { 'pass': { en: 'Cinema Basic', ar: 'سينما الأساسية' }, 'premium-year': { en: 'Cinema Premium, yearly', ar: 'سينما المميزة السنوية' } },
};

/** The words of a purchase, in the language that it is walked in. */
export interface PurchaseWords {
  /** The words of a label. */
  say(key: keyof typeof fallbackTexts, values?: Record<string, string | number>): string;
  /** What the platform itself says of a code. */
  said(code: string): string;
  /** @param amount in hundredths */
  price(amount: number, currency: string): string;
  licence(id: string): string;
}

export function wordsOf(tenant: Tenant, language: Language): PurchaseWords {
  const labels: Partial<Record<string, string>> = labelsOf(language);
  return {
    say: (key, values) => fillText(labels[key] ?? builtIn[key], values),
    said: (code) => labels[code] ?? '',
    price: (amount, currency) => priceText({ amount, scale: 2, currency }, language),
    licence: (id) => licenceNames[tenant][id]?.[language] ?? id,
  };
}
