import { useMemo, useState } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { createUnfinishedMemory } from '../../../store/identity/completion/unfinished-memory.ts';

/** The sign-in of this tab that still asks for something. It is shown on the screen on which it began, and on no other. */
export function useUnfinished(screen: string) {
  const { settings: { realm }, now } = useRuntime().store.context;
  const memory = useMemo(() => createUnfinishedMemory(realm, now), [realm, now]);
  const [held, setHeld] = useState(memory.read);
  return {
    token: held?.screen === screen ? held.token : undefined,
    begin(token: string) {
      memory.keep({ token, screen });
      setHeld({ token, screen });
    },
    end() {
      memory.forget();
      setHeld(undefined);
    },
  };
}
