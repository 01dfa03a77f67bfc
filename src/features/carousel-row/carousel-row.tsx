import { CardRow, type CardRowProps } from '../../parts/card-row/card-row.tsx';

export type CarouselRowProps = Pick<CardRowProps, 'bucketId' | 'variant' | 'title' | 'heading' | 'emit'>;

/** A row of cards outside of a composed page: it follows the viewer, and an empty one shows a message. */
export function CarouselRow(props: CarouselRowProps) {
  return <CardRow key={props.bucketId} {...props} />;
}
