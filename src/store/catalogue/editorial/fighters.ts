import { readFighters } from '../../../api/calls/editorial.ts';
import type { FighterCard } from '../../../contracts/catalogue/fighters/fighter.ts';
import type { WeightClass } from '../../../contracts/catalogue/fighters/weight-class.ts';
import type { StoreContext } from '../../store-context.ts';
import { createViewerList, type ViewerList } from '../../viewer-list.ts';

/** Fighters by name. @param weightClass all when absent */
export function createFighters(context: StoreContext, weightClass?: WeightClass): ViewerList<FighterCard> {
  return createViewerList<FighterCard>(context, async (lastSeen, signal) => {
    const { fighters, paging } = await context.client.call(readFighters, { weightClass, lastSeen }, { signal });
    return { items: fighters, paging };
  });
}
