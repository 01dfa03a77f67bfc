import type { ReactNode } from 'react';
import { check } from '../../ui/icon/choice-icons.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { useMovedFocus } from '../../ui/use-moved-focus.ts';
import { useSheet } from '../../ui/use-sheet.ts';
import sheet from './done-state.css';

export interface DoneStateProps {
  title: string;
  /** What it is about, by its name. */
  name?: string | undefined;
  /** What follows; said to screen readers. */
  lead: string;
  /** True when the viewer's press led here: the title gets the focus. */
  moved: { current: boolean };
  /** The way on. */
  children?: ReactNode;
}

/** What a viewer set out to do is done. @csspart done, title */
export function DoneState({ title, name, lead, moved, children }: DoneStateProps) {
  const heading = useMovedFocus(moved);
  return (
    <div ref={useSheet(sheet)} className="fl-done" part="done">
      <span className="fl-done__sign" aria-hidden="true"><Icon path={check} /></span>
      <h2 ref={heading} tabIndex={-1} className="fl-done__title" part="title">{title}</h2>
      {name && <strong dir="auto">{name}</strong>}
      <p className="fl-done__lead" role="status">{lead}</p>
      {children}
    </div>
  );
}
