import * as z from 'zod/mini';
import { listOf } from '../wire/parsing/list-of.ts';
import { openEnum } from '../wire/parsing/open-enum.ts';

/** How a link can be given away. */
export const shareWays = ['NATIVE', 'COPY', 'EMAIL', 'QR'] as const;
export type ShareWay = (typeof shareWays)[number];

/** A parameter that shared links carry, so that the platform knows where a visit came from. chosen: its fields, as the spec shows none; without a way all carry it */
const trackingParameter = z.object({ name: z.string(), value: z.string(), way: z.optional(openEnum('trackingParameter.way', shareWays)) });

/** How a title is shared: a link with a place for its path. @source spec 1 §3 "Share details: universalLink with a path placeholder, trackingConfiguration list" */
export const shareDetails = z.object({
  universalLink: z.optional(z.string()),
  trackingConfiguration: z._default(listOf('shareDetails.trackingConfiguration', trackingParameter), []),
});
export type ShareDetails = z.output<typeof shareDetails>;
