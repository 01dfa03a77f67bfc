import type { Capabilities } from '../connection.ts';

/** What a frame counted, for the author of the page around it. Without repeated nonces: every handshake repeats its own. */
const refusals: Readonly<Record<string, string>> = {
  'not-string': 'that were no strings',
  'not-json': 'that were no JSON',
  'too-long': 'longer than 64 KB',
  'too-deep': 'that nest deeper than 16 levels',
  'forbidden-key': 'that name a prototype (__proto__, constructor, prototype)',
  'bad-shape': 'of a shape that the protocol does not have',
  'foreign-window': 'from windows that do not frame it',
  'foreign-origin': 'from an origin that is not registered',
  flooded: 'beyond 500 at once and 250 a second: they were not answered',
  'rate-limited': 'beyond the rate limit: answered with RATE_LIMITED, or later',
  'unsupported-version': 'of a version that it does not speak',
  'wrong-session': 'of a session that is over',
  'repeated-id': 'that repeat the id of a request',
  'bare-off': 'without a session, which this tenant has not switched on',
  'not-permitted': 'that this page has no grant for',
  'bad-args': 'with arguments that do not fit',
};

/** @returns undefined for what is no refusal */
export function sentenceOfCount(name: string, count: number): string | undefined {
  const words = Object.hasOwn(refusals, name) ? refusals[name] : undefined;
  return words && `the frame turned away ${String(count)} ${count === 1 ? 'message' : 'messages'} ${words} (${name})`;
}

/** What a page got when it connected. */
export function sentencesOfWelcome({ grants, methods, events, refusedTokens }: Capabilities): string[] {
  const held = (['observe', 'control', 'load'] as const).filter((name) => grants[name]);
  const lacking = (['observe', 'control', 'load'] as const).filter((name) => !grants[name]);
  return [
    `connected: this page may ${[...held, ...(grants.calls.length > 0 ? [`call ${grants.calls.join(', ')}`] : [])].join(', ') || 'do nothing'}; ${String(methods.length)} methods, ${String(events.length)} events`,
    ...(lacking.length > 0 ? [`not granted: ${lacking.join(', ')}. The tenant grants it beside the registered origin`] : []),
    ...(refusedTokens.length > 0 ? [`theme tokens left out, unknown or no plain value: ${refusedTokens.join(', ')}`] : []),
  ];
}

/** Why a request failed, as it says itself. */
export function sentenceOfFailure(method: string, failure: unknown): string {
  const { code = 'no code', reason, message = '', retryable } = failure as { code?: string; reason?: string; message?: string; retryable?: boolean };
  return `${method} failed with ${code}${reason ? `, reason ${reason}` : ''}${message ? `: ${message}` : ''}${retryable ? ' (worth another try)' : ''}`;
}
