import { useId, type FormEvent } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import type { CheckoutState, OfferedLicence } from '../../../store/purchase/checkout-state.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { check } from '../../../ui/icon/choice-icons.ts';
import { useMovedFocus } from '../../../ui/use-moved-focus.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import { LicenceCard } from './licence-card.tsx';
import { PaymentProblem } from '../../../parts/payment/payment-problem.tsx';
import radioCard from '../../../ui/field/radio-card.css';
import sheet from './licence.css';

export interface LicenceChoiceProps {
  state: Extract<CheckoutState, { step: 'offer' }>;
  moved: { current: boolean };
  onChoose(licenceId: string): void;
  onContinue(): void;
}

/** The licences as a radio group: arrow keys move through those that can be bought. */
export function LicenceChoice({ state, moved, onChoose, onContinue }: LicenceChoiceProps) {
  const label = useLabel();
  const title = useMovedFocus(moved);
  const titleId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onContinue();
  };
  return (
    <form ref={useSheet(radioCard, sheet)} className="fl-checkout__stack" onSubmit={submit}>
      <header className="fl-checkout__header">
        <h2 ref={title} tabIndex={-1} id={titleId} className="fl-checkout__title" part="title">{label('chooseLicence')}</h2>
        <p className="fl-checkout__lead">{label('chooseLicenceLead')}</p>
      </header>
      {state.problem && <PaymentProblem problem={state.problem} />}
      <div role="radiogroup" aria-labelledby={titleId} className="fl-licences">
        {state.offers.map((offered) => (
          <LicenceRadio key={offered.licence.licenceId} offered={offered} isChosen={offered.licence.licenceId === state.chosenId} onChoose={onChoose} />
        ))}
      </div>
      <div className="fl-checkout__actions">
        <Button
          type="submit" variant="primary" size="large" wide part="continue"
          loading={state.isChoosing} loadingLabel={label('loading')}
          disabledReason={state.chosenId ? undefined : label(state.offers.some(({ refusalKey }) => !refusalKey) ? 'chooseLicenceFirst' : 'noLicences')}
        >
          {label('continueToPayment')}
        </Button>
      </div>
    </form>
  );
}

function LicenceRadio({ offered, isChosen, onChoose }: { offered: OfferedLicence; isChosen: boolean; onChoose(id: string): void }) {
  const { licenceId } = offered.licence;
  const name = useId();
  return (
    <label className={offered.refusalKey ? 'fl-licence fl-licence--refused fl-radio-card fl-radio-card--still' : 'fl-licence fl-radio-card'}>
      <input
        type="radio" name="licence" value={licenceId} id={name}
        checked={isChosen} disabled={offered.refusalKey !== undefined} onChange={() => onChoose(licenceId)}
      />
      <LicenceCard offered={offered} mark={<span className="fl-licence__mark" aria-hidden="true"><Icon path={check} /></span>} />
    </label>
  );
}
