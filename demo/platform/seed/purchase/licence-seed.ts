import type { Database } from '../../db/database.ts';
import { inEveryLanguage } from '../catalogue/words/every-language.ts';
import { priceVersions } from '../../db/tables/purchase/price-tables.ts';
import { type LicenceRow, licences, prices } from '../../db/tables/purchase/purchase-tables.ts';

/** What few licences have. */
type OwnTerms = 'trialPeriod' | 'longestPauseDays' | 'stayOffer' | 'display';

interface Offer extends Omit<LicenceRow, 'realm' | 'position' | OwnTerms>, Partial<Pick<LicenceRow, OwnTerms>> {
  sku: string;
  amount: number;
  currency: string;
  /** What it costs where it has a price of its own, in the smallest coin of each currency. */
  local: Record<LocalCurrency, number>;
}

/** Where each currency of its own is asked. */
const localCurrencies = [
  { currency: 'BRL', countries: ['BR'], scale: 2 }, { currency: 'PHP', countries: ['PH'], scale: 2 }, { currency: 'AED', countries: ['AE'], scale: 2 },
  { currency: 'JPY', countries: ['JP'], scale: 0 }, { currency: 'KWD', countries: ['KW'], scale: 3 },
] as const;
type LocalCurrency = (typeof localCurrencies)[number]['currency'];

const month = { type: 'SUBSCRIPTION', subscriptionPeriod: 'P1M' } as const;
/** A monthly licence may rest for a quarter; whoever leaves is offered 30 % off three payments. */
const flexible = { longestPauseDays: 90, stayOffer: { type: 'PERCENTAGE', percentage: 30, paymentsLeft: 3 } } as const;
const year = { type: 'SUBSCRIPTION', subscriptionPeriod: 'P1Y' } as const;

const arenaOffers: Offer[] = [
  {
    id: 'pass', familyId: 'arena', familyNames: { en: 'Arena', es: 'Arena' }, names: { en: 'Arena Pass', es: 'Pase Arena' }, rank: 1,
    descriptions: { en: 'Every league match and stage, month by month.', es: 'Todos los partidos y etapas, mes a mes.' },
    strategy: month, grantsFor: 'P1M', ...flexible, sku: 'arena-pass-month', amount: 999, currency: 'EUR', local: { BRL: 3990, PHP: 39900, AED: 3990, JPY: 1500, KWD: 3250 },
  },
  {
    id: 'season', familyId: 'arena', familyNames: { en: 'Arena', es: 'Arena' }, names: { en: 'Arena Season', es: 'Temporada Arena' }, rank: 2,
    descriptions: { en: 'The whole year at ten months’ price, title fights included.', es: 'Todo el año al precio de diez meses, combates incluidos.' },
    strategy: { ...year, externalAuthProviderDetails: { providerName: 'partner', title: 'Partner' } }, grantsFor: 'P1Y',
    display: { marketingPeriod: 'P1M', style: 'HIGHLIGHTED', cta: { en: 'Get the whole season', es: 'Quiero toda la temporada', pt: 'Quero a época inteira' } }, sku: 'arena-season-year', amount: 9990, currency: 'EUR', local: { BRL: 39900, PHP: 399000, AED: 39_900, JPY: 15_000, KWD: 32_500 },
  },
  {
    id: 'fight-night', familyId: null, familyNames: null, names: { en: 'Fight night: Okoro v Lindqvist II', es: 'Velada: Okoro contra Lindqvist II' }, rank: 0,
    descriptions: { en: 'The rematch, live and for two days after.', es: 'La revancha, en directo y dos días más.' },
    strategy: { type: 'PPV' }, grantsFor: 'P2D', sku: 'arena-fight-night', amount: 1495, currency: 'EUR', local: { BRL: 5990, PHP: 59900, AED: 5990, JPY: 2200, KWD: 4750 },
  },
];

const cinemaOffers: Offer[] = [
  {
    id: 'pass', familyId: 'lumen', familyNames: { en: 'Lumen', ar: 'لومن' }, names: { en: 'Cinema Basic', ar: 'سينما الأساسية' }, rank: 1,
    descriptions: { en: 'The shelf, on one screen.', ar: 'كل الرف على شاشة واحدة.' },
    strategy: month, grantsFor: 'P1M', ...flexible, sku: 'cinema-basic-month', amount: 599, currency: 'USD', local: { BRL: 2490, PHP: 24900, AED: 2190, JPY: 900, KWD: 1850 },
  },
  {
    id: 'premium', familyId: 'lumen', familyNames: { en: 'Lumen', ar: 'لومن' }, names: { en: 'Cinema Premium', ar: 'سينما المميزة' }, rank: 2,
    descriptions: { en: 'The shelf and premieres, on four screens.', ar: 'الرف والعروض الأولى على أربع شاشات.' },
    strategy: month, grantsFor: 'P1M', ...flexible, sku: 'cinema-premium-month', amount: 1199, currency: 'USD', local: { BRL: 4990, PHP: 49900, AED: 4390, JPY: 1800, KWD: 3690 },
  },
  {
    id: 'premium-year', familyId: 'lumen', familyNames: { en: 'Lumen', ar: 'لومن' }, names: { en: 'Cinema Premium, yearly', ar: 'سينما المميزة السنوية' }, rank: 3,
    descriptions: { en: 'Twelve months of Premium, two of them on us.', ar: 'اثنا عشر شهرًا، منها شهران هدية.' },
    strategy: year, grantsFor: 'P1Y', trialPeriod: 'P14D', display: { marketingPeriod: 'P1M' }, sku: 'cinema-premium-year', amount: 11990, currency: 'USD', local: { BRL: 49900, PHP: 499000, AED: 43_900, JPY: 18_000, KWD: 36_900 },
  },
];

const offersOf = (realm: string): Offer[] => inEveryLanguage(realm === 'cinema' ? cinemaOffers : arenaOffers);

/** Ids of the licences that grant an item of this access. */
export function grantsOf(realm: string, access: string): string[] {
  if (access === 'PPV') return realm === 'cinema' ? ['premium', 'premium-year'] : ['fight-night', 'season'];
  if (access !== 'LICENCE') return [];
  return realm === 'cinema' ? ['pass', 'premium', 'premium-year'] : ['pass', 'season'];
}

/** The price of an offer everywhere, and where it has one of its own. */
function pricesOf(realm: string, { id, sku, amount, currency, local }: Offer): (typeof prices.$inferInsert)[] {
  const facts = { realm, licenceId: id };
  return [
    { ...facts, scale: 2, sku, amount, currency, isDefault: true, isLocal: false, countries: null },
    ...localCurrencies.map((own) => ({ ...facts, sku: `${sku}-${own.currency.toLowerCase()}`, amount: local[own.currency], scale: own.scale, currency: own.currency, isDefault: false, isLocal: true, countries: [...own.countries] })),
  ];
}

/** What a tenant sells. */
export async function seedLicences(db: Database, realm: string): Promise<void> {
  const offers = offersOf(realm);
  await db.insert(licences).values(offers.map(({ sku: _sku, amount: _amount, currency: _currency, local: _local, ...licence }, position) => ({ ...licence, realm, position })));
  const asked = offers.flatMap((offer) => pricesOf(realm, offer));
  await db.insert(prices).values(asked);
  await db.insert(priceVersions).values(asked.map(({ sku, amount, scale, currency }) => ({ realm, sku, version: 1, amount, scale, currency, since: 0 })));
}
