import type { ReactNode, Ref } from 'react';
import { Icon } from '../icon/icon.tsx';
import { alert } from '../icon/feedback-icons.ts';
import { useSheet } from '../use-sheet.ts';
import sheet from './message.css';

export type MessageTone = 'info' | 'alert';

export interface MessageProps {
  children: ReactNode;
  tone?: MessageTone;
  title?: string;
  /** Lets code put the focus here: a form's summary of what is wrong. */
  messageRef?: Ref<HTMLDivElement>;
  part?: string;
}

/** A status message. An alert interrupts screen readers, the others are announced politely. */
export function Message({ children, tone = 'info', title, messageRef, part }: MessageProps) {
  return (
    <div ref={useSheet(sheet)} className="fl-message-frame">
      <div
        ref={messageRef}
        className={`fl-message fl-message--${tone}`}
        role={tone === 'alert' ? 'alert' : 'status'}
        tabIndex={messageRef ? -1 : undefined}
        part={part}
      >
        <Icon path={alert} />
        <div className="fl-message__words">
          {title && <strong className="fl-message__title">{title}</strong>}
          <span>{children}</span>
        </div>
      </div>
    </div>
  );
}
