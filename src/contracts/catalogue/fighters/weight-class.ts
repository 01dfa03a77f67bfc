import * as z from 'zod/mini';
import { openEnum } from '../../wire/parsing/open-enum.ts';

/** @source spec 1 §3 "weight classes … exist as enumerations"; chosen: the classes of the unified rules, as the spec lists none */
export const weightClasses = [
  'STRAWWEIGHT', 'FLYWEIGHT', 'BANTAMWEIGHT', 'FEATHERWEIGHT', 'LIGHTWEIGHT', 'WELTERWEIGHT', 'MIDDLEWEIGHT', 'LIGHT_HEAVYWEIGHT', 'HEAVYWEIGHT', 'CATCHWEIGHT',
] as const;

/** In an answer: an unknown class becomes UNKNOWN. */
export const weightClass = openEnum('weightClass', weightClasses);

/** In a call's input: a known class only. */
export const knownWeightClass = z.enum(weightClasses);
export type WeightClass = z.output<typeof knownWeightClass>;
