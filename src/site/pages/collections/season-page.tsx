import { CollectionView } from '../../../features/collection/collection-view.tsx';
import type { PageProps } from '../../page.ts';
import { NotFoundPage } from '../states/not-found-page.tsx';
import { useCollectionEvents } from './use-collection-events.ts';

/** A season and its episodes. */
export function SeasonPage({ location, setTitle }: PageProps) {
  const [isMissing, emit] = useCollectionEvents(setTitle);
  const id = location.match?.name === 'season' ? location.match.params.seasonId : '';
  return isMissing ? <NotFoundPage /> : <CollectionView kind="season" id={id} list={location.query} emit={emit} />;
}
