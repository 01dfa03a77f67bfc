import { signal, type ReadonlySignal } from '@preact/signals-core';
import { useCallback, useEffect, useId, useMemo, useRef, type CSSProperties } from 'react';
import type { Emit } from '../../binding/emit.ts';
import { useRuntime } from '../../binding/runtime-context.ts';
import { useLocale } from '../../binding/use-locale.ts';
import { useSignal } from '../../binding/use-signal.ts';
import { useSlice } from '../../binding/use-slice.ts';
import type { Bucket } from '../../contracts/catalogue/bucket.ts';
import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import { cardsPerRow, type CardVariant } from '../../rules/catalogue/cards-per-row.ts';
import { createBucket } from '../../store/catalogue/bucket.ts';
import { useSheet } from '../../ui/use-sheet.ts';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import type { RowMemory } from './row-layout.ts';
import type { RowEvents } from './row-events.ts';
import { RowBody } from './row-body.tsx';
import { rowTypeOf } from './row-types/row-types.ts';
import { useContainerWidth } from './use-container-width.ts';
import sheet from './card-row.css';

export interface CardRowProps {
  bucketId: string;
  /** What came with a page already. */
  initial?: Bucket;
  /** How cards are cut; as the row's data says when absent. */
  variant?: CardVariant;
  /** A name for the row; the platform's when absent. */
  title?: string;
  /** The composed page that the row is on. */
  section?: string;
  /** `none` where the page names the row itself: the name is for ears alone. */
  heading?: 'none';
  /** Draws nothing while empty, as on a composed page. */
  hideWhenEmpty?: boolean;
  /** Far from what is seen: it keeps its place and draws no cards. */
  isFar?: boolean;
  /** Gets the row's element, to see whether it is far. */
  lookOut?(node: Element | null): void;
  emit: Emit<RowEvents>;
}

/**
 * A row of cards.
 *
 * @csspart row, header, title, previous, next, track, card, picture, badge, meta, heart, failure, empty, retry-card
 * @source spec 1 §2.4 "Carousel rows", §4.6, §9
 */
export function CardRow({ bucketId, initial, variant, title, section, heading, hideWhenEmpty, isFar, lookOut, emit }: CardRowProps) {
  const { context } = useRuntime().store;
  const slice = useSlice(() => createBucket(context, bucketId, { initial, section, traitsOf: rowTypeOf }), [context, bucketId, section]);
  useEffect(() => void slice.load(), [slice]);
  useEffect(() => initial && slice.renew(initial), [slice, initial]);
  const items = useSignal(slice.items);
  const facts = useSignal(slice.facts);
  const [width, measure] = useContainerWidth();
  const [toggled, onToggled] = useToggled(emit);
  useOutcomeEvents(emit, bucketId, items.status === 'ready' ? items.value.length : items.status === 'failed' ? items.failure.code : undefined);
  const look = facts?.rowTypeData;
  const type = rowTypeOf(facts);
  const cut = variant ?? (look?.displayPosters ? 'poster' : type.variantOf(look));
  const perRow = cardsPerRow(width, cut);
  const memory = useRef<RowMemory>({ offset: 0, stop: 0 });
  const titleId = useId();
  const adopt = useSheet(sheet);
  const ref = useCallback((node: Element | null) => {
    adopt(node);
    lookOut?.(node);
  }, [adopt, lookOut]);
  const { direction } = useLocale();
  if (hideWhenEmpty && items.status === 'ready' && items.value.length === 0) return null;
  return (
    <section
      ref={ref}
      className={`fl-row fl-row--${type.name} fl-row--words-${look?.metadataDisplayMode ?? 'below'}${perRow === 1 ? ' fl-row--single' : ''}${isFar ? ' fl-row--far' : ''}`}
      part="row"
      // A page may show a row twice, and many rows: each is a named group, none a landmark.
      role="group"
      dir={direction}
      aria-labelledby={titleId}
      aria-busy={items.status === 'loading' || undefined}
      style={{ '--fl-row-cards': perRow } as CSSProperties}
    >
      <div ref={measure} className="fl-row__body">
        <RowBody slice={slice} titleId={titleId} title={title ?? look?.title ?? facts?.name} heading={heading} variant={cut} perRow={perRow} isFar={isFar} memory={memory.current} onToggled={onToggled} />
      </div>
      <Announced words={toggled} />
    </section>
  );
}

/** Announces a toggled heart to screen readers and to the page: the `h` key leaves the focus on the card. No card is drawn again for it. */
function useToggled(emit: Emit<RowEvents>): [ReadonlySignal<string>, (item: ContentItem, favourite: boolean) => void] {
  const { labels } = useRuntime().store;
  const words = useMemo(() => signal(''), []);
  return [words, useCallback(({ id, title }, favourite) => {
    words.value = labels.text(favourite ? 'addedToMyList' : 'removedFromMyList', { title });
    emit('favourite-changed', { id, favourite });
    // `emit` may be another function at each render; each tells the same listeners.
  }, [labels, words])];
}

function Announced({ words }: { words: ReadonlySignal<string> }) {
  return <VisuallyHidden role="status">{useSignal(words)}</VisuallyHidden>;
}

/** @param outcome how many cards there are, or why there are none */
function useOutcomeEvents(emit: Emit<RowEvents>, bucketId: string, outcome: number | string | undefined): void {
  useEffect(() => {
    if (typeof outcome === 'number') emit('row-loaded', { bucketId, count: outcome });
    else if (outcome !== undefined) emit('load-failed', { code: outcome });
    // `emit` may be another function at each render.
  }, [bucketId, outcome]);
}
