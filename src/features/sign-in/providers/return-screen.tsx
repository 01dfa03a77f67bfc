import { useEffect, useState } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { useSlice } from '../../../binding/use-slice.ts';
import type { AuthProvider } from '../../../contracts/identity/auth-provider.ts';
import type { ProviderReturn } from '../../../contracts/identity/sign-in-attempt.ts';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import { waysOf } from '../../../rules/identity/providers/provider-ways.ts';
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
  const { name, back, isReady } = returnOf(props.screen);
  const from = options.status === 'ready' ? options.value.providers.find((one) => (name === '' ? one.kind === 'openid' : one.name === name)) : undefined;
  // A partner's page that is not ready, or brings no response: its workflow is run.
  const isUnready = from !== undefined && waysOf(from.kind).flow === 'workflow' && !isReady;
  useEffect(() => {
    if (!from || isUnready || !back || begun.has(keyOf(back))) return;
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
  const isLost = (!back && !isUnready) || options.status === 'failed' || (options.status === 'ready' && !from);
  const isOver = isLost || ['failed', 'cancelled', 'conflict', 'idle'].includes(step.step);
  const isWaiting = !isUnready && !isHandedOver && !isLost && step.step === 'idle';
  return (
    <div ref={useSheet(sheet)} className="fl-providers__step">
      {isHandedOver && <Message>{label('providerWindowDone')}</Message>}
      {isLost && <Message tone="alert">{label('sorrySomethingWentWrong')}</Message>}
      {isWaiting && <Spinner size="large" label={label('signInFinishing')} />}
      {step.step === 'showing' && <ShownCode code={step.code} />}
      {!isLost && <ProviderFlow slice={slice} step={step} provider={provider} sameTab={sameTab} props={props} />}
      {isUnready && <RunWorkflow from={from} query={carriedQuery(props.screen.query)} />}
      {isOver && !isUnready && !isWaiting && !isHandedOver && <p className="fl-sign-in__sign-up"><NavLink to={{ name: 'login', query: { ...carriedQuery(props.screen.query), error: 'returned' } }}>{label('signInAgain')}</NavLink></p>}
    </div>
  );
}

/** @source spec 3 §4 "Otherwise … run the workflow"; chosen: by a press, so that the way back does not begin it again */
function RunWorkflow({ from, query }: { from: AuthProvider; query: Record<string, string> }) {
  const label = useLabel();
  const named = { provider: from.title };
  return (
    <>
      <Message>{label('providerSecondTry', named)}</Message>
      <NavLink to={{ name: 'login-provider', params: { authProvider: from.name }, query }} variant="primary">{label('continueWith', named)}</NavLink>
    </>
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

function returnOf({ params, query }: ScreenProps['screen']): { name: string; back: ProviderReturn | undefined; isReady: boolean } {
  const carried = carriedQuery(query);
  const { state = '', PAGE_READY, ...rest } = Object.fromEntries(Object.entries(query).filter(([name]) => !Object.hasOwn(carried, name)));
  return { name: params['provider'] ?? '', back: Object.keys(rest).length > 0 ? { state, ...rest } : undefined, isReady: PAGE_READY === 'true' };
}
