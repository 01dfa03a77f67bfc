import { useLabel } from '../../binding/use-label.ts';
import type { CardVariant } from '../../rules/catalogue/cards-per-row.ts';
import type { LabelKey } from '../../rules/realm/fallback-texts.ts';
import { Button } from '../../ui/button/button.tsx';
import { useSheet } from '../../ui/use-sheet.ts';
import cardSheet from './content-card.css';
import sheet from './retry-card.css';

export interface RetryCardProps {
  variant?: CardVariant;
  labelKey?: LabelKey;
  onRetry(): void;
}

/** Takes the place of cards that failed to load, in the size of one. @csspart retry-card */
export function RetryCard({ variant = 'landscape', labelKey = 'moreFailed', onRetry }: RetryCardProps) {
  const label = useLabel();
  return (
    <div ref={useSheet(cardSheet, sheet)} className={`fl-card fl-card--${variant}`} part="retry-card">
      <div className="fl-card__frame fl-retry" role="status">
        <p className="fl-retry__words">{label(labelKey)}</p>
        <Button variant="ghost" size="small" onClick={onRetry}>{label('retry')}</Button>
      </div>
    </div>
  );
}
