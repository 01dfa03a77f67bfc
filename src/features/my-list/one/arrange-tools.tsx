import { useId, useLayoutEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import type { ContentItem } from '../../../contracts/catalogue/content-item.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { chevronEnd, chevronStart } from '../../../ui/icon/card-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { grip } from '../../../ui/icon/title-icons.ts';

export interface ArrangeToolsProps {
  item: ContentItem;
  place: number;
  count: number;
  onMove(place: number): void;
  onGrab(event: PointerEvent): void;
}

/** Moves one title of a list: by a button each way, by keys on the handle, and by dragging it. @source design/catalogue-and-site.md "dragging always has a button twin" */
export function ArrangeTools({ item, place, count, onMove, onGrab }: ArrangeToolsProps) {
  const label = useLabel();
  const { direction } = useLocale();
  const hintId = useId();
  const box = useRef<HTMLDivElement>(null);
  const pressed = useRef<string>(undefined);
  const title = `\u2068${item.title}\u2069`;
  // What was moved stands elsewhere in the document then, without the focus.
  useLayoutEffect(() => {
    const part = pressed.current;
    pressed.current = undefined;
    if (part !== undefined) box.current?.querySelector<HTMLElement>(`[part="${part}"]`)?.focus();
  }, [place]);
  const move = (to: number, part: string) => {
    pressed.current = part;
    onMove(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const ahead = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const back = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const places: Record<string, number> = { [ahead]: place - 1, ArrowUp: place - 1, [back]: place + 1, ArrowDown: place + 1, Home: 0, End: count - 1 };
    if (!Object.hasOwn(places, event.key) || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    const to = places[event.key]!;
    if (to >= 0 && to < count) move(to, 'move-handle');
  };
  return (
    <div ref={box} className="fl-list__arrange">
      <IconButton label={label('moveEarlier', { title })} path={chevronStart} mirrored={direction === 'rtl'} part="move-earlier" disabled={place === 0} onClick={() => place > 0 && move(place - 1, 'move-earlier')} />
      <button type="button" className="fl-list__grip" part="move-handle" aria-label={label('moveTitle', { title })} aria-describedby={hintId} onKeyDown={onKeyDown} onPointerDown={onGrab}>
        <Icon path={grip} />
      </button>
      <span hidden id={hintId}>{label('moveHint')}</span>
      <IconButton label={label('moveLater', { title })} path={chevronEnd} mirrored={direction === 'rtl'} part="move-later" disabled={place === count - 1} onClick={() => place < count - 1 && move(place + 1, 'move-later')} />
    </div>
  );
}
