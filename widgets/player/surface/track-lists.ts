import { mediaSlotOf } from './media-slot.ts';
import type { TrackList, TrackLists } from './track-list.ts';

const known = new WeakMap<object, TrackLists>();

const emptyList = (): TrackList => Object.assign(new EventTarget(), { length: 0, [Symbol.iterator]: Array.prototype[Symbol.iterator] });

/** `videoRenditions` is what media controls written by others read qualities from. @source media-chrome "Media UI extensions" */
export const trackListNames = ['textTracks', 'audioTracks', 'videoRenditions'] as const satisfies (keyof TrackLists)[];

/** The lists of one element, the same for its life; what fills them is fetched when a page first looks at one. */
export function trackListsOf(element: object): TrackLists {
  const there = known.get(element);
  if (there) return there;
  const lists = { textTracks: emptyList(), audioTracks: emptyList(), videoRenditions: emptyList() };
  known.set(element, lists);
  const slot = mediaSlotOf(element);
  // Without its code the lists stay empty; an element that cannot load says so elsewhere.
  import('./fill-track-lists.ts').then(({ fillTrackLists }) => fillTrackLists(lists, slot), () => undefined);
  return lists;
}
