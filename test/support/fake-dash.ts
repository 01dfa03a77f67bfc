/** What a track of dash.js is; only what we read. */
export const fakeMediaInfo = (index: number, lang: string | null, label?: string, role?: string) => ({
  index, lang, labels: label ? [{ text: label }] : [], roles: role ? [{ schemeIdUri: 'urn:mpeg:dash:role:2011', value: role }] : null, accessibility: null as { schemeIdUri: string; value: string }[] | null,
});

/** What a representation of dash.js is; only what we read. */
export const fakeRepresentation = (id: string, height: number, bandwidth: number) => ({
  id, height, bandwidth, width: Math.round((height * 16) / 9), frameRate: 25, codecs: 'avc1.4d401f',
});

type Settings = { streaming: { liveCatchup: { enabled: boolean | null }; abr: { autoSwitchBitrate: { video: boolean }; maxBitrate: { video: number } } } };

/** dash.js without bytes: what its documentation says of the members that we use. */
export class FakeDash {
  /** Every instance made since the last `reset`. */
  static readonly made: FakeDash[] = [];
  static reset(): void {
    FakeDash.made.length = 0;
  }

  static last(): FakeDash {
    return FakeDash.made.at(-1)!;
  }

  readonly settings: Settings = {
    streaming: { liveCatchup: { enabled: null }, abr: { autoSwitchBitrate: { video: true }, maxBitrate: { video: -1 } } },
  };
  /** Every object that was handed to `updateSettings`. */
  readonly updates: object[] = [];
  source: { url: string; startAt: number | undefined } | undefined;
  protection: object | undefined;
  readonly interceptors: unknown[] = [];
  destroyed = 0;
  /** For each quality that was set: whether what is buffered ahead is fetched again. */
  readonly replacements: boolean[] = [];
  isLive = false;
  texts: ReturnType<typeof fakeMediaInfo>[] = [];
  audios: ReturnType<typeof fakeMediaInfo>[] = [];
  representations: ReturnType<typeof fakeRepresentation>[] = [];
  playing: ReturnType<typeof fakeRepresentation> | null = null;
  textIndex = -1;
  audio: ReturnType<typeof fakeMediaInfo> | null = null;
  #video: HTMLVideoElement | undefined;
  readonly #listeners = new Map<string, ((event: object) => void)[]>();

  constructor() {
    FakeDash.made.push(this);
  }

  on(name: string, listener: (event: object) => void): void {
    this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener]);
  }

  trigger(name: string, event: object = {}): void {
    for (const listener of this.#listeners.get(name) ?? []) listener(event);
  }

  initialize(video: HTMLVideoElement): void {
    this.#video = video;
  }

  getSettings(): Settings {
    return structuredClone(this.settings);
  }

  updateSettings(update: { streaming?: { liveCatchup?: object; abr?: { autoSwitchBitrate?: object; maxBitrate?: object } } }): void {
    this.updates.push(update);
    const { liveCatchup, abr } = update.streaming ?? {};
    Object.assign(this.settings.streaming.liveCatchup, liveCatchup);
    Object.assign(this.settings.streaming.abr.autoSwitchBitrate, abr?.autoSwitchBitrate);
    Object.assign(this.settings.streaming.abr.maxBitrate, abr?.maxBitrate);
    // As the catch-up controller does when it is switched off.
    if (this.settings.streaming.liveCatchup.enabled === false && liveCatchup && this.#video) this.#video.playbackRate = 1;
  }

  addResponseInterceptor(interceptor: unknown): void {
    this.interceptors.push(interceptor);
  }

  setProtectionData(data: object): void {
    this.protection = data;
  }

  attachSource(url: string, startAt?: number): void {
    this.source = { url, startAt };
    if (this.#video) this.#video.src = `blob:dash-${FakeDash.made.length}`;
  }

  isReady(): boolean {
    return this.source !== undefined && this.#video !== undefined;
  }

  isDynamic(): boolean {
    return this.isLive;
  }

  /** Epoch seconds of what is shown. */
  timeAsUTC(): number {
    return 1_700_000_000;
  }

  getTargetLiveDelay(): number {
    return 12;
  }

  getTracksFor(type: string) {
    return type === 'text' ? this.texts : this.audios;
  }

  getCurrentTrackFor() {
    return this.audio;
  }

  setTextTrack(index: number): void {
    this.textIndex = index;
    if (!this.#video || index < 0) return;
    const track = [...this.#video.textTracks].filter(({ language }) => language !== '')[index];
    if (track) track.mode = 'showing';
  }

  setCurrentTrack(track: ReturnType<typeof fakeMediaInfo>): void {
    this.audio = track;
    this.trigger('trackChangeRendered');
  }

  getRepresentationsByTypeUnfiltered() {
    return this.representations;
  }

  getCurrentRepresentationForType() {
    return this.playing;
  }

  /** Knows those alone that its own cap lets through. */
  setRepresentationForTypeById(_type: string, id: string, replace: boolean): void {
    this.replacements.push(replace);
    const max = this.settings.streaming.abr.maxBitrate.video;
    const found = this.representations.find((candidate) => candidate.id === id && (max < 0 || candidate.bandwidth <= max * 1000));
    if (found) this.show(found);
  }

  /** Pictures of a representation are shown. */
  show(representation: ReturnType<typeof fakeRepresentation>): void {
    this.playing = representation;
    this.trigger('qualityChangeRendered', { mediaType: 'video' });
  }

  destroy(): void {
    this.destroyed += 1;
    this.#video?.removeAttribute('src');
    this.#video?.load();
    this.#video = undefined;
    this.source = undefined;
    this.#listeners.clear();
  }
}
