import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { trackOf } from '../../../media/film-facts.ts';
import { dueAt, lowLatencyPlaylist, partOf, placeOf } from '../../../media/live-parts.ts';
import { movedSegment } from '../../../media/live-segment.ts';
import { liveMaster } from '../../../media/live-window.ts';
import type { ChannelStream } from '../../playback/channel-stream.ts';
import { type LiveAnswer, media, playlist } from './live-answer.ts';

/** chosen: three target durations, after which the specification lets a server refuse */
const longestWaitMs = 12_000;
/** Segments that are still answered after they left the playlist. */
const graceSegments = 4;

/** How long a request has to wait until what it asks for is on air. @param query of a blocking playlist reload */
export function waitMs({ stream }: ChannelStream, file: string, query: URLSearchParams, nowMs: number): number {
  const part = /\/part-(\d{1,12})\.(\d{1,2})\.m4s$/.exec(file);
  const msn = /^\d{1,12}$/.exec(query.get('_HLS_msn') ?? '')?.[0];
  const asked = part ? { segment: Number(part[1]), part: Number(part[2]) } : msn !== undefined && file.endsWith('.m3u8') ? { segment: Number(msn), part: Number(query.get('_HLS_part') ?? NaN) } : undefined;
  if (!asked) return 0;
  const due = dueAt(stream, asked.segment, Number.isNaN(asked.part) ? undefined : asked.part);
  return due - nowMs > longestWaitMs ? 0 : Math.max(0, due - nowMs);
}

/** Answers a file of a low-latency stream. @returns undefined for what is not, not yet or no longer on air */
export async function answerLowLatency({ stream, folder, windowSegments }: ChannelStream, file: string, nowMs: number): Promise<LiveAnswer | undefined> {
  if (nowMs < stream.startMs) return undefined;
  if (file === 'main.m3u8') return playlist(liveMaster(stream));
  const [, id = '', rest = ''] = /^([\w-]+)(\.m3u8|\/init\.mp4|\/live-\d{1,12}\.m4s|\/part-\d{1,12}\.\d{1,2}\.m4s)$/.exec(file) ?? [];
  const track = trackOf(stream.film, id);
  if (!track) return undefined;
  if (rest === '.m3u8') return playlist(lowLatencyPlaylist(stream, id, nowMs, windowSegments));
  if (rest === '/init.mp4') return media(await readFile(join(folder, id, 'init.mp4')));
  const [segment = 0, part] = (/\d+(?:\.\d+)?/.exec(rest)?.[0] ?? '').split('.').map(Number);
  const isOut = nowMs - dueAt(stream, segment) > (windowSegments + graceSegments) * stream.film.segmentSeconds * 1000;
  if (isOut || dueAt(stream, segment, part) > nowMs) return undefined;
  const { index, addTicks } = placeOf(stream, track, segment);
  const bytes = await readFile(join(folder, id, `${index + 1}.m4s`));
  return media(part === undefined ? movedSegment({ file: bytes, addTicks, sequence: segment }) : partOf(stream, track, { file: bytes, segment, part }));
}
