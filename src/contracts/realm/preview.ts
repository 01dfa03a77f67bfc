import * as z from 'zod/mini';
import { listOf } from '../wire/parsing/list-of.ts';
import { menuItem } from './menu-item.ts';

const named = z.object({ type: z.string(), id: z.string(), title: z.string() });

/** What the previews of the tenant's own people show: every composed page, every plugin, and the menu of each kind of device. @source spec 1 §2.1 "Admin preview routes"; chosen: its shape */
export const preview = z.object({
  views: listOf('preview.views', named),
  plugins: listOf('preview.plugins', z.object({ id: z.string(), title: z.string() })),
  menus: z.object({ WEB: listOf('preview.menus', menuItem), 'MOBILE-WEB': listOf('preview.menus', menuItem) }),
});
export type Preview = z.output<typeof preview>;
