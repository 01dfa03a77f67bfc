import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import { asApiError, type ApiError } from '../../api/api-error.ts';
import { readReminders, removeReminder, setReminder } from '../../api/calls/guide/reminders.ts';
import type { Reminder } from '../../contracts/guide/reminder.ts';
import { followViewer } from '../follow-viewer.ts';
import { latest } from '../latest.ts';
import type { StoreContext } from '../store-context.ts';

/** What a member wants to be told of. Shared by every element of a page. */
export interface Reminders {
  /** Undefined until the platform has said. */
  all: ReadonlySignal<readonly Reminder[] | undefined>;
  /** The one to tell of: due, and not dismissed on this page. */
  due: ReadonlySignal<Reminder | undefined>;
  /** Why one was not set or removed. */
  failure: ReadonlySignal<ApiError | undefined>;
  /** Why they could not be read the last time. */
  unread: ReadonlySignal<ApiError | undefined>;
  has(programmeId: string): boolean;
  /** Reads them, and from then on for every member who signs in and whenever they change. */
  load(): void;
  /** Reads them again. */
  reload(): void;
  /** Sets or removes one. The list says it as soon as the platform has taken it. */
  toggle(programmeId: string): Promise<void>;
  /** Says no more of what was told. */
  dismiss(programmeId: string): void;
  dispose(): void;
}

/** The platform's own clock may be a little behind. */
const graceMs = 3_000;
/** Until a platform that did not answer is asked again. */
const pauseMs = 60_000;
/** A browser's timer takes no more; programmes of the guide begin within days. */
const longestWaitMs = 24 * 3_600_000;

/** @source design/guide.md "Reminders for future programmes"; chosen: the platform says which are due, so that a page with another clock tells them in time too; the page asks at that time even if no change reached it */
export function createReminders({ client, viewer, now, onChanged }: Pick<StoreContext, 'client' | 'viewer' | 'now' | 'onChanged'>): Reminders {
  const all = signal<readonly Reminder[] | undefined>(undefined);
  const told = signal<ReadonlySet<string>>(new Set());
  const failure = signal<ApiError | undefined>(undefined);
  const unread = signal<ApiError | undefined>(undefined);
  const runs = latest();
  let isWanted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const readWhenDue = (leastMs: number) => {
    clearTimeout(timer);
    const next = Math.min(...(all.peek() ?? []).flatMap(({ due, remindAt }) => (due ? [] : [remindAt])));
    if (next !== Infinity) timer = setTimeout(() => void read(), Math.min(longestWaitMs, Math.max(leastMs, next - now() + graceMs)));
  };
  const read = async () => {
    if (!isWanted || viewer.peek()?.who !== 'member') return;
    const mine = runs.begin();
    let problem: ApiError | undefined;
    const answer = await client.call(readReminders, {}, { signal: mine }).catch((failure: unknown) => void (problem = asApiError(failure)));
    // What was known stays where it cannot be read.
    if (answer && !mine.aborted) all.value = answer.reminders;
    if (!mine.aborted) unread.value = problem;
    if (!mine.aborted) readWhenDue(answer ? graceMs : pauseMs);
  };
  const stops = [
    followViewer({ viewer }, {
      known: () => void read(),
      changed() {
        runs.begin();
        clearTimeout(timer);
        all.value = undefined;
        unread.value = undefined;
        void read();
      },
    }),
    onChanged(({ subject }) => void (subject === 'reminders' && read())),
  ];
  const has = (programmeId: string) => all.value?.some((each) => each.programmeId === programmeId) ?? false;
  return {
    all, failure, unread, has,
    due: computed(() => all.value?.find(({ due, programmeId }) => due && !told.value.has(programmeId))),
    load() {
      if (isWanted) return;
      isWanted = true;
      void read();
    },
    reload() {
      unread.value = undefined;
      void read();
    },
    async toggle(programmeId) {
      failure.value = undefined;
      const isSet = all.peek()?.some((each) => each.programmeId === programmeId);
      try {
        await client.call(isSet ? removeReminder : setReminder, { programmeId });
        await read();
      } catch (problem) {
        failure.value = asApiError(problem);
      }
    },
    dismiss: (programmeId) => void (told.value = new Set([...told.peek(), programmeId])),
    dispose() {
      clearTimeout(timer);
      runs.end();
      stops.forEach((stop) => stop());
    },
  };
}
