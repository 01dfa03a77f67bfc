import { useEffect, useMemo } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { carriedQuery } from '../../../rules/identity/sign-in-return.ts';
import type { AskedLink, MagicMemory } from '../../../store/identity/magic-link/magic-memory.ts';
import { createMagicStart } from '../../../store/identity/magic-link/magic-steps.ts';
import type { ScreenProps } from '../screen-props.ts';

/** What the screens need that ask for a link. */
export interface LinkRequestProps extends ScreenProps {
  memory: MagicMemory;
  /** Told of the link that was asked for; of none when the viewer begins anew. */
  onAsked(asked: AskedLink | undefined): void;
}

/** Asks for a link and keeps what proves this browser. */
export function useLinkRequest({ control, screen, memory, onAsked, focusTitle }: LinkRequestProps, email: string) {
  const { store } = useRuntime();
  const slice = useMemo(() => createMagicStart(control), [control]);
  const state = useSignal(slice.state);
  useEffect(() => {
    if (state.status !== 'done') return;
    const asked: AskedLink = { ...state.answer, email, sentAt: store.context.now(), query: carriedQuery(screen.query) };
    memory.keep(asked);
    focusTitle.current = true;
    onAsked(asked);
  }, [state]);
  return { state, send: () => void slice.submit(email) };
}
