import { useEffect } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { useSlice } from '../../../binding/use-slice.ts';
import { createSignInChoices } from '../../../store/identity/providers/sign-in-choices.ts';

/** How viewers of the tenant sign in, asked for once the screen stands. */
export function useChoices() {
  const { store } = useRuntime();
  const choices = useSlice(() => createSignInChoices(store.context), [store]);
  const options = useSignal(choices.options);
  useEffect(() => void choices.load(), [choices]);
  return { options, retry: () => void choices.load() };
}
