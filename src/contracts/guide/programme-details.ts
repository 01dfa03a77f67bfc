import * as z from 'zod/mini';
import { guideProgramme } from './guide-programme.ts';
import { guideChannel } from './guide-window.ts';
import { sent } from '../wire/sent-text.ts';

/** Everything about one broadcast: what a card of it shows. chosen: a call of its own, so that windows stay small */
export const programmeDetails = z.object({
  /** Its times are moved by the channel's offset as in a window. */
  programme: guideProgramme,
  channel: z.omit(guideChannel, { programmes: true }),
  series: z.optional(z.object({ seriesId: z.string(), title: z.string() })),
});
export type ProgrammeDetails = z.output<typeof programmeDetails>;

export const programmeQuery = z.object({ id: sent('id') });
