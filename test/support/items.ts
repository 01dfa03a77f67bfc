import * as z from 'zod/mini';
import { contentItem, type ContentItem } from '../../src/contracts/catalogue/content-item.ts';
import { recorded } from './recorded-answers/recorded-answer.ts';

const [film] = recorded('readBucket', 'guest: featured').contentList;

/** What a test may say of an item: as the platform writes it, or of a type that this build does not know. */
type ItemFacts = Partial<Omit<z.input<typeof contentItem>, 'type'>> & { type?: ContentItem['type'] };

/** A film that anyone may watch, as the platform tells it in a row, and whatever a test says of it. */
export function itemOf(facts: ItemFacts = {}): ContentItem {
  return z.parse(contentItem, { ...film, id: '1', type: 'VOD_VIDEO', title: 'The Long Night', duration: 5400, ...facts });
}

/** As many different films. Ids start with `from`. */
export function itemsOf(count: number, from = 1, facts: ItemFacts = {}): ContentItem[] {
  return Array.from({ length: count }, (_, index) => itemOf({ id: String(from + index), title: `Film ${from + index}`, ...facts }));
}
