import { isApiError, type ApiError } from '../../../api/api-error.ts';
import { readGuide } from '../../../api/calls/guide/guide.ts';
import type { Client } from '../../../api/client.ts';
import type { GuideQuery, GuideWindow } from '../../../contracts/guide/guide-window.ts';
import { windowMs } from './guide-index.ts';

/** A window of the guide: some channels from one moment on. `key` is the same for the same window. */
export interface WindowRequest {
  key: string;
  from: number;
  query: Partial<GuideQuery>;
}

/** Where a window stands: never asked for, on its way, there, or refused. */
export type WindowState = 'unasked' | 'pending' | 'known' | 'failed';

export interface WindowRequests<R extends WindowRequest> {
  /** Asks for what was not asked for, the first before the rest; what is on its way and not among these is called off. */
  want(requests: readonly R[]): void;
  stateOf(key: string): WindowState;
  /** What failed may be asked for again. */
  forgetFailed(): void;
  /** Everything may be asked for again; what is on its way is called off. */
  forgetAll(): void;
  /** These may be asked for again. */
  forget(keys: readonly string[]): void;
}

export interface WindowListener<R extends WindowRequest> {
  client: Client;
  arrived(answer: GuideWindow, request: R): void;
  /** @returns true when the refusal is an answer: the window is known then */
  failed(failure: ApiError, request: R): boolean;
}

/** Windows of the guide, each asked for once. @source design/guide.md "cancelled when passed, asked once" */
export function windowRequests<R extends WindowRequest>({ client, arrived, failed }: WindowListener<R>): WindowRequests<R> {
  const states = new Map<string, WindowState>();
  const pending = new Map<string, AbortController>();
  const callOff = (key: string) => {
    pending.get(key)?.abort();
    pending.delete(key);
    states.delete(key);
  };
  const ask = async (request: R): Promise<void> => {
    const { key, from, query } = request;
    const controller = new AbortController();
    pending.set(key, controller);
    states.set(key, 'pending');
    const settle = (state: WindowState) => {
      pending.delete(key);
      states.set(key, state);
    };
    try {
      const answer = await client.call(readGuide, { from, to: from + windowMs, ...query }, { signal: controller.signal });
      if (controller.signal.aborted) return;
      settle('known');
      arrived(answer, request);
    } catch (problem) {
      if (controller.signal.aborted || !isApiError(problem)) return;
      // Told first: what hears of it reads the state.
      settle('failed');
      if (failed(problem, request)) settle('known');
    }
  };
  return {
    want(requests) {
      const wanted = new Set(requests.map(({ key }) => key));
      for (const key of [...pending.keys()]) if (!wanted.has(key)) callOff(key);
      for (const request of requests) if (!states.has(request.key)) void ask(request);
    },
    stateOf: (key) => states.get(key) ?? 'unasked',
    forgetFailed: () => [...states].forEach(([key, state]) => state === 'failed' && states.delete(key)),
    forget: (keys) => keys.forEach(callOff),
    forgetAll() {
      [...pending.keys()].forEach(callOff);
      states.clear();
    },
  };
}
