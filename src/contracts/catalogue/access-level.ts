import * as z from 'zod/mini';

/** What this viewer may do with this content. @source spec 1 §3 */
export const accessLevel = z.enum(['GRANTED', 'GRANTED_ON_SIGN_IN', 'DENIED', 'GEOBLOCKED']);
export type AccessLevel = z.output<typeof accessLevel>;
