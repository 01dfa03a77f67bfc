import type { ReactNode } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import { useLocale } from '../../binding/use-locale.ts';
import { useSignal } from '../../binding/use-signal.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import frame from '../../ui/page-frame.css';
import { useSheet } from '../../ui/use-sheet.ts';
import { CardShelf, type CardShelfProps } from './card-shelf.tsx';
import sheet from './card-grid.css';

export interface CardGridProps extends CardShelfProps {
  /** Undefined until it is known. */
  title: string | undefined;
  /** Between the title and the cards. */
  children?: ReactNode;
}

/** A page of cards that grows by hand: its title, its cards, its states. @csspart grid, card */
export function CardGrid({ title, children, ...shelf }: CardGridProps) {
  const label = useLabel();
  const { direction } = useLocale();
  const items = useSignal(shelf.list.items);
  const isWaiting = items.status === 'idle' || items.status === 'loading';
  return (
    <div ref={useSheet(frame, sheet)} className="fl-frame" part="grid" dir={direction} aria-busy={isWaiting || undefined}>
      <h1 className="fl-frame__heading">{title !== undefined ? <bdi>{title}</bdi> : (isWaiting ? <Skeleton shape="text" inlineSize="12rem" /> : label('sorrySomethingWentWrong'))}</h1>
      {children}
      <CardShelf {...shelf} />
    </div>
  );
}
