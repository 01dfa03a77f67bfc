import { LRUCache } from 'lru-cache';

/** chosen: some fifty megabytes, several times what the two tenants hold without their guides */
const mostRows = 100_000;

/** What was read of the published tables, kept until their version rises. */
export interface KeptData {
  /** @param version as the request found it; callers of one key at once share one read */
  read<T>(version: number, key: string, load: () => Promise<T>): Promise<T>;
  /** Several of one group; those that are missing are read together. @param load what it leaves out does not exist */
  readMany<T extends object>(version: number, group: string, ids: readonly string[], load: (missing: string[]) => Promise<Map<string, T>>): Promise<Map<string, T>>;
}

/** How many rows a value holds, itself included. */
function rowsIn(value: unknown): number {
  if (Array.isArray(value)) return value.length + 1;
  return value instanceof Map ? [...value.values()].reduce<number>((sum, each) => sum + rowsIn(each), 1) : 1;
}

/**
 * Keys name the version, so what was read of an older one is never found again, in this process or another.
 *
 * The values are shared by all requests: nobody may write to them.
 */
export function createKeptData(): KeptData {
  const held = new LRUCache<string, { value: unknown }>({ maxSize: mostRows, sizeCalculation: ({ value }) => rowsIn(value) });
  const pending = new Map<string, Promise<unknown>>();

  async function keep<T>(name: string, loading: Promise<T>): Promise<T> {
    try {
      const value = await loading;
      held.set(name, { value });
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
