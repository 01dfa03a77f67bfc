import type { ReactNode } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import { usePeriodWords } from '../../../parts/period/use-period-words.ts';
import { dayText } from '../../../rules/purchase/day-text.ts';
import { trialDays } from '../../../rules/purchase/trial-days.ts';
import { priceText } from '../../../rules/purchase/price-text.ts';
import type { OfferedLicence } from '../../../store/purchase/checkout-state.ts';

/** What a licence is and what it costs, in the choice and in the list. */
export function LicenceCard({ offered: { licence, price, refusalKey, blockedBy, change }, mark }: { offered: OfferedLicence; mark?: ReactNode }) {
  const label = useLabel();
  const { locale } = useLocale();
  const period = usePeriodWords()(licence.purchaseStrategy);
  const days = trialDays(licence.trialDetails?.trialPeriodDuration);
  return (
    <span className="fl-licence__body" part="licence">
      <span className="fl-licence__head">
        <span className="fl-licence__name" dir="auto">{licence.name}</span>
        {mark}
      </span>
      <span className="fl-licence__price">
        <span className="fl-licence__amount">{price.amount === 0 ? label('free') : priceText(price, locale)}</span>{' '}
        {period && price.amount > 0 && <span className="fl-licence__period">{period}</span>}
      </span>
      {days && !refusalKey && !change && <span className="fl-licence__badge fl-licence__badge--trial">{label('trialFree', { days: dayText(days, locale) })}</span>}
      {licence.description && <span className="fl-licence__description" dir="auto">{licence.description}</span>}
      {change && <span className="fl-licence__badge">{label('planChange')}</span>}
      {refusalKey && <span className="fl-licence__badge">{label(refusalKey, { licence: blockedBy ?? '' })}</span>}
    </span>
  );
}
