import * as z from 'zod/mini';
import { listOf } from '../wire/parsing/list-of.ts';
import { openEnum } from '../wire/parsing/open-enum.ts';
import { openObject } from '../wire/parsing/open-object.ts';
import { orNothing } from '../wire/parsing/or-nothing.ts';
import { pageButton } from './action.ts';
import { bucket } from './bucket.ts';
import { contentItem } from './content-item.ts';
import { sent } from '../wire/sent-text.ts';

/** Part of the page. chosen: an unknown zone is read as the list */
const zone = openEnum('viewElement.$zone', ['hero', 'header', 'sidebar', 'list', 'tabs'], 'list');

/** How an element looks on one kind of device. Lengths are pixels. chosen: what a row or a text can take without losing its own layout */
const elementStyle = openObject({
  hidden: z.optional(z.boolean()),
  paddingInline: z.optional(z.number()),
  paddingBlock: z.optional(z.number()),
  textAlign: z.optional(z.enum(['start', 'center', 'end'])),
  backgroundColor: z.optional(z.string()),
});

/** An element's look by device. chosen: one that cannot be read costs the element nothing but its look */
const elementStyles = orNothing(openObject({
  mobile: z.optional(elementStyle), tablet: z.optional(elementStyle), desktop: z.optional(elementStyle), tv: z.optional(elementStyle),
}));
export type ElementStyles = NonNullable<z.output<typeof elementStyles>>;

/** What every element of a page has. What its attributes hold belongs to its type. */
export const viewElement = openObject({ $type: z.string(), $zone: zone, style: elementStyles, attributes: z.optional(z.unknown()) });
export type ViewElement = z.output<typeof viewElement>;

/** A large picture with one thing to do. */
export const heroElement = openObject({
  $type: z.literal('hero'),
  $zone: zone,
  attributes: openObject({ items: listOf('hero.items', contentItem), buttons: z.optional(listOf('hero.buttons', pageButton)) }),
});
export type HeroElement = z.output<typeof heroElement>;

/** A row of cards. */
export const bucketElement = openObject({ $type: z.literal('bucket'), $zone: zone, attributes: bucket });
export type BucketElement = z.output<typeof bucketElement>;

/** A text between rows: a label key of the platform's own, and the text to show without it. */
export const textBlockElement = openObject({
  $type: z.literal('textBlock'),
  $zone: zone,
  attributes: openObject({ labelKey: z.optional(z.string()), text: z.string() }),
});

/**
 * One composed page as data.
 *
 * Each element is parsed by the schema of its type when it is drawn, so that a broken or unknown one fails alone.
 *
 * @source spec 1 §2.4 "Generic view screen"; chosen: its shape, as design/platform.md describes it
 */
export const view = z.object({ title: z.string(), layout: z.string(), elements: listOf('view.elements', viewElement) });
export type View = z.output<typeof view>;

export const viewQuery = z.object({ type: sent('code'), id: sent('id'), timezone: z.optional(sent('code')) });
