import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { clockFormat } from '../../../parts/clock/clock-format.ts';
import { FailurePanel } from '../../../parts/feedback/failure-panel.tsx';
import { programmeLockOf } from '../../../rules/guide/programme-lock.ts';
import { knownZone } from '../../../rules/guide/time/zone-time.ts';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { useDismissal } from '../../../ui/use-dismissal.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import type { LatePartProps } from '../late/late-part.ts';
import { MiniGuideHead } from './mini-guide-head.tsx';
import { MiniGuideRow } from './mini-guide-row.tsx';
import { useMiniGuide } from './use-mini-guide.ts';
import { useMiniGuideKeys } from './use-mini-guide-keys.ts';
import sheet from './mini-guide.css';

/** Pixels of the player's height below which two channels stand for three. */
const lowPlayer = 320;

/**
 * What is on beside the channel that plays: a strip over the lower part of the picture.
 *
 * Up and down move through the channels, left and right through time; Enter, or a press, changes the channel.
 *
 * @csspart mini-guide
 * @source design/guide.md "a mini guide over the player"; chosen: a listbox of channels, each named with what it shows, since a channel is what is chosen
 */
export function MiniGuide({ player, box, screen, given, lead, onMenu }: LatePartProps) {
  const label = useLabel();
  const { locale, direction } = useLocale();
  const zone = knownZone(useRuntime().store.context.settings.guideTimeZone);
  const playing = useSignal(player.content)?.id ?? '';
  const [shown] = useState(() => (box.clientHeight < lowPlayer ? 2 : 3));
  const view = useMiniGuide(playing, shown);
  const { guide, row, rows, total = 0, now, failure, isKnown, viewer } = view;
  const strip = useRef<HTMLDivElement | null>(null);
  const adopt = useSheet(sheet);
  const stripRef = useMemo(() => (node: HTMLDivElement | null) => (strip.current = node, adopt(node)), [adopt]);
  const close = (byKey: boolean) => {
    screen.panel.value = undefined;
    if (byKey) box.querySelector<HTMLElement>('[part~="guide-button"]')?.focus();
  };
  useDismissal(true, strip, close);
  useEffect(() => {
    onMenu(true);
    return () => onMenu(false);
  }, []);
  useLayoutEffect(() => strip.current?.focus({ preventScroll: true }), []);
  // What waited hands its focus on, and one channel to the next, also where the one before is out of sight then.
  const moves = useRef(false);
  useLayoutEffect(() => {
    const isHeld = moves.current || strip.current?.matches(':focus');
    if (isHeld) strip.current?.querySelector<HTMLElement>('[data-current="true"]')?.focus({ preventScroll: true });
    moves.current = false;
  }, [isKnown, row]);
  const moveInTime = (step: 1 | -1) => {
    const moment = view.toTime(step);
    const [span] = row === undefined ? [] : guide.spans(row, { from: moment, to: moment + 1 });
    screen.said.value = { words: `${span?.programme?.title ?? label('noInformation')}, ${moment > now ? clockFormat(locale, zone).time.format(moment) : label('onNow')}` };
  };
  const retry = () => {
    // The button goes away with the failure.
    strip.current?.focus({ preventScroll: true });
    view.retry();
  };
  const choose = (each: number) => {
    const id = guide.channel(each)?.eventId;
    close(true);
    if (id !== undefined && id !== playing) lead({ kind: 'live', id });
  };
  const toRow = (step: 1 | -1, isOption: boolean) => {
    moves.current = view.toRow(step) !== row && isOption;
  };
  const press = useMiniGuideKeys(given, { close, choose: () => row !== undefined && choose(row), toRow, toTime: moveInTime, toNow: view.toNow });
  const rowOf = (each: number) => {
    const channel = guide.channel(each);
    return (
      <MiniGuideRow
        key={each} channel={channel} spans={view.spans(each)} now={now} zone={zone} lockKey={channel && programmeLockOf(channel, viewer)} row={each} total={total}
        isPlaying={channel?.eventId === playing} isCurrent={each === row} onChoose={() => choose(each)}
      />
    );
  };
  return (
    <div ref={stripRef} className="fl-mini-guide" part="mini-guide" role="dialog" aria-label={label('miniGuide')} dir={direction} tabIndex={-1} onKeyDown={press}>
      <MiniGuideHead guide={view} zone={zone} onTime={moveInTime} onRetry={retry} onClose={() => close(true)} />
      {!isKnown && (failure ? <FailurePanel failure={failure} onRetry={retry} /> : <div className="fl-mini-guide__waiting"><Spinner label={label('loading')} /></div>)}
      {isKnown && total === 0 && <p className="fl-mini-guide__waiting">{label('guideEmpty')}</p>}
      {isKnown && total > 0 && <ul role="listbox" className="fl-mini-guide__rows" aria-label={label('guideAllChannels')}>{rows.map(rowOf)}</ul>}
    </div>
  );
}
