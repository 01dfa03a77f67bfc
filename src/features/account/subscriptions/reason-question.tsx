import { useId, useState } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { type CancelReason, cancelReasons } from '../../../contracts/purchase/papers/cancel-reason.ts';
import { reasonLabels } from '../../../rules/purchase/subscription/reason-labels.ts';
import { sendCancelReason } from '../../../store/purchase/papers/cancel-reason.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Message } from '../../../ui/feedback/message.tsx';

/**
 * One question after a cancellation, which has taken effect by then: it may be skipped, and no answer is ever a barrier.
 *
 * An answer that did not get through stays chosen, and can be sent again or left.
 */
export function ReasonQuestion({ licenceId }: { licenceId: string }) {
  const label = useLabel();
  const { client } = useRuntime().store.context;
  const name = useId();
  const [reason, setReason] = useState<CancelReason>();
  const [step, setStep] = useState<'asked' | 'sending' | 'failed' | 'thanked' | 'skipped'>('asked');
  const send = async () => {
    if (reason === undefined) return setStep('skipped');
    setStep('sending');
    setStep(await sendCancelReason(client, licenceId, reason) ? 'thanked' : 'failed');
  };
  if (step === 'skipped') return null;
  if (step === 'thanked') return <p role="status" className="fl-account__note">{label('reasonThanks')}</p>;
  return (
    <div role="radiogroup" aria-labelledby={`${name}-title`} className="fl-subscription__panel fl-subscription__reasons">
      <h4 id={`${name}-title`} className="fl-subscription__question">{label('reasonTitle')}</h4>
      <p className="fl-account__note">{label('reasonLead')}</p>
      {cancelReasons.map((one) => (
        <label key={one} className="fl-subscription__reason">
          <input type="radio" name={name} checked={reason === one} onChange={() => setReason(one)} />
          <span>{label(reasonLabels[one])}</span>
        </label>
      ))}
      {step === 'failed' && <Message tone="alert">{label('reasonFailed')}</Message>}
      <div className="fl-account__buttons">
        <Button loading={step === 'sending'} loadingLabel={label('loading')} onClick={() => void send()}>{label('reasonSend')}</Button>
        <Button variant="ghost" onClick={() => setStep('skipped')}>{label('reasonSkip')}</Button>
      </div>
    </div>
  );
}
