import { useId } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import { useLocale } from '../../binding/use-locale.ts';
import { mostStars } from '../../contracts/search/review.ts';
import { star } from '../../ui/icon/title-icons.ts';
import { alert } from '../../ui/icon/feedback-icons.ts';
import { Icon } from '../../ui/icon/icon.tsx';

export interface RatingFieldProps {
  legend: string;
  /** 0 while none is chosen. */
  value: number;
  required: boolean;
  error: string | undefined;
  onValue(value: number): void;
}

/** One to five stars, as radio buttons: arrows choose, and each says its number. */
export function RatingField({ legend, value, required, error, onValue }: RatingFieldProps) {
  const label = useLabel();
  const { locale } = useLocale();
  const name = useId();
  const number = new Intl.NumberFormat(locale);
  return (
    <fieldset className="fl-rating" aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="fl-text-field__label">{legend}{required && <span className="fl-text-field__required" aria-hidden="true"> *</span>}</legend>
      <div className="fl-rating__stars">
        {Array.from({ length: mostStars }, (_, index) => index + 1).map((one) => (
          <label key={one} className="fl-rating__star" data-on={one <= value}>
            <input
              type="radio" name={name} value={one} checked={value === one} required={required} aria-invalid={error && one === 1 ? true : undefined}
              aria-label={label('reviewStars', { count: number.format(one), most: number.format(mostStars) })} onChange={() => onValue(one)}
            />
            <Icon path={star} />
          </label>
        ))}
      </div>
      {error && <p className="fl-text-field__error" id={`${name}-error`}><Icon path={alert} />{error}</p>}
    </fieldset>
  );
}
