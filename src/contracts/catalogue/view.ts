import * as z from 'zod/mini';
import { bucket } from './bucket.ts';
import { contentItem } from './content-item.ts';

const zone = z.enum(['hero', 'header', 'sidebar', 'list', 'tabs']);

/** What every element of a page says of itself. The rest belongs to its type. */
export const viewElement = z.looseObject({ $type: z.string(), $zone: zone });
export type ViewElement = z.output<typeof viewElement>;

/** A large picture with one thing to do. */
export const heroElement = z.object({
  $type: z.literal('hero'),
  $zone: zone,
  attributes: z.object({ items: z.array(contentItem) }),
});
export type HeroElement = z.output<typeof heroElement>;

/** A row of cards. */
export const bucketElement = z.object({ $type: z.literal('bucket'), $zone: zone, attributes: bucket });
export type BucketElement = z.output<typeof bucketElement>;

/** Words between rows; a label key with a fallback text. */
export const textBlockElement = z.object({
  $type: z.literal('textBlock'),
  $zone: zone,
  attributes: z.object({ labelKey: z.optional(z.string()), text: z.string() }),
});

/**
 * One composed page as data.
 *
 * Elements are parsed one by one by the schema of their type, so that a broken or unknown one fails alone.
 *
 * @source spec 1 §2.4 "Generic view screen"; shape chosen in design/platform.md
 */
export const view = z.object({ title: z.string(), layout: z.string(), elements: z.array(viewElement) });
export type View = z.output<typeof view>;

export const viewQuery = z.object({ type: z.string(), id: z.string(), timezone: z.optional(z.string()) });
