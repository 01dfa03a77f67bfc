import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { trackOf } from '../../../media/film-facts.ts';
import { isOnAir, shiftOf, slotOf } from '../../../media/live-schedule.ts';
import { cardSegment, movedSegment } from '../../../media/live-segment.ts';
import { liveMaster, livePlaylist } from '../../../media/live-window.ts';
import { cardHeader } from '../../../media/title-card/card-segments.ts';
import type { ChannelStream } from '../../playback/channel-stream.ts';
import { type LiveAnswer, media, playlist } from './live-answer.ts';

/** Segments that are still answered after they left the playlist: a player may hold an older one. */
const graceSegments = 8;

/** A file of a live stream. @param track of the film, or `card` for the pictures of a title card */
async function segmentOf({ stream, folder, card, windowSegments }: ChannelStream, track: string, sequence: number, nowMs: number): Promise<LiveAnswer | undefined> {
  const { film } = stream;
  const found = track === 'card' ? film.video[0] : trackOf(film, track);
  const slot = slotOf(stream, sequence);
  if (!found || !isOnAir(stream, sequence, nowMs, windowSegments + graceSegments)) return undefined;
  if (slot.isCard) return (track === 'card') === (found.kind === 'video') ? media(cardSegment(stream, found, sequence, card)) : undefined;
  if (track === 'card') return undefined;
  const file = await readFile(join(folder, track, `${slot.index + 1}.m4s`));
  return media(movedSegment({ file, addTicks: shiftOf(stream, found, sequence), sequence }));
}

/** The header of a track, or the one that all title cards share. */
async function headerOf({ stream: { film }, folder }: ChannelStream, track: string): Promise<LiveAnswer | undefined> {
  if (track === 'card') return film.video[0] && media(cardHeader(film.video[0].timescale));
  return trackOf(film, track) && media(await readFile(join(folder, track, 'init.mp4')));
}

/**
 * Answers a file of a channel or an event, from the clock alone.
 *
 * @param file what follows the channel in the address: `main.m3u8`, `v720.m3u8`, `v720/live-812.m4s`, `card/init.mp4`
 * @returns undefined for what is not, not yet or no longer on air
 */
export async function answerLive(channel: ChannelStream, file: string, nowMs: number): Promise<LiveAnswer | undefined> {
  const { stream } = channel;
  if (nowMs < stream.startMs) return undefined;
  if (file === 'main.m3u8') return playlist(liveMaster(stream));
  const [, track = '', rest = ''] = /^([\w-]+)(\.m3u8|\/init\.mp4|\/live-\d{1,12}\.m4s)$/.exec(file) ?? [];
  if (rest === '') return undefined;
  if (rest === '/init.mp4') return headerOf(channel, track);
  if (rest === '.m3u8') return trackOf(stream.film, track) && playlist(livePlaylist(stream, track, nowMs, channel.windowSegments));
  return segmentOf(channel, track, Number(rest.slice('/live-'.length, -'.m4s'.length)), nowMs);
}
