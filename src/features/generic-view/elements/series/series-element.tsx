import { useEffect, useId } from 'react';
import { useRuntime } from '../../../../binding/runtime-context.ts';
import { useLabel } from '../../../../binding/use-label.ts';
import { useSignal } from '../../../../binding/use-signal.ts';
import { useSlice } from '../../../../binding/use-slice.ts';
import type { Season } from '../../../../contracts/catalogue/collection.ts';
import { seriesAttributes, type SeriesAttributes } from '../../../../contracts/catalogue/view-elements.ts';
import { CardSkeleton } from '../../../../parts/content-card/card-skeleton.tsx';
import { ContentCard } from '../../../../parts/content-card/content-card.tsx';
import { EmptyState } from '../../../../parts/feedback/empty-state.tsx';
import { FailurePanel } from '../../../../parts/feedback/failure-panel.tsx';
import { NavLink } from '../../../../parts/nav-link/nav-link.tsx';
import { titleSegment } from '../../../../rules/catalogue/title-segment.ts';
import { chosenTab, withChosenTab } from '../../../../rules/catalogue/view/chosen-tab.ts';
import { seasonDestination } from '../../../../rules/catalogue/seasons/season-destination.ts';
import { createCollection } from '../../../../store/catalogue/collection.ts';
import { play } from '../../../../ui/icon/card-icons.ts';
import { useSheet } from '../../../../ui/use-sheet.ts';
import { elementType, type ElementTools } from '../element-type.ts';
import sheet from './series.css';

/** chosen: a page about more than one series shows the first line or two of a season; its own page has the rest */
const shownEpisodes = 8;

/** A series on a page about more than it: its story, its seasons and the first episodes of one of them. */
export const seriesElement = elementType({
  $type: 'series',
  attributes: seriesAttributes,
  keyOf: ({ seriesId }) => seriesId,
  draw: (attributes, tools) => <SeriesBlock key={attributes.seriesId} attributes={attributes} tools={tools} />,
});

/** The season that is shown stands in the page's address. @source spec 1 §2.4 "Seasons with 0 episodes are hidden", §2.2 "seasonId" */
function SeriesBlock({ attributes: { seriesId, about, seasons }, tools: { view } }: { attributes: SeriesAttributes; tools: ElementTools }) {
  const label = useLabel();
  const id = useId();
  const listed = seasons.filter(({ episodeCount }) => episodeCount > 0);
  const ids = listed.map((one) => one.id);
  const { seasonId: text } = useSignal(view.choices);
  const season = listed.find((one) => one.id === chosenTab(ids, text));
  return (
    <section ref={useSheet(sheet)} className="fl-series" aria-labelledby={id}>
      <div className="fl-series__about">
        <h2 id={id} className="fl-series__title"><bdi>{about.title}</bdi></h2>
        {about.description && <p className="fl-series__story"><bdi>{about.description}</bdi></p>}
        <NavLink to={{ name: 'series', params: { seriesId, seriesTitle: titleSegment(about.title) } }} variant="secondary">{label('seeEpisodes')}</NavLink>
      </div>
      {listed.length > 1 && (
        <div role="group" aria-label={label('seasons')} className="fl-series__seasons">
          {listed.map((one) => <button key={one.id} type="button" className="fl-series__season" aria-pressed={one === season} onClick={() => view.choose({ seasonId: withChosenTab(ids, text, one.id) })}><bdi>{one.title}</bdi></button>)}
        </div>
      )}
      {season ? <Episodes key={season.id} season={season} seriesId={seriesId} /> : <EmptyState icon={play} title={label('noEpisodesYet')} lead={label('noEpisodesYetLead')} />}
    </section>
  );
}

function Episodes({ season, seriesId }: { season: Season; seriesId: string }) {
  const { context } = useRuntime().store;
  const label = useLabel();
  const slice = useSlice(() => createCollection(context, 'season', season.id), [context, season.id]);
  useEffect(() => void slice.load(), [slice]);
  const items = useSignal(slice.items);
  if (items.status === 'failed') return <FailurePanel failure={items.failure} labelKey="episodesFailed" onRetry={() => void slice.load()} />;
  const waiting = Array.from({ length: Math.min(shownEpisodes, season.episodeCount) }, (_, index) => <li key={index}><CardSkeleton /></li>);
  return (
    <>
      <ul role="list" className="fl-series__episodes" aria-label={label('episodes')} aria-busy={items.status !== 'ready' || undefined}>
        {items.status === 'ready'
          ? items.value.slice(0, shownEpisodes).map((item) => <li key={item.id}><ContentCard item={item} list={{ seriesId, seasonId: season.id }} /></li>)
          : waiting}
      </ul>
      {season.episodeCount > shownEpisodes && <p className="fl-series__more"><NavLink to={seasonDestination(season, seriesId, {})} variant="ghost">{label('loadMore')}</NavLink></p>}
    </>
  );
}
