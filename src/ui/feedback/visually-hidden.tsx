import type { ReactNode } from 'react';
import { useSheet } from '../use-sheet.ts';
import sheet from './visually-hidden.css';

/** Text for screen readers only. */
export function VisuallyHidden({ children, id, role }: { children: ReactNode; id?: string; role?: 'status' | 'alert' }) {
  return (
    <span ref={useSheet(sheet)} className="fl-visually-hidden" id={id} role={role}>
      {children}
    </span>
  );
}
