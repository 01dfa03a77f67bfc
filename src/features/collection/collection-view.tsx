import { useEffect } from 'react';
import type { Emit } from '../../binding/emit.ts';
import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import { useLocale } from '../../binding/use-locale.ts';
import { useSignal } from '../../binding/use-signal.ts';
import { useSlice } from '../../binding/use-slice.ts';
import type { Season } from '../../contracts/catalogue/collection.ts';
import { NavLink } from '../../parts/nav-link/nav-link.tsx';
import type { ListContext } from '../../rules/catalogue/list-context.ts';
import { titleSegment } from '../../rules/catalogue/title-segment.ts';
import { createCollection, type CollectionFacts, type CollectionKind } from '../../store/catalogue/collection.ts';
import { createAdjacentSeasons } from '../../store/catalogue/seasons.ts';
import { CollectionFrame } from './collection-frame.tsx';
import { CollectionHeader } from './collection-header.tsx';
import { CollectionItems } from './collection-items.tsx';
import type { CollectionEvents } from './events.ts';
import { SeasonSelector } from './season-selector.tsx';

export interface CollectionViewProps {
  kind: CollectionKind;
  id: string;
  /** The list that the viewer came from. */
  list: ListContext;
  emit: Emit<CollectionEvents>;
}

/** A season or a playlist: what it is, and what it holds. @source spec 1 §2.4, §7 "Playlists, seasons, series, VOD" */
export function CollectionView({ kind, id, list, emit }: CollectionViewProps) {
  const { context } = useRuntime().store;
  const slice = useSlice(() => createCollection(context, kind, id), [context, kind, id]);
  useEffect(() => void slice.load(), [slice]);
  const items = useSignal(slice.items);
  const facts = useSignal(slice.facts);
  useEffect(() => {
    if (facts) emit('collection-loaded', { title: titleOf(facts) });
    if (items.status === 'failed') emit('load-failed', { code: items.failure.code });
    // `emit` may be another function at each render.
  }, [facts, items.status]);
  const { watchlistId, owner } = list;
  const watchlist = watchlistId && owner ? { watchlistId, owner } : {};
  const own: ListContext = kind === 'playlist' ? { playlistId: id } : { seasonId: id, ...(facts?.series && { seriesId: facts.series.seriesId }), ...watchlist };
  return (
    <CollectionFrame isReady={facts !== undefined} failure={items.status === 'failed' ? items.failure : undefined} onRetry={() => void slice.load()}>
      {facts && (
        <>
          <FilledHeader facts={facts} list={own} />
          {facts.series && facts.season && <Selector key={facts.season.id} seriesId={facts.series.seriesId} season={facts.season} list={list} />}
          <CollectionItems collection={slice} kind={kind} list={own} count={facts?.count} />
        </>
      )}
    </CollectionFrame>
  );
}

/** A season is named with its series, unless its own title has that name already. */
const titleOf = ({ about, series }: CollectionFacts): string => (series && !about.title.includes(series.title) ? `${series.title} · ${about.title}` : about.title);

function FilledHeader({ facts: { about, upNext, count, series, socialSharingDetail }, list }: { facts: CollectionFacts; list: ListContext }) {
  const label = useLabel();
  const { locale } = useLocale();
  const facts = [about.releaseYear?.toString(), about.genres[0], label(series ? 'episodeCount' : 'videoCount', { count: new Intl.NumberFormat(locale).format(count) })];
  const eyebrow = series && <NavLink to={{ name: 'series', params: { seriesId: series.seriesId, seriesTitle: titleSegment(series.title) } }}><bdi>{series.title}</bdi></NavLink>;
  return <CollectionHeader about={about} sharing={socialSharingDetail} upNext={upNext} list={list} facts={facts.filter((fact): fact is string => Boolean(fact))} eyebrow={eyebrow} />;
}

function Selector({ seriesId, season, list }: { seriesId: string; season: Season; list: ListContext }) {
  const { context } = useRuntime().store;
  const slice = useSlice(() => createAdjacentSeasons(context, seriesId, season), [context, seriesId, season.id]);
  useEffect(() => void slice.load(), [slice]);
  return <SeasonSelector seasons={slice} seriesId={seriesId} shownId={season.id} list={list} />;
}
