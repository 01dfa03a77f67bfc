import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/feedback/visually-hidden.tsx';

/** The shape of a form that is not there yet. */
export function SignInSkeleton({ label }: { label: string }) {
  return (
    <div className="fl-sign-in__skeleton">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Skeleton inlineSize="55%" blockSize="2.4rem" />
      <Skeleton blockSize="4.6rem" />
      <Skeleton blockSize="4.6rem" />
      <Skeleton blockSize="3.125rem" />
    </div>
  );
}
