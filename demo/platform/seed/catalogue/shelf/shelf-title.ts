import type { Words } from '../../../db/tables/catalogue-tables.ts';

/** A title before it is numbered. */
export interface ShelfTitle { genre: string; titles: Words; descriptions: Words }
