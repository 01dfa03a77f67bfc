import * as z from 'zod/mini';
import { property, type Property } from './property.ts';

/** What to play: `vod:1001` or `live:42`. */
export const contentReference = (): Property<string | undefined> =>
  property<string | undefined>(z.optional(z.string().check(z.regex(/^(vod|live):[\w.-]{1,128}$/))), undefined);
