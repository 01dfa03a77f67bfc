import { useLayoutEffect, useRef, type ReactNode } from 'react';
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
  return (
    <dialog ref={dialog} aria-label={label} onClose={() => !dialog.current?.open && onClose()}>
      <div>{children}</div>
    </dialog>
  );
}
