import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import { useSignal } from '../../binding/use-signal.ts';
import { useSlice } from '../../binding/use-slice.ts';
import type { BillingDetails } from '../../contracts/purchase/billing-details.ts';
import type { LabelKey } from '../../rules/realm/fallback-texts.ts';
import { createBilling } from '../../store/purchase/billing/billing.ts';
import type { GuestBuyer } from '../../store/purchase/gift/gift-buyer.ts';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import textSheet from '../../ui/field/text-field.css';
import { useSheet } from '../../ui/use-sheet.ts';
import { FailurePanel } from '../feedback/failure-panel.tsx';
import formSheet from '../form/form-fields.css';
import { BillingForm } from './billing-form.tsx';
import sheet from './billing.css';

export interface BillingPanelProps {
  /** What the platform lacks; left out or empty, all that the country asks for is shown. */
  missing?: readonly string[];
  /** Whose details they are in the place of the member's: a guest's who gives a gift. The same one while it is shown. */
  guestBuyer?: GuestBuyer | undefined;
  actionKey: LabelKey;
  backKey: LabelKey;
  onSaved(details: BillingDetails): void;
  onBack(): void;
}

/** Asks for billing details, and keeps them. Runs on the platform's origin only. */
export function BillingPanel({ missing, guestBuyer, onSaved, ...words }: BillingPanelProps) {
  const label = useLabel();
  const { context } = useRuntime().store;
  const named = missing?.join(' ');
  const slice = useSlice(() => createBilling(context, named?.split(' ').filter(Boolean), guestBuyer), [context, named, guestBuyer]);
  const state = useSignal(slice.state);
  const save: Parameters<typeof BillingForm>[0]['onSave'] = async (given) => {
    const saved = await slice.save(given);
    if (saved) onSaved(saved);
  };
  return (
    <div ref={useSheet(textSheet, formSheet, sheet)} className="fl-billing">
      {state.kind === 'loading' && <Spinner size="large" label={label('loading')} />}
      {state.kind === 'failed' && <FailurePanel failure={state.failure} labelKey="billingFailed" onRetry={() => void slice.load()} />}
      {/* Another country is another form: what was typed stays where its fields have the same names. */}
      {state.kind === 'form' && <BillingForm {...words} form={state} isAsked={Boolean(named)} onSave={save} onCountry={(country) => void slice.chooseCountry(country)} />}
    </div>
  );
}
