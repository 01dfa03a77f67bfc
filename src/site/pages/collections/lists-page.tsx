import { useEffect } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { AllLists } from '../../../features/my-list/all/all-lists.tsx';
import { OneList } from '../../../features/my-list/one/one-list.tsx';
import { useSheet } from '../../../ui/use-sheet.ts';
import type { PageProps } from '../../page.ts';
import sheet from '../pages.css';

const unheard = () => true;

/** All lists of a viewer, or one of them: the address says which. @source spec 1 §2.1 "/watchlists/{watchlistId?}" */
export function ListsPage({ location, setTitle }: PageProps) {
  const label = useLabel();
  const id = location.match?.name === 'watchlists' ? location.match.params.watchlistId : undefined;
  useEffect(() => {
    if (id === undefined) setTitle(label('yourLists'));
  }, [id, label]);
  return (
    <div ref={useSheet(sheet)} className="fl-page fl-page--lists">
      {id === undefined ? <AllLists emit={unheard} heading="h1" /> : <OneList key={id} id={id} emit={unheard} heading="h1" onName={setTitle} />}
    </div>
  );
}
