import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { billingDetails } from '../../db/tables/purchase/billing-tables.ts';

/** Where most people live of the countries that keep several times. */
const mainZones: ReadonlyMap<string, string> = new Map(Object.entries<string>({
  AR: 'America/Argentina/Buenos_Aires', AU: 'Australia/Sydney', BR: 'America/Sao_Paulo', CA: 'America/Toronto', CL: 'America/Santiago', CN: 'Asia/Shanghai', CY: 'Asia/Nicosia', DE: 'Europe/Berlin',
  EC: 'America/Guayaquil', ES: 'Europe/Madrid', FM: 'Pacific/Pohnpei', GL: 'America/Nuuk', ID: 'Asia/Jakarta', KI: 'Pacific/Tarawa', KZ: 'Asia/Almaty', MN: 'Asia/Ulaanbaatar', MX: 'America/Mexico_City',
  MY: 'Asia/Kuala_Lumpur', NZ: 'Pacific/Auckland', PF: 'Pacific/Tahiti', PG: 'Pacific/Port_Moresby', PS: 'Asia/Hebron', PT: 'Europe/Lisbon', RU: 'Europe/Moscow', UA: 'Europe/Kyiv', US: 'America/New_York', UZ: 'Asia/Tashkent',
}));

/** The zones of a country, by its ISO 3166 alpha-2 code; none for one that there is not. */
function zonesOf(country: string): readonly string[] {
  try {
    const locale = new Intl.Locale('und', { region: country }) as Intl.Locale & { getTimeZones?(): string[] | undefined; timeZones?: string[] };
    return locale.getTimeZones?.() ?? locale.timeZones ?? [];
  } catch {
    return [];
  }
}

/**
 * The time zone in which days are named to somebody of a country.
 *
 * @param country ISO 3166 alpha-2
 * @param tenantZone of the tenant: for a country that is not known, and for one that keeps several times, of which it keeps one
 * @source chosen: a profile has no zone of its own, and a mail has no browser; the main zone of the customer's country comes nearest
 */
export function zoneOfCountry(country: string, tenantZone: string): string {
  const zones = zonesOf(country);
  if (zones.length === 0 || zones.includes(tenantZone)) return tenantZone;
  return mainZones.get(country) ?? zones[0] ?? tenantZone;
}

/** The zone of a customer: of the country that is billed, else of the account's own. */
export async function zoneOfCustomer(db: Database, { id, country }: { id: string; country: string }, tenantZone: string): Promise<string> {
  const [billed] = await db.select({ address: billingDetails.address }).from(billingDetails).where(eq(billingDetails.accountId, id));
  return zoneOfCountry(billed?.address.country ?? country, tenantZone);
}
