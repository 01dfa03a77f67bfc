import { useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { openDialog, type DialogNames } from './open-dialog.ts';

export interface DialogProps extends DialogNames {
  children: ReactNode;
  /** Told when the viewer closed it. */
  onClose(): void;
}

/** A dialog over the page, open as long as it is mounted. */
export function Dialog({ label, closeLabel, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const node = dialog.current;
    if (!node) return undefined;
    openDialog(node, { label, closeLabel });
    // A dialog that is removed while open gives no focus back.
    return () => node.close();
  }, []);
  // The browser gives the focus back at once, and tells the close in a later task: a key pressed between the two would find the dialog open here. It is closed here first.
  const closeFirst = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  return (
    <dialog ref={dialog} aria-label={label} onCancel={closeFirst} onClose={() => { if (dialog.current?.open === false) onClose(); }}>
      <div>{children}</div>
    </dialog>
  );
}
