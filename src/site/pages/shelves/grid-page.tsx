import { useMemo, useState } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { ContentGrid } from '../../../features/content-grid/content-grid.tsx';
import { choicesAddressOf } from '../../navigator/choices-address.ts';
import type { PageProps } from '../../page.ts';
import { NotFoundPage } from '../states/not-found-page.tsx';

/** The grid that the address names. @source spec 1 §2.1 "route with query gridviewconfigid" */
export function GridPage({ navigator, location, setTitle }: PageProps) {
  const label = useLabel();
  const address = useMemo(() => choicesAddressOf(navigator), [navigator]);
  const [missing, setMissing] = useState<string>();
  const id = location.query['gridviewconfigid'] ?? '';
  if (id === '' || missing === id) return <NotFoundPage />;
  return (
    <ContentGrid
      key={id}
      gridViewConfigId={id}
      address={address}
      emit={(...[event, detail]) => {
        if (event === 'grid-loaded') setTitle(detail.title);
        if (event === 'load-failed' && detail.code === 'grid-not-found') {
          setMissing(id);
          setTitle(label('pageNotFound'));
        }
        return true;
      }}
    />
  );
}
