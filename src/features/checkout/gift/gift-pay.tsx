import { useRef } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { useSlice } from '../../../binding/use-slice.ts';
import type { Destination } from '../../../routing/destination.ts';
import { solveRiddle } from '../../../parts/form/solve-riddle.ts';
import type { ProofCalls } from '../../../store/identity/account/owner-proof.ts';
import { createGiftCheckout, type GiftCheckout } from '../../../store/purchase/gift/gift-checkout.ts';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { isPurchaseGate } from '../../../rules/purchase/can-purchase.ts';
import { Notice } from '../notice.tsx';
import { PurchaseRefused } from '../offer/purchase-refused.tsx';
import { AskedPayment } from '../payment/asked-payment.tsx';
import { PaymentUnknown } from '../payment/payment-unknown.tsx';
import { GiftBilling } from './gift-billing.tsx';
import { GiftBuyer } from './gift-buyer.tsx';
import { GiftDone } from './gift-done.tsx';
import { GiftFrame } from './gift-frame.tsx';
import { GiftMissing } from './gift-missing.tsx';
import { GiftPayment } from './gift-payment.tsx';
import { PaymentProblem } from '../../../parts/payment/payment-problem.tsx';
import { Button } from '../../../ui/button/button.tsx';

export interface GiftPayProps {
  /** The gift that was chosen last when absent. */
  giftId?: string | undefined;
  signInAt: Destination;
  sandboxHint?: boolean;
  /** Back to what can be given. */
  onAnother(): void;
}

/** Paying a gift, by a member or by a guest with an e-mail, until its code is there. Runs on the platform's origin only. @source spec 2 §2 "gift pay | /gift/{giftId}/pay" */
export function GiftPay({ giftId, ...props }: GiftPayProps) {
  const { context } = useRuntime().store;
  const slice = useSlice(() => createGiftCheckout(context, { giftId, solveRiddle }), [context, giftId]);
  const { step } = useSignal(slice.state);
  return <GiftFrame isBusy={step === 'loading'}><GiftStep slice={slice} proof={{ ask: context.client.call }} {...props} /></GiftFrame>;
}

function GiftStep({ slice, proof, signInAt, sandboxHint = false, onAnother }: Omit<GiftPayProps, 'giftId'> & { slice: GiftCheckout; proof: ProofCalls }) {
  const label = useLabel();
  const state = useSignal(slice.state);
  const moved = useRef(false);
  const byPress = (act: () => Promise<void>) => {
    moved.current = true;
    void act();
  };
  switch (state.step) {
    case 'loading':
      return <Spinner size="large" label={label('loading')} />;
    case 'failed':
      return <><PaymentProblem problem={state.problem} /><Button onClick={() => byPress(slice.reload)}>{label('retry')}</Button></>;
    case 'missing':
      return <GiftMissing />;
    case 'refused':
      return isPurchaseGate(state.labelKey)
        ? <PurchaseRefused state={{ step: 'refused', reason: state.labelKey, isAsking: false }} moved={moved} onAskAgain={() => byPress(slice.reload)} />
        : <Notice tone="alert" textKey={state.labelKey} />;
    case 'buyer':
      return <GiftBuyer state={state} signInAt={signInAt} moved={moved} onGuest={(email) => byPress(() => slice.payAsGuest(email))} />;
    case 'summary':
    case 'paying':
      return <GiftPayment state={state} moved={moved} sandboxHint={sandboxHint} proof={proof} onPay={(means) => byPress(() => slice.pay(means))} onAskMeans={slice.reload} onChangeBilling={(chosen) => { moved.current = true; slice.changeBilling(chosen); }} />;
    case 'billing':
      return <GiftBilling slice={slice} state={state} moved={moved} onSaved={() => byPress(slice.goOnAfterBilling)} />;
    case 'confirm':
      return <AskedPayment key={state.action ? 'asked' : 'pending'} state={state} moved={moved} sandboxHint={sandboxHint} onCheck={() => slice.check()} onGiveUp={() => byPress(slice.giveUp)} />;
    case 'unknown':
      return <PaymentUnknown state={state} moved={moved} onCheck={() => byPress(slice.check)} />;
    case 'paid':
      return <GiftDone gift={state.gift} moved={moved} onAnother={() => { slice.startAnew(); onAnother(); }} />;
  }
}
