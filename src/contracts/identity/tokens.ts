import * as z from 'zod/mini';
import { sent } from '../wire/sent-text.ts';

/** The tokens of a session. They stay on the platform's origin. @source spec 3 §3 "Tokens", §7 "POST /login" */
export const tokens = z.object({ authorisationToken: z.string(), refreshToken: z.string() });
export type Tokens = z.output<typeof tokens>;

/** The refresh answer may keep the refresh token. @source design/platform.md "Refresh" */
export const refreshAnswer = z.object({ authorisationToken: z.string(), refreshToken: z.optional(z.string()) });
export const refreshRequest = z.object({ refreshToken: sent('token') });
