import { readNews } from '../../../api/calls/editorial.ts';
import type { NewsCard } from '../../../contracts/catalogue/news/news.ts';
import type { StoreContext } from '../../store-context.ts';
import { createViewerList, type ViewerList } from '../../viewer-list.ts';

/** News of all feeds; the id of a report is that of its feed only, so a list names both. */
export type ListedNews = NewsCard & { newId: string };

/** The news of all feeds or of one, the latest first. */
export function createNews(context: StoreContext, feedName?: string): ViewerList<ListedNews> {
  return createViewerList<ListedNews>(context, async (lastSeen, signal) => {
    const { news, paging } = await context.client.call(readNews, { feedName, lastSeen }, { signal });
    return { items: news.map((card) => ({ ...card, newId: card.id, id: `${card.feedName}/${card.id}` })), paging };
  });
}
