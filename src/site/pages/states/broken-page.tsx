import { useEffect, useState } from 'react';
import { isCodeMissing } from '../../late-code.ts';
import { FailurePanel } from '../../../parts/feedback/failure-panel.tsx';

/** Stands for a page that broke while it was drawn, until it is tried again or the viewer has gone elsewhere. @param place the entry of the history that is shown */
export function BrokenPage({ place, onRetry }: { place: string; onRetry(): void }) {
  const [brokenAt] = useState(place);
  useEffect(() => {
    if (place !== brokenAt) onRetry();
  }, [place, brokenAt, onRetry]);
  return <FailurePanel failure={{ code: 'page-broken' }} labelKey="pageFailed" onRetry={isCodeMissing() ? () => location.reload() : onRetry} />;
}
