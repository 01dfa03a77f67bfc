import { useState } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { clockTimeOf } from '../../../rules/playback/playback-time.ts';
import { endTimeOf, nextTimeMode, remainingTimeOf, timeModeOf } from '../../../rules/playback/time-display.ts';
import type { Player } from '../../../store/playback/player.ts';
import { recall, remember } from '../remembered.ts';

const KEPT = 'time';

/** How far a film is, how much is left, or when it ends; a press shows the next of these, and it is kept. */
export function TitleTime({ player }: { player: Player }) {
  const label = useLabel();
  const { locale } = useLocale();
  const position = useSignal(player.position);
  const duration = useSignal(player.duration);
  const rate = useSignal(player.rate);
  const [mode, setMode] = useState(() => timeModeOf(recall(KEPT)));
  if (duration === undefined) return null;
  const at = { position, duration, rate, now: Date.now() };
  const next = () => {
    const wanted = nextTimeMode(mode);
    setMode(wanted);
    remember(KEPT, wanted);
  };
  return (
    <button type="button" className="fl-player__time" part="time" dir={mode === 'ends' ? 'auto' : 'ltr'} title={label('timeShownOther')} onClick={next}>
      {mode === 'elapsed' && <>{clockTimeOf(position, duration >= 3600)}<span className="fl-player__duration"> / {clockTimeOf(duration)}</span></>}
      {mode === 'remaining' && remainingTimeOf(at)}
      {mode === 'ends' && label('endsAt', { time: endTimeOf(at, locale) })}
    </button>
  );
}
