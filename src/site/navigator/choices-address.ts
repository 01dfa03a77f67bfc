import { computed } from '@preact/signals-core';
import type { ChoicesAddress } from '../../store/catalogue/view-choices.ts';
import type { SiteNavigator } from './site-navigator.ts';

/** The query of this page's address, where its choices are kept; the next page's is none of its business. */
export function choicesAddressOf({ location, rewrite }: Pick<SiteNavigator, 'location' | 'rewrite'>): ChoicesAddress {
  const pathOf = () => location.value.address.replace(/[?#].*$/s, '');
  const own = pathOf();
  let last = location.peek().query;
  return { query: computed(() => (pathOf() === own ? (last = location.value.query) : last)), write: rewrite };
}
