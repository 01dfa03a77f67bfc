import { signal, type Signal } from '@preact/signals-core';
import type { Player } from '../../../src/store/playback/player.ts';

/** What chooses tracks and qualities, and says which there are. */
export type TrackOwner = Pick<Player, 'textTracks' | 'captionTrack' | 'audioTracks' | 'qualities' | 'quality' | 'setTextTrack' | 'setAudioTrack' | 'setQuality'>;

export type TextTrackChoice = TrackOwner['textTracks']['value'][number];
export type AudioTrackChoice = TrackOwner['audioTracks']['value'][number];
export type QualityChoice = TrackOwner['qualities']['value'][number];
export type QualityInUse = TrackOwner['quality']['value'];

/** What a component gives its element: members by the names of HTML's media element; what it leaves out is read from `video`. */
export interface MediaApi {
  readonly video?: HTMLVideoElement;
  readonly player?: TrackOwner;
  play(): Promise<void>;
}

/** What stands behind the media members of one element. */
export interface MediaSlot {
  /** Why the title cannot be shown, as HTML's `MediaError`; null while nothing is wrong. */
  error: Pick<MediaError, 'code' | 'message'> | null;
  /** Undefined until the component is there. */
  readonly api: Signal<MediaApi | undefined>;
  /** Who answers for a member now. */
  ownerOf(name: string): Record<string, unknown>;
  set(name: string, value: unknown): void;
  /** Where a script wants to start, in seconds; given once. */
  takeStart(): number | undefined;
  /** @throws why the component does not come */
  whenThere(): Promise<void>;
  /** The component comes, or goes. */
  take(api: MediaApi | undefined): void;
  /** The component does not come, as far as is known; undefined: it may. */
  setFailure(reason: Error | undefined): void;
}

const slots = new WeakMap<object, MediaSlot>();

export function mediaSlotOf(element: object): MediaSlot {
  const known = slots.get(element);
  if (known) return known;
  const made = createMediaSlot();
  slots.set(element, made);
  return made;
}

function createMediaSlot(): MediaSlot {
  const api = signal<MediaApi | undefined>(undefined);
  /** What was set before the component was there. */
  const wanted = new Set<string>();
  /** Answers until then: an empty media element of the browser, which keeps and checks what is set. */
  let video: HTMLVideoElement | undefined;
  let waiting: { resolve(): void; reject(reason: Error): void }[] = [];
  let failure: Error | undefined;
  const settle = (how: (each: (typeof waiting)[number]) => void) => {
    waiting.forEach(how);
    waiting = [];
  };
  const standIn = () => (video ??= document.createElement('video'));
  const ownerOf = (name: string): Record<string, unknown> => {
    const there = api.peek();
    return (there && name in there ? there : there?.video ?? standIn()) as unknown as Record<string, unknown>;
  };
  return {
    error: null,
    api,
    ownerOf,
    set(name, value) {
      ownerOf(name)[name] = value;
      if (!api.peek()) wanted.add(name);
    },
    takeStart: () => (wanted.delete('currentTime') ? standIn().currentTime : undefined),
    whenThere() {
      return failure ? Promise.reject(failure) : new Promise((resolve, reject) => waiting.push({ resolve, reject }));
    },
    take(given) {
      api.value = given;
      if (!given) return;
      for (const name of wanted) ownerOf(name)[name] = Reflect.get(standIn(), name);
      wanted.clear();
      settle(({ resolve }) => resolve());
    },
    setFailure(reason) {
      failure = reason;
      if (reason) settle(({ reject }) => reject(reason));
    },
  };
}
