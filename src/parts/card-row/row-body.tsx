import { lazy, Suspense, type CSSProperties, type ReactNode } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import { useSignal } from '../../binding/use-signal.ts';
import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import type { RowTypeData } from '../../contracts/catalogue/row-type-data.ts';
import type { CardVariant } from '../../rules/catalogue/cards-per-row.ts';
import type { BucketRow } from '../../store/catalogue/bucket.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import { CardSkeleton } from '../content-card/card-skeleton.tsx';
import { ErrorBoundary } from '../feedback/error-boundary.tsx';
import { FailurePanel } from '../feedback/failure-panel.tsx';
import type { RowMemory } from './row-layout.ts';
import { RowName } from './row-name.tsx';
import { RowTrack } from './row-track.tsx';
import { rowTypeOf } from './row-types/row-types.ts';

const RowAdornment = lazy(() => import('./layouts/adornment/row-adornment.tsx').then((module) => ({ default: module.RowAdornment })));

export interface RowBodyProps {
  slice: BucketRow;
  titleId: string;
  title: string | undefined;
  heading?: 'none';
  variant: CardVariant;
  perRow: number;
  /** Far from what is seen: it keeps its place and draws no cards. */
  isFar?: boolean;
  memory: RowMemory;
  onToggled(item: ContentItem, favourite: boolean): void;
}

/** A row in each of its states. The skeleton is as high as the row. */
export function RowBody({ slice, titleId, title, heading, variant, perRow, isFar = false, memory, onToggled }: RowBodyProps) {
  const label = useLabel();
  const items = useSignal(slice.items);
  const more = useSignal(slice.more);
  const facts = useSignal(slice.facts);
  const look = facts?.rowTypeData;
  const { Layout, place, name: typeName } = rowTypeOf(facts);
  const hideMetadata = look?.hideMetadata ?? false;
  if (items.status === 'failed') {
    return (
      <div className="fl-row__aside">
        <RowName titleId={titleId} title={title ?? <VisuallyHidden>{label('rowFailed')}</VisuallyHidden>} heading={heading} />
        <FailurePanel failure={items.failure} labelKey="rowFailed" onRetry={() => void slice.load()} />
      </div>
    );
  }
  const name = <RowName titleId={titleId} title={title ?? <><VisuallyHidden>{label('loading')}</VisuallyHidden><Skeleton shape="text" inlineSize="9rem" /></>} description={look?.description} heading={heading} />;
  const waiting = <Waiting name={name} place={place} count={items.status === 'ready' ? items.value.length : 0} lines={look && look.rowCount > 1 ? 2 : 1} perRow={isFar ? 0 : perRow} variant={variant} hideMetadata={hideMetadata} />;
  if (items.status !== 'ready') return <>{waiting}<VisuallyHidden role="status">{label('loading')}</VisuallyHidden></>;
  if (isFar) return waiting;
  const cards = items.value;
  if (cards.length === 0 && more === 'none') return <div className="fl-row__aside">{name}<p className="fl-row__nothing" part="empty">{label('nothingHere')}</p></div>;
  const laidOut = {
    title: title ?? '', titleId, description: look?.description, heading, facts, items: cards, more, variant, perRow, hideMetadata, memory,
    showPositions: look?.showItemPosition ?? false, onMore: slice.loadMore, onToggled,
  };
  // Code that does not come costs a row its look, not its cards.
  return (
    <ErrorBoundary fallback={() => <RowTrack {...laidOut} />}>
      <Suspense fallback={waiting}>{isAdorned(look) && typeName !== 'inline-featured' ? <RowAdornment {...laidOut} Layout={Layout} /> : <Layout {...laidOut} />}</Suspense>
    </ErrorBoundary>
  );
}

/** Whether a row has what few have; `rowAdornment` reads it late. */
const isAdorned = (look: RowTypeData | undefined): boolean => look !== undefined && (look.metadataDisplayMode !== 'below' || /backg|Cta|textA/.test(Object.keys(look).join()));

interface WaitingProps {
  name: ReactNode;
  place: string | undefined;
  /** How many titles the row has. */
  count: number;
  lines: number;
  perRow: number;
  variant: CardVariant;
  hideMetadata: boolean;
}

/** Far away it is a card wide: its height is what counts there. */
function Waiting({ name, place, count, lines, perRow, variant, hideMetadata }: WaitingProps) {
  return (
    <>
      <header className="fl-row__header">{name}</header>
      {place
        ? <div className="fl-row__place" style={{ blockSize: place, '--fl-row-count': count } as CSSProperties}><Skeleton /></div>
        : Array.from({ length: lines }, (_line, line) => (
            <div key={line} className="fl-row__track fl-row__track--waiting">
              {Array.from({ length: perRow + 1 }, (_, index) => <div key={index} className="fl-row__item"><CardSkeleton variant={variant} hideMetadata={hideMetadata} /></div>)}
            </div>
          ))}
    </>
  );
}
