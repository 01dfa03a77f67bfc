import { useEffect, useState } from 'react';
import { useRuntime } from '../../../../binding/runtime-context.ts';
import type { Licence } from '../../../../contracts/purchase/licence.ts';
import { readTitleOffers } from '../../../../store/playback/access/title-offers.ts';

/** The licences that open a title, once they are known. @param licenceIds empty asks nothing */
export function useTitleOffers(licenceIds: readonly string[]): readonly Licence[] {
  const { context } = useRuntime().store;
  const [offers, setOffers] = useState<readonly Licence[]>([]);
  const ids = licenceIds.join(' ');
  useEffect(() => {
    const asking = new AbortController();
    void readTitleOffers(context, ids.split(' ').filter(Boolean), asking.signal).then((found) => { if (!asking.signal.aborted) setOffers(found); });
    return () => asking.abort();
  }, [context, ids]);
  return offers;
}
