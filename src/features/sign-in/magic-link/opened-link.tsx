import { useEffect, useMemo, useState } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import { destinationOfPath } from '../../../routing/destination-of-path.ts';
import { afterSignIn } from '../../../rules/identity/sign-in-return.ts';
import type { LabelKey } from '../../../rules/realm/fallback-texts.ts';
import { createLastProvider } from '../../../store/identity/providers/last-provider.ts';
import type { AskedLink, MagicMemory } from '../../../store/identity/magic-link/magic-memory.ts';
import { createMagicLook, createMagicSignIn } from '../../../store/identity/magic-link/magic-steps.ts';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { MailForm } from '../mail/mail-form.tsx';
import { Outcome } from '../mail/outcome.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { ShownCode } from './shown-code.tsx';

interface OpenedLinkProps extends ScreenProps {
  token: string;
  memory: MagicMemory;
}

/**
 * A link that was opened. Opening does nothing: a press signs in where the link was asked for, and shows a code anywhere else.
 *
 * @source spec 3 §4 "later a token in the query logs in"; design/identity.md 8
 */
export function OpenedLink(props: OpenedLinkProps) {
  const { control, token, memory, focusTitle } = props;
  const label = useLabel();
  const { store } = useRuntime();
  const [asked] = useState(() => memory.read(store.context.now()));
  const slice = useMemo(() => createMagicLook(control), [control]);
  const state = useSignal(slice.state);
  useEffect(() => void slice.submit({ token, ...(asked && { attempt: asked.attempt }) }), [slice, token]);
  if (state.status === 'error') return <Failed labelKey={state.labelKey} focusTitle={focusTitle} />;
  if (state.status !== 'done') return <Spinner size="large" label={label('magicLinkOpening')} />;
  const { email, isSameBrowser } = state.answer;
  return isSameBrowser && asked ? <SignInHere {...props} asked={asked} email={email} /> : <ShownCode control={control} token={token} email={email} focusTitle={focusTitle} />;
}

function SignInHere({ control, token, memory, asked, email, complete, focusTitle }: OpenedLinkProps & { asked: AskedLink; email: string }) {
  const { navigator, store } = useRuntime();
  const slice = useMemo(() => createMagicSignIn(control), [control]);
  const state = useSignal(slice.state);
  useEffect(() => {
    if (state.status !== 'done') return;
    memory.forget();
    createLastProvider(store.context.settings.realm).keep('magic-link');
    complete(state.answer);
    const { countryCode } = store.context.settings;
    navigator.go(destinationOfPath(afterSignIn(asked.query, countryCode), countryCode) ?? { name: 'home' });
  }, [state]);
  if (state.status === 'error' && state.labelKey === 'failedToMagicLogin') return <Failed labelKey={state.labelKey} focusTitle={focusTitle} />;
  return (
    <MailForm
      titleKey="magicLinkTitle" leadKey="magicLinkHereLead" leadValues={{ email }} submitKey="magicLinkHere"
      state={state} focusTitle={focusTitle} onSubmit={() => void slice.submit({ attempt: asked.attempt, token })}
    />
  );
}

function Failed({ labelKey, focusTitle }: { labelKey: LabelKey; focusTitle: { current: boolean } }) {
  const label = useLabel();
  return (
    <Outcome titleKey="magicLinkTitle" messageKey={labelKey} tone="alert" focusTitle={focusTitle}>
      <p className="fl-sign-in__sign-up"><NavLink to={{ name: 'magic-link' }} variant="primary">{label('askForNewLink')}</NavLink></p>
    </Outcome>
  );
}
