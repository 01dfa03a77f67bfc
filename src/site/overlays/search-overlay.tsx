import { useEffect, useRef } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import { searchDestination } from '../../rules/search/search-destination.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useSheet } from '../../ui/use-sheet.ts';
import type { OverlayProps } from './overlay-props.ts';
import { searchFragment, wordsOfHash } from './search-fragment.ts';
import { SearchForm } from './search-form.tsx';
import sheet from './search-overlay.css';

/** Search over any page; closing it takes the fragment out of the address, and the way back from what was found opens it again. */
export function SearchOverlay({ overlays, navigator, location }: OverlayProps) {
  const label = useLabel();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const leave = () => {
    overlays.close('search');
    navigator.leaveFragment();
  };
  const search = (words: string) => {
    overlays.close('search');
    const asked = location.address.replace(/#.*$/s, '') + searchFragment(words);
    if (asked !== location.address) navigator.visit(asked, { replace: true, state: location.state });
    navigator.go(searchDestination(words));
  };
  return (
    <Dialog label={label('comingSearch')} closeLabel={label('close')} onClose={leave}>
      <div ref={useSheet(sheet)} className="fl-search-overlay">
        <h2 className="fl-search-overlay__heading">{label('comingSearch')}</h2>
        <SearchForm words={wordsOfHash(location.hash)} inputRef={input} onSearch={search} />
      </div>
    </Dialog>
  );
}
