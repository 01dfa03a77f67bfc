import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useSignal } from '../../../../binding/use-signal.ts';
import { searchAttributes, type SearchAttributes } from '../../../../contracts/catalogue/view-elements.ts';
import { searchWaitMs } from '../../../../rules/search/search-wait.ts';
import type { ViewChoices } from '../../../../store/catalogue/view-choices.ts';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { useSheet } from '../../../../ui/use-sheet.ts';
import { elementType } from '../element-type.ts';
import { useWords } from '../../../../binding/use-words.ts';
import sheet from './shelf.css';

/** chosen: no title is longer, and the platform refuses more */
const longest = 200;

/** A field that searches the shelves of its page. */
export const searchElement = elementType({
  $type: 'search',
  attributes: searchAttributes,
  draw: (name, { view }) => <SearchField name={name} view={view} />,
});

function SearchField({ name, view }: { name: SearchAttributes; view: ViewChoices }) {
  const words = useWords();
  const { query = '' } = useSignal(view.choices);
  const searches = useSignal(view.searches);
  const [typed, setTyped] = useState(query);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(query);
  const ask = (text: string) => {
    clearTimeout(timer.current);
    asked.current = text.trim();
    view.choose({ query: text.trim() || undefined });
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (searches > 0) input.current?.focus();
  }, [searches]);
  // The way back, or a button, searched for something else.
  useEffect(() => {
    if (query === asked.current) return;
    clearTimeout(timer.current);
    asked.current = query;
    setTyped(query);
  }, [query]);
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => ask(text), searchWaitMs(text));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask(typed);
  };
  return (
    <form ref={useSheet(sheet)} role="search" className="fl-shelf__search" onSubmit={submit}>
      <TextField label={words(name)} value={typed} onValue={type} type="search" enterKeyHint="go" autoComplete="off" maxLength={longest} dir="auto" inputRef={input} />
    </form>
  );
}
