import type { Emit } from '../../../binding/emit.ts';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import type { GuideProgramme } from '../../../contracts/guide/guide-programme.ts';
import type { GuideChannel } from '../../../contracts/guide/guide-window.ts';
import { clockFormat } from '../../../parts/clock/clock-format.ts';
import { timeRangeOf } from '../../../parts/clock/time-range.ts';
import { useMinute } from '../../../parts/clock/use-minute.ts';
import { FailurePanel } from '../../../parts/feedback/failure-panel.tsx';
import { airingOf } from '../../../rules/guide/cell-of.ts';
import { flagLabels, flagsOf } from '../../../rules/guide/programme-state.ts';
import type { GuideSpan } from '../../../rules/guide/tidy-programmes.ts';
import { createProgrammeCards } from '../../../store/guide/programme-cards.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useSheet } from '../../../ui/use-sheet.ts';
import type { EpgGridEvents } from '../events.ts';
import { ProgrammeActions } from './programme-actions.tsx';
import sheet from './programme-card.css';

export interface ProgrammeCardProps {
  span: GuideSpan;
  channel: GuideChannel;
  /** The zone of the guide's times, an IANA name; the viewer's own without one. */
  zone: string | undefined;
  emit: Emit<EpgGridEvents>;
  onClose(): void;
}

/**
 * Everything about one programme, and what can be done with it. What the guide knows shows at once, the rest when it is here.
 *
 * @csspart programme
 * @source design/guide.md "Cells"
 */
export function ProgrammeCard({ span, channel, zone, emit, onClose }: ProgrammeCardProps) {
  const { store } = useRuntime();
  const label = useLabel();
  const adopt = useSheet(sheet);
  const cards = store.shared(createProgrammeCards);
  const { now } = useMinute();
  const id = span.programme?.id ?? '';
  const details = useSignal(cards.card(id));
  const told = details.status === 'ready' ? details.value : undefined;
  const programme = { ...span.programme!, ...toldOf(told?.programme) };
  const { state, progress } = airingOf(span, now);
  return (
    <Dialog label={label('aboutProgramme', { title: programme.title })} closeLabel={label('close')} onClose={onClose}>
      <div ref={adopt} className="fl-programme-card" part="programme">
        <div className="fl-programme-card__art">{programme.imageUrl && <img src={programme.imageUrl} alt="" width={600} height={338} />}</div>
        <div className="fl-programme-card__words">
          <p className="fl-programme-card__channel">
            {channel.channelLogoUrl && <img src={channel.channelLogoUrl} alt="" width={32} height={32} />}
            <bdi>{channel.name}</bdi>{channel.number && <span>{channel.number}</span>}
          </p>
          <h2 className="fl-programme-card__title"><bdi>{programme.title}</bdi></h2>
          {programme.subtitle && <p className="fl-programme-card__subtitle"><bdi>{programme.subtitle}</bdi></p>}
          <Times span={span} state={state} programme={programme} zone={zone} />
          {state === 'live' && <div className="fl-programme-card__progress"><span style={{ inlineSize: `${Math.round(progress * 100)}%` }} /></div>}
          <Flags programme={programme} />
          {programme.description && <p className="fl-programme-card__story"><bdi>{programme.description}</bdi></p>}
          {details.status === 'failed' && <FailurePanel failure={details.failure} onRetry={() => cards.need(id)} />}
          <ProgrammeActions span={span} channel={channel} now={now} series={told?.series} emit={emit} onClose={onClose} />
        </div>
      </div>
    </Dialog>
  );
}

/** What the details add; the moments are those of the cell, which the channel's offset has moved already. */
const toldOf = (told: GuideProgramme | undefined): Partial<GuideProgramme> =>
  told ? { ...(told.description ? { description: told.description } : {}), ...(told.imageUrl ? { imageUrl: told.imageUrl } : {}), ...(told.subtitle ? { subtitle: told.subtitle } : {}) } : {};

function Times({ span, state, programme, zone }: { span: GuideSpan; state: string; programme: GuideProgramme; zone: string | undefined }) {
  const label = useLabel();
  const { locale } = useLocale();
  const { date } = clockFormat(locale, zone);
  const { seasonNumber, episodeNumber, catchUp, vodId } = programme;
  const facts = [
    date.format(span.start), timeRangeOf(locale, span.start, span.end, zone), state === 'live' && label('onNow'), state === 'past' && label('programmeOver'),
    seasonNumber !== undefined && episodeNumber !== undefined && label('programmePlace', { season: seasonNumber, episode: episodeNumber }),
    state === 'past' && vodId && catchUp && label('programmeRecordingUntil', { date: date.format(catchUp.until) }),
  ].filter((fact) => typeof fact === 'string' && fact !== '');
  return <p className="fl-programme-card__facts">{facts.map((fact) => <span key={String(fact)}>{fact}</span>)}</p>;
}

function Flags({ programme }: { programme: GuideProgramme }) {
  const label = useLabel();
  const flags = flagsOf(programme);
  if (flags.length === 0) return null;
  return <ul className="fl-programme-card__flags">{flags.map((flag) => <li key={flag} data-flag={flag}>{label(flagLabels[flag])}</li>)}</ul>;
}
