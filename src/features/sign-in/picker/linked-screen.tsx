import { useEffect, useState } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { useSlice } from '../../../binding/use-slice.ts';
import { waysOf } from '../../../rules/identity/providers/provider-ways.ts';
import { createLinkedAccounts } from '../../../store/identity/providers/linked-accounts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { SignInSkeleton } from '../screens/sign-in-skeleton.tsx';
import { TitledStep } from './titled-step.tsx';
import { useChoices } from './use-choices.ts';

/** The providers of a member's account; where it is allowed, one is taken off. @source spec 3 §2 "An unlink control shows if unlinking is allowed" */
export function LinkedScreen({ control, focusTitle, signOutHere }: ScreenProps) {
  const label = useLabel();
  const { navigator } = useRuntime();
  const { options } = useChoices();
  const slice = useSlice(() => createLinkedAccounts(control), [control]);
  const state = useSignal(slice.state);
  const [asked, setAsked] = useState<string>();
  useEffect(() => void slice.load(), [slice]);
  useEffect(() => {
    if (state.status !== 'unlinked') return;
    if (signOutHere) void signOutHere();
    else navigator.go({ name: 'logout', query: { from: '/login' } });
  }, [state]);
  const all = options.status === 'ready' ? options.value.providers : [];
  const lead = state.status === 'ready' && state.providers.length === 0 ? label('linkedNone') : label('linkedLead');
  if (state.status === 'loading' || state.status === 'unlinked') return <SignInSkeleton label={label('loading')} />;
  return (
    <TitledStep title={label('linkedTitle')} lead={lead} focusTitle={focusTitle}>
      {state.status === 'failed' && <Message tone="alert">{label('sorrySomethingWentWrong')} <Button size="small" variant="ghost" onClick={() => void slice.load()}>{label('retry')}</Button></Message>}
      {state.status === 'ready' && state.problem && <Message tone="alert">{label(state.problem)}</Message>}
      {state.status === 'ready' && (
        <ul className="fl-providers__list" role="list">
          {state.providers.map((name) => {
            const provider = all.find((one) => one.name === name);
            const title = provider?.title ?? name;
            const isAsked = asked === name;
            return (
              <li key={name} className="fl-providers__step">
                <strong dir="auto">{title}</strong>
                {isAsked && <Message>{label('unlinkLead')}</Message>}
                {waysOf(provider?.kind ?? 'UNKNOWN').unlink && (
                  <Button variant={isAsked ? 'primary' : 'ghost'} wide loading={state.busy === name} loadingLabel={label('loading')} onClick={() => (isAsked ? void slice.unlink(name) : setAsked(name))}>
                    {label(isAsked ? 'unlinkNow' : 'unlinkProvider', { provider: title })}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </TitledStep>
  );
}
