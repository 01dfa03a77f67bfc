import { useState, type KeyboardEvent, type MouseEvent, type SyntheticEvent } from 'react';
import type { GuideChannel } from '../../../contracts/guide/guide-window.ts';
import { timeRangeOf } from '../../../parts/clock/time-range.ts';
import { WantedDialog } from '../../../parts/feedback/wanted-dialog.tsx';
import { navLinkOf } from '../../../parts/nav-link/use-nav-link.ts';
import { airingOf } from '../../../rules/guide/cell-of.ts';
import { guideDestination } from '../../../rules/guide/guide-destination.ts';
import { canRestart, flagLabels, flagsOf, hasRecording } from '../../../rules/guide/programme-state.ts';
import { playsAtOnce } from '../../../rules/guide/programme-ways.ts';
import type { GuideSpan } from '../../../rules/guide/tidy-programmes.ts';
import type { LabelKey } from '../../../rules/realm/fallback-texts.ts';
import { hasMarks, ProgrammeMarks } from './programme-marks.tsx';
import type { CellFrame } from './use-cell-frame.ts';

const loadCard = () => import('../card/programme-card.tsx').then((module) => module.ProgrammeCard);

export interface GuideCellProps {
  frame: CellFrame;
  span: GuideSpan;
  channel: GuideChannel;
  now: number;
  /** Why the channel is locked for this viewer, if it is. */
  lockKey: LabelKey | undefined;
  /** Pixels of its start that are out of sight: the title has the room beside them. */
  hidden?: number;
  /** Its times may not fit in: what is too long is cut. */
  isTight?: boolean;
  /** Nothing of its title fits in: a mouse that rests on it is told. */
  isSliver?: boolean;
  /** It crosses the edge, or soon does: its title stays beside the channel's name. */
  isAtEdge?: boolean;
  tabbable: boolean;
  onFocus(): void;
}

/**
 * What a programme's cell says: a link to where it plays. Its place in the grid is the row's.
 *
 * chosen: what is on and may be watched plays by a click; any other opens its card. Each has its card by the `i` key and a long press, and the day of its channel by the `d` key
 */
export function GuideCell({ frame, span, channel, now, lockKey, hidden = 0, isTight = true, isSliver = false, isAtEdge = false, tabbable, onFocus }: GuideCellProps) {
  const { label, locale, zone, viewer, settings, emit, dwell, leave } = frame;
  const { programme } = span;
  const id = programme?.id;
  const [isOpen, setOpen] = useState(false);
  const reminded = programme !== undefined && (frame.reminded?.has(programme.id) ?? programme.reminder === true);
  const { route, content } = guideDestination(channel, span, { now, viewer, settings });
  const about = { channelId: channel.id, programmeId: id };
  const isPlayed = playsAtOnce(channel, span, { now, viewer });
  const open = () => {
    if (id === undefined || !emit('programme-details', about, { cancelable: true })) return;
    frame.fetchCard(id);
    setOpen(true);
  };
  const press = (event: KeyboardEvent) => {
    if (isKey(event, 'i')) open();
    else if (frame.openDay && isKey(event, 'd')) frame.openDay(channel);
  };
  const link = navLinkOf(frame.navigator, route, () => {
    if (!programme || isPlayed) return emit('programme-select', { content, ...about }, { cancelable: true });
    open();
    return false;
  });
  const { state, progress } = airingOf(span, now);
  const times = timeRangeOf(locale, span.start, span.end, zone);
  const title = programme?.title ?? label('noInformation');
  const marks = { isLocked: lockKey !== undefined, isRestartable: canRestart(span, now) && !lockKey, hasRecording: hasRecording(span, now), isReminded: reminded && state === 'future' };
  const isMarked = hasMarks({ programme, ...marks });
  const states: (LabelKey | false | undefined)[] = [
    programme && state === 'past' && 'programmeOver', state === 'live' && 'onNow', lockKey, marks.isRestartable && 'programmeCanRestart',
    marks.hasRecording && 'programmeWatchRecording', marks.isReminded && 'programmeReminded', ...(programme ? flagsOf(programme).map((flag) => flagLabels[flag]) : []),
  ];
  const name = [title, times, channel.name, ...states.map((key) => key && label(key))].filter(Boolean).join(', ');
  return (
    <>
      <a
        {...link} className="fl-guide__link" data-tight={isTight ? true : undefined} tabIndex={tabbable ? 0 : -1} data-focus={tabbable} aria-label={name} title={isSliver ? name : undefined}
        aria-haspopup={programme && !isPlayed ? 'dialog' : undefined} aria-keyshortcuts={[programme && 'i', frame.openDay && 'd'].filter(Boolean).join(' ') || undefined}
        onFocus={() => (dwell(id), onFocus())} onBlur={leave} onPointerEnter={() => dwell(id)} onPointerLeave={leave}
        onKeyDown={press} onContextMenu={(event) => isLongPress(event) && open()}
      >
        <span className="fl-guide__text" data-edge={isAtEdge ? true : undefined} style={hidden > 0 ? { maxInlineSize: `calc(100% - ${hidden}px)` } : undefined}>
          <span className="fl-guide__title"><bdi>{title}</bdi></span>
          <span className="fl-guide__under" data-marks={isMarked ? true : undefined}>
            <span className="fl-guide__times">{times}</span>
            {isMarked && <ProgrammeMarks label={label} programme={programme} {...marks} />}
          </span>
        </span>
        {state === 'live' && <span className="fl-guide__progress" style={{ inlineSize: `${Math.round(progress * 100)}%` }} />}
      </a>
      {isOpen && (
        <div className="fl-guide__card" onKeyDown={stop} onFocus={stop} onBlur={stop} onPointerDown={stop} onClick={stop}>
          <WantedDialog load={loadCard} props={{ span, channel, zone, emit, onClose: () => setOpen(false) }} />
        </div>
      )}
    </>
  );
}

/** What happens in the card is no matter of the grid. */
const stop = (event: SyntheticEvent): void => event.stopPropagation();

/** Whether it was pressed by itself: it is nobody else's then. */
function isKey(event: KeyboardEvent, key: string): boolean {
  if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey) return false;
  event.preventDefault();
  event.stopPropagation();
  return true;
}

/** A mouse's menu stays the browser's. */
function isLongPress(event: MouseEvent): boolean {
  if ((event.nativeEvent as PointerEvent).pointerType !== 'touch') return false;
  event.preventDefault();
  return true;
}
