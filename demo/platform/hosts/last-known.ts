import { isDatabaseDown } from '../db/is-database-down.ts';
import { type BudgetedStore, openStore } from '../server/state/memory-budget.ts';
import { sizeOfValue } from '../server/state/size-of-value.ts';

/** chosen: what a visitor waits for a page, and what a balancer waits for `/ready` */
const patienceMs = 2_000;

/** chosen: in characters; a key holds an address, and longer ones are hardly asked for twice */
const longestKey = 600;

/** The database did not answer in time. */
class Late extends Error {}

/** What pages were last made of. */
export class LastKnown {
  readonly #held = openStore<{ value: unknown }>('lastKnown', { bytesOf: sizeOfValue });

  /** Begins a page: all of its reads together wait for the database no longer than one visitor does. */
  begin(): PageReads {
    return new PageReads(this.#held, Date.now() + patienceMs);
  }
}

/** The reads of one page. */
export class PageReads {
  readonly #held: BudgetedStore<{ value: unknown }>;
  readonly #until: number;

  constructor(held: BudgetedStore<{ value: unknown }>, until: number) {
    this.#held = held;
    this.#until = until;
  }

  /**
   * @param key everything that the value depends on, beside the database
   * @param load rejects, is silent, or gives undefined, while the database is away
   * @returns what was last read by this key, while the database is away
   */
  async readKnown<T>(key: string, load: () => Promise<T | undefined>): Promise<T | undefined> {
    const value = (await this.read(load))?.value;
    this.keep(key, value);
    return value ?? this.last(key);
  }

  /** @returns undefined while the database is away */
  async read<T>(load: () => Promise<T>): Promise<{ value: T } | undefined> {
    try {
      return { value: await this.#inTime(load) };
    } catch (failure) {
      if (failure instanceof Late || isDatabaseDown(failure)) return undefined;
      throw failure;
    }
  }

  keep(key: string, value: unknown): void {
    if (key.length <= longestKey && value !== undefined) this.#held.set(key, { value });
  }

  last<T>(key: string): T | undefined {
    return this.#held.get(key)?.value as T | undefined;
  }

  /** A load that is too late goes on by itself. @throws Late */
  async #inTime<T>(load: () => Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => { timer = setTimeout(() => reject(new Late()), Math.max(0, this.#until - Date.now())); });
    const loading = load();
    loading.catch(() => undefined);
    return Promise.race([loading, late]).finally(() => clearTimeout(timer));
  }
}
