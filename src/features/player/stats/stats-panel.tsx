import { useEffect, useRef, useState } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { playbackStatsOf } from '../../../rules/playback/stats/playback-stats.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import { playbackEventsOf } from '../analytics/playback-events-of.ts';
import type { LatePartProps } from '../late/late-part.ts';
import { CopyButton } from './copy-button.tsx';
import { countInterruptions, readFigures } from './read-figures.ts';
import { Trace } from './trace.tsx';
import { useEscape } from './use-escape.ts';
import sheet from './stats.css';

/** Milliseconds between two readings. */
const EVERY_MS = 1000;
/** Readings that a trace shows: one minute. */
const KEPT = 60;

/** How the title plays, in numbers, for a viewer who asks for help. It is read when it is looked at: nothing announces it. @source design/player.md "a stats overlay" */
export function StatsPanel({ player, video, box, screen, given }: LatePartProps) {
  const label = useLabel();
  const { locale, direction } = useLocale();
  const readings = useReadings(player, video);
  const close = () => { screen.panel.value = undefined; };
  useEscape(box, Boolean(given.pageKeys), close);
  const adopt = useSheet(sheet);
  const figures = readings.at(-1);
  if (!figures) return null;
  const stats = playbackStatsOf(figures, locale).map(({ key, value }) => ({ key, name: label(key), value }));
  return (
    <section ref={adopt} className="fl-player__stats" part="stats" role="group" aria-label={label('stats')} dir={direction}>
      <header className="fl-player__stats-head">
        <h2>{label('stats')}</h2>
        <CopyButton text={() => stats.map(({ name, value }) => `${name}: ${value}`).join('\n')} />
        <button type="button" className="fl-player__stats-close" part="stats-close" aria-label={label('close')} onClick={close}>×</button>
      </header>
      <dl>
        {stats.map(({ key, name, value }) => (
          <div key={key} data-stat={key}>
            <dt>{name}</dt>
            <dd>
              <bdi dir="ltr">{value}</bdi>
              {key === 'statsBandwidth' && <Trace values={readings.map(({ bandwidth = 0 }) => bandwidth)} />}
              {key === 'statsBuffer' && <Trace values={readings.map(({ bufferedAhead }) => bufferedAhead)} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The readings of the last minute, the newest last. */
function useReadings(player: LatePartProps['player'], video: HTMLVideoElement) {
  const events = useSignal(playbackEventsOf(player));
  const [readings, setReadings] = useState<ReturnType<typeof readFigures>[]>([]);
  const none = useRef({ stalls: 0, stalledSeconds: 0 });
  useEffect(() => {
    const counter = events && countInterruptions(events);
    const read = () => setReadings((known) => [...known.slice(1 - KEPT), readFigures(player, video, counter?.now() ?? none.current)]);
    read();
    const timer = setInterval(read, EVERY_MS);
    return () => {
      clearInterval(timer);
      counter?.stop();
    };
  }, [player, video, events]);
  return readings;
}
