import * as z from 'zod/mini';
import { listOf } from '../../wire/parsing/list-of.ts';
import { paging } from '../../wire/paging.ts';
import { wholeNumber } from '../../wire/whole-number.ts';
import { contentItem } from '../content-item.ts';
import { sent } from '../../wire/sent-text.ts';

/** The events or releases of one day in the viewer's time zone. `id` is that day, such as `2026-01-31`. */
const scheduleGroup = z.object({ id: z.string(), items: listOf('scheduleGroup.items', contentItem), moreDataAvailable: z.boolean() });
export type ScheduleGroup = z.output<typeof scheduleGroup>;

/** What is to come, day by day. @source design/platform.md "Schedule and releases" */
export const schedule = z.object({ groups: listOf('schedule.groups', scheduleGroup), paging });

/** @source design/platform.md "timezone&groupsPerPage=7&itemsPerGroup=7[&from][&lastSeen]"; `from` is a day, as a group's id */
export const scheduleQuery = z.object({
  timezone: sent('code'), groupsPerPage: z._default(wholeNumber, 7), itemsPerGroup: z._default(wholeNumber, 7),
  from: z.optional(sent('code')), lastSeen: z.optional(sent('cursor')),
});
