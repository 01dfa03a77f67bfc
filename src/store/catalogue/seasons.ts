import { signal, type ReadonlySignal } from '@preact/signals-core';
import { asApiError } from '../../api/api-error.ts';
import { readAdjacentSeasons, readSeason, readSeries } from '../../api/calls/collections.ts';
import type { AdjacentSeasons, Season } from '../../contracts/catalogue/collection.ts';
import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import {
  edgeToFetch, emptySeasonCache, listedSeasons, type SeasonCache, whileLoading, withAdjacent, withAppended, withFailure, withList, withoutFailure, withPrepended,
} from '../../rules/catalogue/seasons/season-cache.ts';
import { followViewer } from '../follow-viewer.ts';
import { latest } from '../latest.ts';
import type { Loadable } from '../loadable.ts';
import type { StoreContext } from '../store-context.ts';

/** What a series says about itself. */
export interface SeriesFacts {
  about: ContentItem;
  /** Where to begin or to go on. */
  upNext: ContentItem | undefined;
  /** How its page is shared. */
  socialSharingDetail: unknown;
}

/** The seasons of one series, for a selector. */
export interface Seasons {
  cache: ReadonlySignal<SeasonCache>;
  load(): Promise<void>;
  /** Asks for more on one side; ignored while loading, after an error, and where there is no more. */
  fetch(side: 'before' | 'after'): Promise<void>;
  /** Somebody asks to try again what failed. */
  retry(): Promise<void>;
  dispose(): void;
}

/** A series with its seasons from the first one. */
export interface SeriesSeasons extends Seasons {
  facts: ReadonlySignal<Loadable<SeriesFacts>>;
}

/**
 * The seasons of a series: from its first, or around the one that is wanted where that comes later. It follows the viewer, whose place in the series may be another.
 *
 * @param wantedId the season that the page is asked for; without one where the viewer goes on
 * @source spec 1 §4.5 "Initialise with the list; set adjacent seasons around the target"
 */
export function createSeries(context: StoreContext, seriesId: string, wantedId?: string): SeriesSeasons {
  const { client } = context;
  const facts = signal<Loadable<SeriesFacts>>({ status: 'idle' });
  const seasons = createSeasons(context, seriesId, async (cache) => {
    if (facts.peek().status !== 'ready') facts.value = { status: 'loading' };
    try {
      const { about, upNext, socialSharingDetail, seasons: list } = await client.call(readSeries, { id: seriesId });
      const first = withList(cache, list);
      const around = await seasonsAround(context, seriesId, { first, targetId: wantedId ?? upNext?.seasonId });
      facts.value = { status: 'ready', value: { about, upNext, socialSharingDetail } };
      return around ?? first;
    } catch (failure) {
      if (facts.peek().status !== 'ready') facts.value = { status: 'failed', failure: asApiError(failure) };
      throw failure;
    }
  }, async (lastSeen) => ({ precedingSeasons: [], followingSeasons: (await client.call(readSeries, { id: seriesId, lastSeen })).seasons }));
  const stop = followViewer(context, { changed: () => void (facts.peek().status !== 'idle' && seasons.load()) });
  return { ...seasons, facts, dispose: () => (stop(), seasons.dispose()) };
}

/** The seasons around one that the first page does not have; undefined where it has, and where there is no such season of this series. */
async function seasonsAround({ client }: StoreContext, seriesId: string, { first, targetId }: { first: SeasonCache; targetId: string | undefined }): Promise<SeasonCache | undefined> {
  if (targetId === undefined || !first.hasMoreAfter || first.seasons.some(({ id }) => id === targetId)) return undefined;
  try {
    const [{ id, title, episodeCount, series }, adjacent] = await Promise.all([client.call(readSeason, { id: targetId }), client.call(readAdjacentSeasons, { seriesId, seasonId: targetId })]);
    return series?.seriesId === seriesId ? withAdjacent(first, { id, title, episodeCount }, adjacent) : undefined;
  } catch {
    return undefined;
  }
}

/** The seasons around the one that a page shows. @source spec 1 §4.5 "set adjacent seasons around the target" */
export function createAdjacentSeasons(context: StoreContext, seriesId: string, target: Season): Seasons {
  return createSeasons(context, seriesId, async (cache) =>
    withAdjacent(cache, target, await context.client.call(readAdjacentSeasons, { seriesId, seasonId: target.id })));
}

/** @param following reads what comes after a season, where another call than that for both sides does */
function createSeasons({ client }: StoreContext, seriesId: string, first: (cache: SeasonCache) => Promise<SeasonCache>, following?: (lastSeen: string) => Promise<AdjacentSeasons>): Seasons {
  const cache = signal(emptySeasonCache);
  const runs = latest();
  let failed: 'before' | 'after' | 'list' = 'list';

  async function run(part: typeof failed, work: (before: SeasonCache) => Promise<SeasonCache>): Promise<void> {
    const mine = runs.begin();
    cache.value = whileLoading(cache.peek());
    try {
      const next = await work(cache.peek());
      if (!mine.aborted) cache.value = next;
    } catch {
      failed = part;
      if (!mine.aborted) cache.value = withFailure(cache.peek(), part);
    }
  }

  /** Seasons without episodes are not listed: a page of them alone is followed by the next one. */
  async function load(): Promise<void> {
    await run('list', first);
    for (let known = -1; listedSeasons(cache.peek()).length === 0 && cache.peek().seasons.length > known;) {
      known = cache.peek().seasons.length;
      await fetch('after');
    }
  }
  async function fetch(side: 'before' | 'after'): Promise<void> {
    const edge = edgeToFetch(cache.peek(), side);
    if (!edge) return;
    const join = side === 'before' ? withPrepended : withAppended;
    const read = side === 'after' && following ? following(edge.id) : client.call(readAdjacentSeasons, { seriesId, seasonId: edge.id });
    await run(side, async (before) => join(before, await read));
  }
  return {
    cache,
    load,
    fetch,
    retry() {
      cache.value = withoutFailure(cache.peek());
      return failed === 'list' ? load() : fetch(failed);
    },
    dispose: () => runs.end(),
  };
}
