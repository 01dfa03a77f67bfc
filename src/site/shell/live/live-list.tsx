import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import type { ContentItem } from '../../../contracts/catalogue/content-item.ts';
import { MetaLine } from '../../../parts/content-card/meta-line.tsx';
import { useCardWords } from '../../../parts/content-card/use-card-words.ts';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import { useNavLink } from '../../../parts/nav-link/use-nav-link.ts';
import { metaLineOf } from '../../../rules/catalogue/card-lines.ts';
import type { LiveNow } from '../../../store/catalogue/live-now.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { LiveThumbnail } from './live-thumbnail.tsx';

interface LiveListProps {
  live: LiveNow;
  /** Undefined while they are fetched. */
  items: readonly ContentItem[] | undefined;
  onFollow(): void;
}

/** The events on air, page by page. @source spec 1 §2.4 "an infinite list of live event cards" */
export function LiveList({ live, items, onFollow }: LiveListProps) {
  const label = useLabel();
  const more = useSignal(live.more);
  if (!items) return <div className="fl-live__list">{[0, 1, 2].map((row) => <Skeleton key={row} blockSize="4.25rem" />)}</div>;
  if (items.length === 0) return <NothingLive onFollow={onFollow} />;
  return (
    <>
      <ul role="list" className="fl-live__list">
        {items.map((item) => <LiveLine key={item.id} item={item} onFollow={onFollow} />)}
      </ul>
      {more !== 'none' && <Button variant="ghost" loading={more === 'loading'} loadingLabel={label('loading')} onClick={() => void live.loadMore()}>{label(more === 'failed' ? 'retry' : 'loadMore')}</Button>}
    </>
  );
}

function LiveLine({ item, onFollow }: { item: ContentItem; onFollow(): void }) {
  const words = useCardWords();
  const link = useNavLink({ name: 'live', params: { eventId: item.id } }, () => (onFollow(), true));
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
