import { useEffect, useRef, useState } from 'react';
import { SEEK_STEP } from '../../../rules/playback/keys/player-command.ts';
import type { LatePartProps } from '../late/late-part.ts';
import { createTapChain, TAP_PAUSE_MS, type TapSide } from './tap-chain.ts';

/** Milliseconds. chosen: as browsers tell a long press from a tap */
const LONG_PRESS_MS = 500;
/** Pixels that a finger may move and still tap. */
const SLOP = 12;
/** The rate while a finger rests on the film. */
const HELD_RATE = 2;

/** What fingers do now. */
export interface Touched {
  /** A double tap beside the middle, with the seconds that its chain has moved so far. */
  ripple: { side: TapSide; seconds: number } | undefined;
  /** A finger rests on the film, which plays faster meanwhile. */
  held: boolean;
  /** Fingers move this player: the last press was one, or the device has nothing finer. */
  byTouch: boolean;
}

/**
 * Fingers on the film: a tap shows or hides the controls, two on a side move ten seconds, a long press plays faster.
 *
 * A mouse that clicks twice fills the screen.
 */
export function useTouch({ player, video, box, screen }: LatePartProps): Touched {
  const [ripple, setRipple] = useState<Touched['ripple']>();
  const [held, setHeld] = useState(false);
  const [byTouch, setByTouch] = useState(() => globalThis.matchMedia?.('(pointer: coarse)').matches ?? false);
  const chain = useRef(createTapChain());

  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    let press: { x: number; y: number; wasIdle: boolean; moved: boolean; timer: number; rate?: number } | undefined;
    let resting = 0;
    let rippling = 0;

    let lastWasTouch = false;
    const notice = (event: PointerEvent) => {
      lastWasTouch = event.pointerType === 'touch';
      setByTouch(lastWasTouch);
    };
    const down = (event: PointerEvent) => {
      if (event.pointerType !== 'touch' || !event.isPrimary) return;
      const hold = () => {
        if (!press || player.paused.peek()) return;
        press.rate = player.rate.peek();
        player.setRate(HELD_RATE);
        setHeld(true);
      };
      press = { x: event.clientX, y: event.clientY, wasIdle: screen.idle.peek(), moved: false, timer: window.setTimeout(hold, LONG_PRESS_MS) };
    };
    const move = (event: PointerEvent) => {
      if (!press || Math.hypot(event.clientX - press.x, event.clientY - press.y) < SLOP) return;
      press.moved = true;
      clearTimeout(press.timer);
    };
    const letGo = () => {
      const done = press;
      press = undefined;
      clearTimeout(done?.timer);
      if (done?.rate === undefined) return done;
      player.setRate(done.rate);
      setHeld(false);
      return undefined;
    };
    const up = (event: PointerEvent) => {
      const done = letGo();
      if (!done || done.moved) return;
      const { left, width } = video.getBoundingClientRect();
      const tapped = chain.current.tap((event.clientX - left) / width, event.timeStamp);
      clearTimeout(resting);
      if (tapped.kind === 'first') {
        if (!done.wasIdle) resting = window.setTimeout(() => screen.rest(), TAP_PAUSE_MS);
        return;
      }
      void player.seekBy(tapped.side === 'start' ? -SEEK_STEP : SEEK_STEP);
      setRipple({ side: tapped.side, seconds: tapped.times * SEEK_STEP });
      clearTimeout(rippling);
      rippling = window.setTimeout(() => setRipple(undefined), RIPPLE_MS);
    };
    const noMenu = (event: Event) => { if (press) event.preventDefault(); };
    const fill = (event: MouseEvent) => { if (event.button === 0 && !lastWasTouch) void player.toggleFullscreen().catch(() => undefined); };
    video.addEventListener('pointerdown', down, { signal });
    video.addEventListener('pointermove', move, { signal });
    video.addEventListener('pointerup', up, { signal });
    video.addEventListener('pointercancel', letGo, { signal });
    video.addEventListener('contextmenu', noMenu, { signal });
    video.addEventListener('dblclick', fill, { signal });
    box.addEventListener('pointerdown', notice, { signal });
    return () => {
      letGo();
      clearTimeout(resting);
      clearTimeout(rippling);
      end.abort();
    };
  }, [player, video, box, screen]);
  useEffect(() => { box.toggleAttribute('data-touch', byTouch); }, [box, byTouch]);
  return { ripple, held, byTouch };
}

/** Milliseconds; as long as its animation. */
const RIPPLE_MS = 650;
