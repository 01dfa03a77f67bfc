import type { BucketRow, ButtonSeed, ViewElementSeed, Words } from '../../db/tables/catalogue-tables.ts';
import type { Caller } from '../../server/request-caller.ts';
import { trailersOf } from '../../playback/present-extras.ts';
import { type BucketPage, bucketPage, bucketsOf, itemsOf, type PageRequest } from '../bucket-pages.ts';
import { seasonsOf, wireSeason } from '../collections/read-collection.ts';
import { presentBucket, presentedById } from '../compose-view.ts';
import { answerGrid } from '../content-grids.ts';
import { hidesGeoblocked, pageShown } from '../shown-here.ts';
import { type WireItem } from '../present-items.ts';
import { textIn } from '../../realm/text-in.ts';
import { filtersOf } from './filters-of.ts';

/** First page of a row on a composed page. @source spec 1 §9 "Carousel next-page size 10 per bucket" */
const firstPage: PageRequest = { rpp: 10 };
/** chosen: a shelf in a page begins with as many as its own page */
const shelfPage: PageRequest = { rpp: 24 };

/** One part of a page, before it is checked against the contract of its type. */
export interface ComposedElement {
  $type: ViewElementSeed['kind'];
  $zone: ViewElementSeed['zone'];
  attributes: Record<string, unknown>;
  /** Elements that it holds, which are checked as it is. */
  within?: ComposedElement[];
  [more: string]: unknown;
}

interface FilledRow { row: BucketRow; page: BucketPage }

/** What a page's elements are made of. */
interface Material { caller: Caller; rows: Map<string, FilledRow>; items: Map<string, WireItem> }

/** The elements of a page, with those inside its tabs. */
export const flat = (seeds: readonly ViewElementSeed[]): ViewElementSeed[] => seeds.flatMap((seed) => (seed.kind === 'tabs' ? [seed, ...seed.tabs.flatMap((tab) => flat(tab.elements))] : [seed]));

function itemIdsOf(seed: ViewElementSeed): string[] {
  const ofButtons = (buttons: readonly ButtonSeed[] = []) => buttons.flatMap(({ item }) => (item === undefined ? [] : [item]));
  if (seed.kind === 'hero') return [...seed.items, ...ofButtons(seed.buttons)];
  if (seed.kind === 'cardList') return seed.cards.flatMap(({ item, buttons }) => [item, ...ofButtons(buttons)]);
  return seed.kind === 'series' ? [seed.seriesId] : [];
}

const firstPageOf = (caller: Caller, row: BucketRow): Promise<BucketPage> =>
  pageShown(caller, (wish) => bucketPage(caller, row, wish), firstPage, hidesGeoblocked(caller));

async function filledRows(caller: Caller, bucketIds: string[]): Promise<Map<string, FilledRow>> {
  const rows = await bucketsOf(caller, bucketIds);
  const filled = await Promise.all([...rows.values()].map(async (row) => ({ row, page: await firstPageOf(caller, row) })));
  return new Map(filled.map((entry) => [entry.row.id, entry]));
}

/** The elements of a composed page with their first content; rows with nothing in them are left out. */
export async function composeElements(caller: Caller, seeds: ViewElementSeed[]): Promise<ComposedElement[]> {
  const all = flat(seeds);
  const rows = await filledRows(caller, all.flatMap((seed) => (seed.kind === 'bucket' ? [seed.bucketId] : [])));
  const items = await presentedById(caller, [...all.flatMap(itemIdsOf), ...[...rows.values()].flatMap((entry) => entry.page.ids)]);
  const shown = hidesGeoblocked(caller) ? new Map([...items].filter(([, { accessLevel }]) => accessLevel !== 'GEOBLOCKED')) : items;
  return composed(seeds, { caller, rows, items: shown });
}

const composed = async (seeds: readonly ViewElementSeed[], material: Material): Promise<ComposedElement[]> => {
  const elements = await Promise.all(seeds.map(async (seed) => {
    const body = await bodyOf(seed, material);
    return body && { $type: seed.kind, $zone: seed.zone, ...(seed.style ? { style: seed.style } : {}), ...body };
  }));
  return elements.filter((element) => element !== undefined);
};

type Body = Pick<ComposedElement, 'attributes' | 'within'>;

/** Undefined where there is nothing to show. */
async function bodyOf(seed: ViewElementSeed, material: Material): Promise<Body | undefined> {
  const { caller, rows, items } = material;
  const words = (text: Words) => ({ text: textIn(text, caller.locale) });
  const buttons = (all: readonly ButtonSeed[]) => Promise.all(all.map((button) => buttonOf(button, material)));
  switch (seed.kind) {
    case 'hero': {
      const shown = seed.items.flatMap((id) => items.get(id) ?? []);
      return shown.length > 0 ? { attributes: { items: shown, ...(seed.buttons ? { buttons: await buttons(seed.buttons) } : {}) } } : undefined;
    }
    case 'textBlock': return { attributes: { ...(seed.labelKey === undefined ? {} : { labelKey: seed.labelKey }), ...words(seed.words) } };
    case 'externalTable': return { attributes: { tableId: seed.tableId } };
    case 'search': return { attributes: words(seed.words) };
    case 'filterList': return { attributes: await filtersOf(caller, seed) };
    case 'gridBlock': return { attributes: { ...await answerGrid(caller, seed.gridViewConfigId, shelfPage) } };
    case 'cardList': {
      const cards = await Promise.all(seed.cards.map(async ({ item, buttons: own = [] }) => ({ item: items.get(item), buttons: await buttons(own) })));
      return { attributes: { ...words(seed.words), cards: cards.filter(({ item }) => item !== undefined) } };
    }
    case 'series': {
      const about = items.get(seed.seriesId);
      return about && { attributes: { seriesId: seed.seriesId, about, seasons: (await seasonsOf(caller, seed.seriesId)).map((season) => wireSeason(season, caller.locale)) } };
    }
    case 'tabs': {
      const tabs = await Promise.all(seed.tabs.map(async (tab) => ({ id: tab.id, ...words(tab.words), elements: await composed(tab.elements, material) })));
      return { attributes: { ...words(seed.words), tabs }, within: tabs.flatMap((tab) => tab.elements) };
    }
    case 'bucket': {
      const entry = rows.get(seed.bucketId);
      return entry && entry.page.ids.length > 0 ? { attributes: { ...presentBucket(entry.row, entry.page, items, caller) } } : undefined;
    }
  }
}

/** A button as the wire has it; its data are those of the title that it is about, a trailer's with the title's trailers. */
async function buttonOf({ type, words, labelKey, data, item }: ButtonSeed, { caller, items }: Material) {
  const about = item === undefined ? undefined : items.get(item);
  const row = type === 'trailer' && item !== undefined ? (await itemsOf(caller, [item])).get(item) : undefined;
  const trailers = row ? { trailers: await trailersOf(caller, row) } : {};
  return { action: { type, ...(about || data ? { data: { ...about, ...trailers, ...data } } : {}) }, ...(labelKey === undefined ? {} : { labelKey }), text: textIn(words, caller.locale) };
}
