import { vi } from 'vitest';

const { default: RealHls } = await vi.importActual<typeof import('hls.js')>('hls.js');

/** A level as `hls.levels` holds it; only what we read. */
export const fakeLevel = (height: number, bitrate: number) => ({
  height, bitrate, width: Math.round((height * 16) / 9), frameRate: 25, videoCodec: 'avc1.4d401f', videoRange: 'SDR',
});

/** A row of `hls.subtitleTracks` or `hls.audioTracks`; only what we read. */
export const fakePlaylist = (id: number, lang: string, name: string, facts: { forced?: boolean; characteristics?: string; default?: boolean } = {}) => ({ id, lang, name, ...facts });

/** hls.js without bytes: its events, and what its documentation says of the members that we use. */
export class FakeHls {
  static readonly Events = RealHls.Events;
  static readonly ErrorTypes = RealHls.ErrorTypes;
  static readonly ErrorDetails = RealHls.ErrorDetails;
  /** Every instance made since the last `reset`. */
  static readonly made: FakeHls[] = [];
  static reset(): void {
    FakeHls.made.length = 0;
  }

  static last(): FakeHls {
    return FakeHls.made.at(-1)!;
  }

  readonly config: Record<string, unknown>;
  readonly calls: string[] = [];
  levels: ReturnType<typeof fakeLevel>[] = [];
  subtitleTracks: ReturnType<typeof fakePlaylist>[] = [];
  audioTracks: ReturnType<typeof fakePlaylist>[] = [];
  audioTrack = -1;
  subtitleTrack = -1;
  autoLevelCapping = -1;
  currentLevel = -1;
  liveSyncPosition: number | null = null;
  playingDate: Date | null = null;
  bandwidthEstimate = Number.NaN;
  latency = 0;
  #manualLevel = -1;
  #video: HTMLVideoElement | undefined;
  readonly #listeners = new Map<string, ((name: string, data: unknown) => void)[]>();

  constructor(config: Record<string, unknown>) {
    this.config = config;
    FakeHls.made.push(this);
  }

  on(name: string, listener: (name: string, data: unknown) => void): void {
    this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener]);
  }

  trigger(name: string, data: unknown = {}): void {
    for (const listener of this.#listeners.get(name) ?? []) listener(name, data);
  }

  loadSource(url: string): void {
    this.calls.push(`loadSource ${url}`);
    this.autoLevelCapping = -1;
  }

  attachMedia(video: HTMLVideoElement): void {
    this.#video = video;
    video.src = `blob:hls-${FakeHls.made.length}`;
  }

  detachMedia(): void {
    this.#video?.removeAttribute('src');
    this.#video?.load();
    this.#video = undefined;
  }

  destroy(): void {
    this.calls.push('destroy');
    this.detachMedia();
    this.#listeners.clear();
  }

  startLoad(): void {
    this.calls.push('startLoad');
  }

  recoverMediaError(): void {
    this.calls.push('recoverMediaError');
    const video = this.#video;
    this.detachMedia();
    if (video) this.attachMedia(video);
  }

  get manualLevel(): number {
    return this.#manualLevel;
  }

  set nextLevel(level: number) {
    this.calls.push(`nextLevel ${level}`);
    this.#manualLevel = level;
  }

  set loadLevel(level: number) {
    this.calls.push(`loadLevel ${level}`);
    this.#manualLevel = level;
  }

  /** The manifest arrives. */
  parse(levels: ReturnType<typeof fakeLevel>[]): void {
    this.levels = levels;
    this.trigger(RealHls.Events.MANIFEST_PARSED);
  }

  /** Subtitle and audio tracks become known. */
  findTracks(subtitles: ReturnType<typeof fakePlaylist>[], audios: ReturnType<typeof fakePlaylist>[]): void {
    this.subtitleTracks = subtitles;
    this.audioTracks = audios;
    this.audioTrack = audios.length > 0 ? 0 : -1;
    this.trigger(RealHls.Events.SUBTITLE_TRACKS_UPDATED);
    this.trigger(RealHls.Events.AUDIO_TRACKS_UPDATED);
  }

  /** Pictures of a level are shown. */
  show(level: number): void {
    this.currentLevel = level;
    this.trigger(RealHls.Events.LEVEL_SWITCHED, { level });
  }
}
