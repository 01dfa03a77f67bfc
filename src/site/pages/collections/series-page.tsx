import { SeriesView } from '../../../features/collection/series-view.tsx';
import type { PageProps } from '../../page.ts';
import { NotFoundPage } from '../states/not-found-page.tsx';
import { useCollectionEvents } from './use-collection-events.ts';

/** A series and the season that its address names, else that in which the viewer goes on, or its first. */
export function SeriesPage({ location, setTitle }: PageProps) {
  const [isMissing, emit] = useCollectionEvents(setTitle);
  const seriesId = location.match?.name === 'series' ? location.match.params.seriesId : '';
  return isMissing ? <NotFoundPage /> : <SeriesView seriesId={seriesId} list={location.query} emit={emit} />;
}
