import { useEffect, useId, useState } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import type { GuideChoices } from '../../../store/guide/guide-choices.ts';
import type { Guide, GuideFilter } from '../../../store/guide/guide.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { VisuallyHidden } from '../../../ui/feedback/visually-hidden.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { search } from '../../../ui/icon/navigation-icons.ts';
import { close, star } from './guide-icons.ts';

/** chosen: the guide answers from what it has, so it may be asked while one types */
const typingMs = 400;
/** chosen: titles are looked for from now on, as long as most guides plan ahead for sure */
const searchedMs = 24 * 3_600_000;
const longestQuery = 100;

export interface FilterBarProps {
  guide: Guide;
  choices: GuideChoices;
  now: number;
}

/** Which channels the guide shows: a group, a search, favourites first. */
export function FilterBar({ guide, choices, now }: FilterBarProps) {
  const label = useLabel();
  const id = useId();
  const viewer = useSignal(useRuntime().store.context.viewer);
  const filter = useSignal(guide.filter);
  const groups = useSignal(guide.groups);
  const rows = useSignal(guide.rows);
  const [typed, setTyped] = useState(filter.query ?? '');
  const choose = (part: Partial<GuideFilter>) => guide.choose(without({ ...guide.filter.peek(), ...part }));
  const look = (query: string) => choose(query ? { query, queryFrom: now, queryTo: now + searchedMs } : { query: undefined, queryFrom: undefined, queryTo: undefined });
  useEffect(() => {
    const query = typed.trim();
    if (query === (guide.filter.peek().query ?? '')) return undefined;
    const timer = setTimeout(() => look(query), query ? typingMs : 0);
    return () => clearTimeout(timer);
  }, [typed]);
  // Taken away elsewhere: by the button that shows all channels.
  useEffect(() => {
    if (!filter.query) setTyped('');
  }, [filter.query]);
  return (
    <div className="fl-guide__filters" role="search" aria-label={label('guideSearch')}>
      <div className="fl-guide__search">
        <Icon path={search} />
        <label htmlFor={id}><VisuallyHidden>{label('guideSearch')}</VisuallyHidden></label>
        <input
          id={id} type="text" inputMode="search" enterKeyHint="search" autoComplete="off" spellCheck={false} dir="auto" maxLength={longestQuery} placeholder={label('guideSearch')} value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)} onKeyDown={(event) => event.key === 'Enter' && look(typed.trim())}
        />
        {typed && <IconButton label={label('clearSearch')} path={close} size="small" onClick={() => setTyped('')} />}
      </div>
      {groups.length > 0 && (
        <label className="fl-guide__group">
          <VisuallyHidden>{label('guideGroup')}</VisuallyHidden>
          <select value={filter.group ?? ''} onChange={(event) => choose({ group: event.currentTarget.value || undefined })}>
            <option value="">{label('guideAllChannels')}</option>
            {groups.map(({ id: group, name, count }) => <option key={group} value={group}>{`${name} (${count})`}</option>)}
          </select>
        </label>
      )}
      {viewer?.who === 'member' && (
        <IconButton
          label={label('guideFavouritesFirst')} path={star} pressed={filter.favouritesFirst === true}
          onClick={() => {
            const favouritesFirst = !filter.favouritesFirst;
            choices.choose({ favouritesFirst });
            choose({ favouritesFirst });
          }}
        />
      )}
      <VisuallyHidden><span role="status">{(filter.query || filter.group) && rows !== undefined ? label('guideFound', { count: rows }) : ''}</span></VisuallyHidden>
    </div>
  );
}

/** Only what is chosen: an answer is the same for whoever chose nothing. */
const without = (filter: GuideFilter): GuideFilter => Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined && value !== false));
