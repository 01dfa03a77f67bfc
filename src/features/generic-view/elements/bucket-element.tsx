import { bucketElement as contract } from '../../../contracts/catalogue/view.ts';
import { CardRow } from '../../../parts/card-row/card-row.tsx';
import { elementType } from './element-type.ts';

/** A row of cards. */
export const bucketElement = elementType({
  $type: 'bucket',
  attributes: contract.shape.attributes,
  keyOf: ({ bucketId }) => bucketId,
  draw: (bucket, { page, isLong, emit }) => <CardRow bucketId={bucket.bucketId} initial={bucket} section={page.id} hideWhenEmpty isLazy leaves={isLong} emit={emit} />,
});
