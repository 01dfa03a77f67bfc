import { useEffect, useLayoutEffect, useState } from 'react';
import { asApiError, type ApiError } from '../../src/api/api-error.ts';
import { waitAfter, whenWorthATry } from '../../src/runtime/keep-trying.ts';
import { isPassing } from '../../src/runtime/start-failure-key.ts';

/** What an element waits for before it can draw; neither of both while it is under way. */
export interface Start<T> {
  started?: T | undefined;
  failure?: ApiError | undefined;
  /** Begins anew, and shows that it does. */
  retry(): void;
}

/**
 * Begins something that an element needs. A failure that may pass is tried again by itself, while its words stay.
 *
 * @param inputs other values begin anew
 */
export function useStart<T>(begin: () => Promise<T>, inputs: readonly unknown[]): Start<T> {
  const [state, setState] = useState<Pick<Start<T>, 'started' | 'failure'>>({});
  const [tries, setTries] = useState(0);
  const [manual, setManual] = useState(0);
  useLayoutEffect(() => setState((last) => (last.started || last.failure ? {} : last)), [...inputs, manual]);
  useLayoutEffect(() => {
    let isHere = true;
    begin().then(
      (started) => isHere && setState({ started }),
      (failure: unknown) => isHere && setState({ failure: asApiError(failure) }),
    );
    return () => {
      isHere = false;
    };
  }, [...inputs, tries, manual]);
  useEffect(() => {
    if (!state.failure || !isPassing(state.failure)) return;
    return whenWorthATry(waitAfter(tries + 1), () => setTries(tries + 1));
  }, [state.failure]);
  return { ...state, retry: () => setManual(manual + 1) };
}
