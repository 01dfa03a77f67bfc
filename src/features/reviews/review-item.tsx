import { useLabel } from '../../binding/use-label.ts';
import { useLocale } from '../../binding/use-locale.ts';
import type { Review } from '../../contracts/search/review.ts';
import { formatLocale } from '../../rules/wire/format-locale.ts';
import { Stars } from './stars.tsx';

/** What somebody wrote: text, whatever it holds, in the direction of its own script. */
export function ReviewItem({ review: { displayName, rating, title, text, createdAt, own } }: { review: Review }) {
  const label = useLabel();
  const { locale } = useLocale();
  const date = new Intl.DateTimeFormat(formatLocale(locale), { dateStyle: 'medium' });
  return (
    <article className="fl-review" part="review">
      <header className="fl-review__header">
        <strong className="fl-review__name"><bdi>{displayName}</bdi></strong>
        {own && <span className="fl-review__own">{label('reviewOwn')}</span>}
        {rating !== undefined && <Stars rating={rating} />}
        <time className="fl-review__date" dateTime={new Date(createdAt).toISOString()}>{date.format(createdAt)}</time>
      </header>
      {title && <h3 className="fl-review__title" dir="auto">{title}</h3>}
      <p className="fl-review__text" dir="auto">{text}</p>
    </article>
  );
}
