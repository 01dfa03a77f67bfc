import { signal, type ReadonlySignal, type Signal } from '@preact/signals-core';
import { asApiError } from '../../api/api-error.ts';
import { readProgramme } from '../../api/calls/guide/guide.ts';
import type { ProgrammeDetails } from '../../contracts/guide/programme-details.ts';
import { followViewer } from '../follow-viewer.ts';
import type { Loadable } from '../loadable.ts';
import type { StoreContext } from '../store-context.ts';

/** Cards that are kept. chosen: as many as a viewer looks at in an evening */
const mostKept = 100;

/** What cards of programmes show, fetched when a cell is dwelt on or its card is opened. */
export interface ProgrammeCards {
  card(id: string): ReadonlySignal<Loadable<ProgrammeDetails>>;
  /** Fetches what a card shows, once; what failed is fetched again. */
  need(id: string): void;
  dispose(): void;
}

export function createProgrammeCards(context: Pick<StoreContext, 'client' | 'viewer'>): ProgrammeCards {
  const kept = new Map<string, Signal<Loadable<ProgrammeDetails>>>();
  const cardOf = (id: string) => {
    const card = kept.get(id) ?? signal<Loadable<ProgrammeDetails>>({ status: 'idle' });
    kept.delete(id);
    kept.set(id, card);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return card;
  };
  const fetchCard = async (id: string) => {
    const card = cardOf(id);
    const { status } = card.peek();
    if (status === 'loading' || status === 'ready') return;
    card.value = { status: 'loading' };
    try {
      card.value = { status: 'ready', value: await context.client.call(readProgramme, { id }) };
    } catch (failure) {
      card.value = { status: 'failed', failure: asApiError(failure) };
    }
  };
  return {
    card: cardOf,
    need: (id) => void fetchCard(id),
    // What a viewer may watch is theirs.
    dispose: followViewer(context, { changed: () => kept.clear() }),
  };
}
