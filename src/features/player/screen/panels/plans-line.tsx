import { useLabel, type Label } from '../../../../binding/use-label.ts';
import { useLocale } from '../../../../binding/use-locale.ts';
import type { Licence } from '../../../../contracts/purchase/licence.ts';
import type { PlaybackOutcome } from '../../../../rules/playback/playback-outcome.ts';
import { firstChoice } from '../../../../rules/purchase/first-choice.ts';
import { licencePeriodKey } from '../../../../rules/purchase/licence-period.ts';
import { licencePrice } from '../../../../rules/purchase/licence-price.ts';
import { priceText } from '../../../../rules/purchase/price-text.ts';
import { useTitleOffers } from './use-title-offers.ts';

/** What a title costs, or which plans it is part of. Nothing until the platform has said so. */
export function PlansLine({ outcome }: { outcome: PlaybackOutcome }) {
  const label = useLabel();
  const { locale } = useLocale();
  const offers = useTitleOffers(outcome.licences);
  const words = outcome.kind === 'purchase' ? priceLine(offers, label, locale) : plansLine(offers, label, locale);
  return words ? <p className="fl-player__prompt-price" part="price" dir="auto">{words}</p> : null;
}

/** The lowest price, as the checkout marks it first. */
function priceLine(offers: readonly Licence[], label: Label, locale: string): string | undefined {
  const priced = offers.map((licence) => ({ licence, price: licencePrice(licence) })).filter(({ price }) => price.currency !== '');
  const least = firstChoice(priced, false);
  if (!least) return undefined;
  const period = licencePeriodKey(least.licence.purchaseStrategy);
  const price = [priceText(least.price, locale), ...(period ? [label(period)] : [])].join(' ');
  return priced.length > 1 ? label('priceFrom', { price }) : price;
}

function plansLine(offers: readonly Licence[], label: Label, locale: string): string | undefined {
  if (offers.length === 0) return undefined;
  return label('partOfPlans', { plans: new Intl.ListFormat(locale, { type: 'disjunction' }).format(offers.map(({ name }) => name)) });
}
