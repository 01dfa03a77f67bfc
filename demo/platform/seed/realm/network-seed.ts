import type { Database } from '../../db/database.ts';
import { countryRanges, vpnRanges } from '../../db/tables/network-tables.ts';

/** Networks that are reserved for documentation, so that no real address is in a list. One lies inside of another. */
const countries = [
  { network: '192.0.2.0/24', country: 'GB' },
  { network: '198.51.100.0/24', country: 'ES' },
  { network: '203.0.113.0/24', country: 'US' },
  { network: '203.0.113.128/25', country: 'CA' },
  { network: '2001:db8:1::/48', country: 'US' },
];

const vpns = ['198.51.100.64/26', '2001:db8:1:ff::/64'].map((network) => ({ network }));

/** The address lists: which country a network belongs to, and which networks are VPNs. */
export async function seedNetworks(db: Database): Promise<void> {
  await db.insert(countryRanges).values(countries);
  await db.insert(vpnRanges).values(vpns);
}
