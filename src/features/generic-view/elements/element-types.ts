import { bucketElement } from './bucket-element.tsx';
import type { ElementType } from './element-type.ts';
import { heroElement } from './hero-element.tsx';
import { lateElement } from './late-element.tsx';
import { textBlockElement } from './text-block-element.tsx';

/** The types of element that this build draws: a new one is a file beside this and a line here. What few pages have is fetched by those that do. */
export const elementTypes: readonly ElementType[] = [
  heroElement, bucketElement, textBlockElement,
  lateElement({ $type: 'tabs', place: '24rem', load: () => import('./tabs/tabs-element.tsx').then((module) => module.tabsElement) }),
  lateElement({ $type: 'series', place: '30rem', load: () => import('./series/series-element.tsx').then((module) => module.seriesElement) }),
  lateElement({ $type: 'gridBlock', place: '40rem', load: () => import('./shelf/grid-block-element.tsx').then((module) => module.gridBlockElement) }),
  lateElement({ $type: 'filterList', place: '2.75rem', load: () => import('./shelf/filter-list-element.tsx').then((module) => module.filterListElement) }),
  lateElement({ $type: 'search', place: '4.75rem', load: () => import('./shelf/search-element.tsx').then((module) => module.searchElement) }),
  lateElement({ $type: 'cardList', place: '24rem', load: () => import('./card-list/card-list-element.tsx').then((module) => module.cardListElement) }),
  lateElement({ $type: 'externalTable', place: '24rem', load: () => import('./table/external-table-element.tsx').then((module) => module.externalTableElement) }),
];
