import { useState } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { Button } from '../../../ui/button/button.tsx';

/** What a viewer sees who is about to cancel a plan. Nothing is cancelled here. chosen: its words, as the spec names the page alone */
export function CancellationPromo() {
  const label = useLabel();
  const [pressed, setPressed] = useState(false);
  return (
    <section className="fl-preview__promo" aria-labelledby="cancellation-promo">
      <h2 id="cancellation-promo" className="fl-preview__name">{label('cancellationPromo')}</h2>
      <p className="fl-preview__lead">{label('cancellationPromoLead')}</p>
      <div className="fl-preview__actions">
        <Button variant="primary" onClick={() => setPressed(true)}>{label('keepMyPlan')}</Button>
        <Button variant="ghost" onClick={() => setPressed(true)}>{label('cancelAnyway')}</Button>
      </div>
      <p role="status" className="fl-preview__lead">{pressed ? label('previewNothingDone') : ''}</p>
    </section>
  );
}
