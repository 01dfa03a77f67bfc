import * as z from 'zod/mini';

/** @source spec 3 §5 "Password reset requests send id and provider" */
export const resetRequest = z.object({ id: z.string(), provider: z.string() });

/** @source spec 3 §5 "The reset step sends a token and a secret" */
export const passwordReset = z.object({ token: z.string(), secret: z.string() });

/** @source spec 3 §4 "Password change re-authenticates with the current password"; chosen: one call for both steps */
export const passwordChange = z.object({ current: z.string(), secret: z.string() });
