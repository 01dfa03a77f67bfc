import type * as z from 'zod/mini';
import type { stream } from '../../../../src/contracts/playback/stream.ts';
import { firstFilesOf } from '../first-files.ts';
import { factsOf } from '../media-facts.ts';
import type { ItemRow } from '../../db/tables/catalogue-tables.ts';
import type { Caller } from '../../server/request-caller.ts';
import { drmOf } from '../drm/drm-of.ts';
import { dvrSecondsOf } from './dvr-window.ts';

/** How long a stream address is valid. chosen: long enough for a film with pauses. */
export const streamLifeMs = 4 * 3_600_000;

/** Signs a path of the media host for as long as streams live. */
export const signedAddress = ({ context, now }: Caller, path: string): string => `${context.origins.media}${context.signPath(path, now + streamLifeMs)}`;

/** Chapters and pictures, which lie beside the media. */
function timelineOf(caller: Caller, media: string, singlePictures = false) {
  const { chaptersFile, thumbnails } = factsOf(media);
  return {
    ...(chaptersFile === undefined ? {} : { chaptersUrl: signedAddress(caller, `/${media}/${chaptersFile}`) }),
    ...(thumbnails === undefined ? {} : { thumbnailsUrl: signedAddress(caller, `/${media}/${singlePictures ? thumbnails.pictures : thumbnails.sheet}`) }),
  };
}

/** The streams of a folder of media in both protocols. */
async function onDemand(caller: Caller, media: string, { id, dashOnly, extras }: Pick<ItemRow, 'id' | 'dashOnly' | 'extras'>) {
  const film = factsOf(media);
  const { protection, singlePictures, refusesKeys } = extras.playback ?? {};
  const folder = protection === undefined ? `/${media}` : `/protected/${protection}/${id}/${media}`;
  const drm = await drmOf(caller, id, protection, refusesKeys);
  const address = (file: string) => signedAddress(caller, `${folder}/${file}`);
  const main = address(film.files.hls);
  const first = protection === undefined ? { firstFiles: firstFilesOf(film, (file) => new URL(file, main).href) } : {};
  const at = (url: string): z.input<typeof stream> => ({ url, subtitles: [], ...(drm ? { drm } : {}) });
  return {
    hls: dashOnly ? [] : [{ ...at(main), ...first }], dash: protection === 'aes-128' ? [] : [at(address(film.files.dash))], live: false,
    ...timelineOf(caller, media, singlePictures),
  };
}

/** Where the streams of an item are, signed. */
export async function streamsOf(caller: Caller, row: ItemRow) {
  const expiresAt = new Date(caller.now + streamLifeMs).toISOString();
  if (row.liveChannel !== null) {
    const url = signedAddress(caller, `/live/${row.realm}/${row.id}/main.m3u8`);
    return { expiresAt, hls: [{ url, subtitles: [] }], dash: [], live: true, dvrSeconds: dvrSecondsOf(row), ...(row.extras.playback?.lowLatency ? { lowLatency: true } : {}) };
  }
  if (row.media === null) throw new Error(`The item ${row.id} of ${row.realm} has no media.`);
  return { expiresAt, ...await onDemand(caller, row.media, row) };
}

/** The streams of a trailer, which nobody needs a key for. */
export const trailerStreams = async (caller: Caller, media: string, id: string) =>
  ({ expiresAt: new Date(caller.now + streamLifeMs).toISOString(), ...await onDemand(caller, media, { id, dashOnly: false, extras: {} }) });
