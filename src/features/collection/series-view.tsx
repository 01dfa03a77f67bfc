import { useEffect } from 'react';
import type { Emit } from '../../binding/emit.ts';
import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import { useSignal } from '../../binding/use-signal.ts';
import { useSlice } from '../../binding/use-slice.ts';
import { metaLineOf } from '../../rules/catalogue/card-lines.ts';
import type { ListContext } from '../../rules/catalogue/list-context.ts';
import { listedSeasons } from '../../rules/catalogue/seasons/season-cache.ts';
import { useCardWords } from '../../parts/content-card/use-card-words.ts';
import { EmptyState } from '../../parts/feedback/empty-state.tsx';
import { createSeries } from '../../store/catalogue/seasons.ts';
import { play } from '../../ui/icon/card-icons.ts';
import { CollectionBeside } from './collection-beside.tsx';
import { CollectionFrame } from './collection-frame.tsx';
import { CollectionHeader } from './collection-header.tsx';
import type { CollectionEvents } from './events.ts';
import { SeasonSelector } from './season-selector.tsx';

/** A series: what it is, its seasons, and the episodes of one of them. @source spec 1 §2.4 "Season selector (series or season page)" */
export function SeriesView({ seriesId, list, emit }: { seriesId: string; list: ListContext; emit: Emit<CollectionEvents> }) {
  const { context } = useRuntime().store;
  const words = useCardWords();
  const slice = useSlice(() => createSeries(context, seriesId, list.seasonId), [context, seriesId, list.seasonId]);
  useEffect(() => void slice.load(), [slice]);
  const facts = useSignal(slice.facts);
  const cache = useSignal(slice.cache);
  useEffect(() => {
    if (facts.status === 'ready') emit('collection-loaded', { title: facts.value.about.title });
    if (facts.status === 'failed') emit('load-failed', { code: facts.failure.code });
    // `emit` may be another function at each render.
  }, [facts]);
  const seasons = listedSeasons(cache);
  const targetId = list.seasonId ?? (facts.status === 'ready' ? facts.value.upNext?.seasonId : undefined);
  const shown = seasons.find(({ id }) => id === targetId) ?? seasons[0];
  const { watchlistId, owner } = list;
  const known: ListContext = { seriesId, ...(watchlistId && owner ? { watchlistId, owner } : {}) };
  return (
    <CollectionFrame isReady={facts.status === 'ready'} failure={facts.status === 'failed' ? facts.failure : undefined} onRetry={() => void slice.load()}>
      {facts.status === 'ready' && (
        <>
          <CollectionHeader about={facts.value.about} sharing={facts.value.socialSharingDetail} upNext={facts.value.upNext} list={withSeason(known, facts.value.upNext?.seasonId)} facts={metaLineOf(facts.value.about, words)} />
          <SeasonSelector seasons={slice} seriesId={seriesId} shownId={shown?.id} list={list} />
          {shown ? <CollectionBeside key={shown.id} kind="season" id={shown.id} list={withSeason(known, shown.id)} /> : !cache.isLoading && !cache.error && <NoEpisodes />}
        </>
      )}
    </CollectionFrame>
  );
}

const withSeason = (list: ListContext, seasonId: string | undefined): ListContext => ({ ...list, ...(seasonId === undefined ? {} : { seasonId }) });

function NoEpisodes() {
  const label = useLabel();
  return <div className="fl-collection__items"><EmptyState icon={play} title={label('noEpisodesYet')} lead={label('noEpisodesYetLead')} /></div>;
}
