import { useId, useRef, useState } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { boxesOfDate, type DateBox, dateOfBoxes, dateOrder, isBoxFilled, typedInBox } from '../../../rules/identity/form/date-boxes.ts';
import { textOf } from '../../../rules/identity/form/form-values.ts';
import { alert } from '../../../ui/icon/feedback-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { FieldProps } from '../field-props.ts';

const autoCompleteOf = { year: 'bday-year', month: 'bday-month', day: 'bday-day' } as const;
const digits = { year: 4, month: 2, day: 2 } as const;

/** A date in three boxes, in the order of the viewer's language. @source spec 3 §5 "Date-of-birth input" */
export function DateField({ field, label, value, onValue, required, error }: FieldProps) {
  const words = useLabel();
  const order = dateOrder(useSignal(useRuntime().store.labels.locale).locale);
  const [boxes, setBoxes] = useState(() => boxesOfDate(textOf(value)));
  const inputs = useRef<Partial<Record<DateBox, HTMLInputElement | null>>>({});
  const id = useId();
  const names = { year: words('dateYear'), month: words('dateMonth'), day: words('dateDay') };
  const type = (box: DateBox, typed: string) => {
    const text = typedInBox(box, typed);
    const input = inputs.current[box];
    if (text === undefined) {
      // The browser shows what was typed until it is put back.
      if (input) input.value = boxes[box];
      return;
    }
    const next = { ...boxes, [box]: text };
    setBoxes(next);
    onValue(dateOfBoxes(next));
    const following = order[order.indexOf(box) + 1];
    if (following && isBoxFilled(box, text) && text.length > boxes[box].length) inputs.current[following]?.focus();
  };
  return (
    <fieldset className={error ? 'fl-text-field fl-text-field--wrong fl-date-field' : 'fl-text-field fl-date-field'}>
      <legend className="fl-text-field__label">
        {label}
        {required && <span className="fl-text-field__required" aria-hidden="true"> *</span>}
      </legend>
      <div className="fl-date-field__boxes">
        {order.map((box) => (
          <label key={box} className="fl-date-field__box" data-box={box}>
            <span className="fl-date-field__name">{names[box]}</span>
            <span className="fl-text-field__box">
              <input
                ref={(input) => { inputs.current[box] = input; }}
                className="fl-text-field__input" type="text" inputMode="numeric" dir="ltr" name={`${field.id}-${box}`} value={boxes[box]} readOnly={field.readOnly}
                autoComplete={field.type === 'birthDate' ? autoCompleteOf[box] : undefined} size={digits[box]}
                aria-required={required || undefined} aria-invalid={error ? true : undefined} aria-describedby={error ? `${id}-error` : undefined}
                onChange={(event) => type(box, event.currentTarget.value)}
              />
            </span>
          </label>
        ))}
      </div>
      {error && <p className="fl-text-field__error" id={`${id}-error`}><Icon path={alert} />{error}</p>}
    </fieldset>
  );
}
