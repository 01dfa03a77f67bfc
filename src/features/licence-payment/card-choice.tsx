import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import { useLocale } from '../../binding/use-locale.ts';
import type { Cards } from '../../contracts/purchase/card.ts';
import type { HeldLicence } from '../../contracts/purchase/held-licence.ts';
import type { EnteredCard, PaymentDetails } from '../../contracts/purchase/payment.ts';
import { BillingPanel } from '../../parts/billing/billing-panel.tsx';
import { BankCardForm } from '../../parts/payment/bank-card-form.tsx';
import { KnownMeansForm } from '../../parts/payment/known-means-form.tsx';
import { MeansChoice } from '../../parts/payment/means-choice.tsx';
import { useChosenMeans } from '../../parts/payment/use-chosen-means.ts';
import { cardBrand } from '../../rules/purchase/bank-card/card-brand.ts';
import type { PaymentError } from '../../rules/purchase/payment/payment-error.ts';
import { detailsKey, keptDigits, meansKey } from '../../rules/purchase/payment/payment-means.ts';
import { priceText } from '../../rules/purchase/price-text.ts';
import { licenceMeans } from '../../rules/purchase/subscription/licence-means.ts';
import type { LabelKey } from '../../rules/realm/fallback-texts.ts';

export interface CardChoiceProps {
  held: HeldLicence;
  cards: Pick<Cards, 'cards' | 'fields'>;
  isPaying: boolean;
  problem: PaymentError | undefined;
  /** The card of the last try. */
  tried: PaymentDetails | undefined;
  sandboxHint: boolean;
  onPay(means: EnteredCard | PaymentDetails): void;
  /** Billing details are kept, or the viewer goes back: the same card may pay. */
  onGoOn(): Promise<void>;
}

/** What is open, the card that pays now, and those that may pay from now on. */
export function CardChoice({ held, cards, isPaying, problem: failed, tried, sandboxHint, onPay, onGoOn }: CardChoiceProps) {
  const label = useLabel();
  const { locale } = useLocale();
  const { context } = useRuntime().store;
  const offered = licenceMeans(held, cards, context.now());
  const { chosen, problem, choose } = useChosenMeans(offered, failed);
  const pay = (means: EnteredCard | PaymentDetails) => {
    // A card that was refused is among the kept ones then; what was chosen stays.
    choose(meansKey(chosen));
    onPay(means);
  };
  const goOn = () => {
    if (tried) choose(detailsKey(tried));
    void onGoOn();
  };
  const amount = held.due && priceText(held.due, locale);
  const form = { action: amount ? label('pay', { amount }) : label('useThisCard'), isPaying, problem };
  return (
    <>
      <p className="fl-licence-payment__lead">{label(leadKeyOf(held))}</p>
      <dl className="fl-licence-payment__facts">
        <div>
          <dt dir="auto">{held.name}</dt>
          <dd>{held.card && label('paymentUpdateNow', { card: label('cardEnding', { brand: cardBrand(held.card.cardType), digits: held.card.last4Digits }) })}</dd>
        </div>
        {amount && <div className="fl-licence-payment__due"><dt>{label('paymentUpdateOpen')}</dt><dd>{amount}</dd></div>}
      </dl>
      {problem?.missingFields ? <BillingPanel missing={problem.missingFields} actionKey="billingSave" backKey="billingBack" onSaved={goOn} onBack={goOn} /> : ways()}
    </>
  );

  function ways() {
    return (
      <>
        {offered.length > 1 && <MeansChoice offered={offered} chosen={chosen} isLocked={isPaying} onChoose={choose} />}
        {chosen.kind === 'new-card'
          ? <BankCardForm {...form} fields={chosen.fields} sandboxHint={sandboxHint} onPay={pay} onAskAgain={onGoOn} />
          : <KnownMeansForm {...form} cardDigits={keptDigits(chosen)} onPay={() => pay(chosen.means)} />}
      </>
    );
  }
}

function leadKeyOf({ due, status }: HeldLicence): LabelKey {
  if (due) return 'paymentUpdateOpenLead';
  return status.pauseState === 'PAUSED' ? 'paymentUpdatePaused' : 'paymentUpdateLead';
}
