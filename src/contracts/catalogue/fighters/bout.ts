import * as z from 'zod/mini';
import { instant } from '../../wire/instant.ts';
import { openEnum } from '../../wire/parsing/open-enum.ts';
import { wholeNumber } from '../../wire/whole-number.ts';
import { contentItem } from '../content-item.ts';
import { weightClass } from './weight-class.ts';

/** How a bout ended for one of its fighters. @source spec 1 §3 "win/loss/no contest"; chosen: a draw too, which the sport has */
const boutResults = ['WIN', 'LOSS', 'DRAW', 'NO_CONTEST'] as const;
export type BoutResult = (typeof boutResults)[number];

/** @source spec 1 §3 "fight result methods"; chosen: those of the unified rules, as the spec lists none */
const boutMethods = [
  'KO', 'TKO', 'SUBMISSION', 'UNANIMOUS_DECISION', 'SPLIT_DECISION', 'MAJORITY_DECISION', 'TECHNICAL_DECISION', 'DOCTOR_STOPPAGE', 'DISQUALIFICATION', 'FORFEIT', 'OVERTURNED',
] as const;
export type BoutMethod = (typeof boutMethods)[number];

/** A bout as one of its fighters sees it. */
export const bout = z.object({
  id: z.string(), at: instant, eventName: z.string(), weightClass,
  /** Without an id where the opponent has no page. */
  opponent: z.object({ id: z.optional(z.string()), name: z.string() }),
  /** Absent while the bout is to come. */
  result: z.optional(openEnum('bout.result', boutResults)),
  method: z.optional(openEnum('bout.method', boutMethods)),
  round: z.optional(wholeNumber),
  /** Seconds of its last round. */
  seconds: z.optional(wholeNumber),
  /** What shows it. */
  item: z.optional(contentItem),
});
export type Bout = z.output<typeof bout>;
