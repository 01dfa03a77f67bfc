import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';

/** chosen: a mouse that only passes opens nothing; the same as the hover transition of spec 1 §9 */
const hoverMs = 100;
/** chosen: what browsers take for a long press */
const pressMs = 500;

/** What makes a card tell more. */
export interface ActiveHandlers {
  onPointerEnter(event: PointerEvent): void;
  onPointerLeave(event: PointerEvent): void;
  onPointerDown(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(): void;
  onPointerMove(event: PointerEvent): void;
  onContextMenu(event: MouseEvent): void;
  onClickCapture(event: MouseEvent): void;
  onFocus(event: FocusEvent): void;
  onBlur(event: FocusEvent): void;
  onKeyUp(event: KeyboardEvent): void;
}

/**
 * Whether a card is active: a mouse rests on it, the keyboard's focus is in it, or a finger was held on it. Escape ends it.
 *
 * A held card has no focus to lose: what it tells more listens for a tap elsewhere, and for a scroll.
 *
 * @source spec 1 §2.4 "Card hover effects apply only to mouse pointers"; design/catalogue-and-site.md "focus and long press have an equivalent"
 */
export function useActive(): [active: 'rest' | 'held' | undefined, handlers: ActiveHandlers, end: () => void] {
  const [active, setActive] = useState<'rest' | 'held'>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  const stop = () => clearTimeout(timer.current);
  const after = (milliseconds: number, then: () => void) => {
    stop();
    timer.current = setTimeout(then, milliseconds);
  };
  useEffect(() => stop, []);
  const rest = () => after(hoverMs, () => setActive('rest'));
  const end = () => {
    stop();
    held.current = false;
    setActive(undefined);
  };
  return [active, {
    onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && rest(),
    onPointerLeave: ({ pointerType }) => pointerType === 'mouse' && end(),
    onPointerDown: ({ pointerType }) => {
      held.current = false;
      // What is pressed does not move away before it is let go.
      if (pointerType === 'mouse') return stop();
      after(pressMs, () => {
        held.current = true;
        setActive('held');
      });
    },
    onPointerUp({ pointerType }) {
      if (active) return;
      stop();
      if (pointerType === 'mouse') rest();
    },
    onPointerCancel: stop,
    onPointerMove: ({ pointerType, movementX, movementY }) => pointerType !== 'mouse' && Math.abs(movementX) + Math.abs(movementY) > 8 && stop(),
    onContextMenu: (event) => held.current && event.preventDefault(),
    onClickCapture(event) {
      // The finger that opened it does not follow the link; a key does, whose click has no detail.
      if (!held.current || !event.detail) return;
      held.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onFocus: ({ target }) => (target as Element).matches(':focus-visible') && setActive('rest'),
    onBlur: ({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget as Node | null) && end(),
    onKeyUp: ({ key }) => key === 'Escape' && end(),
  }, end];
}
