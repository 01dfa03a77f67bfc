import { useEffect } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { useSlice } from '../../../binding/use-slice.ts';
import { createLastProvider } from '../../../store/identity/providers/last-provider.ts';
import { createSignInChoices } from '../../../store/identity/providers/sign-in-choices.ts';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import { hasOwnPage, providerChoices } from '../../../rules/identity/providers/provider-choices.ts';
import { waysOf } from '../../../rules/identity/providers/provider-ways.ts';
import { carriedQuery } from '../../../rules/identity/sign-in-return.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useSheet } from '../../../ui/use-sheet.ts';
import { hasOwnWays, OwnWays } from '../own-ways/own-ways.tsx';
import type { AuthProvider } from '../../../contracts/identity/auth-provider.ts';
import type { Toolkit } from '../../../contracts/identity/outside/toolkit.ts';
import type { ScreenProps } from '../screen-props.ts';
import { useStepTop } from '../screens/use-step-top.ts';
import { ProviderButton } from './provider-button.tsx';
import { ProviderFlow } from './provider-flow.tsx';
import sheet from './providers.css';
import { useProviderSignIn } from './use-provider-sign-in.ts';

export type OtherWaysProps = ScreenProps & {
  /** Told whether a step of a provider stands in the form's place. */
  onTake(isTaken: boolean): void;
  /** Told where the built-in provider checks passwords, if not at the platform. */
  onToolkit?(toolkit: Toolkit): void;
};

/** A sign-in that is to end in a new account says so to its provider. @source spec 3 §2 "type (login or signup)" */
const purposeOf = ({ name, query }: ScreenProps['screen']): 'SIGNIN' | 'SIGNUP' => (name === 'signup' || query['type'] === 'signup' ? 'SIGNUP' : 'SIGNIN');

/** The providers of the tenant below the form, and the steps that follow a press. @source spec 3 §1 "Several sign-in methods exist", §9 */
export function OtherWays(props: OtherWaysProps) {
  const { screen, onTake } = props;
  const label = useLabel();
  const { store, navigator } = useRuntime();
  const choices = useSlice(() => createSignInChoices(store.context), [store]);
  const options = useSignal(choices.options);
  useEffect(() => void choices.load(), [choices]);
  const { onToolkit } = props;
  useEffect(() => {
    const { baseUri, firebase } = (options.status === 'ready' && options.value.providers.find(({ kind }) => kind === 'id')) || {};
    if (baseUri && firebase) onToolkit?.({ baseUri, firebase });
  }, [options]);
  const { slice, step, provider, sameTab } = useProviderSignIn(props);
  const last = createLastProvider(store.context.settings.realm).read();
  const purpose = purposeOf(screen);
  const offered = options.status === 'ready' ? providerChoices(options.value, purpose) : undefined;
  const stands = ['finishing', 'comparing', 'linking', 'conflict', 'signed-in'].includes(step.step);
  useStepTop(props.isOwnPage, stands ? step.step : undefined);
  useEffect(() => onTake(stands || offered?.form === false), [stands, offered?.form]);
  const press = (one: AuthProvider) => (hasOwnPage(one)
    ? void slice.start(one, purpose)
    : void navigator.go(purpose === 'SIGNUP' && waysOf(one.kind).flow === 'password'
      ? { name: 'signup', query: { ...carriedQuery(screen.query), providerName: one.name } }
      : { name: 'login-provider', params: { authProvider: one.name }, query: carriedQuery(screen.query) }));
  const mayLead = offered?.only !== undefined && (sameTab || !hasOwnPage(offered.only)) && !slice.isRemembered(offered.only.name) && !screen.query['code'] && !screen.query['error'];
  useEffect(() => {
    if (mayLead && offered?.only) press(offered.only);
  }, [mayLead]);
  const adopt = useSheet(sheet);
  if (options.status === 'failed') {
    return <p ref={adopt} className="fl-sign-in__lead">{label('moreWaysFailed')} <Button size="small" variant="ghost" onClick={() => void choices.load()}>{label('retry')}</Button></p>;
  }
  if (!offered || options.status !== 'ready' || (offered.buttons.length === 0 && !hasOwnWays(options.value))) return null;
  return (
    <div ref={adopt} className="fl-providers">
      {!stands && offered.form && <p className="fl-providers__or"><span>{label('signInOr')}</span></p>}
      <ProviderFlow slice={slice} step={step} provider={provider} sameTab={sameTab} props={props} />
      {!stands && (
        <ul className="fl-providers__list" role="list">
          {purpose === 'SIGNIN' && <OwnWays {...props} options={options.value} last={last} />}
          {offered.buttons.map((one) => (
            <li key={one.name}>
              <ProviderButton provider={one} purpose={purpose} isLast={purpose === 'SIGNIN' && one.name === last} isBusy={step.step === 'opening' && provider?.name === one.name} onPress={() => press(one)} />
            </li>
          ))}
        </ul>
      )}
      {!stands && offered.more && <p className="fl-providers__more"><NavLink to={{ name: 'providers', query: carriedQuery(screen.query) }}>{label('moreWaysToSignIn')}</NavLink></p>}
    </div>
  );
}
