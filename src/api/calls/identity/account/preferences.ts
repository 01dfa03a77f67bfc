import * as z from 'zod/mini';
import { preferences } from '../../../../contracts/realm/init.ts';
import { defineCall } from '../../../call.ts';

/** How the profile that asks likes to watch. @source spec 1 §3 "User preferences", §7 "paths are not shown"; chosen: both paths, and that the whole choice is sent */
export const readPreferences = defineCall({
  name: 'readPreferences', method: 'GET', auth: 'member',
  input: z.object({}), output: preferences,
  request: () => ({ path: '/user/preferences' }),
});

export const updatePreferences = defineCall({
  name: 'updatePreferences', method: 'PUT', auth: 'member', changes: { subject: 'profile', ids: () => [] },
  input: preferences, output: preferences,
  request: (body) => ({ path: '/user/preferences', body }),
});
