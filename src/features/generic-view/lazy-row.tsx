import { CardRow, type CardRowProps } from '../../parts/card-row/card-row.tsx';
import { useNearView } from '../../parts/card-row/use-near-view.ts';

export type LazyRowProps = Omit<CardRowProps, 'isFar' | 'lookOut'> & {
  /** Gives its cards up when it is far again, as on a page of many rows. */
  leaves: boolean;
};

/** A row that keeps its place, and draws its cards when it comes near what is seen. */
export function LazyRow({ leaves, ...row }: LazyRowProps) {
  const [isNear, lookOut] = useNearView(leaves);
  return <CardRow {...row} isFar={!isNear} lookOut={lookOut} />;
}
