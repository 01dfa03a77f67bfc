import { signal } from '@preact/signals-core';
import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { ErrorBoundary } from '../../../parts/feedback/error-boundary.tsx';
import { readPoster } from '../../../store/playback/background/read-poster.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import type { PlayerProps } from '../player-props.ts';
import { usePlayerLife } from '../use-player-life.ts';
import { usePlayerSlice } from '../use-player-slice.ts';
import { mayMove } from './may-move.ts';
import { playInView } from './play-in-view.ts';
import sheet from './background-video.css';

/** Pixels. chosen: what stands behind words need not be sharper */
const TALLEST = 720;

const nothing = signal(undefined);

const SoundButton = lazy(() => import('./sound-button.tsx').then((module) => ({ default: module.SoundButton })));

/**
 * A title that moves behind what a page says: silent, over and over, filling its place; no control, no focus, no word for screen readers, but for
 * the button of its sound where the viewer prefers backgrounds with sound.
 *
 * It is its poster where motion or bytes are to be saved, and rests out of view. Nothing of it becomes "continue watching".
 *
 * @source spec 1 §3 "videoBackgroundAutoPlay"; chosen: the rest, as the spec shows no more
 */
export function BackgroundVideo(props: PlayerProps) {
  const player = usePlayerSlice(props.playback);
  const { context } = useRuntime().store;
  const box = useRef<HTMLDivElement | null>(null);
  const video = useRef<HTMLVideoElement>(null);
  const content = useSignal(props.content);
  const item = useSignal(player.item);
  const started = useSignal(player.started);
  const [still, setStill] = useState<string>();
  const [mayBeHeard, setMayBeHeard] = useState(false);
  const [changes, count] = useState(0);
  const viewer = useSignal(context.viewer);
  useEffect(() => context.onChanged(({ subject }) => { if (subject === 'profile') count((so) => so + 1); }), [context]);
  const adopt = useSheet(sheet);
  const boxRef = useCallback((node: HTMLDivElement | null) => {
    box.current = node;
    adopt(node);
  }, [adopt]);
  // What plays is opened here, not by the content: it may have to stay a picture.
  usePlayerLife(player, { ...props, content: nothing, muted: true }, box, video);
  useLayoutEffect(() => {
    if (!content) return player.close();
    let isWanted = true;
    setStill(undefined);
    setMayBeHeard(false);
    player.setQualityCap(TALLEST);
    void mayMove(context).then(async ({ moves, mayBeHeard: heard }) => {
      if (!isWanted) return;
      setMayBeHeard(heard);
      if (video.current && !heard) video.current.muted = true;
      if (moves) return player.open(content, { autoplay: 'muted', background: true });
      player.close();
      const poster = await readPoster(context, content);
      if (isWanted) setStill(poster);
    });
    return () => { isWanted = false; };
    // Another viewer, or the same one with other preferences, is asked again.
  }, [player, context, content, viewer?.id, changes]);
  useEffect(() => (box.current ? playInView(player, box.current) : undefined), [player]);
  const poster = props.poster ?? still ?? item?.heroUrl ?? item?.posterUrl ?? item?.thumbnailUrl;
  return (
    <div ref={boxRef} className="fl-background" part="player" aria-hidden={mayBeHeard ? undefined : true}>
      <video aria-hidden="true" ref={video} className="fl-background__video" part="video" playsInline loop muted disablePictureInPicture disableRemotePlayback tabIndex={-1} />
      {poster && !started && <img className="fl-background__poster" part="poster" src={poster} alt="" decoding="async" />}
      {mayBeHeard && started && <ErrorBoundary fallback={() => null}><Suspense fallback={null}><SoundButton video={video} /></Suspense></ErrorBoundary>}
    </div>
  );
}
