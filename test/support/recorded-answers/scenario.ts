import type { TestPlatform, TestRealm } from '../test-platform.ts';
import type { CallName, InputOf } from './every-call.ts';

/** Whose answers are recorded: a visitor without tokens, a guest, or one of the demo's accounts. */
export type RecordedViewer = 'visitor' | 'guest' | 'member' | 'subscriber' | 'child' | 'resume' | 'buyer' | 'netherlands' | 'brazil' | 'pix' | 'philippines' | 'abroad' | 'canada' | 'vpn' | 'reader' | 'team';

/** The moment of every recording, epoch milliseconds. */
export const recordedAt = Date.UTC(2026, 0, 15, 20);

/** The latest answer of each call of the same scenario. */
export type Earlier = Record<string, Record<string, never>>;

/** One recorded call, or a move of the platform between two of them. */
export type Step =
  | { kind: 'call'; call: CallName; as: string; input: (earlier: Earlier) => unknown }
  | { kind: 'move'; move: (platform: TestPlatform, realm: TestRealm) => Promise<unknown> };

/** Calls of one viewer in a row, from the seeded state. */
export interface Scenario {
  realm: TestRealm;
  viewer: RecordedViewer;
  locale?: string;
  steps: Step[];
}

/** A call to record. Its name is `viewer: as`. @param input from earlier answers where it needs one */
export function ask<N extends CallName>(call: N, as: string, input: InputOf<N> | ((earlier: Earlier) => InputOf<N>)): Step {
  return { kind: 'call', call, as, input: typeof input === 'function' ? (input as (earlier: Earlier) => unknown) : () => input };
}

/** Something that happens to the platform between two calls. */
export const move = (work: (platform: TestPlatform, realm: TestRealm) => Promise<unknown>): Step => ({ kind: 'move', move: work });
