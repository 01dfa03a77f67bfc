import { useEffect, useRef, useState, type MouseEvent } from 'react';

/** A press this long is a hold, not a click. chosen: the usual length of a long press */
const HOLD_MS = 500;
/** @source spec 3 §4 "Password reveal held by mouse or touch hides again 300 ms after release" */
const HIDE_AFTER_RELEASE_MS = 300;

export interface PasswordReveal {
  shown: boolean;
  handlers: {
    onPointerDown(): void;
    onPointerUp(): void;
    onPointerCancel(): void;
    onPointerLeave(): void;
    onClick(event: MouseEvent): void;
  };
}

/**
 * Reveals a password: a click toggles it, a hold shows it while held.
 *
 * @source spec 3 §4 (hold), §5 "a password show/hide toggle"
 */
export function usePasswordReveal(): PasswordReveal {
  const [shown, setShown] = useState(false);
  const press = useRef<'none' | 'short' | 'held'>('none');
  const swallow = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const after = (ms: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, ms);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const release = () => {
    const held = press.current === 'held';
    const wasPressed = press.current !== 'none';
    press.current = 'none';
    if (!wasPressed) return;
    swallow.current = held;
    if (held) after(HIDE_AFTER_RELEASE_MS, () => setShown(false));
    else clearTimeout(timer.current);
  };
  return {
    shown,
    handlers: {
      onPointerDown() {
        press.current = 'short';
        swallow.current = false;
        after(HOLD_MS, () => {
          press.current = 'held';
          setShown(true);
        });
      },
      onPointerUp: release,
      onPointerCancel: release,
      onPointerLeave: release,
      onClick(event) {
        event.preventDefault();
        if (swallow.current) swallow.current = false;
        else setShown((was) => !was);
      },
    },
  };
}
