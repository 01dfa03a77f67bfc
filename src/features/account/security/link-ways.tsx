import { useEffect, useLayoutEffect, useRef } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { useSlice } from '../../../binding/use-slice.ts';
import type { AuthProvider } from '../../../contracts/identity/auth-provider.ts';
import { ProofForm } from '../../../parts/proof/proof-form.tsx';
import { CompareForm } from '../../../parts/providers/compare-form.tsx';
import { providerPage } from '../../../parts/providers/provider-window.ts';
import { createAttemptMemory } from '../../../store/identity/providers/attempt-memory.ts';
import { providerCallsOf } from '../../../store/identity/providers/provider-calls.ts';
import { createProviderSignIn, type ProviderSignIn } from '../../../store/identity/providers/provider-sign-in.ts';
import type { ProviderStep } from '../../../store/identity/providers/provider-step.ts';
import type { SessionControl } from '../../../store/identity/sign-in.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Message } from '../../../ui/feedback/message.tsx';

interface LinkWaysProps {
  control: SessionControl;
  /** Those that may be linked and are not. */
  providers: readonly AuthProvider[];
  onLinked(provider: AuthProvider): void;
}

/**
 * Links a provider to the account: its page proves the person there, the member's token the account here.
 *
 * @source design/identity.md 6 "Account linking needs proof of both sides"
 */
export function LinkWays({ control, providers, onLinked }: LinkWaysProps) {
  const label = useLabel();
  const { realm } = useRuntime().store.context.settings;
  // A window keeps the account's page where it is.
  const slice = useSlice(() => createProviderSignIn({ calls: providerCallsOf(control), memory: createAttemptMemory(realm), query: {}, page: providerPage({ isOwnPage: true, isDialog: () => true }) }), [control, realm]);
  const list = useRef<HTMLUListElement>(null);
  const step = useSignal(slice.step);
  const provider = useSignal(slice.provider);
  useEffect(() => {
    if (step.step !== 'linked' || !provider) return;
    slice.cancel();
    onLinked(provider);
  }, [step]);
  const wasProven = useRef(false);
  useLayoutEffect(() => {
    if (wasProven.current) list.current?.querySelector('button')?.focus();
    wasProven.current = false;
  }, [step]);
  const prove = () => {
    wasProven.current = true;
    slice.cancel();
  };
  if (step.step === 'comparing') return <CompareForm isWrong={step.wrong === true} onCode={slice.compare} onCancel={slice.cancel} />;
  return (
    <>
      {provider && <LinkStep step={step} provider={provider} slice={slice} control={control} onProven={prove} />}
      {providers.length > 0 && (
        <ul ref={list} role="list" className="fl-account__ways">
          {providers.map((one) => (
            <li key={one.name}>
              <Button wide loading={provider?.name === one.name && ['opening', 'finishing'].includes(step.step)} loadingLabel={label('loading')} onClick={() => void slice.start(one, 'LINK')}>
                {label('accountLinkAdd', { provider: one.title })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What stands between the press and the link. */
function LinkStep({ step, provider, slice, control, onProven }: { step: ProviderStep; provider: AuthProvider; slice: ProviderSignIn; control: SessionControl; onProven(): void }) {
  const label = useLabel();
  const named = { provider: provider.title };
  if (step.step === 'conflict') return <Message tone="alert" title={label('cannotLinkAccount')}>{label('accountLinkTaken', named)}</Message>;
  if (step.step === 'failed' && step.problem.labelKey === 'wayInNeedsProof') return <ProofForm control={control} hint="wayInNeedsProof" onProven={onProven} />;
  if (step.step === 'failed') return <Message tone="alert">{label(step.problem.labelKey)}</Message>;
  if (step.step === 'cancelled') return <Message>{label('providerCancelled')}</Message>;
  if (step.step !== 'waiting' && step.step !== 'blocked') return null;
  const isBlocked = step.step === 'blocked';
  return (
    <div className="fl-account__card">
      <Message tone={isBlocked ? 'alert' : 'info'}>{label(isBlocked ? 'providerWindowBlocked' : 'providerWaiting', named)}</Message>
      <div className="fl-account__buttons">
        {isBlocked && <Button variant="primary" onClick={slice.goOnHere}>{label('continueInThisTab')}</Button>}
        <Button variant="ghost" onClick={slice.cancel}>{label('providerStop')}</Button>
      </div>
    </div>
  );
}
