import * as z from 'zod/mini';
import { linkedProviders } from '../../../../contracts/identity/account/linked-provider.ts';
import { marketingChange, marketingPreferences } from '../../../../contracts/identity/account/marketing-preference.ts';
import { defineCall } from '../../../call.ts';

/** Which providers sign in to the account. @source spec 3 §7 "linkedAccounts (provider)"; chosen: the path */
export const readLinkedProviders = defineCall({
  name: 'readLinkedProviders', method: 'GET', auth: 'member', base: (e) => e.v2,
  input: z.object({}), output: linkedProviders,
  request: () => ({ path: '/user/linked-accounts' }),
});

/** @source spec 3 §3 "Marketing preference answer"; chosen: the paths of both */
export const readMarketingPreferences = defineCall({
  name: 'readMarketingPreferences', method: 'GET', auth: 'member',
  input: z.object({}), output: marketingPreferences,
  request: () => ({ path: '/user/marketing-preferences' }),
});

export const updateMarketingPreferences = defineCall({
  name: 'updateMarketingPreferences', method: 'PUT', auth: 'member',
  input: marketingChange, output: marketingPreferences,
  request: (body) => ({ path: '/user/marketing-preferences', body }),
});
