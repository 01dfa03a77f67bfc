import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import type { HeldLicence } from '../../../contracts/purchase/held-licence.ts';
import type { FormField } from '../../../contracts/identity/form-field.ts';
import formSheet from '../../../parts/form/form-fields.css';
import { DateField } from '../../../parts/form/kinds/date-field.tsx';
import { lastPauseEnd, momentOfDate, pauseDateProblem, pauseEnds } from '../../../rules/purchase/subscription/pause-dates.ts';
import { Button } from '../../../ui/button/button.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { useSheet } from '../../../ui/use-sheet.ts';
import { useMovedFocus } from '../../../ui/use-moved-focus.ts';
import { useSubscriptionWords } from './use-subscription-words.ts';

interface PauseFormProps {
  seen: HeldLicence;
  now: number;
  isBusy: boolean;
  /** @param until epoch milliseconds; undefined until the viewer resumes */
  onPause(until: number | undefined): Promise<void>;
  onClose(): void;
}

/** A date in boxes, as other forms ask for one. */
const ownDay: FormField = { id: 'pause-until', type: 'date', labelKey: 'subscriptionPauseDate', required: true, size: 'FULL', order: 0, readOnly: false };

/** A pause is counted from the end of what is paid. */
const beginOf = ({ status: { expiryTimestamp = 0 } }: HeldLicence, now: number): number => Math.max(expiryTimestamp, now);

/** How long a subscription is to rest, and what follows from it in words. */
export function PauseForm({ seen, now, isBusy, onPause, onClose }: PauseFormProps) {
  const label = useLabel();
  const words = useSubscriptionWords();
  const title = useMovedFocus(useRef(true));
  const { longestPauseDays } = seen;
  const begin = { now: beginOf(seen, now) };
  const [ends] = useState(() => pauseEnds(longestPauseDays, begin).map(String));
  const [choice, setChoice] = useState(() => ends[Math.min(2, ends.length - 1)] ?? 'open');
  const [date, setDate] = useState<string | null>(null);
  const [error, setError] = useState<{ text: string }>();
  const day = useFirstWrong(error);
  const wrong = date === null ? 'dateWrong' : pauseDateProblem(date, longestPauseDays, begin);
  const own = wrong ? undefined : momentOfDate(date ?? '', undefined);
  const until = choice === 'other' ? own : choice === 'open' ? undefined : Number(choice);
  const wordsOf = (problem: NonNullable<typeof wrong>) => label(problem, { date: words.date(problem === 'subscriptionDateTooEarly' ? begin.now : lastPauseEnd(longestPauseDays ?? 0, begin)) });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (choice === 'other' && wrong) return setError({ text: wordsOf(wrong) });
    setError(undefined);
    await onPause(until);
  };
  const choices = [
    ...(longestPauseDays === undefined ? [{ value: 'open', text: label('subscriptionPauseOpen') }] : []),
    ...ends.map((end) => ({ value: end, text: words.date(Number(end)) })),
    { value: 'other', text: label('subscriptionPauseOther') },
  ];
  return (
    <form ref={useSheet(formSheet)} className="fl-account__form fl-subscription__panel" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <h4 ref={title} tabIndex={-1} className="fl-subscription__question">{label('subscriptionPauseTitle', { licence: seen.name })}</h4>
      <SelectField label={label('subscriptionPauseUntil')} name="pause-choice" value={choice} choices={choices} onValue={(next) => (setError(undefined), setChoice(next))} />
      {choice === 'other' && (
        <div ref={day}>
          <DateField field={ownDay} label={label('subscriptionPauseDate')} value={date} values={{}} required error={error?.text} onValue={(value) => (setError(undefined), setDate(typeof value === 'string' ? value : null))} />
        </div>
      )}
      <PauseFollows seen={seen} now={now} until={until} isOpen={choice === 'open'} />
      <div className="fl-account__buttons">
        <Button type="submit" variant="primary" loading={isBusy} loadingLabel={label('loading')}>{label('subscriptionPauseYes')}</Button>
        <Button variant="ghost" onClick={onClose}>{label('subscriptionLeaveAsIs')}</Button>
      </div>
    </form>
  );
}

/** Moves the focus to the first box of what is wrong. @param error a new object for each try */
function useFirstWrong(error: object | undefined) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (error) place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);
  return place;
}

/** What remains to be watched, that nothing is charged, and when that ends. @param until undefined while no day is chosen */
function PauseFollows({ seen: { status, price, priceMigration }, now, until, isOpen }: { seen: HeldLicence; now: number; until: number | undefined; isOpen: boolean }) {
  const label = useLabel();
  const words = useSubscriptionWords();
  const paid = status.expiryTimestamp;
  return (
    <ul className="fl-account__losses" aria-live="polite">
      {paid !== undefined && paid > now && <li>{label('subscriptionPauseWatch', { date: words.date(paid) })}</li>}
      <li>{label('subscriptionPauseCharge')}</li>
      {until !== undefined && <li>{price && !priceMigration ? label('subscriptionPauseResumesFor', { date: words.date(until), price: words.price(price) }) : label('subscriptionPauseResumes', { date: words.date(until) })}</li>}
      {isOpen && <li>{label('subscriptionPauseStays')}</li>}
    </ul>
  );
}
