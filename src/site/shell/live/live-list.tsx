import { useCallback, useRef, type RefObject } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import type { ContentItem } from '../../../contracts/catalogue/content-item.ts';
import { MetaLine } from '../../../parts/content-card/meta-line.tsx';
import { useNearEnd } from '../../../parts/card-row/use-near-end.ts';
import { useCardWords } from '../../../parts/content-card/use-card-words.ts';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import { useNavLink } from '../../../parts/nav-link/use-nav-link.ts';
import { destinationOf } from '../../../rules/catalogue/card-destination.ts';
import { metaLineOf } from '../../../rules/catalogue/card-lines.ts';
import type { LiveNow } from '../../../store/catalogue/live-now.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { LiveThumbnail } from './live-thumbnail.tsx';

interface LiveListProps {
  live: LiveNow;
  /** Undefined while they are fetched. */
  items: readonly ContentItem[] | undefined;
  /** What scrolls the list. */
  scroller: RefObject<Element | null>;
  onFollow(): void;
}

/** The events on air; the next page is fetched when its end comes near. @source spec 1 §2.4 "an infinite list of live event cards", §4.6 */
export function LiveList({ live, items, scroller, onFollow }: LiveListProps) {
  const label = useLabel();
  const more = useSignal(live.more);
  const end = useRef<HTMLDivElement>(null);
  const goOn = useCallback(() => void live.loadMore(), [live]);
  useNearEnd(scroller, end, items?.length ?? 0, more === 'available' ? goOn : undefined);
  if (!items) return <div className="fl-live__list">{[0, 1, 2].map((row) => <Skeleton key={row} blockSize="4.25rem" />)}</div>;
  if (items.length === 0) return <NothingLive onFollow={onFollow} />;
  return (
    <>
      <ul role="list" className="fl-live__list">
        {items.map((item) => <LiveLine key={item.id} item={item} onFollow={onFollow} />)}
      </ul>
      {more !== 'none' && (
        <div ref={end} className="fl-live__end" aria-busy={more === 'loading' || undefined}>
          {more === 'failed' || typeof IntersectionObserver === 'undefined'
            ? <Button variant="ghost" loading={more === 'loading'} loadingLabel={label('loading')} onClick={() => void live.loadMore()}>{label(more === 'failed' ? 'retry' : 'loadMore')}</Button>
            : <Skeleton blockSize="4.25rem" />}
        </div>
      )}
    </>
  );
}

function LiveLine({ item, onFollow }: { item: ContentItem; onFollow(): void }) {
  const words = useCardWords();
  const { context } = useRuntime().store;
  const viewer = useSignal(context.viewer);
  const link = useNavLink(destinationOf(item, viewer, context.settings), () => (onFollow(), true));
  return (
    <li>
      <a {...link} className="fl-live__line">
        <LiveThumbnail item={item} />
        <span className="fl-live__words">
          <span className="fl-live__title"><bdi>{item.title}</bdi></span>
          <span className="fl-live__meta"><MetaLine pieces={metaLineOf(item, words)} /></span>
        </span>
      </a>
    </li>
  );
}

function NothingLive({ onFollow }: { onFollow(): void }) {
  const label = useLabel();
  return (
    <>
      <p className="fl-live__lead"><strong>{label('nothingLive')}</strong> {label('nothingLiveLead')}</p>
      <NavLink to={{ name: 'epg' }} variant="secondary" size="small" offer={() => (onFollow(), true)}>{label('programmeGuide')}</NavLink>
    </>
  );
}
