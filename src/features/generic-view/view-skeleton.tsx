import { CardSkeleton } from '../../parts/content-card/card-skeleton.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';

/** Skeleton of a page: two rows, on the home page under a hero. chosen: which other pages have one, nothing says before they come */
export function ViewSkeleton({ type, label }: { type: string; label: string }) {
  return (
    <>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {type === 'home' && <div className="fl-view__waiting-hero"><Skeleton /></div>}
      {[0, 1].map((row) => (
        <div key={row} className="fl-view__waiting-row">
          <Skeleton shape="text" inlineSize="10rem" />
          <div className="fl-view__waiting-cards">
            {[0, 1, 2, 3, 4].map((card) => <CardSkeleton key={card} />)}
          </div>
        </div>
      ))}
    </>
  );
}
