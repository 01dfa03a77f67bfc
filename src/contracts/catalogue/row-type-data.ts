import * as z from 'zod/mini';
import { openEnum } from '../wire/parsing/open-enum.ts';
import { openObject } from '../wire/parsing/open-object.ts';
import { wholeNumber } from '../wire/whole-number.ts';

/**
 * How a row looks, as far as every row must know it. Fields that it does not name stay: `rowAdornment` reads the rest.
 *
 * @source spec 1 §3 "rowTypeData"; chosen: the values of its enumerations beyond the row types, as the spec lists none
 */
export const rowTypeData = openObject({
  title: z.optional(z.string()),
  description: z.optional(z.string()),
  rowCount: z._default(wholeNumber, 1),
  rowType: z._default(openEnum('rowTypeData.rowType', ['basic', 'featured', 'inline'], 'basic'), 'basic'),
  displayPosters: z._default(z.boolean(), false),
  /** The picture of a playlist's card. */
  playlistImageType: z._default(openEnum('rowTypeData.playlistImageType', ['landscape', 'poster', 'square'], 'landscape'), 'landscape'),
  showItemPosition: z._default(z.boolean(), false),
  hideMetadata: z._default(z.boolean(), false),
  /** Where a card's words stand: under its picture, over it, or under it while it is pointed at. */
  metadataDisplayMode: z._default(openEnum('rowTypeData.metadataDisplayMode', ['below', 'overlay', 'hover'], 'below'), 'below'),
});
export type RowTypeData = z.output<typeof rowTypeData>;
