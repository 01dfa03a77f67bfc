import * as z from 'zod/mini';

/**
 * What a registered origin may do with our frame.
 *
 * @source design: bridge §Origins; chosen: everything off unless the realm's settings say so
 */
export const grants = z.object({
  /** May read the state, subscribe, and be told what the frame pushes. */
  observe: z._default(z.boolean(), false),
  /** May play, pause, seek, and change volume and tracks. */
  control: z._default(z.boolean(), false),
  /** May choose what plays. */
  load: z._default(z.boolean(), false),
  /** Calls it may make through the session frame: names of calls, or of scopes that hold several. */
  calls: z._default(z.array(z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9.:-]{0,63}$/))).check(z.maxLength(200)), []),
});
export type Grants = z.infer<typeof grants>;

/** The part of the grants that a method asks for. */
export type GrantName = 'observe' | 'control' | 'load' | 'calls';

/** A registered origin that was given nothing: it may frame us and shake hands. */
export const noGrants: Grants = Object.freeze({ observe: false, control: false, load: false, calls: [] });

/** Whether the grants hold what a method asks for; `call` is asked again with its call's name. */
export const holdsGrant = (held: Grants, name: GrantName): boolean =>
  name === 'calls' ? held.calls.length > 0 : held[name];

/** Whether a call may be made: by its own name or by one of the scopes that it belongs to. */
export const mayCall = (held: Grants, callName: string, scopes: readonly string[] = []): boolean =>
  held.calls.includes(callName) || scopes.some((scope) => held.calls.includes(scope));
