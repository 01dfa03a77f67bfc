import { reminder, reminderQuery, reminders } from '../../../contracts/guide/reminder.ts';
import { nothing } from '../../../contracts/wire/nothing.ts';
import { defineCall } from '../../call.ts';
import { pathOf } from '../../path-of.ts';
import * as z from 'zod/mini';

const path = ({ programmeId }: { programmeId: string }) => ({ path: pathOf`/user/reminders/${programmeId}` });
const changes = { subject: 'reminders', ids: ({ programmeId }: { programmeId: string }) => [programmeId] } as const;

/** What this viewer wants to be told of. @source design/guide.md "Reminders"; chosen: paths and shapes, as the spec has none */
export const readReminders = defineCall({
  name: 'readReminders', method: 'GET', auth: 'member', exposure: 'partner',
  input: z.object({}), output: reminders,
  request: () => ({ path: '/user/reminders' }),
});

/** Setting one twice changes nothing. */
export const setReminder = defineCall({
  name: 'setReminder', method: 'PUT', auth: 'member', exposure: 'partner',
  input: reminderQuery, output: reminder, changes, request: path,
});

/** Removing what is not there changes nothing. */
export const removeReminder = defineCall({
  name: 'removeReminder', method: 'DELETE', auth: 'member', exposure: 'partner',
  input: reminderQuery, output: nothing, changes, request: path,
});
