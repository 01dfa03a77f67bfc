import { fighter, fighterList, fighterListQuery, fighterQuery } from '../../contracts/catalogue/fighters/fighter.ts';
import { newsItem, newsItemQuery, newsList, newsListQuery } from '../../contracts/catalogue/news/news.ts';
import { defineCall } from '../call.ts';
import { pathOf } from '../path-of.ts';

/** News, the latest first. @source spec 1 §2.1 "news"; chosen: its path, as the page's */
export const readNews = defineCall({
  name: 'readNews', method: 'GET',
  input: newsListQuery, output: newsList,
  request: (query) => ({ path: '/news', query }),
});

/** One report. @source spec 1 §2.1 "/news/{feedName}/{newId}"; chosen: its path, as the page's */
export const readNewsItem = defineCall({
  name: 'readNewsItem', method: 'GET',
  input: newsItemQuery, output: newsItem,
  request: ({ feedName, newId }) => ({ path: pathOf`/news/${feedName}/${newId}` }),
});

/** Fighters by name, all of them or those of one weight class. @source spec 1 §2.1 "/fighters"; chosen: its path, as the page's */
export const readFighters = defineCall({
  name: 'readFighters', method: 'GET',
  input: fighterListQuery, output: fighterList,
  request: (query) => ({ path: '/fighters', query }),
});

/** A fighter with figures and bouts. @source spec 1 §2.1 "/fighters/{id}"; chosen: its path, as the page's */
export const readFighter = defineCall({
  name: 'readFighter', method: 'GET',
  input: fighterQuery, output: fighter,
  request: ({ id }) => ({ path: pathOf`/fighters/${id}` }),
});
