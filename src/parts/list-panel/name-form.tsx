import { useState, type FormEvent } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import { useLocale } from '../../binding/use-locale.ts';
import { longestListName } from '../../contracts/lists/own-lists.ts';
import { isNameGiven, isNameLong, nameLength } from '../../rules/lists/list-name.ts';
import type { LabelKey } from '../../rules/realm/fallback-texts.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { useSheet } from '../../ui/use-sheet.ts';
import sheet from './list-panel.css';

export interface NameFormProps {
  /** What it is called so far. */
  name?: string;
  saveKey: LabelKey;
  /** What became of the last try. */
  problem?: LabelKey | undefined;
  isSaving: boolean;
  onSave(name: string): void;
  onCancel(): void;
}

/** The name of a list: one field, its length, save and cancel. @source spec 1 §5 "the Save button is disabled while the name is empty; only one name is accepted at a time" */
export function NameForm({ name: before = '', saveKey, problem, isSaving, onSave, onCancel }: NameFormProps) {
  const label = useLabel();
  const { locale } = useLocale();
  const [name, setName] = useState(before);
  const count = new Intl.NumberFormat(locale);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving && isNameGiven(name)) onSave(name.trim());
  };
  return (
    <form ref={useSheet(sheet)} className="fl-list-name" part="list-name" noValidate onSubmit={submit}>
      <TextField
        label={label('listName')}
        value={name}
        onValue={setName}
        name="list-name"
        autoComplete="off"
        enterKeyHint="done"
        dir="auto"
        inputRef={focusOnce}
        error={problem && label(problem)}
        hint={isNameLong(name) || nameLength(name) > longestListName - 15 ? label('nameLength', { count: count.format(nameLength(name)), most: count.format(longestListName) }) : undefined}
      />
      <div className="fl-list-name__buttons">
        <Button type="submit" variant="primary" loading={isSaving} loadingLabel={label('loading')} disabledReason={isNameGiven(name) ? undefined : label('nameIsNeeded')}>{label(saveKey)}</Button>
        <Button variant="ghost" onClick={onCancel}>{label('cancelChange')}</Button>
      </div>
    </form>
  );
}

const seen = new WeakSet<HTMLInputElement>();

/** The field is what was asked for: it gets the focus as it appears, and what stands in it is chosen. */
function focusOnce(input: HTMLInputElement | null): void {
  if (!input || seen.has(input)) return;
  seen.add(input);
  input.focus();
  input.select();
}
