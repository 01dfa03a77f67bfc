// @vitest-environment jsdom
import { signal } from '@preact/signals-core';
import { expect, test, vi } from 'vitest';
import { mediaSlotOf, type MediaApi, type TrackOwner } from '../../../../widgets/player/surface/media-slot.ts';
import type { PlayerAudioTrack, PlayerRenditionList, PlayerTextTrack, PlayerTrackList } from '../../../../widgets/player/surface/player-media.ts';
import { trackListsOf } from '../../../../widgets/player/surface/track-lists.ts';

const choices = (...ids: string[]) => ids.map((id) => ({ id, language: id, label: id.toUpperCase(), active: false }));
const activate = <T extends { id: string }>(list: readonly T[], id: string | null) => list.map((each) => ({ ...each, active: each.id === id }));

/** A player whose tracks the test sets, and which does what it is asked. */
function owner() {
  const player = {
    textTracks: signal(choices('en', 'ar')), audioTracks: signal(activate(choices('en', 'es'), 'en')), captionTrack: signal(undefined),
    qualities: signal([{ id: '360', height: 360 }, { id: '720', height: 720 }]), quality: signal({ playing: undefined, chosen: null as string | null }),
    setTextTrack: vi.fn((id: string | null) => { player.textTracks.value = activate(player.textTracks.value, id); }),
    setAudioTrack: vi.fn((id: string) => { player.audioTracks.value = activate(player.audioTracks.value, id); }),
    setQuality: vi.fn((id: string | null) => { player.quality.value = { playing: undefined, chosen: id }; }),
  };
  return player;
}

/** The lists of an element, once what fills them is there. */
async function filled() {
  const element = {};
  const slot = mediaSlotOf(element);
  const lists = trackListsOf(element) as unknown as { textTracks: PlayerTrackList<PlayerTextTrack>; audioTracks: PlayerTrackList<PlayerAudioTrack>; videoRenditions: PlayerRenditionList };
  const heard: string[] = [];
  for (const [name, list] of Object.entries(lists)) {
    for (const type of ['addtrack', 'removetrack', 'addrendition', 'removerendition', 'change']) {
      list.addEventListener(type, (event) => heard.push(`${name} ${type} ${(event as TrackEvent).track?.id ?? ''}`.trim()));
    }
  }
  await vi.waitFor(() => expect(lists.videoRenditions.selectedIndex).toBe(-1));
  const player = owner();
  return { lists, heard, player, slot, take: () => slot.take({ player: player as unknown as TrackOwner, play: async () => undefined } satisfies MediaApi) };
}

test('an element without a component has empty lists that can be walked', async () => {
  const { lists } = await filled();
  expect([lists.textTracks.length, [...lists.textTracks], Array.from(lists.audioTracks), lists.videoRenditions.selectedIndex]).toEqual([0, [], [], -1]);
});

test('tracks come with the component and go with it, each told', async () => {
  const { lists, heard, slot, take } = await filled();
  take();
  expect([...lists.textTracks].map(({ kind, language, label, mode }) => [kind, language, label, mode])).toEqual([['subtitles', 'en', 'EN', 'disabled'], ['subtitles', 'ar', 'AR', 'disabled']]);
  expect(heard.filter((entry) => entry.startsWith('textTracks'))).toEqual(['textTracks addtrack en', 'textTracks addtrack ar']);
  slot.take(undefined);
  expect([lists.textTracks.length, lists.textTracks[0]]).toEqual([0, undefined]);
  expect(heard).toContain('textTracks removetrack ar');
});

test('a mode chooses captions and is true at once; the list tells the change', async () => {
  const { lists, heard, player, take } = await filled();
  take();
  const [english, arabic] = lists.textTracks;
  arabic!.mode = 'showing';
  expect([player.setTextTrack.mock.lastCall, english!.mode, arabic!.mode]).toEqual([['ar'], 'disabled', 'showing']);
  expect(heard.at(-1)).toBe('textTracks change');
  arabic!.mode = 'hidden';
  expect([player.setTextTrack.mock.lastCall, arabic!.mode]).toEqual([[null], 'disabled']);
});

test('a choice of the viewer reaches the list, and tracks that stay keep their objects', async () => {
  const { lists, player, take } = await filled();
  take();
  const [english] = lists.textTracks;
  player.setTextTrack('en');
  expect([lists.textTracks[0] === english, english!.mode, lists.textTracks.getTrackById('en') === english]).toEqual([true, 'showing', true]);
});

test('one spoken language is enabled at a time', async () => {
  const { lists, player, take } = await filled();
  take();
  const [english, spanish] = lists.audioTracks;
  english!.enabled = false;
  expect(player.setAudioTrack).not.toHaveBeenCalled();
  spanish!.enabled = true;
  expect([english!.enabled, spanish!.enabled]).toEqual([false, true]);
});

test('a rendition is chosen by its place, and left to the player by -1', async () => {
  const { lists, player, take } = await filled();
  take();
  lists.videoRenditions.selectedIndex = 1;
  expect([player.quality.peek().chosen, lists.videoRenditions.selectedIndex, lists.videoRenditions[1]!.height]).toEqual(['720', 1, 720]);
  lists.videoRenditions.selectedIndex = -1;
  expect([player.quality.peek().chosen, lists.videoRenditions[1]!.selected]).toEqual([null, false]);
});

test('a handler property hears as a listener does', async () => {
  const { lists, take } = await filled();
  const onaddtrack = vi.fn();
  Object.assign(lists.textTracks, { onaddtrack });
  take();
  expect(onaddtrack).toHaveBeenCalledTimes(2);
});
