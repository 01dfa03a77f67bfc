import { errorOf, type BridgeError, type BridgeErrorCode } from '../../contract/messages/error-codes.ts';

export interface FailureExtra {
  readonly reason?: string;
  /** Crosses only for `call`: what the call's own contract lets a partner see. */
  readonly details?: unknown;
  readonly retryable?: boolean;
}

const codePattern = /^[A-Za-z][A-Za-z0-9_.-]{0,63}$/;
const deliberate = new WeakMap<object, BridgeError>();

/**
 * A failure that a handler means a host page to see; throw it.
 *
 * Everything else that is thrown crosses without text: a stack or a sentence may hold an address.
 *
 * @param code of the bridge, or of the call that failed
 */
export function failure(code: BridgeErrorCode | (string & {}), extra: FailureExtra = {}): Error {
  const error = new Error(code);
  deliberate.set(error, errorOf(codePattern.test(code) ? code : 'INTERNAL', extra));
  return error;
}

/** The failure that a handler meant, or undefined when something merely broke. */
export const deliberateFailureOf = (thrown: unknown): BridgeError | undefined =>
  typeof thrown === 'object' && thrown !== null ? deliberate.get(thrown) : undefined;
