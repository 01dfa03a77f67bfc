import { signal, type ReadonlySignal } from '@preact/signals-core';
import { asApiError } from '../../api/api-error.ts';
import { addWatchlistContent } from '../../api/calls/lists/watchlists.ts';
import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import { listProblem } from '../../rules/lists/list-name.ts';
import type { ListFacts } from '../../rules/lists/list-facts.ts';
import type { LabelKey } from '../../rules/realm/fallback-texts.ts';
import type { StoreContext } from '../store-context.ts';
import { createLists, listsPerPage, type Lists } from './lists.ts';

/** How long the confirmation stands. @source spec 1 §4.3 "closes itself after 2 seconds" */
export const confirmationMs = 2000;

/** What the panel shows beside the lists, which have states of their own. @source spec 1 §4.3 "loading, list, creating, saving, confirmation, error" */
export type AddStep =
  | { step: 'choosing'; problem?: LabelKey }
  | { step: 'creating'; problem?: LabelKey }
  | { step: 'saving'; from: 'choosing' | 'creating' }
  | { step: 'added'; to: Pick<ListFacts, 'name' | 'systemDefinedType'> };

/** The panel that puts one title on a list. */
export interface AddToList {
  step: ReadonlySignal<AddStep>;
  lists: Lists;
  begin(): void;
  cancel(): void;
  add(list: ListFacts): Promise<void>;
  /** Makes a list with the title on it. */
  make(name: string): Promise<void>;
  dispose(): void;
}

/** @param close told two seconds after the title was added */
export function createAddToList(context: StoreContext, item: ContentItem, close: () => void): AddToList {
  const lists = createLists(context, listsPerPage.panel);
  const step = signal<AddStep>({ step: 'choosing' });
  /** A list that was made while its title could not be put on it: the next try fills it and makes no second one. */
  let made: { name: string; id: string } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const put = async (id: string) => {
    if (item.type !== 'UNKNOWN') await context.client.call(addWatchlistContent, { id, content: [{ id: item.id, contentType: item.type }] });
  };
  async function save(from: 'choosing' | 'creating', to: Pick<ListFacts, 'name' | 'systemDefinedType'>, work: () => Promise<void>): Promise<void> {
    if (step.peek().step === 'saving') return;
    step.value = { step: 'saving', from };
    try {
      await work();
      step.value = { step: 'added', to };
      timer = setTimeout(close, confirmationMs);
    } catch (failure) {
      step.value = { step: from, problem: listProblem(asApiError(failure)) };
    }
  }
  return {
    step, lists,
    begin: () => void (step.value = { step: 'creating' }),
    cancel: () => void (step.value = { step: 'choosing' }),
    add: (list) => save('choosing', list, () => put(list.id)),
    make: (name) => save('creating', { name, systemDefinedType: undefined }, async () => {
      if (made?.name !== name) made = { name, id: await lists.make(name) };
      await put(made.id);
    }),
    dispose() {
      clearTimeout(timer);
      lists.dispose();
    },
  };
}
