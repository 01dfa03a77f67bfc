import { useEffect, useState } from 'react';
import { useSignal } from '../../../binding/use-signal.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { PlayerScreen, Pulse } from '../player-screen.ts';

/** Milliseconds. chosen: as long as its animation, and long enough to be read where motion is reduced */
const SHOWN_MS = 650;

/** What a key or a gesture did, for a moment over the picture. Screen readers hear it by the announcer. */
export function PulseLayer({ screen }: { screen: PlayerScreen }) {
  const pulse = useSignal(screen.pulse);
  const [shown, setShown] = useState<{ pulse: Pulse; turn: number }>();
  useEffect(() => {
    if (!pulse) return setShown(undefined);
    setShown((last) => ({ pulse, turn: (last?.turn ?? 0) + 1 }));
    const timer = setTimeout(() => { screen.pulse.value = undefined; }, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [pulse, screen]);
  if (!shown) return null;
  const { icon, words, side } = shown.pulse;
  return (
    <div key={shown.turn} className={side ? `fl-player__pulse fl-player__pulse--${side}` : 'fl-player__pulse'} part="pulse" aria-hidden="true" dir="ltr">
      <span className="fl-player__pulse-icon"><Icon path={icon} /></span>
      {words && <span className="fl-player__pulse-words" dir="auto">{words}</span>}
    </div>
  );
}
