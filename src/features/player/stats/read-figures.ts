import { counted, emptyTally, qualityOf } from '../../../rules/playback/analytics/qoe-tally.ts';
import type { PlaybackFigures } from '../../../rules/playback/stats/playback-stats.ts';
import type { PlaybackEvents } from '../../../store/playback/analytics/playback-events.ts';
import type { Player } from '../../../store/playback/player.ts';

type Interruptions = Pick<PlaybackFigures, 'stalls' | 'stalledSeconds'>;

/** Counts how often a playback was interrupted, from its beginning. */
export function countInterruptions(events: PlaybackEvents): { now(): Interruptions; stop(): void } {
  let tally = emptyTally;
  const stop = events.subscribe((event) => { tally = event.type === 'left' ? emptyTally : counted(tally, event); });
  return {
    stop,
    now() {
      const { rebufferCount: stalls = 0, rebufferSeconds: stalledSeconds = 0 } = qualityOf(tally);
      return { stalls, stalledSeconds };
    },
  };
}

/** What a player measures of itself now. */
export function readFigures(player: Player, video: HTMLVideoElement, { stalls, stalledSeconds }: Interruptions): PlaybackFigures {
  const { kind, id } = player.content.peek() ?? {};
  const { playing, chosen } = player.quality.peek();
  const { opened, asked, pictured } = player.startup.peek();
  const { totalVideoFrames: total = 0, droppedVideoFrames: dropped = 0 } = video.getVideoPlaybackQuality?.() ?? {};
  const measured = player.measures();
  const position = player.position.peek();
  const ahead = player.buffered.peek().find(({ start, end }) => start <= position + 0.1 && end >= position);
  return {
    content: kind ? `${kind}:${id}` : '–', engine: measured?.engine, quality: playing, isAutomatic: chosen === null,
    picture: { width: video.videoWidth, height: video.videoHeight }, shown: { width: video.clientWidth, height: video.clientHeight },
    bandwidth: measured?.bandwidth, bufferedAhead: ahead ? Math.max(0, ahead.end - position) : 0, frames: { total, dropped },
    latency: measured?.latency, codecs: [measured?.videoCodec ?? playing?.codec, measured?.audioCodec], keySystems: measured?.keySystems,
    stalls, stalledSeconds, startupMs: pictured === undefined ? undefined : Math.round(pictured - (asked ?? opened)),
  };
}
