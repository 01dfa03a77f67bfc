import * as z from 'zod/mini';
import { instant } from '../wire/instant.ts';
import { listOf } from '../wire/parsing/list-of.ts';
import { openEnum } from '../wire/parsing/open-enum.ts';
import { orNothing } from '../wire/parsing/or-nothing.ts';
import { wholeNumber } from '../wire/whole-number.ts';
import { programme } from './programme.ts';

/** What a broadcast is, beside its title. @source design/guide.md "Cells" */
export const programmeFlags = ['LIVE', 'NEW', 'REPEAT', 'CAPTIONS', 'AUDIO_DESCRIPTION', 'SIGNING'] as const;
export type ProgrammeFlag = (typeof programmeFlags)[number];

/** One broadcast as the guide knows it. A window leaves out its description, which `programmeDetails` has. */
export const guideProgramme = z.extend(programme, {
  subtitle: z.optional(z.string()),
  seriesId: z.optional(z.string()),
  seasonNumber: z.optional(wholeNumber),
  episodeNumber: z.optional(wholeNumber),
  imageUrl: z.optional(z.string()),
  /** None where absent. */
  flags: z.optional(listOf('guideProgramme.flags', openEnum('guideProgramme.flags', programmeFlags))),
  /** When its recording `vodId` may be watched. @source design/guide.md "catch-up window" */
  catchUp: orNothing(z.object({ from: instant, until: instant })),
  /** While it is on and before this moment, it can be watched from its beginning. @source spec 1 §2.4 "restart status" */
  restartUntil: z.optional(instant),
  /** This viewer wants to be reminded of it. */
  reminder: z.optional(z.boolean()),
});
export type GuideProgramme = z.output<typeof guideProgramme>;
