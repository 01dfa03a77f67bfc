import * as z from 'zod/mini';

/** The tokens of a session. They stay on the platform's origin. @source spec 3 §3 "Tokens", §7 "POST /login" */
export const tokens = z.object({ authorisationToken: z.string(), refreshToken: z.string() });
export type Tokens = z.output<typeof tokens>;

/** @source spec 3 §7 "authorisationToken, refreshToken, linkedAccounts" */
export const loginAnswer = z.extend(tokens, { linkedAccounts: z._default(z.array(z.object({ provider: z.string() })), []) });

/** @source spec 3 §7 "POST /login | id, secret" */
export const loginRequest = z.object({ id: z.string(), secret: z.string() });

/** The refresh answer may keep the refresh token. @source design/platform.md "Refresh" */
export const refreshAnswer = z.object({ authorisationToken: z.string(), refreshToken: z.optional(z.string()) });
export const refreshRequest = z.object({ refreshToken: z.string() });
