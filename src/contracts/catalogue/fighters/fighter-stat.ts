import * as z from 'zod/mini';
import { openEnum } from '../../wire/parsing/open-enum.ts';

/** @source spec 1 §3 "stat names … exist as enumerations"; chosen: what public statistics of the sport count, as the spec lists none */
export const statNames = [
  'SIGNIFICANT_STRIKES_PER_MINUTE', 'STRIKING_ACCURACY', 'STRIKES_ABSORBED_PER_MINUTE', 'STRIKING_DEFENCE',
  'TAKEDOWNS_PER_BOUT', 'TAKEDOWN_ACCURACY', 'TAKEDOWN_DEFENCE', 'SUBMISSIONS_PER_BOUT', 'KNOCKDOWNS_PER_BOUT', 'AVERAGE_BOUT_TIME',
] as const;
export type StatName = (typeof statNames)[number];

/** One figure: a share is 0 to 100, a time is in seconds. */
export const fighterStat = z.object({ name: openEnum('fighterStat.name', statNames), value: z.number() });
export type FighterStat = z.output<typeof fighterStat>;
