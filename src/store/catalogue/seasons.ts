import { signal, type ReadonlySignal } from '@preact/signals-core';
import { asApiError } from '../../api/api-error.ts';
import { readAdjacentSeasons, readSeries } from '../../api/calls/collections.ts';
import type { Season } from '../../contracts/catalogue/collection.ts';
import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import {
  edgeToFetch, emptySeasonCache, type SeasonCache, whileLoading, withAdjacent, withAppended, withFailure, withList, withoutFailure, withPrepended,
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

/** The seasons of a series, from its first. It follows the viewer, whose place in the series may be another. @source spec 1 §4.5 "Initialise with the list" */
export function createSeries(context: StoreContext, seriesId: string): SeriesSeasons {
  const facts = signal<Loadable<SeriesFacts>>({ status: 'idle' });
  const seasons = createSeasons(context, seriesId, async (cache) => {
    if (facts.peek().status !== 'ready') facts.value = { status: 'loading' };
    try {
      const { about, upNext, seasons: list } = await context.client.call(readSeries, { id: seriesId });
      facts.value = { status: 'ready', value: { about, upNext } };
      return withList(cache, list);
    } catch (failure) {
      if (facts.peek().status !== 'ready') facts.value = { status: 'failed', failure: asApiError(failure) };
      throw failure;
    }
  });
  const stop = followViewer(context, { changed: () => void (facts.peek().status !== 'idle' && seasons.load()) });
  return { ...seasons, facts, dispose: () => (stop(), seasons.dispose()) };
}

/** The seasons around the one that a page shows. @source spec 1 §4.5 "set adjacent seasons around the target" */
export function createAdjacentSeasons(context: StoreContext, seriesId: string, target: Season): Seasons {
  return createSeasons(context, seriesId, async (cache) =>
    withAdjacent(cache, target, await context.client.call(readAdjacentSeasons, { seriesId, seasonId: target.id })));
}

function createSeasons({ client }: StoreContext, seriesId: string, first: (cache: SeasonCache) => Promise<SeasonCache>): Seasons {
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

  const load = () => run('list', first);
  async function fetch(side: 'before' | 'after'): Promise<void> {
    const edge = edgeToFetch(cache.peek(), side);
    if (!edge) return;
    const join = side === 'before' ? withPrepended : withAppended;
    await run(side, async (before) => join(before, await client.call(readAdjacentSeasons, { seriesId, seasonId: edge.id })));
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
