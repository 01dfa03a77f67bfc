import { useEffect, useMemo, useState } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { createImpersonationEntry } from '../../../store/identity/impersonation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import type { PageProps } from '../../page.ts';
import { LoginSheet } from '../login/login-sheet.tsx';

/** Stands in the address for a token that was taken out of it. */
const taken = '-';

/**
 * Lets one of the tenant's own people act as a member.
 *
 * The token leaves the address before anything else, and a press begins the session: opening a link alone never signs anybody in.
 *
 * @source spec 3 §2 "impersonate | /impersonate/{token}"
 */
export function ImpersonatePage({ runtime, navigator, location }: PageProps) {
  const label = useLabel();
  const [token] = useState(location.match?.name === 'impersonate' ? location.match.params.token : taken);
  const entry = useMemo(() => createImpersonationEntry(runtime.session!), [runtime]);
  const state = useSignal(entry.state);
  useEffect(() => {
    history.replaceState(history.state, '', navigator.hrefOf({ name: 'impersonate', params: { token: taken } }));
  }, [navigator]);
  useEffect(() => {
    if (state.status === 'done') navigator.visit(navigator.hrefOf({ name: 'home' }), { replace: true });
  }, [state, navigator]);
  const isLost = token === taken;
  return (
    <LoginSheet runtime={runtime} title={label('impersonationTitle')} lead={label('impersonationLead')}>
      {(isLost || state.status === 'failed') && <Message tone="alert">{label(state.status === 'failed' ? state.labelKey : 'impersonationFailed')}</Message>}
      {!isLost && (
        <Button variant="primary" size="large" wide loading={state.status === 'loading' || state.status === 'done'} loadingLabel={label('loading')} onClick={() => void entry.ask(token)}>
          {label('impersonationStart')}
        </Button>
      )}
    </LoginSheet>
  );
}
