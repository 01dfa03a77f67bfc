import * as z from 'zod/mini';
import { wholeNumber } from '../wire/whole-number.ts';

/**
 * Who a token speaks for, as its claims say.
 *
 * @source spec 1 §3 "Session user: id, loc (country), rol (role), isGuest, pro (profile with id and tp)";
 *   chosen: `name` to greet by, `exp` in epoch seconds as tokens write it, `sid` and `vid` (tokens of an older platform lack them), `idp`
 */
export const sessionUser = z.object({
  id: z.string(),
  loc: z.string(),
  rol: z.string(),
  isGuest: z.boolean(),
  pro: z.object({
    id: z.string(),
    tp: z.enum(['adult', 'child']),
    /** The profile is shown what is for all ages. @source spec 1 §6 "Parental control"; chosen: the claim */
    restricted: z.optional(z.literal(true)),
  }),
  name: z.optional(z.string()),
  /** Id of the session: one sign-in and all its renewed tokens. */
  sid: z.optional(z.string()),
  /** Opaque id of the viewer: the same for each session of this profile in this realm. */
  vid: z.optional(z.string()),
  /** What the viewer's id for each partner is made with. Never leaves the platform's origin. chosen: the claim */
  pvk: z.optional(z.string()),
  /** Who acts in the name of this viewer. @source RFC 8693 §4.1 "act" */
  act: z.optional(z.object({
    sub: z.string(),
    /** Their own session: with it this one ends. */
    sid: z.optional(z.string()),
  })),
  /** The provider that signed the viewer in, by its name. Its session may end with this one. */
  idp: z.optional(z.string()),
  exp: wholeNumber,
});
export type SessionUser = z.output<typeof sessionUser>;
