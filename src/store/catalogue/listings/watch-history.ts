import { readWatchHistory } from '../../../api/calls/listings.ts';
import type { ContentItem } from '../../../contracts/catalogue/content-item.ts';
import type { StoreContext } from '../../store-context.ts';
import { createViewerList, type ViewerList } from '../../viewer-list.ts';

/** What the member has watched, the latest first. A guest's is never asked for. */
export function createWatchHistory(context: StoreContext): ViewerList<ContentItem> {
  return createViewerList<ContentItem>(context, async (lastSeen, signal) => {
    const { history, paging } = await context.client.call(readWatchHistory, { lastSeen }, { signal });
    return { items: history, paging };
  });
}
