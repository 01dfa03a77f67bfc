import { useLabel } from '../../binding/use-label.ts';
import { useSignal } from '../../binding/use-signal.ts';
import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import type { CardVariant } from '../../rules/catalogue/cards-per-row.ts';
import type { ListContext } from '../../rules/catalogue/list-context.ts';
import type { BucketRow } from '../../store/catalogue/bucket.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import { CardSkeleton } from '../content-card/card-skeleton.tsx';
import { FailurePanel } from '../feedback/failure-panel.tsx';
import { rowTypeOf } from './row-types/row-types.ts';

export interface RowBodyProps {
  slice: BucketRow;
  titleId: string;
  title: string | undefined;
  variant: CardVariant;
  perRow: number;
  list?: ListContext;
  onToggled(item: ContentItem, favourite: boolean): void;
}

/** A row in each of its states. The skeleton is as high as the row. */
export function RowBody({ slice, titleId, title, variant, perRow, list, onToggled }: RowBodyProps) {
  const label = useLabel();
  const items = useSignal(slice.items);
  const more = useSignal(slice.more);
  const facts = useSignal(slice.facts);
  const look = facts?.rowTypeData;
  const { Layout } = rowTypeOf(facts?.type);
  const hideMetadata = look?.hideMetadata ?? false;
  const name = <h2 id={titleId} className="fl-row__title" part="title">{title ?? <><VisuallyHidden>{label('loading')}</VisuallyHidden><Skeleton shape="text" inlineSize="9rem" /></>}</h2>;
  if (items.status === 'failed') {
    return (
      <div className="fl-row__aside">
        {title ? name : <h2 id={titleId} className="fl-row__title"><VisuallyHidden>{label('rowFailed')}</VisuallyHidden></h2>}
        <FailurePanel failure={items.failure} labelKey="rowFailed" onRetry={() => void slice.load()} />
      </div>
    );
  }
  if (items.status !== 'ready') {
    return (
      <>
        <header className="fl-row__header">{name}</header>
        <div className="fl-row__track fl-row__track--waiting">
          {Array.from({ length: perRow + 1 }, (_, index) => <div key={index} className="fl-row__item"><CardSkeleton variant={variant} hideMetadata={hideMetadata} /></div>)}
        </div>
        <VisuallyHidden role="status">{label('loading')}</VisuallyHidden>
      </>
    );
  }
  const cards = items.value;
  if (cards.length === 0 && more === 'none') {
    return <div className="fl-row__aside">{name}<p className="fl-row__nothing" part="empty">{label('nothingHere')}</p></div>;
  }
  return (
    <Layout
      title={title ?? ''}
      titleId={titleId}
      description={look?.description}
      items={cards}
      more={more}
      variant={variant}
      perRow={perRow}
      list={list}
      showPositions={look?.showItemPosition ?? false}
      hideMetadata={hideMetadata}
      onMore={slice.loadMore}
      onToggled={onToggled}
    />
  );
}
