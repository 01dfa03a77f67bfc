import { useState } from 'react';
import type { Emit } from '../../../binding/emit.ts';
import { useLabel } from '../../../binding/use-label.ts';
import type { CollectionEvents } from '../../../features/collection/events.ts';
import type { PageProps } from '../../page.ts';

/** Names the page after its collection. @returns whether there is none at this address, and what hears the feature */
export function useCollectionEvents(setTitle: PageProps['setTitle']): [isMissing: boolean, emit: Emit<CollectionEvents>] {
  const label = useLabel();
  const [isMissing, setMissing] = useState(false);
  const emit: Emit<CollectionEvents> = (...[event, detail]) => {
    if (event === 'collection-loaded') setTitle(detail.title);
    if (event === 'load-failed' && detail.code.endsWith('-not-found')) {
      setMissing(true);
      setTitle(label('pageNotFound'));
    }
    return true;
  };
  return [isMissing, emit];
}
