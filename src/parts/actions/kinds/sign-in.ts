import * as z from 'zod/mini';
import { safeReturn } from '../../../routing/safe-return.ts';
import { actionKind } from '../action-kind.ts';

/** Leads a guest to the sign-in and back to `from`; members have no such button. */
export const signIn = actionKind({
  type: 'sign-in',
  data: z.optional(z.object({ from: z.optional(z.string()) })),
  effectOf(data, { context }) {
    if (context.viewer.value?.who === 'member') return undefined;
    const from = safeReturn(data?.from);
    return { to: { name: 'login', ...(from === '/' ? {} : { query: { from } }) }, labelKey: 'signIn' };
  },
});
