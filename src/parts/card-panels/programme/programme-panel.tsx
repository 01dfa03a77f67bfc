import { useLabel } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import type { Programme } from '../../../contracts/guide/programme.ts';
import { airingOf } from '../../../rules/guide/cell-of.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import { clockFormat } from '../../clock/clock-format.ts';
import { ProgressBar } from '../../content-card/progress-bar.tsx';
import type { useAirs } from './use-airs.ts';
import sheet from './programme-panel.css';

/**
 * What a channel shows now, how far it is, and what comes next.
 *
 * @csspart programme
 * @source spec 1 §2.4 "Now-and-next programme card", §3 "programmingInfo"
 */
export function ProgrammePanel({ airs: { now: current, next, until, at } }: { airs: ReturnType<typeof useAirs> }) {
  const label = useLabel();
  const percent = current && until !== undefined ? Math.round(airingOf({ start: current.start, end: until }, at).progress * 100) : 0;
  return (
    <div ref={useSheet(sheet)} className="fl-programme" part="programme">
      {current && <Line name={label('onNow')} programme={current} />}
      {percent > 0 && <ProgressBar percent={percent} />}
      {next && <Line name={label('onNext')} programme={next} />}
    </div>
  );
}

function Line({ name, programme: { title, start } }: { name: string; programme: Programme }) {
  const { locale } = useLocale();
  return (
    <p className="fl-programme__line">
      <span className="fl-programme__when">{name} · {clockFormat(locale).time.format(start)}</span>{' '}
      <bdi className="fl-programme__title">{title}</bdi>
    </p>
  );
}
