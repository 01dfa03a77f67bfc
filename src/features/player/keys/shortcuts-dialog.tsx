import { useEffect } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { SEEK_STEP, type PlayerCommand } from '../../../rules/playback/keys/player-command.ts';
import type { LabelKey } from '../../../rules/realm/fallback-texts.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useSheet } from '../../../ui/use-sheet.ts';
import { canBeSmall } from '../screen-modes/small-window.ts';
import { isChannel } from '../live/is-channel.ts';
import type { LatePartProps } from '../late/late-part.ts';
import { useKeyMap } from './use-player-keys.ts';
import sheet from './shortcuts-dialog.css';

/** What a viewer reads of each command, in the order in which it is read. */
const rows: readonly (readonly [PlayerCommand, LabelKey])[] = [
  ['toggle-play', 'shortcutPlay'], ['seek-back', 'skipBack'], ['seek-forward', 'skipForward'], ['to-start', 'shortcutToStart'], ['to-end', 'shortcutToEnd'],
  ['to-part', 'shortcutPart'], ['frame-back', 'shortcutBackOneFrame'], ['frame-forward', 'shortcutForwardOneFrame'],
  ['slower', 'shortcutSlower'], ['faster', 'shortcutFaster'], ['volume-up', 'shortcutLouder'], ['volume-down', 'shortcutQuieter'],
  ['toggle-mute', 'shortcutMute'], ['toggle-captions', 'shortcutCaptions'], ['toggle-fullscreen', 'shortcutFullscreen'],
  ['toggle-picture-in-picture', 'pictureInPicture'], ['toggle-theatre', 'shortcutTheatre'],
  ['previous-title', 'previousTitle'], ['next-title', 'nextTitle'], ['toggle-mini-guide', 'miniGuide'], ['toggle-stats', 'stats'], ['show-shortcuts', 'shortcutShow'],
];

/** Signs of keys whose names are words. */
const signs: Readonly<Record<string, string>> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓', Shift: '⇧' };

/** Which key does what, as it is for this viewer. */
export function ShortcutsDialog({ player, screen, given, video, onMenu }: LatePartProps) {
  const label = useLabel();
  const map = useKeyMap(given);
  useEffect(() => {
    onMenu(true);
    return () => onMenu(false);
  }, []);
  const works: Partial<Record<PlayerCommand, boolean>> = { 'toggle-picture-in-picture': canBeSmall(video), 'toggle-theatre': given.theatre !== undefined, 'toggle-mini-guide': isChannel(player) };
  return (
    <Dialog label={label('shortcuts')} closeLabel={label('close')} onClose={() => { screen.panel.value = undefined; }}>
      <div ref={useSheet(sheet)} className="fl-shortcuts">
        <h2 className="fl-shortcuts__title">{label('shortcuts')}</h2>
        <dl className="fl-shortcuts__list">
          {rows.filter(([command]) => works[command] !== false && shownKeys(map[command]).length > 0).map(([command, key]) => (
            <div key={command} className="fl-shortcuts__row">
              <dt>{label(key, { seconds: SEEK_STEP })}</dt>
              <dd dir="ltr">{shownKeys(map[command]).map((name) => <Keys key={name} name={name} />)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}

/** Keys of remote controls have no letters to show; the ten digits are a range. */
function shownKeys(keys: readonly string[]): string[] {
  const shown = keys.filter((key) => !key.startsWith('Media'));
  return shown.length === 10 && shown.every((key) => /^\d$/.test(key)) ? ['0 – 9'] : shown;
}

function Keys({ name }: { name: string }) {
  const pieces = name.length > 1 && name.includes('+') ? name.split('+') : [name];
  return <span className="fl-shortcuts__keys">{pieces.map((piece) => <kbd key={piece}>{signs[piece] ?? (piece.length === 1 ? piece.toUpperCase() : piece)}</kbd>)}</span>;
}
