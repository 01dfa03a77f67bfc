import { createContext, useContext } from 'react';
import type { Navigator } from '../store/navigator.ts';
import type { Store } from '../store/store.ts';

/** What components reach the product through. */
export interface RuntimeScope {
  store: Store;
  navigator: Navigator;
}

/** The one context. */
export const RuntimeContext = createContext<RuntimeScope | null>(null);

/** @throws when a component is used outside of an element or the site */
export function useRuntime(): RuntimeScope {
  const scope = useContext(RuntimeContext);
  if (!scope) throw new Error('A Footlight component is used outside of its runtime');
  return scope;
}
