import type * as z from 'zod/mini';
import { openEnum } from '../wire/parsing/open-enum.ts';

/** What this viewer may do with this content. @source spec 1 §3; chosen: an unknown level is read as DENIED, never as open */
export const accessLevel = openEnum('accessLevel', ['GRANTED', 'GRANTED_ON_SIGN_IN', 'DENIED', 'GEOBLOCKED'], 'DENIED');
export type AccessLevel = z.output<typeof accessLevel>;
