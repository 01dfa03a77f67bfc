import { signal, type ReadonlySignal } from '@preact/signals-core';
import { asApiError, type ApiError } from '../../api/api-error.ts';
import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import type { WatchlistEntry } from '../../contracts/lists/watchlist.ts';
import type { LabelKey } from '../../rules/realm/fallback-texts.ts';
import { listProblem } from '../../rules/lists/list-name.ts';
import { reordered } from '../../rules/lists/reordered.ts';

/** What a viewer did to a list. */
export type ListChange =
  | { kind: 'order'; entries: WatchlistEntry[] }
  | { kind: 'remove'; item: ContentItem }
  | { kind: 'add'; item: ContentItem; place: number };

interface Pending {
  change: ListChange;
  /** How many fetches had begun when the platform agreed; Infinity until then. */
  settled: number;
  isSent: boolean;
}

/** Changes of one list that are shown before the platform has them. */
export interface ListChanges {
  /** The fetched titles with the changes applied. Inside of `computed` it is followed. */
  applyTo(items: ContentItem[]): ContentItem[];
  /** What to say of the last change; undefined while there is nothing to say. */
  problem: ReadonlySignal<LabelKey | undefined>;
  /** Shows it at once and sends it after those before it. */
  make(change: ListChange): Promise<void>;
  /** Drops changes that this fetch includes. */
  answeredBy(fetch: number): void;
  clear(): void;
}

export interface ListChangesOptions {
  send(change: ListChange): Promise<unknown>;
  /** Asks for the list again, as something of it changed there. */
  reload(): Promise<void>;
  /** How many fetches have begun. */
  fetches(): number;
  /** Waits before the next try; tests hand in their own. */
  wait(tries: number): Promise<void>;
}

/**
 * The changes that a viewer makes to a list, one request at a time.
 *
 * 1. A change shows at once, on top of what was fetched last, and goes on showing until a fetch that began after it was heard is there.
 * 2. An order that waits is replaced by the next one: the platform gets the newest alone.
 * 3. Without an answer a change is kept and sent again, those behind it after it.
 * 4. A refused change is taken back, with words.
 *
 * @source spec 1 §4.3 "Content in a list can be reordered"; chosen: all of it, as the spec says no more
 */
export function createListChanges({ send, reload, fetches, wait }: ListChangesOptions): ListChanges {
  const pending = signal<readonly Pending[]>([]);
  const problem = signal<LabelKey>();
  let running: Promise<void> | undefined;
  let epoch = 0;
  const next = () => pending.peek().find(({ settled }) => settled === Infinity);

  async function run(): Promise<void> {
    const mine = epoch;
    let tries = 0;
    for (let one = next(); one !== undefined && mine === epoch; one = next()) {
      one.isSent = true;
      const failure = await send(one.change).then(() => undefined, (thrown: unknown) => heard(one.change, asApiError(thrown)));
      if (mine !== epoch) return;
      if (failure?.kind === 'unreachable') {
        one.isSent = false;
        problem.value = 'listChangeKept';
        await wait((tries += 1));
        continue;
      }
      tries = 0;
      if (failure) pending.value = pending.peek().filter((each) => each !== one);
      else one.settled = fetches();
      problem.value = failure && (listProblem(failure) === 'listActionFailed' ? 'listTakenBack' : listProblem(failure));
      await reload();
    }
  }

  return {
    applyTo: (items) => pending.value.reduce((all, { change }) => applied(all, change), items),
    problem,
    make(change) {
      problem.value = undefined;
      const waiting = pending.peek();
      const last = waiting.at(-1);
      const isReplaced = change.kind === 'order' && last?.change.kind === 'order' && !last.isSent && last.settled === Infinity;
      pending.value = [...(isReplaced ? waiting.slice(0, -1) : waiting), { change, settled: Infinity, isSent: false }];
      running ??= run().finally(() => (running = undefined));
      return running;
    },
    answeredBy(fetch) {
      pending.value = pending.peek().filter(({ settled }) => settled >= fetch);
    },
    clear() {
      epoch += 1;
      running = undefined;
      pending.value = [];
      problem.value = undefined;
    },
  };
}

/** What was sent before an answer was lost may be there already. */
const heard = ({ kind }: ListChange, failure: ApiError): ApiError | undefined => (kind === 'add' && failure.code === 'watchlist-item-duplicated' ? undefined : failure);

function applied(items: ContentItem[], change: ListChange): ContentItem[] {
  if (change.kind === 'order') return reordered(items, change.entries.map(({ id }) => id));
  const rest = items.filter(({ id }) => id !== change.item.id);
  return change.kind === 'remove' ? rest : [...rest.slice(0, change.place), change.item, ...rest.slice(change.place)];
}
