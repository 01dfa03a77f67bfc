import * as z from 'zod/mini';
import { reminder, reminderQuery, reminders } from '../../../../src/contracts/guide/reminder.ts';
import { nothing } from '../../../../src/contracts/wire/nothing.ts';
import type { ReminderRow } from '../../db/tables/guide-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { defineRoute } from '../../server/platform-route.ts';
import type { MemberCaller } from '../../server/request-caller.ts';
import { findProgramme, type FoundProgramme, programmeNamed } from '../find-programme.ts';
import { airedAt, titleOf } from '../present-programme.ts';
import { dropReminder, keepReminder, remindersOf } from './reminder-store.ts';
import { shownAirings } from '../shown-airings.ts';
import { showsOf } from '../show-titles.ts';

type WireReminder = z.input<typeof reminder>;

/** chosen: long enough to find the way back to the page */
const aheadMs = 5 * 60_000;
const isoOf = (moment: number): string => new Date(moment).toISOString();

async function presentReminder(caller: MemberCaller, row: ReminderRow, { airing, channel }: FoundProgramme): Promise<WireReminder> {
  return {
    programmeId: row.programmeId, title: titleOf(airing, { locale: caller.locale, words: await showsOf(caller) }),
    start: isoOf(row.startsAt), end: isoOf(row.endsAt), remindAt: isoOf(row.remindAt), due: row.remindAt <= caller.now,
    channel: { id: channel.id, name: channel.name, eventId: channel.eventId },
  };
}

/** A programme that the guide has no more, or that the profile may not be shown, is not told of. */
async function listReminders(caller: MemberCaller): Promise<WireReminder[]> {
  const listed: WireReminder[] = [];
  for (const row of await remindersOf(caller)) {
    const found = await findProgramme(caller, row.programmeId);
    if (found && (await shownAirings(caller, [found.airing])).length > 0) listed.push(await presentReminder(caller, row, found));
  }
  return listed;
}

/** @throws PlatformError 404 `programme-not-found`, 409 `programme-began` */
async function rememberProgramme(caller: MemberCaller, programmeId: string): Promise<WireReminder> {
  const found = await programmeNamed(caller, programmeId);
  const { start, until } = airedAt(found.airing, found.channel);
  if (start <= caller.now) throw new PlatformError(409, 'programme-began', 'This programme has begun.');
  const row = { realm: caller.realm.realm, profileId: caller.user.pro.id, programmeId, startsAt: start, endsAt: until, remindAt: start - aheadMs };
  await keepReminder(caller, row);
  return presentReminder(caller, row, found);
}

/** What viewers want to be told of. @source design/guide.md "Reminders for future programmes" */
export const reminderRoutes = [
  defineRoute({
    name: 'readReminders', method: 'GET', path: '/api/v1/user/reminders', auth: 'member', ability: 'watch', input: z.object({}), output: reminders,
    answer: async (_input, caller) => ({ reminders: await listReminders(caller) }),
  }),
  defineRoute({
    name: 'setReminder', method: 'PUT', path: '/api/v1/user/reminders/:programmeId', auth: 'member', ability: 'keep', input: reminderQuery, output: reminder,
    answer: ({ programmeId }, caller) => rememberProgramme(caller, programmeId),
  }),
  defineRoute({
    name: 'removeReminder', method: 'DELETE', path: '/api/v1/user/reminders/:programmeId', auth: 'member', ability: 'keep', input: reminderQuery, output: nothing,
    answer: async ({ programmeId }, caller) => {
      await dropReminder(caller, programmeId);
      return {};
    },
  }),
];
