import { useEffect, useLayoutEffect, useState } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { useSlice } from '../../../binding/use-slice.ts';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import { appAddress, appOf, handOverOf, type AppHandOver } from '../../../rules/identity/providers/app-hand-over.ts';
import type { LabelKey } from '../../../rules/realm/fallback-texts.ts';
import { createSignInChoices } from '../../../store/identity/providers/sign-in-choices.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Link } from '../../../ui/button/link.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import type { PageProps } from '../../page.ts';
import { LoginSheet } from './login-sheet.tsx';

/**
 * Gives what a provider brought back to the app that asked, by a press. The code leaves the address before anything else.
 *
 * chosen: a press, because browsers ask before a page opens an app by itself, and so no way back opens it again and again
 *
 * @source spec 3 §4 "In a mobile app the code is handed to the app by a custom-scheme link"
 */
export function HandOverPage({ runtime, navigator, location }: PageProps) {
  const label = useLabel();
  const [brought] = useState(() => handOverOf(location));
  const choices = useSlice(() => createSignInChoices(runtime.store.context), [runtime]);
  const options = useSignal(choices.options);
  useEffect(() => void choices.load(), [choices]);
  useLayoutEffect(() => {
    navigator.rewrite({});
    if (location.hash) navigator.leaveFragment();
  }, [navigator]);
  const app = options.status === 'ready' && brought ? appOf(options.value.apps, brought) : undefined;
  const address = app && brought && appAddress(app, brought);
  const isAsked = options.status === 'idle' || options.status === 'loading';
  return (
    <LoginSheet runtime={runtime} title={label('signIn')} lead={app && address ? label('appOpenLead', { app: app.title }) : undefined}>
      {isAsked && <Spinner size="large" label={label('loading')} />}
      {options.status === 'failed' && <Message tone="alert">{label('moreWaysFailed')} <Button size="small" variant="ghost" onClick={() => void choices.load()}>{label('retry')}</Button></Message>}
      {app && address && <Link href={address} variant="primary" size="large">{label('appOpen', { app: app.title })}</Link>}
      {options.status === 'ready' && !address && <Message tone={brought?.isOver && app ? 'info' : 'alert'}>{label(problemOf(app !== undefined, brought))}</Message>}
      {options.status === 'ready' && !app && <NavLink to={{ name: 'home' }}>{label('goHome')}</NavLink>}
    </LoginSheet>
  );
}

function problemOf(isKnown: boolean, brought: AppHandOver | undefined): LabelKey {
  if (!isKnown) return 'appUnknown';
  return brought?.isOver ? 'appTurnedBack' : 'appNothingBrought';
}
