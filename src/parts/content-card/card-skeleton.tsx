import type { CardVariant } from '../../rules/catalogue/cards-per-row.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useSheet } from '../../ui/use-sheet.ts';
import sheet from './content-card.css';

/** Skeleton of a card, of the card's size. */
export function CardSkeleton({ variant = 'landscape', hideMetadata = false }: { variant?: CardVariant; hideMetadata?: boolean }) {
  return (
    <div ref={useSheet(sheet)} className={`fl-card fl-card--${variant} fl-card--waiting`} aria-hidden="true">
      <span className="fl-card__frame"><Skeleton /></span>
      <span className="fl-card__title"><Skeleton shape="text" inlineSize="72%" /></span>
      {!hideMetadata && <span className="fl-card__meta"><Skeleton shape="text" inlineSize="44%" /></span>}
    </div>
  );
}
