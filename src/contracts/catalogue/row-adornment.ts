import * as z from 'zod/mini';
import { listOf } from '../wire/parsing/list-of.ts';
import { openEnum } from '../wire/parsing/open-enum.ts';
import { openObject } from '../wire/parsing/open-object.ts';
import { orNothing } from '../wire/parsing/or-nothing.ts';

/** A button of a row. chosen: its link is a path of the deployment, as every other link of the platform */
const cta = openObject({ ctaText: z.string(), link: z.string() });

/** What stands behind a row. chosen: sides by reading direction, and three animations */
const background = openObject({
  imageUrl: z.optional(z.string()),
  gradientSides: z._default(listOf('rowTypeData.gradientSides', openEnum('rowTypeData.gradientSides', ['start', 'end', 'top', 'bottom'])), []),
  animationType: z._default(openEnum('rowTypeData.animationType', ['none', 'fade', 'zoom'], 'none'), 'none'),
});
export type RowBackground = z.output<typeof background>;

/**
 * The part of `rowTypeData` that few rows draw: read by their layouts, so that a plain row does not carry it.
 *
 * @source spec 1 §3 "rowTypeData (… background with imageUrl, gradient sides and animationType, primaryCta with ctaText and link, secondaryCta, … textAlignment …)"
 */
export const rowAdornment = openObject({
  background: orNothing(background),
  primaryCta: orNothing(cta),
  secondaryCta: orNothing(cta),
  textAlignment: z._default(openEnum('rowTypeData.textAlignment', ['start', 'center', 'end'], 'start'), 'start'),
});
export type RowAdornment = z.output<typeof rowAdornment>;
