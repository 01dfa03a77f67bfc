import { useEffect, useState } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { useSlice } from '../../../binding/use-slice.ts';
import type { AuthProvider } from '../../../contracts/identity/auth-provider.ts';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import { carriedQuery } from '../../../rules/identity/sign-in-return.ts';
import { clientDetailsStore } from '../../../store/identity/operators/client-details.ts';
import { operatorCallsOf } from '../../../store/identity/operators/operator-calls.ts';
import { operatorMemory } from '../../../store/identity/operators/operator-memory.ts';
import { createOperatorSignIn } from '../../../store/identity/operators/operator-sign-in.ts';
import { createLastProvider } from '../../../store/identity/providers/last-provider.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { handOver, providerPage } from '../../../parts/providers/provider-window.ts';
import type { ScreenProps } from '../screen-props.ts';
import { SignInSkeleton } from '../screens/sign-in-skeleton.tsx';
import { ChoiceList } from './choice-list.tsx';
import { TitledStep } from './titled-step.tsx';

/** What came back was taken in this page already: a second drawing takes nothing. */
const taken = new Set<string>();

export type OperatorPickerProps = ScreenProps & {
  offered: AuthProvider;
  /** What the operator's page brought back. */
  proof?: string | undefined;
};

/** Chooses an operator, and signs in on its page. @source spec 3 §2 "Provider picker page", §4 "Adobe flow" */
export function OperatorPicker(props: OperatorPickerProps) {
  const { offered, proof, control, isOwnPage, complete, emit, screen, focusTitle } = props;
  const label = useLabel();
  const { store } = useRuntime();
  const { realm, origin } = store.context.settings;
  const [isHandedOver, setHandedOver] = useState(false);
  const slice = useSlice(() => createOperatorSignIn({
    provider: offered, memory: operatorMemory(realm), page: providerPage({ isOwnPage, isDialog: () => false }),
    calls: operatorCallsOf(control, offered, realm, clientDetailsStore(realm)), returnUri: `${origin}/providers/success?provider=${offered.name}`, query: carriedQuery(screen.query),
  }), [control, offered.name, realm]);
  const step = useSignal(slice.step);
  const operators = useSignal(slice.operators);
  useEffect(() => {
    if (proof === undefined) return void slice.load();
    if (taken.has(proof)) return;
    taken.add(proof);
    void slice.resume(proof).then(async (isOurs) => {
      if (isOurs) return;
      if (!await handOver({ state: '', code: proof })) return slice.load();
      setHandedOver(true);
      globalThis.close();
    });
  }, [slice, proof]);
  const problem = step.step === 'failed' || step.step === 'choosing' ? step.problem : undefined;
  useEffect(() => {
    if (problem && problem !== 'providerCancelled') emit('sign-in-failed', { code: problem });
    if (step.step !== 'signed-in') return;
    createLastProvider(realm).keep(offered.name);
    complete(step.answer);
  }, [step]);
  if (isHandedOver) return <Message>{label('providerWindowDone')}</Message>;
  if (step.step === 'loading' && proof === undefined) return <SignInSkeleton label={label('loading')} />;
  if (step.step === 'finishing' || step.step === 'signed-in' || step.step === 'loading') return <Spinner size="large" label={label('signInFinishing')} />;
  const isAgain = step.step === 'choosing' && step.again;
  return (
    <TitledStep title={label('selectYourOperator')} lead={label('selectOperatorLead')} focusTitle={focusTitle}>
      {problem && <Message tone={problem === 'providerCancelled' ? 'info' : 'alert'}>{label(problem)}</Message>}
      {isAgain && <Message tone="alert">{label('operatorSecondTry')}</Message>}
      {step.step === 'waiting' && <><Message>{label('operatorWaiting')}</Message><Button variant="ghost" onClick={slice.cancel}>{label('providerStop')}</Button></>}
      {step.step === 'blocked' && <Message tone="alert">{label('providerWindowBlocked', { provider: offered.title })}</Message>}
      {step.step === 'unavailable' && <Message tone="alert">{label('operatorsFailed')} <Button size="small" variant="ghost" onClick={() => void slice.load()}>{label('retry')}</Button></Message>}
      {step.step === 'failed'
        ? <p className="fl-sign-in__sign-up"><NavLink to={{ name: 'home' }} variant="primary">{label('goHome')}</NavLink></p>
        : <ChoiceList choices={operators.map(({ id, displayName, featured }) => ({ key: id, title: displayName, featured, isBusy: step.step === 'opening' && step.operator === id }))} onChoose={(id) => void slice.choose(id)} />}
      <p className="fl-sign-in__sign-up"><NavLink to={{ name: 'providers', query: carriedQuery(screen.query) }}>{label('chooseAnotherProvider')}</NavLink></p>
    </TitledStep>
  );
}
