import { useKeptLength } from '../../binding/use-kept-length.ts';
import { useLabel } from '../../binding/use-label.ts';
import { useLocale } from '../../binding/use-locale.ts';
import { useSignal } from '../../binding/use-signal.ts';
import { CardSkeleton } from '../../parts/content-card/card-skeleton.tsx';
import { ContentCard } from '../../parts/content-card/content-card.tsx';
import { EmptyState } from '../../parts/feedback/empty-state.tsx';
import { FailurePanel } from '../../parts/feedback/failure-panel.tsx';
import { NavLink } from '../../parts/nav-link/nav-link.tsx';
import type { Destination } from '../../routing/destination.ts';
import type { ListContext } from '../../rules/catalogue/list-context.ts';
import type { Collection, CollectionKind } from '../../store/catalogue/collection.ts';
import { Button } from '../../ui/button/button.tsx';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import { useFocusAfterLast } from '../../ui/use-focus-after-last.ts';
import { play } from '../../ui/icon/card-icons.ts';

const skeletons = 8;
/** @source spec 1 §2.4 "Position numbers show for the first 10 items" */
const numbered = 10;

export interface CollectionItemsProps {
  collection: Pick<Collection, 'items' | 'more' | 'load' | 'loadMore'>;
  kind: CollectionKind;
  list: ListContext;
  /** How many there are, loaded or not. */
  count: number | undefined;
  /** What it is called; by its kind when absent. */
  name?: string;
  /** Where the whole of it stands. */
  to?: Destination;
  /** The id of what plays beside it. */
  current?: string;
}

/** The episodes of a season, the videos of a playlist, or what is on a viewer's list, page by page. @csspart items, card */
export function CollectionItems({ collection, kind, list, count, name: given, to, current }: CollectionItemsProps) {
  const label = useLabel();
  const items = useSignal(collection.items);
  const name = given ?? label(kind === 'season' ? 'episodes' : 'inThisPlaylist');
  return (
    <section className="fl-collection__items" part="items" aria-label={name} aria-busy={items.status === 'idle' || items.status === 'loading' || undefined}>
      {items.status === 'failed' && <FailurePanel failure={items.failure} labelKey="episodesFailed" onRetry={() => void collection.load()} />}
      {(items.status === 'idle' || items.status === 'loading') && <WaitingItems kind={kind} />}
      {items.status === 'ready' && (items.value.length === 0
        ? <EmptyState icon={play} title={label(kind === 'season' ? 'noEpisodesYet' : 'playlistEmpty')} {...(kind === 'season' ? { lead: label('noEpisodesYetLead') } : {})} />
        : (
          <>
            <header className="fl-collection__head">
              <h2 className="fl-collection__name"><bdi>{name}</bdi></h2>
              {to && <NavLink to={to} variant="ghost" size="small">{label('viewAll')}</NavLink>}
            </header>
            <ul role="list" className={`fl-collection__grid fl-collection__grid--${kind}`}>
              {items.value.map((item, index) => (
                <li key={item.id} className={item.id === current ? 'fl-collection__current' : undefined}>
                  <ContentCard item={item} list={list} isCurrent={item.id === current || undefined} {...(kind === 'playlist' && index < numbered ? { position: index + 1 } : {})} />
                  {item.id === current && <p className="fl-collection__playing" aria-hidden="true">{label('playsNow')}</p>}
                </li>
              ))}
            </ul>
            <MoreItems collection={collection} name={`${kind} ${list.seasonId ?? list.playlistId ?? list.watchlistId ?? ''}`} shown={items.value.length} count={count} />
          </>
        ))}
    </section>
  );
}

/** Skeletons of the cards' own size. */
export function WaitingItems({ kind }: { kind: CollectionKind }) {
  const label = useLabel();
  return (
    <>
      <VisuallyHidden role="status">{label('loading')}</VisuallyHidden>
      <div className={`fl-collection__grid fl-collection__grid--${kind}`}>{Array.from({ length: skeletons }, (_, index) => <CardSkeleton key={index} />)}</div>
    </>
  );
}

interface MoreItemsProps extends Pick<CollectionItemsProps, 'collection' | 'count'> {
  name: string;
  shown: number;
}

function MoreItems({ collection, name, shown, count }: MoreItemsProps) {
  const label = useLabel();
  const { locale } = useLocale();
  const more = useSignal(collection.more);
  const press = useFocusAfterLast(more !== 'none');
  useKeptLength(name, collection);
  if (more === 'none') return null;
  const number = new Intl.NumberFormat(locale);
  return (
    <div className="fl-collection__more">
      {more === 'failed' && <p role="alert" className="fl-collection__failed">{label('moreFailed')}</p>}
      {count !== undefined && <p role="status" className="fl-collection__count">{label('shownOf', { shown: number.format(shown), count: number.format(count) })}</p>}
      <Button variant="secondary" loading={more === 'loading'} loadingLabel={label('loading')} onClick={(event) => (press(event), void collection.loadMore())}>
        {label(more === 'failed' ? 'retry' : 'loadMore')}
      </Button>
    </div>
  );
}
