import type * as z from 'zod/mini';
import type { ChangeSubject } from '../contracts/wire/changed.ts';
import type { EndpointSettings } from '../contracts/realm/realm-settings.ts';

/** The request of a call, as a transport needs it. */
export interface CallRequest {
  /** Appended to the call's base, its ids written by `pathOf`; or an absolute address on the base's origin. */
  path: string;
  query?: Record<string, string | number | boolean | undefined | string[]>;
  body?: unknown;
  headers?: Record<string, string>;
}

/**
 * One call to the platform, as data.
 *
 * `exposure: 'partner'` means that a partner's page may have the answer, cut to `partnerOutput`;
 * everything else stays on the platform's own origin.
 *
 * @source design/architecture.md "Calls are data"
 */
export interface Call<I extends z.ZodMiniType = z.ZodMiniType, O extends z.ZodMiniType = z.ZodMiniType> {
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
  /** Overrides `method` by the realm's settings: v5 requests a manifest by POST, v4 reads by GET. */
  methodOf?(endpoints: EndpointSettings): 'GET' | 'POST';
  /** Resolved from the realm's settings, so that v4 and v5 variants are data. */
  base(endpoints: EndpointSettings): string;
  request(input: z.output<I>, endpoints: EndpointSettings): CallRequest;
  /** `rpc` wraps method and params. */
  envelope(endpoints: EndpointSettings): 'plain' | 'rpc';
  input: I;
  output: O;
  /** How long one attempt may take, in milliseconds; the client's own limit when absent. */
  limitMs?: number;
  /** The request outlives the page that makes it: what a leaving page still has to say. */
  keepalive?: true;
  auth: 'none' | 'guest' | 'member';
  exposure: 'frame' | 'partner';
  /** What may cross to a partner's page; the whole output when absent. */
  partnerOutput?: z.ZodMiniType;
  /** The partner's output with the ids of the viewer's own things as one origin knows them. @param idFor an id as that origin knows it */
  partnerIds?(output: unknown, idFor: (id: string) => Promise<string>): Promise<unknown>;
  /** What to announce to other elements, frames and tabs when the call succeeds; `when` says which answers are a change, all when absent. */
  changes?: { subject: ChangeSubject | ((input: z.output<I>) => ChangeSubject); ids(input: z.output<I>): string[]; when?(output: z.output<O>): boolean };
}

type Defaulted = 'base' | 'envelope' | 'auth' | 'exposure';
type Definition<I extends z.ZodMiniType, O extends z.ZodMiniType> = Omit<Call<I, O>, Defaulted> & Partial<Pick<Call<I, O>, Defaulted>>;

/** Defaults that most calls share: the v1 base, a plain envelope, a guest's token, the platform's own origin only. */
// @__NO_SIDE_EFFECTS__
export function defineCall<I extends z.ZodMiniType, O extends z.ZodMiniType>(definition: Definition<I, O>): Call<I, O> {
  return { base: (e) => e.v1, envelope: () => 'plain', auth: 'guest', exposure: 'frame', ...definition };
}
