import { signal, type Signal } from '@preact/signals-core';
import * as z from 'zod/mini';
import { ApiError } from '../../src/api/api-error.ts';
import type { Call } from '../../src/api/call.ts';
import type { Client } from '../../src/api/client.ts';
import type { Changed } from '../../src/contracts/wire/changed.ts';
import type { RealmSettings } from '../../src/contracts/realm/realm-settings.ts';
import type { Viewer } from '../../src/contracts/identity/viewer.ts';
import type { StoreContext } from '../../src/store/store-context.ts';
import { noteInventions } from './invented-answers.ts';
import { neverGiven, neverRefused } from './recorded-answers/given-answers.ts';
import { platformFault } from './recorded-answers/platform-fault.ts';
import { recordedAnswers } from './recorded-answers/recorded-answer.ts';
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

const recordedViewerOf = ({ who, profileType }: Viewer): string => (who === 'guest' ? 'guest' : profileType === 'child' ? 'child' : 'member');

/** The platform fails at this call, as its fault switch does. */
export const refusal = platformFault;

/** What a call answers: from the table, through the contract, and nothing that the platform never gives. */
async function answerTo(call: Call, input: unknown, answers: Answers): Promise<unknown> {
  if (!(call.name in answers)) throw new ApiError('unreachable', call.name);
  const answer = answers[call.name];
  try {
    const given: unknown = (await (typeof answer === 'function' ? (answer as (input: unknown) => unknown)(input) : answer)) ?? {};
    noteInventions(neverGiven(call.name, given));
    return z.parse(call.output, given);
  } catch (thrown) {
    noteInventions(neverRefused(call.name, thrown));
    throw thrown;
  }
}

/**
 * A platform in a table: each answer goes through the call's own contract, and must be what the platform gives.
 *
 * @param options.answers what is answered instead of the recordings of this viewer; a call that is not in it is unreachable
 */
export function fakeContext(options: { answers?: Answers; viewer?: Viewer; settings?: Partial<RealmSettings>; now?: number } = {}): FakeContext {
  const listeners = new Set<(changed: Changed) => void>();
  const calls: FakeContext['calls'] = [];
  const context: FakeContext = {
    answers: options.answers ?? recordedAnswers(recordedViewerOf(options.viewer ?? guest)),
    calls,
    inputsOf: (name) => calls.filter((call) => call.name === name).map((call) => call.input),
    client: {
      async call(call, input) {
        const checked = z.parse(call.input, input) as never;
        calls.push({ name: call.name, input: checked });
        return (await answerTo(call as unknown as Call, checked, context.answers)) as never;
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
