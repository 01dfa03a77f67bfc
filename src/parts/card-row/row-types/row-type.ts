import { lazy, type ComponentType } from 'react';
import type { BucketFacts } from '../../../contracts/catalogue/bucket.ts';
import type { RowTypeData } from '../../../contracts/catalogue/row-type-data.ts';
import type { CardVariant } from '../../../rules/catalogue/cards-per-row.ts';
import type { RowTraits } from '../../../store/catalogue/bucket.ts';
import type { RowLayoutProps } from '../row-layout.ts';
import { RowTrack } from '../row-track.tsx';

/** A type of row, as the registry holds it. */
export interface RowType extends RowTraits {
  /** Part of the row's class. */
  name: string;
  isFor(row: BucketFacts): boolean;
  /** How the cards of a row that has some are laid out. */
  Layout: ComponentType<RowLayoutProps>;
  /** How cards are cut where neither page nor data say so. */
  variantOf(look: RowTypeData | undefined): CardVariant;
  /** How high the row is under its name while the code of its layout is on the way, as a length of CSS, which may count on `--fl-row-count` titles. A track of cards when absent. */
  place?: string;
}

/** A type of row; what is not said is as in a plain row: a track of cards, ten at a time. @source spec 1 §9 "Carousel next-page size 10 per bucket" */
export function rowType(name: string, isFor: RowType['isFor'], own: Partial<Omit<RowType, 'name' | 'isFor'>> = {}): RowType {
  return { name, isFor, pageSize: 10, refreshOn: ['entitlements'], Layout: RowTrack, variantOf: () => 'landscape', ...own };
}

/** A row whose type the platform names. */
export const ofType = (type: BucketFacts['type']): RowType['isFor'] => (row) => row.type === type;

/** A layout that travels when a row first needs it. */
export function lateLayout(load: () => Promise<ComponentType<RowLayoutProps>>): ComponentType<RowLayoutProps> {
  return lazy(() => load().then((layout) => ({ default: layout })));
}
