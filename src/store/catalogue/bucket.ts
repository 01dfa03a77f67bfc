import { signal, type ReadonlySignal } from '@preact/signals-core';
import { readBucket } from '../../api/calls/catalogue.ts';
import type { Bucket, BucketFacts } from '../../contracts/catalogue/bucket.ts';
import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import type { RealmSettings } from '../../contracts/realm/realm-settings.ts';
import type { ChangeSubject } from '../../contracts/wire/changed.ts';
import { followViewer } from '../follow-viewer.ts';
import type { Loadable } from '../loadable.ts';
import { createPagedList, type MoreState, type Page } from '../paged-list.ts';
import type { StoreContext } from '../store-context.ts';

/** A row of cards as far as it is known. */
export interface BucketRow {
  /** Name, type and look of the row, from its latest page. */
  facts: ReadonlySignal<BucketFacts | undefined>;
  items: ReadonlySignal<Loadable<ContentItem[]>>;
  more: ReadonlySignal<MoreState>;
  /** Fetches the first page when there is none, or again after a failure. */
  load(): Promise<void>;
  /** The page that the row came with was fetched again: the row follows, as far as it had been read. */
  renew(bucket: Bucket): void;
  loadMore(): Promise<void>;
  dispose(): void;
}

/** What the store must know of a type of row. */
export interface RowTraits {
  pageSize: number;
  /** Changes after which a row of its own is fetched again. */
  refreshOn: readonly ChangeSubject[];
}

/** Whether rows hold what may not be watched where the viewer is; the platform decides where it is absent. No part of the first answer's schema: it travels with every row. */
type CardFlags = RealmSettings['flags'] & { displayGeoblocked?: boolean };

export interface BucketOptions {
  /** What came with a page already. */
  initial?: Bucket;
  /** The composed page that the row is on. */
  section?: string | undefined;
  /** Passed in, since row types belong to a room above the store. @param facts undefined until the row has arrived */
  traitsOf(facts: BucketFacts | undefined): RowTraits;
}

/**
 * One row of one element.
 *
 * A row that came with a page goes on from there and leaves changes to the page. A row of its own follows the viewer and what its
 * type depends on.
 *
 * @source spec 1 §4.6; chosen: titles that are not shown in the viewer's country are asked for unless the tenant hides them, since their cards say so
 */
export function createBucket(context: StoreContext, bucketId: string, { initial, section, traitsOf }: BucketOptions): BucketRow {
  const facts = signal<Bucket | undefined>(initial);
  const flags: CardFlags = context.settings.flags;
  const traits = () => traitsOf(facts.peek());
  const list = createPagedList<ContentItem>(async (lastSeen, signal) => {
    const { pageSize: resultPerPage } = traits();
    const bucket = await context.client.call(readBucket, { bucketId, section, resultPerPage, lastSeen, displayGeoblocked: flags.displayGeoblocked }, { signal });
    facts.value = bucket;
    return pageOf(bucket);
  }, { first: initial && pageOf(initial) });
  let given = initial;

  const again = () => {
    if (list.items.peek().status !== 'idle') void list.reload();
  };
  const stops = initial ? [] : [
    followViewer(context, { changed: again }),
    context.onChanged(({ subject }) => {
      if (traits().refreshOn.some((one) => one === subject)) again();
    }),
  ];

  return {
    ...list,
    facts,
    async load() {
      const { status } = list.items.peek();
      if (status === 'idle' || status === 'failed') await list.reload();
    },
    renew(bucket) {
      if (bucket === given) return;
      facts.value = given = bucket;
      void list.reload(pageOf(bucket));
    },
    dispose() {
      stops.forEach((stop) => stop());
      list.dispose();
    },
  };
}

function pageOf({ contentList, paging }: Bucket): Page<ContentItem> {
  return { items: contentList, paging };
}
