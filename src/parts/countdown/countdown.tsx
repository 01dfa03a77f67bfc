import { useEffect, useState } from 'react';
import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import { useLocale } from '../../binding/use-locale.ts';
import { countdownWords } from '../../rules/playback/live/countdown-words.ts';
import { countdownOf } from '../../rules/playback/live/countdown.ts';
import { useSheet } from '../../ui/use-sheet.ts';
import sheet from './countdown.css';

/** How long it is until something starts, second by second. No live region: it would be spoken every second. @param startsAt epoch milliseconds on the platform's clock */
export function Countdown({ startsAt }: { startsAt: number }) {
  const label = useLabel();
  const { locale } = useLocale();
  const { now } = useRuntime().store.context;
  const ref = useSheet(sheet);
  const [, redraw] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => redraw((times) => times + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  const parts = countdownOf(startsAt - now());
  if (parts.length === 0) return <p ref={ref} className="fl-countdown fl-countdown--over" role="status">{label('eventStartsSoon')}</p>;
  return (
    <div ref={ref} className="fl-countdown" part="countdown" role="timer" aria-label={label('timeUntilStart')}>
      {parts.map(({ unit, value }) => {
        const { number, name } = countdownWords(value, unit, locale);
        return <span key={unit} className="fl-countdown__part"><b>{number}</b> <span>{name}</span></span>;
      })}
    </div>
  );
}
