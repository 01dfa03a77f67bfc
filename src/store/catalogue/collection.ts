import { signal, type ReadonlySignal } from '@preact/signals-core';
import { readPlaylist, readSeason } from '../../api/calls/collections.ts';
import { collectionPageSize, type Season } from '../../contracts/catalogue/collection.ts';
import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import type { Page } from '../paged-list.ts';
import type { StoreContext } from '../store-context.ts';
import { createViewerList, type ViewerList } from '../viewer-list.ts';

export type CollectionKind = 'season' | 'playlist';

/** What a collection says about itself. */
export interface CollectionFacts {
  about: ContentItem;
  /** Where to begin or to go on. */
  upNext: ContentItem | undefined;
  /** How many there are, loaded or not. */
  count: number;
  /** Of a season. */
  season?: Season;
  series?: { seriesId: string; title: string };
  /** How its page is shared. */
  socialSharingDetail: unknown;
}

/** A season's episodes or a playlist's videos, as far as they are known. */
export interface Collection extends ViewerList<ContentItem> {
  facts: ReadonlySignal<CollectionFacts | undefined>;
}

/** A season or a playlist, page by page. It follows the viewer and what they bought. @source spec 1 §7 "Playlists, seasons, series, VOD", §9 "Series and season page size 25" */
export function createCollection(context: StoreContext, kind: CollectionKind, id: string): Collection {
  const facts = signal<CollectionFacts>();
  const read = kind === 'season' ? seasonPage : playlistPage;
  const list = createViewerList<ContentItem>(context, async (lastSeen) => {
    const { page, ...said } = await read(context, { id, rpp: collectionPageSize, lastSeen });
    facts.value = said;
    return page;
  });
  return { facts, ...list };
}

interface PageWish { id: string; rpp: number; lastSeen: string | undefined }
type ReadPage = CollectionFacts & { page: Page<ContentItem> };

async function seasonPage({ client }: StoreContext, wish: PageWish): Promise<ReadPage> {
  const { id, title, about, upNext, episodeCount, episodes, paging, series, socialSharingDetail } = await client.call(readSeason, wish);
  return { about, upNext, count: episodeCount, season: { id, title, episodeCount }, socialSharingDetail, ...(series ? { series } : {}), page: { items: episodes, paging } };
}

async function playlistPage({ client }: StoreContext, wish: PageWish): Promise<ReadPage> {
  const { about, upNext, vodCount, vods, paging, socialSharingDetail } = await client.call(readPlaylist, wish);
  return { about, upNext, count: vodCount, socialSharingDetail, page: { items: vods, paging } };
}
