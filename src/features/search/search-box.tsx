import { useId, useRef, useState, type FormEvent, type KeyboardEvent, type RefObject } from 'react';
import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import { useSignal } from '../../binding/use-signal.ts';
import { useSlice } from '../../binding/use-slice.ts';
import { optionAfter } from '../../rules/search/option-move.ts';
import { longestSearch, searchWords } from '../../rules/search/search-words.ts';
import { createSuggestions } from '../../store/search/suggestions.ts';
import { close } from '../../ui/icon/choice-icons.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { search as searchSign } from '../../ui/icon/navigation-icons.ts';
import { useDismissal } from '../../ui/use-dismissal.ts';
import { useSheet } from '../../ui/use-sheet.ts';
import type { RecentSearches } from './recent-searches.ts';
import { SearchOptions } from './search-options.tsx';
import sheet from './search-box.css';

export interface SearchBoxProps {
  value: string;
  /** As it is typed. */
  onValue(text: string): void;
  /** By Enter, or by a choice of the list. */
  onSearch(words: string): void;
  recent: RecentSearches;
  inputRef?: RefObject<HTMLInputElement | null>;
  /** The list below stands in the page and is always open: in a dialog. */
  isInline?: boolean;
}

/**
 * A field for words with a list below it: what was searched for lately, then what the words may become.
 *
 * @csspart search-field, search-options
 * @source ARIA practices, "Editable combobox with list autocomplete"
 */
export function SearchBox({ value, onValue, onSearch, recent, inputRef, isInline = false }: SearchBoxProps) {
  const label = useLabel();
  const id = useId();
  const { context } = useRuntime().store;
  const suggestions = useSlice(() => createSuggestions(context), [context]);
  const suggested = useSignal(suggestions.texts);
  const isTyped = searchWords(value) !== '';
  const options = isTyped ? suggested : recent.words;
  const [isOpen, setOpen] = useState(isInline);
  // Another list has nothing chosen.
  const [choice, setChoice] = useState<{ of: readonly string[]; index: number | undefined }>();
  const chosen = choice?.of === options ? choice.index : undefined;
  const isShown = isOpen && options.length > 0;
  const box = useRef<HTMLFormElement>(null);
  const adopt = useSheet(sheet);
  const ownInput = useRef<HTMLInputElement>(null);
  const input = inputRef ?? ownInput;
  useDismissal(isShown && !isInline, box, () => setOpen(false));

  const type = (text: string) => {
    onValue(text);
    suggestions.ask(text);
    setOpen(true);
  };
  const search = (words: string) => {
    suggestions.clear();
    setOpen(isInline);
    recent.add(searchWords(words));
    onSearch(searchWords(words));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search((isShown && chosen !== undefined && options[chosen]) || value);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      setChoice({ of: options, index: optionAfter(event.key, isShown ? chosen : undefined, options.length) });
    } else if (event.key === 'Escape' && !isInline && isShown) {
      event.preventDefault();
      setOpen(false);
    } else if (event.key === 'Escape' && !isInline && value !== '') {
      event.preventDefault();
      clear();
    }
  };
  const clear = () => {
    type('');
    input.current?.focus();
  };
  return (
    <form ref={(node) => ((box.current = node), adopt(node))} role="search" className={isInline ? 'fl-search-box fl-search-box--inline' : 'fl-search-box'} onSubmit={submit}>
      <div className="fl-search-box__field" part="search-field">
        <Icon path={searchSign} />
        <input
          ref={input}
          className="fl-search-box__input"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          role="combobox"
          aria-label={label('searchFor')}
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={`${id}-options`}
          aria-activedescendant={isShown && chosen !== undefined ? `${id}-${chosen}` : undefined}
          placeholder={label('searchFor')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={longestSearch}
          dir="auto"
          value={value}
          onChange={(event) => type(event.currentTarget.value)}
          onClick={() => setOpen(true)}
          onKeyDown={press}
        />
        {value !== '' && <button type="button" className="fl-search-box__clear" aria-label={label('clearSearch')} onClick={clear}><Icon path={close} /></button>}
      </div>
      <SearchOptions id={id} options={options} isShown={isShown} isRecent={!isTyped} chosen={chosen} onChoose={(words) => (onValue(words), search(words))} onForget={() => (recent.clear(), input.current?.focus())} />
    </form>
  );
}
