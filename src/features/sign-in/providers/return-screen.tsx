import { useEffect, useState } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { useSlice } from '../../../binding/use-slice.ts';
import type { AuthProvider } from '../../../contracts/identity/auth-provider.ts';
import type { ProviderReturn } from '../../../contracts/identity/sign-in-attempt.ts';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import { carriedQuery } from '../../../rules/identity/sign-in-return.ts';
import { createSignInChoices } from '../../../store/identity/providers/sign-in-choices.ts';
import { Message } from '../../../ui/feedback/message.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { useSheet } from '../../../ui/use-sheet.ts';
import type { ScreenProps } from '../screen-props.ts';
import { ProviderFlow } from './provider-flow.tsx';
import { handOver } from '../../../parts/providers/provider-window.ts';
import sheet from './providers.css';
import { useProviderSignIn } from './use-provider-sign-in.ts';

/** Returns that were begun with in this page: each is exchanged once, however often it is drawn. */
const begun = new Set<string>();

/** What a provider's page brought back becomes a session, here or in the window that began. @source spec 3 §2 "Show a loader or an error message", §4 "Single sign-on" */
export function ReturnScreen(props: ScreenProps) {
  const label = useLabel();
  const { store, navigator } = useRuntime();
  const choices = useSlice(() => createSignInChoices(store.context), [store]);
  const options = useSignal(choices.options);
  useEffect(() => void choices.load(), [choices]);
  const { slice, step, provider, sameTab } = useProviderSignIn(props);
  const [isHandedOver, setHandedOver] = useState(false);
  const { name, back } = returnOf(props.screen);
  const from = options.status === 'ready' ? options.value.providers.find((one) => (name === '' ? one.kind === 'openid' : one.name === name)) : undefined;
  useEffect(() => {
    if (!from || !back || begun.has(keyOf(back))) return;
    begun.add(keyOf(back));
    void bring(from, back);
  }, [from]);
  useEffect(() => {
    if (step.step === 'linked') navigator.go({ name: 'account', hash: '#linked' });
  }, [step, navigator]);
  async function bring(to: AuthProvider, brought: ProviderReturn): Promise<void> {
    if (await slice.resume(to, brought)) return;
    if (!await handOver(brought)) return slice.deliver(to, brought);
    setHandedOver(true);
    globalThis.close();
  }
  const isLost = !back || options.status === 'failed' || (options.status === 'ready' && !from);
  const isOver = isLost || ['failed', 'cancelled', 'conflict', 'idle'].includes(step.step);
  const isWaiting = !isHandedOver && !isLost && step.step === 'idle';
  return (
    <div ref={useSheet(sheet)} className="fl-providers__step">
      {isHandedOver && <Message>{label('providerWindowDone')}</Message>}
      {isLost && <Message tone="alert">{label('sorrySomethingWentWrong')}</Message>}
      {isWaiting && <Spinner size="large" label={label('signInFinishing')} />}
      {step.step === 'showing' && <ShownCode code={step.code} />}
      {!isLost && <ProviderFlow slice={slice} step={step} provider={provider} sameTab={sameTab} props={props} />}
      {isOver && !isWaiting && !isHandedOver && <p className="fl-sign-in__sign-up"><NavLink to={{ name: 'login', query: { ...carriedQuery(props.screen.query), error: 'returned' } }}>{label('signInAgain')}</NavLink></p>}
    </div>
  );
}

function ShownCode({ code }: { code: string }) {
  const label = useLabel();
  return (
    <>
      <h2 className="fl-sign-in__title">{label('compareTitle')}</h2>
      <p className="fl-providers__code" dir="ltr" aria-label={[...code].join(' ')}>{code}</p>
      <p className="fl-sign-in__lead">{label('compareShowLead')}</p>
    </>
  );
}

const keyOf = ({ state, posted = '' }: ProviderReturn): string => `${state} ${posted}`;

function returnOf({ params, query }: ScreenProps['screen']): { name: string; back: ProviderReturn | undefined } {
  const carried = carriedQuery(query);
  const { state = '', ...rest } = Object.fromEntries(Object.entries(query).filter(([name]) => !Object.hasOwn(carried, name)));
  return { name: params['provider'] ?? '', back: Object.keys(rest).length > 0 ? { state, ...rest } : undefined };
}
