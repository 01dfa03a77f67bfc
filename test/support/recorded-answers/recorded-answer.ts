import * as z from 'zod/mini';
import { ApiError } from '../../../src/api/api-error.ts';
import { apiErrorBody } from '../../../src/contracts/wire/api-error-body.ts';
import { type AnswerOf, type CallName, callNamed, everyCall } from './every-call.ts';
import type { RecordedAnswer } from './record-answers.ts';
import { type RecordingOf, recordingsOf } from './recordings.ts';

type Output<N extends CallName> = z.output<(typeof everyCall)[N]['output']>;

/** A call's answers by name: a value of its contract, or what makes one of the input; throwing refuses. */
export type AnswerTable = Record<string, unknown>;

/**
 * What the platform answered, with some fields changed, through the call's own contract.
 *
 * @param change wire fields in place of the recorded ones
 * @throws when the recording is a refusal, or the changed answer does not fit the contract
 */
export function recorded<N extends CallName>(call: N, name: RecordingOf<N>, change: Partial<AnswerOf<N>> = {}): Output<N> {
  const { status, answer } = recordingOf(call, name);
  if (status >= 400) throw new Error(`${call}, "${name}" is a refusal (${status}); use refused().`);
  return z.parse(everyCall[call].output as z.ZodMiniType, { ...(answer as object), ...change }) as Output<N>;
}

/** Refuses as the platform did: an answer of a fake. */
export function refused<N extends CallName>(call: N, name: RecordingOf<N>): () => never {
  return () => {
    throw recordedRefusal(call, name);
  };
}

/** The platform's refusal with its whole body, as the client throws it. */
export function recordedRefusal<N extends CallName>(call: N, name: RecordingOf<N>): ApiError {
  return refusalOf(call, recordingOf(call, name));
}

/**
 * What the platform answers this viewer: to the same input what was recorded for it, to another one the first recording.
 *
 * @param viewer as in the recordings' names: `guest`, `member`, …
 */
export function recordedAnswers(viewer: string): AnswerTable {
  return Object.fromEntries(Object.keys(everyCall).map((call) => [call, (input: unknown) => answerTo(call, viewer, input)]));
}

function answerTo(call: string, viewer: string, input: unknown): unknown {
  const found = bestRecording(call, viewer, input);
  if (!found) throw new ApiError('unreachable', call);
  if (found.status >= 400) throw refusalOf(call, found);
  return found.answer;
}

function bestRecording(call: string, viewer: string, input: unknown): RecordedAnswer | undefined {
  const all = Object.values(recordingsOf(call));
  const own = all.filter((one) => one.viewer === viewer);
  const others = all.filter((one) => one.viewer === 'guest' || one.viewer === 'visitor');
  const [mine, common] = [own, others].map((list) => list.filter((one) => isFirstOfInput(one, list)));
  return mine!.find((one) => sameInput(call, one.input, input)) ?? (own.length > 0 ? own[0] : undefined)
    ?? common!.find((one) => sameInput(call, one.input, input)) ?? others[0];
}

/** Later recordings of the same input belong to a later state of the platform. */
const isFirstOfInput = (one: RecordedAnswer, list: RecordedAnswer[]): boolean => list.find((other) => text(other.input) === text(one.input)) === one;

function sameInput(call: string, known: unknown, input: unknown): boolean {
  const parsed = z.safeParse(callNamed(call)!.input, known);
  return parsed.success && text(parsed.data) === text(input);
}

/** Equal texts are equal values: keys are in order. */
const text = (value: unknown): string => JSON.stringify(value, (_key, one: unknown) =>
  (typeof one === 'object' && one !== null && !Array.isArray(one) ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1))) : one));

function recordingOf(call: string, name: string): RecordedAnswer {
  const found = recordingsOf(call)[name];
  if (!found) throw new Error(`There is no recording "${name}" of ${call}. Add a step to the scenarios and run npm run record.`);
  return found;
}

function refusalOf(call: string, { status, answer }: RecordedAnswer): ApiError {
  return new ApiError('refused', call, { status, body: z.parse(apiErrorBody, answer) });
}
