import { asc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { linkedProviders } from '../../../../src/contracts/identity/account/linked-provider.ts';
import { linkedIdentities } from '../../db/tables/identity/account-tables.ts';
import { defineRoute } from '../../server/platform-route.ts';
import { accountOfCaller } from './account-of-caller.ts';

/** Which providers sign in to an account. @source spec 3 §7 "linkedAccounts (provider)" */
export const linkedRoutes = [
  defineRoute({
    name: 'readLinkedProviders', method: 'GET', path: '/api/v2/user/linked-accounts', auth: 'member', ability: 'seeAccount', input: z.object({}), output: linkedProviders,
    answer: async (_input, caller) => {
      const { passwordHash } = await accountOfCaller(caller);
      const rows = await caller.context.db.select().from(linkedIdentities).where(eq(linkedIdentities.accountId, caller.user.id)).orderBy(asc(linkedIdentities.linkedAt), asc(linkedIdentities.provider));
      return {
        linked: rows.map(({ provider, email, linkedAt }) => ({ provider, linkedAt: new Date(linkedAt).toISOString(), ...(email === null ? {} : { email }) })),
        mayUnlink: passwordHash !== null || rows.length > 1,
      };
    },
  }),
];
