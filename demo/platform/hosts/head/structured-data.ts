import type { ItemRow } from '../../db/tables/catalogue-tables.ts';
import { textIn } from '../../realm/text-in.ts';
import { factsOf } from '../../playback/media-facts.ts';
import type { TitleFacts } from './page-about.ts';

/** What search engines read of a page. */
interface Described { name: string; description?: string; url: string; image?: string; locale: string }

const secondsText = (seconds: number): string => `PT${Math.round(seconds)}S`;

/** The type of schema.org that fits an item best. */
function kindOf({ row, start }: TitleFacts): string {
  if (start !== undefined && row.liveChannel !== null) return 'BroadcastEvent';
  if (row.liveChannel !== null) return 'BroadcastService';
  if (row.extras.episodeInformation) return 'TVEpisode';
  return row.releaseYear === null ? 'VideoObject' : 'Movie';
}

function episodeFacts({ extras: { episodeInformation: episode } }: ItemRow, locale: string): object {
  if (!episode) return {};
  const { episodeNumber, seasonNumber, seriesInformation } = episode;
  return { episodeNumber, partOfSeason: { '@type': 'TVSeason', seasonNumber }, ...(seriesInformation ? { partOfSeries: { '@type': 'TVSeries', name: textIn(seriesInformation.title, locale) } } : {}) };
}

/** What search engines ask of a video: when it came, and where it plays by itself. */
const videoFacts = ({ row, released }: TitleFacts, url: string, image: string | undefined): object => ({
  embedUrl: `${new URL(url).origin}/frames/player?content=vod:${encodeURIComponent(row.id)}`,
  ...(image ? { thumbnailUrl: image } : {}), ...(released === undefined ? {} : { uploadDate: new Date(released).toISOString() }),
});

/**
 * A page for search engines: a title with what is known of it, or a page that collects titles.
 *
 * @source design/catalogue-and-site.md "JSON-LD (Movie, TVSeries, TVEpisode, BroadcastEvent, VideoObject)"
 */
export function structuredData({ name, description, url, image, locale }: Described, about?: TitleFacts, isSeries = false): object {
  const common = { '@context': 'https://schema.org', name, url, inLanguage: locale, ...(description ? { description } : {}), ...(image ? { image } : {}) };
  if (!about) return { ...common, '@type': isSeries ? 'TVSeries' : 'CollectionPage' };
  const { row, start, end } = about;
  const kind = kindOf(about);
  const length = row.media !== null && row.liveChannel === null ? { duration: secondsText(factsOf(row.media).seconds) } : {};
  const times = kind === 'BroadcastEvent' ? { isLiveBroadcast: true, startDate: new Date(start!).toISOString(), ...(end === undefined ? {} : { endDate: new Date(end).toISOString() }) } : {};
  return {
    ...common, '@type': kind, ...length, ...times, ...episodeFacts(row, locale), ...(kind === 'VideoObject' ? videoFacts(about, url, image) : {}),
    ...(row.releaseYear === null ? {} : { datePublished: String(row.releaseYear) }), ...(row.ageRating === null ? {} : { contentRating: row.ageRating }),
    isAccessibleForFree: row.access === 'FREE',
  };
}
