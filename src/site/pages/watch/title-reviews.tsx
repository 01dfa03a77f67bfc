import { useRuntime } from '../../../binding/runtime-context.ts';
import { useNearView } from '../../../parts/card-row/use-near-view.ts';
import { Wanted } from '../../../parts/feedback/wanted.tsx';
import { safeReturn } from '../../../routing/safe-return.ts';

const loadReviews = () => import('../../../features/reviews/reviews.tsx').then((module) => module.Reviews);

/** What viewers wrote about a film, when the page comes near it. @param props `address` of this page, to come back to after signing in */
export function TitleReviews({ contentId, address }: { contentId: string; address: string }) {
  const { settings } = useRuntime().store.context;
  const [isNear, look] = useNearView();
  if (!settings.flags.reviews) return null;
  return <div ref={look} className="fl-watch__reviews">{isNear && <Wanted load={loadReviews} props={{ contentId, from: safeReturn(address) }} />}</div>;
}
