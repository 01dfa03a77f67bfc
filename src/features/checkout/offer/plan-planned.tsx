import { useLabel } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import type { PlanQuote } from '../../../contracts/purchase/plan.ts';
import { DoneState } from '../../../parts/feedback/done-state.tsx';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import type { Destination } from '../../../routing/destination.ts';
import { formatLocale } from '../../../rules/wire/format-locale.ts';

export interface PlanPlannedProps {
  quote: PlanQuote;
  backTo: Destination | undefined;
  moved: { current: boolean };
}

/** The held licence goes on as a smaller one, and is open until then. */
export function PlanPlanned({ quote: { licence, target, startsAt }, backTo, moved }: PlanPlannedProps) {
  const label = useLabel();
  const { locale } = useLocale();
  const date = new Intl.DateTimeFormat(formatLocale(locale), { dateStyle: 'long' }).format(startsAt);
  return (
    <DoneState title={label('purchaseSuccess')} lead={label('planDowngraded', { licence: licence.name, next: target.name, date })} moved={moved}>
      {backTo && <NavLink to={backTo} variant="primary" size="large" part="watch">{label('watchNow')}</NavLink>}
    </DoneState>
  );
}
