import * as z from 'zod/mini';
import { postedFields } from '../../../../src/contracts/wire/posted-fields.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { defineRoute } from '../../server/platform-route.ts';
import { takePostedFields } from './posted-return-store.ts';

/** What a provider posted, for the page it returned to. By POST, because it is good once. */
export const postedReturnRoutes = [
  defineRoute({
    name: 'takePostedFields', method: 'POST', path: '/api/v1/posted-returns/:reference', auth: 'bearerless', output: postedFields,
    input: z.object({ reference: z.string().check(z.regex(/^[\w-]{32}$/)) }),
    answer: async ({ reference }, { context: { db }, realm: { realm }, now }) => {
      const fields = await takePostedFields(db, realm, reference, now);
      if (!fields) throw new PlatformError(404, 'posted-fields-not-found', 'These fields were taken already or have expired.');
      return fields;
    },
  }),
];
