import { mediaSlotOf } from './media-slot.ts';
import { methodOf } from './element-methods.ts';
import { trackListsOf, trackListNames } from './track-lists.ts';

/** Members of the browser's media element that ours does not have; the README says why. */
const left = /^on|^(width|height|srcObject|crossOrigin|preload|videoTracks|mediaKeys|setMediaKeys)$/;
/** Wait for the component, and answer when it is done. */
const waiting = ['play', 'pause', 'load', 'seek', 'setTextTrack'];

type Own = Record<string, unknown>;

/**
 * Gives an element the members of the browser's own media element: properties, methods and constants.
 *
 * @returns the names that can be set
 * @source design/player.md "It behaves like a media element"; chosen: read off the browser's own, so that nothing of it is missing
 */
export function addMediaMembers(prototype: object): readonly string[] {
  const settable: string[] = [];
  const add = (name: string, descriptor: PropertyDescriptor) => {
    if (Object.hasOwn(prototype, name)) return;
    Object.defineProperty(prototype, name, { enumerable: true, configurable: true, ...descriptor });
    if (descriptor.set) settable.push(name);
  };
  for (const name of waiting) add(name, { value: methodOf(name, true) });
  for (const name of trackListNames) add(name, { get(this: object) { return trackListsOf(this)[name]; } });
  add('error', { get(this: object) { return mediaSlotOf(this).error; } });
  add('currentSrc', { get(this: Own) { return this['src']; } });
  add('src', aliasOf('content'));
  add('defaultMuted', aliasOf('initiallyMuted'));
  for (const { prototype: native } of [HTMLMediaElement, HTMLVideoElement]) {
    for (const [name, { get, set, value }] of Object.entries(Object.getOwnPropertyDescriptors(native))) {
      if (left.test(name)) continue;
      if (get) add(name, accessorOf(name, !!set));
      else add(name, { value: typeof value === 'function' ? methodOf(name) : value as unknown });
    }
  }
  return settable;
}

const accessorOf = (name: string, isSettable: boolean): PropertyDescriptor => ({
  get(this: object) { return mediaSlotOf(this).ownerOf(name)[name]; },
  ...(isSettable && { set(this: object, value: unknown) { mediaSlotOf(this).set(name, value); } }),
});

const aliasOf = (property: string): PropertyDescriptor => ({
  get(this: Own) { return this[property] ?? ''; },
  set(this: Own, value: unknown) { this[property] = value; },
});
