import { useLabel } from '../../../binding/use-label.ts';
import type { HeldLicence } from '../../../contracts/purchase/held-licence.ts';
import { usePlanWords } from '../../../parts/plan-change/use-plan-words.ts';

/** What a subscription goes on as, and from when. */
export function NextPlan({ held: { nextPlan, purchaseStrategy } }: { held: HeldLicence }) {
  const label = useLabel();
  const words = usePlanWords();
  if (!nextPlan) return null;
  return <p className="fl-subscription__line">{label('planNext', { date: words.date(nextPlan.from), licence: nextPlan.name, price: words.price(nextPlan.price, purchaseStrategy.subscriptionPeriod) })}</p>;
}
