import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { trackNames, type NamedTrack } from '../../../rules/playback/tracks/track-names.ts';
import type { Player } from '../../../store/playback/player.ts';
import { openCaptionSettings } from '../captions/caption-settings-open.ts';
import type { MenuChoice, MenuItem } from './menu-page.ts';

interface ListedTrack extends NamedTrack {
  active: boolean;
}

/** Tracks as choices, each under the name that those who speak it look for. */
export function useTrackChoices(tracks: readonly ListedTrack[], choose: (id: string) => void): MenuChoice[] {
  const label = useLabel();
  const names = trackNames(tracks);
  return tracks.map(({ id, language, active }, at) => {
    const { name = id, note } = names[at] ?? {};
    return { kind: 'choice', key: `track-${id}`, name: note ? `${name} (${label(note)})` : name, lang: note ? undefined : language || undefined, checked: active, choose: () => choose(id) };
  });
}

/** Captions off, or one of the title's, as the engine really shows them; and the way to how they look. */
export function useCaptionItems(player: Player): { items: MenuItem[]; value: string; on: boolean } {
  const label = useLabel();
  const tracks = useSignal(player.textTracks);
  const choices = useTrackChoices(tracks, (id) => player.setTextTrack(id));
  const chosen = choices.find(({ checked }) => checked);
  const off = label('captionsOff');
  return {
    items: [
      { kind: 'choice', key: 'off', name: off, checked: !chosen, choose: () => player.setTextTrack(null) },
      ...choices,
      { kind: 'action', key: 'looks', name: label('captionSettings'), act: () => openCaptionSettings(player) },
    ],
    value: chosen?.name ?? off,
    on: chosen !== undefined,
  };
}
