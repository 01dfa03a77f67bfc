import { useLabel } from '../../../binding/use-label.ts';
import type { HeldLicence } from '../../../contracts/purchase/held-licence.ts';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import { cardBrand } from '../../../rules/purchase/bank-card/card-brand.ts';
import { discountLabel } from '../../../rules/purchase/subscription/discount-label.ts';
import { isCurrent } from '../../../rules/purchase/subscription/is-current.ts';
import { isPaidOnce, takesCard } from '../../../rules/purchase/subscription/licence-means.ts';
import { VisuallyHidden } from '../../../ui/feedback/visually-hidden.tsx';
import { useSubscriptionWords } from './use-subscription-words.ts';

/** What it costs and how often, what comes off, which card pays, and until when it may be watched. */
export function SubscriptionFacts({ held, now }: { held: HeldLicence; now: number }) {
  const label = useLabel();
  const words = useSubscriptionWords();
  const { price, status } = held;
  const until = status.expiryTimestamp;
  const period = words.period(held);
  return (
    <dl className="fl-subscription__facts">
      {price && (
        <div>
          <dt>{label('subscriptionPrice')}</dt>
          <dd><strong>{price.amount === 0 ? label('free') : words.price({ ...price, taxInclusive: true })}</strong> {price.amount > 0 && (price.taxInclusive ? period : label('subscriptionPlusTax', { price: period }))}</dd>
        </div>
      )}
      <DiscountFact held={held} />
      {until !== undefined && until > now && isCurrent(status) && <div><dt>{label('subscriptionPaidUntil')}</dt><dd>{words.date(until)}</dd></div>}
      <CardFact held={held} />
    </dl>
  );
}

function DiscountFact({ held: { discount, price, status } }: { held: HeldLicence }) {
  const label = useLabel();
  const words = useSubscriptionWords();
  const amount = discount && words.discount(discount, price);
  const key = discount && discountLabel(discount, status.pauseState === 'PAUSED');
  if (!discount || !amount || !key) return null;
  return (
    <div>
      <dt>{label('subscriptionDiscount')}</dt>
      <dd>
        {label('subscriptionDiscountOff', { amount })} <span className="fl-account__badge">{label(key)}</span>
        {discount.paymentsLeft !== undefined && discount.state !== 'EXPIRED' && <span className="fl-subscription__aside">{label('subscriptionDiscountPayments', { count: discount.paymentsLeft })}</span>}
      </dd>
    </div>
  );
}

/** The card that pays, and the way to another one, which a banner offers where it was refused. */
function CardFact({ held }: { held: HeldLicence }) {
  const label = useLabel();
  const { card, licenceId, name, status } = held;
  const isRefused = status.subscriptionPendingActions.some(({ action }) => action === 'REFRESH_PAYMENT_DETAILS');
  if (!card && !(isPaidOnce(held) && takesCard(held))) return null;
  return (
    <div>
      <dt>{label('subscriptionCard')}</dt>
      <dd>
        {card ? label('cardEnding', { brand: cardBrand(card.cardType), digits: card.last4Digits }) : label('subscriptionWithoutCard')}
        {takesCard(held) && !isRefused && <> <NavLink to={{ name: 'payment-update', params: { licenceId } }}>{label(card ? 'subscriptionRefreshCardDo' : 'subscriptionChooseCardDo')}<VisuallyHidden> <bdi>{name}</bdi></VisuallyHidden></NavLink></>}
      </dd>
    </div>
  );
}
