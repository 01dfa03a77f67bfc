import * as z from 'zod/mini';
import { adornment } from './adornment.ts';
import type { MethodShape } from '../method-shape.ts';

/** Names only: whether an event exists is answered with UNKNOWN_EVENT, not BAD_ARGS. */
const eventNames = z.array(z.string().check(z.maxLength(64))).check(z.maxLength(64), z.refine((names) => names.length > 0));

/** What a host page can ask of every frame of ours, with a player or without. */
export const frameMethods = {
  /** Adds events to what this session is sent; `hz` is how often `timeupdate` may come. */
  subscribe: {
    input: z.strictObject({ events: eventNames, hz: z.optional(z.number().check(z.gte(1), z.lte(10))) }),
    output: z.object({ events: z.array(z.string()) }),
    grant: 'observe',
  },
  unsubscribe: {
    input: z.strictObject({ events: eventNames }),
    output: z.object({ events: z.array(z.string()) }),
    grant: 'observe',
  },
  /** How the frame looks and speaks; what is left out goes back to the tenant's own. Answers the tokens that were left out. */
  setAppearance: { input: z.strictObject(adornment), output: z.object({ refusedTokens: z.array(z.string()) }), grant: 'observe' },
  /** What this frame did and turned away since its document began, by name: for the author of a page. */
  readCounters: {
    input: z.strictObject({}),
    output: z.object({ counters: z.array(z.object({ name: z.string(), count: z.number() })) }),
    grant: 'observe',
  },
  /** A call of the platform by name, made by the session frame with its own tokens. */
  call: {
    input: z.strictObject({ name: z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9.:-]{0,63}$/)), input: z.optional(z.unknown()) }),
    output: z.unknown(),
    grant: 'calls',
  },
} as const satisfies Record<string, MethodShape>;
