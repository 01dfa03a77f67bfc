import type { ContentItem } from '../../../contracts/catalogue/content-item.ts';
import { CarouselRow } from '../../../features/carousel-row/carousel-row.tsx';
import { CollectionBeside } from '../../../features/collection/collection-beside.tsx';
import type { ListContext } from '../../../rules/catalogue/list-context.ts';

const unheard = () => true;

/** What to watch after a title: the list that it is watched in, the episodes of its season, or what is like it. */
export function BesideTitle({ item, list }: { item: ContentItem; list: ListContext }) {
  const { playlistId, watchlistId, owner } = list;
  if (playlistId) return <CollectionBeside kind="playlist" id={playlistId} list={{ playlistId }} />;
  const { seasonId, seriesId } = item;
  if (!seasonId) return <CarouselRow bucketId={`like-${item.id}`} emit={unheard} />;
  const own = { seasonId, ...(seriesId ? { seriesId } : {}), ...(watchlistId && owner ? { watchlistId, owner } : {}) };
  return <CollectionBeside kind="season" id={seasonId} list={own} />;
}
