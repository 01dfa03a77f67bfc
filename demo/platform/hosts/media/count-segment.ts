import { readChannelStream } from '../../playback/channel-stream.ts';
import { factsOf } from '../../playback/media-facts.ts';
import type { Lease } from '../../playback/streams/stream-lease.ts';
import { countDelivered, type DeliveredSegment } from '../../purchase/withdrawal/begin-viewing.ts';
import type { PlatformContext } from '../../server/platform-context.ts';

/** A segment of a title's own media, encrypted or not. The parts of a live one count as the whole. */
const filmSegment = /\/(film|radio|(?:clips|angles)\/[\w-]+)\/[\w-]+\/(\d{1,12})\.m4s$/;
const liveSegment = /\/live\/([\w-]+)\/([\w-]+)\/(?:[\w-]+\/){1,2}(?:live|part)-(\d{1,12})(?:\.\d{1,2})?\.m4s$/;

async function segmentOf({ db }: PlatformContext, path: string): Promise<DeliveredSegment | undefined> {
  const [, media, number] = filmSegment.exec(path) ?? [];
  if (media !== undefined) return { number: Number(number), film: factsOf(media) };
  const [, realm, contentId, sequence] = liveSegment.exec(path) ?? [];
  if (realm === undefined || contentId === undefined) return undefined;
  const channel = await readChannelStream(db, realm, contentId);
  return channel && { number: Number(sequence), film: { segmentSeconds: channel.stream.film.segmentSeconds, seconds: undefined } };
}

/** Counts what goes out of a title that is paid for by the view until it is begun. Everything else is not looked at, and costs nothing. */
export async function countSegment(context: PlatformContext, lease: Lease | undefined, path: string, now: number): Promise<void> {
  if (!lease?.isNotBegun) return;
  const segment = await segmentOf(context, path);
  if (segment) await countDelivered(context.db, lease, segment, now);
}
