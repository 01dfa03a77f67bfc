import { useKeptLength } from '../../binding/use-kept-length.ts';
import { useLabel } from '../../binding/use-label.ts';
import { useLocale } from '../../binding/use-locale.ts';
import { useSignal } from '../../binding/use-signal.ts';
import { CardSkeleton } from '../../parts/content-card/card-skeleton.tsx';
import { ContentCard } from '../../parts/content-card/content-card.tsx';
import { EmptyState } from '../../parts/feedback/empty-state.tsx';
import { FailurePanel } from '../../parts/feedback/failure-panel.tsx';
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
  collection: Collection;
  kind: CollectionKind;
  list: ListContext;
}

/** The episodes of a season or the videos of a playlist, page by page. @csspart items, card */
export function CollectionItems({ collection, kind, list }: CollectionItemsProps) {
  const label = useLabel();
  const items = useSignal(collection.items);
  const name = label(kind === 'season' ? 'episodes' : 'inThisPlaylist');
  return (
    <section className="fl-collection__items" part="items" aria-label={name} aria-busy={items.status === 'idle' || items.status === 'loading' || undefined}>
      {items.status === 'failed' && <FailurePanel failure={items.failure} labelKey="episodesFailed" onRetry={() => void collection.load()} />}
      {(items.status === 'idle' || items.status === 'loading') && <WaitingItems kind={kind} />}
      {items.status === 'ready' && (items.value.length === 0
        ? <EmptyState icon={play} title={label(kind === 'season' ? 'noEpisodesYet' : 'playlistEmpty')} {...(kind === 'season' ? { lead: label('noEpisodesYetLead') } : {})} />
        : (
          <>
            <h2 className="fl-collection__name">{name}</h2>
            <ul role="list" className={`fl-collection__grid fl-collection__grid--${kind}`}>
              {items.value.map((item, index) => (
                <li key={item.id}><ContentCard item={item} list={list} {...(kind === 'playlist' && index < numbered ? { position: index + 1 } : {})} /></li>
              ))}
            </ul>
            <MoreItems collection={collection} name={`${kind} ${list.seasonId ?? list.playlistId ?? ''}`} shown={items.value.length} />
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

function MoreItems({ collection, name, shown }: { collection: Collection; name: string; shown: number }) {
  const label = useLabel();
  const { locale } = useLocale();
  const more = useSignal(collection.more);
  const facts = useSignal(collection.facts);
  const press = useFocusAfterLast(more !== 'none');
  useKeptLength(name, collection);
  if (more === 'none') return null;
  const number = new Intl.NumberFormat(locale);
  return (
    <div className="fl-collection__more">
      {more === 'failed' && <p role="alert" className="fl-collection__failed">{label('moreFailed')}</p>}
      {facts && <p role="status" className="fl-collection__count">{label('shownOf', { shown: number.format(shown), count: number.format(facts.count) })}</p>}
      <Button variant="secondary" loading={more === 'loading'} loadingLabel={label('loading')} onClick={(event) => (press(event), void collection.loadMore())}>
        {label(more === 'failed' ? 'retry' : 'loadMore')}
      </Button>
    </div>
  );
}
