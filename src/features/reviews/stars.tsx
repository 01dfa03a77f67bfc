import { useLabel } from '../../binding/use-label.ts';
import { useLocale } from '../../binding/use-locale.ts';
import { mostStars } from '../../contracts/search/review.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { star } from '../../ui/icon/title-icons.ts';

/** A rating as stars, in words for screen readers. */
export function Stars({ rating }: { rating: number }) {
  const label = useLabel();
  const { locale } = useLocale();
  const number = new Intl.NumberFormat(locale);
  return (
    <span className="fl-stars" role="img" aria-label={label('reviewStars', { count: number.format(rating), most: number.format(mostStars) })}>
      {Array.from({ length: mostStars }, (_, index) => <span key={index} className={index < Math.round(rating) ? 'fl-stars__one' : 'fl-stars__one fl-stars__one--off'}><Icon path={star} /></span>)}
    </span>
  );
}
