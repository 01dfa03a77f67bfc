import * as z from 'zod/mini';

/** What can change under an element's feet. @source design/architecture.md "The session frame tells, nobody polls" */
export const changeSubject = z.enum(['favourites', 'entitlements', 'progress', 'session']);
export type ChangeSubject = z.output<typeof changeSubject>;

/** Told to every element, frame and tab of one viewer. */
export const changed = z.object({ subject: changeSubject, ids: z.array(z.string()) });
export type Changed = z.output<typeof changed>;
