import type { LabelKey } from '../../realm/fallback-texts.ts';
import { qualityName, type NamedQuality } from '../tracks/quality-name.ts';

/** What a player measures of itself at one moment. Nothing of it says who watches, or where a stream lies. */
export interface PlaybackFigures {
  /** Such as `vod:1001`. */
  content: string;
  engine: 'hls' | 'dash' | 'native' | undefined;
  /** Of the picture, pixels. */
  picture: { width: number; height: number };
  /** Of the player on the page, CSS pixels. */
  shown: { width: number; height: number };
  quality: (NamedQuality & { bitrate?: number }) | undefined;
  isAutomatic: boolean;
  /** Bits per second. */
  bandwidth: number | undefined;
  /** Seconds. */
  bufferedAhead: number;
  frames: { total: number; dropped: number };
  /** Seconds; undefined where the title is not live, or does not say. */
  latency: number | undefined;
  codecs: readonly (string | undefined)[];
  keySystems: readonly string[] | undefined;
  stalls: number;
  stalledSeconds: number;
  startupMs: number | undefined;
}

export interface PlaybackStat {
  key: LabelKey;
  value: string;
}

const engines = { hls: 'hls.js · HLS', dash: 'dash.js · DASH', native: 'HLS' } as const;

const systems: Readonly<Record<string, string>> = {
  'org.w3.clearkey': 'ClearKey', 'com.widevine.alpha': 'Widevine', 'com.microsoft.playready': 'PlayReady', 'com.apple.fps': 'FairPlay', 'com.apple.fps.1_0': 'FairPlay',
};

const UNKNOWN = '–';

/** What the viewer who asks for help reads out, or copies. @returns each fact with its label's key, in the order in which it is read */
export function playbackStatsOf(figures: PlaybackFigures, locale: string): PlaybackStat[] {
  const number = (value: number, digits = 0) => new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value);
  const rate = (bits: number) => `${number(bits / 1_000_000, 1)} Mbit/s`;
  const size = ({ width, height }: { width: number; height: number }) => `${Math.round(width)} × ${Math.round(height)}`;
  const { engine, picture, shown, quality, bandwidth, frames, latency, stalls, startupMs } = figures;
  const rung = quality && [qualityName(quality), quality.height && quality.bitrate ? rate(quality.bitrate) : undefined, figures.isAutomatic ? 'auto' : undefined];
  const joined = (parts: readonly (string | undefined)[] = []) => parts.filter(Boolean).join(' · ') || UNKNOWN;
  return [
    { key: 'statsContent', value: figures.content },
    { key: 'statsEngine', value: engine ? engines[engine] : UNKNOWN },
    { key: 'statsPicture', value: picture.width > 0 ? `${size(picture)} → ${size(shown)}` : UNKNOWN },
    { key: 'quality', value: joined(rung) },
    { key: 'statsBandwidth', value: bandwidth === undefined ? UNKNOWN : rate(bandwidth) },
    { key: 'statsBuffer', value: `${number(figures.bufferedAhead, 1)} s` },
    { key: 'statsFrames', value: `${number(frames.dropped)} / ${number(frames.total)}` },
    ...(latency === undefined ? [] : [{ key: 'statsLatency' as const, value: `${number(latency, 1)} s` }]),
    { key: 'statsCodecs', value: joined(figures.codecs) },
    { key: 'statsProtection', value: joined(figures.keySystems?.map((name) => systems[name] ?? name).filter((name, at, all) => all.indexOf(name) === at)) },
    { key: 'statsStalls', value: joined([number(stalls), stalls > 0 ? `${number(figures.stalledSeconds, 1)} s` : undefined]) },
    { key: 'statsStartup', value: startupMs === undefined ? UNKNOWN : `${number(startupMs)} ms` },
  ];
}
