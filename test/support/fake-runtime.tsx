import { signal, type Signal } from '@preact/signals-core';
import type { ReactElement, ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { Call } from '../../src/api/call.ts';
import type { Client } from '../../src/api/client.ts';
import { ApiError } from '../../src/api/api-error.ts';
import { RuntimeContext, type RuntimeScope } from '../../src/binding/runtime-context.ts';
import type { ApiErrorBody } from '../../src/contracts/api-error-body.ts';
import type { Changed } from '../../src/contracts/changed.ts';
import type { RealmSettings } from '../../src/contracts/realm-settings.ts';
import type { Viewer } from '../../src/contracts/viewer.ts';
import type { Destination } from '../../src/routing/destination.ts';
import { createStore } from '../../src/store/create-store.ts';
import type { StoreContext } from '../../src/store/store-context.ts';
import { testSettings } from './test-settings.ts';

/** What a call answers: a value, or a function of its input (which may throw an `ApiError` or wait). */
export type Answers = Record<string, unknown>;

export interface FakeRuntime {
  scope: RuntimeScope;
  context: StoreContext;
  viewer: Signal<Viewer | undefined>;
  /** Answers may be replaced while a test goes on. */
  answers: Answers;
  /** Every call in order, with its input as given. */
  calls: { name: string; input: unknown }[];
  /** The inputs of one call. */
  inputsOf(name: string): unknown[];
  /** Tells every slice that something changed elsewhere. */
  change(changed: Changed): void;
  /** Where links and buttons led. */
  visited: Destination[];
  /** Puts a component into this runtime. */
  within(children: ReactNode): ReactElement;
}

export interface FakeRuntimeOptions {
  answers?: Answers;
  viewer?: Viewer;
  settings?: Partial<RealmSettings>;
  locale?: string;
  now?: number;
  place?: RuntimeScope['place'];
}

/** A runtime without a platform: the real store over answers of the test's own. Answers are parsed by their contracts. */
export function fakeRuntime({ answers = {}, viewer = { who: 'guest' }, settings, locale, now = 0, place = 'platform' }: FakeRuntimeOptions = {}): FakeRuntime {
  const calls: FakeRuntime['calls'] = [];
  const listeners = new Set<(changed: Changed) => void>();
  const watching = signal<Viewer | undefined>(viewer);
  const visited: Destination[] = [];
  const change = (changed: Changed) => listeners.forEach((listener) => listener(changed));
  const client: Client = {
    async call<I extends z.ZodMiniType, O extends z.ZodMiniType>(call: Call<I, O>, input: z.input<I>) {
      calls.push({ name: call.name, input });
      if (!(call.name in answers)) throw new ApiError('unreachable', call.name, { detail: 'the test has no answer' });
      const parsed = call.input.parse(input) as z.output<I>;
      const answer = answers[call.name];
      const output = call.output.parse(await (typeof answer === 'function' ? answer(parsed) : answer)) as z.output<O>;
      if (call.changes) change({ subject: call.changes.subject, ids: call.changes.ids(parsed) });
      return output;
    },
  };
  const context: StoreContext = {
    client,
    settings: { ...testSettings, ...settings },
    viewer: watching,
    now: () => now,
    onChanged(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const scope: RuntimeScope = {
    store: createStore(context, locale),
    navigator: { hrefOf: ({ name, params = {} }) => `/${[name, ...Object.values(params)].join('/')}`, go: (destination) => visited.push(destination) > 0 },
    place,
  };
  return {
    scope, context, viewer: watching, answers, calls, change, visited,
    inputsOf: (name) => calls.filter((made) => made.name === name).map((made) => made.input),
    within: (children) => <RuntimeContext value={scope}>{children}</RuntimeContext>,
  };
}

/** The platform's no, as the client throws it. */
export function refusal(call: string, status: number, body: Partial<ApiErrorBody> & { code: string }): ApiError {
  return new ApiError('refused', call, { status, body: { messages: [], ...body } });
}

/** No answer at all. */
export function silence(call: string): ApiError {
  return new ApiError('unreachable', call);
}
