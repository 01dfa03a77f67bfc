import * as z from 'zod/mini';
import { instant } from '../wire/instant.ts';
import { listOf } from '../wire/parsing/list-of.ts';
import { sent } from '../wire/sent-text.ts';

/** A programme to come that a viewer wants to be told of. @source design/guide.md "Reminders for future programmes"; chosen: the shape */
export const reminder = z.object({
  programmeId: z.string(),
  title: z.string(),
  /** When it begins on air, whatever the channel's offset. */
  start: instant,
  end: instant,
  /** When the viewer is told. chosen: five minutes before the start */
  remindAt: instant,
  /** That moment has passed, by the platform's clock. */
  due: z._default(z.boolean(), false),
  channel: z.object({ id: z.string(), name: z.string(), eventId: z.string() }),
});
export type Reminder = z.output<typeof reminder>;

/** Those whose programme is not over, the earliest first. */
export const reminders = z.object({ reminders: listOf('reminders.reminders', reminder) });

export const reminderQuery = z.object({ programmeId: sent('id') });
