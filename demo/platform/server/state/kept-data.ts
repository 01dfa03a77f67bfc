import { openStore } from './memory-budget.ts';
import { sizeOfValue } from './size-of-value.ts';

/** What was read of the published tables, kept until their version rises. */
export interface KeptData {
  /** @param version as the request found it; callers of one key at once share one read */
  read<T>(version: number, key: string, load: () => Promise<T>): Promise<T>;
  /** Several of one group; those that are missing are read together. @param load what it leaves out does not exist */
  readMany<T extends object>(version: number, group: string, ids: readonly string[], load: (missing: string[]) => Promise<Map<string, T>>): Promise<Map<string, T>>;
}

/** Nothing was found. It is asked for under names of the caller's choosing, of which there is no end. */
const isMiss = (value: unknown): boolean =>
  value === undefined || value === null || value === false || (Array.isArray(value) && value.length === 0) || ((value instanceof Map || value instanceof Set) && value.size === 0);

/**
 * 1. Keys name the version, so what was read of an older one is never found again, in this process or another.
 * 2. What is not there is not kept: the next one who asks for it reads again.
 *
 * The values are shared by all requests: nobody may write to them.
 */
export function createKeptData(): KeptData {
  const held = openStore<{ value: unknown }>('published', { bytesOf: ({ value }) => sizeOfValue(value) });
  const pending = new Map<string, Promise<unknown>>();

  async function keep<T>(name: string, loading: Promise<T>): Promise<T> {
    try {
      const value = await loading;
      if (!isMiss(value)) held.set(name, { value });
      return value;
    } finally {
      pending.delete(name);
    }
  }
  function find<T>(name: string, load: () => Promise<T>): Promise<T> {
    const known = held.get(name);
    if (known) return Promise.resolve(known.value as T);
    const reading = (pending.get(name) as Promise<T> | undefined) ?? keep(name, load());
    pending.set(name, reading);
    return reading;
  }
  return {
    read: (version, key, load) => find(`${version} ${key}`, load),
    async readMany<T extends object>(version: number, group: string, ids: readonly string[], load: (missing: string[]) => Promise<Map<string, T>>) {
      const wanted = [...new Set(ids)];
      const nameOf = (id: string) => `${version} ${group} ${id}`;
      const missing = wanted.filter((id) => !held.has(nameOf(id)) && !pending.has(nameOf(id)));
      const loading = missing.length === 0 ? Promise.resolve(new Map<string, T>()) : load(missing);
      const rows = await Promise.all(wanted.map((id) => find<T | undefined>(nameOf(id), async () => (await loading).get(id))));
      return new Map(wanted.flatMap((id, at): [string, T][] => (rows[at] === undefined ? [] : [[id, rows[at]]])));
    },
  };
}
