import * as z from 'zod/mini';
import { instant } from '../wire/instant.ts';

/** One broadcast on a channel. `end` may be missing or before `start`. @source spec 1 §3 "Programme guide", design/guide.md */
export const programme = z.object({
  id: z.string(),
  title: z.string(),
  description: z.optional(z.string()),
  start: instant,
  end: z.optional(instant),
  genre: z.optional(z.string()),
  /** The recording, once the broadcast is over. */
  vodId: z.optional(z.string()),
});
export type Programme = z.output<typeof programme>;
