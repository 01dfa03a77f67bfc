import type { ReactNode } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import { usePeriodWords } from '../../../parts/period/use-period-words.ts';
import { offerPrice, type OfferPrice } from '../../../rules/purchase/offers/offer-price.ts';
import { dayText } from '../../../rules/purchase/day-text.ts';
import { trialDays } from '../../../rules/purchase/trial-days.ts';
import { priceText } from '../../../rules/purchase/price-text.ts';
import type { OfferedLicence } from '../../../store/purchase/checkout-state.ts';

/** What a licence is and what it costs: what the first payment takes, what a campaign takes off it by itself, and what it comes to by the period that the tenant compares by. */
export function LicenceCard({ offered: { licence, price: list, refusalKey, blockedBy, change }, mark }: { offered: OfferedLicence; mark?: ReactNode }) {
  const label = useLabel();
  const { locale } = useLocale();
  const periodWords = usePeriodWords();
  const period = periodWords(licence.purchaseStrategy);
  // A plan that is changed to is paid by its own quote.
  const { now: price, before, campaign, marketing }: OfferPrice = change ? { now: list } : offerPrice(licence);
  const isOpen = !refusalKey && !change;
  const isCurrentPlan = refusalKey === 'alreadyOwned' && licence.purchaseStrategy.type === 'SUBSCRIPTION';
  const days = trialDays(licence.trialDetails?.trialPeriodDuration);
  return (
    <span className="fl-licence__body" part="licence">
      <span className="fl-licence__head">
        <span className="fl-licence__name" dir="auto">{licence.name}</span>
        {mark}
      </span>
      {licence.displayStyle === 'HIGHLIGHTED' && isOpen && <span className="fl-licence__badge fl-licence__badge--strong">{label('offerRecommended')}</span>}
      <span className="fl-licence__price">
        <span className="fl-licence__amount">{price.amount === 0 ? label('free') : priceText(price, locale)}</span>{' '}
        {period && price.amount > 0 && <span className="fl-licence__period">{period}</span>}
      </span>
      {before && isOpen && <span className="fl-licence__period">{label('offerInsteadOf', { price: priceText(before, locale) })}</span>}
      {marketing && <span className="fl-licence__period">{label('offerThatIs', { price: priceText(marketing, locale), period: periodWords({ type: 'SUBSCRIPTION', subscriptionPeriod: marketing.period }) })}</span>}
      {campaign && isOpen && <span className="fl-licence__badge fl-licence__badge--trial" dir="auto">{campaign.name}</span>}
      {days && isOpen && <span className="fl-licence__badge fl-licence__badge--trial">{label('trialFree', { days: dayText(days, locale) })}</span>}
      {campaign?.description && isOpen && <span className="fl-licence__period" dir="auto">{campaign.description}</span>}
      {licence.description && <span className="fl-licence__description" dir="auto">{licence.description}</span>}
      {change && <span className="fl-licence__badge">{label('planChange')}</span>}
      {isCurrentPlan && <span className="fl-licence__badge fl-licence__badge--strong">{label('planCurrent')}</span>}
      {refusalKey && <span className={isCurrentPlan ? 'fl-licence__period' : 'fl-licence__badge'}>{label(refusalKey, { licence: blockedBy ?? '', provider: licence.purchaseStrategy.externalAuthProviderDetails?.title ?? '' })}</span>}
    </span>
  );
}
