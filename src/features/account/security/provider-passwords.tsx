import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { useSlice } from '../../../binding/use-slice.ts';
import type { AuthProvider } from '../../../contracts/identity/auth-provider.ts';
import { FailurePanel } from '../../../parts/feedback/failure-panel.tsx';
import { waysOf } from '../../../rules/identity/providers/provider-ways.ts';
import { createLinked, type Linked, type LinkedWays } from '../../../store/identity/account/linked.ts';
import { PasswordForm } from './password-form.tsx';

/** The passwords that a member has at other houses and types here, or that such a house changes none. @source spec 3 §6 "sptv … no … account security page. pbr … has security and reset pages" */
export function ProviderPasswords() {
  const { context } = useRuntime().store;
  const part = useSlice(() => createLinked(context), [context]);
  const value = useSignal(part.value);
  if (value.status === 'failed') return <FailurePanel failure={value.failure} labelKey="accountSectionFailed" onRetry={() => void part.load()} />;
  if (value.status !== 'ready') return null;
  const { linked, providers } = value.value;
  const typedHere = providers.filter(({ kind, name }) => waysOf(kind).flow === 'password' && linked.some(({ provider }) => provider === name));
  return <>{typedHere.map((provider) => <ProviderPassword key={provider.name} part={part} ways={value.value} provider={provider} />)}</>;
}

function ProviderPassword({ part, ways: { linked, passwordMinLength }, provider }: { part: Linked; ways: LinkedWays; provider: AuthProvider }) {
  const label = useLabel();
  const isBusy = useSignal(part.isBusy);
  const named = { provider: provider.title };
  const { email = '' } = linked.find((one) => one.provider === provider.name) ?? {};
  if (!waysOf(provider.kind).security) return <p className="fl-account__note">{label('providerNoSecurity', named)}</p>;
  return (
    <section className="fl-account__card" aria-label={label('accountPasswordAt', named)}>
      <strong>{label('accountPasswordAt', named)}</strong>
      <p className="fl-account__note">{label('accountPasswordAtLead', named)}</p>
      <PasswordForm userName={email} own={[email]} passwordMinLength={passwordMinLength} isBusy={isBusy} onChange={(wish) => part.setPassword(provider.name, wish)} />
    </section>
  );
}
