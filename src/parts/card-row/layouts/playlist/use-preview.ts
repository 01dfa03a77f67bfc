import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import type { ContentItem } from '../../../../contracts/catalogue/content-item.ts';
import { gridDeviceOf } from '../../../../rules/catalogue/grid-columns.ts';
import { useDismissal } from '../../../../ui/use-dismissal.ts';

/** How long a mouse rests on a playlist before it opens, and how long it is away before it closes, milliseconds. @source spec 1 §2.4 "Preview animation is 800 ms in and 300 ms out" */
export const previewMs = { open: 800, close: 300 };
/** chosen: what browsers take for a long press, milliseconds */
const pressMs = 500;

/** What is previewed, and what the row around it does about pointers and keys. */
export interface Preview {
  item: ContentItem | undefined;
  /** A key opened it: the focus goes in. */
  byKey: boolean;
  close(): void;
  handlers: {
    onPointerOver(event: PointerEvent): void;
    onPointerLeave(event: PointerEvent): void;
    onPointerDown(event: PointerEvent): void;
    onPointerUp(event: PointerEvent): void;
    onPointerCancel(): void;
    onKeyDown(event: KeyboardEvent): void;
  };
}

const isPlaylist = ({ type }: ContentItem) => type === 'PLAYLIST' || type === 'VOD_PLAYLIST';
const isSmall = () => gridDeviceOf({ width: innerWidth, height: innerHeight }) === 'mobile';

/**
 * Opens a playlist under its row: by a mouse that rests on its card, by a finger that is held on it, or by the down key.
 *
 * @param panel what is open: inside of it nothing closes
 * @source spec 1 §2.4 "The panel closes on narrow screens; on small screens a click opens the playlist page directly"; chosen: the keys, and the held finger
 */
export function usePreview(items: readonly ContentItem[], panel: RefObject<HTMLElement | null>): Preview {
  const [shown, setShown] = useState<{ item: ContentItem; byKey: boolean }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const opener = useRef<HTMLElement>(undefined);
  const stop = () => clearTimeout(timer.current);
  const after = (milliseconds: number, then: () => void) => {
    stop();
    timer.current = setTimeout(then, milliseconds);
  };
  const hasFocus = () => panel.current?.matches(':focus-within') ?? false;
  const close = () => {
    stop();
    if (hasFocus()) opener.current?.focus();
    setShown(undefined);
  };
  const leave = () => after(previewMs.close, () => {
    // The focus may have come in meanwhile, by a key.
    if (!hasFocus()) close();
  });
  const open = (item: ContentItem, byKey = false) => {
    stop();
    if (!isSmall()) setShown({ item, byKey });
  };
  useEffect(() => {
    const resized = () => isSmall() && setShown(undefined);
    addEventListener('resize', resized);
    return () => {
      removeEventListener('resize', resized);
      stop();
    };
  }, []);
  const cardAt = (target: EventTarget) => {
    if (panel.current?.contains(target as Node)) return undefined;
    const entry = (target as Element).closest('.fl-row__item');
    const item = entry && itemOf(entry, items);
    if (item && isPlaylist(item)) opener.current = entry.querySelector('a') ?? undefined;
    return item ?? undefined;
  };
  useDismissal(shown !== undefined, panel, close);
  return {
    item: shown?.item, byKey: shown?.byKey ?? false, close,
    handlers: {
      onPointerOver({ pointerType, target }) {
        if (pointerType !== 'mouse') return;
        const item = cardAt(target);
        if (item && isPlaylist(item)) after(previewMs.open, () => open(item));
        else if (item) leave();
        else stop();
      },
      onPointerLeave: ({ pointerType }) => pointerType === 'mouse' && leave(),
      onPointerDown({ pointerType, target }) {
        const item = cardAt(target);
        if (pointerType !== 'mouse' && item && isPlaylist(item)) after(pressMs, () => open(item));
      },
      onPointerUp: ({ pointerType }) => pointerType !== 'mouse' && stop(),
      onPointerCancel: stop,
      onKeyDown(event) {
        const item = event.key === 'ArrowDown' ? cardAt(event.target) : undefined;
        if (!item || !isPlaylist(item)) return;
        event.preventDefault();
        open(item, true);
      },
    },
  };
}

/** Of a long row not every card is mounted: an entry then says its place. */
function itemOf(entry: Element, items: readonly ContentItem[]): ContentItem | undefined {
  const place = entry.getAttribute('aria-posinset') ?? [...entry.parentElement!.children].indexOf(entry) + 1;
  return items[Number(place) - 1];
}
