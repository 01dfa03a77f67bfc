import { useState } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { weightClasses } from '../../../contracts/catalogue/fighters/weight-class.ts';
import { FighterList } from '../../../features/fighters/fighter-list.tsx';
import { FighterView } from '../../../features/fighters/fighter-view.tsx';
import type { PageProps } from '../../page.ts';
import { NotFoundPage } from '../states/not-found-page.tsx';

/** Every fighter, those of the weight class that the address names as its facet, or one fighter. */
export function FightersPage({ location: { match, query }, setTitle }: PageProps) {
  const label = useLabel();
  const [missing, setMissing] = useState(false);
  const id = match?.name === 'fighters' ? match.params.id : undefined;
  if (missing) return <NotFoundPage />;
  if (id === undefined) return <FighterList weightClass={weightClasses.find((each) => each === query['facet'])} />;
  return (
    <FighterView
      id={id}
      emit={(...[event, detail]) => {
        if (event === 'fighter-loaded') setTitle(detail.title);
        if (event === 'load-failed' && detail.code === 'fighter-not-found') {
          setMissing(true);
          setTitle(label('pageNotFound'));
        }
        return true;
      }}
    />
  );
}
