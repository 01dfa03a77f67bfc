import { errorOf, type BridgeError } from '../contract/error-codes.ts';
import { holdsGrant, mayCall, type Grants } from '../contract/grants.ts';
import { isMethodName, shapeOfMethod, type MethodInput, type MethodName, type MethodOutput } from '../contract/methods.ts';
import { callResultBytes, isDeeperThan, isLongerThan, messageBytes, messageDepth } from '../contract/read-message.ts';
import type { BridgeCounters } from './bridge-counters.ts';
import { deliberateFailureOf } from './failure.ts';

/** Who asks, for a handler that cares. */
export interface CallContext {
  readonly origin: string;
  readonly grants: Grants;
  /** Aborted when the session ends before the answer. */
  readonly signal: AbortSignal;
}

/** What the product does for each method; a frame without a player leaves the player's methods out. */
export type Handlers = {
  readonly [M in Exclude<MethodName, 'subscribe' | 'unsubscribe'>]?: (
    input: MethodInput<M>,
    context: CallContext,
  ) => MethodOutput<M> | Promise<MethodOutput<M>>;
};
type AnyHandler = (input: unknown, context: CallContext) => unknown;
/** Handlers by own key, without a prototype. */
export type HandlerTable = Readonly<Record<string, AnyHandler>>;

export interface MethodScope {
  readonly handlers: HandlerTable;
  readonly context: CallContext;
  readonly scopesOf: (callName: string) => readonly string[];
  readonly counters: BridgeCounters;
}

export type Outcome = { readonly ok: true; readonly r: unknown } | { readonly ok: false; readonly e: BridgeError };

const failed = (e: BridgeError): Outcome => ({ ok: false, e });

/** A table that holds only what was put into it. */
export const handlerTable = (...sources: readonly object[]): HandlerTable =>
  Object.freeze(Object.assign(Object.create(null), ...sources) as HandlerTable);

function explain(thrown: unknown, name: MethodName, counters: BridgeCounters): BridgeError {
  const meant = deliberateFailureOf(thrown);
  if (!meant) {
    counters.count('internal');
    return errorOf(shapeOfMethod(name).fallback ?? 'INTERNAL');
  }
  if (name === 'call') return meant;
  const { details: _, ...withoutDetails } = meant;
  return withoutDetails;
}

async function invoke(name: MethodName, input: unknown, { handlers, context, counters }: MethodScope): Promise<Outcome> {
  const handler = handlers[name];
  if (!handler) return failed(errorOf(name === 'call' ? 'UNKNOWN_METHOD' : 'PLAYER_NOT_FOUND'));
  try {
    const output = shapeOfMethod(name).output.safeParse(await handler(input, context));
    if (output.success) return { ok: true, r: output.data ?? null };
    counters.count('bad-result');
    return failed(errorOf(shapeOfMethod(name).fallback ?? 'INTERNAL'));
  } catch (thrown) {
    return failed(explain(thrown, name, counters));
  }
}

/**
 * Does what a request asks, if the contract knows it and the grants hold it. Never throws.
 *
 * 1. the method, by own key · 2. its grant · 3. its arguments · 4. for `call`, the named call · 5. the handler · 6. its result.
 *
 * @source design: bridge §Requirements 2, 4 and 5
 */
export async function runMethod(name: string, params: unknown, scope: MethodScope): Promise<Outcome> {
  const { counters, context } = scope;
  counters.count('requests');
  if (!isMethodName(name)) return failed(errorOf('UNKNOWN_METHOD'));
  const notPermitted = () => {
    counters.count('not-permitted');
    return failed(errorOf('NOT_PERMITTED'));
  };
  if (!holdsGrant(context.grants, shapeOfMethod(name).grant)) return notPermitted();
  const input = shapeOfMethod(name).input.safeParse(params === undefined ? {} : params);
  if (!input.success) {
    counters.count('bad-args');
    return failed(errorOf('BAD_ARGS'));
  }
  if (name === 'call') {
    const { name: callName } = input.data as MethodInput<'call'>;
    if (!mayCall(context.grants, callName, scope.scopesOf(callName))) return notPermitted();
  }
  return invoke(name, input.data, scope);
}

/** The answer as it crosses; what is too long, too deep or no JSON becomes a failure of the same request. */
export function answerText(method: string, head: { readonly s?: string; readonly id: string }, outcome: Outcome): string {
  const write = (body: Outcome) => JSON.stringify({ x: 1, t: 'res', ...head, ...body });
  try {
    const text = write(outcome);
    const tooLarge = isLongerThan(text, method === 'call' ? callResultBytes : messageBytes);
    return tooLarge || isDeeperThan(text, messageDepth) ? write(failed(errorOf('RESULT_TOO_LARGE'))) : text;
  } catch {
    return write(failed(errorOf('INTERNAL')));
  }
}
