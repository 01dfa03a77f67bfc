import { useLayoutEffect, useRef } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import { hasOwnPage } from '../../../rules/identity/providers/provider-choices.ts';
import { carriedQuery } from '../../../rules/identity/sign-in-return.ts';
import type { ProviderSignIn } from '../../../store/identity/providers/provider-sign-in.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useChoices } from '../picker/use-choices.ts';
import type { ScreenProps } from '../screen-props.ts';

interface UsedBeforeProps {
  slice: ProviderSignIn;
  /** Names of the providers by which the account signs in. */
  names: readonly string[];
  props: ScreenProps;
}

/**
 * The e-mail has an account that signs in another way: it is named, and leads on.
 *
 * @source spec 3 §8 "account-exists-with-different-credential shows that the provider was already used"; chosen: a button for each way
 */
export function UsedBefore({ slice, names, props: { screen } }: UsedBeforeProps) {
  const label = useLabel();
  const { navigator } = useRuntime();
  const { locale } = useLocale();
  const { options } = useChoices();
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => title.current?.focus(), []);
  const used = options.status === 'ready' ? options.value.providers.filter(({ name }) => names.includes(name)) : [];
  const ways = used.map((provider) => ({ provider, called: provider.kind === 'id' ? label('emailAndPassword') : provider.title }));
  const called = new Intl.ListFormat(locale, { type: 'disjunction' }).format(ways.map((way) => way.called));
  const toForm = () => {
    slice.cancel();
    navigator.go({ name: 'login', query: carriedQuery(screen.query) });
  };
  const goOn = (one: (typeof used)[number]) => (hasOwnPage(one) ? void slice.start(one, 'SIGNIN') : toForm());
  return (
    <div className="fl-providers__step">
      <h2 ref={title} tabIndex={-1} className="fl-sign-in__title">{label('providerUsedTitle')}</h2>
      <p className="fl-sign-in__lead" role="alert">{ways.length > 0 ? label('providerUsedLead', { provider: called }) : label('providerAlreadyUsed')}</p>
      {ways.map((way, index) => (
        <Button key={way.provider.name} variant={index === 0 ? 'primary' : 'ghost'} size="large" wide onClick={() => goOn(way.provider)}>{label('continueWith', { provider: way.called })}</Button>
      ))}
      {ways.every(({ provider }) => provider.kind !== 'id') && <Button variant="ghost" size="large" wide onClick={toForm}>{label('signInOtherWay')}</Button>}
    </div>
  );
}
