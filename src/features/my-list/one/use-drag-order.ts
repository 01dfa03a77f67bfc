import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import type { ContentItem } from '../../../contracts/catalogue/content-item.ts';
import { movedTo, reordered } from '../../../rules/lists/reordered.ts';

export interface DragOrder {
  /** As they stand while one of them is held. */
  items: readonly ContentItem[];
  /** The id of what is held. */
  held: string | undefined;
  grab(event: ReactPointerEvent, id: string): void;
}

/**
 * Moves a title by dragging its handle: the others make room as it passes, and its place counts when it is let go. Escape takes it back.
 *
 * chosen: pointer events, as browsers' own dragging does not know touch
 */
export function useDragOrder(items: readonly ContentItem[], list: RefObject<HTMLElement | null>, onMove: (item: ContentItem, place: number) => void): DragOrder {
  const [drag, setDrag] = useState<{ id: string; place: number }>();
  const newest = useRef({ items, onMove });
  newest.current = { items, onMove };
  const end = useRef<AbortController>(undefined);
  useEffect(() => () => end.current?.abort(), []);

  const grab = (event: ReactPointerEvent, id: string) => {
    if (event.button !== 0) return;
    event.preventDefault();
    (event.currentTarget as HTMLElement).focus();
    end.current?.abort();
    const until = (end.current = new AbortController());
    let place = items.findIndex((item) => item.id === id);
    const stop = () => {
      until.abort();
      setDrag(undefined);
    };
    const listen = <K extends keyof WindowEventMap>(type: K, heard: (told: WindowEventMap[K]) => void) => addEventListener(type, heard, { signal: until.signal });
    listen('pointermove', ({ clientX, clientY }) => {
      const over = placeAt(list.current, clientX, clientY);
      if (over === undefined || over === place) return;
      place = over;
      setDrag({ id, place });
    });
    listen('pointerup', () => {
      const item = newest.current.items.find((one) => one.id === id);
      if (item && newest.current.items.indexOf(item) !== place) newest.current.onMove(item, place);
      stop();
    });
    listen('pointercancel', stop);
    listen('keydown', ({ key }) => key === 'Escape' && stop());
    setDrag({ id, place });
  };
  const order = drag && movedTo(items.map(({ id }) => id), drag.id, drag.place);
  return { items: order ? reordered(items, order) : items, held: drag?.id, grab };
}

/** Which place of the list is under a point. */
function placeAt(list: HTMLElement | null, x: number, y: number): number | undefined {
  const root = list?.getRootNode() as Document | ShadowRoot | undefined;
  const over = root?.elementFromPoint(x, y)?.closest('li');
  const place = over && list ? [...list.children].indexOf(over) : -1;
  return place < 0 ? undefined : place;
}
