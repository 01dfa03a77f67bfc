import type { LabelKey } from '../../realm/fallback-texts.ts';
import { collectionPageSize, type AdjacentSeasons, type Season } from '../../../contracts/catalogue/collection.ts';

/** Which seasons of a series are known, and what a selector may still ask for. */
export interface SeasonCache {
  /** In order, those without episodes too: the next page is asked for by the outermost. */
  seasons: readonly Season[];
  hasMoreBefore: boolean;
  hasMoreAfter: boolean;
  isLoading: boolean;
  error: SeasonFailure | undefined;
}

/** The label of each failure. @source spec 1 §8 "Seasons" */
export const seasonFailures = { list: 'seasonsFailed', after: 'moreSeasonsFailed', before: 'previousSeasonsFailed' } as const satisfies Record<string, LabelKey>;
export type SeasonFailure = (typeof seasonFailures)[keyof typeof seasonFailures];

export const emptySeasonCache: SeasonCache = { seasons: [], hasMoreBefore: false, hasMoreAfter: false, isLoading: false, error: undefined };

/** @source spec 1 §5 "More seasons exist when exactly 25 are returned" */
const isFull = (page: readonly Season[]): boolean => page.length === collectionPageSize;

const settled = { isLoading: false, error: undefined } as const;

/** The first seasons of a series. */
export const withList = (_cache: SeasonCache, list: readonly Season[]): SeasonCache =>
  withBoundaries({ ...emptySeasonCache, seasons: unique(list) }, { hasMoreBefore: false, hasMoreAfter: isFull(list) });

/** The seasons on both sides of the one that the page shows. */
export const withAdjacent = (_cache: SeasonCache, target: Season, { precedingSeasons, followingSeasons }: AdjacentSeasons): SeasonCache =>
  withBoundaries({ ...emptySeasonCache, seasons: unique([...precedingSeasons, target, ...followingSeasons]) }, { hasMoreBefore: isFull(precedingSeasons), hasMoreAfter: isFull(followingSeasons) });

/** The next seasons behind the last known one. */
export const withAppended = (cache: SeasonCache, { followingSeasons }: AdjacentSeasons): SeasonCache =>
  withBoundaries({ ...cache, ...settled, seasons: unique([...cache.seasons, ...followingSeasons]) }, { hasMoreAfter: isFull(followingSeasons) });

/** The seasons in front of the first known one. */
export const withPrepended = (cache: SeasonCache, { precedingSeasons }: AdjacentSeasons): SeasonCache =>
  withBoundaries({ ...cache, ...settled, seasons: unique([...precedingSeasons, ...cache.seasons]) }, { hasMoreBefore: isFull(precedingSeasons) });

export const withBoundaries = (cache: SeasonCache, boundaries: Partial<Pick<SeasonCache, 'hasMoreBefore' | 'hasMoreAfter'>>): SeasonCache => ({ ...cache, ...boundaries });

export const whileLoading = (cache: SeasonCache): SeasonCache => ({ ...cache, isLoading: true });
export const withFailure = (cache: SeasonCache, part: keyof typeof seasonFailures): SeasonCache => ({ ...cache, isLoading: false, error: seasonFailures[part] });
/** Somebody asks to try again. */
export const withoutFailure = (cache: SeasonCache): SeasonCache => ({ ...cache, error: undefined });

/**
 * The season next to which more is asked for; undefined where the fetch is ignored.
 *
 * @source spec 1 §4.5 "a fetch is ignored while loading or after an error"
 */
export function edgeToFetch({ seasons, hasMoreBefore, hasMoreAfter, isLoading, error }: SeasonCache, side: 'before' | 'after'): Season | undefined {
  if (isLoading || error) return undefined;
  return side === 'before' ? (hasMoreBefore ? seasons[0] : undefined) : hasMoreAfter ? seasons.at(-1) : undefined;
}

/** What a selector shows. @source spec 1 §2.4 "Seasons with 0 episodes are hidden" */
export const listedSeasons = ({ seasons }: Pick<SeasonCache, 'seasons'>): Season[] => seasons.filter(({ episodeCount }) => episodeCount > 0);

/** Pages may overlap while a series grows. */
const unique = (seasons: readonly Season[]): Season[] => [...new Map(seasons.map((season) => [season.id, season])).values()];
