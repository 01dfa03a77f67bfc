import type * as z from 'zod/mini';
import type { stream } from '../../../../src/contracts/playback/stream.ts';
import { firstFilesOf } from '../first-files.ts';
import { factsOf } from '../media-facts.ts';
import type { ItemRow } from '../../db/tables/catalogue-tables.ts';
import type { Caller } from '../../server/request-caller.ts';
import { drmOf, tokenLifeMs } from '../drm/drm-of.ts';
import { type GoodBy, openLifeMs } from '../signed-path.ts';
import { dvrSecondsOf } from './dvr-window.ts';
import { leaseLifeMs } from './stream-lease.ts';
import { takeLease } from './take-lease.ts';

/** What the addresses of a title are good by. */
export interface StreamGrant {
  goodBy: GoodBy;
  /** Epoch milliseconds. */
  expiresAt: number;
  /** The folder that all files of the title lie in; empty for a free title. */
  folder: string;
  lease?: string;
}

const openGrant = (now: number): StreamGrant => ({ goodBy: now + openLifeMs, expiresAt: now + openLifeMs, folder: '' });

/**
 * Lets a caller who may watch a title have its addresses.
 *
 * chosen: an address of a free title names no session, so that guests share its answer and nothing is written for them; everything
 * else names the session that asks, and opens no other title.
 */
export async function grantStreams(caller: Caller, row: Pick<ItemRow, 'realm' | 'id' | 'access'>): Promise<StreamGrant> {
  const { user, now } = caller;
  if (row.access === 'FREE') return openGrant(now);
  if (!user) throw new Error(`The title ${row.id} of ${row.realm} is not everybody's, and nobody asks for it.`);
  const lease = await takeLease({ ...caller, user }, row);
  return { goodBy: lease, expiresAt: now + leaseLifeMs, folder: `/titles/${row.realm}/${row.id}`, lease };
}

/** Signs a path of the media host. */
export const signedAddress = ({ context }: Caller, { goodBy }: StreamGrant, path: string): string => `${context.origins.media}${context.signPath(path, goodBy)}`;

const isoOf = (moment: number): string => new Date(moment).toISOString();

/** Chapters and pictures. chosen: signed for a folder of their own, since a signature opens all that lies in its folder */
function timelineOf(address: (file: string) => string, media: string, singlePictures = false) {
  const { chaptersFile, thumbnails } = factsOf(media);
  return {
    ...(chaptersFile === undefined ? {} : { chaptersUrl: address(chaptersFile) }),
    ...(thumbnails === undefined ? {} : { thumbnailsUrl: address(singlePictures ? thumbnails.pictures : thumbnails.sheet) }),
  };
}

/** The streams of a folder of media in both protocols. */
async function onDemand(caller: Caller, grant: StreamGrant, media: string, { id, dashOnly, extras }: Pick<ItemRow, 'id' | 'dashOnly' | 'extras'>) {
  const film = factsOf(media);
  const { protection, singlePictures, refusesKeys } = extras.playback ?? {};
  const folder = protection === undefined ? `${grant.folder}/${media}` : `${grant.folder}/protected/${protection}/${caller.realm.realm}/${id}/${media}`;
  const drm = await drmOf(caller, { id, lease: grant.lease }, protection, refusesKeys);
  const address = (file: string) => signedAddress(caller, grant, `${folder}/${file}`);
  const main = address(film.files.hls);
  const first = protection === undefined ? { firstFiles: firstFilesOf(film, (file) => new URL(file, main).href) } : {};
  const at = (url: string): z.input<typeof stream> => ({ url, subtitles: [], ...(drm ? { drm } : {}) });
  return {
    expiresAt: isoOf(drm ? Math.min(grant.expiresAt, caller.now + tokenLifeMs) : grant.expiresAt),
    hls: dashOnly ? [] : [{ ...at(main), ...first }], dash: protection === 'aes-128' ? [] : [at(address(film.files.dash))], live: false,
    ...timelineOf((file) => signedAddress(caller, grant, `${grant.folder}/beside/${media}/${file}`), media, singlePictures),
  };
}

/** Where the streams of an item are, signed. */
export async function streamsOf(caller: Caller, row: ItemRow) {
  const grant = await grantStreams(caller, row);
  if (row.liveChannel !== null) {
    const url = signedAddress(caller, grant, `/live/${row.realm}/${row.id}/main.m3u8`);
    return { expiresAt: isoOf(grant.expiresAt), hls: [{ url, subtitles: [] }], dash: [], live: true, dvrSeconds: dvrSecondsOf(row), ...(row.extras.playback?.lowLatency ? { lowLatency: true } : {}) };
  }
  if (row.media === null) throw new Error(`The item ${row.id} of ${row.realm} has no media.`);
  return onDemand(caller, grant, row.media, row);
}

/** The streams of a trailer, which needs no key. chosen: they name no session, as a trailer is shown to sell its title */
export const trailerStreams = (caller: Caller, media: string, id: string) => onDemand(caller, openGrant(caller.now), media, { id, dashOnly: false, extras: {} });
