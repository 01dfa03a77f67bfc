import * as z from 'zod/mini';
import { adornment, ifItFits } from '../frame/adornment.ts';
import { grants } from '../origins/grants.ts';
import { playerState } from '../player/player-state.ts';

/*
 * Field names of the envelope, short because every message carries them:
 *
 * x  marks a message of this protocol    t  type             v  protocol version      s  session
 * id request id                          m  method           p  its parameters        r  its result
 * ok whether it succeeded                e  its error, or an event's name
 * n  an event's number                   d  an event's data
 *
 * A next protocol version writes them out.
 */

/** The protocol versions of this release. */
export const supportedVersions: readonly number[] = Object.freeze([1]);

const x = z.literal(1);
const whole = z.number().check(z.refine(Number.isSafeInteger));
const version = whole.check(z.gte(1), z.lte(1000));
const nonce = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/));
const session = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/));
const requestId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));
const shortName = z.string().check(z.regex(/^[^]{1,64}$/));

/** Frame to host, once per document: the frame's script runs and accepts a hello. */
export const announce = z.object({ x, t: z.literal('announce'), v: version });
export type Announce = z.infer<typeof announce>;

/** The part of a hello that every version has, so that an unsupported version can be answered. */
export const anyHello = z.looseObject({ x, t: z.literal('hello'), v: version, nonce });

/** Host to frame: opens a session. Unknown fields are ignored, so that a newer host script is understood. */
export const hello = z.object({
  x,
  t: z.literal('hello'),
  v: version,
  nonce,
  /** Name and release of the host script, for the debug view. */
  sdk: ifItFits(z.string().check(z.maxLength(64))),
  /** The grants that the host means to use; it never gets more than it is registered for. */
  want: z.optional(z.array(z.enum(['observe', 'control', 'load', 'calls'])).check(z.maxLength(8))),
  ...adornment,
});
export type Hello = z.infer<typeof hello>;

/** Frame to host, with the port: the session and what it may do. */
export const welcome = z.object({
  x,
  t: z.literal('welcome'),
  v: version,
  nonce,
  session,
  grants,
  methods: z.array(shortName),
  events: z.array(shortName),
  /** Null where the frame has no player, or where the origin may not observe. */
  state: z.nullable(playerState),
  /** Names of theme tokens that were left out. */
  refusedTokens: z.array(z.string()),
});
export type Welcome = z.infer<typeof welcome>;

/** Frame to host: no shared version; `supported` are the frame's. */
export const reject = z.object({ x, t: z.literal('reject'), nonce, supported: z.array(version).check(z.maxLength(100)) });
export type Reject = z.infer<typeof reject>;

/** Host to frame: a request. Strict: an unknown field may mean something that we would not honour. */
export const req = z.strictObject({
  x, t: z.literal('req'), s: session, id: requestId, m: shortName, p: z.optional(z.unknown()),
});
export type Req = z.infer<typeof req>;

/** A request without a session, from a host that has no script of ours. */
export const bareReq = z.strictObject({ x, t: z.literal('req'), id: requestId, m: shortName, p: z.optional(z.unknown()) });
export type BareReq = z.infer<typeof bareReq>;

/** What a frame accepts on its window. */
export const windowMessage = z.union([anyHello, bareReq]);

/** As much of a broken request as is needed to answer it. */
export const answerable = z.object({ x, t: z.literal('req'), s: session, id: requestId });

export const errorBody = z.object({
  code: z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9_.-]{0,63}$/)),
  message: z.string(),
  retryable: z.boolean(),
  reason: z.optional(z.string()),
  details: z.optional(z.unknown()),
});

/** Frame to host: the result of a request, or its error. Bare requests are answered without `s`. */
export const res = z.union([
  z.object({ x, t: z.literal('res'), s: z.optional(session), id: requestId, ok: z.literal(true), r: z.optional(z.unknown()) }),
  z.object({ x, t: z.literal('res'), s: z.optional(session), id: requestId, ok: z.literal(false), e: errorBody }),
]);
export type Res = z.infer<typeof res>;

/** Frame to host: an event. `n` rises by one, so a gap shows. */
export const evt = z.object({ x, t: z.literal('evt'), s: session, n: whole, e: shortName, d: z.optional(z.unknown()) });
export type Evt = z.infer<typeof evt>;

export const ping = z.strictObject({ x, t: z.literal('ping'), s: session });
export const pong = z.object({ x, t: z.literal('pong'), s: session });
export const bye = z.object({ x, t: z.literal('bye'), s: session, why: z.optional(z.literal('replaced')) });

/** What a frame accepts on its port. */
export const portMessage = z.union([req, ping, z.strictObject({ x, t: z.literal('bye'), s: session })]);
export type PortMessage = z.infer<typeof portMessage>;
