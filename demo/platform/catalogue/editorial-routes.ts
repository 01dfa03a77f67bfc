import * as z from 'zod/mini';
import { fighter, fighterList } from '../../../src/contracts/catalogue/fighters/fighter.ts';
import { knownWeightClass } from '../../../src/contracts/catalogue/fighters/weight-class.ts';
import { newsItem, newsList } from '../../../src/contracts/catalogue/news/news.ts';
import { defineRoute } from '../server/platform-route.ts';
import { answerFighter, answerFighters } from './fighters/answer-fighters.ts';
import { answerNewsItem, answerNewsList } from './news/answer-news.ts';
import { sent } from '../../../src/contracts/wire/sent-text.ts';

const count = (unless: number) => z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), unless);

/** News and fighters. @source spec 1 §2.1, §3 */
export const editorialRoutes = [
  defineRoute({
    name: 'readNews', method: 'GET', path: '/api/v1/news', auth: 'guest', output: newsList,
    input: z.object({ feedName: z.optional(sent('id')), rpp: count(12), lastSeen: z.optional(sent('cursor')) }),
    sharedBy: ({ feedName, rpp, lastSeen }) => [feedName, rpp, lastSeen], answer: (wish, caller) => answerNewsList(caller, wish),
  }),
  defineRoute({
    name: 'readNewsItem', method: 'GET', path: '/api/v1/news/:feedName/:newId', auth: 'guest', output: newsItem,
    input: z.object({ feedName: sent('id'), newId: sent('id') }),
    sharedBy: ({ feedName, newId }) => [feedName, newId], answer: (wish, caller) => answerNewsItem(caller, wish),
  }),
  defineRoute({
    name: 'readFighters', method: 'GET', path: '/api/v1/fighters', auth: 'guest', output: fighterList,
    input: z.object({ weightClass: z.optional(knownWeightClass), rpp: count(24), lastSeen: z.optional(sent('cursor')) }),
    sharedBy: ({ weightClass, rpp, lastSeen }) => [weightClass, rpp, lastSeen], answer: (wish, caller) => answerFighters(caller, wish),
  }),
  defineRoute({
    name: 'readFighter', method: 'GET', path: '/api/v1/fighters/:id', auth: 'guest', output: fighter,
    input: z.object({ id: sent('id') }), sharedBy: ({ id }) => [id], answer: (wish, caller) => answerFighter(caller, wish),
  }),
];
