import * as z from 'zod/mini';
import { instant } from '../wire/instant.ts';
import { sent } from '../wire/sent-text.ts';

/** @source spec 3 §7 "GET /token/alt/magic-email | query email" */
export const magicLinkRequest = z.object({ email: sent('email') });

/** Proves which browser asked. It stays on the platform's origin and in no address. chosen: the fields */
export const magicAttempt = z.object({ id: sent('id'), secret: sent('id') });
export type MagicAttempt = z.output<typeof magicAttempt>;

/** The same whether an account exists or not. */
export const magicLinkStarted = z.object({ attempt: magicAttempt, expiresAt: instant });

/** A link that was opened. @param attempt absent in a browser that did not ask */
export const magicLinkLook = z.object({ token: sent('token'), attempt: z.optional(magicAttempt) });

/** Whose link it is, and whether this browser may use it. */
export const magicLinkFacts = z.object({ email: z.string(), isSameBrowser: z.boolean() });
export type MagicLinkFacts = z.output<typeof magicLinkFacts>;

/** What the opened link shows, to be typed where it was asked for. */
export const magicCode = z.object({ code: z.string() });

/** The link's token, or the code that another device showed. @source spec 3 §7 "POST /token/alt/magic-email | token"; chosen: `attempt`, `code` */
export const magicLinkProof = z.object({ attempt: magicAttempt, token: z.optional(sent('token')), code: z.optional(sent('code')) });
