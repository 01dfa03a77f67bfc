import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import type { ConsentTerm } from '../../contracts/identity/form-field.ts';
import { CheckField } from '../../ui/field/check-field.tsx';
import { LinkedText } from './linked-text.tsx';

export interface ConsentFieldsProps {
  terms: readonly ConsentTerm[];
  answers: Readonly<Record<string, boolean>>;
  onAnswer(fieldName: string, answer: boolean): void;
  /** Required choices that were not ticked at the last try to send. */
  missing: readonly string[];
}

/** What the viewer reads and agrees to. @source spec 3 §3 "Consent term", §5 "Consent" */
export function ConsentFields({ terms, answers, onAnswer, missing }: ConsentFieldsProps) {
  const label = useLabel();
  const { labels } = useRuntime().store;
  return terms.map((term) => {
    const said = <LinkedText text={labels.platformText(term.label, term.text || term.label)} />;
    if (term.fieldType !== 'BINARY_CHOICE') return <p key={term.fieldName} className="fl-text-field__hint">{said}</p>;
    return (
      <CheckField
        key={term.fieldName} name={term.fieldName} label={said} required={term.required} checked={answers[term.fieldName] === true}
        onChecked={(answer) => onAnswer(term.fieldName, answer)} error={missing.includes(term.fieldName) ? label('consentMissing') : undefined}
      />
    );
  });
}
