import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon/icon.tsx';
import { useSheet } from '../../ui/use-sheet.ts';
import sheet from './empty-state.css';

export interface EmptyStateProps {
  /** A path of `ui/icon/…-icons.ts`. */
  icon: string;
  title: string;
  lead?: string;
  /** The way onward. */
  children?: ReactNode;
}

/** A place with nothing in it that says so kindly and shows a way onward. @csspart empty */
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
