import * as z from 'zod/mini';
import { listOf } from '../wire/list-of.ts';
import { openEnum } from '../wire/open-enum.ts';
import { openObject } from '../wire/open-object.ts';
import { bucket } from './bucket.ts';
import { contentItem } from './content-item.ts';

/** Where on the page. chosen: an element of an unknown zone stands in the list */
const zone = openEnum('viewElement.$zone', ['hero', 'header', 'sidebar', 'list', 'tabs'], 'list');

/** What every element of a page has. The rest (attributes, style for each device) belongs to its type. */
export const viewElement = openObject({ $type: z.string(), $zone: zone });
export type ViewElement = z.output<typeof viewElement>;

/** A large picture with one thing to do. */
export const heroElement = openObject({
  $type: z.literal('hero'),
  $zone: zone,
  attributes: openObject({ items: listOf('hero.items', contentItem) }),
});
export type HeroElement = z.output<typeof heroElement>;

/** A row of cards. */
export const bucketElement = openObject({ $type: z.literal('bucket'), $zone: zone, attributes: bucket });
export type BucketElement = z.output<typeof bucketElement>;

/** Words between rows; a label key with a fallback text. */
export const textBlockElement = openObject({
  $type: z.literal('textBlock'),
  $zone: zone,
  attributes: openObject({ labelKey: z.optional(z.string()), text: z.string() }),
});

/**
 * One composed page as data.
 *
 * Elements are parsed one by one by the schema of their type, so that a broken or unknown one fails alone.
 *
 * @source spec 1 §2.4 "Generic view screen"; shape chosen in design/platform.md
 */
export const view = z.object({ title: z.string(), layout: z.string(), elements: listOf('view.elements', viewElement) });
export type View = z.output<typeof view>;

export const viewQuery = z.object({ type: z.string(), id: z.string(), timezone: z.optional(z.string()) });
