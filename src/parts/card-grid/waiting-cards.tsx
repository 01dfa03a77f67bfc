import { useLabel } from '../../binding/use-label.ts';
import type { GridDisplay } from '../../contracts/catalogue/content-grid.ts';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import { CardSkeleton } from '../content-card/card-skeleton.tsx';

/** Lines of skeletons. */
const waitingLines = 3;

/** Places of cards that are on their way, as large as those will be. */
export function WaitingCards({ columns, display }: { columns: number; display: GridDisplay }) {
  const label = useLabel();
  return (
    <>
      <VisuallyHidden role="status">{label('loading')}</VisuallyHidden>
      <div className="fl-grid__cards" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        {Array.from({ length: columns * waitingLines }, (_, index) => <CardSkeleton key={index} variant={display === 'posters' ? 'poster' : 'landscape'} />)}
      </div>
    </>
  );
}
