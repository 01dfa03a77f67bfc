import { CardRow, type CardRowProps } from '../../parts/card-row/card-row.tsx';

export type CarouselRowProps = Pick<CardRowProps, 'bucketId' | 'variant' | 'title' | 'emit'>;

/** A row of cards that stands by itself: it follows the viewer, and says so when it is empty. */
export function CarouselRow(props: CarouselRowProps) {
  return <CardRow key={props.bucketId} {...props} />;
}
