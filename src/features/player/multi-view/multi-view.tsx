import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReadonlySignal } from '@preact/signals-core';
import type { Emit } from '../../../binding/emit.ts';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { useSlice } from '../../../binding/use-slice.ts';
import type { MultiViewLayout } from '../../../rules/playback/multi-view/multi-view-layout.ts';
import { groupPlayer } from '../../../store/playback/multi-view/group-player.ts';
import { createMultiView, type MultiView as Slice } from '../../../store/playback/multi-view/multi-view.ts';
import type { Autoplay, TitleContent } from '../../../store/playback/player-state.ts';
import type { Player } from '../../../store/playback/player.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import { Controls } from '../controls/controls.tsx';
import { followElementStates, type SetState } from '../element-states.ts';
import { emitPlayerEvents } from '../emit-player-events.ts';
import type { PlayerEvents } from '../events.ts';
import { PulseLayer } from '../gestures/pulse.tsx';
import { usePlayerKeys, type KeyedPlayer } from '../keys/use-player-keys.ts';
import { createPlayerScreen } from '../player-screen.ts';
import { PlayerAnnouncer } from '../screen/player-announcer.tsx';
import { usePlayerOverlay } from '../screen/use-player-overlay.ts';
import { useIdle } from '../use-idle.ts';
import { usePlayerSlice, type PlayerSource } from '../use-player-slice.ts';
import { LayoutPicker } from './layout-picker.tsx';
import { TileView } from './tile-view.tsx';
import { useAngleEvents } from './use-angle-events.ts';
import controls from '../controls/controls.css';
import gestures from '../gestures/gestures.css';
import player from '../player.css';
import sheet from './multi-view.css';
import timeline from '../timeline/timeline.css';

export interface MultiViewProps {
  playback: PlayerSource;
  /** The event whose angles are shown; read anew when it changes. */
  eventId: ReadonlySignal<string | undefined>;
  layout?: ReadonlySignal<MultiViewLayout | undefined>;
  autoplay?: ReadonlySignal<Autoplay>;
  /** Seconds; where angles that are not live begin. */
  startAt?: ReadonlySignal<number | undefined>;
  emit: Emit<PlayerEvents>;
  /** Leads to another title, such as the event's recording. */
  lead?(title: TitleContent): void;
  /** Receives the slice, and all angles as one player; null when they go. */
  expose?(shown: { multi: Slice; player: Player } | null): void;
  setState?: SetState;
}

/** Several angles of one event at once, on one clock, of which one is heard. @source spec 1 §2.4 "Multi-view player" */
export function MultiView(props: MultiViewProps) {
  const { emit } = props;
  const { context } = useRuntime().store;
  const multi = useSlice(() => createMultiView(context, props.playback), [context, props.playback]);
  const idlePlayer = usePlayerSlice(props.playback);
  const group = useMemo(() => groupPlayer(multi, idlePlayer), [multi, idlePlayer]);
  const label = useLabel();
  const adopt = useSheet(player, controls, timeline, gestures, sheet);
  const box = useRef<HTMLDivElement | null>(null);
  const boxRef = useCallback((node: HTMLDivElement | null) => {
    box.current = node;
    adopt(node);
  }, [adopt]);
  const [menuOpen, setMenuOpen] = useState(false);
  const event = useSignal(multi.event);
  const tiles = useSignal(multi.tiles);
  const layout = useSignal(multi.layout);
  const status = useSignal(group.status);
  const started = useSignal(group.started);
  const screen = useMemo(createPlayerScreen, [group]);
  const idle = useIdle(screen, box, status === 'playing' && !menuOpen);
  useMultiViewLife(multi, group, props);
  useAngleEvents(multi, group, emit);

  const blocked = status === 'waiting-to-start' || status === 'error' || status === 'start-failed';
  const Overlay = usePlayerOverlay(blocked, false, started);
  const name = event ? label('multiViewOf', { title: event.title }) : label('multiView');
  return (
    <div ref={boxRef} className={idle ? 'fl-player fl-player--idle fl-multi' : 'fl-player fl-multi'} part="player" role="group" aria-label={name} tabIndex={-1} data-status={status} onKeyDown={(event) => screen.onKey?.(event)}>
      <div className="fl-multi__tiles" data-layout={layout}>
        {tiles.map((tile, at) => <TileView key={tile.video.id} tile={tile} multi={multi} box={box} isMain={at === 0} />)}
      </div>
      {!blocked && (
        <>
          <div className="fl-player__shade" />
          {event && <div className="fl-player__title" part="title"><bdi>{event.title}</bdi></div>}
          <Controls player={group} parts={(place) => (place === 'bar-end' ? <LayoutPicker multi={multi} onFocus={setMenuOpen} /> : null)} />
        </>
      )}
      {Overlay && <Overlay player={group} emit={emit} blocked={blocked} waiting={false} lead={(title) => props.lead?.(title)} />}
      {box.current && <Keys player={group} screen={screen} box={box.current} given={{}} />}
      <PlayerAnnouncer player={group} screen={screen} box={box} />
    </div>
  );
}

/** Keys drive all angles as one. */
function Keys(props: KeyedPlayer) {
  usePlayerKeys(props);
  return <PulseLayer screen={props.screen} />;
}

/** Opens what it is given, and tells its page what happens, for as long as both stand. */
function useMultiViewLife(multi: Slice, group: Player, props: MultiViewProps): void {
  const latest = useRef(props);
  latest.current = props;
  const id = useSignal(props.eventId);
  useEffect(() => {
    const { layout, autoplay, startAt } = latest.current;
    if (id !== undefined) void multi.open(id, { ...(layout?.peek() ? { layout: layout.peek()! } : {}), autoplay: autoplay?.peek() ?? false, startAt: startAt?.peek() });
  }, [multi, id]);
  useEffect(() => props.layout?.subscribe((wanted) => { if (wanted) multi.setLayout(wanted); }), [multi, props.layout]);
  useEffect(() => {
    const { expose, setState } = latest.current;
    const stops = [emitPlayerEvents(group, (...event) => latest.current.emit(...event))];
    if (setState) stops.push(followElementStates(group, setState));
    expose?.({ multi, player: group });
    return () => {
      expose?.(null);
      stops.forEach((stop) => stop());
    };
  }, [multi, group]);
}
