import { useEffect, useId, useRef, useState } from 'react';
import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import { useLocale } from '../../binding/use-locale.ts';
import { useSignal } from '../../binding/use-signal.ts';
import { useSlice } from '../../binding/use-slice.ts';
import { mostStars } from '../../contracts/search/review.ts';
import { FailurePanel } from '../../parts/feedback/failure-panel.tsx';
import { NavLink } from '../../parts/nav-link/nav-link.tsx';
import { createReviews, type Reviews as Slice } from '../../store/search/reviews.ts';
import { Button } from '../../ui/button/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Toast } from '../../ui/toast/toast.tsx';
import { useSheet } from '../../ui/use-sheet.ts';
import { ReviewForm } from './review-form.tsx';
import { ReviewItem } from './review-item.tsx';
import { Stars } from './stars.tsx';
import sheet from './reviews.css';

export interface ReviewsProps {
  contentId: string;
  /** Where a guest comes back to after signing in. */
  from: string;
}

/**
 * What viewers wrote about a title, and the form to write in.
 *
 * @csspart reviews, review, review-form
 * @source spec 1 §2.4 "Review form", §5, §8 "Review posting"
 */
export function Reviews({ contentId, from }: ReviewsProps) {
  const { context } = useRuntime().store;
  const label = useLabel();
  const { direction } = useLocale();
  const slice = useSlice(() => createReviews(context, contentId), [context, contentId]);
  useEffect(() => void slice.load(), [slice]);
  const items = useSignal(slice.items);
  const posted = useSignal(slice.posted);
  const titleId = useId();
  return (
    <section ref={useSheet(sheet)} className="fl-reviews" part="reviews" aria-labelledby={titleId} dir={direction}>
      <header className="fl-reviews__header">
        <h2 id={titleId} className="fl-reviews__heading">{label('reviews')}</h2>
        <Sums slice={slice} />
      </header>
      <Writing slice={slice} from={from} />
      {items.status === 'failed' && <FailurePanel failure={items.failure} labelKey="reviewsFailed" onRetry={() => void slice.load()} />}
      {items.status === 'ready' ? <List slice={slice} /> : items.status !== 'failed' && <div className="fl-reviews__waiting" aria-busy="true"><Skeleton /></div>}
      <Toast message={posted && { id: String(posted.id), text: label(posted.labelKey), tone: posted.labelKey === 'reviewPostingFailed' ? 'alert' : 'info' }} closeLabel={label('dismiss')} duration="long" onClose={slice.dismiss} />
    </section>
  );
}

function Sums({ slice }: { slice: Slice }) {
  const label = useLabel();
  const { locale } = useLocale();
  const facts = useSignal(slice.facts);
  if (!facts || facts.average === undefined) return null;
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const words = label('reviewAverage', { average: number.format(facts.average), most: number.format(mostStars), count: number.format(facts.total) });
  return <p className="fl-reviews__sums"><span aria-hidden="true"><Stars rating={facts.average} /></span> {words}</p>;
}

/** The way to the form: a button for members, the sign-in for guests. */
function Writing({ slice, from }: { slice: Slice; from: string }) {
  const { context } = useRuntime().store;
  const label = useLabel();
  const viewer = useSignal(context.viewer);
  const facts = useSignal(slice.facts);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  if (viewer?.who === 'guest') return <div><NavLink to={{ name: 'login', query: { from } }} variant="secondary">{label('reviewSignIn')}</NavLink></div>;
  if (!facts?.form) return null;
  const close = () => {
    setOpen(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  if (isOpen) return <ReviewForm form={facts.form} reviews={slice} onDone={close} />;
  return <div><Button buttonRef={opener} onClick={() => setOpen(true)}>{label('writeReview')}</Button></div>;
}

function List({ slice }: { slice: Slice }) {
  const label = useLabel();
  const items = useSignal(slice.items);
  const more = useSignal(slice.more);
  if (items.status !== 'ready') return null;
  if (items.value.length === 0) return <p className="fl-reviews__empty">{label('reviewsEmpty')}</p>;
  return (
    <>
      <ul className="fl-reviews__list">
        {items.value.map((review) => <li key={review.id}><ReviewItem review={review} /></li>)}
      </ul>
      {more === 'failed' && <FailurePanel failure={{ code: 'unreachable' }} labelKey="moreFailed" onRetry={() => void slice.loadMore()} />}
      {(more === 'available' || more === 'loading') && <div><Button variant="secondary" loading={more === 'loading'} loadingLabel={label('loading')} onClick={() => void slice.loadMore()}>{label('loadMore')}</Button></div>}
    </>
  );
}
