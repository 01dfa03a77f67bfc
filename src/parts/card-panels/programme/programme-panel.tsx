import { useLabel } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import type { ContentItem } from '../../../contracts/catalogue/content-item.ts';
import type { Programme } from '../../../contracts/guide/programme.ts';
import { airingOf } from '../../../rules/guide/cell-of.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import { clockFormat } from '../../clock/clock-format.ts';
import { useMinute } from '../../clock/use-minute.ts';
import { ProgressBar } from '../../content-card/progress-bar.tsx';
import sheet from './programme-panel.css';

/**
 * What a channel shows now, how far it is, and what comes next.
 *
 * @csspart programme
 * @source spec 1 §2.4 "Now-and-next programme card", §3 "programmingInfo"; chosen: a programme without an end lasts until the next one
 */
export function ProgrammePanel({ item: { programmingInfo } }: { item: ContentItem }) {
  const label = useLabel();
  const { now } = useMinute();
  const { currentProgramme: current, nextProgramme: next } = programmingInfo ?? {};
  const end = current?.end ?? next?.start;
  const isOver = end !== undefined && end <= now;
  const percent = current && end !== undefined ? Math.round(airingOf({ start: current.start, end }, now).progress * 100) : 0;
  return (
    <div ref={useSheet(sheet)} className="fl-programme" part="programme">
      {current && !isOver && <Line name={label('onNow')} programme={current} />}
      {current && !isOver && percent > 0 && <ProgressBar percent={percent} />}
      {next && <Line name={label(isOver ? 'onNow' : 'onNext')} programme={next} />}
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
