import * as z from 'zod/mini';
import { listOf } from '../../wire/parsing/list-of.ts';
import { paging } from '../../wire/paging.ts';
import { wholeNumber } from '../../wire/whole-number.ts';
import { bout } from './bout.ts';
import { fighterStat } from './fighter-stat.ts';
import { knownWeightClass, weightClass } from './weight-class.ts';
import { sent } from '../../wire/sent-text.ts';

/** Bouts won, lost, drawn and without a decision. */
const record = z.object({ wins: wholeNumber, losses: wholeNumber, draws: wholeNumber, noContests: wholeNumber });

const card = {
  id: z.string(), name: z.string(), nickname: z.optional(z.string()),
  /** ISO 3166 alpha-2. */
  country: z.string(), weightClass, record, pictureUrl: z.string(),
};

/** A fighter as a list shows one. */
export const fighterCard = z.object(card);
export type FighterCard = z.output<typeof fighterCard>;

/** @source spec 1 §2.1 "/fighters"; chosen: its shape, as the spec shows none */
export const fighterList = z.object({ fighters: listOf('fighterList.fighters', fighterCard), paging });

/** chosen: 24 a page, as a grid's */
export const fighterListQuery = z.object({ weightClass: z.optional(knownWeightClass), rpp: z._default(wholeNumber, 24), lastSeen: z.optional(sent('cursor')) });

/** A fighter's page. @source spec 1 §3 "enumerations for the fighter pages"; chosen: its shape */
export const fighter = z.object({
  ...card, heroUrl: z.string(), bornIn: z.optional(wholeNumber), heightCm: z.optional(wholeNumber), reachCm: z.optional(wholeNumber),
  stats: listOf('fighter.stats', fighterStat), bouts: listOf('fighter.bouts', bout),
});
export type Fighter = z.output<typeof fighter>;

export const fighterQuery = z.object({ id: sent('id') });
