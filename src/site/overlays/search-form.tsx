import { useState, type FormEvent, type Ref } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/field/text-field.tsx';

/** chosen: no title is longer, and the platform refuses more */
const longest = 200;

interface SearchFormProps {
  /** What was searched for before. */
  words?: string;
  inputRef?: Ref<HTMLInputElement>;
  onSearch(words: string): void;
}

/** A field for words, asked by Enter or its button: where it leads, the field of the page goes on as one types. */
export function SearchForm({ words = '', inputRef, onSearch }: SearchFormProps) {
  const label = useLabel();
  const [typed, setTyped] = useState(words);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <form role="search" className="fl-site__search" onSubmit={submit}>
      <TextField label={label('searchFor')} value={typed} onValue={setTyped} type="search" enterKeyHint="go" autoComplete="off" maxLength={longest} dir="auto" inputRef={inputRef} />
      <Button type="submit">{label('search')}</Button>
    </form>
  );
}
