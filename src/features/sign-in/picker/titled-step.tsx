import type { ReactNode } from 'react';
import { useMovedFocus } from '../../../ui/use-moved-focus.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import sheet from '../providers/providers.css';

/** A step with its title and what it is for. The title takes the focus after a press. */
export function TitledStep({ title, lead, focusTitle, children }: { title: string; lead?: string; focusTitle: { current: boolean }; children?: ReactNode }) {
  return (
    <div ref={useSheet(sheet)} className="fl-providers__step">
      <header className="fl-sign-in__header">
        <h2 ref={useMovedFocus(focusTitle)} tabIndex={-1} className="fl-sign-in__title" part="title">{title}</h2>
        {lead && <p className="fl-sign-in__lead">{lead}</p>}
      </header>
      {children}
    </div>
  );
}
