import type { BridgeError } from '../../contract/messages/error-codes.ts';
import { failureFrom, localFailure, type BridgeFailure } from '../bridge-failure.ts';
import { isObject, type FrameMessage } from './read-frame-message.ts';

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (failure: BridgeFailure) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** Requests that wait for their answer, each settled once. */
export function createPendingRequests() {
  const pending = new Map<string, Waiting>();
  let lastId = 0;
  const take = (id: unknown): Waiting | undefined => {
    const waiting = typeof id === 'string' ? pending.get(id) : undefined;
    if (waiting) {
      pending.delete(id as string);
      clearTimeout(waiting.timer);
    }
    return waiting;
  };
  return {
    isEmpty: () => pending.size === 0,
    /** @param send posts the request under its id */
    add(timeoutMs: number, send: (id: string) => void): Promise<unknown> {
      const id = `c${String((lastId += 1))}`;
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => take(id)?.reject(localFailure('TIMEOUT')), timeoutMs);
        pending.set(id, { resolve, reject, timer });
        send(id);
      });
    },
    settle({ id, ok, r, e }: FrameMessage): void {
      if (ok === true) take(id)?.resolve(r);
      else if (ok === false && isObject(e) && typeof e['code'] === 'string') take(id)?.reject(failureFrom(e as unknown as BridgeError));
      else take(id)?.reject(localFailure('BAD_FRAME'));
    },
    end(): void {
      for (const id of [...pending.keys()]) take(id)?.reject(localFailure('DISCONNECTED'));
    },
  };
}
