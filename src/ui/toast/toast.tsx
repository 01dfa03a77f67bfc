import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { close } from '../icon/choice-icons.ts';
import { IconButton } from '../button/icon-button.tsx';
import { useSheet } from '../use-sheet.ts';
import { useToastLife } from './use-toast-life.ts';
import sheet from './toast.css';

export interface ToastMessage {
  /** Another one is another message, even with the same words. */
  id: string;
  text: string;
  /** An alert interrupts screen readers. */
  tone?: 'info' | 'alert';
}

export interface ToastProps {
  /** Undefined while there is nothing to say. */
  message: ToastMessage | undefined;
  /** What can be done about it: a button or a link. */
  action?: ReactNode;
  closeLabel: string;
  /** chosen: `short` of five seconds, `long` of ten; held as long as it is pointed at or has the focus */
  duration?: 'short' | 'long';
  onClose(): void;
}

const lives = { short: 5_000, long: 10_000 };

/**
 * Says for a while, over everything else, what has happened. Mounted before there is something to say, so that screen readers hear it.
 *
 * @csspart toast
 */
export function Toast({ message, action, closeLabel, duration = 'short', onClose }: ToastProps) {
  const adopt = useSheet(sheet);
  const box = useRef<HTMLDivElement>(null);
  const hold = useToastLife(message?.id, onClose, lives[duration]);
  useLayoutEffect(() => {
    // The top layer, where there is one: a full screen does not cover it.
    if (message) box.current?.showPopover?.();
  }, [message?.id]);
  return (
    <div ref={adopt} className="fl-toast-frame">
      <span className="fl-toast__said" role={message?.tone === 'alert' ? 'alert' : 'status'}>{message?.text}</span>
      {message && (
        <div key={message.id} ref={box} className={`fl-toast fl-toast--${message.tone ?? 'info'}`} popover="manual" part="toast" role="region" aria-label={message.text} {...hold}>
          <span className="fl-toast__words" aria-hidden="true" dir="auto">{message.text}</span>
          {action}
          <IconButton label={closeLabel} path={close} size="small" onClick={onClose} />
        </div>
      )}
    </div>
  );
}
