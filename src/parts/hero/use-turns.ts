import { useEffect, useState, type FocusEvent } from 'react';

/** @source findings "Hero: auto-advance 8 s"; chosen: long enough to read a title and two lines */
export const turnMs = 8_000;

/** Which of several slides is shown, and whether they take turns by themselves. */
export interface Turns {
  chosen: number;
  /** They take turns: nobody stopped them. */
  isRunning: boolean;
  /** There is something to stop: several slides, and motion is welcome. */
  canRun: boolean;
  /** A choice by hand ends the turns. */
  choose(index: number): void;
  toggle(): void;
  /** On the element whose pointer and focus hold the turns. */
  watch: { onPointerEnter(): void; onPointerLeave(): void; onFocus(): void; onBlur(event: FocusEvent): void };
}

/** Slides that take turns every eight seconds, but not under a pointer, around the focus, in a hidden tab or where motion is reduced. */
export function useTurns(count: number): Turns {
  const [chosen, setChosen] = useState(0);
  const [isStopped, setStopped] = useState(false);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [canMove] = useState(() => !(globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true));
  const canRun = canMove && count > 1;
  const isRunning = canRun && !isStopped;
  const isHeld = isPointed || isFocused;
  useEffect(() => {
    if (!isRunning || isHeld) return undefined;
    const timer = setInterval(() => !document.hidden && setChosen((last) => (last + 1) % count), turnMs);
    return () => clearInterval(timer);
  }, [isRunning, isHeld, count]);
  return {
    chosen, isRunning, canRun,
    choose(index) {
      setStopped(true);
      setChosen(index);
    },
    toggle: () => setStopped((last) => !last),
    watch: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget as Node | null)),
    },
  };
}
