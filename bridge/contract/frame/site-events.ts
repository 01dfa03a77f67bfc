import * as z from 'zod/mini';
import type { EventShape } from '../event-shape.ts';

/** What the whole site tells the page that frames it, beside its player. */
export const siteEvents = {
  /** Another page of the site is shown: the name of its route, and the title that it is about. No query or fragment crosses. chosen: a host page cannot read the frame's address */
  routechange: { data: z.object({ name: z.nullable(z.string().check(z.maxLength(64))), id: z.nullable(z.string().check(z.maxLength(100))) }), pushed: true },
} as const satisfies Record<string, EventShape>;
