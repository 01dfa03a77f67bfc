import { useEffect, useState } from 'react';
import { useRuntime } from '../../../../binding/runtime-context.ts';
import { useLabel } from '../../../../binding/use-label.ts';
import { useLocale } from '../../../../binding/use-locale.ts';
import { countdownWords } from '../../../../rules/playback/live/countdown-words.ts';
import { countdownOf } from '../../../../rules/playback/live/countdown.ts';
import type { Player } from '../../../../store/playback/player.ts';
import { countedDown } from '../../live/counted-down.ts';

/** How long it is until a title starts, second by second. No live region: it would be spoken every second. @param startsAt epoch milliseconds on the platform's clock */
export function StartCountdown({ player, startsAt }: { player: Player; startsAt: number }) {
  const label = useLabel();
  const { locale } = useLocale();
  const { now } = useRuntime().store.context;
  const [, redraw] = useState(0);
  useEffect(() => {
    countedDown.add(player);
    const timer = setInterval(() => redraw((times) => times + 1), 1000);
    return () => clearInterval(timer);
  }, [player]);
  const parts = countdownOf(startsAt - now());
  if (parts.length === 0) return <p className='fl-player__prompt-countdown' part='countdown' role='status'>{label('eventStartsSoon')}</p>;
  return (
    <div className='fl-player__countdown' part='countdown' role='timer' aria-label={label('timeUntilStart')}>
      {parts.map(({ unit, value }) => {
        const { number, name } = countdownWords(value, unit, locale);
        return <span key={unit} className='fl-player__countdown-part'><b>{number}</b> <span>{name}</span></span>;
      })}
    </div>
  );
}
