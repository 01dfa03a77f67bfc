import { useEffect, useRef } from 'react';
import type { Emit } from '../../binding/emit.ts';
import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import { useSignal } from '../../binding/use-signal.ts';
import { useSlice } from '../../binding/use-slice.ts';
import type { Destination } from '../../routing/destination.ts';
import { solveRiddle } from '../../parts/form/solve-riddle.ts';
import { createCheckout } from '../../store/purchase/checkout.ts';
import { useSheet } from '../../ui/use-sheet.ts';
import type { CheckoutEvents } from './events.ts';
import { StepScreen } from './step-screen.tsx';
import { StepIndicator } from './step-indicator.tsx';
import sheet from './checkout.css';

export interface CheckoutProps {
  emit: Emit<CheckoutEvents>;
  /** Only these are on offer; all when absent. */
  licenceIds?: readonly string[];
  /** The title to unlock: its licences are on offer. */
  contentId?: string;
  /** Where the link after a purchase leads; no link when absent, since an embedded player resumes without one. */
  backTo?: Destination;
  /** The licence of the address: it is marked, and where it was chosen in this tab before the sign-in, its price is the next thing that is shown. */
  selectedLicence?: string | undefined;
  /** A code of the page's address, applied to what is bought. */
  voucher?: string | undefined;
  /** Leads a guest to a sign-in that comes back to the same choice; where it is absent, `sign-in-required` asks for one. @param chosenId the licence that is marked */
  onSignIn?(chosenId: string | undefined): void;
  /** Shows the cards of the demo. */
  sandboxHint?: boolean;
}

/**
 * Buying a licence: choose, pay, watch.
 *
 * Runs on the platform's origin only.
 *
 * @source spec 2 §2 "Purchase flow screen", §6
 */
export function Checkout({ emit, licenceIds, contentId, selectedLicence, voucher, backTo, onSignIn, sandboxHint = false }: CheckoutProps) {
  const { store } = useRuntime();
  const label = useLabel();
  const question = licenceIds?.join(' ');
  const slice = useSlice(
    () => createCheckout(store.context, { licenceIds: question ? question.split(' ') : undefined, contentId, selectedLicence, voucher, solveRiddle }),
    [store, question, contentId, selectedLicence, voucher],
  );
  const state = useSignal(slice.state);
  const moved = useRef(false);
  const bought = state.step === 'success' ? state.licence.licenceId : undefined;
  const tell = useRef(emit);
  tell.current = emit;
  useEffect(() => {
    if (bought) tell.current('purchased', { licenceIds: [bought] });
  }, [bought]);
  return (
    <div ref={useSheet(sheet)} className="fl-checkout" part="checkout">
      <section className="fl-checkout__frame" aria-label={label('checkout')} aria-busy={state.step === 'loading' || undefined}>
        <StepIndicator step={state.step} />
        <StepScreen slice={slice} state={state} emit={emit} moved={moved} backTo={backTo} onSignIn={onSignIn} sandboxHint={sandboxHint} />
      </section>
    </div>
  );
}
