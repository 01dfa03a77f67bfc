import * as z from 'zod/mini';
import { nextSort } from '../../../../rules/search/next-sort.ts';
import { sortLines as sign } from '../../../../ui/icon/form-icons.ts';
import { actionKind } from '../../action-kind.ts';

/** Sorts the page's shelves, each press the other way round, or opens their orders. */
export const sort = actionKind({
  type: 'sort',
  data: z.optional(z.object({ sort: z.optional(z.string()) })),
  effectOf(data, _store, { view }) {
    if (!view) return undefined;
    const order = data?.sort;
    return { press: () => (order ? view.choose(nextSort(view.choices.peek(), order)) : view.togglePanel('sort')), icon: sign, labelKey: 'sort' };
  },
});
