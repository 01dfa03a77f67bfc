import * as z from 'zod/mini';
import { missingInformationStatus } from '../sign-in-answer.ts';
import { tokens } from '../tokens.ts';

/**
 * New tokens, after what partners give was read again.
 *
 * @source spec 3 §7 "POST {base}/api/v1/entitlement-sync … three tokens"; chosen: `hasChanged`, so that what waits for a licence asks again at once, and nothing else does
 */
export const entitlementSync = z.extend(tokens, {
  missingInformationStatus: z._default(missingInformationStatus, 'COMPLETE'),
  hasChanged: z._default(z.boolean(), false),
});
