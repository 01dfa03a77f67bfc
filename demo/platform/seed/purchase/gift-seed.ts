import type { Database } from '../../db/database.ts';
import { type GiftPriceRow, giftPrices, type GiftProductRow, giftProducts } from '../../db/tables/purchase/gift-tables.ts';

/** A currency, and where its prices hold. */
interface Market { currency: string; countries: string[] | null; scale: number }

const euro: Market = { currency: 'EUR', scale: 2, countries: ['NL', 'BE', 'DE', 'ES', 'PT', 'FR', 'IE'] };
const pound: Market = { currency: 'GBP', scale: 2, countries: ['GB'] };
const dollar: Market = { currency: 'USD', scale: 2, countries: ['US'] };
const yen: Market = { currency: 'JPY', scale: 0, countries: ['JP'] };
const real: Market = { currency: 'BRL', scale: 2, countries: ['BR'] };
const peso: Market = { currency: 'PHP', scale: 2, countries: ['PH'] };
const dirham: Market = { currency: 'AED', scale: 2, countries: ['AE'] };
const dinar: Market = { currency: 'KWD', scale: 3, countries: ['KW'] };
const elsewhere = (market: Market): Market => ({ ...market, countries: null });

interface Gift extends Pick<GiftProductRow, 'id' | 'licenceId' | 'grantsFor' | 'names' | 'descriptions'> { prices: [Market, number][] }

const arenaGifts: Gift[] = [
  {
    id: 'pass-3-months', licenceId: 'pass', grantsFor: 'P3M',
    names: { en: 'Gift: three months of Arena Pass', es: 'Regalo: tres meses de Pase Arena', pt: 'Presente: três meses de Passe Arena', ar: 'هدية: ثلاثة أشهر من باقة أرينا' },
    descriptions: { en: 'Every league match and stage for a quarter of a year.', es: 'Todos los partidos y etapas durante tres meses.', pt: 'Todos os jogos e etapas durante três meses.', ar: 'كل مباراة ومرحلة لثلاثة أشهر.' },
    prices: [[elsewhere(euro), 2790], [pound, 2390], [dollar, 2990], [yen, 4500], [real, 11_490], [peso, 99_900], [dirham, 11_490], [dinar, 9250]],
  },
  {
    id: 'season-year', licenceId: 'season', grantsFor: 'P1Y',
    names: { en: 'Gift: a year of Arena Season', es: 'Regalo: un año de Temporada Arena', pt: 'Presente: um ano de Época Arena', ar: 'هدية: سنة من موسم أرينا' },
    descriptions: { en: 'The whole year, title fights included.', es: 'Todo el año, combates incluidos.', pt: 'O ano inteiro, combates incluídos.', ar: 'العام كله مع نزالات اللقب.' },
    prices: [[elsewhere(euro), 9490], [pound, 8290], [dollar, 9990], [yen, 15_500], [real, 39_990], [peso, 399_900], [dirham, 37_900], [dinar, 31_000]],
  },
  {
    id: 'fight-night', licenceId: 'fight-night', grantsFor: 'P2D',
    names: { en: 'Gift: a fight night', es: 'Regalo: una velada', pt: 'Presente: uma noite de combate', ar: 'هدية: ليلة نزال' },
    descriptions: { en: 'Okoro v Lindqvist II, for two days from the day that it is redeemed.', es: 'Okoro contra Lindqvist II, dos días desde que se canjea.', pt: 'Okoro contra Lindqvist II, dois dias desde o resgate.', ar: 'أوكورو ضد ليندكفيست، ليومين من يوم الاستبدال.' },
    prices: [[elsewhere(euro), 1495], [pound, 1290], [dollar, 1590], [yen, 2400], [real, 5990], [peso, 74_900], [dirham, 5990], [dinar, 4750]],
  },
];

const cinemaGifts: Gift[] = [
  {
    id: 'basic-3-months', licenceId: 'pass', grantsFor: 'P3M',
    names: { en: 'Gift: three months of Cinema Basic', ar: 'هدية: ثلاثة أشهر من سينما الأساسية', es: 'Regalo: tres meses de Cine Básico', pt: 'Presente: três meses de Cinema Básico' },
    descriptions: { en: 'The shelf, on one screen.', ar: 'كل الرف على شاشة واحدة.', es: 'Todo el catálogo en una pantalla.', pt: 'Todo o catálogo num ecrã.' },
    prices: [[elsewhere(dollar), 1690], [euro, 1590], [pound, 1390], [yen, 2500], [real, 6490], [peso, 89_900], [dirham, 6290], [dinar, 5250]],
  },
  {
    id: 'premium-year', licenceId: 'premium', grantsFor: 'P1Y',
    names: { en: 'Gift: a year of Cinema Premium', ar: 'هدية: سنة من سينما المميزة', es: 'Regalo: un año de Cine Premium', pt: 'Presente: um ano de Cinema Premium' },
    descriptions: { en: 'The shelf and premieres for a year, on four screens.', ar: 'الرف والعروض الأولى لسنة على أربع شاشات.', es: 'Catálogo y estrenos durante un año en cuatro pantallas.', pt: 'Catálogo e estreias durante um ano em quatro ecrãs.' },
    prices: [[elsewhere(dollar), 11_490], [euro, 10_790], [pound, 9490], [yen, 17_900], [real, 43_990], [peso, 549_900], [dirham, 41_900], [dinar, 35_250]],
  },
];

/** What a tenant sells as gifts, in each currency. */
export async function seedGifts(db: Database, realm: string): Promise<void> {
  const gifts = realm === 'cinema' ? cinemaGifts : arenaGifts;
  await db.insert(giftProducts).values(gifts.map(({ prices: _, ...gift }, position) => ({ ...gift, realm, position })));
  await db.insert(giftPrices).values(gifts.flatMap(({ id, prices }) => prices.map(([{ currency, scale, countries }, amount]): GiftPriceRow =>
    ({ realm, giftId: id, sku: `${realm}-gift-${id}-${currency.toLowerCase()}`, amount, scale, currency, countries }))));
}
