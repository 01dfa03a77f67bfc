import * as z from 'zod/mini';
import { openEnum } from '../wire/parsing/open-enum.ts';

/** One entry of the navigation. @source spec 1 §3 "Menu item" */
export const menuItem = z.object({
  title: z.string(),
  labelKey: z.optional(z.string()),
  type: openEnum('menuItem.type', ['VIEW', 'ROUTE']),
  layout: openEnum('menuItem.layout', ['TOP', 'TOP_LEFT', 'SIDEBAR', 'HAMBURGER']),
  data: z.object({ view: z.string() }),
  style: z._default(z.object({ featured: z.boolean() }), { featured: true }),
});
export type MenuItem = z.output<typeof menuItem>;
