import { effect } from '@preact/signals-core';
import { audioTrackOf, renditionOf, textTrackOf, type ListedTrack } from './listed-tracks.ts';
import type { MediaSlot, TrackOwner } from './media-slot.ts';
import type { TrackList, TrackLists } from './track-list.ts';

/** Keeps the lists of an element true to its player, for as long as either is there. */
export function fillTrackLists({ textTracks, audioTracks, videoRenditions }: TrackLists, { api }: MediaSlot): void {
  const owner = () => api.value?.player;
  follow(textTracks, 'track', owner, ({ textTracks: { value } }) => value, textTrackOf);
  follow(audioTracks, 'track', owner, ({ audioTracks: { value } }) => value, audioTrackOf);
  follow(videoRenditions, 'rendition', owner, (player) => {
    const { chosen } = player.quality.value;
    return player.qualities.value.map((quality) => ({ ...quality, active: quality.id === chosen }));
  }, renditionOf);
  addSelectedIndex(videoRenditions, owner);
}

/** One list: tracks that stay keep their objects, so that a page may hold on to them. */
function follow<Choice extends { id: string; active: boolean }>(
  list: TrackList, noun: 'track' | 'rendition', owner: () => TrackOwner | undefined,
  read: (player: TrackOwner) => readonly Choice[], make: (choice: Choice, player: TrackOwner) => ListedTrack<Choice>,
): void {
  let listed: ListedTrack<Choice>[] = [];
  let of: TrackOwner | undefined;
  effect(() => {
    const player = owner();
    const choices = player ? read(player) : [];
    const before = of === player ? listed : [];
    const next = choices.map((choice) => before.find(({ id }) => id === choice.id) ?? make(choice, player!));
    const gone = listed.filter((track) => !next.includes(track));
    const added = next.filter((track) => !listed.includes(track));
    of = player;
    listed = next;
    const changed = next.filter((track, at) => track.update(choices[at]!));
    writeList(list, next);
    for (const track of gone) tell(list, `remove${noun}`, track);
    for (const track of added) tell(list, `add${noun}`, track);
    if (changed.length > 0) tell(list, 'change');
  });
}

function writeList(list: TrackList, tracks: readonly EventTarget[]): void {
  for (let at = tracks.length; at < list.length; at += 1) Reflect.deleteProperty(list, at);
  Object.assign(list, tracks, {
    length: tracks.length,
    getTrackById: (id: string) => tracks.find((track) => (track as ListedTrack<unknown>).id === id) ?? null,
  });
}

/** As the browser's own lists tell: with the track, and to a handler property as well. */
function tell(list: TrackList, type: string, track?: EventTarget): void {
  const event = Object.assign(new Event(type), { track, rendition: track });
  list.dispatchEvent(event);
  const handler: unknown = Reflect.get(list, `on${type}`);
  if (typeof handler === 'function') handler.call(list, event);
}

/** The chosen quality by its place, -1 for automatic. */
function addSelectedIndex(list: TrackList, owner: () => TrackOwner | undefined): void {
  Object.defineProperty(list, 'selectedIndex', {
    get: () => Array.from(list as unknown as ArrayLike<{ selected: boolean }>).findIndex(({ selected }) => selected),
    set: (at: number) => owner()?.setQuality(at < 0 ? null : (Reflect.get(list, at) as ListedTrack<unknown> | undefined)?.id ?? null),
  });
}
