import { bucketElement as contract } from '../../../contracts/catalogue/view.ts';
import { LazyRow } from '../lazy-row.tsx';
import { elementType } from './element-type.ts';

/** A row of cards. */
export const bucketElement = elementType({
  $type: 'bucket',
  attributes: contract.shape.attributes,
  keyOf: ({ bucketId }) => bucketId,
  draw: (bucket, { page, isLong, emit }) => <LazyRow bucketId={bucket.bucketId} initial={bucket} section={page.id} hideWhenEmpty leaves={isLong} emit={emit} />,
});
