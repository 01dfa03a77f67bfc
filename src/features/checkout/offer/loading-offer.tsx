import { useLabel } from '../../../binding/use-label.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useSheet } from '../../../ui/use-sheet.ts';
import { VisuallyHidden } from '../../../ui/feedback/visually-hidden.tsx';
import sheet from './licence.css';

/** Skeleton of an offer. */
export function LoadingOffer() {
  const label = useLabel();
  return (
    <div ref={useSheet(sheet)} className="fl-checkout__stack">
      <VisuallyHidden role="status">{label('loading')}</VisuallyHidden>
      <Skeleton inlineSize="min(20rem, 70%)" blockSize="2.4rem" />
      <div className="fl-licences">
        {[0, 1].map((place) => <Skeleton key={place} blockSize="10.5rem" />)}
      </div>
      <Skeleton blockSize="3.125rem" />
    </div>
  );
}
