import { useState } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { foundChoices, searchFrom } from '../../../rules/identity/providers/found-choices.ts';
import { VisuallyHidden } from '../../../ui/feedback/visually-hidden.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { useSheet } from '../../../ui/use-sheet.ts';
import sheet from './picker.css';

/** Something that is chosen: a provider, or an operator of one. */
export interface Choice {
  key: string;
  title: string;
  featured: boolean;
  /** It was chosen on this device the last time. */
  isLast?: boolean;
  isBusy?: boolean;
}

/** Featured choices, a separator and the others; searched where they are many. @source spec 3 §2 "featured providers, a separator, then non-featured ones" */
export function ChoiceList({ choices, onChoose }: { choices: readonly Choice[]; onChoose(key: string): void }) {
  const label = useLabel();
  const [typed, setTyped] = useState('');
  const isMany = choices.length >= searchFrom;
  const found = isMany ? foundChoices(choices, typed) : choices;
  const groups = [found.filter(({ featured }) => featured), found.filter(({ featured }) => !featured)].filter(({ length }) => length > 0);
  return (
    <div ref={useSheet(sheet)} className="fl-picker">
      {isMany && <TextField label={label('findProvider')} type="search" value={typed} onValue={setTyped} inputMode="search" autoComplete="off" />}
      {isMany && <VisuallyHidden role="status">{typed ? label('providersFound', { count: String(found.length) }) : ''}</VisuallyHidden>}
      {groups.map((group, index) => (
        <div key={group[0]!.featured ? 'featured' : 'others'} className="fl-picker__group">
          {index > 0 && <hr className="fl-picker__separator" />}
          <ul className="fl-picker__list" role="list">
            {group.map((one) => <li key={one.key}><ChoiceButton choice={one} onPress={() => onChoose(one.key)} /></li>)}
          </ul>
        </div>
      ))}
      {found.length === 0 && <p className="fl-sign-in__lead">{label('noProviderFound')}</p>}
    </div>
  );
}

function ChoiceButton({ choice: { title, featured, isLast, isBusy }, onPress }: { choice: Choice; onPress(): void }) {
  const label = useLabel();
  return (
    <button type="button" className={featured ? 'fl-picker__choice fl-picker__choice--featured' : 'fl-picker__choice'} aria-busy={isBusy || undefined} onClick={() => { if (!isBusy) onPress(); }}>
      <span className="fl-picker__letter" aria-hidden="true">{[...title][0]}</span>
      <span className="fl-picker__name"><bdi>{title}</bdi></span>
      {isLast && <span className="fl-picker__last">{label('lastUsed')}</span>}
      {isBusy && <VisuallyHidden>{label('loading')}</VisuallyHidden>}
    </button>
  );
}
