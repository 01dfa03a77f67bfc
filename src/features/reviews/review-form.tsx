import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import { useSignal } from '../../binding/use-signal.ts';
import type { ReviewField, ReviewForm as Form } from '../../contracts/search/review.ts';
import { askedFields, draftProblems, type ReviewDraft } from '../../rules/search/reviews/review-draft.ts';
import type { Reviews } from '../../store/search/reviews.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { RatingField } from './rating-field.tsx';

export interface ReviewFormProps {
  form: Form;
  reviews: Reviews;
  onDone(): void;
}

/** The form of a review: what is wrong is said beside its field once it was sent, and what failed to go out stays. */
export function ReviewForm({ form, reviews, onDone }: ReviewFormProps) {
  const label = useLabel();
  const displayName = useSignal(reviews.displayName);
  const isPosting = useSignal(reviews.isPosting);
  const [draft, setDraft] = useState<ReviewDraft>({});
  const [wasSent, setSent] = useState(false);
  const box = useRef<HTMLFormElement>(null);
  const asked = askedFields(form, displayName);
  const problems = wasSent ? draftProblems(asked, draft) : {};
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, []);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (Object.keys(draftProblems(asked, draft)).length > 0) {
      // Drawn first, so that the field is marked when it is reached.
      return void requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
    }
    if (await reviews.post(draft)) onDone();
  };
  return (
    <form ref={box} className="fl-reviews__form" part="review-form" noValidate aria-label={label('writeReview')} onSubmit={(event) => void send(event)}>
      {asked.map((field) => {
        const problem = problems[field.name];
        return <FieldOf key={field.name} field={field} value={draft[field.name]} error={problem && label(problem)} onValue={(value) => setDraft((before) => ({ ...before, [field.name]: value }))} />;
      })}
      {form.fields.filter(({ type }) => type === 'TRAP').map(({ name }) => (
        <input key={name} className="fl-reviews__trap" name={name} tabIndex={-1} aria-hidden="true" autoComplete="off" onChange={({ currentTarget }) => setDraft((before) => ({ ...before, [name]: currentTarget.value }))} />
      ))}
      <div className="fl-reviews__buttons">
        <Button type="submit" variant="primary" loading={isPosting} loadingLabel={label('loading')}>{label('reviewSend')}</Button>
        <Button variant="ghost" onClick={onDone}>{label('reviewCancel')}</Button>
      </div>
    </form>
  );
}

interface FieldProps {
  field: ReviewField;
  value: ReviewDraft[string] | undefined;
  error: string | undefined;
  onValue(value: ReviewDraft[string]): void;
}

function FieldOf({ field: { name, type, label, required, maxLength }, value, error, onValue }: FieldProps) {
  const text = { label, name, required, error, value: typeof value === 'string' ? value : '', onValue, ...(maxLength === undefined ? {} : { maxLength }) };
  if (type === 'RATING') return <RatingField legend={label} value={typeof value === 'number' ? value : 0} required={required} error={error} onValue={onValue} />;
  if (type === 'TEXT_AREA') return <TextArea {...text} />;
  if (type !== 'CHECKBOX') return <TextField {...text} dir="auto" />;
  return (
    <div>
      <label className="fl-reviews__check">
        <input type="checkbox" checked={value === true} aria-invalid={error ? true : undefined} onChange={(event) => onValue(event.currentTarget.checked)} />
        <span>{label}</span>
      </label>
      {error && <p className="fl-text-field__error">{error}</p>}
    </div>
  );
}
