import * as z from 'zod/mini';
import { openEnum } from '../wire/parsing/open-enum.ts';

/** A moment or a span of a title that is worth a note on the timeline. Seconds. @source spec 1 §3 "annotations"; fields chosen */
export const annotation = z.object({ start: z.number(), end: z.optional(z.number()), title: z.string(), description: z.optional(z.string()) });
export type Annotation = z.output<typeof annotation>;

/** A text or a picture over the title. @source spec 1 §3 "watermark"; fields chosen */
export const watermark = z.object({
  text: z.optional(z.string()),
  imageUrl: z.optional(z.string()),
  /** chosen: an unknown corner is read as the top right one, where captions never are */
  position: z._default(openEnum('watermark.position', ['TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT'], 'TOP_RIGHT'), 'TOP_RIGHT'),
  /** 0–1. */
  opacity: z._default(z.number(), 0.6),
});
export type Watermark = z.output<typeof watermark>;

/** Where to ask for advertising, and when. @source spec 1 §3 "adUnits"; fields chosen */
export const adUnit = z.object({
  id: z.string(),
  type: openEnum('adUnit.type', ['VAST', 'VMAP']),
  url: z.string(),
  /** A VMAP file has its own breaks. */
  position: openEnum('adUnit.position', ['PRE', 'MID', 'POST']),
  /** Seconds from the beginning of the title; of a mid-roll. */
  offset: z.optional(z.number()),
});
export type AdUnit = z.output<typeof adUnit>;
