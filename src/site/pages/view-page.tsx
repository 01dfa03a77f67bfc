import { useMemo, useState } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import { GenericView } from '../../features/generic-view/generic-view.tsx';
import type { PathMatch } from '../../routing/match-path.ts';
import { choicesAddressOf } from '../navigator/choices-address.ts';
import type { PageProps } from '../page.ts';
import { NotFoundPage } from './states/not-found-page.tsx';

/** Which composed page a route shows. */
function viewOf(match: PathMatch): [type: string, id: string] {
  switch (match.name) {
    case 'browse': return ['browse', 'browse'];
    case 'section': return ['section', match.params.id];
    default: return ['home', 'home'];
  }
}

/** Home, a section, and what else is composed by the platform. */
export function ViewPage({ navigator, location, setTitle }: PageProps) {
  const label = useLabel();
  const address = useMemo(() => choicesAddressOf(navigator), [navigator]);
  const [missing, setMissing] = useState(false);
  const [type, id] = viewOf(location.match ?? { name: 'home', params: {} });
  if (missing) return <NotFoundPage />;
  return (
    <GenericView
      type={type}
      id={id}
      address={address}
      emit={(...[event, detail]) => {
        if (event === 'view-loaded') setTitle(detail.title);
        if (event === 'load-failed' && detail.code === 'view-not-found') {
          setMissing(true);
          setTitle(label('pageNotFound'));
        }
        return true;
      }}
    />
  );
}
