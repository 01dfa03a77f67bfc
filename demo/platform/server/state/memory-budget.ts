import { LRUCache } from 'lru-cache';

const MiB = 1024 * 1024;

/**
 * What a process keeps between requests, and how much of it: the budget of the process is their sum.
 *
 * chosen: several times what the two tenants hold, and less than half of a process of 512 MB
 */
export const greatestBytes = {
  /** Rows of the published tables. */
  published: 96 * MiB,
  /** Answers that many callers share, with their packed forms. */
  answers: 64 * MiB,
  /** Documents of the site. */
  documents: 32 * MiB,
  /** The same, packed. */
  packed: 24 * MiB,
  /** What pages were last made of, for while the database is silent. */
  lastKnown: 32 * MiB,
  /** Access tokens whose signature was checked. */
  tokens: 8 * MiB,
} as const;
export type StoreName = keyof typeof greatestBytes;

/** A store under the budget: what was used least goes first. */
export type BudgetedStore<V extends object, C = unknown> = LRUCache<string, V, C>;

/** The stores that are in use; one that its owner let go is forgotten. */
const open: { name: StoreName; store: WeakRef<BudgetedStore<object>> }[] = [];

/** Text has two bytes a character at most; an entry itself has its places in a map and in a list. */
const entryBytes = 100;
export const bytesOfText = (text: string): number => text.length * 2;

interface StoreOptions<V extends object, C> {
  /** Bytes of a value, without its key. */
  bytesOf(value: V): number;
  /** Makes a missing value for `forceFetch`, once for all who ask at the same time. */
  make?(context: C): Promise<V>;
}

/**
 * Opens a store of the process. Keys and values count; a value that is larger than an eighth of the store is not kept.
 *
 * Every store whose size follows from requests is opened here: a test reads the sources for others.
 */
export function openStore<V extends object, C = unknown>(name: StoreName, { bytesOf, make }: StoreOptions<V, C>): BudgetedStore<V, C> {
  const store = new LRUCache<string, V, C>({
    maxSize: greatestBytes[name], maxEntrySize: greatestBytes[name] / (name === 'published' ? 1 : 8),
    sizeCalculation: (value, key) => entryBytes + bytesOfText(key) + Math.ceil(bytesOf(value)),
    ...(make ? { ignoreFetchAbort: true, fetchMethod: (_key: string, _stale: unknown, { context }: { context: C }) => make(context) } : {}),
  });
  const used = open.filter((entry) => entry.store.deref() !== undefined);
  open.splice(0, open.length, ...used, { name, store: new WeakRef(store as unknown as BudgetedStore<object>) });
  return store;
}

/** How many bytes each store holds now. */
export function keptBytes(): Record<StoreName, number> {
  const bytes = { published: 0, answers: 0, documents: 0, packed: 0, lastKnown: 0, tokens: 0 } satisfies Record<StoreName, number>;
  for (const { name, store } of open) bytes[name] += store.deref()?.calculatedSize ?? 0;
  return bytes;
}
