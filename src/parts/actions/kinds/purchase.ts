import * as z from 'zod/mini';
import { actionKind } from '../action-kind.ts';

/** Leads to the licences on offer: these, or those that open a title, or all. */
export const purchase = actionKind({
  type: 'purchase',
  data: z.optional(z.object({ licences: z.optional(z.array(z.string())), eventId: z.optional(z.string()) })),
  effectOf(data) {
    const query = { ...(data?.licences?.length ? { licences: data.licences.join(' ') } : {}), ...(data?.eventId ? { eventId: data.eventId } : {}) };
    return { to: { name: 'purchase', query }, labelKey: 'seePlans' };
  },
});
