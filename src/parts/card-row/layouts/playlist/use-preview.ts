import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import type { ContentItem } from '../../../../contracts/catalogue/content-item.ts';
import { gridDeviceOf } from '../../../../rules/catalogue/grid-columns.ts';
import { useDismissal } from '../../../../ui/use-dismissal.ts';
import { layoutSizeOf } from '../../../card-grid/layout-size.ts';
import { useShown, type Shown } from './use-shown.ts';

/** chosen: how long a mouse rests on a playlist before it opens, milliseconds: one that passes opens nothing */
export const restMs = 300;
/** chosen: what browsers take for a long press, milliseconds */
const pressMs = 500;

/** What is previewed, and what the row around it does about pointers and keys. */
export interface Preview {
  shown: Shown | undefined;
  close(): void;
  handlers: {
    onPointerOver(event: PointerEvent): void;
    onPointerLeave(event: PointerEvent): void;
    onPointerDown(event: PointerEvent): void;
    onPointerUp(event: PointerEvent): void;
    onPointerCancel(): void;
    onClickCapture(event: MouseEvent): void;
    onKeyDown(event: KeyboardEvent): void;
  };
}

const isPlaylist = ({ type }: ContentItem) => type === 'PLAYLIST' || type === 'VOD_PLAYLIST';
const isSmall = (row: Element | null) => gridDeviceOf(layoutSizeOf(row)) === 'mobile';

/**
 * Opens a playlist under its row: by a click, by a mouse that rests on its card, by a finger that is held on it, or by the down key.
 *
 * @param row what holds the cards: as wide as it is the screen counts
 * @param panel what is open: inside of it nothing closes
 * @source spec 1 §2.4 "The panel closes on narrow screens; on small screens a click opens the playlist page directly"; chosen: the keys, and the
 *   held finger; Enter, and a click with a key or another button, stay a link's
 */
export function usePreview(items: readonly ContentItem[], row: RefObject<HTMLElement | null>, panel: RefObject<HTMLElement | null>): Preview {
  const { shown, ...preview } = useShown();
  const opener = useRef<HTMLElement>(undefined);
  const pressed = useRef<ContentItem>(undefined);
  const isOpen = shown !== undefined && !shown.isClosing;
  const hasFocus = () => panel.current?.matches(':focus-within') ?? false;
  const close = () => {
    if (hasFocus()) opener.current?.focus();
    preview.close();
  };
  const leave = () => {
    if (isOpen && !hasFocus()) preview.close();
    else if (!shown) preview.stay();
  };
  const open = (item: ContentItem, byKey = false) => void (!isSmall(row.current) && preview.open(item, byKey));
  useEffect(() => {
    const resized = () => isSmall(row.current) && preview.drop();
    addEventListener('resize', resized);
    return () => removeEventListener('resize', resized);
  }, [row]);
  const cardAt = (target: EventTarget) => {
    if (panel.current?.contains(target as Node)) return undefined;
    const entry = (target as Element).closest('.fl-row__item');
    const item = entry && itemOf(entry, items);
    if (item && isPlaylist(item)) opener.current = entry.querySelector('a') ?? undefined;
    return item ?? undefined;
  };
  // A press on the card that opened it is a click to come.
  useDismissal(isOpen, panel, (byKey) => (byKey || pressed.current?.id !== shown?.item.id) && close());
  return {
    shown, close,
    handlers: {
      onPointerOver({ pointerType, target }) {
        if (pointerType !== 'mouse') return;
        const item = cardAt(target);
        if (!item || (item.id === shown?.item.id)) return preview.stay();
        leave();
        if (isPlaylist(item)) preview.after(restMs, () => open(item));
      },
      onPointerLeave: ({ pointerType }) => pointerType === 'mouse' && leave(),
      onPointerDown({ pointerType, target }) {
        const item = cardAt(target);
        pressed.current = item;
        if (pointerType !== 'mouse' && item && isPlaylist(item)) preview.after(pressMs, () => open(item));
      },
      onPointerUp({ pointerType }) {
        pressed.current = undefined;
        if (pointerType !== 'mouse' && !shown?.isClosing) preview.stay();
      },
      onPointerCancel: () => preview.stay(),
      onClickCapture(event) {
        const item = isPointed(event) && (event.target as Element).closest('a') ? cardAt(event.target) : undefined;
        if (!item || !isPlaylist(item) || isSmall(row.current)) return;
        event.preventDefault();
        event.stopPropagation();
        open(item);
      },
      onKeyDown(event) {
        const item = event.key === 'ArrowDown' ? cardAt(event.target) : undefined;
        if (!item || !isPlaylist(item)) return;
        event.preventDefault();
        open(item, true);
      },
    },
  };
}

/** The click of a key has no detail, in Firefox no pointer: it follows the link. */
const isPointed = ({ detail, button, metaKey, ctrlKey, shiftKey, altKey, nativeEvent }: MouseEvent): boolean =>
  detail > 0 && (nativeEvent as globalThis.PointerEvent).pointerType !== '' && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Of a long row not every card is mounted: an entry then says its place. */
function itemOf(entry: Element, items: readonly ContentItem[]): ContentItem | undefined {
  const place = entry.getAttribute('aria-posinset') ?? [...entry.parentElement!.children].indexOf(entry) + 1;
  return items[Number(place) - 1];
}
