import * as z from 'zod/mini';
import { readView } from '../../api/calls/view.ts';
import { ownOf } from '../../page/own-document.ts';
import type { CarriedView } from '../../store/store-context.ts';
import type { Runtime } from '../runtime.ts';

/** Under this id a page of the platform carries what a guest is answered for its composed page, which saves a round trip. */
const viewElementId = 'footlight-view';

/** chosen: what a page carries is the platform's answer of now for as long */
const freshMs = 60_000;

const carriedShape = z.object({ type: z.string(), id: z.string(), locale: z.string(), answer: z.unknown() });

/**
 * The runtime of a page that carries the answer for its composed page: whoever first shows that is given it, by the same contract.
 *
 * 1. It is for guests alone, in the language that the page shows.
 * 2. A page that came back from the browser's history may be an old one: it asks.
 * 3. Without it, or where it does not fit, the call is made and says what is wrong.
 */
export function withCarriedView(runtime: Runtime): Runtime {
  let left = readCarried();
  if (!left) return runtime;
  const { store } = runtime;
  const { viewer } = store.context;
  const taken = () => { left = undefined; };
  const carriedView = (query: { type: string; id: string }): CarriedView | undefined => {
    if (!left) return undefined;
    const { type, id, locale, answer } = left;
    const isMeant = query.type === type && query.id === id && locale === store.labels.locale.peek().locale;
    const view = isMeant && viewer.peek()?.who === 'guest' && performance.now() <= freshMs ? z.safeParse(readView.output, answer).data : undefined;
    if (view) return { view, taken };
    taken();
    return undefined;
  };
  return { ...runtime, store: { ...store, context: { ...store.context, carriedView } } };
}

function readCarried(): z.output<typeof carriedShape> | undefined {
  const [opened] = performance.getEntriesByType?.('navigation') ?? [];
  const text = ownOf('querySelector').call(document, `script#${viewElementId}[type="application/json"]`)?.textContent;
  if (!text || (opened as PerformanceNavigationTiming | undefined)?.type === 'back_forward') return undefined;
  return z.safeParse(carriedShape, JSON.parse(text)).data;
}
