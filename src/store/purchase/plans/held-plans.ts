import { readHeldLicences } from '../../../api/calls/purchase/subscriptions.ts';
import type { Client } from '../../../api/client.ts';
import { isHeld } from '../../../rules/purchase/can-purchase.ts';
import type { HeldPlan, OfferedLicence } from '../checkout-state.ts';

/**
 * Marks what a held licence may be changed to, which is not bought a second time.
 *
 * Whoever holds nothing is not asked about; where the platform does not say, the offers stay as they are.
 */
export async function withHeldPlans(client: Client, offers: readonly OfferedLicence[]): Promise<OfferedLicence[]> {
  if (!offers.some(({ licence }) => isHeld(licence))) return [...offers];
  const licences = await client.call(readHeldLicences, {}).then(({ licences: all }) => all, () => []);
  const plans = licences.flatMap((held) => held.plans.map((plan): HeldPlan => ({ held, plan })));
  return offers.map((offered) => {
    const change = plans.find(({ plan }) => plan.licenceId === offered.licence.licenceId);
    return change ? { ...offered, refusalKey: undefined, change } : offered;
  });
}
