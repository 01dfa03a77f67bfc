import { useRef, type PointerEvent, type RefObject } from 'react';

/** Pixels. chosen: as far as a thumb moves on purpose; less lets the sheet go back */
const FAR = 72;

/** A sheet follows a finger on its head downwards, and closes when it was dragged far enough. @returns what the head listens to */
export function useSheetDrag(sheet: RefObject<HTMLElement | null>, close: () => void) {
  const start = useRef<number>(undefined);
  const moveTo = (pixels: number | undefined) => sheet.current?.style.setProperty('translate', pixels === undefined ? '' : `0 ${pixels}px`);
  const letGo = () => {
    start.current = undefined;
    moveTo(undefined);
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary || (event.target as Element).closest('button')) return;
      start.current = event.clientY;
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      if (start.current !== undefined) moveTo(Math.max(0, event.clientY - start.current));
    },
    onPointerUp(event: PointerEvent) {
      const isFar = start.current !== undefined && event.clientY - start.current > FAR;
      letGo();
      if (isFar) close();
    },
    onPointerCancel: letGo,
  };
}
