import type { BucketRow } from '../../../db/tables/catalogue-tables.ts';

/** A row of cards before it is filled. */
export interface BucketSeed extends Omit<BucketRow, 'realm'> { content: string[] }
