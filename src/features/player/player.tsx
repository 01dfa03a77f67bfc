import { signal } from '@preact/signals-core';
import { useCallback, useMemo, useRef, useState, type PointerEvent, type ReactNode } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import { useSignal } from '../../binding/use-signal.ts';
import type { Autoplay, TitleContent } from '../../store/playback/player-state.ts';
import type { Player as Slice } from '../../store/playback/player.ts';
import { useSheet } from '../../ui/use-sheet.ts';
import { PlayerAnnouncer } from './screen/player-announcer.tsx';
import { isWaiting, PlayerCentre } from './screen/player-centre.tsx';
import { usePlayerOverlay } from './screen/use-player-overlay.ts';
import type { PlayerProps } from './player-props.ts';
import { createPlayerScreen } from './player-screen.ts';
import { useIdle } from './use-idle.ts';
import { togglePlay } from './keys/toggle-play.ts';
import { useEarlyKeys } from './keys/use-early-keys.ts';
import type { PartPlace } from './late/late-part.ts';
import { useLateSlot } from './late/use-late-slot.ts';
import { usePlayerLife } from './use-player-life.ts';
import { usePlayerSlice } from './use-player-slice.ts';
import sheet from './player.css';

const waitsForViewer = signal<Autoplay>(false);

/** In place of what is shown. */
const openHere = (player: Slice) => (title: TitleContent) => void player.open(title, { autoplay: 'any' });

/** A title and everything to watch it with. Two players on one page play two titles; neither stops the other. */
export function Player(props: PlayerProps) {
  const { emit, loop = false, controls: hasControls = true } = props;
  const autoplay = useSignal(props.autoplay ?? waitsForViewer);
  const player = usePlayerSlice(props.playback);
  const sheetRef = useSheet(sheet);
  const screen = useMemo(createPlayerScreen, [player]);
  const box = useRef<HTMLDivElement | null>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [menuOpen, setMenuOpen] = useState(false);
  const [brokenPoster, setBrokenPoster] = useState<string>();
  const label = useLabel();
  const status = useSignal(player.status);
  const item = useSignal(player.item);
  const started = useSignal(player.started);
  const refused = useSignal(player.playbackBlocked);
  const metadata = useSignal(player.metadata);
  const ad = useSignal(player.ad);
  usePlayerLife(player, props, box, video);
  const idle = useIdle(screen, box, status === 'playing' && !menuOpen);
  const boxRef = useCallback((node: HTMLDivElement | null) => {
    box.current = node;
    sheetRef(node);
  }, [sheetRef]);

  const blocked = status === 'waiting-to-start' || status === 'error' || status === 'start-failed';
  const open = status !== 'idle' && !blocked;
  const waiting = isWaiting(status, autoplay !== false);
  const Overlay = usePlayerOverlay(blocked, waiting, started);
  const lead = props.onTitle ?? openHere(player);
  const Late = useLateSlot(started || Boolean(item?.adUnits.length) || (metadata && (autoplay === false || refused !== undefined)));
  const parts = (place: PartPlace): ReactNode => Late && video.current && box.current
    && <Late place={place} parts={parts} player={player} emit={emit} onMenu={setMenuOpen} lead={lead} video={video.current} box={box.current} screen={screen} given={props} />;
  const poster = props.poster ?? item?.posterUrl ?? item?.heroUrl ?? item?.thumbnailUrl;
  // A title that starts by itself needs its line for the first frame, not for a picture before it.
  const showsPoster = blocked || (!started && (autoplay === false || refused !== undefined));
  const click = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.button === 0 && open && hasControls) togglePlay(player);
  };
  const press = useEarlyKeys(player, screen, box, open && hasControls && props.shortcuts !== 'off', props.pageKeys);
  return (
    <div
      ref={boxRef}
      className={idle ? 'fl-player fl-player--idle' : 'fl-player'}
      part="player"
      role="group"
      aria-label={item ? label('playerOf', { title: item.title }) : label('player')}
      tabIndex={-1}
      data-status={status}
      onKeyDown={hasControls ? press : undefined}
    >
      <video ref={video} className="fl-player__video" part="video" playsInline loop={loop} tabIndex={-1} onPointerUp={click} />
      {poster && poster !== brokenPoster && showsPoster && <img className="fl-player__poster" part="poster" src={poster} alt="" decoding="async" onError={() => setBrokenPoster(poster)} />}
      {open && (
        <>
          {hasControls && <div className="fl-player__shade" />}
          {parts('picture')}
          {hasControls && !ad && (
            <>
              {item && <div className="fl-player__title" part="title"><bdi>{item.title}</bdi></div>}
              <PlayerCentre player={player} startsItself={autoplay !== false} />
              {parts('above-bar')}
              {parts('controls')}
            </>
          )}
        </>
      )}
      {Overlay && <Overlay player={player} emit={emit} blocked={blocked} waiting={waiting} lead={lead} />}
      {status === 'error' && !Overlay && <p className="fl-player__centre fl-player__centre--waiting" role="alert">{label('playbackError')}</p>}
      <PlayerAnnouncer player={player} screen={screen} box={box} />
      {parts('none')}
    </div>
  );
}
