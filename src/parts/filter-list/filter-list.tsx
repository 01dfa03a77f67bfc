import { useId } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import { useLocale } from '../../binding/use-locale.ts';
import { useSignal } from '../../binding/use-signal.ts';
import { useWords } from '../../binding/use-words.ts';
import type { FilterListAttributes } from '../../contracts/search/filter-list.ts';
import { facetValuesIn, withToggled } from '../../rules/search/facet-words.ts';
import { nextSort, relevance } from '../../rules/search/next-sort.ts';
import type { ViewChoices } from '../../store/catalogue/view-choices.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { check } from '../../ui/icon/choice-icons.ts';
import { filters as filterSign, sortLines } from '../../ui/icon/form-icons.ts';
import { useSheet } from '../../ui/use-sheet.ts';
import sheet from './filter-list.css';

/** Where the choices are kept. */
export interface Narrowed { view: Pick<ViewChoices, 'choices' | 'choose' | 'panel' | 'togglePanel'> }

/** What titles are narrowed by, and how they are sorted; one panel is open at a time. @source spec 1 §4.4 */
export function FilterList({ facets, sorts, view }: FilterListAttributes & Narrowed) {
  const label = useLabel();
  const { locale } = useLocale();
  const id = useId();
  const { facet } = useSignal(view.choices);
  const panel = useSignal(view.panel);
  const chosen = facetValuesIn(facet).length;
  const opener = (name: 'filters' | 'sort', words: string, icon: string) => (
    <button type="button" className="fl-filters__opener" aria-expanded={panel === name} aria-controls={`${id}-${name}`} onClick={() => view.togglePanel(name)}>
      <Icon path={icon} />{words}
    </button>
  );
  return (
    <div ref={useSheet(sheet)} className="fl-filters">
      <div className="fl-filters__openers">
        {facets.length > 0 && opener('filters', chosen > 0 ? label('filtersOn', { count: new Intl.NumberFormat(locale).format(chosen) }) : label('filters'), filterSign)}
        {sorts.length > 0 && opener('sort', label('sort'), sortLines)}
        {chosen > 0 && <Button variant="ghost" size="small" onClick={() => view.choose({ facet: undefined })}>{label('clearFilters')}</Button>}
      </div>
      <div id={`${id}-filters`} className="fl-filters__panel" hidden={panel !== 'filters'}>
        {facets.map((one) => <Facet key={one.id} facet={one} view={view} />)}
      </div>
      <div id={`${id}-sort`} className="fl-filters__panel" hidden={panel !== 'sort'}><Orders sorts={sorts} view={view} /></div>
    </div>
  );
}

function Facet({ facet, view }: { facet: FilterListAttributes['facets'][number] } & Narrowed) {
  const words = useWords();
  const label = useLabel();
  const { locale } = useLocale();
  const { facet: text } = useSignal(view.choices);
  const chosen = new Set(facetValuesIn(text).filter((one) => one.facet === facet.id).map((one) => one.value));
  const number = new Intl.NumberFormat(locale);
  return (
    <fieldset className="fl-filters__facet">
      <legend><bdi>{words(facet)}</bdi></legend>
      {facet.values.map((value) => {
        const name = words(value);
        const count = value.count === undefined ? undefined : number.format(value.count);
        return (
          <button
            key={value.id}
            type="button"
            className="fl-filters__value"
            aria-pressed={chosen.has(value.id)}
            aria-label={count === undefined ? undefined : label('filterCount', { name, count })}
            onClick={() => view.choose({ facet: withToggled(text, { facet: facet.id, value: value.id }) })}
          >
            {chosen.has(value.id) && <Icon path={check} />}
            <bdi>{name}</bdi>
            {count !== undefined && <span className="fl-filters__count">{count}</span>}
          </button>
        );
      })}
    </fieldset>
  );
}

function Orders({ sorts, view }: Pick<FilterListAttributes, 'sorts'> & Narrowed) {
  const words = useWords();
  const label = useLabel();
  const choices = useSignal(view.choices);
  return (
    <fieldset className="fl-filters__facet">
      <legend>{label('sort')}</legend>
      {sorts.map((one) => {
        const isChosen = one.id === (choices.sort ?? relevance);
        return (
          <button key={one.id} type="button" className="fl-filters__value" aria-pressed={isChosen} onClick={() => view.choose(nextSort(choices, one.id))}>
            <bdi>{words(one)}</bdi>
            {isChosen && one.id !== relevance && <span>{label(choices.sortDirection === 'DESC' ? 'descending' : 'ascending')}</span>}
          </button>
        );
      })}
    </fieldset>
  );
}
