import { useEffect, useMemo, useRef } from 'react';
import { SearchView } from '../../../features/search/search-view.tsx';
import { choicesAddressOf } from '../../navigator/choices-address.ts';
import type { PageProps } from '../../page.ts';

/** Search, with its words and refinements in the address. Without words the field has the focus. @source spec 1 §2.1, §2.2 */
export function SearchPage({ navigator }: PageProps) {
  const address = useMemo(() => choicesAddressOf(navigator), [navigator]);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!address.query.peek()['query']) input.current?.focus({ preventScroll: true });
  }, [address]);
  return <SearchView address={address} inputRef={input} emit={() => true} />;
}
