import { CollectionView } from '../../../features/collection/collection-view.tsx';
import type { PageProps } from '../../page.ts';
import { NotFoundPage } from '../states/not-found-page.tsx';
import { useCollectionEvents } from './use-collection-events.ts';

/** A playlist and its videos. */
export function PlaylistPage({ location, setTitle }: PageProps) {
  const [isMissing, emit] = useCollectionEvents(setTitle);
  const id = location.match?.name === 'playlist' ? location.match.params.playlistId : '';
  return isMissing ? <NotFoundPage /> : <CollectionView kind="playlist" id={id} list={location.query} emit={emit} />;
}
