import type { ComponentType } from 'react';
import type { Bucket } from '../../../contracts/catalogue/bucket.ts';
import type { RowTraits } from '../../../store/catalogue/bucket.ts';
import { RowTrack, type RowTrackProps } from '../row-track.tsx';

/** A type of row, as the registry holds it. */
export interface RowType extends RowTraits {
  /** As the platform names the type of the bucket. */
  type: Bucket['type'];
  /** How the cards of a row that has some are laid out. */
  Layout: ComponentType<RowTrackProps>;
}

/** A type of row; what is not said is as in a plain row: a track of cards, ten at a time. @source spec 1 §9 "Carousel next-page size 10 per bucket" */
export function rowType(type: RowType['type'], own: Partial<Omit<RowType, 'type'>> = {}): RowType {
  return { type, pageSize: 10, refreshOn: ['entitlements'], Layout: RowTrack, ...own };
}
