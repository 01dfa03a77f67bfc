import * as z from 'zod/mini';
import { instant } from '../wire/instant.ts';
import { sent } from '../wire/sent-text.ts';

/** The member whom one of the tenant's own people wants to act as. */
export const impersonationRequest = z.object({ email: sent('email') });

/** What opens `/impersonate/{token}`, once. @source spec 3 §2 "impersonate"; chosen: one minute */
export const impersonationLink = z.object({ token: z.string(), expiresAt: instant });

export const impersonationEntry = z.object({ token: sent('token') });
