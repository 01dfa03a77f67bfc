import { readFighter, readNewsItem } from '../../../api/calls/editorial.ts';
import type { Fighter } from '../../../contracts/catalogue/fighters/fighter.ts';
import type { NewsItem } from '../../../contracts/catalogue/news/news.ts';
import type { StoreContext } from '../../store-context.ts';
import { createOneAnswer, type OneAnswer } from '../../one-answer.ts';

/** A report. */
export const createNewsItem = (context: StoreContext, feedName: string, newId: string): OneAnswer<NewsItem> => createOneAnswer(context, () => context.client.call(readNewsItem, { feedName, newId }));

/** A fighter with figures and bouts. */
export const createFighter = (context: StoreContext, id: string): OneAnswer<Fighter> => createOneAnswer(context, () => context.client.call(readFighter, { id }));
