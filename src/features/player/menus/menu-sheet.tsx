import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { focusIn } from './menu-list.tsx';
import { useSheetDrag } from './use-sheet-drag.ts';

interface MenuSheetProps {
  title: string;
  direction: 'ltr' | 'rtl';
  onClose(): void;
  children: ReactNode;
}

/** Over everything on the screen, from below. The browser keeps the focus inside and closes it on Escape; a finger drags it away. */
export function MenuSheet({ title, direction, onClose, children }: MenuSheetProps) {
  const label = useLabel();
  const dialog = useRef<HTMLDialogElement>(null);
  const drag = useSheetDrag(dialog, onClose);
  useLayoutEffect(() => {
    const node = dialog.current;
    node?.showModal?.();
    focusIn(node);
    return () => node?.close?.();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="fl-player__sheet"
      aria-label={title}
      dir={direction}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => event.stopPropagation()}
      onClick={(event) => { if (event.target === dialog.current) onClose(); }}
    >
      <div className="fl-player__sheet-head" {...drag}>
        <span>{title}</span>
        <button type="button" className="fl-player__sheet-close" aria-label={label('close')} onClick={onClose}>×</button>
      </div>
      {children}
    </dialog>
  );
}
