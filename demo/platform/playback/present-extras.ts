import type * as z from 'zod/mini';
import type { playbackDetails } from '../../../src/contracts/playback/playback-details.ts';
import { eventEpochOf } from '../catalogue/event-epoch.ts';
import type { WireItem } from '../catalogue/present-items.ts';
import { shareDetailsOf } from '../realm/share-details-of.ts';
import { textIn } from '../realm/text-in.ts';
import type { ItemRow } from '../db/tables/catalogue-tables.ts';
import { isRestartable } from '../guide/restartable.ts';
import type { Caller } from '../server/request-caller.ts';
import { adUnitsOf } from './advertising/ad-units.ts';
import { factsOf } from './media-facts.ts';
import { accessOf, rightsOf } from './viewer-rights.ts';
import { artPath } from '../../media/art-path.ts';

type Details = Partial<z.input<typeof playbackDetails>>;

const isoOf = (moment: number): string => new Date(moment).toISOString();

const markerTypes = { intro: 'INTRO', recap: 'RECAP', credits: 'CREDITS' } as const;

/** Parts that a viewer may skip: the title's own, or those of its media. */
function markersOf({ media, extras, liveChannel }: ItemRow): Details['skipMarkers'] {
  if (media === null || liveChannel !== null) return [];
  return extras.playback?.skipMarkers ?? factsOf(media).skip.map(({ kind, from, to }) => ({ type: markerTypes[kind], start: from, end: to }));
}

/** A trailer has an access of its own: it may be free where its title is not. */
export async function trailersOf(caller: Caller, row: ItemRow): Promise<Details['trailers']> {
  const { trailers = [] } = row.extras.playback ?? {};
  if (trailers.length === 0) return [];
  const rights = await rightsOf(caller, []);
  return trailers.map(({ id, titles, access, media }) => ({
    id, title: textIn(titles, caller.locale), accessLevel: accessOf({ ...row, access }, rights), duration: factsOf(media).seconds,
    thumbnailUrl: `${caller.context.origins.media}${artPath('landscape', row.genres[0] ?? 'drama', `${row.id}-${id}`)}`,
  }));
}

/** The premiere, and the ordinary release when it is over. */
async function releasesOf(caller: Caller, { media, extras }: ItemRow): Promise<Details['computedReleases']> {
  const { premiere } = extras.playback ?? {};
  if (!premiere || media === null) return [];
  const start = await eventEpochOf(caller) + premiere.startsAfter;
  const end = start + factsOf(media).seconds * 1000;
  return [{ type: 'PREMIERE', start: isoOf(start), end: isoOf(end) }, { type: 'SCHEDULED', start: isoOf(end) }];
}

/** What a player gets beside the item and its streams. @param item as a card shows it */
export async function presentExtras(caller: Caller, row: ItemRow, item: WireItem): Promise<Details> {
  const { watermark, annotations = [], localBroadcasters = [], audioOnly = false, protection, angles } = row.extras.playback ?? {};
  const addressed = (address: string) => address.replace('{media}', caller.context.origins.media);
  return {
    socialSharingDetail: shareDetailsOf(caller), skipMarkers: markersOf(row), annotations, audioOnly, adUnits: adUnitsOf(caller, row),
    localBroadcasters: localBroadcasters.map(({ logoUrl, ...broadcaster }) => ({ ...broadcaster, ...(logoUrl === undefined ? {} : { logoUrl: addressed(logoUrl) }) })),
    trailers: await trailersOf(caller, row), computedReleases: await releasesOf(caller, row),
    ...(watermark ? { watermark: { ...watermark, ...(watermark.imageUrl === undefined ? {} : { imageUrl: addressed(watermark.imageUrl) }) } } : {}),
    ...(protection === 'cenc' || protection === 'cbcs' ? { drm: true } : {}),
    ...(row.liveChannel === null ? {} : { restartAvailable: isRestartable(caller, row, await eventEpochOf(caller), item.programmingInfo?.currentProgramme?.start), multiView: angles !== undefined }),
  };
}
