import { useRef, type ReactNode } from 'react';
import { useMovedFocus } from '../../ui/use-moved-focus.ts';

/** Where the change stands in its page: below a licence's name, or as a step of its own. */
export type PlanLevel = 'h2' | 'h4';

/** What a step is about; the focus comes with it, since what was pressed has left. */
export function PlanTitle({ level: Level, id, children }: { level: PlanLevel; id?: string; children: ReactNode }) {
  const title = useMovedFocus(useRef(true));
  return <Level ref={title} id={id} tabIndex={-1} className="fl-plan__title">{children}</Level>;
}
