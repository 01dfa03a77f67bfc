import { useLayoutEffect, useState } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { PinResetForm } from '../../../features/account/profiles/pin-reset-form.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import type { PageProps } from '../../page.ts';
import { LoginSheet } from '../login/login-sheet.tsx';

/** Stands in the address for a code that was taken out of it. */
const taken = '-';

/** A new PIN by the link of a mail. Its code leaves the address before anything else. @source spec 3 §2 "confirm PIN-protection reset" */
export function PinResetPage({ runtime, navigator, location }: PageProps) {
  const label = useLabel();
  const [code] = useState(location.match?.name === 'confirm-reset' ? location.match.params.code : taken);
  useLayoutEffect(() => {
    history.replaceState(history.state, '', navigator.hrefOf({ name: 'confirm-reset', params: { code: taken } }));
  }, [navigator]);
  const isLost = code === taken || !runtime.session;
  return (
    <LoginSheet runtime={runtime} title={label('pinResetTitle')}>
      {isLost
        ? <Message tone="alert">{label('pinResetInvalid')}</Message>
        : <PinResetForm control={runtime.session!} code={code} onCancel={() => navigator.visit(navigator.hrefOf({ name: 'home' }))} />}
    </LoginSheet>
  );
}
