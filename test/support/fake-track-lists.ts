/** A text track as a browser makes it, without drawing. */
export class FakeTextTrack {
  mode: TextTrackMode = 'disabled';
  readonly cues: TextTrackCue[] = [];
  readonly kind: TextTrackKind;
  readonly language: string;
  readonly label: string;

  constructor(kind: TextTrackKind, language = '', label = '') {
    this.kind = kind;
    this.language = language;
    this.label = label;
  }

  addCue(cue: TextTrackCue): void {
    this.cues.push(cue);
  }

  removeCue(cue: TextTrackCue): void {
    this.cues.splice(this.cues.indexOf(cue), 1);
  }
}

/** A list of tracks as media elements have them: ordered, iterable, and with events. */
export class FakeTrackList<T> extends EventTarget {
  readonly #tracks: T[] = [];
  readonly [index: number]: T;

  get length(): number {
    return this.#tracks.length;
  }

  add(...tracks: T[]): void {
    for (const track of tracks) {
      Object.assign(this, { [this.#tracks.length]: track });
      this.#tracks.push(track);
      this.dispatchEvent(new Event('addtrack'));
    }
  }

  [Symbol.iterator](): Iterator<T> {
    return this.#tracks[Symbol.iterator]();
  }
}

/** Gives a jsdom video element, which has none, a list of text tracks. */
export function fakeTextTracks(video: HTMLVideoElement): FakeTrackList<FakeTextTrack> {
  const list = new FakeTrackList<FakeTextTrack>();
  Object.defineProperty(video, 'textTracks', { configurable: true, value: list });
  Object.assign(video, {
    addTextTrack(kind: TextTrackKind, label?: string, language?: string) {
      const track = new FakeTextTrack(kind, language, label);
      list.add(track);
      return track;
    },
  });
  return list;
}
