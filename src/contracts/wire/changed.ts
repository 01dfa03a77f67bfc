import * as z from 'zod/mini';

/** What can change while an element shows it; `origins`, which sites may embed the tenant and what each may do. @source design/architecture.md "The session frame tells, nobody polls" */
export const changeSubjects = ['favourites', 'lists', 'progress', 'profile', 'entitlements', 'subscription', 'live', 'reminders', 'room', 'session', 'origins'] as const;
export type ChangeSubject = (typeof changeSubjects)[number];

/** A subject of a newer release passes, and no listener acts on it. */
const anySubject = z.custom<ChangeSubject | (string & {})>((value) => typeof value === 'string' && /^[\w-]{1,40}$/.test(value));

/**
 * Told to the elements, frames and tabs whose viewer it concerns.
 *
 * Without ids everything of the subject may have changed.
 */
export const changed = z.object({ subject: anySubject, ids: z.array(z.string()) });
export type Changed = z.output<typeof changed>;
