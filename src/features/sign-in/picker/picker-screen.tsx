import { useEffect } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import { handOver } from '../../../parts/providers/provider-window.ts';
import type { AuthProvider } from '../../../contracts/identity/auth-provider.ts';
import { hasOwnPage, pickable, providerOfAddress } from '../../../rules/identity/providers/provider-choices.ts';
import { pickerView } from '../../../rules/identity/providers/picker-view.ts';
import { waysOf } from '../../../rules/identity/providers/provider-ways.ts';
import { carriedQuery } from '../../../rules/identity/sign-in-return.ts';
import { createLastProvider } from '../../../store/identity/providers/last-provider.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { ProviderFlow } from '../providers/provider-flow.tsx';
import { useProviderSignIn } from '../providers/use-provider-sign-in.ts';
import type { ScreenProps } from '../screen-props.ts';
import { SignInSkeleton } from '../screens/sign-in-skeleton.tsx';
import { ChoiceList } from './choice-list.tsx';
import { LinkedScreen } from './linked-screen.tsx';
import { OperatorPicker } from './operator-picker.tsx';
import { TitledStep } from './titled-step.tsx';
import { useChoices } from './use-choices.ts';

/** Every provider of the tenant, or how a choice of one ended. @source spec 3 §2 "Provider picker page (providers)" */
export function PickerScreen(props: ScreenProps) {
  const label = useLabel();
  const viewer = useSignal(useRuntime().store.context.viewer);
  const view = pickerView(props.screen);
  if (view === 'device-done') {
    return <TitledStep title={label('providerDeviceDoneTitle')} focusTitle={props.focusTitle}><Message>{label('providerDeviceDone')}</Message></TitledStep>;
  }
  if (view === 'failed') return <Ended {...props} />;
  if (view === 'linked' && viewer?.who === 'member') return <LinkedScreen {...props} />;
  return <Picker {...props} isFinish={view === 'finish'} />;
}

/** What an operator's page ended is told to the window that began, which goes on with it; here it is said meanwhile. */
function Ended({ screen: { query }, focusTitle }: ScreenProps) {
  const label = useLabel();
  const { error } = query;
  useEffect(() => {
    if (error) void handOver({ state: '', error }).then((isTaken) => { if (isTaken) globalThis.close(); });
  }, [error]);
  return (
    <TitledStep title={label('selectYourProvider')} focusTitle={focusTitle}>
      {error === 'access_denied' ? <Message>{label('providerCancelled')}</Message> : <Message tone="alert">{label('sorrySomethingWentWrong')}</Message>}
      <p className="fl-sign-in__sign-up"><NavLink to={{ name: 'providers', query: carriedQuery(query) }}>{label('chooseAnotherProvider')}</NavLink></p>
      <p className="fl-sign-in__sign-up"><NavLink to={{ name: 'home' }} variant="primary">{label('goHome')}</NavLink></p>
    </TitledStep>
  );
}

/** The way to a member's linked accounts, where the tenant has a provider that can be taken off one. It comes with the screen that it leads to. */
export function LinkedWay() {
  const label = useLabel();
  const { options } = useChoices();
  const mayUnlink = options.status === 'ready' && options.value.providers.some(({ kind }) => waysOf(kind).unlink);
  return mayUnlink ? <p className="fl-sign-in__sign-up"><NavLink to={{ name: 'providers', params: { result: 'linked' } }}>{label('linkedTitle')}</NavLink></p> : null;
}

const standing = new Set(['finishing', 'comparing', 'linking', 'conflict', 'signed-in']);

function Picker({ isFinish, ...props }: ScreenProps & { isFinish: boolean }) {
  const { screen, focusTitle } = props;
  const label = useLabel();
  const { store, navigator } = useRuntime();
  const { options, retry } = useChoices();
  const { slice, step, provider, sameTab } = useProviderSignIn(props);
  const last = createLastProvider(store.context.settings.realm).read();
  if (options.status === 'failed') return <Message tone="alert">{label('moreWaysFailed')} <Button size="small" variant="ghost" onClick={retry}>{label('retry')}</Button></Message>;
  if (options.status !== 'ready') return <SignInSkeleton label={label('loading')} />;
  const offered = pickable(options.value);
  const named = screen.query['provider'] ? providerOfAddress(options.value, screen.query['provider']) : undefined;
  if (named && waysOf(named.kind).flow === 'regcode') return <OperatorPicker {...props} offered={named} proof={isFinish ? screen.query['token'] : undefined} />;
  const tried = named && slice.isRemembered(named.name) ? named : offered.find(({ name }) => slice.isRemembered(name));
  const choose = (one: AuthProvider) => {
    if (hasOwnPage(one)) void slice.start(one, 'SIGNIN');
    else navigator.go({ name: 'login-provider', params: { authProvider: one.name }, query: carriedQuery(screen.query) });
  };
  const flow = <ProviderFlow slice={slice} step={step} provider={provider} sameTab={sameTab} props={props} />;
  if (standing.has(step.step)) return flow;
  return (
    <TitledStep title={label('selectYourProvider')} lead={label('selectProviderLead')} focusTitle={focusTitle}>
      {tried && step.step === 'idle' && <Message>{label('providerSecondTry', { provider: tried.title })}</Message>}
      {flow}
      <ChoiceList
        choices={offered.map((one) => ({ key: one.name, title: one.title, featured: one.featured, isLast: one.name === last, isBusy: step.step === 'opening' && provider?.name === one.name }))}
        onChoose={(key) => offered.filter(({ name }) => name === key).forEach(choose)}
      />
    </TitledStep>
  );
}
