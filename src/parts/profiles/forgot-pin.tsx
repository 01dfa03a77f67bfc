import { useState } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import type { LabelKey } from '../../rules/realm/fallback-texts.ts';
import type { ProfileOutcome } from '../../store/identity/profiles.ts';
import { Button } from '../../ui/button/button.tsx';
import { Message } from '../../ui/feedback/message.tsx';

/** Asks for a new PIN by mail: it goes to the account's owner, whoever presses. */
export function ForgotPin({ onAsk, isBusy }: { onAsk(): Promise<ProfileOutcome>; isBusy: boolean }) {
  const label = useLabel();
  const [asked, setAsked] = useState<{ problem?: LabelKey | undefined }>();
  const ask = async () => {
    if (isBusy) return;
    setAsked({ problem: (await onAsk())?.labelKey });
  };
  if (asked && !asked.problem) return <div className="fl-profiles__more"><Message>{label('pinForgotSent')}</Message></div>;
  return (
    <div className="fl-profiles__more">
      {asked?.problem && <Message tone="alert">{label(asked.problem)}</Message>}
      <Button variant="ghost" onClick={() => void ask()}>{label('pinForgot')}</Button>
    </div>
  );
}
