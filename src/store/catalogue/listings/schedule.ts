import { signal, type ReadonlySignal } from '@preact/signals-core';
import { readReleases, readSchedule } from '../../../api/calls/listings.ts';
import type { ScheduleGroup } from '../../../contracts/catalogue/listings/schedule.ts';
import { latest } from '../../latest.ts';
import type { StoreContext } from '../../store-context.ts';
import { createViewerList, type ViewerList } from '../../viewer-list.ts';

/** How far a day that has more than was answered is opened. */
export type WholeDay = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; items: ScheduleGroup['items'] };

export interface Schedule extends ViewerList<ScheduleGroup> {
  /** Days that were opened, by id. */
  whole: ReadonlySignal<Readonly<Record<string, WholeDay>>>;
  /** Fetches everything of one day. */
  openDay(id: string): Promise<void>;
}

const calls = { schedule: readSchedule, releases: readReleases };
/** chosen: as many as the platform gives of a day at once */
const wholeDay = 50;

/** What is to come, day by day. @param timezone IANA name of the zone whose days are meant */
export function createSchedule(context: StoreContext, kind: 'schedule' | 'releases', timezone: string): Schedule {
  const call = calls[kind];
  const whole = signal<Readonly<Record<string, WholeDay>>>({});
  const life = latest();
  const set = (id: string, day: WholeDay) => { whole.value = { ...whole.peek(), [id]: day }; };
  const list = createViewerList<ScheduleGroup>(context, async (lastSeen, signal) => {
    const { groups, paging } = await context.client.call(call, { timezone, lastSeen }, { signal });
    if (lastSeen === undefined) whole.value = {};
    return { items: groups, paging };
  });
  const stop = context.onChanged(({ subject }) => void (subject === 'live' && list.refresh()));
  return {
    ...list,
    whole,
    async openDay(id) {
      const mine = life.current;
      set(id, { status: 'loading' });
      try {
        const { groups } = await context.client.call(call, { timezone, from: id, groupsPerPage: 1, itemsPerGroup: wholeDay });
        if (!mine.aborted) set(id, { status: 'ready', items: groups.find((group) => group.id === id)?.items ?? [] });
      } catch {
        if (!mine.aborted) set(id, { status: 'failed' });
      }
    },
    dispose() {
      stop();
      life.end();
      list.dispose();
    },
  };
}
