import type * as z from 'zod/mini';
import { bucketElement, heroElement, textBlockElement } from '../../../../src/contracts/catalogue/view.ts';
import {
  cardListAttributes, gridBlockAttributes, searchAttributes, seriesAttributes, tabsAttributes,
} from '../../../../src/contracts/catalogue/view-elements.ts';
import { externalTableAttributes } from '../../../../src/contracts/guide/external-table.ts';
import { filterListAttributes } from '../../../../src/contracts/search/filter-list.ts';
import type { ViewElementSeed } from '../../db/tables/catalogue-tables.ts';

/** The contract of each element's attributes. */
export const elementContracts: Record<ViewElementSeed['kind'], z.ZodMiniType> = {
  hero: heroElement.shape.attributes, bucket: bucketElement.shape.attributes, textBlock: textBlockElement.shape.attributes,
  tabs: tabsAttributes, series: seriesAttributes, gridBlock: gridBlockAttributes, filterList: filterListAttributes, search: searchAttributes, externalTable: externalTableAttributes, cardList: cardListAttributes,
};
