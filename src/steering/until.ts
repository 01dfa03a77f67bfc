import { effect, type ReadonlySignal } from '@preact/signals-core';
import { failure } from '../../bridge/frame/requests/failure.ts';

/** Until a signal holds what is wanted. @param signal ends the waiting; then there is nothing */
export function until<T, U extends T>(source: ReadonlySignal<T>, isWanted: (value: T) => value is U, signal: AbortSignal): Promise<U> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(failure('ABORTED'));
    const end = new AbortController();
    signal.addEventListener('abort', () => { end.abort(); reject(failure('ABORTED')); }, { signal: end.signal });
    const stop = effect(() => {
      const value = source.value;
      if (!isWanted(value)) return;
      end.abort();
      resolve(value);
    });
    if (end.signal.aborted) stop();
    else end.signal.addEventListener('abort', stop);
  });
}
