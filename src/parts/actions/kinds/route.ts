import * as z from 'zod/mini';
import { matchPath } from '../../../routing/match-path.ts';
import { safeReturn } from '../../../routing/safe-return.ts';
import { actionKind } from '../action-kind.ts';

/**
 * Leads to a path of this deployment.
 *
 * chosen: a path, as links of the platform are written everywhere else; anything that leads off the site is no button
 */
export const route = actionKind({
  type: 'route',
  data: z.object({ path: z.string() }),
  effectOf({ path }, { context }) {
    const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(safeReturn(path)) ?? [];
    const match = matchPath(pathname, context.settings.countryCode);
    if (!match || (match.name === 'root' && path !== '/')) return undefined;
    const query = Object.fromEntries(new URLSearchParams(search));
    return { to: { ...match, ...(search ? { query } : {}), ...(hash ? { hash } : {}) }, labelKey: 'seeDetails' };
  },
});
