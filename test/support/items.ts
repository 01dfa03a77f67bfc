import * as z from 'zod/mini';
import { contentItem, type ContentItem } from '../../src/contracts/catalogue/content-item.ts';

/** A film that anyone may watch, and whatever a test says of it. */
export function itemOf(facts: Partial<z.input<typeof contentItem>> = {}): ContentItem {
  return z.parse(contentItem, {
    id: '1', type: 'VOD_VIDEO', title: 'The Long Night', accessLevel: 'GRANTED', thumbnailUrl: 'https://media.example/1.svg', duration: 5400, ...facts,
  });
}

/** As many different films. Ids start with `from`. */
export function itemsOf(count: number, from = 1, facts: Partial<z.input<typeof contentItem>> = {}): ContentItem[] {
  return Array.from({ length: count }, (_, index) => itemOf({ id: String(from + index), title: `Film ${from + index}`, ...facts }));
}
