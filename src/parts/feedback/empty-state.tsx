import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon/icon.tsx';
import { useSheet } from '../../ui/use-sheet.ts';
import sheet from './empty-state.css';

export interface EmptyStateProps {
  /** A path of `ui/icon/…-icons.ts`. */
  icon: string;
  title: string;
  lead?: string;
  /** A link or button to what to do next. */
  children?: ReactNode;
}

/** An empty list: why it is empty, and what to do next. @csspart empty */
export function EmptyState({ icon, title, lead, children }: EmptyStateProps) {
  return (
    <div ref={useSheet(sheet)} className="fl-empty" part="empty">
      <span className="fl-empty__sign"><Icon path={icon} /></span>
      <p className="fl-empty__title">{title}</p>
      {lead && <p className="fl-empty__lead">{lead}</p>}
      {children && <div className="fl-empty__onward">{children}</div>}
    </div>
  );
}
