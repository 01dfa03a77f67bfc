import * as z from 'zod/mini';
import { search as sign } from '../../../../ui/icon/navigation-icons.ts';
import { actionKind } from '../../action-kind.ts';

/** Searches the page for words, or leads to its search field. Outside of a page it leads to the search. */
export const search = actionKind({
  type: 'search',
  data: z.optional(z.object({ query: z.optional(z.string()) })),
  effectOf(data, _store, { view }) {
    const query = data?.query?.trim();
    if (!view) return { to: { name: 'search', ...(query ? { query: { query } } : {}) }, icon: sign, labelKey: 'search' };
    return { press: () => (query ? view.choose({ query }) : view.openSearch()), icon: sign, labelKey: 'search' };
  },
});
