import * as z from 'zod/mini';
import { destinationOfPath } from '../../../routing/destination-of-path.ts';
import { safeReturn } from '../../../routing/safe-return.ts';
import { actionKind } from '../action-kind.ts';

/**
 * Leads to a path of this deployment.
 *
 * chosen: a path, as links of the platform are written everywhere else, in the words of any path set; anything that leads off the site is no button
 */
export const route = actionKind({
  type: 'route',
  data: z.object({ path: z.string() }),
  effectOf({ path }, { context }) {
    const to = destinationOfPath(safeReturn(path), context.settings.countryCode);
    return !to || (to.name === 'root' && path !== '/') ? undefined : { to, labelKey: 'seeDetails' };
  },
});
