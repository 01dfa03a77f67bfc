import { useEffect, useRef, useState } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import { useRecentSearches } from '../../features/search/recent-searches.ts';
import { SearchBox } from '../../features/search/search-box.tsx';
import { searchDestination } from '../../rules/search/search-destination.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useSheet } from '../../ui/use-sheet.ts';
import type { OverlayProps } from './overlay-props.ts';
import { searchFragment, wordsOfHash } from './search-fragment.ts';
import sheet from './search-overlay.css';

/** Search over any page; closing it takes the fragment out of the address, and the way back from what was found opens it again. @source spec 1 §2.4 "Hash search opens search" */
export function SearchOverlay({ runtime, overlays, navigator, location }: OverlayProps) {
  const label = useLabel();
  const kept = overlays.search;
  const input = useRef<HTMLInputElement>(null);
  const recent = useRecentSearches(runtime.settings.realm);
  const [typed, setTyped] = useState(() => wordsOfHash(location.hash) || kept.words());
  useEffect(() => {
    input.current?.focus();
    // Words of an earlier search are typed over.
    if (!wordsOfHash(location.hash)) input.current?.select();
  }, []);
  const leave = () => {
    overlays.close('search');
    navigator.leaveFragment();
  };
  const search = (words: string) => {
    overlays.close('search');
    const asked = location.address.replace(/#.*$/s, '') + searchFragment(words);
    if (asked !== location.address) navigator.visit(asked, { replace: true, state: location.state });
    navigator.go(searchDestination(words, kept.refinements(words)));
  };
  return (
    <Dialog label={label('search')} closeLabel={label('close')} onClose={leave}>
      <div ref={useSheet(sheet)} className="fl-search-overlay">
        <h2 className="fl-search-overlay__heading">{label('search')}</h2>
        <SearchBox value={typed} onValue={setTyped} onSearch={search} recent={recent} inputRef={input} isInline />
      </div>
    </Dialog>
  );
}
