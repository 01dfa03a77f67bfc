import type { Emit } from '../../binding/emit.ts';
import type { Destination } from '../../routing/destination.ts';
import type { Checkout } from '../../store/purchase/checkout.ts';
import type { CheckoutState } from '../../store/purchase/checkout-state.ts';
import { signInAsked } from '../../parts/access/access-request.ts';
import type { CheckoutEvents } from './events.ts';
import { BillingStep } from './billing/billing-step.tsx';
import { LicenceChoice } from './offer/licence-choice.tsx';
import { PurchaseRefused } from './offer/purchase-refused.tsx';
import { TrialDenied } from './offer/trial-denied.tsx';
import { LoadingOffer } from './offer/loading-offer.tsx';
import { Notice } from './notice.tsx';
import { AskedPayment } from './payment/asked-payment.tsx';
import { CodeExpired } from './payment/code-expired.tsx';
import { Payment } from './payment/payment.tsx';
import { PaymentUnknown } from './payment/payment-unknown.tsx';
import { PlanChange } from '../../parts/plan-change/plan-change.tsx';
import { PlanPlanned } from './offer/plan-planned.tsx';
import { PurchaseDone } from './payment/purchase-done.tsx';

export interface StepScreenProps {
  slice: Checkout;
  state: CheckoutState;
  emit: Emit<CheckoutEvents>;
  /** True when the viewer's press led to the next step: the focus then follows. */
  moved: { current: boolean };
  backTo?: Destination;
  /** Leads a guest to a sign-in that comes back with the choice; where it is absent, the page is asked for one. */
  onSignIn?: ((chosenId: string | undefined) => void) | undefined;
  sandboxHint: boolean;
}

/** The screen of the purchase's current step. */
export function StepScreen({ slice, state, emit, moved, backTo, onSignIn, sandboxHint }: StepScreenProps) {
  const byPress = (act: () => Promise<void> | void) => {
    moved.current = true;
    void act();
  };
  const goToSignIn = (chosenId: string | undefined) => {
    void slice.continueToPayment();
    if (onSignIn) onSignIn(chosenId);
    else emit('sign-in-required', signInAsked, { cancelable: true });
  };
  switch (state.step) {
    case 'loading':
      return <LoadingOffer />;
    case 'failed':
      return <Notice tone="alert" textKey={state.messageKey} actionKey="retry" onAction={() => byPress(slice.reload)} />;
    case 'empty':
      return <Notice tone="info" textKey="noLicences" />;
    case 'refused':
      return <PurchaseRefused state={state} moved={moved} onAskAgain={() => byPress(slice.askAgain)} />;
    case 'owned':
      return <PurchaseDone titleKey="alreadyOwned" leadKey="alreadyOwnedLead" licence={state.licence} backTo={backTo} moved={moved} />;
    case 'guest':
      return <LicenceChoice state={state} moved={moved} onChoose={slice.choose} onContinue={() => goToSignIn(state.chosenId)} />;
    case 'offer':
      return <LicenceChoice state={state} moved={moved} onChoose={slice.choose} onContinue={() => byPress(slice.continueToPayment)} />;
    case 'trialDenied':
      return <TrialDenied state={state} moved={moved} onGoOn={() => byPress(slice.goOnWithoutTrial)} onBack={() => byPress(slice.changeLicence)} />;
    case 'plan':
      return (
        <div className="fl-checkout__stack fl-checkout__stack--narrow">
          <PlanChange held={state.change.held} chosen={state.change.plan} level="h2" onDone={(quote) => byPress(() => slice.planChanged(quote))} onClose={() => byPress(slice.changeLicence)} />
        </div>
      );
    case 'planned':
      return <PlanPlanned quote={state.quote} moved={moved} backTo={backTo} />;
    case 'summary':
    case 'paying':
      return (
        <Payment
          state={state} moved={moved} sandboxHint={sandboxHint}
          onPay={(means) => byPress(() => slice.pay(means))} onAskMeans={slice.askMeans} onChangeLicence={() => byPress(slice.changeLicence)}
          onPutItems={(skus) => void slice.putItems(skus)} onApplyVoucher={(code) => void slice.applyVoucher(code)} onRemoveVoucher={() => void slice.removeVoucher()} onRedeemVoucher={() => byPress(slice.redeemVoucher)} onChangeBilling={(chosen) => byPress(() => slice.changeBilling(chosen))}
        />
      );
    case 'billing':
      return <BillingStep state={state} moved={moved} onSaved={() => byPress(slice.goOnAfterBilling)} onBack={() => byPress(slice.leaveBilling)} />;
    case 'confirm':
      return <AskedPayment key={state.action ? 'asked' : 'pending'} state={state} moved={moved} sandboxHint={sandboxHint} onCheck={() => slice.check()} onGiveUp={() => byPress(slice.giveUp)} />;
    case 'expired':
      return <CodeExpired state={state} moved={moved} onRenew={() => byPress(slice.renewCode)} onGiveUp={() => byPress(slice.giveUp)} />;
    case 'unknown':
      return <PaymentUnknown state={state} moved={moved} onCheck={() => byPress(slice.check)} />;
    case 'success':
      return <PurchaseDone titleKey="purchaseSuccess" leadKey="purchaseSuccessLead" licence={state.licence} backTo={backTo} moved={moved} />;
  }
}
