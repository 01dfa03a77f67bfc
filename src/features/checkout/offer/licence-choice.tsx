import { useId, type FormEvent, type ReactNode } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { offerGroups } from '../../../rules/purchase/offers/offer-groups.ts';
import type { GuestState, OfferedLicence, OfferState } from '../../../store/purchase/checkout-state.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { check } from '../../../ui/icon/choice-icons.ts';
import { useMovedFocus } from '../../../ui/use-moved-focus.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import { BoughtElsewhere } from './bought-elsewhere.tsx';
import { LicenceCard } from './licence-card.tsx';
import { PaymentProblem } from '../../../parts/payment/payment-problem.tsx';
import radioCard from '../../../ui/field/radio-card.css';
import sheet from './licence.css';

export interface LicenceChoiceProps {
  state: OfferState | GuestState;
  moved: { current: boolean };
  onChoose(licenceId: string): void;
  onContinue(): void;
}

/** The licences as a radio group, family by family: arrow keys move through those that can be bought. A guest chooses too, and signs in with the choice made. */
export function LicenceChoice({ state, moved, onChoose, onContinue }: LicenceChoiceProps) {
  const label = useLabel();
  const title = useMovedFocus(moved);
  const titleId = useId();
  const isGuest = state.step === 'guest';
  const groups = offerGroups(state.offers);
  const chosen = state.offers.find(({ licence }) => licence.licenceId === state.chosenId);
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
      <div role="radiogroup" aria-labelledby={titleId} className="fl-families">
        {groups.map(({ id, name, offers }) => (
          <LicenceFamily key={id} name={name ?? (groups.length > 1 ? label('offerBeside') : undefined)}>
            {offers.map((offered) => (
              <LicenceRadio key={offered.licence.licenceId} offered={offered} isChosen={offered.licence.licenceId === state.chosenId} onChoose={onChoose} />
            ))}
          </LicenceFamily>
        ))}
      </div>
      <div className="fl-checkout__actions">
        {isGuest && <p className="fl-checkout__lead">{label('signInToPurchaseLead')} {label('offerKeepsChoice')}</p>}
        <Button
          type="submit" variant="primary" size="large" wide part="continue"
          loading={state.isChoosing} loadingLabel={label('loading')}
          disabledReason={state.chosenId ? undefined : label(state.offers.some(({ refusalKey }) => !refusalKey) ? 'chooseLicenceFirst' : 'noLicences')}
        >
          {isGuest ? label('signInToPurchase') : (!chosen?.change && chosen?.licence.cta) || label('continueToPayment')}
        </Button>
        {isGuest && <BoughtElsewhere offers={state.offers} />}
      </div>
    </form>
  );
}

/** @param name of the family; absent where there is nothing to tell apart */
function LicenceFamily({ name, children }: { name: string | undefined; children: ReactNode }) {
  const headingId = useId();
  if (!name) return <div className="fl-licences">{children}</div>;
  return (
    <div role="group" aria-labelledby={headingId} className="fl-family">
      <h3 id={headingId} className="fl-family__name" dir="auto">{name}</h3>
      <div className="fl-licences">{children}</div>
    </div>
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
