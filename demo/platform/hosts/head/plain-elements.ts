import { gridBucketId } from '../../catalogue/grid-bucket-id.ts';
import type { ViewElementSeed } from '../../db/tables/catalogue-tables.ts';

/** An element whose words and links a page without script can show. */
export type PlainElement = Extract<ViewElementSeed, { kind: 'hero' | 'bucket' | 'textBlock' }>;

/** What of a page is told without script: every tab's content, shelves as rows, lists of cards as links. Fields, filters and tables that are kept elsewhere need script. */
export function plainElements(elements: readonly ViewElementSeed[]): PlainElement[] {
  return elements.flatMap((element): PlainElement[] => {
    switch (element.kind) {
      case 'tabs': return element.tabs.flatMap((tab) => plainElements(tab.elements));
      case 'gridBlock': return [{ kind: 'bucket', zone: element.zone, bucketId: gridBucketId(element.gridViewConfigId) }];
      case 'cardList': return [{ kind: 'hero', zone: element.zone, items: element.cards.map(({ item }) => item) }];
      case 'series': return [{ kind: 'hero', zone: element.zone, items: [element.seriesId] }];
      case 'externalTable':
      case 'filterList':
      case 'search': return [];
      default: return [element];
    }
  });
}
