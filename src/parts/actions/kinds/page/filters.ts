import * as z from 'zod/mini';
import { facetValuesIn } from '../../../../rules/search/facet-words.ts';
import { filters as sign } from '../../../../ui/icon/form-icons.ts';
import { actionKind } from '../../action-kind.ts';

/** Narrows the page's shelves by facets that it names, or opens their filters. */
export const filters = actionKind({
  type: 'filters',
  data: z.optional(z.object({ facet: z.optional(z.string()) })),
  effectOf(data, _store, { view }) {
    if (!view) return undefined;
    const facet = facetValuesIn(data?.facet).map((one) => `${one.facet}:${one.value}`).join(' ');
    return { press: () => (facet ? view.choose({ facet }) : view.togglePanel('filters')), icon: sign, labelKey: 'filters' };
  },
});
