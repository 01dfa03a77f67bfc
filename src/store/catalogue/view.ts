import { signal, type ReadonlySignal } from '@preact/signals-core';
import { asApiError } from '../../api/api-error.ts';
import { readView } from '../../api/calls/view.ts';
import type { ElementStyles, View, ViewElement } from '../../contracts/catalogue/view.ts';
import { report } from '../../contracts/wire/parsing/report.ts';
import { followViewer } from '../follow-viewer.ts';
import { latest } from '../latest.ts';
import type { Loadable } from '../loadable.ts';
import type { StoreContext } from '../store-context.ts';

/** Reads elements of one type; passed in, since element types belong to a room above the store. */
export interface ElementReader<Body> {
  /** As the page's data names the type. */
  $type: string;
  /** @returns undefined for attributes that do not fit the type's contract */
  read(attributes: unknown): ReadElement<Body> | undefined;
}

export interface ReadElement<Body> {
  body: Body;
  /** What it is about, where that is better known than its place on the page: a row by its bucket. */
  key?: string;
}

/** One element of a page. Broken, it has no body and fails alone. */
export interface PageElement<Body> {
  key: string;
  $type: string;
  zone: ViewElement['$zone'];
  style: ElementStyles | undefined;
  body: Body | undefined;
}

/** A composed page. */
export interface Page<Body> {
  title: string;
  layout: string;
  elements: PageElement<Body>[];
}

/** A composed page, as far as it is known. */
export interface PageView<Body> {
  state: ReadonlySignal<Loadable<Page<Body>>>;
  /** Fetches the page, or fetches it again. What is shown stays until the answer is here. */
  load(): Promise<void>;
  dispose(): void;
}

/**
 * The page of one element. It follows the viewer and what they bought. What the document carries is there at once, and is not asked for.
 *
 * @param readers of the element types that this build knows; an element of another type is left out
 * @source spec 1 §2.4 "Generic view screen"
 */
export function createView<Body>(context: StoreContext, query: { type: string; id: string }, readers: readonly ElementReader<Body>[]): PageView<Body> {
  const carried = context.carriedView?.(query);
  const state = signal<Loadable<Page<Body>>>(carried ? { status: 'ready', value: pageOf(carried.view, readers) } : { status: 'idle' });
  const loads = latest();
  let isFresh = carried !== undefined;

  async function load(): Promise<void> {
    if (isFresh) {
      isFresh = false;
      return carried?.taken();
    }
    const run = loads.begin();
    if (state.peek().status !== 'ready') state.value = { status: 'loading' };
    try {
      const view = await context.client.call(readView, query);
      if (!run.aborted) state.value = { status: 'ready', value: pageOf(view, readers) };
    } catch (failure) {
      if (!run.aborted && state.peek().status !== 'ready') state.value = { status: 'failed', failure: asApiError(failure) };
    }
  }

  const again = () => {
    if (state.peek().status !== 'idle') void load();
  };
  const stops = [
    followViewer(context, { changed: again }),
    context.onChanged(({ subject }) => {
      if (subject === 'entitlements') again();
    }),
  ];
  return {
    state,
    load,
    dispose() {
      loads.end();
      stops.forEach((stop) => stop());
    },
  };
}

function pageOf<Body>({ title, layout, elements }: View, readers: readonly ElementReader<Body>[]): Page<Body> {
  return { title, layout, elements: readElements(elements, readers) };
}

/** Elements as their types read them. One of a type that this build does not know is left out and reported. */
export function readElements<Body>(elements: readonly ViewElement[], readers: readonly ElementReader<Body>[]): PageElement<Body>[] {
  const keys = new Set<string>();
  return elements.flatMap(({ $type, $zone, style, attributes }, index): PageElement<Body>[] => {
    const reader = readers.find((one) => one.$type === $type);
    if (!reader) {
      report('viewElement.$type', `unknown type ${$type}`);
      return [];
    }
    const read = reader.read(attributes);
    const own = `${$type}:${read?.key ?? index}`;
    const key = keys.has(own) ? `${own}:${index}` : own;
    keys.add(key);
    return [{ key, $type, zone: $zone, style, body: read?.body }];
  });
}
