import { signal, type Signal } from '@preact/signals-core';
import * as z from 'zod/mini';
import { ApiError } from '../../src/api/api-error.ts';
import type { Client } from '../../src/api/client.ts';
import type { Changed } from '../../src/contracts/wire/changed.ts';
import type { RealmSettings } from '../../src/contracts/realm/realm-settings.ts';
import type { Viewer } from '../../src/contracts/identity/viewer.ts';
import type { StoreContext } from '../../src/store/store-context.ts';
import { testSettings } from './test-settings.ts';

/** What a call answers: a value of its output contract, or what makes one of the input; nothing is `{}`. Throwing refuses. */
export type Answers = Record<string, unknown>;

export interface FakeContext extends StoreContext {
  viewer: Signal<Viewer | undefined>;
  /** Every call made, in order. */
  calls: { name: string; input: unknown }[];
  /** Calls by one name, their inputs. */
  inputsOf(name: string): unknown[];
  /** Answers can be swapped while a test runs. */
  answers: Answers;
  /** Tells what changed elsewhere. */
  tell(changed: Changed): void;
}

export const guest: Viewer = { who: 'guest' };
export const member: Viewer = { who: 'member', displayName: 'Mara', profileType: 'adult' };

/** Refuses a call as the platform would. */
export function refusal(call: string, status = 500, code = 'INTERNAL'): ApiError {
  return new ApiError('refused', call, { status, body: { code } as never });
}

/** A platform in a table: each answer goes through the call's own contract. */
export function fakeContext(options: { answers?: Answers; viewer?: Viewer; settings?: Partial<RealmSettings>; now?: number } = {}): FakeContext {
  const listeners = new Set<(changed: Changed) => void>();
  const calls: FakeContext['calls'] = [];
  const context: FakeContext = {
    answers: options.answers ?? {},
    calls,
    inputsOf: (name) => calls.filter((call) => call.name === name).map((call) => call.input),
    client: {
      async call(call, input) {
        const checked = z.parse(call.input, input) as never;
        calls.push({ name: call.name, input: checked });
        if (!(call.name in context.answers)) throw new ApiError('unreachable', call.name);
        const answer = context.answers[call.name];
        return z.parse(call.output, (await (typeof answer === 'function' ? answer(checked) : answer)) ?? {}) as never;
      },
    } satisfies Client,
    settings: { ...testSettings, ...options.settings },
    viewer: signal(options.viewer ?? guest),
    now: () => options.now ?? Date.UTC(2026, 0, 15, 20),
    onChanged: (listener) => (listeners.add(listener), () => listeners.delete(listener)),
    tell: (changed) => listeners.forEach((listener) => listener(changed)),
  };
  return context;
}
