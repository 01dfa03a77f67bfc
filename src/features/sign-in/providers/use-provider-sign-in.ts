import { useEffect } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { useSlice } from '../../../binding/use-slice.ts';
import { maySameTab, providerPage } from '../../../parts/providers/provider-window.ts';
import { waysOf } from '../../../rules/identity/providers/provider-ways.ts';
import { carriedQuery } from '../../../rules/identity/sign-in-return.ts';
import { createAttemptMemory } from '../../../store/identity/providers/attempt-memory.ts';
import { createLastProvider } from '../../../store/identity/providers/last-provider.ts';
import { providerCallsOf } from '../../../store/identity/providers/provider-calls.ts';
import { createProviderSignIn, type ProviderSignIn } from '../../../store/identity/providers/provider-sign-in.ts';
import type { ScreenProps } from '../screen-props.ts';

/**
 * The sign-in by a provider of one screen; it ends with the screen, and completes with the session.
 *
 * @param leaving `replaces`: the way back passes this page by, which would only lead to the provider again
 */
export function useProviderSignIn({ control, screen, complete, emit, isOwnPage, workflow, onGuest }: ScreenProps, { replaces = false }: { replaces?: boolean } = {}) {
  const { store } = useRuntime();
  const { realm } = store.context.settings;
  const slice = useSlice(() => {
    const made: ProviderSignIn = createProviderSignIn({
      calls: providerCallsOf(control),
      memory: createAttemptMemory(realm),
      query: carriedQuery(screen.query), workflow,
      page: providerPage({ isOwnPage, replaces, isDialog: () => waysOf(made.provider.peek()?.kind ?? 'UNKNOWN').flow === 'dialog' }),
    });
    return made;
  }, [control, realm]);
  const step = useSignal(slice.step);
  const provider = useSignal(slice.provider);
  useEffect(() => {
    if (step.step === 'failed') emit('sign-in-failed', { code: step.problem.labelKey });
    if (step.step === 'as-guest') onGuest?.();
    if (step.step !== 'signed-in') return;
    if (provider) createLastProvider(realm).keep(provider.name);
    complete(step.answer);
  }, [step]);
  return { slice, step, provider, sameTab: maySameTab(isOwnPage) };
}
