import { bucketElement as contract } from '../../../contracts/catalogue/view.ts';
import { CardRow } from '../../../parts/card-row/card-row.tsx';
import type { ListContext } from '../../../rules/catalogue/list-context.ts';
import { elementType, type ElementTools } from './element-type.ts';

/** A row of cards. */
export const bucketElement = elementType({
  $type: 'bucket',
  attributes: contract.shape.attributes,
  keyOf: ({ bucketId }) => bucketId,
  draw: (bucket, { page, isLong, emit }) => <CardRow bucketId={bucket.bucketId} initial={bucket} section={page.id} list={listOfPage(page)} hideWhenEmpty isLazy leaves={isLong} emit={emit} />,
});

/** The list that a page is about: its cards lead on in it. @source spec 1 §2.3 "List context is added as query parameters" */
function listOfPage({ type, id }: ElementTools['page']): ListContext | undefined {
  if (type === 'series') return { seriesId: id };
  if (type === 'season') return { seasonId: id };
  return type === 'playlist' ? { playlistId: id } : undefined;
}
