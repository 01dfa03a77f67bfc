import { useEffect, useState } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { useSlice } from '../../../binding/use-slice.ts';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import type { LabelKey } from '../../../rules/realm/fallback-texts.ts';
import { createPinReset } from '../../../store/identity/pin-reset.ts';
import type { SessionControl } from '../../../store/identity/sign-in.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { useSheet } from '../../../ui/use-sheet.ts';
import { PinForm } from '../../../parts/profiles/pin-form.tsx';
import sheet from '../../../parts/profiles/profiles.css';

/** A new PIN for the profile of a mailed link, or none. What was typed stays where it fails. @source spec 3 §2 "confirm PIN-protection reset | /confirm-reset/{code}" */
export function PinResetForm({ control, code, onCancel }: { control: SessionControl; code: string; onCancel(): void }) {
  const label = useLabel();
  const slice = useSlice(() => createPinReset(control, code), [control, code]);
  const state = useSignal(slice.state);
  const [problem, setProblem] = useState<LabelKey>();
  useEffect(() => void slice.load(), [slice]);
  const leaveOpen = async () => {
    setProblem(undefined);
    setProblem((await slice.set(undefined))?.labelKey);
  };
  const adopt = useSheet(sheet);
  if (state.status === 'loading') return <Spinner size="large" label={label('loading')} />;
  if (state.status === 'failed') {
    return (
      <>
        <Message tone="alert">{label(state.labelKey)}</Message>
        {state.mayRetry ? <Button onClick={() => void slice.load()}>{label('retry')}</Button> : <NavLink to={{ name: 'profiles' }} variant="primary">{label('whoIsWatching')}</NavLink>}
      </>
    );
  }
  if (state.status === 'done') {
    return (
      <>
        <Message>{label('pinResetDone')}</Message>
        <NavLink to={{ name: 'profiles' }} variant="primary">{label('whoIsWatching')}</NavLink>
      </>
    );
  }
  return (
    <div ref={adopt}>
      <PinForm title={label('pinTitle', { name: state.name })} lead={label('pinResetLead')} takesNew saveKey="pinSave" isBusy={state.isBusy} onSave={(_proof, pin) => slice.set(pin)} onCancel={onCancel} />
      <div className="fl-profiles__more">
        {problem && <Message tone="alert">{label(problem)}</Message>}
        <Button onClick={() => void leaveOpen()}>{label('pinResetNone')}</Button>
      </div>
    </div>
  );
}
