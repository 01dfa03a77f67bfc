import { lazy } from 'react';
import type { ContentItem } from '../../../contracts/catalogue/content-item.ts';
import { CarouselRow } from '../../../features/carousel-row/carousel-row.tsx';
import { CollectionBeside } from '../../../features/collection/collection-beside.tsx';
import { Late } from '../../../parts/feedback/late.tsx';
import type { ListContext } from '../../../rules/catalogue/list-context.ts';

const ListBeside = lazy(() => import('../../../features/collection/list-beside.tsx').then((module) => ({ default: module.ListBeside })));

const unheard = () => true;

/** What to watch after a title: the list that it is watched in, the episodes of its season, or what is like it. */
export function BesideTitle({ item, list }: { item: ContentItem; list: ListContext }) {
  const { playlistId, watchlistId, owner } = list;
  if (playlistId) return <CollectionBeside kind="playlist" id={playlistId} list={{ playlistId }} current={item.id} />;
  const own = <OwnBeside item={item} list={list} />;
  return watchlistId && owner ? <Late><ListBeside key={watchlistId} watchlistId={watchlistId} owner={owner} current={item.id} otherwise={own} /></Late> : own;
}

function OwnBeside({ item, list: { watchlistId, owner } }: { item: ContentItem; list: ListContext }) {
  const { seasonId, seriesId } = item;
  if (!seasonId) return <CarouselRow bucketId={`like-${item.id}`} emit={unheard} />;
  const own = { seasonId, ...(seriesId ? { seriesId } : {}), ...(watchlistId && owner ? { watchlistId, owner } : {}) };
  return <CollectionBeside kind="season" id={seasonId} list={own} current={item.id} />;
}
