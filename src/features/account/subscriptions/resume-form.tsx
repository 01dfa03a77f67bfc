import { useRef } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import type { HeldLicence } from '../../../contracts/purchase/held-licence.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useMovedFocus } from '../../../ui/use-moved-focus.ts';
import { useSubscriptionWords } from './use-subscription-words.ts';

interface ResumeFormProps {
  seen: HeldLicence;
  isBusy: boolean;
  onResume(): Promise<void>;
  onClose(): void;
}

/** Asks before a pause is ended, since that is charged. */
export function ResumeForm({ seen, isBusy, onResume, onClose }: ResumeFormProps) {
  const label = useLabel();
  const words = useSubscriptionWords();
  const title = useMovedFocus(useRef(true));
  const { name, price, discount } = seen;
  return (
    <div role="group" aria-label={label('subscriptionResumeTitle', { licence: name })} className="fl-account__form fl-subscription__panel">
      <h4 ref={title} tabIndex={-1} className="fl-subscription__question">{label('subscriptionResumeTitle', { licence: name })}</h4>
      <p className="fl-account__note">
        {price ? label('subscriptionResumeFollowsFor', { price: words.price(price) }) : label('subscriptionResumeFollows')}
        {price && discount?.state === 'ACTIVE' && <> {label('subscriptionResumeLess')}</>}
      </p>
      <div className="fl-account__buttons">
        <Button variant="primary" loading={isBusy} loadingLabel={label('loading')} onClick={() => void onResume()}>{label('subscriptionResumeYes')}</Button>
        <Button variant="ghost" onClick={onClose}>{label('subscriptionLeaveAsIs')}</Button>
      </div>
    </div>
  );
}
