import { useEffect, useRef, useState } from 'react';
import type { ContentItem } from '../../../../contracts/catalogue/content-item.ts';

/** How long a playlist takes to close, milliseconds; to open it takes 800, as its sheet says. @source spec 1 §2.4 "Preview animation is 800 ms in and 300 ms out" */
const closingMs = 300;

/** The playlist that is open, or on its way out. */
export interface Shown {
  item: ContentItem;
  /** A key opened it: the focus goes in. */
  byKey: boolean;
  isClosing?: boolean;
}

/** What is open, with its way out. @returns what is shown and the verbs; `after` waits, and every verb ends a wait */
export function useShown() {
  const [shown, setShown] = useState<Shown>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  const after = (milliseconds: number, then: () => void) => {
    stop();
    timer.current = setTimeout(then, milliseconds);
  };
  useEffect(() => stop, []);
  return {
    shown, after,
    open(item: ContentItem, byKey: boolean) {
      stop();
      setShown({ item, byKey });
    },
    /** Lets it go slowly, unless nothing may move. */
    close() {
      after(movesLittle() ? 0 : closingMs, () => setShown(undefined));
      setShown((last) => last && { ...last, isClosing: true });
    },
    /** What was on its way out stays, and what was to open does not. */
    stay() {
      stop();
      setShown((last) => (last?.isClosing ? { ...last, isClosing: false } : last));
    },
    drop() {
      stop();
      setShown(undefined);
    },
  };
}

const movesLittle = (): boolean => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
