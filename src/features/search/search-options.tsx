import { useEffect, useRef } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { clock, search as searchSign } from '../../ui/icon/navigation-icons.ts';

interface SearchOptionsProps {
  /** Of the field that they belong to. */
  id: string;
  options: readonly string[];
  isShown: boolean;
  /** What was searched for lately; otherwise what the words may become. */
  isRecent: boolean;
  chosen: number | undefined;
  onChoose(words: string): void;
  onForget(): void;
}

/** The list below a search field. A press leaves the focus in the field. */
export function SearchOptions({ id, options, isShown, isRecent, chosen, onChoose, onForget }: SearchOptionsProps) {
  const label = useLabel();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (chosen !== undefined) list.current?.children[chosen]?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <div className="fl-search-box__options" part="search-options" hidden={!isShown}>
      {isRecent && (
        <div className="fl-search-box__recent">
          <span>{label('recentSearches')}</span>
          <button type="button" className="fl-search-box__forget" onClick={onForget}>{label('clearRecentSearches')}</button>
        </div>
      )}
      <ul ref={list} role="listbox" id={`${id}-options`} aria-label={label(isRecent ? 'recentSearches' : 'searchSuggestions')} className="fl-search-box__list" onMouseDown={(event) => event.preventDefault()}>
        {options.map((words, index) => (
          <li key={words} id={`${id}-${index}`} role="option" aria-selected={index === chosen} className="fl-search-box__option" onClick={() => onChoose(words)}>
            <Icon path={isRecent ? clock : searchSign} />
            <bdi>{words}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
