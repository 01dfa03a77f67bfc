import type { AudioTrackChoice, QualityChoice, TextTrackChoice, TrackOwner } from './media-slot.ts';

/** A track as a page finds it in a list. */
export interface ListedTrack<Choice> extends EventTarget {
  readonly id: string;
  /** @returns whether it was chosen or left */
  update(choice: Choice): boolean;
}

/** Facts of the track, and an `update` that no loop over its members shows. */
function listed<Choice extends { active: boolean }, Members extends object>(members: Members, isActive: (now: boolean) => void, first: Choice): EventTarget & Members & { update(choice: Choice): boolean } {
  let was = first.active;
  isActive(was);
  const track = Object.defineProperties(new EventTarget(), Object.getOwnPropertyDescriptors(members)) as EventTarget & Members;
  const update = ({ active }: Choice) => {
    if (active === was) return false;
    was = active;
    isActive(active);
    return true;
  };
  return Object.defineProperty(track, 'update', { value: update }) as typeof track & { update: typeof update };
}

/**
 * HTML's `TextTrack`: its `mode` chooses the captions.
 *
 * chosen: `hidden` is `disabled`, since one track at a time is read, and it is drawn by the player
 */
export function textTrackOf(choice: TextTrackChoice, player: TrackOwner): ListedTrack<TextTrackChoice> {
  const { id, label, language } = choice;
  let mode: TextTrackMode = 'disabled';
  const cues = (which: 'cues' | 'activeCues') => (mode === 'showing' ? player.captionTrack.peek()?.[which] ?? null : null);
  return listed({
    id, label, language, kind: 'subtitles', inBandMetadataTrackDispatchType: '',
    get mode() { return mode; },
    set mode(to: TextTrackMode) {
      if (to === mode) return;
      const wasShowing = mode === 'showing';
      mode = to === 'showing' ? to : 'disabled';
      if (mode === 'showing') player.setTextTrack(id);
      else if (wasShowing) player.setTextTrack(null);
    },
    get cues() { return cues('cues'); },
    get activeCues() { return cues('activeCues'); },
  }, (active) => { mode = active ? 'showing' : 'disabled'; }, choice);
}

/** HTML's `AudioTrack`: the one that is enabled is heard, and there is always one. */
export function audioTrackOf(choice: AudioTrackChoice, player: TrackOwner): ListedTrack<AudioTrackChoice> {
  const { id, label, language } = choice;
  let enabled = false;
  return listed({
    id, label, language, kind: 'main',
    get enabled() { return enabled; },
    set enabled(on: boolean) { if (on && !enabled) player.setAudioTrack(id); },
  }, (active) => { enabled = active; }, choice);
}

type Rendition = QualityChoice & { active: boolean };

/** A quality, as media controls written by others choose it. */
export function renditionOf(choice: Rendition, player: TrackOwner): ListedTrack<Rendition> {
  const { active: _, ...facts } = choice;
  let selected = false;
  return listed({
    ...facts,
    get selected() { return selected; },
    set selected(on: boolean) { if (on !== selected) player.setQuality(on ? facts.id : null); },
  }, (active) => { selected = active; }, choice);
}
