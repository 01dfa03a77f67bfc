import type { ReactNode } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import type { OfferedLicence } from '../../../store/purchase/checkout-state.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import { LicenceCard } from './licence-card.tsx';
import radioCard from '../../../ui/field/radio-card.css';
import sheet from './licence.css';

/** Licences without a choice, for a viewer who may not buy yet. @source spec 2 §1 "Guests can see offers but cannot purchase" */
export function LicenceList({ offers, children }: { offers: readonly OfferedLicence[]; children: ReactNode }) {
  const label = useLabel();
  return (
    <div ref={useSheet(radioCard, sheet)} className="fl-checkout__stack">
      <header className="fl-checkout__header">
        <h2 className="fl-checkout__title">{label('chooseLicence')}</h2>
        <p className="fl-checkout__lead">{label('chooseLicenceLead')}</p>
      </header>
      {children}
      <ul className="fl-licences">
        {offers.map((offered) => (
          <li key={offered.licence.licenceId} className="fl-licence fl-radio-card fl-radio-card--still"><LicenceCard offered={offered} /></li>
        ))}
      </ul>
    </div>
  );
}
