import type { LicenceRow } from '../../db/tables/purchase/purchase-tables.ts';
import type { SubscriptionRow } from '../../db/tables/purchase/subscription-tables.ts';

/** Whether the member holds a licence of higher rank in the same family. */
export function isBelowHeld(row: SubscriptionRow, all: SubscriptionRow[], terms: LicenceRow[]): boolean {
  const own = terms.find(({ id }) => id === row.licenceId);
  return !!own?.familyId && all.some((other) => {
    const above = terms.find(({ id }) => id === other.licenceId);
    return (other.status !== 'EXPIRED' || other.paused) && above?.familyId === own.familyId && above.rank > own.rank;
  });
}
