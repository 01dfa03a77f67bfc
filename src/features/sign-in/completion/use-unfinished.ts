import { useMemo, useState } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { createUnfinishedMemory, type UnfinishedSignIn } from '../../../store/identity/completion/unfinished-memory.ts';

/** The sign-in of this tab that still asks for something. It is shown on the screen on which it began, and on no other. */
export function useUnfinished(screen: string) {
  const { settings: { realm }, now } = useRuntime().store.context;
  const memory = useMemo(() => createUnfinishedMemory(realm, now), [realm, now]);
  const [held, setHeld] = useState(memory.read);
  return {
    asked: held?.screen === screen ? held : undefined,
    begin(token: string, asks: UnfinishedSignIn['asks']) {
      memory.keep({ token, screen, asks });
      setHeld({ token, screen, asks });
    },
    end() {
      memory.forget();
      setHeld(undefined);
    },
  };
}
