import { signal } from '@preact/signals-core';
import { useCallback, useRef, useState, type PointerEvent } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import { useSignal } from '../../binding/use-signal.ts';
import type { Autoplay } from '../../store/playback/player-state.ts';
import type { Player as Slice } from '../../store/playback/player.ts';
import { useSheet } from '../../ui/use-sheet.ts';
import { CaptionLines } from './captions/caption-lines.tsx';
import { Controls } from './controls/controls.tsx';
import { PlayerAnnouncer } from './screen/player-announcer.tsx';
import { isWaiting, PlayerCentre } from './screen/player-centre.tsx';
import { usePlayerOverlay } from './screen/use-player-overlay.ts';
import type { PlayerProps } from './player-props.ts';
import { useIdle } from './use-idle.ts';
import { togglePlay, usePlayerKeys } from './use-player-keys.ts';
import { usePlayerLife } from './use-player-life.ts';
import { usePlayerSlice } from './use-player-slice.ts';
import captions from './captions/captions.css';
import controls from './controls/controls.css';
import sheet from './player.css';
import timeline from './controls/timeline.css';

const waitsForViewer = signal<Autoplay>(false);

/** In place of the event that is over. */
const openRecording = (player: Slice) => (id: string) => void player.open({ kind: 'vod', id }, { autoplay: 'any' });

/** A title and everything to watch it with. Two players on one page play two titles; neither stops the other. */
export function Player(props: PlayerProps) {
  const { emit, loop = false } = props;
  const autoplay = useSignal(props.autoplay ?? waitsForViewer);
  const player = usePlayerSlice(props.playback);
  const sheetRef = useSheet(sheet, controls, timeline, captions);
  const box = useRef<HTMLDivElement | null>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [menuOpen, setMenuOpen] = useState(false);
  const [brokenPoster, setBrokenPoster] = useState<string>();
  const label = useLabel();
  const status = useSignal(player.status);
  const item = useSignal(player.item);
  const started = useSignal(player.started);
  const refused = useSignal(player.playbackBlocked);
  const keys = usePlayerKeys(player);
  usePlayerLife(player, props, box, video);
  const idle = useIdle(box, status === 'playing' && !menuOpen);
  const boxRef = useCallback((node: HTMLDivElement | null) => {
    box.current = node;
    sheetRef(node);
  }, [sheetRef]);

  const blocked = status === 'waiting-to-start' || status === 'error' || status === 'start-failed';
  const open = status !== 'idle' && !blocked;
  const waiting = isWaiting(status, autoplay !== false);
  const Overlay = usePlayerOverlay(blocked || waiting, started);
  const poster = props.poster ?? item?.posterUrl ?? item?.heroUrl ?? item?.thumbnailUrl;
  // A title that starts by itself needs its line for the first frame, not for a picture before it.
  const showsPoster = blocked || (!started && (autoplay === false || refused !== undefined));
  const click = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.button === 0 && open) togglePlay(player);
  };
  return (
    <div
      ref={boxRef}
      className={idle ? 'fl-player fl-player--idle' : 'fl-player'}
      part="player"
      role="group"
      aria-label={item ? label('playerOf', { title: item.title }) : label('player')}
      tabIndex={-1}
      data-status={status}
      onKeyDown={keys}
    >
      <video ref={video} className="fl-player__video" part="video" playsInline loop={loop} tabIndex={-1} onPointerUp={click} />
      {poster && poster !== brokenPoster && showsPoster && <img className="fl-player__poster" part="poster" src={poster} alt="" decoding="async" onError={() => setBrokenPoster(poster)} />}
      {open && (
        <>
          <div className="fl-player__shade" />
          <CaptionLines player={player} />
          {item && <div className="fl-player__title" part="title"><bdi>{item.title}</bdi></div>}
          <PlayerCentre player={player} startsItself={autoplay !== false} />
          <Controls player={player} onMenu={setMenuOpen} />
        </>
      )}
      {Overlay && <Overlay player={player} emit={emit} blocked={blocked} waiting={waiting} onRecording={props.onRecording ?? openRecording(player)} />}
      {status === 'error' && !Overlay && <p className="fl-player__centre fl-player__centre--waiting" role="alert">{label('playbackError')}</p>}
      <PlayerAnnouncer player={player} />
    </div>
  );
}
