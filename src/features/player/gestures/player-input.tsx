import { useLabel } from '../../../binding/use-label.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { fastForward } from '../../../ui/icon/player-icons.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import { useRemote } from '../keys/remote/use-remote.ts';
import { useKeptFocus } from '../keys/use-kept-focus.ts';
import { usePlayerKeys } from '../keys/use-player-keys.ts';
import type { LatePartProps } from '../late/late-part.ts';
import { PulseLayer } from './pulse.tsx';
import { TouchControls } from './touch-controls.tsx';
import { useTouch } from './use-touch.ts';
import sheet from './gestures.css';

/** Keys and fingers, and what answers them over the picture. */
export function PlayerInput(props: LatePartProps) {
  const label = useLabel();
  // A remote control reads what was pressed before this code came first: its arrows mean something else.
  useRemote(props);
  usePlayerKeys(props);
  useKeptFocus(props.box);
  const { ripple, held, byTouch } = useTouch(props);
  return (
    <div ref={useSheet(sheet)} className="fl-player__input">
      {ripple && (
        <div key={ripple.seconds} className={`fl-player__ripple fl-player__ripple--${ripple.side}`} part="ripple" aria-hidden="true">
          <span className="fl-player__ripple-words">{label('secondsShort', { seconds: ripple.seconds })}</span>
        </div>
      )}
      {held && <div className="fl-player__faster" part="pulse" aria-hidden="true">{label('rateTimes', { rate: 2 })}<Icon path={fastForward} /></div>}
      <PulseLayer screen={props.screen} />
      {byTouch && <TouchControls player={props.player} />}
    </div>
  );
}
