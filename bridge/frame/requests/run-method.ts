import { errorOf, type BridgeError } from '../../contract/messages/error-codes.ts';
import { holdsGrant, mayCall, type Grants } from '../../contract/origins/grants.ts';
import type { MethodShape } from '../../contract/method-shape.ts';
import type { MethodInput, MethodName, MethodOutput } from '../../contract/methods.ts';
import { callResultBytes, isDeeperThan, isLongerThan, messageBytes, messageDepth } from '../../contract/messages/read-message.ts';
import type { BridgeCounters } from '../limits/bridge-counters.ts';
import { deliberateFailureOf } from './failure.ts';
import type { FrameContract } from '../frame-contract.ts';

/** Who asks, for a handler that cares. */
export interface CallContext {
  readonly origin: string;
  readonly grants: Grants;
  /** Aborted when the session ends before the answer. */
  readonly signal: AbortSignal;
}

/** What the product does for each method; a frame without a player leaves the player's methods out. */
export type Handlers = {
  readonly [M in Exclude<MethodName, 'subscribe' | 'unsubscribe' | 'readCounters'>]?: (
    input: MethodInput<M>,
    context: CallContext,
  ) => MethodOutput<M> | Promise<MethodOutput<M>>;
};
type AnyHandler = (input: unknown, context: CallContext) => unknown;
/** Handlers by own key, without a prototype. */
export type HandlerTable = Readonly<Record<string, AnyHandler>>;

export interface MethodScope {
  readonly contract: FrameContract;
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

function explain(thrown: unknown, name: string, { fallback }: MethodShape, counters: BridgeCounters): BridgeError {
  const meant = deliberateFailureOf(thrown);
  if (!meant) {
    counters.count('internal');
    return errorOf(fallback ?? 'INTERNAL');
  }
  if (name === 'call') return meant;
  const { details: _, ...withoutDetails } = meant;
  return withoutDetails;
}

async function invoke(name: string, shape: MethodShape, input: unknown, { handlers, context, counters }: MethodScope): Promise<Outcome> {
  const handler = handlers[name];
  if (!handler) return failed(errorOf(name === 'call' ? 'UNKNOWN_METHOD' : 'PLAYER_NOT_FOUND'));
  try {
    const output = shape.output.safeParse(await handler(input, context));
    if (output.success) return { ok: true, r: output.data ?? null };
    counters.count('bad-result');
    return failed(errorOf(shape.fallback ?? 'INTERNAL'));
  } catch (thrown) {
    return failed(explain(thrown, name, shape, counters));
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
  const shape = scope.contract.methods[name];
  if (!shape) return failed(errorOf('UNKNOWN_METHOD'));
  const notPermitted = () => {
    counters.count('not-permitted');
    return failed(errorOf('NOT_PERMITTED'));
  };
  if (!holdsGrant(context.grants, shape.grant)) return notPermitted();
  const input = shape.input.safeParse(params === undefined ? {} : params);
  if (!input.success) {
    counters.count('bad-args');
    return failed(errorOf('BAD_ARGS'));
  }
  if (name === 'call') {
    const { name: callName } = input.data as MethodInput<'call'>;
    if (!mayCall(context.grants, callName, scope.scopesOf(callName))) return notPermitted();
  }
  return invoke(name, shape, input.data, scope);
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
