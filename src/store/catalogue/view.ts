import { signal, type ReadonlySignal } from '@preact/signals-core';
import * as z from 'zod/mini';
import { asApiError } from '../../api/api-error.ts';
import { readView } from '../../api/calls/catalogue.ts';
import type { Bucket } from '../../contracts/catalogue/bucket.ts';
import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import { bucketElement, heroElement, textBlockElement, type View, type ViewElement } from '../../contracts/catalogue/view.ts';
import { followViewer } from '../follow-viewer.ts';
import { latest } from '../latest.ts';
import type { Loadable } from '../loadable.ts';
import type { StoreContext } from '../store-context.ts';

/** One element of a page, read by the contract of its type. What cannot be read is known by its name and fails alone. */
export type ViewPart = { key: string; zone: ViewElement['$zone'] } & ViewBody;

type ViewBody =
  | { kind: 'hero'; items: ContentItem[] }
  | { kind: 'bucket'; bucket: Bucket }
  | { kind: 'textBlock'; text: string; labelKey?: string }
  | { kind: 'broken' | 'unknown'; name: string };

/** A composed page. */
export interface Page {
  title: string;
  layout: string;
  parts: ViewPart[];
}

/** A composed page, as far as it is known. */
export interface PageView {
  state: ReadonlySignal<Loadable<Page>>;
  /** Fetches the page, or fetches it again. What is shown stays until the answer is here. */
  load(): Promise<void>;
  dispose(): void;
}

/** The page of one element. It follows the viewer and what they bought. @source spec 1 §2.4 "Generic view screen" */
export function createView(context: StoreContext, type: string, id: string): PageView {
  const state = signal<Loadable<Page>>({ status: 'idle' });
  const loads = latest();

  async function load(): Promise<void> {
    const run = loads.begin();
    if (state.peek().status !== 'ready') state.value = { status: 'loading' };
    try {
      const view = await context.client.call(readView, { type, id });
      if (!run.aborted) state.value = { status: 'ready', value: pageOf(view) };
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

function pageOf({ title, layout, elements }: View): Page {
  const keys = new Set<string>();
  const parts = elements.map((element, index): ViewPart => {
    const body = bodyOf(element);
    const own = body.kind === 'bucket' ? `bucket:${body.bucket.bucketId}` : `${body.kind}:${index}`;
    const key = keys.has(own) ? `${own}:${index}` : own;
    keys.add(key);
    return { key, zone: element.$zone, ...body };
  });
  return { title, layout, parts };
}

/** A new element type is one entry here, one schema and one component. */
const readers: Record<string, (element: ViewElement) => ViewBody | undefined> = {
  hero: (element) => {
    const read = z.safeParse(heroElement, element);
    return read.success ? { kind: 'hero', items: read.data.attributes.items } : undefined;
  },
  bucket: (element) => {
    const read = z.safeParse(bucketElement, element);
    return read.success ? { kind: 'bucket', bucket: read.data.attributes } : undefined;
  },
  textBlock: (element) => {
    const read = z.safeParse(textBlockElement, element);
    return read.success ? { kind: 'textBlock', ...read.data.attributes } : undefined;
  },
};

function bodyOf(element: ViewElement): ViewBody {
  const name = element.$type;
  if (!Object.hasOwn(readers, name)) return { kind: 'unknown', name };
  return readers[name]!(element) ?? { kind: 'broken', name };
}
