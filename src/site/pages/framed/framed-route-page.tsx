import { useState } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { FramedPage } from '../../../features/framed-page/framed-page.tsx';
import type { PageProps } from '../../page.ts';
import { NotFoundPage } from '../states/not-found-page.tsx';

/** The external page or the plugin that the address names. */
export function FramedRoutePage({ location: { match }, setTitle }: PageProps) {
  const label = useLabel();
  const [missing, setMissing] = useState(false);
  const id = match?.name === 'external-page' ? match.params.pageId : match?.name === 'plugin' ? match.params.id : undefined;
  if (missing || id === undefined) return <NotFoundPage />;
  return (
    <FramedPage
      kind={match?.name === 'plugin' ? 'plugin' : 'external'}
      id={id}
      emit={(...[event, detail]) => {
        if (event === 'page-loaded') setTitle(detail.title);
        if (event === 'load-failed' && detail.code === 'framed-page-not-found') {
          setMissing(true);
          setTitle(label('pageNotFound'));
        }
        return true;
      }}
    />
  );
}
