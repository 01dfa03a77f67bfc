import { useState } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { NewsReport } from '../../../features/news/news-report.tsx';
import type { PageProps } from '../../page.ts';
import { NotFoundPage } from '../states/not-found-page.tsx';

/** The report that the address names. */
export function NewsItemPage({ location: { match }, setTitle }: PageProps) {
  const label = useLabel();
  const [missing, setMissing] = useState(false);
  if (missing || match?.name !== 'news-item') return <NotFoundPage />;
  const { feedName, newId } = match.params;
  return (
    <NewsReport
      feedName={feedName}
      newId={newId}
      emit={(...[event, detail]) => {
        if (event === 'news-loaded') setTitle(detail.title);
        if (event === 'load-failed' && detail.code === 'news-not-found') {
          setMissing(true);
          setTitle(label('pageNotFound'));
        }
        return true;
      }}
    />
  );
}
